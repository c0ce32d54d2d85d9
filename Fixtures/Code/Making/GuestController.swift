import UIKit

/// One guest's name; nothing where there is none.
final class GuestController: UIViewController {
  private let nameLabel = UILabel()

  init(guest: Guest?) {
    super.init(nibName: nil, bundle: nil)
    nameLabel.text = guest?.name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      nameLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
