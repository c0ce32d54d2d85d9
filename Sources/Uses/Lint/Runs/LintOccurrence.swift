import Documents
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import Notations
import Sweeps

/// Something that a run meets besides the screens: rules of facts find what is wrong with it.
enum LintOccurrence {
  /// A layout under requested conditions, in whatever orientation.
  case laidOut(ScreenLayout)
  /// The pieces of a sweep over the range of widths, and the position of the screen's root.
  case swept([Sweep.Piece], SourcePosition?)
  /// An error that prevents a layout; the position stands for the whole file.
  case failed(any Error, SourcePosition?)
  /// The things in an Interface Builder file that aren't understood.
  case warned([InputWarning])
  /// A scene that no orientation shows, and its position.
  case neverShown(SourcePosition?)
  /// The ignore settings that hid nothing.
  case unusedIgnores([UnusedIgnore])

  /// An ignore setting that hid nothing.
  struct UnusedIgnore {
    let setting: IgnoredRule
    /// The id of the view that it is on; `nil` for the scene's.
    let viewID: String?
    /// A Boolean that tells whether the rule is on. Nothing is known about a rule that is off.
    let isActive: Bool
  }
}

/// An assertion about a scene.
enum AssertionFact {
  /// An assertion that must hold for a layout, and the scene in resizable windows.
  case layout(Assertion, ScreenLayout, resized: () throws -> ResizedScreen?)
  /// An assertion that fails over the range of widths.
  case range(AssertionResult)
}

/// A screen on its Interface Builder file's canvas: with the computed frames, and with the frames that its author drew.
struct DrawnScreen {
  let laidOut: LintScreen
  let drawn: LintScreen
  let canvas: Canvas
  /// The pairs of contents as drawn.
  let pairs: DrawnPairs

  init(_ laidOut: LintScreen, on canvas: Canvas) {
    self.laidOut = laidOut
    drawn = LintScreen(laidOut.layout, asDrawnOn: canvas)
    self.canvas = canvas
    pairs = DrawnPairs(drawn)
  }
}
