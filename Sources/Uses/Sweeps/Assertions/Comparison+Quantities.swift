package import LayoutModel
package import LayoutResolution

/// The lengths and positions that an assertion depends on: they must be known before it is known to fail.
extension Comparison {
  /// A quantity that has a shortfall of its own.
  package enum Quantity {
    /// A sum of multiples of lengths and of positions in the window.
    case places([Multiple])
    /// The room that a text needs along some axes.
    case text(ScreenGeometry.Item, [Axis])
  }

  /// A multiple of an item's length, or of a position within it.
  package struct Multiple {
    package let item: ScreenGeometry.Item
    package let axis: Axis
    package let isLength: Bool
    /// The position, from 0 at the near edge to 1 at the far one.
    package let fraction: Double
    package let factor: Double
  }

  /// Returns the quantities whose shortfall is too large in a layout; none where the assertion holds or doesn't apply.
  package func quantities(in layout: ScreenLayout) -> [Quantity] {
    let shortfalls = shortfalls(in: layout)
    let lacking = shortfalls.indices.filter { shortfalls[$0] > SweepTolerances.lacking }
    let geometry = ScreenGeometry(layout)
    switch assertion.statement {
    case .comparison(let constraint):
      guard !lacking.isEmpty, let first = geometry.item(constraint.firstItem) else { return [] }
      var places = [place(constraint.firstAttribute, of: first, geometry, times: 1)]
      if let second = constraint.second, let item = geometry.item(second.item) {
        places.append(place(second.attribute, of: item, geometry, times: -second.multiplier))
      }
      return [.places(places)]
    case .inside(let first, let second):
      guard let a = geometry.item(first), let b = geometry.item(second) else { return [] }
      return lacking.map { index in
        // Left, top, right, bottom.
        let fraction = index < 2 ? 0.0 : 1
        return .places(between(a, fraction, b, fraction, index % 2 == 0 ? .horizontal : .vertical))
      }
    case .clear(let first, of: let second):
      guard lacking.count == count, let a = geometry.item(first), let b = geometry.item(second) else { return [] }
      return lacking.map { index in
        let axis: Axis = index < 2 ? .horizontal : .vertical
        return index % 2 == 0 ? .places(between(a, 1, b, 0, axis)) : .places(between(b, 1, a, 0, axis))
      }
    case .fits(let id):
      guard let item = geometry.item(.id(id)), !lacking.isEmpty else { return [] }
      return [.text(item, lacking.map { $0 == 0 ? .horizontal : .vertical })]
    }
  }

  private func between(
    _ first: ScreenGeometry.Item, _ fraction: Double, _ second: ScreenGeometry.Item, _ other: Double, _ axis: Axis
  ) -> [Multiple] {
    [
      Multiple(item: first, axis: axis, isLength: false, fraction: fraction, factor: 1),
      Multiple(item: second, axis: axis, isLength: false, fraction: other, factor: -1),
    ]
  }

  private func place(
    _ attribute: ConstraintAttribute, of item: ScreenGeometry.Item, _ geometry: ScreenGeometry, times factor: Double
  ) -> Multiple {
    let runsLeft = attribute.isDirectional == true && geometry.direction(around: item) == .rightToLeft
    return Multiple(
      item: item, axis: attribute.axis, isLength: attribute.isSize,
      fraction: runsLeft ? 1 - attribute.fraction : attribute.fraction, factor: factor)
  }
}
