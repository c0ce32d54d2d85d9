import LayoutModel
import LayoutResolution

/// Two numbers of a screen that an assertion compares.
struct Comparison: Hashable, Sendable {
  /// The two sides in a layout.
  func sides(in layout: ScreenLayout) -> [Double] { [] }
}
