import UIKit

/// A screen that wants an argument.
final class ProfileController: SentenceController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = name
  }
}

/// A screen that ends the app: what it shows is never there.
final class BrokenController: UIViewController {
  private let sentences: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = sentences[0]
  }
}

/// A sheet: what is written can be sent once there is a text.
final class ComposeController: UIViewController {
  private let field = UITextField()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Compose"
    view.backgroundColor = .systemBackground
    field.placeholder = "Text"
    field.addTarget(self, action: #selector(typed), for: .editingChanged)
    button.setTitle("Send", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: #selector(send), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [field, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  @objc private func typed() { button.isEnabled = field.text?.isEmpty == false }
  @objc private func send() { navigationController?.pushViewController(SentController(), animated: true) }
}

final class SentController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Sent"
  }
}
