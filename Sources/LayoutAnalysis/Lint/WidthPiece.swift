import LayoutModel
import LayoutResolution
import LayoutSimulator

/// A piece of a sweep as rules look at it: a screen for each of its widths, without laying anything out.
///
/// On each strip of the walk every number is affine, so that its two layouts tell all that lie between.
struct WidthPiece {
  /// The widths, the upper end not counted in but for the last piece.
  let widths: ClosedRange<Double>
  /// What the walk was made of there, in order.
  private let strips: [Strip]
  /// The screen that was asked for last, and the strip that it is of.
  private var current: (strip: Int, screen: LintScreen)?

  /// A part of a line with the layouts at its ends; `nil` where UIKit throws.
  struct Strip {
    let widths: ClosedRange<Double>
    let layouts: (start: ScreenLayout, end: ScreenLayout)?

    /// A part of a walk.
    init(_ part: LineWalk.Part) {
      let (start, end) =
        switch part {
        case .strip(let strip): (strip.start, strip.end)
        case .point(let probe, _): (probe, probe)
        }
      widths = start.size.width...end.size.width
      layouts = start.layout.flatMap { start in end.layout.map { (start, $0) } }
    }

    var middle: Double { (widths.lowerBound + widths.upperBound) / 2 }
    var isPoint: Bool { widths.lowerBound == widths.upperBound }
  }

  /// A piece.
  ///
  /// - Parameters:
  ///   - widths: Its widths.
  ///   - strips: Those of the walk, in order, from its own first one on.
  init(_ widths: ClosedRange<Double>, _ strips: some Sequence<Strip>) {
    self.widths = widths
    let isPoint = widths.lowerBound == widths.upperBound
    self.strips = strips.filter { $0.isPoint == isPoint && widths.contains($0.middle) }
  }

  /// The screen in a window of a width.
  ///
  /// - Parameters:
  ///   - width: One of the piece's, or next to them.
  ///   - layOut: Lays out in a window, of a width of which the walk has no layout; `nil` where UIKit throws.
  /// - Returns: The screen; `nil` where UIKit throws.
  mutating func screen(
    at width: Double, layingOut layOut: (Double) throws -> ScreenLayout?
  ) rethrows -> LintScreen? {
    guard let number = strip(at: width) else { return try layOut(width).map { LintScreen($0, isExact: true) } }
    guard let (start, end) = strips[number].layouts else { return nil }
    var screen: LintScreen
    if let current, current.strip == number {
      screen = current.screen
      self.current = nil
    } else {
      screen = LintScreen(start, isExact: true)
    }
    let reach = strips[number].widths
    if reach.upperBound > reach.lowerBound {
      screen.move(toward: end, by: (width - reach.lowerBound) / (reach.upperBound - reach.lowerBound))
    }
    current = (number, screen)
    return screen
  }

  /// The strip whose numbers a width has: of two that it lies between, the nearer one.
  private func strip(at width: Double) -> Int? {
    guard !strips.isEmpty else { return nil }
    var (low, high) = (0, strips.count - 1)
    while low < high {
      let middle = (low + high) / 2
      let border = (strips[middle].widths.upperBound + strips[middle + 1].widths.lowerBound) / 2
      if width < border { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
