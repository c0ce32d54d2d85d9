/// The kind of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  /// The case *ascii capable*.
  case asciiCapable
  /// The case *numbers and punctuation*.
  case numbersAndPunctuation
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
  case `default` = 0
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  /// The case *emergency call*.
  case emergencyCall
  case `continue`
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark
  case light

  /// A keyboard over an alert, which is dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The correction of what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The checking of words.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The replacement of quotation marks.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The replacement of dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The spaces around what is inserted and deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The completion of what is typed.
public enum UITextInlinePredictionType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The completion of sums.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  case `default` = 0
  case no
  case yes
}

/// The help with writing.
public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`
  case complete
  case limited
}

/// A direction in stored text.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward
}

/// A direction in shown text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left
  case up
  case down
}

/// A direction in text: of its storage, or as it is shown.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
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
  case character = 0
  case word
  case sentence
  case paragraph
  case line
  case document
}

/// The data that are found in text and can be tapped.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Options by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The option *phone number*.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// The option *calendar event*.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// The option *shipment tracking number*.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// The option *flight number*.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// The option *lookup suggestion*.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// The option *physical value*.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
