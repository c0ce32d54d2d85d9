/// What a view shows, from which its intrinsic size is measured where none is said: of each class what it has in UIKit.
public struct ContentSettings: Hashable, Sendable {
  /// The text of a label, a text field or a text view; a button's title. Of an attributed text it is all of that; a text that is
  /// set takes its place.
  public var text: String? {
    get { attributedText.isEmpty ? unattributedText : attributedText.map(\.string).joined() }
    set { (unattributedText, attributedText) = (newValue, []) }
  }
  /// The text of one font, which doesn't count beside an attributed one.
  package var unattributedText: String?
  /// Of a label or a text view: the text in parts that have fonts of their own, in place of a text of one font; empty where
  /// there is such a text or none.
  public var attributedText: [AttributedRun] = [] {
    didSet {
      if !attributedText.isEmpty { unattributedText = nil }
    }
  }
  /// The font of the text; the class's own if `nil`: 17 points, of a button 15.
  public var font: Font?
  /// The fonts that its text stands in; `nil` is the class's own.
  package var shownFonts: [Font?] { attributedText.isEmpty ? [font] : attributedText.map { $0.font ?? font } }
  /// Of a label: the most lines, 0 for any number.
  public var numberOfLines = 1
  /// Of a label that may wrap: the width that it wraps to, whatever layout gives it; 0 for that which layout gives.
  public var preferredMaxLayoutWidth = 0.0
  /// The image of an image view or a button.
  public var image: Image?
  /// Of a text field: what stands there while there is no text.
  public var placeholder: String?
  /// Of a text field: with `roundedRect` it is as high as a field, else as a line of text.
  public var borderStyle = BorderStyle.none
  /// Of a button: whether a title or one of the system's icons gives its size.
  public var buttonType = ButtonType.system
  /// Of a button: what stands around its title and its image; where it is said, it takes the place of the standard room.
  public var contentEdgeInsets: EdgeInsets?
  /// Of a button from iOS 15 on: its configuration, which says what stands around title and image in place of
  /// `contentEdgeInsets`.
  public var configuration: ButtonConfiguration?
  /// The titles of a segmented control.
  public var segments: [String] = []
  /// Of a page control: how many dots make its width, from 0 on.
  public var numberOfPages = 0
  /// Of an activity indicator: 20 or 37 points on each side.
  public var style = ActivityIndicatorStyle.medium
  /// Of a date picker: wheels are 320 by 216 points.
  public var preferredDatePickerStyle = DatePickerStyle.automatic

  /// A view that shows nothing, with each class's defaults.
  public init() {}

  /// An image: what layout knows of it.
  public struct Image: Hashable, Sendable {
    /// The size in points; of a symbol, that in which it is drawn at the standard text size.
    public var size: Size
    /// Of a symbol: the font that it goes with. It asks for the height of that font's line, whatever its drawing has, and grows with
    /// the font.
    public var font: Font?
    /// How far the width may lie from the true one, in points: of a symbol that nobody measured; 0 of all others.
    package var spread = 0.0
    /// The name in the system's catalogue of a symbol; `nil` of all others.
    package var symbolName: String?

    /// An image by its size in points; of a symbol with the font that it goes with.
    public init(size: Size, font: Font? = nil) {
      self.size = size
      self.font = font
    }
  }

  /// `UITextField.BorderStyle`.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// How its border looks; `roundedRect` alone changes its size: a line of text without, a field's height with it.
    case none, line, bezel, roundedRect
  }

  /// `UIButton.ButtonType`.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// Which button; the last four show an icon of the system and have one size.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
  }

  /// `UIActivityIndicatorView.Style`.
  public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
    /// 20 or 37 points on each side.
    case medium, large
  }

  /// `UIDatePickerStyle`.
  public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
    /// How dates are picked; wheels are 320 points wide.
    case automatic, wheels, compact, inline
  }
}

extension View {
  /// Whether it shows text of its own.
  package var showsText: Bool {
    [content.text, content.placeholder].contains { $0?.isEmpty == false } || !content.segments.isEmpty
  }

  /// The text of a label, a text field or a text view; a button's title.
  public var text: String? {
    get { content.text }
    set { content.text = newValue }
  }

  /// The font of the text; the class's own if `nil`.
  public var font: Font? {
    get { content.font }
    set { content.font = newValue }
  }

  /// Of a label: the most lines, 0 for any number.
  public var numberOfLines: Int {
    get { content.numberOfLines }
    set { content.numberOfLines = newValue }
  }
}
