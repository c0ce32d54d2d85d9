package import LayoutModel
package import LayoutResolution

/// An assertion as numbers: the shortfall of each comparison in it, in points; zero or less where a comparison holds.
///
///     a <= b          a - b
///     a == b          a - b, b - a
///     A inside B      how far A reaches over each of B's four edges
///     A clear of B    how far A reaches into B from each of four sides; one side free is enough
///     A fits          what the text lacks in width, and in height, at its smallest
package struct Comparison: Hashable, Sendable {
  package let assertion: Assertion

  package init(_ assertion: Assertion) {
    self.assertion = assertion
  }

  /// The number of shortfalls.
  package var count: Int {
    switch assertion.statement {
    case .comparison(let constraint): constraint.relation == .equal ? 2 : 1
    case .inside, .clear: 4
    case .fits: 2
    }
  }

  /// True if one successful comparison is enough.
  var isDisjunction: Bool { if case .clear = assertion.statement { true } else { false } }

  /// The shortfall where the assertion doesn't apply: its items are missing, or it is for other traits.
  private static let nothing = -1e8

  /// Returns the shortfalls in a layout.
  func shortfalls(in layout: ScreenLayout) -> [Double] {
    let traits = layout.window.traits
    let none = Array(repeating: Self.nothing, count: count)
    guard assertion.when.holds(for: traits) else { return none }
    let geometry = ScreenGeometry(layout)
    switch assertion.statement {
    case .comparison(let constraint): return shortfalls(of: constraint, geometry) ?? none
    case .inside(let first, let second):
      guard let (a, b) = frames(first, second, geometry) else { return none }
      return [b.x - a.x, b.y - a.y, a.maxX - b.maxX, a.maxY - b.maxY]
    case .clear(let first, of: let second):
      guard let (a, b) = frames(first, second, geometry) else { return none }
      return [a.maxX - b.x, b.maxX - a.x, a.maxY - b.y, b.maxY - a.y]
    case .fits(let id):
      guard let fit = geometry.item(.id(id)).flatMap(geometry.textFit) else { return none }
      return [fit.least.width - fit.available.width, fit.least.height - fit.available.height]
    }
  }

  /// Returns the discrete decision that the shortfalls depend on: the number of lines that a text takes.
  package func decision(in layout: ScreenLayout) -> Int {
    guard case .fits(let id) = assertion.statement else { return 0 }
    let geometry = ScreenGeometry(layout)
    return geometry.item(.id(id)).flatMap(geometry.textFit)?.lines ?? 0
  }

  private func frames(
    _ first: Constraint.Item, _ second: Constraint.Item, _ geometry: ScreenGeometry
  ) -> (Rect, Rect)? {
    guard let a = geometry.item(first), let b = geometry.item(second) else { return nil }
    return (geometry.frame(of: a), geometry.frame(of: b))
  }

  private func shortfalls(of constraint: Constraint, _ geometry: ScreenGeometry) -> [Double]? {
    guard let first = geometry.item(constraint.firstItem) else { return nil }
    var right = constraint.constant
    let attributes = [constraint.firstAttribute] + [constraint.second?.attribute].compactMap(\.self)
    // As for a constraint between the items, horizontal positions count from the right where text runs that way.
    let isMirrored =
      attributes.allSatisfy { $0.axis == .horizontal && !$0.isSize && $0.isDirectional != false }
      && geometry.direction(around: first) == .rightToLeft
    if let second = constraint.second {
      guard let item = geometry.item(second.item) else { return nil }
      right += second.multiplier * value(second.attribute, of: item, geometry, isMirrored: isMirrored)
    }
    let difference = value(constraint.firstAttribute, of: first, geometry, isMirrored: isMirrored) - right
    switch constraint.relation {
    case .equal: return [difference, -difference]
    case .lessThanOrEqual: return [difference]
    case .greaterThanOrEqual: return [-difference]
    }
  }

  private func value(
    _ attribute: ConstraintAttribute, of item: ScreenGeometry.Item, _ geometry: ScreenGeometry, isMirrored: Bool
  ) -> Double {
    let rectangle = geometry.rectangle(of: item, for: attribute)
    let isHorizontal = attribute.axis == .horizontal
    let length = isHorizontal ? rectangle.width : rectangle.height
    guard !attribute.isSize else { return length }
    let runsLeft = attribute.isDirectional == true && geometry.direction(around: item) == .rightToLeft
    let fraction = runsLeft ? 1 - attribute.fraction : attribute.fraction
    let location = (isHorizontal ? rectangle.x : rectangle.y) + fraction * length
    return isMirrored ? geometry.windowWidth - location : location
  }
}
