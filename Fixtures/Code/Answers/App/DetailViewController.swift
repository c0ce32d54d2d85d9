import UIKit

final class DetailViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var badgeLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    statusLabel.text = "A status that the code sets when it begins"
  }

  @IBAction private func load() {
    badgeLabel.isHidden = true
    nameLabel.text = "A name of the model"
  }
}
