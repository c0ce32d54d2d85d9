package import LayoutModel

/// What the rules of windows are in a window, beside its size: all of it that changes by steps as it grows (`WindowStep`).
/// Margins of rows go by the width of their list, and are decisions of a layout.
package struct WindowRules: Hashable, Sendable {
  /// What is around the window, and what kind of window it is.
  package let surroundings: Surroundings
  private let leastMargins: EdgeInsets
  private let readableWidth: Double?

  /// All but margins.
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
