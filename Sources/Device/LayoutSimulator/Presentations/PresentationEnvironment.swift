package import LayoutModel

/// The environment of a presentation: a window, and everything else that decides the place of a presented view.
package struct PresentationEnvironment: Hashable, Sendable {
  /// The presenter's window, with its size, safe area and traits; lengths are in its coordinates, in points.
  package var window: Window
  /// The height of the status bar, 0 where it is hidden.
  package var statusBarHeight: Double
  /// The height of the keyboard from the window's bottom, `nil` where it doesn't show.
  package var keyboardHeight: Double?
  /// The frame of the view of the controller that defines the presentation context, in the window's coordinates; the
  /// window's bounds where the search found none.
  package var contextFrame: Rect
  /// A Boolean that tells whether the presenter is inside a popover.
  package var isInsidePopover: Bool

  package init(
    window: Window, statusBarHeight: Double, keyboardHeight: Double? = nil, contextFrame: Rect? = nil,
    isInsidePopover: Bool = false
  ) {
    self.window = window
    self.statusBarHeight = statusBarHeight
    self.keyboardHeight = keyboardHeight
    self.contextFrame = contextFrame ?? Rect(window.size)
    self.isInsidePopover = isInsidePopover
  }

  package var traits: Traits { window.traits }

  package var idiom: UserInterfaceIdiom { traits.userInterfaceIdiom }

  package var behavior: SystemBehavior { SystemBehavior(traits.systemVersion) }

  /// The whole window, in its own coordinates.
  package var bounds: Rect { Rect(window.size) }

  /// A Boolean that tells whether the screen has a home indicator in place of a home button: the safe area then ends
  /// above the bottom.
  var hasHomeIndicator: Bool { window.safeAreaInsets.bottom > 0 }

  /// The top of the keyboard, in the window's coordinates; the window's bottom where it doesn't show.
  var keyboardTop: Double { window.size.height - (keyboardHeight ?? 0) }

  /// The part of the window's safe area that reaches into a view, edge by edge (<doc:Bars#Safe-area-of-inner-views>).
  ///
  /// - Parameter frame: The view's frame, in the window's coordinates.
  /// - Returns: The view's insets: on each edge from 0 to the window's.
  package func safeAreaInsets(ofViewAt frame: Rect) -> EdgeInsets {
    let insets = window.safeAreaInsets
    func reach(_ inset: Double, _ distance: Double) -> Double { max(0, min(inset - distance, inset)) }
    return EdgeInsets(
      top: reach(insets.top, frame.y), left: reach(insets.left, frame.x),
      bottom: reach(insets.bottom, window.size.height - frame.maxY),
      right: reach(insets.right, window.size.width - frame.maxX))
  }
}
