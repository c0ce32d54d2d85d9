import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// The sides on which a rectangle reaches beyond another by more than a tolerance, and how far.
struct Protrusion {
  /// The excess on the left, the right, the upper and the lower side; 0 where it doesn't count.
  private var excesses: SIMD4<Double>

  private static let allSides = Axis.allCases.flatMap { axis in
    [false, true].map { LintBasis.Side(axis: axis, isFar: $0) }
  }

  /// Compares the sides of two rectangles.
  ///
  /// - Parameters:
  ///   - inner: The rectangle.
  ///   - outer: The rectangle that it may reach beyond.
  ///   - tolerance: The excess that doesn't count, in points.
  init(of inner: Rect, beyond outer: Rect, _ tolerance: Double) {
    let all = SIMD4(outer.x - inner.x, inner.maxX - outer.maxX, outer.y - inner.y, inner.maxY - outer.maxY)
    excesses = all.replacing(with: 0, where: .!(all .> max(tolerance, 0)))
  }

  /// The sides on which the rectangle reaches beyond, and how far.
  var sides: [(side: LintBasis.Side, excess: Double)] {
    Self.allSides.indices.filter { excesses[$0] > 0 }.map { (Self.allSides[$0], excesses[$0]) }
  }

  /// A Boolean value that tells whether the rectangle reaches beyond on the upper side.
  var isAbove: Bool { excesses[2] > 0 }

  /// A Boolean value that tells whether the rectangle reaches beyond on no side.
  var isEmpty: Bool { excesses == .zero }

  /// The excess on the worse of two sides, across and down.
  var excess: Size { Size(width: max(excesses[0], excesses[1]), height: max(excesses[2], excesses[3])) }

  /// Returns the protrusion with only the sides that another protrusion has too. The other one, of a label's text, is computed only if this
  /// one isn't empty.
  func keeping(sidesOf other: () -> Protrusion) -> Protrusion {
    guard !isEmpty else { return self }
    var protrusion = self
    protrusion.excesses.replace(with: 0, where: other().excesses .== 0)
    return protrusion
  }

  /// Removes the sides along an axis.
  mutating func excuse(_ axis: Axis) {
    let first = axis == .horizontal ? 0 : 2
    excesses[first] = 0
    excesses[first + 1] = 0
  }

  /// The sides and the excess in words: `24 pt below`, `8 pt left of and 24 pt below`.
  var words: String {
    sides.map { side, excess in
      let name =
        side.axis == .horizontal ? (side.isFar ? "right of" : "left of") : (side.isFar ? "below" : "above")
      return "\(points(excess)) pt \(name)"
    }.listed("and")
  }
}

extension LintScreen {
  /// Measures how far a view reaches beyond the window or a superview. An axis along which the view fills it, as a
  /// background does, doesn't count.
  ///
  /// A view that shows text or can be touched never counts as filling. Another view fills an axis if it covers both
  /// sides: it reaches about as far beyond each, or is tied to both.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - rect: The part of it that counts.
  ///   - outer: The rectangle that it may reach beyond.
  ///   - tolerance: The excess that doesn't count, in points.
  /// - Returns: The sides on which it reaches beyond, and how far.
  func protrusion(of view: LintView, _ rect: Rect, beyond outer: Rect, _ tolerance: Double) -> Protrusion {
    var protrusion = Protrusion(of: rect, beyond: outer, tolerance)
    guard !protrusion.isEmpty, !view.showsText, !view.isControl, !view.isControlClass else { return protrusion }
    let ends = [
      (Axis.horizontal, outer.x - rect.x, rect.maxX - outer.maxX),
      (.vertical, outer.y - rect.y, rect.maxY - outer.maxY),
    ]
    for (axis, near, far) in ends where near >= 0 && far >= 0 {
      if abs(near - far) <= max(pixel, Self.evenness * max(near, far)) || isTiedAtBothEnds(view, along: axis) {
        protrusion.excuse(axis)
      }
    }
    return protrusion
  }

  /// The maximum difference between two excesses that are about equal, as a fraction of the larger.
  private static let evenness = 0.1

  /// Tells whether both edges of a view along an axis follow something else, by constraints or by its mask, so that its
  /// length does too.
  private func isTiedAtBothEnds(_ view: LintView, along axis: Axis) -> Bool {
    let tree = tree(of: view)
    guard !tree.followsMask(view.index) else {
      let mask = view.view.autoresizingMask
      return mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight)
    }
    var ends: Set<Double> = []
    for constraint in tree.constraints where constraint.isActive && constraint.relation == .equal {
      guard let second = constraint.second else { continue }
      for (term, other) in [(constraint.first, second), (second, constraint.first)] where term.view == view.index {
        // A view inside this one follows it instead.
        guard term.attribute.axis == axis, !term.attribute.isSize,
          let around = self.view(controller: view.controller, other.view.position),
          !isWithin(place(of: around), place(of: view))
        else { continue }
        ends.insert(term.attribute.fraction)
      }
    }
    return ends.isSuperset(of: [0, 1])
  }
}
