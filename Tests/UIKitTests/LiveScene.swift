import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

@testable import UIKit

/// A declared screen, built of views in code as a reader of UIKit's documentation would.
@MainActor struct LiveScene {
  let window: UIWindow
  private let scene: Scene
  private(set) var root = UIView()
  private(set) var controller = UIViewController()
  private let screenSize: CGSize
  private var bars: [(id: String, view: () -> UIView?)] = []
  /// The controllers by their names.
  private(set) var controllers: [String: UIViewController] = [:]
  /// The views by their ids.
  private(set) var views: [String: UIView] = [:]
  private var guides: [String: UILayoutGuide] = [:]
  private var pending: [(holder: UIView, constraint: Constraint)] = []
  private var offsets: [(scroll: UIScrollView, offset: CGPoint)] = []
  private let traits: Traits

  /// A screen's root view in a window under conditions.
  ///
  /// - Throws: `CannotBeSaid` for what views and constraints alone don't say.
  init(_ scene: Scene, under conditions: Conditions) throws {
    var conditions = conditions
    if conditions.device == nil, case .named(let device)? = scene.device { conditions.device = device }
    if conditions.systemVersion == nil { conditions.systemVersion = scene.systemVersion }
    var environment = try ScreenEnvironment(conditions)
    if case .inline(let device)? = scene.device { environment.device = device }
    window = UIWindow(environment: environment)
    self.scene = scene
    traits = window.declaredWindow.traits
    screenSize = window.declaredScreenSize(in: scene.orientation)
    let made = try LiveController(of: scene.rootViewController)
    controller = made.controller
    root = try build(made)
    try activatePending()
    ApplicationSettings.declared = scene.application
    defer { ApplicationSettings.declared = Application() }
    window.rootViewController = controller
    window.layoutIfNeeded()
    for (scroll, offset) in offsets { scroll.contentOffset = offset }
    window.layoutIfNeeded()
    for presentation in scene.rootViewController.presents {
      guard let top = window.containmentRoots.last else { continue }
      try present(presentation, by: top, animated: false)
    }
    window.layoutIfNeeded()
    for (id, bar) in bars { views[id] = bar() }
  }

  /// Activates the constraints of the views that were made since the last time, in the order of the file.
  private mutating func activatePending() throws {
    if pending.allSatisfy({ $0.constraint.position != nil }) {
      pending.sort {
        ($0.constraint.position ?? SourcePosition.start) < ($1.constraint.position ?? SourcePosition.start)
      }
    }
    for (holder, constraint) in pending { try activate(constraint.resolved(for: traits), of: holder) }
    pending = []
  }

  /// Makes a controller with its views.
  private mutating func make(_ declared: LayoutModel.ViewController, named path: String) throws -> UIViewController {
    let made = try LiveController(of: declared, named: path)
    _ = try build(made)
    try activatePending()
    return made.controller
  }

  /// The controller of a name: a shown one, or one of the scene's that waits.
  mutating func controller(named name: String) throws -> UIViewController {
    if let known = controllers[name] { return known }
    guard let waiting = scene.viewControllers.first(where: { $0.id == name }) else {
      throw CannotBeSaid(what: "a controller that isn't there")
    }
    return try make(waiting, named: name)
  }

  /// Fills the views of a controller and of what it contains.
  ///
  /// - Returns: The controller's own view.
  private mutating func build(_ made: LiveController) throws -> UIView {
    bars += made.bars
    controllers[made.name] = made.controller
    for child in made.children { _ = try build(child) }
    let declared = made.declared
    guard !Self.setsByOrientation(declared.view) else { throw CannotBeSaid(what: "settings by orientation") }
    if made.controller.isPlain {
      let view = declared.view.resolved(for: traits)
      let own = Self.view(of: view)
      own.frame = view.frame.map { CGRect($0) } ?? CGRect(origin: .zero, size: screenSize)
      try fill(own, view)
      made.controller.view = own
      for embedded in declared.childViewControllers {
        let child = try LiveController(of: embedded.viewController)
        let inner = try build(child)
        guard let holder = views[embedded.containerView] else {
          throw CannotBeSaid(what: "a view that isn't installed")
        }
        made.controller.addChild(child.controller)
        inner.frame = holder.bounds
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.addSubview(inner)
        child.controller.didMove(toParent: made.controller)
      }
    }
    let view: UIView = made.controller.view
    if let id = declared.id, views[id] == nil { views[id] = view }
    return view
  }

