import LayoutEngine
import LayoutModel
import LayoutResolution
import ViewKinds

/// A view that shows a text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var measured: ViewContent?
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  private(set) var storedFont: UIFont?
  private var storedTextColor: UIColor?
  /// The width for which a subclass is asked for its size.
  private var measuredWidth: CGFloat?

  // MARK: Text

  open var text: String? {
    get { storedAttributedText?.string ?? storedText }
    set {
      guard newValue != storedText || storedAttributedText != nil else { return }
      (storedText, storedAttributedText) = (newValue, nil)
      contentChanged()
    }
  }
  /// The text with fonts and colours of its parts.
  open var attributedText: NSAttributedString? {
    get { storedAttributedText ?? storedText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      storedAttributedText = newValue.map { NSAttributedString(attributedString: $0) }
      storedText = nil
      contentChanged()
    }
  }
  /// The font; 17 points where none is set.
  open var font: UIFont! {
    get { storedFont ?? standardFont }
    set {
      guard storedFont != newValue || storedAttributedText != nil else { return }
      storedFont = newValue
      setAttribute(.font, newValue)
      contentChanged()
    }
  }
  /// The colour of the text.
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      setAttribute(.foregroundColor, newValue)
    }
  }
  /// The place where lines lie between its sides.
  open var textAlignment = NSTextAlignment.natural
  /// The way in which a text that is too long is cut.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      // Other modes cut what doesn't fit, and change no size.
      if (lineBreakMode == .byCharWrapping) != (oldValue == .byCharWrapping) { contentChanged() }
    }
  }
  /// The rule of breaking lines.
  open var lineBreakStrategy = NSLineBreakStrategy.standard
  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// A Boolean that shows the text in its other colour.
  open var isHighlighted = false
  /// A Boolean that shows the text as usable.
  open var isEnabled = true
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// The distance of the shadow from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The most lines that it takes; 0 for as many as it needs.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  /// The maximum number of lines at the label's place.
  var shownNumberOfLines: Int { numberOfLines }
  /// The width at which it is measured without a layout's help, in points.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentChanged() } }
  }
  /// A Boolean that shrinks the font of a line that is too long.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest part of the font's size that it shrinks to.
  open var minimumScaleFactor: CGFloat = 0
  /// The place of a text that shrank.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// A Boolean that lets letters move closer before a text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// A Boolean that shows the whole of a text that was cut under a pointer.
  open var showsExpansionTextWhenTruncated = false
  /// A Boolean that lets the font follow the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentChanged() } }
  }

  /// The rectangle that the text takes in a rectangle, in at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    ConditionReads.note([.device, .textSize])
    return CGRect(origin: bounds.origin, size: textSize(within: bounds.size, lines: numberOfLines))
  }
  /// Draws the text: never called, for nothing is drawn here.
  open func drawText(in rect: CGRect) {}

  /// Its text where nothing else is said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Making

  /// A label with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A label of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var kindName: String { "UILabel" }
  override func didInitialize() { isUserInteractionEnabled = false }
  override var isElementByItself: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .staticText }

  /// The font of a label whose font isn't set.
  var standardFont: UIFont { .systemFont(ofSize: UIFont.labelFontSize) }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [.font: font as Any, .foregroundColor: textColor as Any]
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    attributes[.paragraphStyle] = style
    return attributes
  }

  private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, let text = storedAttributedText else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    storedAttributedText = changed
  }

  // MARK: Content

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfViews + [
      LiveSetting(
        TextSettings.font,
        { (label: UILabel) in
          label.fontForMeasuring(
            label.storedFont ?? label.declaredFont, adjusts: label.adjustsFontForContentSizeCategory)?.settingValue
        }, assign: { label, value in label.font = Font(value).map { UIFont($0) } }),
      LiveSetting(
        TextSettings.textColor,
        color: { (label: UILabel) in
          let color = label.storedAttributedText?.colorAtStart ?? label.textColor
          return color == .label ? nil : color
        }, assign: { $0.textColor = $1 }),
      LiveSetting(TextSettings.textAlignment, \UILabel.textAlignment, standard: .natural),
      LiveSetting(TextSettings.lineBreakMode, \UILabel.lineBreakMode),
      LiveSetting(
        Label.numberOfLines, { (label: UILabel) in .integer(label.shownNumberOfLines) },
        assign: { label, value in if let lines = Int(value) { label.numberOfLines = lines } }),
      LiveSetting(Label.preferredMaxLayoutWidth, \UILabel.preferredMaxLayoutWidth),
      LiveSetting(TextSettings.adjustsFontSizeToFitWidth, \UILabel.adjustsFontSizeToFitWidth),
      LiveSetting(Label.minimumScaleFactor, \UILabel.minimumScaleFactor),
      LiveSetting(TextSettings.adjustsFontForContentSizeCategory, \UILabel.adjustsFontForContentSizeCategory),
      LiveSetting(Control.isEnabled, \UILabel.isEnabled), LiveSetting(Control.isHighlighted, \UILabel.isHighlighted),
      LiveSetting(
        TextSettings.text, { (label: UILabel) in label.storedText?.settingValue },
        assign: { label, value in label.text = String(value) }),
      LiveSetting(
        TextSettings.attributedText, { (label: UILabel) in label.storedAttributedText?.runs.settingValue },
        assign: { label, value in
          guard let runs = [AttributedRun](value), !runs.isEmpty else { return }
          label.attributedText = NSAttributedString(runs, label.storedFont, label.storedTextColor)
        }),
    ]

  override func declare(_ view: inout View) {
    super.declare(&view)
    // Wrapping by characters changes sizes, and other modes change pictures alone.
    if lineBreakMode == .byCharWrapping { view.appearance.lineBreakMode = .byCharWrapping }
  }

  /// The font that it declares where none is set; `nil` for the kind's own.
  var declaredFont: UIFont? { nil }

  private var measuredContent: ViewContent? {
    if let measured { return measured }
    measured = content
    return measured
  }

  /// The size of its text.
  open override var intrinsicContentSize: CGSize {
    ConditionReads.note([.device, .textSize])
    guard type(of: self) != UILabel.self else { return wholeSize }
    let width = measuredWidth ?? (mayWrap && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.anyLength)
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.anyLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: shownNumberOfLines).size
  }

  /// A length that limits nothing, even with insets taken from it.
  private static let anyLength: CGFloat = 1_000_000

  private var wholeSize: CGSize {
    let size = measuredContent?.size ?? .none
    return CGSize(width: size.width ?? 0, height: size.height ?? 0)
  }

  private func textSize(within size: CGSize, lines: Int) -> CGSize {
    if lines != shownNumberOfLines {
      var view = declaredContent
      view.content.numberOfLines = lines
      return textSize(within: size, ViewContent(of: view, for: measuringTraits))
    }
    return textSize(within: size, measuredContent)
  }

  private func textSize(within size: CGSize, _ content: ViewContent?) -> CGSize {
    guard let content else { return .zero }
    let isAnyWidth = size.width <= 0 || size.width >= Self.anyLength / 2
    let fitting = isAnyWidth || !content.wraps ? content.size : content.size(inWidth: Double(size.width))
    return CGSize(width: fitting.width ?? 0, height: fitting.height ?? 0)
  }

  override func fittingSize(within size: CGSize) -> CGSize {
    guard type(of: self) != UILabel.self else { return textSize(within: size, measuredContent) }
    let width = mayWrap && size.width > 0 ? size.width : Self.anyLength
    let bounds = CGRect(x: 0, y: 0, width: width, height: Self.anyLength)
    return textRect(forBounds: bounds, limitedToNumberOfLines: shownNumberOfLines).size
  }

  /// The object that measures lines at the width that layout gives: the rules, or a subclass with a size of its own.
  override var contentMeasure: LayoutGraph.Measure? {
    guard let content = measuredContent, content.wraps else { return nil }
    guard type(of: self) != UILabel.self else {
      return { width in width.map { content.size(inWidth: $0) } ?? content.size }
    }
    return { [unowned self] width in MainActor.assumeIsolated { self.ownSize(inWidth: width) } }
  }

  private func ownSize(inWidth width: Double?) -> IntrinsicContentSize {
    measuredWidth = width.map { CGFloat($0) }
    defer { measuredWidth = nil }
    let size = intrinsicContentSize
    return IntrinsicContentSize(
      width: size.width < 0 ? nil : Double(size.width), height: size.height < 0 ? nil : Double(size.height))
  }

  /// Says that its text asks for another size.
  open override func invalidateIntrinsicContentSize() {
    measured = nil
    super.invalidateIntrinsicContentSize()
  }

  override var baselines: LayoutGraph.Node.Baselines { LayoutGraph.Node.Baselines(measuredContent?.baselineInsets) }
  override var mayWrap: Bool { shownNumberOfLines != 1 }
  override var lineHeightOfBaselines: CGFloat? { ConditionReads.unnoted { font.lineHeight } }

  /// Shows a text, unless the label already shows it.
  func showIfNew(_ text: NSAttributedString?) {
    if let text, let shown = storedAttributedText, shown.isSame(as: text) { return }
    if text == nil, storedText == nil, storedAttributedText == nil { return }
    attributedText = text
  }

  /// Measures its text anew.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    valuesMayHaveChanged()
  }
}

/// A view whose fonts may follow the user's text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean that lets the font follow the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIView {
  /// A font for measuring: at the user's size where the view adjusts it, else in the size that it has.
  func fontForMeasuring(_ font: UIFont?, adjusts: Bool) -> Font? {
    guard let font else { return nil }
    guard adjusts else { return font.fixed }
    let traits = traitCollection
    if let style = font.shape.textStyle, font.adjusted(for: traits).shape == FontShape(style: style, traits) {
      return .textStyle(style.style)
    }
    font.shape.noteSize()
    return font.adjusted(for: traits).fixed
  }
}

extension UIFont {
  /// The engine's font in the size that it has.
  var fixed: Font {
    if let name = resolved.name { return .named(name, size: resolved.size, face: resolved.face) }
    return resolved.hasMonospacedDigits
      ? .monospacedDigitSystem(size: resolved.size, weight: resolved.weight)
      : .system(size: resolved.size, weight: resolved.weight)
  }
}
