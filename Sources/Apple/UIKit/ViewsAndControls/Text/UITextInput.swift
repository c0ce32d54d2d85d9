/// An object that keys can write into.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean that tells whether there is a text.
  var hasText: Bool { get }
  /// Writes a text at the cursor.
  func insertText(_ text: String)
  /// Deletes the character before the cursor.
  func deleteBackward()
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override init() { super.init() }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override init() { super.init() }
  /// A Boolean that tells whether nothing is in it.
  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of selected text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in points.
  open var rect: CGRect { .zero }
  /// The direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// A Boolean that tells whether the selection starts here.
  open var containsStart: Bool { false }
  /// A Boolean that tells whether the selection ends here.
  open var containsEnd: Bool { false }
  /// A Boolean that tells whether lines run down.
  open var isVertical: Bool { false }
}

/// An object that is told of a text that something else changes.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Told before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Told after the selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Told before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Told after the text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object that knows the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The range of a unit around a place.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Tells whether a place is at the edge of a unit.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next edge of a unit.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Tells whether a place is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The units of a text that views have.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: UIResponder?

  /// The units of a view's text.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  /// The word around a place, or all of the text.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input = input as? any UITextInput else { return nil }
    guard let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return nil }
    guard granularity == .word || granularity == .character, let text = input.text(in: whole) else { return whole }
    let characters = Array(text.utf16)
    var start = input.offset(from: input.beginningOfDocument, to: position)
    var end = start
    func isLetter(_ index: Int) -> Bool {
      characters.indices.contains(index)
        && Unicode.Scalar(characters[index]).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
    if granularity == .character {
      end = min(end + 1, characters.count)
    } else {
      while isLetter(start - 1) { start -= 1 }
      while isLetter(end) { end += 1 }
    }
    guard start < end, let from = input.position(from: input.beginningOfDocument, offset: start),
      let to = input.position(from: input.beginningOfDocument, offset: end)
    else { return nil }
    return input.textRange(from: from, to: to)
  }
  /// Tells whether a place is at the edge of a unit.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { !isPosition(position, withinTextUnit: granularity, inDirection: direction) }
  /// The end of the unit around a place, or its start.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let range = rangeEnclosingPosition(position, with: granularity, inDirection: direction)
    return direction == .storage(.backward) ? range?.start : range?.end
  }
  /// Tells whether a place is in a unit.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}

/// A text that keys and the system's text machinery can change.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The text in a range.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  var selectedTextRange: UITextRange? { get set }
  /// The text that isn't settled yet.
  var markedTextRange: UITextRange? { get }
  /// The look of the text that isn't settled yet.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Writes a text that isn't settled yet.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place at a distance.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place at a distance on the screen.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// The order of two places.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The distance between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// An object that is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// An object that knows the units of the text.
  var tokenizer: any UITextInputTokenizer { get }
  /// The farthest place of a range in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The range from a place in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
  /// The direction of the text at a place.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
  /// Sets the direction of a range's text.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The first rectangle of a range, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of a cursor, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates rectangles are.
  var textInputView: UIView { get }
  /// The attributes of the text at a place.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
}

extension UITextInput {
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// As the language has it.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}

extension UITextInput where Self: UIView {
  public var textInputView: UIView { self }
}

/// A place in the text of a field or a text view: the number of UTF-16 units before it.
@MainActor final class TextOffset: UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
}

/// A range in the text of a field or a text view.
@MainActor final class TextOffsetRange: UITextRange {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  override var isEmpty: Bool { range.length == 0 }
  override var start: UITextPosition { TextOffset(range.location) }
  override var end: UITextPosition { TextOffset(range.location + range.length) }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.range == range }
}

/// The text of a field or a text view, as input changes it.
@MainActor struct InputText {
  var selection = NSRange(location: 0, length: 0)
  /// The part that isn't settled.
  var marked: NSRange?

  /// A range's part of a text, within its bounds.
  static func clamp(_ range: NSRange, to length: Int) -> NSRange {
    let start = min(max(0, range.location), length)
    return NSRange(location: start, length: min(max(0, range.length), length - start))
  }

  static func range(_ range: UITextRange?) -> NSRange? { (range as? TextOffsetRange)?.range }
  static func offset(_ position: UITextPosition) -> Int { (position as? TextOffset)?.offset ?? 0 }
}

/// The items of the bar above a keyboard.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// A Boolean that hides the system's items.
  open var allowsHidingShortcuts = true
}

/// A language of a keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { Locale.current.identifier }
  /// The languages of the user's keyboards.
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  /// Told after the language changed.
  public nonisolated class var currentInputModeDidChangeNotification: Notification.Name {
    .init("UITextInputCurrentInputModeDidChangeNotification")
  }
}
