public import Documents

/// The settings of a view that no frame depends on, but rules of lint do.
public struct LintSettings: Hashable, Sendable {
  /// A Boolean that tells whether content outside the view is invisible; scroll views always clip.
  public var clipsToBounds = false
  /// A Boolean that tells whether its font follows the user's text size while the view is shown.
  public var adjustsFontForContentSizeCategory = false
  /// A Boolean that tells whether that font is of the app's own size and grows with a text style's: `UIFontMetrics`.
  public var usesFontMetrics = false
  /// A Boolean that tells whether the font of a label or a field shrinks until the text fits.
  public var adjustsFontSizeToFitWidth = false
  /// The minimum size of that font, as a share of its size; 0 for no minimum.
  public var minimumScaleFactor = 0.0
  /// The minimum size of that font, in points, whatever the user's text size; 0 where none is set. Interface Builder's
  /// *Minimum Font Size*.
  public var minimumFontSize = 0.0
  /// The alignment of the lines of a label, where its looks aren't read; if `nil`, that of the reading direction.
  public var textAlignment: ViewAppearance.TextAlignment?
  /// The view's label for assistive technology.
  public var accessibilityLabel: String?
  /// A Boolean that tells whether it shows an image, of any size.
  public var showsImage = false
  /// A Boolean that tells whether a button shows an image behind its title.
  public var showsBackgroundImage = false
  /// A Boolean that tells whether that image is a symbol of the system, whose size isn't in the file.
  public var showsSystemSymbol = false
  /// A Boolean that tells whether a button has a configuration, so that its title wraps.
  public var isConfigured = false
  /// A Boolean that tells whether its class is the app's own, which may ask for another size, or draw differently, than UIKit's.
  public var hasOwnClass = false
  /// A Boolean that tells whether a row is a prototype of rows that code makes and fills.
  public var isPrototype = false
  /// A Boolean that tells whether only its content is visible: a plain view or a stack view without a background.
  public var isClear = false
  /// A Boolean that tells whether a gesture recognizer waits for taps on it.
  public var hasTapRecognizer = false
  /// A Boolean that tells whether touches reach the view or subviews: `isUserInteractionEnabled`, where that isn't the default.
  public var takesTouches = true
  /// True for views that a table's cell places, such as title, detail and image.
  public var isPlacedByCell = false
  /// The parts of its layout that are checked for ambiguity; code settles the others.
  public var ambiguityCheck = AmbiguityCheck.always
  /// The lint rules that its author has turned off for it and the views below.
  public var ignoredRules: [IgnoredRule] = []

  /// UIKit's defaults.
  public init() {}

  /// The parts of a view's layout that Interface Builder verifies: `verifyAmbiguity`.
  public enum AmbiguityCheck: Hashable, Sendable {
    /// Position and size, the position alone, or nothing.
    case always, position, never
  }
}

/// A rule that the author of a view turns off there.
public struct IgnoredRule: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The author's reason.
  public var reason: String
  /// The place of the comment or key that turns it off.
  public var position: SourcePosition?
  /// The misspelt mark, which turns nothing off: `layout: ignore`.
  public var misspeltMark: String?
  /// A Boolean that tells whether it is meant as a rule's id; else it may be a word of the reason.
  public var isCertainlyRule = true

  /// A rule that is turned off.
  public init(_ rule: String, reason: String, position: SourcePosition? = nil) {
    self.rule = rule
    self.reason = reason
    self.position = position
  }
}

extension View {
  /// The view's settings for rules of lint.
  public var lint: LintSettings {
    get { self[rare: \.lint] }
    set { self[rare: \.lint] = newValue }
  }
}
