import UIKit

/// It ends the app as its view is loaded.
final class FailingController: UIViewController {
  var model: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = model ?? { fatalError("there is no model") }()
  }
}

/// It is laid out all the same.
final class SoundController: UIViewController {}
