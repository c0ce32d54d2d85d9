import UIKit

/// A label of one line for a text of many.
final class TruncatedController: UIViewController {
  private let storyLabel: UILabel = {
    let label = UILabel()
    label.text = "A sentence that is much too long for one line of a phone held upright, whatever the size of its text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(storyLabel)
    NSLayoutConstraint.activate([
      storyLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      storyLabel.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      storyLabel.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -20),
    ])
  }
}
