import UIKit

/// A list whose rows lead on: one pushes, one turns pages, one has nothing to show, and the last asks first.
final class HomeController: UITableViewController {
  private enum Row: String {
    case profile = "Profile"
    case tour = "Tour"
    case broken = "Broken"
    case reset = "Reset"
    case account = "Account"
  }

  private var rows: [Row] = [.profile, .tour, .broken, .reset]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    if ProcessInfo.processInfo.arguments.contains("--signed-in"), ProcessInfo.processInfo.environment["PLAN"] == "pro" {
      rows.append(.account)
    }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Compose", style: .plain, target: self, action: #selector(compose))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    switch rows[indexPath.row] {
    case .profile: navigationController?.pushViewController(ProfileController(name: "Ann"), animated: true)
    case .tour: navigationController?.pushViewController(TourController(), animated: true)
    case .broken: navigationController?.pushViewController(BrokenController(), animated: true)
    case .reset: askBeforeReset()
    case .account: navigationController?.pushViewController(AccountController(), animated: true)
    }
  }

  private func askBeforeReset() {
    let alert = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset all", style: .destructive) { [weak self] _ in
        self?.navigationController?.pushViewController(DoneController(), animated: true)
      })
    present(alert, animated: true)
  }

  @objc private func compose() {
    present(UINavigationController(rootViewController: ComposeController()), animated: true)
  }
}
