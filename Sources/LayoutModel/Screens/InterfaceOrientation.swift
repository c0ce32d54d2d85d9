/// Where the interface's top is: `UIInterfaceOrientation`, with its raw values
/// (<doc:RotationRules#Orientations-and-their-numbers>).
public enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait = 1
  /// Upright, the lower edge up; phones without a home button never stand so.
  case portraitUpsideDown = 2
  /// The device is turned to the left: a home button is on the right.
  case landscapeRight = 3
  /// The device is turned to the right: a home button is on the left.
  case landscapeLeft = 4

  /// The four in the order in which `all` lists them: portrait, upside down, landscape left, landscape right.
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

  /// The orientation that UIKit's name of a case means.
  public init?(name: String) {
    guard let orientation = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = orientation
  }

  /// The name, and the raw value, as `NSLog` prints it.
  package var words: String { "\(name) = \(rawValue)" }

  /// How far the interface is turned on the screen that stands upright, clockwise, in quarter turns: -1 to 2
  /// (<doc:RotationRules#How-far-content-turns>).
  package var quarterTurns: Int {
    switch self {
    case .portrait: 0
    case .portraitUpsideDown: 2
    case .landscapeRight: 1
    case .landscapeLeft: -1
    }
  }

  /// Whether it is one of the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A list of interface orientations in order of preference, as `Info.plist` gives them.
///
/// What controllers answer is a set, `InterfaceOrientationMask`; the order of a list counts because the first one that is
/// allowed is where an application starts.
public struct SupportedOrientations: Hashable, Sendable {
  /// Each orientation once, the preferred one first.
  public let orientations: [InterfaceOrientation]

  /// The orientations in order; ones that stand twice count once.
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

  /// Whether the list has an orientation.
  public func contains(_ orientation: InterfaceOrientation) -> Bool { orientations.contains(orientation) }

  /// All four.
  public static let all = SupportedOrientations(.all)
  /// Portrait and both landscapes: what a phone's controllers allow that don't say.
  public static let allButUpsideDown = SupportedOrientations(.allButUpsideDown)
  /// Both landscapes.
  public static let landscape = SupportedOrientations(.landscape)
}
