/// How the device is held: `UIDeviceOrientation`, with its raw values
/// (<doc:RotationRules#Orientations-and-their-numbers>).
public enum DeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// It can't be told; the interface stays as it is.
  case unknown = 0
  /// Upright, a home button below.
  case portrait = 1
  /// The home button on top.
  case portraitUpsideDown = 2
  /// The home button on the right.
  case landscapeLeft = 3
  /// The home button on the left.
  case landscapeRight = 4
  /// The screen to the sky.
  case faceUp = 5
  /// The screen to the ground.
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

  /// The orientation that UIKit's name of a case means.
  public init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// The interface orientation whose top is up when the device is held so; `nil` where the interface stays as it is.
  ///
  /// Left and right swap: where the device is turned to the left its content turns to the right. UIKit has it in the raw
  /// values: the interface's landscape left bears that of the device's landscape right.
  public var interfaceOrientation: InterfaceOrientation? { InterfaceOrientation(rawValue: rawValue) }

  /// How the device is held that shows an interface orientation upright.
  public init(showing orientation: InterfaceOrientation) {
    guard let held = Self(rawValue: orientation.rawValue) else {
      preconditionFailure("an interface orientation has the raw value of a device's")
    }
    self = held
  }
}
