import UIKit

final class BannerView: UIView {
  @IBOutlet private var textLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    textLabel.text = "You are offline"
  }
}

final class SettingsViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Settings"
  }
}
