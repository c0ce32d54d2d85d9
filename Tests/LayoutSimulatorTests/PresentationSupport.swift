import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

extension PresentationEnvironment {
  /// A full-screen window on a device of the catalogue, with its status bar and without a keyboard.
  init(
    _ name: String, iOS version: Int, _ orientation: InterfaceOrientation = .portrait, keyboard: Bool = false
  ) throws {
    let device = try #require(DeviceCatalogue.device(named: name, systemVersion: SystemVersion(major: version)))
    let window = device.window(in: orientation)
    // Before iOS 11 windows have no safe area; from iOS 8 on phones hide the status bar in landscape.
    let isBarHidden = device.idiom == .phone && orientation.isLandscape && version >= 8
    self.init(
      window: window, statusBarHeight: version >= 11 ? window.safeAreaInsets.top : isBarHidden ? 0 : 20,
      keyboardHeight: keyboard ? SystemBehavior(device.systemVersion).keyboardHeight(on: device, in: orientation) : nil)
  }

  /// The same in a narrower window beside another one, compact in width.
  func split(toWidth width: Double) -> PresentationEnvironment {
    var window = window
    window.size.width = width
    window.traits.horizontalSizeClass = .compact
    return PresentationEnvironment(window: window, statusBarHeight: statusBarHeight, keyboardHeight: keyboardHeight)
  }
}

extension ModalPresentation {
  /// A presentation of a controller that says nothing but its style.
  init(_ style: ModalPresentationStyle, adapting answer: ModalPresentationStyle? = nil) {
    self.init(.named("detail"), style: style)
    adaptiveStyle = answer
  }
}

extension PresentationPlacement {
  /// The place of a presentation of a style, popovers at a rectangle in the window's middle.
  init(_ style: ModalPresentationStyle, _ preferred: Size? = nil, in environment: PresentationEnvironment) throws {
    let middle = Rect(x: environment.bounds.midX, y: environment.bounds.midY, width: 1, height: 1)
    try self.init(
      of: ModalPresentation(style), preferredContentSize: preferred, anchor: PopoverAnchor(middle), in: environment)
  }
}

extension Rect {
  /// Tells whether it holds another, to a rounding error.
  func holds(_ inner: Rect) -> Bool {
    inner.x >= x - 1e-9 && inner.y >= y - 1e-9 && inner.maxX <= maxX + 1e-9 && inner.maxY <= maxY + 1e-9
  }
}
