import LayoutModel

/// The distribution along the axis.
extension StackArrangement {
  /// Places neighbours at their distances and the ends at the canvas; then the distribution shares the length.
  mutating func implyDistribution() {
    implySpacing()
    connect(.arranged(0), along.near, .equal)
    connect(.arranged(views.count - 1), along.far, .equal)
    switch settings.distribution {
    case .fill: break
    case .fillEqually: implyEqualLengths()
    case .fillProportionally: implyProportions()
    case .equalSpacing: implyEqualGaps(from: along.far, to: along.near)
    case .equalCentering: implyEqualGaps(from: along.center, to: along.center)
    }
  }

  /// Spaces the views. Distances are between edges, or between baselines in a vertical stack view with that setting;
  /// where gaps are made equal, they are minimums.
  private mutating func implySpacing() {
    let isBaselineRelative = settings.isBaselineRelativeArrangement && settings.axis == .vertical
    let (near, far) = isBaselineRelative ? (.firstBaseline, .lastBaseline) : (along.near, along.far)
    for (index, gap) in gaps.enumerated() {
      let relation: ConstraintRelation = hasEqualGaps && gap.isFlexible ? .greaterThanOrEqual : .equal
      imply(.spacing, .arranged(index + 1), near, relation, .arranged(index), far, constant: gap.length)
    }
  }

  private var hasEqualGaps: Bool {
    settings.distribution == .equalSpacing || settings.distribution == .equalCentering
  }

  private mutating func implyEqualLengths() {
    for index in shown.dropFirst() {
      imply(.fillEqually, .arranged(index), along.length, .equal, .arranged(shown[0]))
    }
  }

  /// Gives each view its share of the stack view's whole length, margins included, by its natural length. The
  /// priorities count down, so the last view pays where the sum doesn't fit. A view without a natural length has no
  /// share, as in a copy that was compared with iOS 9 (<doc:AutoLayout#Stack-views>).
  private mutating func implyProportions() {
    let lengths = views.map { $0.naturalSize[settings.axis] }
    let total = shown.reduce(0) { $0 + (lengths[$1] ?? 0) } + gaps.reduce(0) { $0 + $1.length }
    for index in shown {
      guard let length = lengths[index], total > 0, Magnitude.isSoundMultiplier(length / total) else { continue }
      let priority = shown.count == 1 ? Priority.required : countingDown(from: 999, index)
      imply(
        .fillProportionally, .arranged(index), along.length, .equal, .stack, multiplier: length / total,
        priority: priority)
    }
  }

  /// Adds guides between the shown views, all equally long: required between edges, optional between centres.
  private mutating func implyEqualGaps(from start: ConstraintAttribute, to end: ConstraintAttribute) {
    var first: StackConstraint.Item?
    for (number, (former, latter)) in zip(shown, shown.dropFirst()).enumerated() {
      let guide = addGuide("UISV-distributing[\(number)]")
      imply(.distributingEdge, guide, along.near, .equal, .arranged(former), start)
      imply(.distributingEdge, guide, along.far, .equal, .arranged(latter), end)
      guard let first else {
        first = guide
        continue
      }
      let isOptional = settings.distribution == .equalCentering
      imply(
        .fillEqually, guide, along.length, .equal, first,
        priority: isOptional ? countingDown(from: behavior.priorityOfEqualCentering, number - 1) : .required)
    }
    fitCanvas(along.length)
  }

  /// A priority that is lower for each further index, but at least 1.
  private func countingDown(from highest: Double, _ number: Int) -> Priority {
    Priority(rawValue: max(1, highest - Double(number))) ?? .fittingSizeLevel
  }
}
