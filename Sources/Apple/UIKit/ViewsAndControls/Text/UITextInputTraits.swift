/// The rules of a new password.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules as a text.
  public let passwordRulesDescriptor: String
  /// Rules by a text.
  public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
}

/// The look and the help of a keyboard for a text.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters are made capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// A Boolean that tells whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// A Boolean that tells whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// A Boolean that tells whether straight quotes are made curly.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// A Boolean that tells whether two hyphens are made a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// A Boolean that tells whether spaces are put around what is pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The word on the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// A Boolean that lets the return key be used only with a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// A Boolean that hides the text.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text.
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
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
