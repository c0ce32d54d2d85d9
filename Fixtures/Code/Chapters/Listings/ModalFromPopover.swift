import UIKit

/// A popover whose content presents a form sheet: by itself, or from the controller behind the popover.
class BaseController: UIViewController {
  let goItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
  private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 768, height: 44))
  /// Kept, for a popover that nobody keeps ends the app until iOS 7.0.
  private var popover: UIPopoverController?

  override func viewDidLoad() {
    super.viewDidLoad()
    toolbar.autoresizingMask = .flexibleWidth
    goItem.target = self
    goItem.action = #selector(goPressed(_:))
    toolbar.items = [goItem]
    view.addSubview(toolbar)
  }

  @objc func goPressed(_ sender: UIBarButtonItem) {
    let content = LaunchController()
    content.base = self
    let popover = UIPopoverController(contentViewController: content)
    popover.setContentSize(CGSize(width: 400, height: 400), animated: false)
    popover.present(from: sender, permittedArrowDirections: .up, animated: true)
    self.popover = popover
  }
}

/// The popover's content.
class LaunchController: UIViewController {
  let launchButton = UIButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44))
  weak var base: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    launchButton.addTarget(self, action: #selector(launchModal(_:)), for: .touchUpInside)
    view.addSubview(launchButton)
  }

  /// Presented from the controller behind, the sheet goes down as it came.
  @objc func launchModal(_ sender: Any?) {
    let modal = ModalController()
    modal.modalPresentationStyle = .formSheet
    (base ?? self).present(modal, animated: true)
  }
}

/// The sheet.
class ModalController: UIViewController {
  let dismissButton = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    dismissButton.addTarget(self, action: #selector(dismissPressed(_:)), for: .touchUpInside)
    view.addSubview(dismissButton)
  }

  @objc func dismissPressed(_ sender: Any?) { presentingViewController?.dismiss(animated: true) }
}
