/// The kind of an element for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The trait *plays sound*.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The trait *keyboard key*.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait *static text*.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait *summary element*.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The trait *not enabled*.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait *updates frequently*.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait *search field*.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait *starts media session*.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait *allows direct interaction*.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The trait *causes page turn*.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The trait *tab bar*.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The trait *supports zoom*.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
  /// The trait *toggle button*.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The way through what is in an element.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate
  case combined
}

/// The content of an element.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  /// The case *data table*.
  case dataTable
  case list
  case landmark
  /// The case *semantic group*.
  case semanticGroup
}

/// The direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left
  case up
  case down
  case next
  case previous
}

/// The title that is shown larger.
public enum UIAccessibilityZoomType: Int, Sendable {
  /// The case *insertion point*.
  case insertionPoint = 0
}

/// The kind of an element's text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind *word processing*.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// The kind *file system*.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// The kind *source code*.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
}
