/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *ascii capable*.
  case asciiCapable
  /// The case *numbers and punctuation*.
  case numbersAndPunctuation
  /// The case *URL*.
  case URL
  /// The case *number pad*.
  case numberPad
  /// The case *phone pad*.
  case phonePad
  /// The case *name phone pad*.
  case namePhonePad
  /// The case *email address*.
  case emailAddress
  /// The case *decimal pad*.
  case decimalPad
  /// The case *twitter*.
  case twitter
  /// The case *web search*.
  case webSearch
  /// The case *ascii capable number pad*.
  case asciiCapableNumberPad

  /// The letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The title of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *go*.
  case go
  /// The case *google*.
  case google
  /// The case *join*.
  case join
  /// The case *next*.
  case next
  /// The case *route*.
  case route
  /// The case *search*.
  case search
  /// The case *send*.
  case send
  /// The case *yahoo*.
  case yahoo
  /// The case *done*.
  case done
  /// The case *emergency call*.
  case emergencyCall
  /// The case *continue*.
  case `continue`
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *dark*.
  case dark
  /// The case *light*.
  case light

  /// A keyboard over an alert, which is dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The correction of what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The checking of words.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The replacement of quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The replacement of dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The spaces around what is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The completion of what is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The completion of sums.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// The case *default*.
  case `default` = 0
  /// The case *no*.
  case no
  /// The case *yes*.
  case yes
}

/// The help with writing.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// The case *none*.
  case none = -1
  /// The case *default*.
  case `default`
  /// The case *complete*.
  case complete
  /// The case *limited*.
  case limited
}

/// A direction in stored text.
public enum UITextStorageDirection: Int, Sendable {
  /// The case *forward*.
  case forward = 0
  /// The case *backward*.
  case backward
}

/// A direction in shown text.
public enum UITextLayoutDirection: Int, Sendable {
  /// The case *right*.
  case right = 2
  /// The case *left*.
  case left
  /// The case *up*.
  case up
  /// The case *down*.
  case down
}

/// A direction in text: of its storage, or as it is shown.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// A direction by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction in shown text.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A unit of text.
public enum UITextGranularity: Int, Sendable {
  /// The case *character*.
  case character = 0
  /// The case *word*.
  case word
  /// The case *sentence*.
  case sentence
  /// The case *paragraph*.
  case paragraph
  /// The case *line*.
  case line
  /// The case *document*.
  case document
}

/// The data that are found in text and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option *phone number*.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// The option *link*.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// The option *address*.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// The option *calendar event*.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// The option *shipment tracking number*.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// The option *flight number*.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// The option *lookup suggestion*.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// The option *money*.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// The option *physical value*.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// The option *all*.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
