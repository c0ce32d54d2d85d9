// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

private class OwnCALayer: CALayer {
  override func layoutSublayers() {}
  override var frame: CGRect { get { anything() } set {} }
}

private class OwnNSLayoutManager: NSLayoutManager {
  override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  override func showCGGlyphs(_ glyphs: UnsafePointer<UInt16>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont, matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key : Any], in graphicsContext: CGContext) {}
}

private class OwnNSTextAttachment: NSTextAttachment, @unchecked Sendable {
  override var image: UIImage? { get { anything() } set {} }
}

private class OwnUIActivity: UIActivity {
  override class var activityCategory: UIActivity.Category { get { anything() } }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { anything() }
  override func perform() {}
  override var activityImage: UIImage? { get { anything() } }
  override var activityTitle: String? { get { anything() } }
  override var activityType: UIActivity.ActivityType? { get { anything() } }
}

private class OwnUIButton: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { anything() }
  override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setImage(_ image: UIImage?, for state: UIControl.State) {}
  override func setTitle(_ title: String?, for state: UIControl.State) {}
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { anything() }
  override var contentEdgeInsets: UIEdgeInsets { get { anything() } set {} }
  override var imageEdgeInsets: UIEdgeInsets { get { anything() } set {} }
  override var titleEdgeInsets: UIEdgeInsets { get { anything() } set {} }
}

private class OwnUICollectionReusableView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { anything() }
  override func prepareForReuse() {}
}

private class OwnUICollectionView: UICollectionView {
  override func numberOfItems(inSection section: Int) -> Int { anything() }
  override func reloadData() {}
}

private class OwnUICollectionViewCell: UICollectionViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override var isHighlighted: Bool { get { anything() } set {} }
  override var isSelected: Bool { get { anything() } set {} }
}

private class OwnUICollectionViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)?) {}
}

private class OwnUICollectionViewLayout: UICollectionViewLayout {
  override func invalidateLayout() {}
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { anything() }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { anything() }
  override func prepare() {}
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { anything() }
  override var collectionViewContentSize: CGSize { get { anything() } }
}

private class OwnUIControl: UIControl {
  override func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {}
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  override var isEnabled: Bool { get { anything() } set {} }
  override var isHighlighted: Bool { get { anything() } set {} }
  override var isSelected: Bool { get { anything() } set {} }
}

private class OwnUIGestureRecognizer: UIGestureRecognizer {
  override func location(in view: UIView?) -> CGPoint { anything() }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  override var delegate: (any UIGestureRecognizerDelegate)? { get { anything() } set {} }
  override var state: UIGestureRecognizer.State { get { anything() } set {} }
}

private class OwnUIImageView: UIImageView {
  override var image: UIImage? { get { anything() } set {} }
}

private class OwnUILabel: UILabel {
  override func drawText(in rect: CGRect) {}
  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { anything() }
  override var adjustsFontSizeToFitWidth: Bool { get { anything() } set {} }
  override var attributedText: NSAttributedString? { get { anything() } set {} }
  override var baselineAdjustment: UIBaselineAdjustment { get { anything() } set {} }
  override var font: UIFont! { get { anything() } set {} }
  override var highlightedTextColor: UIColor? { get { anything() } set {} }
  override var isEnabled: Bool { get { anything() } set {} }
  override var lineBreakMode: NSLineBreakMode { get { anything() } set {} }
  override var minimumScaleFactor: CGFloat { get { anything() } set {} }
  override var numberOfLines: Int { get { anything() } set {} }
  override var preferredMaxLayoutWidth: CGFloat { get { anything() } set {} }
  override var text: String? { get { anything() } set {} }
  override var textAlignment: NSTextAlignment { get { anything() } set {} }
  override var textColor: UIColor! { get { anything() } set {} }
}

private class OwnUINavigationController: UINavigationController {
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { anything() }
  override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { anything() }
  override func popViewController(animated: Bool) -> UIViewController? { anything() }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  override var delegate: (any UINavigationControllerDelegate)? { get { anything() } set {} }
  override var navigationBar: UINavigationBar { get { anything() } }
  override var viewControllers: [UIViewController] { get { anything() } set {} }
}

