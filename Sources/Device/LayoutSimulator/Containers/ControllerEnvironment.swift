package import LayoutModel
import LayoutResolution

/// The environment of a controller's view: everything outside it that its layout depends on.
package struct ControllerEnvironment: Hashable, Sendable {
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var safeAreaInsets: EdgeInsets
  package var traits: Traits
  /// The margins of a root view, where a fixture's own device sets them.
  package var layoutMargins: EdgeInsets?
  /// The height of the view that the keyboard covers, from the bottom, in points; negative where the view ends above
  /// the keyboard; `nil` where none is up.
  package var keyboardHeight: Double?
  /// A Boolean that tells whether it is in a sheet, whose navigation bars are higher.
  package var isInSheet = false
  /// The lower edge of the floating tab bar in the row of the navigation bars, where there is one.
  var floatingBarBottom: Double?
  /// The height that a tab bar covers at the bottom, where there is one: toolbars are above it.
  var tabBarHeight: Double?
  /// A Boolean that tells whether views that don't want the full screen begin below the status bar.
  var laysOutBelowStatusBar: Bool
  /// The exact origin in the window, in points.
  package var origin = Point.zero
  /// The comparisons on the way to it, from the window on.
  var decisions = Decisions()

  /// The state of the status bar.
  package struct StatusBar: Hashable, Sendable {
    /// A Boolean that tells whether it is hidden; the system's default if `nil`.
    package var isHidden: Bool?
    package var style = StatusBarStyle.default

    /// A status bar in a style; as the system has it if `isHidden` is `nil`.
    package init(isHidden: Bool? = nil, style: StatusBarStyle = .default) {
      (self.isHidden, self.style) = (isHidden, style)
    }
  }

  /// The environment of a window of a device in an orientation.
  package init(
    _ device: Device, in orientation: InterfaceOrientation, statusBar: StatusBar = StatusBar(), _ settings: UserSettings
  ) {
    let window = device.window(in: orientation, settings)
    let behavior = SystemBehavior(device.systemVersion)
    size = window.size
    scale = window.scale
    safeAreaInsets = behavior.windowInsets(
      window.safeAreaInsets, on: device, in: orientation, isStatusBarHidden: statusBar.isHidden)
    traits = window.traits
    layoutMargins = window.layoutMargins
    laysOutBelowStatusBar = behavior.laysOutBelowStatusBar(statusBar.style, on: device.idiom)
  }

  package var behavior: SystemBehavior { SystemBehavior(traits.systemVersion) }

  /// The window in which the engine lays a view out.
  package var window: Window {
    var window = Window(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins, traits: traits)
    window.keyboardHeight = keyboardHeight
    window.origin = origin
    return window
  }

  /// The frame of the view of a controller that is alone in it: all of it, or the part below the status bar.
  package func frame(of controller: ViewController) -> Rect {
    let top = statusBarTop(of: controller)
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  /// The top of the view of a controller without a container's bar above: 0, or the status bar's bottom.
  func statusBarTop(of controller: ViewController) -> Double {
    guard laysOutBelowStatusBar, !controller.wantsFullScreenLayout, !controller.kind.fillsWindow else { return 0 }
    return safeAreaInsets.top
  }

  /// The environment of a part of this one.
  ///
  /// - Parameters:
  ///   - frame: The part, in this one's coordinates.
  ///   - obscured: The insets that bars take from this environment's edges.
  /// - Returns: The part's environment. Its safe area is the part of this safe area and the bars that reaches into it.
  package func part(_ frame: Rect, obscured: EdgeInsets = .zero) -> ControllerEnvironment {
    var part = self
    part.size = frame.size
    part.floatingBarBottom = nil
    part.tabBarHeight = nil
    part.keyboardHeight = keyboardHeight(in: frame)
    part.origin = Point(x: origin.x + frame.x, y: origin.y + frame.y)
    func reach(_ inset: Double, _ obscured: Double, _ distance: Double) -> Double {
      part.decisions.reach(of: part.decisions.larger(inset, obscured), over: distance)
    }
    part.safeAreaInsets = EdgeInsets(
      top: reach(safeAreaInsets.top, obscured.top, frame.y), left: reach(safeAreaInsets.left, obscured.left, frame.x),
      bottom: reach(safeAreaInsets.bottom, obscured.bottom, size.height - frame.maxY),
      right: reach(safeAreaInsets.right, obscured.right, size.width - frame.maxX))
    return part
  }

  /// The height of a part that the keyboard covers, from the part's bottom; `nil` where none is up.
  func keyboardHeight(in frame: Rect) -> Double? { keyboardHeight.map { $0 - (size.height - frame.maxY) } }

  /// A frame in the environment, with its edges on the window's pixels; the environment knows its origin there.
  package func onPixels(_ frame: Rect) -> Rect {
    let superview = Point(x: origin.x - frame.x, y: origin.y - frame.y)
    return PixelGrid(scale: scale, origin: superview).rounded(frame)
  }

  /// The environment with additional safe area, as from `additionalSafeAreaInsets`.
  func adding(_ insets: EdgeInsets) -> ControllerEnvironment {
    guard insets != .zero else { return self }
    var result = self
    result.safeAreaInsets.top += insets.top
    result.safeAreaInsets.left += insets.left
    result.safeAreaInsets.bottom += insets.bottom
    result.safeAreaInsets.right += insets.right
    return result
  }
}
