import Documents
import LayoutModel
import LayoutResolution

/// A text field or a text view that is being edited.
struct EditedText: Hashable, Sendable {
  /// The view's name.
  let view: String
  let kind: Kind

  /// A kind of view whose text is edited.
  enum Kind: Hashable, Sendable {
    case field, view

    /// The kind as which a view is edited; `nil` of a view that isn't.
    init?(_ kind: ViewKind) {
      switch kind {
      case .textField: self = .field
      case .textView: self = .view
      default: return nil
      }
    }
  }
}

/// Text fields and text views that are edited, with what their delegates are asked and told and what is posted.
///
/// A text field's delegate hears that it began before the keyboard is announced, a text view's after that (general knowledge). What was
/// edited before ends first. The delegate is the controller that the view names, else the controller of the view.
extension ScreenState {
  /// Begins editing: by a tap, or by `becomeFirstResponder`.
  ///
  /// - Throws: What delegates and observers do.
  mutating func beginEditing(_ view: String) throws {
    guard let declared = try declaration(ofView: view), let kind = EditedText.Kind(declared.kind) else {
      return note(.note, view, "no text on the screen has this id")
    }
    guard application.editing?.view != view else { return }
    guard declared.isEnabled else { return note(.note, view, "it is disabled: nothing happens") }
    if let former = application.editing, try !endEditing(former, keepsKeyboard: true) { return }
    let text = EditedText(view: view, kind: kind)
    let isField = kind == .field
    guard try ask(text, isField ? .textFieldShouldBeginEditing : .textViewShouldBeginEditing) else {
      try showKeyboard(false)
      return note(.note, view, "its delegate forbids editing")
    }
    application.editing = text
    let isComing = !window.isKeyboardShown
    if !isField, isComing { try announceKeyboard() }
    _ = try ask(text, isField ? .textFieldDidBeginEditing : .textViewDidBeginEditing)
    try postIfObserved(isField ? Posted.fieldDidBegin : Posted.viewDidBegin, by: view)
    if isField, isComing { try announceKeyboard() }
    if isComing { try bringKeyboard() }
  }

  /// Ends editing a view, by `resignFirstResponder`; a note where it isn't edited.
  ///
  /// - Throws: What delegates and observers do.
  mutating func endEditing(_ view: String) throws {
    guard let text = application.editing, text.view == view else {
      return note(.note, view, "it isn't being edited")
    }
    _ = try endEditing(text, keepsKeyboard: false)
  }

  /// Ends editing.
  ///
  /// - Returns: Whether its delegate lets it.
  private mutating func endEditing(_ text: EditedText, keepsKeyboard: Bool) throws -> Bool {
    let isField = text.kind == .field
    guard try ask(text, isField ? .textFieldShouldEndEditing : .textViewShouldEndEditing) else {
      note(.note, text.view, "its delegate lets it go on being edited")
      return false
    }
    application.editing = nil
    _ = try ask(text, isField ? .textFieldDidEndEditing : .textViewDidEndEditing)
    try postIfObserved(isField ? Posted.fieldDidEnd : Posted.viewDidEnd, by: text.view)
    if !keepsKeyboard { try showKeyboard(false) }
    return true
  }

  /// Ends editing what is no longer in the window.
  ///
  /// - Throws: What delegates and observers do.
  mutating func endEditingOfGone() throws {
    guard let text = application.editing, try declaration(ofView: text.view) == nil else { return }
    application.editing = nil
    note(.note, text.view, "it has left the window, and is edited no more")
    try showKeyboard(false)
  }

  // MARK: Typing

  /// Types, a character after the other.
  ///
  /// - Throws: What delegates and observers do.
  mutating func type(_ typed: String) throws {
    for character in typed {
      guard handling.actionsLeft > 0 else { throw SimulatedException.tooManyActions(EventHandling.maximumActions) }
      handling.actionsLeft -= 1
      guard let text = application.editing else {
        return note(.note, "window", "nothing is being edited: the keys do nothing")
      }
      try type(character, into: text)
    }
  }

  private mutating func type(_ character: Character, into text: EditedText) throws {
    let isField = text.kind == .field
    guard
      try ask(
        text, isField ? .textFieldShouldChangeCharacters : .textViewShouldChangeText, " \(String(character).quoted)")
    else { return }
    changeView(text.view) { view in view.content.text = (view.content.text ?? "") + String(character) }
    if !isField { _ = try ask(text, .textViewDidChange) }
    try postIfObserved(isField ? Posted.fieldDidChange : Posted.viewDidChange, by: text.view)
  }

  /// Taps Return: a text field's delegate is asked, a text view gets another line.
  ///
  /// - Throws: What delegates and observers do.
  mutating func tapReturn() throws {
    guard let text = application.editing else {
      return note(.note, "window", "nothing is being edited: the key does nothing")
    }
    guard text.kind == .field else { return try type("\n", into: text) }
    _ = try ask(text, .textFieldShouldReturn)
  }

  // MARK: Delegates

  /// Asks a text's delegate, or tells it.
  ///
  /// - Returns: What it answers; `true` of what isn't asked.
  private mutating func ask(
    _ text: EditedText, _ callback: ControllerHandler.Callback, _ detail: String = ""
  ) throws -> Bool {
    note(.delegate, text.view, "\(callback.textDelegateMethod)\(detail)")
    let declared = try declaration(ofView: text.view)
    let named = declared?.delegate.flatMap { window.hierarchy.index(named: $0) }
    return try callDelegate(callback, of: named ?? controller(ofView: text.view))
  }

  /// Calls a delegate's method: what it does is done.
  ///
  /// - Parameters:
  ///   - callback: The method.
  ///   - owner: The delegate.
  /// - Returns: What it answers; `true` where it doesn't implement the method.
  /// - Throws: What its code throws.
  mutating func callDelegate(
    _ callback: ControllerHandler.Callback, of owner: ControllerHierarchy.Index?
  ) throws -> Bool {
    guard let owner, window.hierarchy.contains(owner) else { return true }
    let controller = window.hierarchy[owner].controller
    try telling(CallArguments()) { state in try state.perform(controller.actions(at: callback)) }
    return controller.answer(to: callback)
  }

  /// A view of the window as it is declared, by its name.
  private mutating func declaration(ofView name: String) throws -> View? {
    try layout().views.first { $0.name == name }?.view.view.declaration
  }
}

/// The names of the notifications of texts (Apple's references of `UITextField` and `UITextView`).
private enum Posted {
  static let fieldDidBegin = "UITextFieldTextDidBeginEditingNotification"
  static let fieldDidChange = "UITextFieldTextDidChangeNotification"
  static let fieldDidEnd = "UITextFieldTextDidEndEditingNotification"
  static let viewDidBegin = "UITextViewTextDidBeginEditingNotification"
  static let viewDidChange = "UITextViewTextDidChangeNotification"
  static let viewDidEnd = "UITextViewTextDidEndEditingNotification"
}

extension ControllerHandler.Callback {
  /// The method of a text's delegate, as Swift spells it.
  fileprivate var textDelegateMethod: String {
    switch self {
    case .textFieldShouldChangeCharacters: "textField(_:shouldChangeCharactersIn:replacementString:)"
    case .textViewShouldChangeText: "textView(_:shouldChangeTextIn:replacementText:)"
    default: "\(rawValue)(_:)"
    }
  }
}

extension String {
  /// The text in quotes, line ends spelled out.
  fileprivate var quoted: String { "\"\(self == "\n" ? "\\n" : self)\"" }
}
