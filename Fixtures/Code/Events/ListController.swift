import UIKit

/// A list with nothing in it, and a button that opens its first row: the app ends there.
final class ListController: UIViewController {
  private let titleLabel = UILabel()
  private let openButton = UIButton(type: .system)
  private let rows: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Nothing here"
    titleLabel.frame = CGRect(x: 20, y: 100, width: 200, height: 21)
    openButton.setTitle("Open", for: .normal)
    openButton.frame = CGRect(x: 20, y: 150, width: 80, height: 44)
    openButton.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(titleLabel)
    view.addSubview(openButton)
  }

  @objc private func open() { titleLabel.text = rows[0] }
}
