import LayoutModel
import ViewKinds

/// The view of a button's title.
@MainActor final class ButtonLabel: UILabel {
  private weak var button: UIButton?
  /// The font that code chose.
  private(set) var chosenFont: UIFont?
  private var isShowing = false
  /// A Boolean that tells whether the button's configuration gives the title several lines.
  private var doesWrap = false

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    // A layout that measures the button may make the label: the button's content is what it was.
    isShowing = true
    lineBreakMode = .byTruncatingMiddle
    isShowing = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    get { chosenFont ?? super.font }
    set {
      chosenFont = newValue
      super.font = newValue
    }
  }

  override var standardFont: UIFont {
    guard let configuration = button?.configuration else {
      return .systemFont(ofSize: CGFloat(Button.titleFontSize(of: button?.declaredType ?? .custom)))
    }
    return .systemFont(ofSize: configuration.buttonSize == .mini || configuration.buttonSize == .small ? 15 : 17)
  }

  override var declaredFont: UIFont? { standardFont }

  /// Shows the button's title.
  func show(_ title: NSAttributedString?, color: UIColor, wraps: Bool) {
    isShowing = true
    if wraps != doesWrap {
      doesWrap = wraps
      numberOfLines = wraps ? 0 : 1
    }
    showIfNew(title)
    if textColor != color { textColor = color }
    isShowing = false
  }

  override func contentChanged() {
    super.contentChanged()
    if !isShowing { button?.contentChanged() }
  }
}
