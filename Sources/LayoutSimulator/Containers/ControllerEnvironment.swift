import LayoutEngine
import LayoutModel

/// What is around a controller's view: all that its layout depends on beside itself.
struct ControllerEnvironment: Hashable, Sendable {
  var size: Size
  /// Pixels per point.
  var scale: Double
  var safeAreaInsets: EdgeInsets
  var traits: Traits
  /// The margins of a root view, where a device of a fixture's own says them.
  var layoutMargins: EdgeInsets?
  /// How far the keyboard covers it, from its bottom, in points: less than nothing where it ends above that; `nil` where none
  /// is up.
  var keyboardHeight: Double?
  /// Whether it stands in a sheet, whose navigation bars are higher.
  var isInSheet = false
  /// The floating tab bar in the row of the navigation bars, where there is one: its lower edge.
  var floatingBarBottom: Double?
  /// What a tab bar covers below, where there is one: toolbars stand upon it.
  var tabBarHeight: Double?
  /// Whether views that don't want the full screen begin below the status bar.
  var laysOutBelowStatusBar: Bool
  /// Where it begins in the window, exactly, in points.
  var origin = Point.zero
  /// What was compared on the way to it, from the window on.
  var decisions = Decisions()

  /// What bears on the status bar.
  struct StatusBar: Hashable, Sendable {
    /// Whether it is hidden; as the system has it by itself if `nil`.
    var isHidden: Bool?
    var style = StatusBarStyle.default
  }

  /// The window of a device in an orientation.
  init(
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

  var behavior: SystemBehavior { SystemBehavior(traits.systemVersion) }

  /// The window that the engine lays a view out in.
  var window: Window {
    var window = Window(
      size: size, scale: scale, safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins, traits: traits)
    window.keyboardHeight = keyboardHeight
    window.origin = origin
    return window
  }

  /// Where the view of a controller that is alone in it stands: all of it, or what is below the status bar.
  func frame(of controller: ViewController) -> Rect {
    let top = statusBarTop(of: controller)
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top))
  }

  /// Where the view of a controller begins that no bar of a container's lies above: at 0, or below the status bar.
  func statusBarTop(of controller: ViewController) -> Double {
    guard laysOutBelowStatusBar, !controller.wantsFullScreenLayout, !controller.kind.fillsWindow else { return 0 }
    return safeAreaInsets.top
  }

  /// The environment of a part of this one.
  ///
  /// - Parameters:
  ///   - frame: The part, in this one's coordinates.
  ///   - obscured: What bars take from this one on each side, from its edges.
  /// - Returns: The part's environment, whose safe area is what of the safe area and of the bars reaches into it.
  func part(_ frame: Rect, obscured: EdgeInsets = .zero) -> ControllerEnvironment {
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

  /// How far the keyboard covers a part of it, from that one's bottom; `nil` where none is up.
  func keyboardHeight(in frame: Rect) -> Double? { keyboardHeight.map { $0 - (size.height - frame.maxY) } }

  /// The frame of what it is around, its edges on pixels of the window: where it begins is known there.
  func onPixels(_ frame: Rect) -> Rect {
    let superview = Point(x: origin.x - frame.x, y: origin.y - frame.y)
    return PixelGrid(scale: scale, origin: superview).rounded(frame)
  }

  /// The environment with more safe area, as `additionalSafeAreaInsets` makes it.
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
