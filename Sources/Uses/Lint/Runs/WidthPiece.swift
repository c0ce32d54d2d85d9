import LayoutModel
import LayoutResolution
import LayoutSimulator
import Sweeps

/// A piece of a sweep as rules see it: it has a screen for each of its widths without further layouts.
///
/// On each strip of the walk every number is affine, so its two layouts determine all those between.
struct WidthPiece {
  /// The widths; the upper end belongs only to the last piece.
  let widths: ClosedRange<Double>
  /// The strips of the walk, in order.
  private let strips: [Strip]
  /// The subject that findings on the screens count for.
  private let subject: LintFindings.Subject
  /// The last screen that was asked for, and its strip.
  private var current: (strip: Int, screen: LintScreen)?

  /// A part of a line with the layouts at its ends; these are `nil` if UIKit throws.
  struct Strip {
    let widths: ClosedRange<Double>
    let layouts: (start: ScreenLayout, end: ScreenLayout)?

    /// Creates a strip from a part of a walk.
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

  /// Creates a piece.
  ///
  /// - Parameters:
  ///   - widths: Its widths.
  ///   - subject: The subject that findings on the screens count for.
  ///   - strips: The walk's strips, in order, from the piece's first one on.
  init(_ widths: ClosedRange<Double>, of subject: LintFindings.Subject, _ strips: some Sequence<Strip>) {
    self.widths = widths
    self.subject = subject
    let isPoint = widths.lowerBound == widths.upperBound
    self.strips = strips.filter { $0.isPoint == isPoint && widths.contains($0.middle) }
  }

  /// Returns the screen in a window of a width.
  ///
  /// - Parameters:
  ///   - width: A width in the piece, or next to it.
  ///   - layOut: Lays out in a window whose width has no layout in the walk; `nil` if UIKit throws.
  /// - Returns: The screen; `nil` if UIKit throws.
  mutating func screen(
    at width: Double, layingOut layOut: (Double) throws -> ScreenLayout?
  ) rethrows -> LintScreen? {
    guard let number = strip(at: width) else {
      return try layOut(width).map { LintScreen($0, of: subject, isExact: true) }
    }
    guard let (start, end) = strips[number].layouts else { return nil }
    let known = current.flatMap { $0.strip == number ? $0.screen : nil }
    var screen = known ?? LintScreen(start, of: subject, isExact: true)
    let reach = strips[number].widths
    if reach.upperBound > reach.lowerBound {
      let share = (width - reach.lowerBound) / (reach.upperBound - reach.lowerBound)
      screen = LintScreen(screen, movedToward: end, by: share)
    }
    current = (number, screen)
    return screen
  }

  /// Returns the strip that gives the numbers at a width; between two strips, the nearer one.
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
