/// A set of interface orientations: `UIInterfaceOrientationMask`, with its raw values
/// (<doc:Rotation#Orientations-and-their-numbers>).
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
  /// Portrait and both landscapes, 26: the default of a phone's controllers.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
  /// All four, 30.
  public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]

  /// The default of controllers and applications: <doc:Rotation#Defaults>.
  public static func standard(for idiom: UserInterfaceIdiom) -> InterfaceOrientationMask {
    idiom == .pad ? .all : .allButUpsideDown
  }

  /// Tells whether an orientation is in the set: its bit is also the mask's.
  public func allows(_ orientation: InterfaceOrientation) -> Bool {
    contains(InterfaceOrientationMask(orientation))
  }

  /// The orientations of the set: portrait, upside down, landscape left, landscape right.
  public var orientations: [InterfaceOrientation] { InterfaceOrientation.allCases.filter(allows) }

  /// The orientations by name: `landscapeLeft, landscapeRight`; `none` where there are none.
  package var words: String {
    isEmpty ? "none" : orientations.map(\.name).joined(separator: ", ")
  }

  /// The names and the raw value, as `NSLog` prints them: `landscapeLeft, landscapeRight = 24`.
  package var wordsWithRawValue: String { "\(words) = \(rawValue)" }
}
