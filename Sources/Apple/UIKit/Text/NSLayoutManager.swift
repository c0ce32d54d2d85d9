public import CoreGraphics
public import Foundation
import LayoutModel
import LayoutResolution

/// An object that is told of a text's changes.
public protocol NSTextStorageDelegate: AnyObject {
  /// Is told that the text will be processed.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Is told that the text was processed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// A text that layout managers lay out.
open class NSTextStorage: NSMutableAttributedString {
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Changes by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// An object that is told of changes.
  open weak var delegate: (any NSTextStorageDelegate)?

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  /// Is told of a change.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: delta)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
  }

  /// Does nothing: changes are processed at once.
  open func processEditing() {}
}

/// The questions about a layout.
public protocol NSLayoutManagerDelegate: AnyObject {}

/// A place in which text is laid out.
open class NSTextContainer: NSObject {
  /// A container of a size, in points.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A container without bounds.
  public override convenience init() { self.init(size: .zero) }

  /// A container without bounds: containers aren't archived.
  public required init(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The size, in points; 0 for no bound.
  open var size: CGSize
  /// The paths that text goes around.
  open var exclusionPaths: [UIBezierPath] = []
  /// The way the last line is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The room at both ends of lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines; 0 for any.
  open var maximumNumberOfLines = 0
  /// A Boolean that tells whether the width follows a text view's.
  open var widthTracksTextView = false
  /// A Boolean that tells whether the height follows a text view's.
  open var heightTracksTextView = false
  open internal(set) weak var layoutManager: NSLayoutManager?
}

/// A layout of text in containers, measured as a whole.
open class NSLayoutManager: NSObject {
  /// A manager without text.
  public override init() { super.init() }

  /// A manager without text: managers aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is asked about the layout.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// A Boolean that tells whether parts may be laid out alone.
  open var allowsNonContiguousLayout = false
  /// A Boolean that tells whether the space between a font's lines counts.
  open var usesFontLeading = true
  /// A Boolean that tells whether characters that can't be seen are shown.
  open var showsInvisibleCharacters = false
  /// A Boolean that tells whether words are hyphenated as the system does it.
  open var usesDefaultHyphenation = false

  /// Draws glyphs in a context: nothing is drawn.
  open func showCGGlyphs(
    _ glyphs: UnsafePointer<UInt16>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
    matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in graphicsContext: CGContext
  ) {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Adds a container at an index.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
  }

  open func removeTextContainer(at index: Int) {
    if textContainers.indices.contains(index) { textContainers.remove(at: index).layoutManager = nil }
  }

  // MARK: - Layout

  /// Does nothing: layout is found when it is asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: layout is found when it is asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: layout is found when it is asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: layout is found when it is asked for.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: layout is found when it is asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {}
  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: nothing is drawn.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  /// The rectangle that the text takes in a container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let text = textStorage, text.length > 0 else {
      return CGRect(x: 0, y: 0, width: 2 * container.lineFragmentPadding, height: 0)
    }
    let bound = container.size.width - 2 * container.lineFragmentPadding
    let width = container.size.width > 0 && bound < .greatestFiniteMagnitude / 2 ? Double(max(bound, 0)) : nil
    let measured = TextMeasurer.standard.unroundedSize(
      of: text.measured(font: NSAttributedString.standardFont), width: width,
      numberOfLines: container.maximumNumberOfLines)
    return CGRect(
      x: 0, y: 0, width: CGFloat(measured.width) + 2 * container.lineFragmentPadding, height: CGFloat(measured.height))
  }

  /// The rectangle around a part of the text: that of the text up to its end.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let text = textStorage, glyphRange.upperBound <= text.length, glyphRange.length > 0 else { return .zero }
    let before = NSRange(location: 0, length: glyphRange.location)
    let part = text.attributedSubstring(from: glyphRange).size()
    let start = text.attributedSubstring(from: before).size()
    return CGRect(
      x: container.lineFragmentPadding + start.width, y: 0, width: part.width, height: usedRect(for: container).height)
  }

  /// Calls a closure with the rectangles around a part of the text: one.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    unsafe block(boundingRect(forGlyphRange: glyphRange, in: textContainer), &stops)
  }

  // MARK: - Glyphs: one for each UTF-16 unit

  /// The number of glyphs.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The glyphs in a container: all.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualCharRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph at a point: the last glyph in one line that begins before the point.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    guard let text = textStorage, text.length > 0 else { return 0 }
    let x = point.x - container.lineFragmentPadding
    return (0..<text.length).last { index in
      text.attributedSubstring(from: NSRange(location: 0, length: index)).size().width <= x
    } ?? 0
  }
  /// The character at a point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
