import LayoutModel

/// The widths within a piece of a sweep at which edges of a screen pass each other. Between two such widths it doesn't
/// change which views share an area or reach beyond their containers.
///
/// On a piece every edge is affine in the window's width, so the screens at its two ends determine each edge in
/// between. The edges of contents are compared with those of the views around them, of the window, of its safe area,
/// and of each other. The width at which half of a text becomes covered is a zero of a quadratic polynomial, and is
/// found too.
struct EdgeCrossings {
  private let low: LintScreen
  private let high: LintScreen
  /// The fraction of a text's area that must be covered to count.
  private let share: Double
  /// The widths as fractions of the way from the piece's low end to its high one.
  private var parts: [Double] = []

  /// An edge's positions at the two ends of the piece, in points.
  private struct Edge {
    let low: Double
    let high: Double

    func at(_ part: Double) -> Double { low + part * (high - low) }
  }

  /// Returns the widths at which edges pass each other.
  ///
  /// - Parameters:
  ///   - low: The screen at the low end of a piece.
  ///   - high: The screen at its high end.
  ///   - share: The fraction of a text's area that must be covered to count.
  /// - Returns: The widths strictly between the two, in ascending order.
  /// - Complexity: Quadratic in the screen's contents.
  static func widths(from low: LintScreen, to high: LintScreen, share: Double) -> [Double] {
    guard low.views.count == high.views.count else { return [] }
    var crossings = EdgeCrossings(low: low, high: high, share: share)
    crossings.find()
    let (start, end) = (low.window.width, high.window.width)
    return crossings.parts.sorted().map { start + $0 * (end - start) }
  }

  private mutating func find() {
    let contents = low.toldPlaces.filter { low.views[$0].isContent && !low.views[$0].isBarItem }
    for place in contents {
      let outer = Array(low.placesOfSuperviews(of: place))
      for axis in Axis.allCases {
        let around = outer.flatMap { edges(of: $0, axis) } + edges(axis) { $0.window } + edges(axis) { $0.safeArea }
        note(edges(of: place, axis), around)
      }
    }
    for (number, first) in contents.enumerated() {
      for second in contents[(number + 1)...] where mayMeet(first, second) { note(first, second) }
    }
  }

  /// Tells whether two views share a space in which they may overlap.
  private func mayMeet(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (low.views[first], low.views[second])
    guard a.unit == b.unit, a.controller == b.controller, !low.isWithin(second, first) else { return false }
    return Axis.allCases.allSatisfy { axis in
      let (one, other) = (edges(of: first, axis), edges(of: second, axis))
      // The span from its least first edge to its greatest last edge contains the view at every width in between.
      func least(_ edges: [Edge]) -> Double { edges.map { min($0.low, $0.high) }.min() ?? 0 }
      func greatest(_ edges: [Edge]) -> Double { edges.map { max($0.low, $0.high) }.max() ?? 0 }
      return least(one) < greatest(other) && least(other) < greatest(one)
    }
  }

  /// Adds the widths at which edges of two contents, or of views that clip them, pass each other.
  private mutating func note(_ first: Int, _ second: Int) {
    let before = parts.count
    for axis in Axis.allCases {
      let clippers = [first, second].compactMap { low.views[$0].clipper }
      note(
        edges(of: first, axis), edges(of: second, axis) + clippers.flatMap { edges(of: $0, axis) })
      note(edges(of: second, axis), clippers.flatMap { edges(of: $0, axis) })
    }
    guard low.views[first].showsText else { return }
    let ends = ([0, 1] + parts[before...]).sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where end - start > Self.least {
      noteShare(first, second, start, end)
    }
  }

  /// Adds the widths at which one content begins or ceases to cover a fraction of another though no edges pass each
  /// other.
  private mutating func noteShare(_ first: Int, _ second: Int, _ start: Double, _ end: Double) {
    func excess(_ part: Double) -> Double {
      let (a, b) = (frame(of: first, at: part), frame(of: second, at: part))
      return a.intersection(b).area - share * a.area
    }
    // The polynomial through three points, in t from 0 to 1.
    let (c, middle, last) = (excess(start), excess((start + end) / 2), excess(end))
    let a = 2 * (last + c) - 4 * middle
    let b = last - c - a
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return }
    let root = discriminant.squareRoot()
    // The numerically stable form: one root from the terms of equal sign, the other from the product of the roots
    // (Vieta).
    let sum = -0.5 * (b + (b < 0 ? -root : root))
    for zero in [sum / a, c / sum] where zero > 0 && zero < 1 { parts.append(start + zero * (end - start)) }
  }

  // MARK: Edges

  private mutating func note(_ edges: [Edge], _ others: [Edge]) {
    for edge in edges {
      for other in others {
        let (before, after) = (edge.low - other.low, edge.high - other.high)
        guard before * after < 0 else { continue }
        let part = before / (before - after)
        if part > Self.least, part < 1 - Self.least { parts.append(part) }
      }
    }
  }

  /// The fraction of the way below which an edge counts as at the end.
  private static let least = 1e-9

  private func edges(of place: Int, _ axis: Axis) -> [Edge] {
    func body(_ screen: LintScreen) -> Rect { screen.body(of: screen.views[place]) }
    let frame = edges(axis) { $0.views[place].frame }
    return low.views[place].frame == body(low) ? frame : frame + edges(axis, body)
  }

  private func edges(_ axis: Axis, _ rect: (LintScreen) -> Rect) -> [Edge] {
    let (a, b) = (rect(low), rect(high))
    return axis == .horizontal
      ? [Edge(low: a.x, high: b.x), Edge(low: a.maxX, high: b.maxX)]
      : [Edge(low: a.y, high: b.y), Edge(low: a.maxY, high: b.maxY)]
  }

  private func frame(of place: Int, at part: Double) -> Rect {
    let (a, b) = (low.views[place].frame, high.views[place].frame)
    let x = Edge(low: a.x, high: b.x).at(part)
    let y = Edge(low: a.y, high: b.y).at(part)
    return Rect(
      x: x, y: y, width: Edge(low: a.width, high: b.width).at(part),
      height: Edge(low: a.height, high: b.height).at(part))
  }
}
