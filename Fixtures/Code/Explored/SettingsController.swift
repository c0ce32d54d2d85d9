import UIKit

final class SettingsController: UIViewController {
  private let aboutButton = UIButton(type: .system)
  private let soundSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    aboutButton.setTitle("About", for: .normal)
    aboutButton.addTarget(self, action: #selector(showAbout), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [soundSwitch, aboutButton])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  @objc private func showAbout() { navigationController?.pushViewController(AboutController(), animated: true) }
}

final class AboutController: SentenceController {
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Version 1"
  }
}
