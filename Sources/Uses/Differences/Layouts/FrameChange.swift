import Documents
import LayoutOutput

/// The change of a view's frame itself, without what follows from its superview's size.
struct FrameChange {
  /// The change in one number of a frame.
  struct Part: Hashable {
    let name: String
    let expected: Double
    let actual: Double

    /// The change, rounded to thousandths of a point so that equal changes are equal.
    var amount: Double { (actual - expected).thousandths }

    var words: String { "\(name) \(JSONText.number(expected)) → \(JSONText.number(actual))" }
  }

  /// The difference that rounding to thousandths may cause between two numbers.
  static let tolerance = 0.000_5
  /// The difference that rounding to pixels may cause in a superview that moved.
  private static let pixel = 0.5 + tolerance

  /// The numbers that changed and that the superview doesn't explain.
  let parts: [Part]

  /// Creates the change between two frames, each given as x, y, width and height.
  ///
  /// - Parameters:
  ///   - expected: The expected frame.
  ///   - actual: The actual frame.
  ///   - superviews: The superview's two frames; `nil` for a view in the window.
  ///   - isCarried: Whether a view around it moved or changed its size, which may change how its edges are rounded.
  init(
    from expected: [Double], to actual: [Double], superviews: (expected: [Double], actual: [Double])?, isCarried: Bool
  ) {
    var parts: [Part] = []
    for (index, name) in [(0, "x"), (1, "y")] {
      let (old, new) = (Span(expected, index), Span(actual, index))
      let outer = superviews.map { (expected: $0.expected[index + 2], actual: $0.actual[index + 2]) }
      guard !Self.follows(old, new, outer, isCarried ? Self.pixel : Self.tolerance) else { continue }
      if abs(old.start - new.start) > Self.tolerance {
        parts.append(Part(name: name, expected: old.start, actual: new.start))
      }
      if abs(old.length - new.length) > Self.tolerance {
        parts.append(Part(name: index == 0 ? "width" : "height", expected: old.length, actual: new.length))
      }
    }
    // In the order of a frame: x, y, width, height.
    self.parts = parts.filter { $0.name.count == 1 } + parts.filter { $0.name.count > 1 }
  }

  /// The start and length of a view along an axis.
  private struct Span {
    let start: Double
    let length: Double

    init(_ frame: [Double], _ index: Int) {
      start = frame[index]
      length = frame[index + 2]
    }

    var end: Double { start + length }
  }

  /// Tells whether each edge went where a superview of changed length takes it: at its old distance from the near edge,
  /// the far edge or the middle, or at its old fraction of the length.
  private static func follows(
    _ old: Span, _ new: Span, _ outer: (expected: Double, actual: Double)?, _ tolerance: Double
  ) -> Bool {
    func isKept(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= tolerance }
    guard let outer, abs(outer.expected - outer.actual) > Self.tolerance else {
      return isKept(old.start, new.start) && isKept(old.length, new.length)
    }
    let growth = outer.actual - outer.expected
    func isTaken(_ old: Double, _ new: Double) -> Bool {
      isKept(old, new) || isKept(old + growth, new) || abs(old + growth / 2 - new) <= pixel
        || (outer.expected > 0 && abs(old * outer.actual / outer.expected - new) <= pixel)
    }
    return isTaken(old.start, new.start) && isTaken(old.end, new.end)
  }
}
