public import Foundation
import LayoutModel

/// A view that shows the content of a row of a list.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration
  private let image = UIImageView(frame: .zero)
  private let text = UILabel()
  private let secondaryText = UILabel()
  private var ownConstraints: [NSLayoutConstraint] = []

  /// A view of a content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    for view in [image, text, secondaryText] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    show()
  }

  /// A view of a file shows nothing.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration, newValue != shown else { return }
      shown = newValue
      show()
    }
  }
  /// Tells whether a description is one of a row of a list.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  /// The rectangle of the text.
  open private(set) lazy var textLayoutGuide: UILayoutGuide? = guide(around: text)
  /// The rectangle of the second text.
  open private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = guide(around: secondaryText)
  /// The rectangle of the image.
  open private(set) lazy var imageLayoutGuide: UILayoutGuide? = guide(around: image)

  private func guide(around view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return guide
  }

  private func show() {
    directionalLayoutMargins = shown.directionalLayoutMargins
    alpha = shown.alpha
    image.image = shown.image
    image.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    image.isHidden = shown.image == nil
    show(shown.text, shown.attributedText, shown.textProperties, in: text)
    show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: secondaryText)
    arrange()
    setNeedsUpdateConstraints()
  }

  private func arrange() {
    isSideBySide = placesTextsSideBySide
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = constraintsOfContent()
    NSLayoutConstraint.activate(ownConstraints)
  }

  // MARK: Texts side by side

  private var isSideBySide = false

  /// A Boolean that tells whether both texts stand side by side: where the configuration prefers that, and the texts have room. Else they
  /// are stacked (documented: `prefersSideBySideTextAndSecondaryText`), as at the accessibility sizes, at which cells stack their texts.
  private var placesTextsSideBySide: Bool {
    guard shown.prefersSideBySideTextAndSecondaryText, !text.isHidden, !secondaryText.isHidden else { return false }
    let traits = measuringTraits
    guard !SystemBehavior(traits.systemVersion).stacksTextsOfCells(at: traits.preferredContentSizeCategory) else {
      return false
    }
    guard let width = superview?.storedSize.width, width > 0 else { return true }
    let taken = text.intrinsicContentSize.width + secondaryText.intrinsicContentSize.width
    return taken + shown.textToSecondaryTextHorizontalPadding + widthBesideTexts <= width
  }

  /// The width that margins and the image take of a row.
  private var widthBesideTexts: CGFloat {
    let margins = layoutMargins.left + layoutMargins.right
    guard let image = shown.image else { return margins }
    let reserved = shown.imageProperties.reservedLayoutSize.width
    let isReserved = reserved > 0 && reserved < UIListContentConfiguration.ImageProperties.standardDimension
    return margins + (isReserved ? reserved : image.size.width) + shown.imageToTextPadding
  }

  /// Puts its texts side by side or one above the other, as there is room.
  open override func updateConstraints() {
    if placesTextsSideBySide != isSideBySide { arrange() }
    super.updateConstraints()
  }

  /// Has its texts arranged anew where another width calls for that.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard placesTextsSideBySide != isSideBySide else { return }
    arrange()
    super.layoutSubviews()
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?, _ looks: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = looks.font
    label.textColor = looks.resolvedColor()
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.textAlignment = looks.alignment == .center ? .center : looks.alignment == .justified ? .justified : .natural
    label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    if let attributed {
      label.attributedText = attributed
    } else {
      switch looks.transform {
      case .none: label.text = string
      case .uppercase: label.text = string?.uppercased()
      case .lowercase: label.text = string?.lowercased()
      case .capitalized: label.text = string?.capitalized
      }
    }
    label.isHidden = label.text?.isEmpty != false
  }

  private func constraintsOfContent() -> [NSLayoutConstraint] {
    let margins = layoutMarginsGuide
    var made: [NSLayoutConstraint] = []
    if shown.isRow {
      let height = CGFloat(WindowEnvironment(of: self).behavior.rowHeight)
      made.append(heightAnchor.constraint(greaterThanOrEqualToConstant: height))
    }
    let beginning = constraintsOfImage(&made)
    let hasText = !text.isHidden
    let hasSecondary = !secondaryText.isHidden
    let isInRow = isSideBySide
    for label in [text, secondaryText] where !label.isHidden {
      if !(isInRow && label === secondaryText) {
        made.append(label.leadingAnchor.constraint(equalTo: beginning.anchor, constant: beginning.room))
      }
      if !(isInRow && label === text) {
        made.append(
          isInRow
            ? label.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
            : label.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor))
      }
    }
    if isInRow {
      text.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
      made.append(
        secondaryText.leadingAnchor.constraint(
          greaterThanOrEqualTo: text.trailingAnchor, constant: shown.textToSecondaryTextHorizontalPadding))
      made.append(secondaryText.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor))
    } else if hasText, hasSecondary {
      made.append(
        secondaryText.topAnchor.constraint(
          equalTo: text.bottomAnchor, constant: shown.textToSecondaryTextVerticalPadding))
    }
    let column = UILayoutGuide()
    addColumn(column)
    let first = hasText ? text : secondaryText
    let last = hasSecondary && !isInRow ? secondaryText : first
    if hasText || hasSecondary {
      made += [
        column.topAnchor.constraint(equalTo: first.topAnchor),
        column.bottomAnchor.constraint(equalTo: last.bottomAnchor),
        column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
        column.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
      ]
    }
    return made
  }

  private var column: UILayoutGuide?

  private func addColumn(_ guide: UILayoutGuide) {
    if let column { removeLayoutGuide(column) }
    column = guide
    addLayoutGuide(guide)
  }

  /// The constraints of the image.
  ///
  /// - Returns: Where texts begin.
  private func constraintsOfImage(
    _ made: inout [NSLayoutConstraint]
  ) -> (anchor: NSLayoutXAxisAnchor, room: CGFloat) {
    let margins = layoutMarginsGuide
    guard let shownImage = shown.image else { return (margins.leadingAnchor, 0) }
    let looks = shown.imageProperties
    let largest = looks.maximumSize
    let size = shownImage.size
    let scale = min(
      1, largest.width > 0 && size.width > 0 ? largest.width / size.width : 1,
      largest.height > 0 && size.height > 0 ? largest.height / size.height : 1)
    if scale < 1 {
      made += [
        image.widthAnchor.constraint(equalToConstant: size.width * scale),
        image.heightAnchor.constraint(equalToConstant: size.height * scale),
      ]
    }
    made += [
      image.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
      image.topAnchor.constraint(greaterThanOrEqualTo: margins.topAnchor),
    ]
    let reserved = looks.reservedLayoutSize.width
    guard reserved > 0, reserved < UIListContentConfiguration.ImageProperties.standardDimension else {
      made.append(image.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
      return (image.trailingAnchor, shown.imageToTextPadding)
    }
    made.append(image.centerXAnchor.constraint(equalTo: margins.leadingAnchor, constant: reserved / 2))
    return (margins.leadingAnchor, reserved + shown.imageToTextPadding)
  }
}
