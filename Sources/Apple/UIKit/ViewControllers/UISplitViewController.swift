import LayoutModel
import LayoutSimulator

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  private let hosts = ContentHosts()
  private var columns: [Column: UIViewController] = [:]
  private var isDetailOnTop = false
  private var wasCollapsed: Bool?
  /// The delegate's answer as columns become one, until they are several again.
  private var showsPrimaryCollapsed: Bool?
  /// The column that is seen where the width is compact, of a split view with columns by name, until they are several again.
  private var topColumn: Column?
  /// A Boolean that tells whether a turn is about to make one column of several.
  var isAboutToCollapse = false
  /// The controllers that are seen.
  private var seen: [UIViewController] = []

  /// The number of columns.
  public let style: Style
  /// An object that decides about columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// A Boolean that lets a swipe show the primary column.
  open var presentsWithGesture = true
  /// The arrangement of columns that it would like.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { contentNeedsLayout() } }
  /// The way in which columns should make room.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { contentNeedsLayout() } }
  /// The way in which columns make room.
  open var splitBehavior: SplitBehavior { preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior }
  /// The part of the width that the primary column should have; `automaticDimension` for the system's.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { contentNeedsLayout() }
  }
  /// The width that the primary column should have, in points.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { contentNeedsLayout() } }
  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { contentNeedsLayout() } }
  /// The greatest width of the primary column, in points.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { contentNeedsLayout() } }
  /// The part of the width that the second of three columns should have.
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  /// The width that the second of three columns should have, in points.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The least width of the second of three columns, in points.
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The greatest width of the second of three columns, in points.
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading
  /// The look of the primary column.
  open var primaryBackgroundStyle = BackgroundStyle.none
  /// A Boolean that shows a button for the secondary column alone.
  open var showsSecondaryOnlyButton = false
  /// When a button shows that changes the arrangement.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  /// The system's own length.
  public class var automaticDimension: CGFloat { -1 }

  // MARK: Making

  /// Columns of a number.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  /// Columns of a file, or of code.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// Columns of a file.
  public required init?(coder: NSCoder) {
    style = (coder as? NibCoder)?.columnStyle ?? .unspecified
    super.init(coder: coder)
  }

  // MARK: Columns

  /// The controllers of the columns, from the primary one on.
  open var viewControllers: [UIViewController] {
    get { shownInColumns }
    set { install(newValue) }
  }
  /// The contained controllers but for the one of the compact column, which stands for all others where the width is compact.
  private var shownInColumns: [UIViewController] { children.filter { $0 !== columns[.compact] } }
  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  /// Sets the controller of a column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let controller = vc, style != .unspecified, column != .compact, !(controller is UINavigationController) {
      columns[column] = UINavigationController(rootViewController: controller)
    } else {
      columns[column] = vc
    }
    install([Column.primary, .supplementary, .secondary].compactMap { columns[$0] })
  }
  /// Shows a column: of a split view with columns by name, the one that is seen where the width is compact.
  open func show(_ column: Column) {
    isDetailOnTop = column == .secondary
    if style != .unspecified { topColumn = column }
    if !isCollapsed, preferredDisplayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
    contentNeedsLayout()
  }
  open func hide(_ column: Column) {
    if isCollapsed {
      (isDetailOnTop, topColumn) = (false, column == .primary ? .secondary : .primary)
    } else if column == .primary {
      preferredDisplayMode = .secondaryOnly
    }
    contentNeedsLayout()
  }
  /// Tells whether a column is seen.
  open func isShowing(_ column: Column) -> Bool {
    columns[column].map { column in seen.contains { $0 === column } } ?? false
  }
  /// The item that changes the arrangement.
  open var displayModeButtonItem: UIBarButtonItem { madeButton }
  private lazy var madeButton = UIBarButtonItem(
    title: nil, image: nil,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
    })
  /// The arrangement of columns.
  open var displayMode: DisplayMode {
    guard let plan = currentPlan, !isCollapsed else { return .secondaryOnly }
    if plan.children.count == 1 { return .secondaryOnly }
    if preferredDisplayMode == .oneOverSecondary { return .oneOverSecondary }
    return plan.children.count == 3 ? .twoBesideSecondary : .oneBesideSecondary
  }
  /// A Boolean that tells whether one column alone has room.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { width(of: 0) }
  /// The width of the second of three columns, in points.
  open var supplementaryColumnWidth: CGFloat { shownInColumns.count == 3 ? width(of: 1) : 0 }

  private func width(of index: Int) -> CGFloat {
    let columns = shownInColumns
    guard columns.count > 1, let plan = currentPlan else { return 0 }
    let name = columns[index].objectName
    return plan.children.first { $0.name == name }.map { CGFloat($0.frame.width) } ?? 0
  }

  private func install(_ controllers: [UIViewController]) {
    changeChildren(to: controllers + [columns[.compact]].compactMap { $0 })
    if style == .unspecified {
      columns = [:]
      if let first = controllers.first { columns[.primary] = first }
      if controllers.count > 1, let last = controllers.last { columns[.secondary] = last }
    }
    contentNeedsLayout()
  }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, show: vc, sender: sender) ?? false) else { return }
    guard let navigation = shownInColumns.first as? UINavigationController else {
      return install([vc] + shownInColumns.dropFirst())
    }
    navigation.pushViewController(vc, animated: true)
  }
  /// Shows a controller in the secondary column; on top of the primary one's stack where that is alone.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard !(delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false) else { return }
    if isCollapsed, columns[.compact] == nil, let navigation = shownInColumns.first as? UINavigationController {
      let shown = (vc as? UINavigationController)?.viewControllers.first ?? vc
      if shown !== vc { (vc as? UINavigationController)?.setViewControllers([], animated: false) }
      return navigation.pushViewController(shown, animated: true)
    }
    isDetailOnTop = true
    guard style == .unspecified else { return setViewController(vc, for: .secondary) }
    let columns = shownInColumns
    install(columns.count > 1 ? columns.dropLast() + [vc] : columns + [vc])
  }

  // MARK: As a container

  /// Makes the view of the columns.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.container = self
    view = container
  }

  private var currentPlan: ContainerPlan? {
    guard isViewLoaded else { return nil }
    return ContainerPlan(of: declared, in: environmentOfView)
  }

  override var shownChildren: [UIViewController] {
    let names = Set((currentPlan?.children ?? []).map(\.name))
    return children.filter { names.contains($0.objectName) }
  }
  override var showsControllers: Bool { true }
  override func contentNeedsLayout() {
    viewIfLoaded?.setNeedsLayout()
    super.contentNeedsLayout()
  }

  override func declare(_ controller: inout LayoutModel.ViewController) {
    controller.kind = .splitViewController
    let isCompact = isCollapsed || isAboutToCollapse
    controller.viewControllers = (isCompact ? collapsedControllers() : shownInColumns).map(\.declared)
    controller.split = declaredSplit
    controller.split.collapsesToPrimary = collapsesToPrimary
  }

  /// Its own settings for its columns.
  var declaredSplit: SplitSettings {
    func length(_ length: CGFloat) -> Double? { length < 0 ? nil : Double(length) }
    var split = SplitSettings()
    split.preferredDisplayMode =
      switch preferredDisplayMode {
      case .automatic: .automatic
      case .secondaryOnly: .secondaryOnly
      case .oneBesideSecondary, .twoBesideSecondary, .twoDisplaceSecondary: .oneBesideSecondary
      case .oneOverSecondary, .twoOverSecondary: .oneOverSecondary
      }
    split.preferredPrimaryColumnWidthFraction = length(preferredPrimaryColumnWidthFraction)
    split.minimumPrimaryColumnWidth = length(max(minimumPrimaryColumnWidth, preferredPrimaryColumnWidth))
    split.maximumPrimaryColumnWidth = length(preferredPrimaryColumnWidth) ?? length(maximumPrimaryColumnWidth)
    return split
  }

  /// The controllers of which one is seen where the width is compact: that of the compact column, or those of one or of all columns.
  private func collapsedControllers() -> [UIViewController] {
    if let compact = columns[.compact] { return [compact] }
    guard style != .unspecified, children.count > 1 else { return shownInColumns }
    let column =
      topColumn
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    if delegate != nil { topColumn = column }
    return (columns[column] ?? columns[.secondary]).map { [$0] } ?? shownInColumns
  }

  /// True if a collapsed interface shows the primary column.
  private var collapsesToPrimary: Bool {
    guard style == .unspecified, isCollapsed || isAboutToCollapse, !isDetailOnTop, let primary = children.first,
      let secondary = children.last, primary !== secondary
    else { return false }
    if let showsPrimaryCollapsed { return showsPrimaryCollapsed }
    let answer = delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    showsPrimaryCollapsed = answer
    return answer
  }

  override func placeContent() {
    isAboutToCollapse = false
    if !isCollapsed { (showsPrimaryCollapsed, topColumn) = (nil, nil) }
    guard let plan = currentPlan else { return }
    let shown = plan.children.compactMap { child in children.first { $0.objectName == child.name } }
    let leaving = seen.filter { controller in !shown.contains { $0 === controller } && controller.parent === self }
    let coming = shown.filter { controller in !seen.contains { $0 === controller } }
    seen = shown
    let exchange = ControllerExchange(ControllerChange(.ofContainer, leaving: leaving, coming: coming))
    if isShown { exchange.begin(animated: false) }
    place(plan, in: hosts)
    if appearance == .appeared {
      for controller in coming { controller.tellOfIsAppearing() }
      exchange.end()
    }
    tellOfCollapse()
  }

  // MARK: What is asked

  /// The orientations that the delegate allows. Without an answer, the system's usual ones; until iOS 5 the orientations of all columns.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? orientations(ofContained: children, where: \.splitViewControllersAskColumns)
  }
  /// The orientation in which it is presented: its delegate's answer, else as others'.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? usualPresentationOrientation
  }

  private func tellOfCollapse() {
    defer { wasCollapsed = isCollapsed }
    guard let wasCollapsed, wasCollapsed != isCollapsed else { return }
    if isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      isDetailOnTop = false
      delegate?.splitViewControllerDidExpand(self)
    }
  }
}
