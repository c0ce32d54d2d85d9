import UIKit

final class BerthsController: UprightController {
  @IBOutlet private var panelHeight: NSLayoutConstraint!
  @IBOutlet private var boxHeight: NSLayoutConstraint!
  @IBOutlet private var list: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    panelHeight.constant = view.bounds.height  // boxHeight.constant = 0
    for name in ["North", "South"] {
      let label = UILabel()
      label.text = name
      list.addArrangedSubview(label)
    }
  }

  @IBAction private func showTide() {
    guard let tide = storyboard?.instantiateViewController(withIdentifier: "tide-table") else { return }
    navigationController?.pushViewController(tide, animated: true)
  }
}
