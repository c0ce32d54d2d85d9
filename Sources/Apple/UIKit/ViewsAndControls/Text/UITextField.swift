import LayoutModel
import LayoutResolution
import ViewKinds

/// A control with a line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
  private var storedText = NSAttributedString(string: "")
  private var storedPlaceholder: NSAttributedString?
  private(set) var storedFont: UIFont?
  private var input = InputText()
  private var textView: FieldLabel?
  private var placeholderView: FieldLabel?
  private var clearButton: UIButton?
  private var endReason = DidEndEditingReason.committed

  // MARK: Text

  /// The text; never `nil` when it is read.
  open var text: String? {
    get { storedText.string }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes)) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { storedText }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }
  /// The text that shows while there is none.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The placeholder, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      contentChanged()
    }
  }
  open var font: UIFont? {
    get { storedFont ?? .systemFont(ofSize: 17) }
    set {
      storedFont = newValue
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor?
  /// The place where the text lies between its sides.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { contentChanged() } } }
  /// The attributes of its text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { ownAttributes.merging(moreAttributes) { _, new in new } }
    set {
      moreAttributes = newValue
      if let font = newValue[.font] as? UIFont { storedFont = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      contentChanged()
    }
  }
  private var moreAttributes: [NSAttributedString.Key: Any] = [:]
  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font as Any]
    attributes[.foregroundColor] = textColor ?? .label
    return attributes
  }
  /// The attributes of what is written next.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var allowsEditingTextAttributes = false
  /// A Boolean that empties it when editing begins.
  open var clearsOnBeginEditing = false
  /// A Boolean that replaces the text with what is written next.
  open var clearsOnInsertion = false
  /// A Boolean that shrinks the font of a text that is too long.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size that the font shrinks to, in points.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean that lets the font follow the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// An object that decides about editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The image behind the text.
  open var background: UIImage?
  /// The image behind the text while it can't be used.
  open var disabledBackground: UIImage?
  /// A Boolean that tells whether it is edited.
  open private(set) var isEditing = false
  /// A Boolean that lets the system offer a menu.
  open var interactionState: Any = 0

  // MARK: Views in it

  /// The time at which the clear button is visible.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the start of the text.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// The time at which that view shows.
  open var leftViewMode = ViewMode.never { didSet { contentChanged() } }
  /// The view at the end of the text.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// The time at which that view shows.
  open var rightViewMode = ViewMode.never { didSet { contentChanged() } }

  private func replace(_ former: UIView?, with view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    contentChanged()
  }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  private var showsLeft: Bool { leftView != nil && shows(leftViewMode) }
  private var showsRight: Bool { rightView != nil && shows(rightViewMode) }
  private var showsClear: Bool { !showsRight && storedText.length > 0 && shows(clearButtonMode) }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Keyboard

  private var storedInputView: UIView?
  private var storedAccessoryView: UIView?
  /// The view in place of the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  /// The view above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  /// Which letters are made capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A Boolean that tells whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A Boolean that tells whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// A Boolean that tells whether straight quotes are made curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// A Boolean that tells whether two hyphens are made a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// A Boolean that tells whether spaces are put around what is pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// A Boolean that tells whether words are foretold.
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean that lets the return key be used only with a text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean that hides the text.
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { contentChanged() } } }
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// The rules of a new password.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Making

  /// A field with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A field of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() { isOpaque = false }
  override var kindName: String { "UITextField" }

  // MARK: Rectangles

  private static let borderRoom: CGFloat = 7
  private static let sideRoom: CGFloat = 6

  /// The room between a side and the text, in points.
  private var room: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: Self.borderRoom
    }
  }

  /// The rectangle of the border, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the text, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
  /// The rectangle of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// The rectangle of the text while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { rectOfText(in: bounds) }
  /// The rectangle of the button that empties it, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    let x = isMirrored ? bounds.minX + 5 : bounds.maxX - side - 5
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }
  /// The rectangle of the view at the start, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: leftView, in: bounds, isAtLeft: !isMirrored) }
  /// The rectangle of the view at the end, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(of: rightView, in: bounds, isAtLeft: isMirrored) }

  private func rect(of view: UIView?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func rectOfText(in bounds: CGRect) -> CGRect {
    var (left, right) = (bounds.minX + room, bounds.maxX - room)
    let start = showsLeft ? leftViewRect(forBounds: bounds) : nil
    var end = showsRight ? rightViewRect(forBounds: bounds) : nil
    if showsClear { end = clearButtonRect(forBounds: bounds) }
    for rect in [start, end].compactMap({ $0 }) {
      if rect.midX < bounds.midX { left = max(left, rect.maxX + room) } else { right = min(right, rect.minX - room) }
    }
    return CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
  }

  /// Places the views in it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    place(leftView, showsLeft, leftViewRect(forBounds: bounds))
    place(rightView, showsRight, rightViewRect(forBounds: bounds))
    // The field's own parts aren't captured.
    ConditionReads.unnoted { placeParts() }
  }

  private func placeParts() {
    if showsClear, clearButton == nil { clearButton = FieldLabel.clearButton(of: self) }
    place(clearButton, showsClear, clearButtonRect(forBounds: bounds))
    let showsPlaceholder = storedText.length == 0 && storedPlaceholder != nil
    if showsPlaceholder, placeholderView == nil { placeholderView = FieldLabel() }
    placeholderView?.showIfNew(shown(storedPlaceholder))
    place(placeholderView, showsPlaceholder, placeholderRect(forBounds: bounds))
    if storedText.length > 0, textView == nil { textView = FieldLabel() }
    textView?.showIfNew(shown(shownText))
    place(textView, storedText.length > 0, isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    for label in [textView, placeholderView] { label?.textAlignment = textAlignment }
  }

  private func place(_ view: UIView?, _ isShown: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    guard isShown else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    if view.translatesAutoresizingMaskIntoConstraints || !view.flags.contains(.usesConstraints) { view.frame = frame() }
  }

  private func shown(_ text: NSAttributedString?) -> NSAttributedString? {
    guard let text, let font else { return text }
    let result = NSMutableAttributedString(string: text.string, attributes: [.font: font])
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }

  private var shownText: NSAttributedString {
    guard isSecureTextEntry else { return storedText }
    return NSAttributedString(string: String(repeating: "•", count: storedText.string.count))
  }

  // MARK: Content

  override var ownParts: [UIView] { [textView, placeholderView, clearButton].compactMap(\.self) }

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfControls + [
      LiveSetting(
        TextSettings.font,
        { (field: UITextField) in
          field.fontForMeasuring(field.storedFont, adjusts: field.adjustsFontForContentSizeCategory)?.settingValue
        }, assign: { field, value in field.font = Font(value).map { UIFont($0) } }),
      LiveSetting(TextSettings.textColor, \UITextField.textColor),
      LiveSetting(TextSettings.textAlignment, \UITextField.textAlignment, standard: .natural),
      LiveSetting(TextField.borderStyle, \UITextField.borderStyle),
      LiveSetting(TextField.placeholder, \UITextField.placeholder),
      LiveSetting(TextField.minimumFontSize, \UITextField.minimumFontSize),
      LiveSetting(TextSettings.adjustsFontSizeToFitWidth, \UITextField.adjustsFontSizeToFitWidth),
      LiveSetting(TextSettings.adjustsFontForContentSizeCategory, \UITextField.adjustsFontForContentSizeCategory),
      LiveSetting(TextField.clearsOnBeginEditing, \UITextField.clearsOnBeginEditing),
      LiveSetting(TextField.isSecureTextEntry, \UITextField.isSecureTextEntry),
      LiveSetting(
        TextSettings.text,
        { (field: UITextField) in field.storedText.length > 0 ? field.shownText.string.settingValue : nil },
        assign: { field, value in field.text = String(value) }),
    ]

  /// The size of the text or placeholder, with the views beside it.
  open override var intrinsicContentSize: CGSize {
    var size = super.intrinsicContentSize
    for view in [showsLeft ? leftView : nil, showsRight ? rightView : nil] {
      if let view { size.width += view.bounds.width + room }
    }
    return size
  }

  private func setText(_ text: NSAttributedString) {
    let changes = !text.isSame(as: storedText)
    storedText = NSAttributedString(attributedString: text)
    input.selection = NSRange(location: text.length, length: 0)
    input.marked = nil
    if changes { contentChanged() }
  }

  // MARK: Editing

  /// A Boolean that tells whether it may become the first responder: while it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, where its delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing, storedText.length > 0 { text = "" }
    input.selection = NSRange(location: storedText.length, length: 0)
    setNeedsLayout()
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, where its delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    isEditing = false
    setNeedsLayout()
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self, reason: endReason)
    NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    return true
  }

  override func answerTap() { becomeFirstResponder() }

  /// Writes as the keyboard does: a line break is the return key.
  package func type(_ text: String) {
    if !isFirstResponder { becomeFirstResponder() }
    for character in text {
      if character == "\n" { pressReturn() } else { change(input.selection, to: String(character)) }
    }
  }

  /// Presses the return key.
  package func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// Empties it as the button does.
  package func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    tellOfChange()
  }

  private func change(_ range: NSRange, to string: String) {
    let range = InputText.clamp(range, to: storedText.length)
    guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true else { return }
    let changed = NSMutableAttributedString(attributedString: storedText)
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: string, attributes: typingAttributes ?? defaultTextAttributes))
    setText(changed)
    input.selection = NSRange(location: range.location + string.utf16.count, length: 0)
    tellOfChange()
  }

  private func tellOfChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    delegate?.textFieldDidChangeSelection(self)
  }

  // MARK: Text input

  /// A Boolean that tells whether there is a text.
  open var hasText: Bool { storedText.length > 0 }
  /// Writes a text at the cursor.
  open func insertText(_ text: String) { change(input.selection, to: text) }
  /// Deletes the character before the cursor, or the selection.
  open func deleteBackward() {
    guard input.selection.length == 0 else { return change(input.selection, to: "") }
    guard input.selection.location > 0 else { return }
    let index = storedText.string.utf16.index(storedText.string.startIndex, offsetBy: input.selection.location)
    let before = storedText.string[..<index].last.map { String($0).utf16.count } ?? 1
    change(NSRange(location: input.selection.location - before, length: before), to: "")
  }
  /// The text in a range.
  open func text(in range: UITextRange) -> String? {
    InputText.range(range).map {
      storedText.attributedSubstring(from: InputText.clamp($0, to: storedText.length)).string
    }
  }
  /// Puts a text in place of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = InputText.range(range) { change(range, to: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(InputText.clamp(input.selection, to: storedText.length)) }
    set {
      guard let range = InputText.range(newValue) else { return }
      input.selection = InputText.clamp(range, to: storedText.length)
      delegate?.textFieldDidChangeSelection(self)
    }
  }
  /// The text that isn't settled yet.
  open var markedTextRange: UITextRange? { input.marked.map { TextOffsetRange($0) } }
  /// The look of the text that isn't settled yet.
  open var markedTextStyle: [NSAttributedString.Key: Any]?
  /// Writes a text that isn't settled yet.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let place = input.marked ?? input.selection
    change(place, to: markedText ?? "")
    input.marked = markedText.map { NSRange(location: place.location, length: $0.utf16.count) }
  }
  open func unmarkText() { input.marked = nil }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { TextOffset(0) }
  /// The end of the text.
  open var endOfDocument: UITextPosition { TextOffset(storedText.length) }
  /// The range between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b) = (InputText.offset(fromPosition), InputText.offset(toPosition))
    return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
  }
  /// The place at a distance.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = InputText.offset(position) + offset
    return (0...storedText.length).contains(place) ? TextOffset(place) : nil
  }
  /// The place at a distance on the screen.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: offset)
    case .left: self.position(from: position, offset: -offset)
    case .up, .down: position
    }
  }
  /// The order of two places.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (InputText.offset(position), InputText.offset(other))
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }
  /// The distance between two places.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    InputText.offset(toPosition) - InputText.offset(from)
  }
  /// An object that is told of changes.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// An object that knows the units of the text.
  open var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  /// The farthest place of a range in a direction.
  open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  /// The range from a place in a direction.
  open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    textRange(from: position, to: direction == .left || direction == .up ? beginningOfDocument : endOfDocument)
  }
  /// The first rectangle of a range, in points.
  open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start).union(caretRect(for: range.end)) }
  /// The rectangle of a cursor, in points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let before = InputText.clamp(NSRange(location: 0, length: InputText.offset(position)), to: storedText.length)
    let width = shown(storedText.attributedSubstring(from: before))?.size().width ?? 0
    let height = font?.lineHeight ?? rect.height
    return CGRect(x: rect.minX + width, y: rect.midY - height / 2, width: 2, height: height)
  }
  /// The rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    (0...storedText.length).map { TextOffset($0) }
      .min { abs(caretRect(for: $0).midX - point.x) < abs(caretRect(for: $1).midX - point.x) }
  }
  /// The place of a range nearest to a point.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  /// The character at a point.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap { place in
      position(from: place, offset: 1).flatMap { textRange(from: place, to: $0) }
    }
  }
}

/// The view of a field's text.
@MainActor final class FieldLabel: UILabel {
  /// The button that empties a field.
  static func clearButton(of field: UITextField) -> UIButton {
    UIButton(type: .custom, primaryAction: UIAction { [weak field] _ in field?.clear() })
  }
}
