/// The content of a view, which gives its intrinsic size where none is set: for each class, the properties that it has in UIKit.
public struct ContentSettings: Hashable, Sendable {
  /// The text of a label, a text field or a text view; a button's title. For an attributed text, the whole of it;
  /// setting the text replaces it.
  public var text: String? {
    get { attributedText.isEmpty ? unattributedText : attributedText.map(\.string).joined() }
    set { (unattributedText, attributedText) = (newValue, []) }
  }
  /// The text of one font; ignored beside an attributed one.
  package var unattributedText: String?
  /// The attributed text of a label or a text view: parts with their own fonts, in place of a text of one font. Empty
  /// where there is such a text or none.
  public var attributedText: [AttributedRun] = [] {
    didSet {
      if !attributedText.isEmpty { unattributedText = nil }
    }
  }
  /// The font of the text; the class's own if `nil`: 17 points, for a button 15.
  public var font: Font?
  /// The fonts of its text; `nil` is the class's own.
  package var shownFonts: [Font?] { attributedText.isEmpty ? [font] : attributedText.map { $0.font ?? font } }
  /// The maximum number of a label's lines, 0 for any number.
  public var numberOfLines = 1
  /// The width to which a label wraps, whatever width its layout has; 0 for the layout's width.
  public var preferredMaxLayoutWidth = 0.0
  /// The image of an image view or a button.
  public var image: Image?
  /// The text that a text field shows while it is empty.
  public var placeholder: String?
  /// The border of a text field: with `roundedRect` it is as high as a field, else as a line of text.
  public var borderStyle = BorderStyle.none
  /// The type of a button, which tells whether a title or one of the system's icons gives its size.
  public var buttonType = ButtonType.system
  /// The insets around a button's title and image; where set, they replace the standard ones.
  public var contentEdgeInsets: EdgeInsets?
  /// The configuration of a button, from iOS 15 on; its insets around title and image replace `contentEdgeInsets`.
  public var configuration: ButtonConfiguration?
  /// The titles of a segmented control.
  public var segments: [String] = []
  /// The number of dots that make a page control's width, from 0 on.
  public var numberOfPages = 0
  /// The size of an activity indicator: 20 or 37 points on each side.
  public var style = ActivityIndicatorStyle.medium
  /// The style of a date picker: wheels are 320 by 216 points.
  public var preferredDatePickerStyle = DatePickerStyle.automatic
  /// The items that are picked on a date picker: a countdown is on wheels, whatever its style.
  public var datePickerMode = DatePickerMode.dateAndTime

  /// Empty content, with each class's defaults.
  public init() {}

  /// An image, as far as layout depends on it.
  public struct Image: Hashable, Sendable {
    /// The size in points; for a symbol, its size at the standard text size.
    public var size: Size
    /// The font that a symbol goes with. The symbol asks for the height of that font's line, whatever its drawing has,
    /// and grows with the font.
    public var font: Font?
    /// The possible error of the width, in points, for a symbol that nobody measured; 0 for all others.
    package var spread = 0.0
    /// The name of a symbol in the system's catalogue; `nil` for other images.
    package var symbolName: String?

    /// An image by its size in points; for a symbol, with the font that it goes with.
    public init(size: Size, font: Font? = nil) {
      self.size = size
      self.font = font
    }
  }

  /// `UITextField.BorderStyle`.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    /// The looks of the border. Only `roundedRect` changes the size: a field's height with it, a line of text without.
    case none, line, bezel, roundedRect
  }

  /// `UIButton.ButtonType`.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    /// The type of button; the last four show an icon of the system and have one size.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
  }

  /// `UIActivityIndicatorView.Style`.
  public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
    /// 20 or 37 points on each side.
    case medium, large
  }

  /// `UIDatePickerStyle`.
  public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
    /// The way dates are picked; wheels are 320 points wide.
    case automatic, wheels, compact, inline
  }

  /// `UIDatePicker.Mode`.
  public enum DatePickerMode: String, Hashable, Sendable, CaseIterable {
    /// The items that are picked: a countdown is on wheels alone.
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension View {
  /// True if the view shows text, a placeholder or segments.
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

  /// The maximum number of a label's lines, 0 for any number.
  public var numberOfLines: Int {
    get { content.numberOfLines }
    set { content.numberOfLines = newValue }
  }
}
