import UIKit

final class AccountsViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
}

final class AccountCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    nameLabel.text = "Ada Lovelace"
  }
}
