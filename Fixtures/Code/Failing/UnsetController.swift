import UIKit

/// It shows what is set before it is shown.
final class UnsetController: UIViewController {
  var model: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = model.uppercased()
  }
}
