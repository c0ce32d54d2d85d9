public import Documents

/// What a view says of itself that no frame depends on, and rules of lint heed.
public struct LintSettings: Hashable, Sendable {
  /// Whether what lies outside the view isn't seen; scroll views clip whatever they say.
  public var clipsToBounds = false
  /// Whether its font follows the user's text size while the view is shown.
  public var adjustsFontForContentSizeCategory = false
  /// Of a label or a field: whether its font shrinks until the text fits.
  public var adjustsFontSizeToFitWidth = false
  /// How small that font may become, as a share of its size; 0 for as small as it takes.
  public var minimumScaleFactor = 0.0
  /// How small that font may become, in points, whatever size the user wants text in; 0 where nothing says so. Interface Builder's
  /// *Minimum Font Size*.
  public var minimumFontSize = 0.0
  /// What assistive technology says of the view.
  public var accessibilityLabel: String?
  /// Whether it shows an image, of whatever size.
  public var showsImage = false
  /// Whether that is a symbol of the system's, whose size isn't in the file.
  public var showsSystemSymbol = false
  /// Of a button: whether a configuration says how it looks, so that its title wraps.
  public var isConfigured = false
  /// Whether its class is the app's own, which may ask for another size, or draw otherwise, than UIKit's.
  public var hasOwnClass = false
  /// Of a row: whether it is an example of rows that code makes and fills, a prototype.
  public var isPrototype = false
  /// Whether nothing of it is seen but what stands in it: a plain view or a stack view without a background.
  public var isClear = false
  /// Whether a gesture recognizer waits for taps on it.
  public var hasTapRecognizer = false
  /// Whether a table's cell places it itself, as it does its title, its detail and its image.
  public var isPlacedByCell = false
  /// What of its layout may be left open, since code settles it.
  public var ambiguityCheck = AmbiguityCheck.always
  /// The rules that its author has set aside for it and what is below it.
  public var ignoredRules: [IgnoredRule] = []

  /// UIKit's defaults.
  public init() {}

  /// What Interface Builder verifies of a view: `verifyAmbiguity`.
  public enum AmbiguityCheck: Hashable, Sendable {
    /// Position and size, the position alone, or nothing.
    case always, position, never
  }
}

/// A rule that the author of a view sets aside there.
public struct IgnoredRule: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// Why.
  public var reason: String
  /// Where the file says so.
  public var position: SourcePosition?
  /// How what sets it aside is spelt, where that is wrong, so that it sets nothing aside: `layout: ignore`.
  public var misspeltMark: String?
  /// Whether it is meant as a rule's id; else it may be a word of the reason.
  public var isCertainlyRule = true

  /// A rule that is set aside.
  public init(_ rule: String, reason: String, position: SourcePosition? = nil) {
    self.rule = rule
    self.reason = reason
    self.position = position
  }
}

extension View {
  /// What rules of lint heed of the view.
  public var lint: LintSettings {
    get { self[rare: \.lint] }
    set { self[rare: \.lint] = newValue }
  }
}
