import UIKit

final class ListViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
}
