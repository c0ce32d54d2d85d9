/// What a view shows, from which its intrinsic size is measured where none is said: of each class what it has in UIKit.
public struct ContentSettings: Hashable, Sendable {
  /// The text of a label, a text field or a text view; a button's title.
  public var text: String?
  /// The font of the text; the class's own if `nil`: 17 points, of a button 15.
  public var font: Font?
  /// Of a label: the most lines, 0 for any number.
  public var numberOfLines = 1
  /// Of a label that may wrap: the width that it wraps to, whatever layout gives it; 0 for that which layout gives.
  public var preferredMaxLayoutWidth = 0.0
  /// The image of an image view or a button.
  public var image: Image?
  /// Of a text field: what stands there while there is no text.
  public var placeholder: String?
  /// Of a text field.
  public var borderStyle = BorderStyle.none
  /// Of a button.
  public var buttonType = ButtonType.system
  /// Of a button: what stands around its title and its image; where it is said, it takes the place of the standard room.
  public var contentEdgeInsets: EdgeInsets?
  /// The titles of a segmented control.
  public var segments: [String] = []
  /// Of a page control.
  public var numberOfPages = 0
  /// Of an activity indicator.
  public var style = ActivityIndicatorStyle.medium
  /// Of a date picker.
  public var preferredDatePickerStyle = DatePickerStyle.automatic

  public init() {}

  /// An image: what layout knows of it.
  public struct Image: Hashable, Sendable {
    /// The size in points.
    public var size: Size

    public init(size: Size) {
      self.size = size
    }
  }

  /// `UITextField.BorderStyle`.
  public enum BorderStyle: String, Hashable, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// `UIButton.ButtonType`.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
  }

  /// `UIActivityIndicatorView.Style`.
  public enum ActivityIndicatorStyle: String, Hashable, Sendable, CaseIterable {
    case medium, large
  }

  /// `UIDatePickerStyle`.
  public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
    case automatic, wheels, compact, inline
  }
}

/// One value of what a view shows, as a file's key or a variation sets it.
public enum ContentSetting: Hashable, Sendable {
  case text(String)
  case font(Font)
  case numberOfLines(Int)
  case preferredMaxLayoutWidth(Double)
  case image(ContentSettings.Image)
  case placeholder(String)
  case borderStyle(ContentSettings.BorderStyle)
  case buttonType(ContentSettings.ButtonType)
  case contentEdgeInsets(EdgeInsets)
  case segments([String])
  case numberOfPages(Int)
  case style(ContentSettings.ActivityIndicatorStyle)
  case preferredDatePickerStyle(ContentSettings.DatePickerStyle)
}

extension ContentSettings {
  /// Sets one value.
  public mutating func apply(_ setting: ContentSetting) {
    switch setting {
    case .text(let value): text = value
    case .font(let value): font = value
    case .numberOfLines(let value): numberOfLines = value
    case .preferredMaxLayoutWidth(let value): preferredMaxLayoutWidth = value
    case .image(let value): image = value
    case .placeholder(let value): placeholder = value
    case .borderStyle(let value): borderStyle = value
    case .buttonType(let value): buttonType = value
    case .contentEdgeInsets(let value): contentEdgeInsets = value
    case .segments(let value): segments = value
    case .numberOfPages(let value): numberOfPages = value
    case .style(let value): style = value
    case .preferredDatePickerStyle(let value): preferredDatePickerStyle = value
    }
  }
}

extension View {
  /// Whether it shows text of its own.
  package var showsText: Bool {
    [content.text, content.placeholder].contains { $0?.isEmpty == false } || !content.segments.isEmpty
  }

  /// Whether its text may take several lines.
  var mayWrapText: Bool {
    switch className {
    case "UILabel": content.numberOfLines != 1
    case "UITextView": true
    default: false
    }
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
