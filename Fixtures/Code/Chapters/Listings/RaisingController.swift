import UIKit

/// What throws in the book: the wrong initializer, and a popover that nobody keeps.
class RaisingController: UIViewController {
  let raiseButton = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
  let popoverButton = UIButton(frame: CGRect(x: 20, y: 200, width: 120, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    raiseButton.addTarget(self, action: #selector(raiseException(_:)), for: .touchUpInside)
    popoverButton.addTarget(self, action: #selector(presentPopover(_:)), for: .touchUpInside)
    view.addSubview(raiseButton)
    view.addSubview(popoverButton)
  }

  @objc func raiseException(_ sender: Any?) {
    NSException(name: NSExceptionName("Wrong initializer"), reason: "Use initForNewItem:").raise()
  }

  /// Nobody keeps the popover: until iOS 7.0 the app ends, for it goes while it is visible.
  @objc func presentPopover(_ sender: UIButton) {
    UIPopoverController(contentViewController: UIViewController()).present(
      from: sender.bounds, in: sender, permittedArrowDirections: .any, animated: true)
  }
}
