import UIKit

/// The list. A row opens its item; the plus makes a new one, whose details come in a form sheet.
class ItemsViewController: UITableViewController {
  init() {
    super.init(style: .plain)
    navigationItem.title = "Homepwner"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addNewItem(_:)))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    // The height of the book's rows, whatever a later system would choose.
    tableView.rowHeight = 44
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    ItemStore.shared.items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    cell.textLabel?.text = ItemStore.shared.items[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = DetailViewController(forNewItem: false)
    detail.item = ItemStore.shared.items[indexPath.row]
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    ItemStore.shared.remove(ItemStore.shared.items[indexPath.row])
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  @objc func addNewItem(_ sender: Any?) {
    let detail = DetailViewController(forNewItem: true)
    detail.item = ItemStore.shared.makeItem()
    detail.dismissBlock = { [weak self] in self?.tableView.reloadData() }
    let navigation = UINavigationController(rootViewController: detail)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }
}
