import UIKit

/// A controller that fills the window.
final class PlainController: UIViewController {
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Plain"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.frame = CGRect(x: 20, y: 8, width: 120, height: 24)
    view.addSubview(titleLabel)
  }
}
