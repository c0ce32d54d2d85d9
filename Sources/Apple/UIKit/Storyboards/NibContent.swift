import InterfaceBuilder
import LayoutModel
import ViewKinds

/// The content of a view of a file: the settings of its kind, images, and what a button shows, as properties of its class.
@MainActor struct NibContent {
  private let declared: View
  private let looks: ViewAppearance
  /// The element's attributes.
  private let words: [String: String]
  private let settings: [KindSetting]
  private let loader: NibLoader

  init(_ declared: View, _ object: NibObject?, _ loader: NibLoader) {
    self.declared = declared
    looks = object.flatMap { loader.nib.appearances[$0.id] } ?? ViewAppearance()
    words = object?.settings ?? [:]
    settings =
      object.map { KindDescription.settings(ofElement: $0.kind) } ?? KindDescription.of(declared.kind)?.settings ?? []
    self.loader = loader
  }

  private var content: ContentSettings { declared.content }

  /// Sets what the file says on a view of any class. The file decides whether a view is hidden, and not a running indicator.
  func apply(to view: UIView) {
    if let button = view as? UIButton { applyButton(button) }
    (view as? UIImageView)?.image = image
    let said = Set(settings.map(\.name))
    for live in type(of: view).liveSettings.all where said.contains(live.setting.name) {
      if let value = value(of: live.setting) { live.assign(view, value, loader.color) }
    }
    if let font, let button = view as? UIButton { button.titleLabel?.font = font }
    view.isHidden = declared.isHidden
  }

  /// The value that the file's scene keeps; of what no scene keeps, that of the element.
  private func value(of setting: KindSetting) -> SettingValue? {
    switch setting.place {
    case .view(let property), .state(let property): property.value(declared)
    case .appearance(let property): property.value(looks)
    case nil: words[setting.attribute].flatMap { setting.form.value($0) { Double($0) } } ?? setting.standard
    }
  }

  private func color(_ color: AppearanceColor?) -> UIColor? { color.map { loader.color($0) } }

  private var font: UIFont? { content.font.map { UIFont($0) } }

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

  // MARK: Buttons

  private func applyButton(_ button: UIButton) {
    if let configuration = content.configuration {
      button.configuration = self.configuration(configuration)
    } else {
      button.setTitle(content.text, for: .normal)
      button.setImage(image, for: .normal)
      if let color = color(looks.textColor) { button.setTitleColor(color, for: .normal) }
    }
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
}