  /// Lets a controller present another one.
  mutating func present(_ presentation: ModalPresentation, by presenter: UIViewController, animated: Bool) throws {
    guard !presentation.isPopoverController, presentation.adaptiveStyle == nil else {
      throw CannotBeSaid(what: "a presentation of an older system")
    }
    let presented: UIViewController
    switch presentation.subject {
    case .declared(let declared):
      guard declared.presents.isEmpty else { throw CannotBeSaid(what: "a presentation of what presents") }
      let name = controllers.first { $0.value === presenter }?.key ?? "root"
      presented = try make(declared, named: "\(name)/presentedViewController")
    case .named(let name): presented = try controller(named: name)
    }
    presented.modalPresentationStyle = UIModalPresentationStyle(presentation.style)
    if presentation.style == .custom || presentation.popover?.backgroundView != nil {
      throw CannotBeSaid(what: "a presentation with classes of its own")
    }
    if let popover = presentation.popover, let controller = presented.popoverPresentationController {
      controller.permittedArrowDirections = UIPopoverArrowDirection(
        rawValue: UInt(popover.permittedArrowDirections.rawValue))
      if let size = popover.contentSize { presented.preferredContentSize = CGSize(size) }
      if let margins = popover.layoutMargins { controller.popoverLayoutMargins = UIEdgeInsets(margins) }
      switch popover.anchor {
      case .view(let id, let rect):
        controller.sourceView = views[id]
        if let rect { controller.sourceRect = CGRect(rect) }
      case .barButtonItem(let id):
        controller.barButtonItem = LiveController.item(id, in: window.controllers)
      case nil: throw CannotBeSaid(what: "a popover without an anchor")
      }
    }
    presenter.present(presented, animated: animated)
  }

  /// What views and constraints alone don't say.
  struct CannotBeSaid: Error { let what: String }

  private static func setsByOrientation(_ view: View) -> Bool {
    view.variations.contains { $0.when.orientation != nil } || view.subviews.contains { setsByOrientation($0) }
  }

  private static func view(of declared: View) -> UIView {
    switch declared.kind {
    case .stackView: UIStackView()
    case .scrollView: UIScrollView()
    case .tableView, .tableViewCell, .tableViewHeaderFooterView, .collectionView, .collectionViewCell,
      .collectionViewListCell, .collectionReusableView:
      LiveLists.view(of: declared)
    default: DeclaredView(declared)
    }
  }

