import LayoutEngine
import LayoutModel
import LayoutResolution
import ViewKinds

/// A control with a title and an image that does something when it is tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var parts: [State: ButtonParts] = [:]
  var storedType = ButtonType.custom
  private var titleView: ButtonLabel?
  private var subtitleView: UILabel?
  private var pictureView: UIImageView?
  private var backgroundView: UIImageView?
  private var needsConfigurationUpdate = false
  private var isUpdatingConfiguration = false

  // MARK: Making

  /// A button of the custom type with a frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A button of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  func become(_ type: ButtonType) {
    storedType = type
    contentChanged()
    sizeToFitIcon()
  }

  /// A button with an action, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button of a type with an action, whose title and image it shows.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button of a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  /// A button of the system's look with a target.
  public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    guard let button = Self(coder: NSCoder()) else {
      preconditionFailure("a button's class can be made of a file")
    }
    button.storedType = .system
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func sizeToFitIcon() {
    if ![.custom, .system, .plain].contains(storedType) { sizeToFit() }
  }

  override func didInitialize() { isOpaque = false }
  override var kindName: String { "UIButton" }
  override var sendsPrimaryActionWhenTapped: Bool { true }
  override var keepsTapsToItself: Bool { true }
  override var ownAccessibilityTraits: UIAccessibilityTraits { .button }

  open var buttonType: ButtonType { storedType }

  // MARK: Parts by state

  private func change(_ state: State, _ change: (inout ButtonParts) -> Void) {
    change(&parts[state, default: ButtonParts()])
    if configuration == nil { titleView.map(fill) }
    setNeedsUpdateConfiguration()
    contentChanged()
  }

  private func current<Value>(_ part: (ButtonParts) -> Value?) -> Value? {
    parts[state].flatMap(part) ?? parts[.normal].flatMap(part)
  }

  /// Sets the title for a state; where a state has none, that of the normal state shows.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { ($0.title, $0.attributedTitle) = (title, nil) }
  }
  /// Sets the colour of the title for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { change(state) { $0.titleColor = color } }
  /// Sets the colour of the title's shadow for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { change(state) { $0.titleShadowColor = color } }
  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { change(state) { $0.image = image } }
  /// Sets the image behind title and image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { change(state) { $0.backgroundImage = image } }
  /// Sets the configuration of symbols for a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { change(state) { $0.symbolConfiguration = configuration } }
  /// Sets the title with its attributes for a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// The title for a state.
  open func title(for state: State) -> String? { parts[state]?.title ?? parts[.normal]?.title }
  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? {
    parts[state]?.titleColor ?? parts[.normal]?.titleColor ?? standardTitleColor
  }
  /// The colour of the title's shadow for a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    parts[state]?.titleShadowColor ?? parts[.normal]?.titleShadowColor
  }
  /// The image for a state.
  open func image(for state: State) -> UIImage? { parts[state]?.image ?? parts[.normal]?.image }
  /// The image behind title and image for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    parts[state]?.backgroundImage ?? parts[.normal]?.backgroundImage
  }
  /// The configuration of symbols for a state.
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    parts[state]?.symbolConfiguration ?? parts[.normal]?.symbolConfiguration
  }
  /// The title with its attributes for a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    parts[state]?.attributedTitle ?? parts[.normal]?.attributedTitle
  }
  /// The title that it shows.
  open var currentTitle: String? { current(\.title) }
  /// The colour of the title that it shows.
  open var currentTitleColor: UIColor { current(\.titleColor) ?? standardTitleColor }
  /// The colour of the title's shadow.
  open var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }
  /// The image that it shows.
  open var currentImage: UIImage? { current(\.image) }
  /// The image that it shows behind title and image.
  open var currentBackgroundImage: UIImage? { current(\.backgroundImage) }
  /// The configuration of the symbol that it shows.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { current(\.symbolConfiguration) }
  /// The title with its attributes that it shows.
  open var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// The title's tint, which is the button's where code doesn't set it. (Seen in public records of iOS 15.)
  private var standardTitleColor: UIColor { storedType == .custom ? .white : titleView?.tintColor ?? tintColor }

  // MARK: Look

  /// The insets around title and image, in points.
  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { if contentEdgeInsets != oldValue { contentChanged() } } }
  /// The insets of the place of the title, in points; they change no size.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// The insets of the place of the image, in points; they change no size.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }
  /// A Boolean that turns the title's shadow while it is touched.
  open var reversesTitleShadowWhenHighlighted = false
  /// A Boolean that darkens the image while it is touched.
  open var adjustsImageWhenHighlighted = true
  /// A Boolean that pales the image while it can't be used.
  open var adjustsImageWhenDisabled = true
  /// A Boolean that glows while it is touched.
  open var showsTouchWhenHighlighted = false
  open var role = Role.normal
  /// A Boolean that changes it under a pointer.
  open var isPointerInteractionEnabled = false
  /// The look of a pointer over it.
  open var pointerStyleProvider: ((UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?)?
  /// The menu that it shows.
  open var menu: UIMenu?
  /// The order of its menu's elements.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// True if a tap selects the button, or an element of its menu.
  open var changesSelectionAsPrimaryAction = false
  /// A Boolean that tells whether a finger rests on it.
  open var isHeld: Bool { false }
  /// A Boolean that tells whether a pointer is over it.
  open var isHovered: Bool { false }
  /// The font of its title.
  open var font: UIFont! {
    get { titleLabel?.font }
    set { titleLabel?.font = newValue }
  }
  /// The way in which a title that is too long is cut.
  open var lineBreakMode: NSLineBreakMode {
    get { titleLabel?.lineBreakMode ?? .byTruncatingMiddle }
    set { titleLabel?.lineBreakMode = newValue }
  }

  // MARK: Configuration

  /// The description of title, image and background, from iOS 15 on.
  open var configuration: Configuration? {
    didSet {
      setNeedsUpdateConfiguration()
      contentChanged()
    }
  }
  /// The transformer of the configuration when the state changes.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// A closure that changes a button's configuration.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// A Boolean that updates the configuration when the state changes.
  open var automaticallyUpdatesConfiguration = true
  /// Asks for the configuration to be updated before it shows.
  open func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration, !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    contentChanged()
  }
  /// Updates the configuration for its state.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate, !isUpdatingConfiguration else { return }
    needsConfigurationUpdate = false
    isUpdatingConfiguration = true
    if configuration != nil || configurationUpdateHandler != nil { updateConfiguration() }
    isUpdatingConfiguration = false
  }

  override func stateChanged() {
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentChanged()
  }

  override func answerTap() {
    if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
  }

  // MARK: Subviews

  /// The view of its title.
  open var titleLabel: UILabel? {
    if let titleView { return titleView }
    let label = ButtonLabel(of: self)
    titleView = label
    addSubview(label)
    if configuration == nil { fill(label) }
    return label
  }

  /// Gives a label the title at once, as code may measure it before a layout.
  private func fill(_ label: ButtonLabel) {
    ConditionReads.unnoted { label.show(shownTitle, color: titleColorShown, wraps: wrapsTitle) }
  }

  /// The view of its subtitle.
  open var subtitleLabel: UILabel? {
    if let subtitleView { return subtitleView }
    let label = UILabel()
    label.font = .systemFont(ofSize: CGFloat(ButtonConfiguration.subtitleFontSize))
    subtitleView = label
    addSubview(label)
    return label
  }

  /// The view of its image.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    pictureView = view
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
    return view
  }

  /// Fills and places title, image and background.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    // The button's own parts aren't captured.
    ConditionReads.unnoted { placeParts() }
  }

  private func placeParts() {
    fillSubviews()
    let content = contentRect(forBounds: bounds)
    backgroundView?.frame = backgroundRect(forBounds: bounds)
    if let pictureView { pictureView.frame = imageRect(forContentRect: content) }
    if let titleView { titleView.frame = titleRect(forContentRect: content) }
    if let subtitleView { subtitleView.frame = layout(in: content).subtitle }
  }

  private func fillSubviews() {
    if let image = shownImage {
      imageView?.image = image
      imageView?.preferredSymbolConfiguration = symbolConfiguration
    } else {
      pictureView?.image = nil
    }
    if shownTitle != nil { _ = titleLabel }
    titleView?.show(shownTitle, color: titleColorShown, wraps: wrapsTitle)
    if let text = configuration?.shownSubtitle(font: subtitleFont) {
      subtitleLabel?.showIfNew(text)
    } else {
      subtitleView?.showIfNew(nil)
    }
    guard let image = currentBackgroundImage ?? configuration?.background.image else {
      backgroundView?.image = nil
      return
    }
    if backgroundView == nil {
      let view = UIImageView()
      backgroundView = view
      insertSubview(view, at: 0)
    }
    backgroundView?.image = image
  }

  private var titleColorShown: UIColor {
    guard let configuration, current(\.titleColor) == nil else { return currentTitleColor }
    return configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : tintColor)
  }

  private var subtitleFont: UIFont { .systemFont(ofSize: CGFloat(ButtonConfiguration.subtitleFontSize)) }

  /// The image that it shows.
  var shownImage: UIImage? { configuration.flatMap { $0.image ?? currentImage } ?? currentImage }

  private var symbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
  }

  /// The title that it shows.
  var shownTitle: NSAttributedString? {
    if let configuration, let title = configuration.attributedTitle ?? currentTitle.map({ AttributedString($0) }) {
      return title.characters.isEmpty ? nil : configuration.shownTitle(title, font: titleFont)
    }
    if let title = currentAttributedTitle { return title }
    guard let title = currentTitle, !title.isEmpty else { return nil }
    return NSAttributedString(string: title, attributes: titleFont.map { [.font: $0] })
  }

  /// The font of its title where the title has none; `nil` for the kind's own.
  private var titleFont: UIFont? { titleView?.chosenFont }

  // MARK: Rectangles

  /// The rectangle of the background, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of title and image, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    guard let insets = configuration?.contentInsets else { return bounds.inset(by: contentEdgeInsets) }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing))
  }
  /// The rectangle of the title, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).title }
  /// The rectangle of the image, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { layout(in: contentRect).image }

  func layout(in content: CGRect) -> ButtonLayout {
    var layout = ButtonLayout(
      content: content, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
    layout.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layout.scale = CGFloat(displayScale)
    layout.imageSize = imageSize
    if shownTitle != nil {
      let label = titleView ?? ButtonLabel(of: self)
      label.show(shownTitle, color: titleColorShown, wraps: wrapsTitle)
      layout.measureTitle = { width in label.sizeThatFits(CGSize(width: width, height: 0)) }
    }
    guard let configuration else {
      (layout.titleInsets, layout.imageInsets) = (titleEdgeInsets, imageEdgeInsets)
      layout.placeByInsets()
      return layout
    }
    if let text = configuration.shownSubtitle(font: subtitleFont) {
      let label = UILabel()
      label.attributedText = text
      layout.subtitleSize = label.intrinsicContentSize
    }
    layout.placement = configuration.placement
    layout.imagePadding = configuration.imagePadding
    layout.titlePadding = configuration.titlePadding
    layout.titleAlignment = configuration.titleAlignment
    layout.placeByConfiguration()
    return layout
  }

  /// The size of the image that it shows: a symbol's drawing, or the height of its line in a configuration.
  private var imageSize: CGSize {
    guard let image = shownImage else { return .zero }
    let view = UIImageView()
    view.preferredSymbolConfiguration = symbolConfiguration
    view.image = image
    return configuration == nil ? view.sizeOfContentFrame : view.intrinsicContentSize
  }

  // MARK: Content

  override var isContentWidthLate: Bool { false }
  override var contentMeasure: LayoutGraph.Measure? {
    guard wrapsTitle else { return nil }
    return { [unowned self] width in MainActor.assumeIsolated { self.contentSize(inWidth: width) } }
  }
  override var ownParts: [UIView] { [titleView, subtitleView, pictureView].compactMap(\.self) }

  override func declare(_ view: inout View) {
    updateConfigurationIfNeeded()
    super.declare(&view)
    let title = shownTitle
    view.content.text = title?.string
    view.content.image = shownImage?.content(in: symbolConfiguration)
    view.content.configuration = configuration?.declared(title: title?.string, subtitle: configuration?.subtitle)
    let adjusts = titleView?.adjustsFontForContentSizeCategory ?? false
    let font = largestFont(of: title) ?? titleFont
    if !adjusts { font?.shape.noteSize() }
    view.content.font = fontForMeasuring(font, adjusts: adjusts)
  }

  override class var liveSettings: LiveSettings { settings }

  private static let settings =
    settingsOfControls + [
      LiveSetting(
        Button.buttonType, { (button: UIButton) in button.declaredType.settingValue },
        assign: { button, value in button.storedType = Button.buttonType.value(of: value) ?? .system }),
      LiveSetting(
        Button.contentEdgeInsets,
        { (button: UIButton) in button.contentEdgeInsets == .zero ? nil : button.contentEdgeInsets.settingValue },
        assign: { button, value in button.contentEdgeInsets = UIEdgeInsets(value) ?? .zero }),
      LiveSetting(Button.titleEdgeInsets, \UIButton.titleEdgeInsets),
      LiveSetting(Button.imageEdgeInsets, \UIButton.imageEdgeInsets),
      LiveSetting(
        Button.lineBreakMode,
        { (button: UIButton) in
          Button.lineBreakMode.word(of: button.titleView?.lineBreakMode ?? NSLineBreakMode.byTruncatingMiddle)
        },
        assign: { button, value in
          button.lineBreakMode = Button.lineBreakMode.value(of: value) ?? .byTruncatingMiddle
        }),
    ]

  private func largestFont(of title: NSAttributedString?) -> UIFont? {
    guard let title, title.length > 0 else { return nil }
    var largest: UIFont?
    unsafe title.enumerateAttribute(.font, in: NSRange(location: 0, length: title.length), options: []) { value, _, _ in
      guard let font = value as? UIFont, font.shape.size > largest?.shape.size ?? 0 else { return }
      largest = font
    }
    return largest
  }

  var declaredType: ContentSettings.ButtonType {
    switch storedType {
    case .custom: .custom
    case .system, .plain: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight, .close: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    }
  }

  /// Its title where nothing else is said.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle?.string }
    set { super.accessibilityLabel = newValue }
  }
}
