import UIKit

class LoginViewController: UIViewController {
  private let loginView = LoginView()
  private(set) var attempts = 0

  override func loadView() { view = loginView }

  override func viewDidLoad() {
    super.viewDidLoad()
    loginView.signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
  }

  @objc private func signIn() { attempts += 1 }
}
