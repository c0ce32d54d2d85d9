public import Foundation

/// The view of a screen without content: image, texts and buttons in the middle of the safe area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let stack = UIStackView()
  /// A Boolean that lets the content scroll where room is lacking: held.
  open var scrollEnabled = false

  /// A view of a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let (area, margins) = (safeAreaLayoutGuide, layoutMarginsGuide)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ])
    show()
  }

  /// A view of a file shows nothing.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else { return }
      shown = newValue
      show()
    }
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    directionalLayoutMargins = shown.directionalLayoutMargins
    backgroundColor = shown.background.backgroundColor
    stack.alignment = shown.alignment == .center ? .center : .leading
    let parts: [(view: UIView?, spacing: CGFloat)] = [
      (picture, shown.imageToTextPadding),
      (label(shown.text, shown.attributedText, shown.textProperties), shown.textToSecondaryTextPadding),
      (
        label(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties),
        shown.textToButtonPadding
      ),
      (button(shown.button, shown.buttonProperties), shown.buttonToSecondaryButtonPadding),
      (button(shown.secondaryButton, shown.secondaryButtonProperties), 0),
    ]
    for (view, spacing) in parts {
      guard let view else { continue }
      stack.addArrangedSubview(view)
      stack.setCustomSpacing(spacing, after: view)
    }
  }

  private var picture: UIView? {
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = shown.image else { return nil }
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    view.tintColor = shown.imageProperties.tintColor ?? .secondaryLabel
    return view
  }

  private func label(
    _ string: String?, _ attributed: NSAttributedString?, _ looks: UIContentUnavailableConfiguration.TextProperties
  ) -> UILabel? {
    guard attributed?.length ?? string?.count ?? 0 > 0 else { return nil }
    let label = UILabel()
    label.font = looks.font
    label.textColor = looks.color
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.adjustsFontForContentSizeCategory = true
    if let attributed { label.attributedText = attributed } else { label.text = string }
    return label
  }

  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    let title = configuration.title ?? properties.primaryAction?.title ?? ""
    guard !title.isEmpty || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    button.role = properties.role
    return button
  }
}

extension UIViewController {
  /// Shows a content over the whole of its view, in place of the one before; `nil` for none.
  func showContentUnavailable(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration, let view = viewIfLoaded else {
      contentUnavailableView?.removeFromSuperview()
      contentUnavailableView = nil
      return
    }
    if let shown = contentUnavailableView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    contentUnavailableView?.removeFromSuperview()
    let content = configuration.makeContentView()
    content.frame = CGRect(origin: .zero, size: view.bounds.size)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    contentUnavailableView = content
  }
}
