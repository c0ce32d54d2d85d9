import UIKit

/// A count that a button raises, and a field: what the app's classes override is told as it is called.
final class CounterController: UIViewController, UITextFieldDelegate {
  private let countLabel = UILabel()
  private let addButton = UIButton(type: .system)
  private let nameField = UITextField()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton.setTitle("Add", for: .normal)
    addButton.addTarget(self, action: #selector(add), for: .touchUpInside)
    nameField.placeholder = "Name"
    nameField.delegate = self
    countLabel.font = .preferredFont(forTextStyle: .body)
    countLabel.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [countLabel, addButton, nameField])
    stack.axis = .vertical
    stack.spacing = 8
    stack.alignment = .leading
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    show()
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    countLabel.isHidden = size.width > size.height
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    view.backgroundColor = traitCollection.userInterfaceStyle == .dark ? .black : .white
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    countLabel.text = "Hello, \(textField.text ?? "")"
    textField.resignFirstResponder()
    return true
  }

  @objc private func add() {
    count += 1
    show()
  }

  private func show() { countLabel.text = "\(count) pressed" }
}
