import UIKit

/// Two texts of which neither yields.
final class AmbiguousController: UIViewController {
  private let nameLabel = UILabel()
  private let valueLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Name"
    valueLabel.text = "Value"
    for label in [nameLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      nameLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      valueLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      valueLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      valueLabel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
    ])
  }
}
