import LayoutModel
import LayoutResolution

/// The numbers of frames that an assertion fails by: they have to be known for it to be known that it fails.
extension Comparison {
  /// A number that it compares with nothing.
  enum Quantity {
    /// A sum of multiples of lengths and of places in the window.
    case places([Place])
    /// The lengths that a text lacks along some axes.
    case text(ScreenGeometry.Item, [Axis])
  }

  /// A multiple of a length of an item, or of a place within it.
  struct Place {
    let item: ScreenGeometry.Item
    let axis: Axis
    let isLength: Bool
    /// From 0, the near edge, to 1, the far one.
    let fraction: Double
    let factor: Double
  }

  /// The numbers of which too much is lacking in a layout; none where the assertion holds, or says nothing.
  func quantities(in layout: ScreenLayout) -> [Quantity] {
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
  ) -> [Place] {
    [
      Place(item: first, axis: axis, isLength: false, fraction: fraction, factor: 1),
      Place(item: second, axis: axis, isLength: false, fraction: other, factor: -1),
    ]
  }

  private func place(
    _ attribute: ConstraintAttribute, of item: ScreenGeometry.Item, _ geometry: ScreenGeometry, times factor: Double
  ) -> Place {
    let runsLeft = attribute.isDirectional == true && geometry.direction(around: item) == .rightToLeft
    return Place(
      item: item, axis: attribute.axis, isLength: attribute.isSize,
      fraction: runsLeft ? 1 - attribute.fraction : attribute.fraction, factor: factor)
  }
}
