package import LayoutModel

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait
  /// The case *portrait upside down*.
  case portraitUpsideDown
  /// The case *landscape left*.
  case landscapeLeft
  /// The case *landscape right*.
  case landscapeRight
  /// The case *face up*.
  case faceUp
  /// The case *face down*.
  case faceDown

  /// A Boolean that tells whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean that tells whether it stands on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean that tells whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean that tells whether an interface can have it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  /// The home button, or the bottom, at the left.
  case landscapeLeft = 4
  /// The home button, or the bottom, at the right.
  case landscapeRight = 3

  /// A Boolean that tells whether it stands upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean that tells whether it stands on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The option *landscape left*.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The option *landscape right*.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The option *portrait upside down*.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Both on a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIDeviceOrientation {
  package init(_ orientation: DeviceOrientation) { self = Self(rawValue: orientation.rawValue) ?? .unknown }

  /// The orientation as the engine's.
  package var orientation: DeviceOrientation { DeviceOrientation(rawValue: rawValue) ?? .unknown }
}

extension UIInterfaceOrientation {
  package init(_ orientation: InterfaceOrientation) { self = Self(rawValue: orientation.rawValue) ?? .unknown }

  /// The orientation as the engine's; `nil` where it isn't known.
  package var orientation: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }
}

extension UIInterfaceOrientationMask {
  package init(_ mask: InterfaceOrientationMask) { self.init(rawValue: mask.rawValue) }

  /// The orientations as the engine's.
  package var mask: InterfaceOrientationMask { InterfaceOrientationMask(rawValue: rawValue) }
}

/// Tells whether a device stands upright.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool { orientation.isPortrait }

/// Tells whether a device stands on a side.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool { orientation.isLandscape }

/// Tells whether an interface stands upright.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool { orientation.isPortrait }

/// Tells whether an interface stands on a side.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}
