import InterfaceBuilder
import LayoutModel
import ViewKinds

/// The content of a view of a file: its texts, fonts, images and settings as properties of its class.
@MainActor struct NibContent {
  private let declared: View
  private let looks: ViewAppearance
  private let settings: [String: String]
  private let kindSettings: [String: SettingValue]
  private let loader: NibLoader

  init(_ declared: View, _ object: NibObject?, _ loader: NibLoader) {
    self.declared = declared
    looks = object.flatMap { loader.nib.appearances[$0.id] } ?? ViewAppearance()
    settings = object?.settings ?? [:]
    kindSettings = object?.kindSettings ?? [:]
    self.loader = loader
  }

  private var content: ContentSettings { declared.content }

  /// Sets what the file says on a view of any class.
  func apply(to view: UIView) {
    if let control = view as? UIControl { applyControl(control) }
    if let scroll = view as? UIScrollView { applyScroll(scroll) }
    switch view {
    case let label as UILabel: applyLabel(label)
    case let button as UIButton: applyButton(button)
    case let field as UITextField: applyField(field)
    case let text as UITextView: applyText(text)
    case let image as UIImageView:
      image.image = self.image
      image.isUserInteractionEnabled = settings["userInteractionEnabled"] == "YES"
    case let row as UITableViewCell: applyRow(row)
    case let bar as UISearchBar: applySearch(bar)
    default: applyKind(view)
    }
  }

  // MARK: Lists

  private func applyRow(_ row: UITableViewCell) {
    row.reuseIdentifier = settings["reuseIdentifier"]
    row.accessoryType = UITableViewCell.AccessoryType(word: settings["accessoryType"])
    row.editingAccessoryType = UITableViewCell.AccessoryType(word: settings["editingAccessoryType"])
    row.selectionStyle =
      switch settings["selectionStyle"] {
      case "none": .none
      case "blue": .blue
      case "gray": .gray
      default: .default
      }
    row.indentationLevel = settings["indentationLevel"].flatMap { Int($0) } ?? 0
    row.indentationWidth = CGFloat(number("indentationWidth") ?? 10)
    row.showsReorderControl = settings["showsReorderControl"] == "YES"
    row.shouldIndentWhileEditing = settings["shouldIndentWhileEditing"] != "NO"
  }

  private func applyTable(_ table: UITableView) {
    table.rowHeight = height("rowHeight")
    table.estimatedRowHeight = height("estimatedRowHeight")
    table.sectionHeaderHeight = height("sectionHeaderHeight")
    table.sectionFooterHeight = height("sectionFooterHeight")
    table.allowsSelection = settings["allowsSelection"] != "NO"
    table.allowsMultipleSelection = settings["allowsMultipleSelection"] == "YES"
    table.allowsSelectionDuringEditing = settings["allowsSelectionDuringEditing"] == "YES"
    table.allowsMultipleSelectionDuringEditing = settings["allowsMultipleSelectionDuringEditing"] == "YES"
    if settings["separatorStyle"] == "none" { table.separatorStyle = .none }
  }

  /// A height in points, as Interface Builder says the system's own: as -1.
  private func height(_ name: String) -> CGFloat {
    number(name).map { CGFloat($0) }.flatMap { $0 > 0 ? $0 : nil } ?? UITableView.automaticDimension
  }

  private func color(_ color: AppearanceColor?) -> UIColor? { color.map { loader.color($0) } }

  private func number(_ name: String) -> Double? { settings[name].flatMap { Double($0) } }

  /// The image that the file names; one that the app lacks is as large as the file says.
  private var image: UIImage? {
    if let name = looks.systemImageName { return UIImage(systemName: name) }
    guard let name = looks.imageName else { return nil }
    if let own = UIImage(named: name, in: loader.nib.bundle, compatibleWith: nil) { return own }
    guard let size = content.image?.size else { return nil }
    var parts = UIImage.Parts()
    (parts.source, parts.size) = (.named(name), CGSize(size))
    return UIImage(parts)
  }

  private var font: UIFont? { content.font.map { UIFont($0) } }

