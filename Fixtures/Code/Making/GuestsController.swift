import UIKit

/// All guests of a model, one below the other.
final class GuestsController: UITableViewController {
  private let guests: [Guest]

  init(model: GuestModel) {
    guests = (try? model.list.guests(at: model.door)) ?? []
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { guests.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = guests[indexPath.row].name
    return cell
  }
}
