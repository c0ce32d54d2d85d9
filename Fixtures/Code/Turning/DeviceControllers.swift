import UIKit

/// Reads the kind of device.
final class IdiomController: BadgeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    leading.constant = UIDevice.current.userInterfaceIdiom == .pad ? 100 : 10
  }
}

/// Keeps the height of a line.
final class LineController: BadgeController {
  override func viewDidLoad() {
    super.viewDidLoad()
    badge.font = .preferredFont(forTextStyle: .title1)
    leading.constant = badge.font.lineHeight
  }
}

/// Keeps the size of a text in a frame.
final class FittedController: UIViewController {
  private let title1 = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "A title"
    title1.font = .preferredFont(forTextStyle: .title1)
    title1.sizeToFit()
    title1.frame.origin = CGPoint(x: 20, y: 100)
    view.addSubview(title1)
  }
}

/// Has texts in fonts of a style, some of which follow the user's text size, and controls.
final class StylesController: UIViewController {
  private let fixed = UILabel()
  private let following = UILabel()
  private let emphasized = UILabel()
  private let toggle = UISwitch()
  private let button = UIButton(type: .system)
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    let font = UIFont.preferredFont(forTextStyle: .headline)
    fixed.font = font
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    emphasized.font = bold.map { UIFont(descriptor: $0, size: 0) } ?? font
    for label in [fixed, following, emphasized] { label.text = "Some words that are set in a line" }
    button.setTitle("Open", for: .normal)
    field.placeholder = "Search"
    let stack = UIStackView(arrangedSubviews: [fixed, following, emphasized, toggle, button, field])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: view.readableContentGuide.trailingAnchor),
    ])
  }
}