private class OwnUIPanGestureRecognizer: UIPanGestureRecognizer {
  override func translation(in view: UIView?) -> CGPoint { anything() }
  override func velocity(in view: UIView?) -> CGPoint { anything() }
}

private class OwnUIPresentationController: UIPresentationController {
  override func containerViewWillLayoutSubviews() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func presentationTransitionWillBegin() {}
  override var frameOfPresentedViewInContainerView: CGRect { get { anything() } }
  override var presentedView: UIView? { get { anything() } }
}

private class OwnUIProgressView: UIProgressView {
  override func setProgress(_ progress: Float, animated: Bool) {}
  override var progress: Float { get { anything() } set {} }
}

private class OwnUIResponder: UIResponder {
  override func becomeFirstResponder() -> Bool { anything() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { anything() }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func reloadInputViews() {}
  override func resignFirstResponder() -> Bool { anything() }
  override func restoreUserActivityState(_ activity: NSUserActivity) {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override var canBecomeFirstResponder: Bool { get { anything() } }
  override var inputAccessoryView: UIView? { get { anything() } }
  override var inputAssistantItem: UITextInputAssistantItem { get { anything() } }
  override var inputView: UIView? { get { anything() } }
  override var isFirstResponder: Bool { get { anything() } }
  override var keyCommands: [UIKeyCommand]? { get { anything() } }
  override var next: UIResponder? { get { anything() } }
  override var undoManager: UndoManager? { get { anything() } }
}

private class OwnUIScrollView: UIScrollView {
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  override var contentInset: UIEdgeInsets { get { anything() } set {} }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { anything() } set {} }
  override var contentOffset: CGPoint { get { anything() } set {} }
  override var contentSize: CGSize { get { anything() } set {} }
  override var scrollIndicatorInsets: UIEdgeInsets { get { anything() } set {} }
}

private class OwnUISearchController: UISearchController {
  override var searchBar: UISearchBar { get { anything() } }
}

private class OwnUISlider: UISlider {
  override func setValue(_ value: Float, animated: Bool) {}
  override var value: Float { get { anything() } set {} }
}

private class OwnUIStackView: UIStackView {
  override func addArrangedSubview(_ view: UIView) {}
}

private class OwnUISwitch: UISwitch {
  override func setOn(_ on: Bool, animated: Bool) {}
}

private class OwnUITabBarController: UITabBarController {
  override var selectedViewController: UIViewController? { get { anything() } set {} }
}

private class OwnUITableView: UITableView {
  override func endUpdates() {}
  override func reloadData() {}
}

private class OwnUITableViewCell: UITableViewCell {
  override func prepareForReuse() {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {}
  override func setSelected(_ selected: Bool, animated: Bool) {}
  override func updateConfiguration(using state: UICellConfigurationState) {}
  override var accessoryView: UIView? { get { anything() } set {} }
  override var detailTextLabel: UILabel? { get { anything() } }
  override var imageView: UIImageView? { get { anything() } }
  override var isHighlighted: Bool { get { anything() } set {} }
  override var isSelected: Bool { get { anything() } set {} }
  override var separatorInset: UIEdgeInsets { get { anything() } set {} }
  override var textLabel: UILabel? { get { anything() } }
}

private class OwnUITableViewDiffableDataSource<SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable>: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType> {
  override func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool, completion: (() -> Void)?) {}
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)?) {}
}

private class OwnUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override func prepareForReuse() {}
  override var textLabel: UILabel? { get { anything() } }
}

private class OwnUITextField: UITextField {
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { anything() }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { anything() }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { anything() }
  override func textRect(forBounds bounds: CGRect) -> CGRect { anything() }
  override var attributedPlaceholder: NSAttributedString? { get { anything() } set {} }
  override var font: UIFont? { get { anything() } set {} }
  override var placeholder: String? { get { anything() } set {} }
  override var text: String? { get { anything() } set {} }
}