  private mutating func fill(_ view: UIView, _ declared: View) throws {
    if let id = declared.id { views[id] = view }
    view.storedMask = declared.autoresizingMask
    view.autoresizesSubviews = declared.autoresizesSubviews
    if !declared.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = false }
    view.isHidden = declared.isHidden
    let turn = declared.transform
    if turn != .identity {
      view.transform = CGAffineTransform(a: turn.a, b: turn.b, c: turn.c, d: turn.d, tx: turn.tx, ty: turn.ty)
    }
    if declared.layoutMarginsFollowReadableWidth { throw CannotBeSaid(what: "margins that follow the readable width") }
    view.preservesSuperviewLayoutMargins = declared.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = declared.insetsLayoutMarginsFromSafeArea
    if let margins = declared.layoutMargins { view.layoutMargins = UIEdgeInsets(margins) }
    if let margins = declared.directionalLayoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: margins.top, leading: margins.leading, bottom: margins.bottom, trailing: margins.trailing)
    }
    view.semanticContentAttribute = UISemanticContentAttribute(declared.semanticContentAttribute)
    for (axis, kept) in [(NSLayoutConstraint.Axis.horizontal, Axis.horizontal), (.vertical, .vertical)] {
      if let priority = declared.contentHuggingPriority[kept] {
        view.setContentHuggingPriority(UILayoutPriority(Float(priority.rawValue)), for: axis)
      }
      if let priority = declared.contentCompressionResistancePriority[kept] {
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority.rawValue)), for: axis)
      }
    }
    for guide in declared.layoutGuides {
      let made = UILayoutGuide()
      made.identifier = guide.id
      view.addLayoutGuide(made)
      guides[guide.id] = made
    }
    if let scroll = view as? UIScrollView {
      scroll.contentInset = UIEdgeInsets(declared.scroll.contentInset)
      scroll.contentInsetAdjustmentBehavior =
        UIScrollView.ContentInsetAdjustmentBehavior(
          rawValue: ScrollSettings.ContentInsetAdjustmentBehavior.allCases.firstIndex(
            of: declared.scroll.contentInsetAdjustmentBehavior) ?? 0) ?? .automatic
      if let offset = declared.scroll.contentOffset { offsets.append((scroll, CGPoint(x: offset.x, y: offset.y))) }
    }
    for constraint in declared.constraints { pending.append((view, constraint)) }
    for inner in declared.subviews.map({ $0.resolved(for: traits) }) where inner.isInstalled {
      let own = LiveLists.part(of: view, for: inner)
      let made = own ?? Self.view(of: inner)
      if own == nil {
        made.frame = inner.frame.map { CGRect($0) } ?? .zero
        if !LiveLists.take(made, inner, into: view, of: declared) { view.addSubview(made) }
      }
      try fill(made, inner)
    }
    if let stack = view as? UIStackView { try arrange(stack, declared) }
  }

  private func arrange(_ stack: UIStackView, _ declared: View) throws {
    let settings = declared.stack
    stack.axis = settings.axis == .horizontal ? .horizontal : .vertical
    stack.distribution =
      UIStackView.Distribution(
        rawValue: StackSettings.Distribution.allCases.firstIndex(of: settings.distribution) ?? 0) ?? .fill
    switch settings.alignment {
    case .fill: stack.alignment = .fill
    case .leading, .top: stack.alignment = .leading
    case .trailing, .bottom: stack.alignment = .trailing
    case .center: stack.alignment = .center
    case .firstBaseline: stack.alignment = .firstBaseline
    case .lastBaseline: stack.alignment = .lastBaseline
    }
    stack.spacing = settings.spacing
    stack.isBaselineRelativeArrangement = settings.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = settings.isLayoutMarginsRelativeArrangement
    let arranged = try settings.arrangedSubviews?.map { id in
      guard let view = views[id] else { throw CannotBeSaid(what: "an arranged view that isn't installed") }
      return view
    }
    for view in arranged ?? stack.subviews { stack.addArrangedSubview(view) }
    for (id, spacing) in settings.customSpacing {
      if let view = views[id] { stack.setCustomSpacing(spacing, after: view) }
    }
  }

  private func activate(_ declared: Constraint, of holder: UIView) throws {
    guard declared.isActive, !declared.isPlaceholder else { return }
    if declared.yieldsInConflicts { throw CannotBeSaid(what: "a constraint that yields in conflicts") }
    guard let first = item(declared.firstItem, holder) else { return }
    var second: AnyObject?
    if let other = declared.second {
      guard let item = item(other.item, holder) else { return }
      second = item
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: .init(declared.firstAttribute), relatedBy: .init(declared.relation), toItem: second,
      attribute: declared.second.map { .init($0.attribute) } ?? .notAnAttribute,
      multiplier: declared.second?.multiplier ?? 1, constant: declared.constant)
    constraint.priority = UILayoutPriority(Float(declared.priority.rawValue))
    guard Double(constraint.priority.rawValue) == declared.priority.rawValue else {
      throw CannotBeSaid(what: "a priority that no Float is")
    }
    constraint.isActive = true
  }

  private func item(_ item: Constraint.Item, _ holder: UIView) -> AnyObject? {
    switch item {
    case .holder: return holder
    case .id(let id): return views[id] ?? guides[id]
    case .superview(let id): return views[id]?.superview
    case .guide(let guide, let id):
      guard let view = id.map({ views[$0] }) ?? holder else { return nil }
      switch guide {
      case .topLayoutGuide, .bottomLayoutGuide:
        let controller = view.rare?.viewController
        return guide == .topLayoutGuide ? controller?.topLayoutGuide : controller?.bottomLayoutGuide
      default: return view.systemGuide(guide)
      }
    }
  }
}

/// A view of any class that has the content of a declared one.
final class DeclaredView: UIView {
  private let declared: View

  init(_ declared: View) {
    self.declared = declared
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var kindName: String { declared.className }
  override func declare(_ view: inout View) {
    view.content = declared.content
    view.scroll = declared.scroll
  }

  override var intrinsicContentSize: CGSize {
    let declared = declared.intrinsicContentSize
    let ruled = content?.size ?? .none
    func length(_ axis: Axis) -> CGFloat {
      switch declared.length(along: axis) {
      case .unspecified: ruled[axis].map { CGFloat($0) } ?? -1
      case .noMetric: -1
      case .points(let points): CGFloat(points)
      }
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  override var ownAlignmentRectInsets: EdgeInsets {
    declared.alignmentRectInsets ?? content?.alignmentRectInsets ?? .zero
  }
  override var baselines: LayoutGraph.Node.Baselines {
    [.imageView].contains(declared.kind) ? .bottom : LayoutGraph.Node.Baselines(content?.baselineInsets)
  }
  override var mayWrap: Bool { content?.mayWrap ?? false }
  override var contentMeasure: LayoutGraph.Measure? {
    guard declared.intrinsicContentSize == .unspecified, let content, content.wraps else { return nil }
    return { width in width.map { content.size(inWidth: $0) } ?? content.size }
  }
}
