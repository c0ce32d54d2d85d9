import UIKit

/// It shows what is set before it is shown.
final class UnsetController: UIViewController {
  var picture: UIImage!

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = picture.size
  }
}
