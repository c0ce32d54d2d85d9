import UIKit

/// The nib's slider, image and buttons, with the chapter's three challenges.
class HeavyViewController: UIViewController {
  @IBOutlet weak var slider: UISlider!
  @IBOutlet weak var image: UIImageView!
  @IBOutlet weak var leftButton: UIButton!
  @IBOutlet weak var rightButton: UIButton!
  private var isNear = false

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Silver: the masks are set here, not in the nib. Bronze: something near the screen darkens the view.
  override func viewDidLoad() {
    super.viewDidLoad()
    slider.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    leftButton.autoresizingMask = [.flexibleRightMargin, .flexibleTopMargin]
    rightButton.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    UIDevice.current.isProximityMonitoringEnabled = true
    NotificationCenter.default.addObserver(
      self, selector: #selector(proximityChanged(_:)), name: UIDevice.proximityStateDidChangeNotification, object: nil)
  }

  @objc func proximityChanged(_ note: Notification) {
    isNear.toggle()
    view.alpha = isNear ? 0.3 : 1
  }

  /// Gold: in landscape the buttons stand side by side.
  override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    if toInterfaceOrientation.isLandscape {
      leftButton.frame = CGRect(x: 308, y: 60, width: 72, height: 37)
      rightButton.frame = CGRect(x: 388, y: 60, width: 72, height: 37)
    } else {
      leftButton.frame = CGRect(x: 20, y: 403, width: 72, height: 37)
      rightButton.frame = CGRect(x: 228, y: 403, width: 72, height: 37)
    }
  }
}
