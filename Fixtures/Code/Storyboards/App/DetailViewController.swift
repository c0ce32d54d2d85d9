import UIKit

/// A controller that needs what a segue hands over.
final class DetailViewController: UIViewController {
  var account: String!
  @IBOutlet private var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = account.uppercased()
  }
}

final class BrokenViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
}
