/// What a view's class is to layout: the classes of UIKit that it knows by name.
///
/// What a kind asks for and measures stands in a row of `ClassDefaults`.
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

  /// Any other class: it is laid out as a plain view is.
  case other = ""

  /// The kind of a class.
  package init(className: String) {
    self = Self(rawValue: className) ?? .other
  }

  /// Whether its class is made of `UIControl`.
  package var isControl: Bool {
    switch self {
    case .button, .textField, .datePicker, .pageControl, .segmentedControl, .slider, .stepper, .switch, .colorWell: true
    default: false
    }
  }

  /// Whether it is a cell of a collection view.
  package var isCollectionViewCell: Bool { self == .collectionViewCell || self == .collectionViewListCell }

  /// Whether subviews stand in content that scrolls.
  package var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}
