import LayoutEngine
import LayoutModel
import LayoutResolution
import ViewKinds

/// A view with lines of text that can be edited and scrolled; without scrolling, the view is as high as its text.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
  /// Told after editing began.
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    .init("UITextViewTextDidBeginEditingNotification")
  }
  /// Told after the text changed.
  public nonisolated class var textDidChangeNotification: Notification.Name {
    .init("UITextViewTextDidChangeNotification")
  }
  /// Told after editing ended.
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    .init("UITextViewTextDidEndEditingNotification")
  }

  /// The border of a text view.
  public enum BorderStyle: Int, Sendable {
    case none = 0, roundedRect
  }

  private(set) var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedTypingAttributes: [NSAttributedString.Key: Any]?
  private var input = InputText()

  /// The rectangle of its text.
  public let textContainer: NSTextContainer
  /// The object that lays its text out.
  public let layoutManager: NSLayoutManager
  public let textStorage: NSTextStorage

  // MARK: Making

  /// A text view with a frame, and a rectangle for its text.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: CGSize(width: frame.width, height: 10_000_000))
    let manager = container.layoutManager ?? NSLayoutManager()
    let storage = manager.textStorage ?? NSTextStorage(string: "")
    if container.layoutManager == nil { manager.addTextContainer(container) }
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.textContainer, layoutManager, textStorage) = (container, manager, storage)
    super.init(frame: frame)
  }

  /// A text view with a frame in its superview's coordinates, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// A text view with the newer layout of text or the older one.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

  /// A text view of a file.
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager) = (NSTextContainer(size: .zero), NSLayoutManager())
    textStorage = NSTextStorage(string: "")
    layoutManager.addTextContainer(textContainer)
    textStorage.addLayoutManager(layoutManager)
    super.init(coder: coder)
  }

  override var kindName: String { "UITextView" }

  // MARK: Text

  open var text: String! {
    get { textStorage.string }
    set { setText(NSAttributedString(string: newValue ?? "", attributes: typingAttributes)) }
  }
  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(attributedString: textStorage) }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      if text.length > 0, let font = unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
        storedFont = font
      }
      setText(text)
    }
  }
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      setAttribute(.font, newValue)
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue
      setAttribute(.foregroundColor, newValue)
    }
  }
  /// The place where lines lie between its sides.
  open var textAlignment = NSTextAlignment.natural
  /// The insets of the text's rectangle, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// The attributes of what is written next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      if let storedTypingAttributes { return storedTypingAttributes }
      var attributes: [NSAttributedString.Key: Any] = [.font: storedFont ?? Self.standardFont]
      if let storedTextColor { attributes[.foregroundColor] = storedTextColor }
      return attributes
    }
    set { storedTypingAttributes = newValue }
  }
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The kinds of data that it makes links of.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean that lets its text be changed.
  open var isEditable = true
  /// A Boolean that lets its text be selected.
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  /// A Boolean that replaces the text with what is written next.
  open var clearsOnInsertion = false
  /// A Boolean that lets the user find in it.
  open var isFindInteractionEnabled = false
  /// The session that finds in it.
  open private(set) lazy var findInteraction: UIFindInteraction? = nil
  open var borderStyle = BorderStyle.none
  /// A Boolean that lets the font follow the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { contentChanged() } }
  /// A Boolean that lets standard colours and fonts follow the system.
  open var usesStandardTextScaling = false
  /// True if the text scrolls; otherwise the view is as high as its text.
  open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { contentChanged() } } }
  /// An object that decides about editing.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  /// The font of a text view whose font isn't set.
  private static let standardFont = UIFont.systemFont(ofSize: 12)

  private func setText(_ text: NSAttributedString) {
    textStorage.setAttributedString(text)
    input.selection = NSRange(location: text.length, length: 0)
    input.marked = nil
    contentChanged()
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, textStorage.length > 0 else { return }
    textStorage.addAttribute(key, value: value, range: NSRange(location: 0, length: textStorage.length))
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

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
  /// The work that writing tools may do.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean that lets the return key be used only with a text.
  open var enablesReturnKeyAutomatically = false
  /// A Boolean that hides the text.
  open var isSecureTextEntry = false
  /// The meaning of the text.
  open var textContentType: UITextContentType!
  /// The rules of a new password.
  open var passwordRules: UITextInputPasswordRules?

  // MARK: Content

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfScrollViews + [
      LiveSetting(
        TextSettings.font,
        { (view: UITextView) in
          view.fontForMeasuring(view.storedFont ?? standardFont, adjusts: view.adjustsFontForContentSizeCategory)?
            .settingValue
        }, assign: { view, value in view.font = Font(value).map { UIFont($0) } }),
      LiveSetting(
        TextSettings.textColor, color: { (view: UITextView) in view.textColor ?? view.attributedText.colorAtStart },
        assign: { $0.textColor = $1 }),
      LiveSetting(TextSettings.textAlignment, \UITextView.textAlignment, standard: .natural),
      LiveSetting(TextView.isEditable, \UITextView.isEditable),
      LiveSetting(TextView.isSelectable, \UITextView.isSelectable),
      LiveSetting(TextSettings.adjustsFontForContentSizeCategory, \UITextView.adjustsFontForContentSizeCategory),
      LiveSetting(
        TextSettings.text, { (view: UITextView) in view.plainText?.settingValue },
        assign: { view, value in view.text = String(value) }),
      LiveSetting(
        TextSettings.attributedText,
        { (view: UITextView) in
          view.textStorage.length > 0 && view.plainText == nil ? view.textStorage.runs.settingValue : nil
        },
        assign: { view, value in
          guard let runs = [AttributedRun](value), !runs.isEmpty else { return }
          view.attributedText = NSAttributedString(runs, view.storedFont, view.textColor)
        }),
    ]

  /// The text, where all of it is in the view's own font; `nil` for none, and for one with attributes.
  private var plainText: String? {
    let runs = textStorage.runs
    let own = (storedFont ?? Self.standardFont).fixed
    guard runs.count == 1, let run = runs.first, run == AttributedRun(run.string, font: own) else { return nil }
    return run.string
  }

  /// Its text, measured as one that doesn't scroll.
  private var measuredText: ViewContent? {
    var view = declaredContent
    view.scroll.isScrollEnabled = false
    return ViewContent(of: view, for: measuringTraits)
  }

  /// Its own insets less those of the rules.
  private var more: CGSize {
    CGSize(
      width: textContainerInset.left + textContainerInset.right + 2 * (textContainer.lineFragmentPadding - 5),
      height: textContainerInset.top + textContainerInset.bottom - 16)
  }

  private func size(of content: ViewContent?, inWidth width: CGFloat?) -> CGSize {
    guard let content else { return .zero }
    let more = more
    let size = width.map { content.size(inWidth: Double(max(0, $0 - more.width))) } ?? content.size
    return CGSize(width: CGFloat(size.width ?? 0) + more.width, height: CGFloat(size.height ?? 0) + more.height)
  }

  /// The size of its text, where it doesn't scroll.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : size(of: measuredText, inWidth: nil)
  }

  override var contentMeasure: LayoutGraph.Measure? {
    guard !isScrollEnabled, let content = measuredText, content.wraps else { return nil }
    let more = more
    return { width in
      let size = width.map { content.size(inWidth: max(0, $0 - Double(more.width))) } ?? content.size
      return IntrinsicContentSize(
        width: size.width.map { $0 + Double(more.width) }, height: size.height.map { $0 + Double(more.height) })
    }
  }

  override func fittingSize(within size: CGSize) -> CGSize {
    let isAny = size.width <= 0 || size.width >= 100_000
    var fitting = self.size(of: measuredText, inWidth: isAny ? nil : size.width)
    if !isAny, size.width > fitting.width, isScrollEnabled { fitting.width = size.width }
    return fitting
  }

  override var baselines: LayoutGraph.Node.Baselines {
    guard case .text(let first, let last) = LayoutGraph.Node.Baselines(measuredText?.baselineInsets) else {
      return .edges
    }
    return .text(
      first: first + Double(textContainerInset.top) - 8, last: last + Double(textContainerInset.bottom) - 8)
  }
  override var mayWrap: Bool { !isScrollEnabled }

  /// The size of its text in its width, in points.
  open override var contentSize: CGSize {
    get {
      guard storedSize.width > 0 else { return super.contentSize }
      let height = size(of: measuredText, inWidth: storedSize.width).height
      return CGSize(width: storedSize.width, height: height)
    }
    set { super.contentSize = newValue }
  }

  /// Gives the text's rectangle its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: textContainerInset)
    textContainer.size = CGSize(width: max(0, area.width), height: 10_000_000)
  }

  // MARK: Editing

  /// A Boolean that tells whether it may become the first responder: while it can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, where its delegate lets it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if isEditable, delegate?.textViewShouldBeginEditing(self) == false { return false }
    guard super.becomeFirstResponder() else { return false }
    guard isEditable else { return true }
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    return true
  }

  /// Ends editing, where its delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    return true
  }

  /// Writes as the keyboard does.
  package func type(_ text: String) {
    if !isFirstResponder { becomeFirstResponder() }
    for character in text { change(input.selection, to: String(character)) }
  }

  private func change(_ range: NSRange, to string: String) {
    let range = InputText.clamp(range, to: textStorage.length)
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true else { return }
    textStorage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: typingAttributes))
    input.selection = NSRange(location: range.location + string.utf16.count, length: 0)
    contentChanged()
    delegate?.textViewDidChange(self)
    delegate?.textViewDidChangeSelection(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// The selection, in UTF-16 units.
  open var selectedRange: NSRange {
    get { InputText.clamp(input.selection, to: textStorage.length) }
    set {
      input.selection = InputText.clamp(newValue, to: textStorage.length)
      delegate?.textViewDidChangeSelection(self)
    }
  }
  /// Scrolls as far as is needed to show a range.
  open func scrollRangeToVisible(_ range: NSRange) {
    scrollRectToVisible(caretRect(for: TextOffset(range.location + range.length)), animated: false)
  }

  // MARK: Text input

  /// A Boolean that tells whether there is a text.
  open var hasText: Bool { textStorage.length > 0 }
  /// Writes a text at the cursor.
  open func insertText(_ text: String) { change(input.selection, to: text) }
  /// Deletes the character before the cursor, or the selection.
  open func deleteBackward() {
    guard input.selection.length == 0 else { return change(input.selection, to: "") }
    guard input.selection.location > 0 else { return }
    let string = textStorage.string
    let index = string.utf16.index(string.startIndex, offsetBy: input.selection.location)
    let before = string[..<index].last.map { String($0).utf16.count } ?? 1
    change(NSRange(location: input.selection.location - before, length: before), to: "")
  }
  /// The text in a range.
  open func text(in range: UITextRange) -> String? {
    InputText.range(range).map {
      textStorage.attributedSubstring(from: InputText.clamp($0, to: textStorage.length)).string
    }
  }
  /// Puts a text in place of a range.
  open func replace(_ range: UITextRange, withText text: String) {
    if let range = InputText.range(range) { change(range, to: text) }
  }
  open var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selectedRange) }
    set { if let range = InputText.range(newValue) { selectedRange = range } }
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
  open var endOfDocument: UITextPosition { TextOffset(textStorage.length) }
  /// The range between two places.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (a, b) = (InputText.offset(fromPosition), InputText.offset(toPosition))
    return TextOffsetRange(NSRange(location: min(a, b), length: abs(b - a)))
  }
  /// The place at a distance.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = InputText.offset(position) + offset
    return (0...textStorage.length).contains(place) ? TextOffset(place) : nil
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
  /// The rectangle of a cursor, in points: below the lines before it.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let before = InputText.clamp(NSRange(location: 0, length: InputText.offset(position)), to: textStorage.length)
    let padding = textContainer.lineFragmentPadding
    let line = (storedFont ?? Self.standardFont).lineHeight
    let text = textStorage.attributedSubstring(from: before)
    let width = max(1, storedSize.width - textContainerInset.left - textContainerInset.right - 2 * padding)
    let size = CGSize(width: width, height: .greatestFiniteMagnitude)
    let height = text.boundingRect(with: size, options: [.usesLineFragmentOrigin], context: nil).height
    return CGRect(
      x: textContainerInset.left + padding, y: textContainerInset.top + max(0, height - line), width: 2, height: line)
  }
  /// The rectangles of a range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let index = layoutManager.glyphIndex(for: point, in: textContainer)
    return TextOffset(min(max(0, index), textStorage.length))
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

  /// Its text where nothing else is said.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
