import Foundation

/// The outlets of UIKit's own classes.
@MainActor enum SystemOutlets {
  /// The outlets that UIKit's classes have, here or there: a class of the app's own has them too.
  static let names: Set<String> = [
    "view", "delegate", "dataSource", "gestureRecognizers", "inputView", "inputAccessoryView", "accessoryView",
    "editingAccessoryView", "backgroundView", "selectedBackgroundView", "contentView", "textLabel", "detailTextLabel",
    "imageView", "tableView", "collectionView", "prefetchDataSource", "dragDelegate", "dropDelegate", "searchBar",
    "searchDisplayController", "searchDelegate", "searchResultsDelegate", "searchResultsDataSource",
    "searchContentsController", "searchResultsController", "refreshControl", "titleView", "navigationBar", "toolbar",
    "tabBar", "rootViewController", "window", "menu", "mask", "rightBarButtonItem", "leftBarButtonItem",
    "nextResponder",
    "tableHeaderView", "tableFooterView", "UIDelegate", "navigationDelegate",
  ]

  /// Sets an outlet of one of UIKit's classes.
  ///
  /// - Returns: Whether the object has it.
  static func set(_ value: Any, _ property: String, of object: AnyObject) -> Bool {
    switch (property, object) {
    case ("view", let controller as UIViewController):
      guard let view = value as? UIView else { return false }
      controller.view = view
    case ("gestureRecognizers", let view as UIView):
      for recognizer in value as? [UIGestureRecognizer] ?? [] { view.addGestureRecognizer(recognizer) }
    case ("delegate", _): return setDelegate(value, of: object)
    case ("dataSource", let picker as UIPickerView): picker.dataSource = value as? any UIPickerViewDataSource
    case ("dataSource", let table as UITableView): table.dataSource = value as? any UITableViewDataSource
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = value as? any UICollectionViewDataSource
    case ("prefetchDataSource", let table as UITableView):
      table.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case ("prefetchDataSource", let collection as UICollectionView):
      collection.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case ("refreshControl", let scroll as UIScrollView): scroll.refreshControl = value as? UIRefreshControl
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = value as? UIRefreshControl
    case ("inputView", let field as UITextField): field.inputView = value as? UIView
    case ("inputAccessoryView", let field as UITextField): field.inputAccessoryView = value as? UIView
    case ("inputView", let text as UITextView): text.inputView = value as? UIView
    case ("inputAccessoryView", let text as UITextView): text.inputAccessoryView = value as? UIView
    case ("rootViewController", let window as UIWindow): window.rootViewController = value as? UIViewController
    default: return setView(value, property, of: object)
    }
    return true
  }

  /// Sets an outlet that holds a view within a list or a row.
  private static func setView(_ value: Any, _ property: String, of object: AnyObject) -> Bool {
    guard let view = value as? UIView else { return false }
    switch (property, object) {
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView): table.tableFooterView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
    case ("backgroundView", let row as UITableViewCell): row.backgroundView = view
    case ("backgroundView", let item as UICollectionViewCell): item.backgroundView = view
    case ("selectedBackgroundView", let row as UITableViewCell): row.selectedBackgroundView = view
    case ("selectedBackgroundView", let item as UICollectionViewCell): item.selectedBackgroundView = view
    case ("accessoryView", let row as UITableViewCell): row.accessoryView = view
    case ("editingAccessoryView", let row as UITableViewCell): row.editingAccessoryView = view
    case ("collectionView", let controller as UICollectionViewController):
      controller.collectionView = view as? UICollectionView
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
    switch object {
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let table as UITableView: table.delegate = value as? any UITableViewDelegate
    case let collection as UICollectionView: collection.delegate = value as? any UICollectionViewDelegate
    case let stack as UINavigationController: stack.delegate = value as? any UINavigationControllerDelegate
    case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
    case let split as UISplitViewController: split.delegate = value as? any UISplitViewControllerDelegate
    case let pages as UIPageViewController: pages.delegate = value as? any UIPageViewControllerDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let bar as UIToolbar: bar.delegate = value as? any UIToolbarDelegate
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let scroll as UIScrollView: scroll.scrollDelegate = value as? any UIScrollViewDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  /// Sets the action of an item of a bar.
  static func setAction(_ action: Selector, _ target: AnyObject?, of object: AnyObject) {
    guard let item = object as? UIBarButtonItem else { return }
    (item.target, item.action) = (target, action)
  }
}
