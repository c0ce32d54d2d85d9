/// UIKit's classes that layout knows by name.
package enum ViewClass {
  /// The class that has nothing of its own.
  package static let plain = "UIView"
  /// The class that guides bear in a tree.
  package static let layoutGuide = "UILayoutGuide"
  /// The class that arranges its subviews.
  package static let stackView = "UIStackView"
  package static let tableView = "UITableView"
  package static let collectionView = "UICollectionView"
  package static let tableViewCell = "UITableViewCell"
  package static let tableViewCellContentView = "UITableViewCellContentView"
  package static let tableViewHeaderFooterView = "UITableViewHeaderFooterView"

  /// The classes whose subviews stand in content that scrolls.
  package static let scrolling: Set<String> = ["UIScrollView", tableView, collectionView, "UITextView"]
}
