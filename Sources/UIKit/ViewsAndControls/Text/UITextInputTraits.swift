/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  /// The keys.
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  /// The keys.
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
  /// Letters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The look.
  case `default` = 0, dark, light
  /// Dark, as it was called.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The word on the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The word.
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// Whether straight quotes are made curly.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// Whether two hyphens are made a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// Whether spaces are put around what is pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// Whether words are foretold.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The choice.
  case `default` = 0, no, yes
}

/// What writing tools may do.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// What they may do.
  case none = -1, `default` = 0, complete, limited
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String
  /// A meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What follows a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A date.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// The rules of a new password.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules as a text.
  public let passwordRulesDescriptor: String
  /// Rules by a text.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// What a keyboard looks like and does for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes are made curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens are made a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are put around what is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The keys.
  var keyboardType: UIKeyboardType { get set }
  /// The look.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean that lets the return key be used only with a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean that hides the text.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
  /// The rules of a new password.
  var passwordRules: UITextInputPasswordRules? { get set }
}

extension UITextInputTraits {
  /// The first of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system does it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the system does it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the system does it.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the system does it.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the system does it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The usual keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The usual look.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The usual word.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// `false`.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing said.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// None.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
