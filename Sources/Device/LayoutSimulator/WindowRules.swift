package import LayoutModel

/// The rules of windows in a window, apart from its size: everything that changes by steps as the window grows
/// (`WindowStep`). Margins of rows depend on the width of their list, and are decisions of a layout.
package struct WindowRules: Hashable, Sendable {
  /// The window's surroundings and its kind.
  package let surroundings: Surroundings
  private let leastMargins: EdgeInsets
  private let readableWidth: Double?

  /// All rules except margins.
  package struct Surroundings: Hashable, Sendable {
    fileprivate let traits: Traits
    fileprivate let safeAreaInsets: EdgeInsets
  }

  /// The rules in a window.
  package init(_ window: Window) {
    let behavior = SystemBehavior(window.traits.systemVersion)
    surroundings = Surroundings(traits: window.traits, safeAreaInsets: window.safeAreaInsets)
    leastMargins = window.layoutMargins ?? behavior.systemMinimumLayoutMargins(in: window)
    readableWidth = behavior.readableWidth(of: window.size.width, window.traits)
  }
}
