/// The place of the interface's top: `UIInterfaceOrientation`, with its raw values
/// (<doc:Rotation#Orientations-and-their-numbers>).
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait = 1
  /// Upside down; never on phones without a home button.
  case portraitUpsideDown = 2
  /// The device is turned to the left: a home button is on the right.
  case landscapeRight = 3
  /// The device is turned to the right: a home button is on the left.
  case landscapeLeft = 4

  /// The four orientations, in the order of `all`: portrait, upside down, landscape left, landscape right.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// UIKit's name of the case.
  public var name: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeRight: "landscapeRight"
    case .landscapeLeft: "landscapeLeft"
    }
  }

  /// The orientation of a case's name in UIKit.
  public init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// The name and the raw value, as `NSLog` prints them.
  package var words: String { "\(name) = \(rawValue)" }

  /// The place of a device's Home button, seen from the middle of the interface
  /// (<doc:Rotation#Orientations-and-their-numbers>).
  package var placeOfHomeButton: String {
    switch self {
    case .portrait: "below"
    case .portraitUpsideDown: "above"
    case .landscapeRight: "right"
    case .landscapeLeft: "left"
    }
  }

  /// The interface's clockwise rotation on the screen held upright, in quarter turns: -1 to 2
  /// (<doc:Rotation#How-far-content-turns>).
  package var quarterTurns: Int {
    switch self {
    case .portrait: 0
    case .portraitUpsideDown: 2
    case .landscapeRight: 1
    case .landscapeLeft: -1
    }
  }

  /// True for both landscape orientations.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A list of interface orientations in order of preference, as `Info.plist` gives them.
///
/// Controllers answer with a set, `InterfaceOrientationMask`. The order of a list counts because an application starts
/// in the first allowed one.
public struct SupportedOrientations: Hashable, Sendable {
  /// Each orientation once, the preferred one first.
  public let orientations: [InterfaceOrientation]

  /// The orientations in order; repeated ones count once.
  public init(_ orientations: [InterfaceOrientation]) {
    var seen: Set<InterfaceOrientation> = []
    self.orientations = orientations.filter { seen.insert($0).inserted }
  }

  /// The orientations of a set, in the order of `InterfaceOrientation.allCases`.
  public init(_ mask: InterfaceOrientationMask) {
    orientations = mask.orientations
  }

  /// The orientations as a set.
  public var mask: InterfaceOrientationMask {
    InterfaceOrientationMask(orientations.map { InterfaceOrientationMask($0) })
  }

  /// Tells whether the list has an orientation.
  public func contains(_ orientation: InterfaceOrientation) -> Bool { orientations.contains(orientation) }

  /// All four.
  public static let all = SupportedOrientations(.all)
  /// Portrait and both landscapes: the default of a phone's controllers.
  public static let allButUpsideDown = SupportedOrientations(.allButUpsideDown)
  /// Both landscapes.
  public static let landscape = SupportedOrientations(.landscape)
}
