import Badges
import Charts
import UIKit

final class BadgeController: UIViewController {
  private let badge = BadgeView(number: 7)
  private let title1 = UILabel()  // layout:ignore dynamic-type — a heading of the brand's own size

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "Messages"
    for part in [badge, title1] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      title1.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
      title1.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      badge.leadingAnchor.constraint(equalTo: title1.trailingAnchor, constant: 8),
      badge.centerYAnchor.constraint(equalTo: title1.centerYAnchor),
    ])
  }
}
