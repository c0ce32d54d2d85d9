import UIKit

struct Profile { private let name: String }

/// A controller that only the app can make; its view alone can be shown.
final class ProfileViewController: UIViewController {
  private let profileView = ProfileView()

  init(profile: Profile) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError("a profile is needed") }

  override func loadView() { view = profileView }
}

final class ProfileView: UIView {
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.text = "Name"
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      nameLabel.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) { fatalError("made in code") }
}
