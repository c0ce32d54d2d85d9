import LayoutModel
import LayoutSimulator

/// The screen of a device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The device's screen: an iPhone of today, or the device that `LAYOUT_DEVICE` names.
  public static let main = UIScreen(ScreenEnvironment.ofProcess)

  /// The device, its orientation and the user's settings.
  var environment: ScreenEnvironment {
    didSet { if self === UIScreen.main { UITraitCollection.ofScreen = environment.traits } }
  }

  init(_ environment: ScreenEnvironment) { self.environment = environment }

  open class var screens: [UIScreen] { [main] }
  /// Its size in the interface's orientation, in points.
  open var bounds: CGRect {
    ConditionReads.note(.window)
    return boundsInPlace
  }
  /// Its size in the interface's orientation, for what UIKit makes as large as the screen until it is laid out.
  var boundsInPlace: CGRect { CGRect(origin: .zero, size: CGSize(environment.window.size)) }
  /// Its size upright, in pixels.
  open var nativeBounds: CGRect {
    ConditionReads.note(.device)
    let size = environment.device.size
    return CGRect(
      x: 0, y: 0, width: size.width * environment.device.scale, height: size.height * environment.device.scale)
  }
  /// The number of pixels per point.
  open var scale: CGFloat {
    ConditionReads.note(.device)
    return environment.device.scale
  }
  /// The number of the display's own pixels per point.
  open var nativeScale: CGFloat { scale }
  /// Its brightness, from 0 to 1.
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection {
    self === UIScreen.main ? UITraitCollection.ofScreen : environment.traits
  }
  /// The most frames that it shows in a second.
  open var maximumFramesPerSecond: Int { 120 }

  /// Its coordinates as the interface is turned.
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// A point of its own in another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, from: self)
  }
  /// A point of another space in its own.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self ? point : coordinateSpace.convert(point, to: self)
  }
  /// A rectangle of its own in another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, from: self)
  }
  /// A rectangle of another space in its own.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : coordinateSpace.convert(rect, to: self)
  }
  /// Accepted: a screen tells nobody.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A screen under conditions.
struct ScreenEnvironment: Sendable {
  var device: Device
  var orientation = LayoutModel.InterfaceOrientation.portrait
  var settings = UserSettings()
  /// The height of the screen that the keyboard covers, in points; `nil` where none is up.
  var keyboardHeight: Double?

  /// The whole screen as a window.
  var window: LayoutModel.Window {
    var window = device.window(in: orientation, settings)
    window.keyboardHeight = keyboardHeight
    return window
  }

  var traits: UITraitCollection { UITraitCollection(window.traits) }

  /// The environment of the process: `LAYOUT_DEVICE` names a device of the catalogue.
  static let ofProcess: ScreenEnvironment = {
    let name = ProcessInfo.processInfo.environment["LAYOUT_DEVICE"]
    let named = name.flatMap { DeviceCatalogue.device(named: $0) }
    guard let device = named ?? DeviceCatalogue.device(named: "iphone-17") else {
      preconditionFailure("the catalogue has the device that is the default")
    }
    return ScreenEnvironment(device: device)
  }()

  /// The environment that conditions describe: of the process where they say nothing.
  init(_ conditions: Conditions) throws(DeviceError) {
    self = Self.ofProcess
    if let name = conditions.device {
      device = try DeviceCatalogue.knownDevice(named: name, systemVersion: conditions.systemVersion)
    } else if let version = conditions.systemVersion {
      device.systemVersion = version
    }
    if let size = conditions.size { device.windowPlacement = .size(size) }
    orientation = conditions.orientation ?? .portrait
    settings = conditions.userSettings
  }

  init(device: Device) { self.device = device }
}

/// The window around a view, as far as rules of margins and traits go by it: the screen's for a view in none.
@MainActor struct WindowEnvironment {
  let window: LayoutModel.Window
  let behavior: SystemBehavior

  init(of view: UIView) {
    window = (view.topView as? UIWindow)?.declaredWindow ?? UIScreen.main.environment.window
    behavior = SystemBehavior(window.traits.systemVersion)
  }

  /// The margins that a controller's view has at least.
  var minimumMargins: EdgeInsets { window.layoutMargins ?? behavior.systemMinimumLayoutMargins(in: window) }
}
