import UIKit

/// It never ends.
final class EndlessController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    while title == nil {}
  }
}