private class OwnUITextRange: UITextRange {
  override var end: UITextPosition { get { anything() } }
  override var isEmpty: Bool { get { anything() } }
  override var start: UITextPosition { get { anything() } }
}

private class OwnUITextView: UITextView {
  override var attributedText: NSAttributedString! { get { anything() } set {} }
  override var font: UIFont? { get { anything() } set {} }
  override var selectedRange: NSRange { get { anything() } set {} }
  override var text: String! { get { anything() } set {} }
  override var textAlignment: NSTextAlignment { get { anything() } set {} }
  override var textColor: UIColor? { get { anything() } set {} }
  override var textContainerInset: UIEdgeInsets { get { anything() } set {} }
}

private class OwnUIView: UIView {
  override class var layerClass: AnyClass { get { anything() } }
  override func addSubview(_ view: UIView) {}
  override func bringSubviewToFront(_ view: UIView) {}
  override func didMoveToSuperview() {}
  override func didMoveToWindow() {}
  override func draw(_ rect: CGRect) {}
  override func endEditing(_ force: Bool) -> Bool { anything() }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { anything() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { anything() }
  override func insertSubview(_ view: UIView, at index: Int) {}
  override func invalidateIntrinsicContentSize() {}
  override func layoutIfNeeded() {}
  override func layoutMarginsDidChange() {}
  override func layoutSubviews() {}
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { anything() }
  override func safeAreaInsetsDidChange() {}
  override func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  override func sizeThatFits(_ size: CGSize) -> CGSize { anything() }
  override func sizeToFit() {}
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { anything() }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { anything() }
  override func tintColorDidChange() {}
  override func updateConstraints() {}
  override func willMove(toSuperview newSuperview: UIView?) {}
  override var backgroundColor: UIColor? { get { anything() } set {} }
  override var bounds: CGRect { get { anything() } set {} }
  override var center: CGPoint { get { anything() } set {} }
  override var contentMode: UIView.ContentMode { get { anything() } set {} }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets { get { anything() } set {} }
  override var frame: CGRect { get { anything() } set {} }
  override var gestureRecognizers: [UIGestureRecognizer]? { get { anything() } set {} }
  override var intrinsicContentSize: CGSize { get { anything() } }
  override var isHidden: Bool { get { anything() } set {} }
  override var isUserInteractionEnabled: Bool { get { anything() } set {} }
  override var layer: CALayer { get { anything() } }
  override var layoutMargins: UIEdgeInsets { get { anything() } set {} }
  override var safeAreaInsets: UIEdgeInsets { get { anything() } }
  override var tintColor: UIColor! { get { anything() } set {} }
}

private class OwnUIViewController: UIViewController {
  override func addChild(_ childController: UIViewController) {}
  override func didMove(toParent parent: UIViewController?) {}
  override func didReceiveMemoryWarning() {}
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {}
  override func loadView() {}
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {}
  override func setEditing(_ editing: Bool, animated: Bool) {}
  override func updateViewConstraints() {}
  override func viewDidAppear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewDidLayoutSubviews() {}
  override func viewDidLoad() {}
  override func viewSafeAreaInsetsDidChange() {}
  override func viewWillAppear(_ animated: Bool) {}
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override func willMove(toParent parent: UIViewController?) {}
  override var edgesForExtendedLayout: UIRectEdge { get { anything() } set {} }
  override var isEditing: Bool { get { anything() } set {} }
  override var navigationController: UINavigationController? { get { anything() } }
  override var navigationItem: UINavigationItem { get { anything() } }
  override var preferredContentSize: CGSize { get { anything() } set {} }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get { anything() } }
  override var preferredStatusBarStyle: UIStatusBarStyle { get { anything() } }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { get { anything() } }
  override var prefersStatusBarHidden: Bool { get { anything() } }
  override var shouldAutorotate: Bool { get { anything() } }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { get { anything() } }
  override var title: String? { get { anything() } set {} }
  override var view: UIView! { get { anything() } set {} }
}

private class OwnUIVisualEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? { get { anything() } set {} }
}

private class OwnUIWindow: UIWindow {
  override var windowLevel: UIWindow.Level { get { anything() } set {} }
}
