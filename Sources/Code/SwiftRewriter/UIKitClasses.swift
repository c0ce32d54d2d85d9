/// UIKit's classes, as far as they are known without their declarations.
enum UIKitClasses {
  /// The superclasses of those that code subclasses and extends.
  static let superclasses: [String: String] = [
    "UIResponder": "NSObject", "UIView": "UIResponder", "UIViewController": "UIResponder",
    "UIApplication": "UIResponder",
    "UIWindow": "UIView", "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIScrollView": "UIView",
    "UIStackView": "UIView", "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView",
    "UICollectionReusableView": "UIView", "UICollectionViewCell": "UICollectionReusableView",
    "UICollectionViewListCell": "UICollectionViewCell", "UIVisualEffectView": "UIView", "UINavigationBar": "UIView",
    "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "UIProgressView": "UIView",
    "UIActivityIndicatorView": "UIView", "UIPickerView": "UIView",
    "UIButton": "UIControl", "UITextField": "UIControl", "UISwitch": "UIControl", "UISlider": "UIControl",
    "UIStepper": "UIControl", "UISegmentedControl": "UIControl", "UIDatePicker": "UIControl",
    "UIPageControl": "UIControl",
    "UIRefreshControl": "UIControl", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
    "UITextView": "UIScrollView", "UISearchTextField": "UITextField",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UISplitViewController": "UIViewController", "UIPageViewController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UIAlertController": "UIViewController", "UIActivityViewController": "UIViewController",
    "UISearchController": "UIViewController", "UIImagePickerController": "UINavigationController",
    "UIGestureRecognizer": "NSObject", "UIBarItem": "NSObject", "UIBarButtonItem": "UIBarItem",
    "UITabBarItem": "UIBarItem",
    "UINavigationItem": "NSObject", "UICollectionViewLayout": "NSObject",
    "UICollectionViewFlowLayout": "UICollectionViewLayout",
    "UICollectionViewCompositionalLayout": "UICollectionViewLayout",
    "NSLayoutConstraint": "NSObject", "UILayoutGuide": "NSObject", "CALayer": "NSObject", "CAShapeLayer": "CALayer",
    "CAGradientLayer": "CALayer", "UIImage": "NSObject", "UIColor": "NSObject", "UIFont": "NSObject",
  ]

  /// The topmost of those that are on the main actor.
  static let isolatedRoots: Set = [
    "UIResponder", "UIGestureRecognizer", "UIBarItem", "UINavigationItem", "UICollectionViewLayout",
    "NSLayoutConstraint", "UILayoutGuide",
  ]

  /// The names of its protocols' requirements that are optional, without labels.
  static let optionalRequirements: Set = [
    // scrolling
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidEndZooming",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    // lists
    "tableView", "numberOfSections", "sectionIndexTitles", "collectionView", "indexTitles",
    // text
    "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing",
    "textField", "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn",
    "textViewShouldBeginEditing", "textViewShouldEndEditing", "textViewDidBeginEditing", "textViewDidEndEditing",
    "textView", "textViewDidChange", "textViewDidChangeSelection", "searchBar", "searchBarShouldBeginEditing",
    "searchBarTextDidBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
    "searchBarSearchButtonClicked", "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked",
    // controllers
    "navigationController", "tabBarController", "tabBar", "splitViewController", "pickerView", "gestureRecognizer",
    "gestureRecognizerShouldBegin", "animationController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "presentationControllerShouldDismiss",
    "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    "presentationControllerDidAttemptToDismiss", "adaptivePresentationStyle", "prepareForPopoverPresentation",
  ]
}
