import LayoutModel
import LayoutResolution

/// The findings that others follow from: a length that constraints leave open, and a conflict.
///
///     “Stack” needs a constraint for its height          its buttons collide, and the last one is outside the window
extension LintScreen {
  /// Returns the key of the finding of `conflict` or `ambiguous` that a finding about frames follows from; `nil` if neither decides the
  /// frames.
  func cause(of basis: LintBasis) -> LintFindings.Key? {
    guard !brokenConstraints.isEmpty || hasOpenViews else { return nil }
    switch basis {
    case .declarations, .constraint, .conflict, .openness, .assertion: return nil
    case .lengths(let view, let axes, _):
      return axes.lazy.compactMap { self.cause(ofLengthOf: view, along: $0) }.first
    case .protrusion(let view, let outer, let protrusion, _):
      return protrusion.sides.lazy.compactMap { side, _ in
        self.cause(of: side, of: view) ?? outer.flatMap { self.cause(of: side, of: $0) }
      }.first
    case .overlap(let first, let second):
      return Axis.allCases.lazy.flatMap { axis in self.facing(first, second, axis).map { (axis, $0.near, $0.far) } }
        .compactMap { axis, near, far in
          self.cause(of: LintBasis.Side(axis: axis, isFar: true), of: near)
            ?? self.cause(of: LintBasis.Side(axis: axis, isFar: false), of: far)
        }.first
    }
  }

  /// The cause of a view's length.
  private func cause(ofLengthOf view: LintView, along axis: Axis) -> LintFindings.Key? {
    if let broken = conflict(deciding: view, along: axis) { return key(of: broken) }
    return isLengthOpen(of: view, along: axis) ? keyOfOpenness(of: view) : nil
  }

  /// The cause of the position of a view's side in the window: its own place, for a far side its length too, and the places of the views
  /// around it.
  private func cause(of side: LintBasis.Side, of view: LintView) -> LintFindings.Key? {
    if let broken = conflict(deciding: view, along: side.axis) { return key(of: broken) }
    let position: AmbiguousAttributes = side.axis == .horizontal ? .x : .y
    let length: AmbiguousAttributes = side.axis == .horizontal ? .width : .height
    let own = ambiguity(of: view)
    if own.contains(position) || side.isFar && own.contains(length), let key = keyOfOpenness(of: view) { return key }
    return superviews(of: place(of: view)).lazy
      .filter { $0.controller == view.controller && self.ambiguity(of: $0).contains(position) }
      .compactMap { self.keyOfOpenness(of: $0) }.first
  }

  private func key(of broken: BrokenConstraint) -> LintFindings.Key {
    LintFindings.Key(
      rule: LintRule.conflict.id, view: view(controller: broken.controller, broken.firstItem).map(id),
      partner: broken.id)
  }

  /// The key of the finding that says why a view is open; `nil` if none does.
  private func keyOfOpenness(of view: LintView) -> LintFindings.Key? {
    openViews(ofController: view.controller).toldCause(of: view.index.position).map {
      LintFindings.Key(rule: LintRule.ambiguous.id, view: id(of: $0), partner: nil)
    }
  }
}
