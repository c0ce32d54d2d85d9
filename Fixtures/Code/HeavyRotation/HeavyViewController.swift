public import UIKit

/// The one screen of HeavyRotation: a slider, an image and two buttons, which masks keep in place as the interface turns.
public final class HeavyViewController: UIViewController {
  public let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 280, height: 23))
  public let image = UIImageView(frame: CGRect(x: 40, y: 110, width: 240, height: 240))
  public let leftButton = UIButton(frame: CGRect(x: 20, y: 403, width: 72, height: 37))
  public let rightButton = UIButton(frame: CGRect(x: 228, y: 403, width: 72, height: 37))

  /// Places for the buttons in landscape, where the app gives them some.
  public var landscapePlaces: (left: CGRect, right: CGRect)?

  override public func loadView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    for part in [slider, image, leftButton, rightButton] { root.addSubview(part) }
    view = root
  }

  override public func viewDidLoad() {
    super.viewDidLoad()
    slider.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    leftButton.autoresizingMask = [.flexibleRightMargin, .flexibleTopMargin]
    rightButton.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
  }

  override public func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
    super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    guard let places = landscapePlaces else { return }
    if toInterfaceOrientation.isLandscape {
      leftButton.frame = places.left
      rightButton.frame = places.right
    } else {
      leftButton.frame = CGRect(x: 20, y: 403, width: 72, height: 37)
      rightButton.frame = CGRect(x: 228, y: 403, width: 72, height: 37)
    }
  }
}