  private var alignment: NSTextAlignment? {
    looks.textAlignment.map {
      switch $0 {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    }
  }

  private var lineBreakMode: NSLineBreakMode {
    switch looks.lineBreakMode {
    case .byWordWrapping: .byWordWrapping
    case .byCharWrapping: .byCharWrapping
    case .byClipping: .byClipping
    case .byTruncatingHead: .byTruncatingHead
    case .byTruncatingTail: .byTruncatingTail
    case .byTruncatingMiddle: .byTruncatingMiddle
    }
  }

  private var attributedText: NSAttributedString? {
    guard !content.attributedText.isEmpty else { return nil }
    let text = NSMutableAttributedString(string: "")
    for run in content.attributedText {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.font ?? content.font { attributes[.font] = UIFont(font) }
      if let color = color(looks.textColor) { attributes[.foregroundColor] = color }
      text.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    return text
  }

  // MARK: Texts

  private func applyLabel(_ label: UILabel) {
    if let font { label.font = font }
    if let color = color(looks.textColor) { label.textColor = color }
    if let alignment { label.textAlignment = alignment }
    label.lineBreakMode = lineBreakMode
    if label.numberOfLines != content.numberOfLines { label.numberOfLines = content.numberOfLines }
    label.preferredMaxLayoutWidth = CGFloat(content.preferredMaxLayoutWidth)
    label.adjustsFontSizeToFitWidth = settings["adjustsFontSizeToFit"] == "YES"
    label.minimumScaleFactor = CGFloat(number("minimumScaleFactor") ?? 0)
    label.adjustsFontForContentSizeCategory = settings["adjustsFontForContentSizeCategory"] == "YES"
    label.isEnabled = declared.isEnabled
    label.isHighlighted = settings["highlighted"] == "YES"
    if let attributedText { label.attributedText = attributedText } else { label.text = content.text }
  }

  private func applyField(_ field: UITextField) {
    if let font { field.font = font }
    if let color = color(looks.textColor) { field.textColor = color }
    if let alignment { field.textAlignment = alignment }
    field.borderStyle =
      switch content.borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    field.placeholder = content.placeholder
    field.minimumFontSize = CGFloat(number("minimumFontSize") ?? 0)
    field.adjustsFontSizeToFitWidth = settings["adjustsFontSizeToFit"] == "YES"
    field.adjustsFontForContentSizeCategory = settings["adjustsFontForContentSizeCategory"] == "YES"
    field.clearsOnBeginEditing = settings["clearsOnBeginEditing"] == "YES"
    field.isSecureTextEntry = looks.isSecureTextEntry
    field.text = content.text
  }

  private func applyText(_ view: UITextView) {
    if let font { view.font = font }
    if let color = color(looks.textColor) { view.textColor = color }
    if let alignment { view.textAlignment = alignment }
    view.isEditable = settings["editable"] != "NO"
    view.isSelectable = settings["selectable"] != "NO"
    view.adjustsFontForContentSizeCategory = settings["adjustsFontForContentSizeCategory"] == "YES"
    if let attributedText { view.attributedText = attributedText } else { view.text = content.text ?? "" }
  }

  // MARK: Buttons

  private func applyButton(_ button: UIButton) {
    button.storedType =
      switch content.buttonType {
      case .custom: .custom
      case .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      }
    if let configuration = content.configuration {
      button.configuration = self.configuration(configuration)
    } else {
      button.setTitle(content.text, for: .normal)
      button.setImage(image, for: .normal)
      if let color = color(looks.textColor) { button.setTitleColor(color, for: .normal) }
      if let insets = content.contentEdgeInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
      button.titleEdgeInsets = UIEdgeInsets(looks.titleEdgeInsets)
      button.imageEdgeInsets = UIEdgeInsets(looks.imageEdgeInsets)
    }
    if let font { button.titleLabel?.font = font }
    button.lineBreakMode = lineBreakMode
  }

  private func configuration(_ declared: ButtonConfiguration) -> UIButton.Configuration {
    var configuration = UIButton.Configuration(declared.style)
    configuration.buttonSize =
      switch declared.buttonSize {
      case .mini: .mini
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    configuration.title = content.text
    configuration.subtitle = declared.subtitle
    configuration.image = image
    configuration.imagePadding = CGFloat(declared.imagePadding)
    configuration.imagePlacement =
      switch declared.imagePlacement {
      case .leading: .leading
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      }
    if let insets = declared.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
    configuration.baseForegroundColor = color(looks.textColor)
    configuration.baseBackgroundColor = color(looks.backgroundColor)
    return configuration
  }

  // MARK: Controls

  private func applyControl(_ control: UIControl) {
    control.isEnabled = declared.isEnabled
    control.isSelected = declared.isSelected
    control.isHighlighted = settings["highlighted"] == "YES"
    control.contentHorizontalAlignment =
      switch settings["contentHorizontalAlignment"] {
      case "left": .left
      case "right": .right
      case "fill": .fill
      case "leading": .leading
      case "trailing": .trailing
      default: .center
      }
    control.contentVerticalAlignment =
      switch settings["contentVerticalAlignment"] {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      default: .center
      }
  }

  private func applyScroll(_ scroll: UIScrollView) {
    let declared = declared.scroll
    if let table = scroll as? UITableView { applyTable(table) }
    scroll.isScrollEnabled = declared.isScrollEnabled
    scroll.contentInset = UIEdgeInsets(declared.contentInset)
    scroll.contentInsetAdjustmentBehavior =
      switch declared.contentInsetAdjustmentBehavior {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
    scroll.isPagingEnabled = settings["pagingEnabled"] == "YES"
    scroll.bounces = settings["bounces"] != "NO"
    scroll.alwaysBounceVertical = settings["alwaysBounceVertical"] == "YES"
    scroll.alwaysBounceHorizontal = settings["alwaysBounceHorizontal"] == "YES"
    scroll.showsHorizontalScrollIndicator = settings["showsHorizontalScrollIndicator"] != "NO"
    scroll.showsVerticalScrollIndicator = settings["showsVerticalScrollIndicator"] != "NO"
    scroll.scrollsToTop = settings["scrollsToTop"] != "NO"
    scroll.maximumZoomScale = CGFloat(number("maximumZoomScale") ?? 1)
    scroll.minimumZoomScale = CGFloat(number("minimumZoomScale") ?? 1)
    let modes: [String: UIScrollView.KeyboardDismissMode] = [
      "onDrag": .onDrag, "interactive": .interactive,
    ]
    scroll.keyboardDismissMode = settings["keyboardDismissMode"].flatMap { modes[$0] } ?? .none
  }

  /// Sets the settings of the view's kind. What a running indicator does with its view's visibility, the file says itself.
  private func applyKind(_ view: UIView) {
    view.apply(kindSettings, color: loader.color)
    view.isHidden = declared.isHidden
  }

  private func applySearch(_ bar: UISearchBar) {
    bar.placeholder = settings["placeholder"]
    bar.text = settings["text"]
    bar.prompt = settings["prompt"]
    bar.showsCancelButton = settings["showsCancelButton"] == "YES"
  }
}
