/// A set of interface orientations: `UIInterfaceOrientationMask`, with its raw values
/// (<doc:RotationRules#Orientations-and-their-numbers>).
///
/// Each orientation's bit is `1 << rawValue`: 2, 4, 8 and 16; so 24 are both landscapes, 26 all but upside down, 30 all.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The set of one orientation.
  public init(_ orientation: InterfaceOrientation) {
    self.init(rawValue: 1 << UInt(orientation.rawValue))
  }

  /// Upright alone: 2.
  public static let portrait = InterfaceOrientationMask(.portrait)
  /// Upside down alone: 4.
  public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
  /// Landscape right alone: 8.
  public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
  /// Landscape left alone: 16.
  public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
  /// Both landscapes, 24.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Portrait and both landscapes, 26: what a phone's controllers allow that don't say.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All four, 30.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// What controllers and applications allow that don't say: <doc:RotationRules#Defaults>.
  public static func standard(for idiom: UserInterfaceIdiom) -> InterfaceOrientationMask {
    idiom == .pad ? .all : .allButUpsideDown
  }

  /// Whether an orientation is in the set: its bit and the mask's aren't zero together.
  public func allows(_ orientation: InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }

  /// The orientations of the set: portrait, upside down, landscape left, landscape right.
  public var orientations: [InterfaceOrientation] { InterfaceOrientation.allCases.filter(allows) }

  /// The orientations by name: `landscapeLeft, landscapeRight`; `none` where there are none.
  package var words: String {
    isEmpty ? "none" : orientations.map(\.name).joined(separator: ", ")
  }

  /// The same, and the raw value, as `NSLog` prints it: `landscapeLeft, landscapeRight = 24`.
  package var wordsWithRawValue: String { "\(words) = \(rawValue)" }
}
