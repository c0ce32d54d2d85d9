/// The kind of a view for layout: the classes of UIKit that layout knows by name.
///
/// All that is particular of a kind is in its file of `ViewKinds`.
package enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case view = "UIView"

  case label = "UILabel"
  case button = "UIButton"
  case textField = "UITextField"
  case textView = "UITextView"
  case imageView = "UIImageView"

  case activityIndicatorView = "UIActivityIndicatorView"
  case colorWell = "UIColorWell"
  case datePicker = "UIDatePicker"
  case pageControl = "UIPageControl"
  case pickerView = "UIPickerView"
  case progressView = "UIProgressView"
  case refreshControl = "UIRefreshControl"
  case segmentedControl = "UISegmentedControl"
  case slider = "UISlider"
  case stepper = "UIStepper"
  case `switch` = "UISwitch"

  case navigationBar = "UINavigationBar"
  case searchBar = "UISearchBar"
  case tabBar = "UITabBar"
  case toolbar = "UIToolbar"

  case stackView = "UIStackView"
  case scrollView = "UIScrollView"
  case tableView = "UITableView"
  case tableViewCell = "UITableViewCell"
  case tableViewCellContentView = "UITableViewCellContentView"
  case tableViewHeaderFooterView = "UITableViewHeaderFooterView"
  case collectionView = "UICollectionView"
  case collectionViewCell = "UICollectionViewCell"
  case collectionViewListCell = "UICollectionViewListCell"
  case collectionReusableView = "UICollectionReusableView"
  case visualEffectView = "UIVisualEffectView"

  /// Any other class, which is laid out like a plain view.
  case other = ""

  /// The kind of a class.
  package init(className: String) {
    self = Self(rawValue: className) ?? .other
  }

  /// A Boolean that tells whether it is a cell of a collection view.
  package var isCollectionViewCell: Bool { self == .collectionViewCell || self == .collectionViewListCell }

  /// A Boolean that tells whether subviews are in content that scrolls.
  package var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
