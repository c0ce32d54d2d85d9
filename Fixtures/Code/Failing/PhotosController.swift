import UIKit

/// It shows the first of what the app gives it.
class PhotosController: UIViewController {
  var photos: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = photos[0]
  }
}

/// It shows the last of what the app gives it.
final class AlbumController: PhotosController {
  override func viewDidLoad() {
    // swift-format-ignore: NeverForceUnwrap
    title = photos.last!
  }
}
