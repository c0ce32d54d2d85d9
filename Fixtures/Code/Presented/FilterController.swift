import UIKit

final class FilterController: UIViewController, SheetContent {
  let height: CGFloat = 300
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Filter"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.frame = CGRect(x: 20, y: 8, width: 120, height: 24)
    view.addSubview(titleLabel)
  }
}
