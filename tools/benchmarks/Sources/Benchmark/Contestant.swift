import LayoutKit

/// An engine with a screen before it, made ready outside the clock: nothing is laid out yet.
protocol Contestant {
  /// Takes the screen in and lays it out in portrait.
  func start() throws -> any Run
}

/// A screen that an engine has taken in.
protocol Run: AnyObject {
  /// Lays out in a window.
  func resize(to orientation: Orientation) throws

  /// Lays out in a window, and says where every view is: in the root's coordinates, in preorder.
  func frames(in orientation: Orientation) throws -> [Rect]
}

/// How the window is turned.
enum Orientation: Int {
  case portrait, landscape
}

/// Makes contestants, as many as wanted.
typealias Engine = () -> any Contestant
