import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// The sides on which a rectangle reaches beyond another by more than a tolerance, and how far.
struct Protrusion {
  private(set) var sides: [(side: LintBasis.Side, excess: Double)]

  /// Compares the sides of two rectangles.
  ///
  /// - Parameters:
  ///   - inner: The rectangle.
  ///   - outer: The rectangle that it may reach beyond.
  ///   - tolerance: The excess that doesn't count, in points.
  init(of inner: Rect, beyond outer: Rect, _ tolerance: Double) {
    let all: [(side: LintBasis.Side, excess: Double)] = [
      (LintBasis.Side(axis: .horizontal, isFar: false), outer.x - inner.x),
      (LintBasis.Side(axis: .horizontal, isFar: true), inner.maxX - outer.maxX),
      (LintBasis.Side(axis: .vertical, isFar: false), outer.y - inner.y),
      (LintBasis.Side(axis: .vertical, isFar: true), inner.maxY - outer.maxY),
    ]
    // Most rectangles have no such side, and then nothing is allocated.
    sides = all.contains { $0.excess > tolerance } ? all.filter { $0.excess > tolerance } : []
  }

  /// A Boolean value that tells whether the rectangle reaches beyond on no side.
  var isEmpty: Bool { sides.isEmpty }

  /// The excess on the worse of two sides, across and down.
  var excess: Size {
    Size(width: largest(along: .horizontal), height: largest(along: .vertical))
  }

  private func largest(along axis: Axis) -> Double {
    sides.filter { $0.side.axis == axis }.map(\.excess).max() ?? 0
  }

  /// Returns the protrusion with only the sides that another one has too: of a label that of its text, which is asked for only where
  /// there are any.
  func keeping(sidesOf other: () -> Protrusion) -> Protrusion {
    guard !sides.isEmpty else { return self }
    let kept = other().sides.map(\.side)
    var protrusion = self
    protrusion.sides.removeAll { !kept.contains($0.side) }
    return protrusion
  }

  /// Removes the sides along an axis.
  mutating func excuse(_ axis: Axis) { sides.removeAll { $0.side.axis == axis } }

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
