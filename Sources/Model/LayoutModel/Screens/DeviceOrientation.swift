/// The way the device is held: `UIDeviceOrientation`, with its raw values (<doc:Rotation#Orientations-and-their-numbers>).
public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Unknown; the interface stays as it is.
  case unknown = 0
  /// Upright, a home button at the bottom.
  case portrait = 1
  /// Upside down, a home button on top.
  case portraitUpsideDown = 2
  /// On its side, a home button on the right.
  case landscapeLeft = 3
  /// On its side, a home button on the left.
  case landscapeRight = 4
  /// Flat, the screen upwards.
  case faceUp = 5
  /// Flat, the screen downwards.
  case faceDown = 6

  /// UIKit's name of the case.
  public var name: String {
    switch self {
    case .unknown: "unknown"
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .faceUp: "faceUp"
    case .faceDown: "faceDown"
    }
  }

  /// The orientation of a case's name in UIKit.
  public init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// The interface orientation whose top is up when the device is held this way; `nil` where the interface stays as it is.
  ///
  /// Left and right swap: when the device is turned to the left, its content turns to the right. UIKit's raw values say
  /// so: the interface's landscape left has that of the device's landscape right.
  public var interfaceOrientation: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }

  /// The device orientation that shows an interface orientation upright.
  public init(showing orientation: InterfaceOrientation) {
    guard let held = Self(rawValue: orientation.rawValue) else {
      preconditionFailure("an interface orientation has the raw value of a device's")
    }
    self = held
  }
}
