import UIKit

/// A controller that says itself that it is presented in a way of the app's own.
final class DrawerController: UIViewController {
  private let titleLabel = UILabel()

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Drawer"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.frame = CGRect(x: 20, y: 8, width: 120, height: 24)
    view.addSubview(titleLabel)
  }
}
