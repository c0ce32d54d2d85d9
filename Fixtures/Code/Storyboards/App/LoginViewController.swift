import UIKit

/// A controller that a storyboard makes, with what code adds as it loads.
final class LoginViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var nameField: UITextField!
  private let hintLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Welcome back"
    hintLabel.text = "Names are as on the badge"
    hintLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hintLabel)
    NSLayoutConstraint.activate([
      hintLabel.leadingAnchor.constraint(equalTo: nameField.leadingAnchor),
      hintLabel.topAnchor.constraint(equalTo: nameField.bottomAnchor, constant: 8),
    ])
  }

  @IBAction private func signIn(_ sender: UIButton) {}
}
