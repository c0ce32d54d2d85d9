public import UIKit

/// The list of items, with a button for a new one.
public final class ItemsViewController: UIViewController {
  /// The store's items.
  public var items = ["row0"]

  public init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "Homepwner"
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { [weak self] _ in self?.addItem() })
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a new item into the store, and shows its details in a form sheet.
  public func addItem() {
    items.append("row\(items.count)")
    let detail = DetailViewController(isNew: true)
    detail.dismissBlock = { [weak self] isKept in if !isKept { self?.items.removeLast() } }
    let navigation = UINavigationController(rootViewController: detail)
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true)
  }

  /// Shows the details of an item.
  public func showItem() {
    navigationController?.pushViewController(DetailViewController(isNew: false), animated: true)
  }
}
