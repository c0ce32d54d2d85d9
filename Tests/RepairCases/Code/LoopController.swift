import UIKit

/// A conflict that a loop makes: one line makes the heights of several views.
final class LoopController: UIViewController {
  private let first = UILabel()
  private let second = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    var above = view.safeAreaLayoutGuide.topAnchor
    for label in [first, second] {
      label.text = "Row"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: above).isActive = true
      label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor).isActive = true
      label.widthAnchor.constraint(equalToConstant: 300).isActive = true
      above = label.bottomAnchor
    }
  }
}
