import LayoutModel

/// A container's own view in an environment: its bars, and the places of its children's views.
struct ContainerArrangement {
  /// The view with its bars. Its subviews are first the hosts of children, then its bars, then those that the screen declares.
  var view: View
  /// The visible children, back to front.
  var children: [Child]

  /// A child's view in its host.
  struct Child {
    let index: ControllerHierarchy.Index
    /// The index of the host among the container's subviews.
    let host: Int
    /// The child's frame in the host's coordinates.
    let frame: Rect
    let environment: ControllerEnvironment
  }

  /// The arrangement of a container in an environment.
  ///
  /// - Parameters:
  ///   - index: The container.
  ///   - hierarchy: The controllers.
  ///   - environment: The environment of its view.
  ///   - tabBar: Its latest tab bar, if it has one; it is replaced by the new one.
  init(
    of index: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy, _ environment: ControllerEnvironment,
    _ tabBar: inout TabBarView?
  ) {
    let node = hierarchy[index]
    switch node.controller.kind {
    case .navigationController, .imagePickerController, .mailComposeViewController:
      self = .navigation(node, in: hierarchy, environment)
    case .tabBarController: self = .tabs(node, in: hierarchy, environment, &tabBar)
    case .splitViewController: self = .columns(node, environment)
    case .pageViewController: self = .pages(hierarchy.visibleChildren(of: index), node, environment)
    case .viewController, .tableViewController, .collectionViewController:
      self = ContainerArrangement(of: node.controller, environment, hosts: [], bars: [], children: [])
    }
  }

  init(
    of controller: ViewController, _ environment: ControllerEnvironment, hosts: [View], bars: [View],
    children: [Child]
  ) {
    view = controller.view
    if view.kind == .view { view.className = Self.containerClass }
    if view.frame == nil { view.frame = Rect(environment.size) }
    view.subviews = hosts + bars + view.subviews
    self.children = children
  }

  /// UIKit's class for the views of navigation and tab bar controllers.
  private static let containerClass = "UILayoutContainerView"

  /// A view for a child's, which fills its container.
  static func host(_ className: String, _ frame: Rect) -> View {
    View(class: className, frame: frame, autoresizingMask: [.flexibleWidth, .flexibleHeight])
  }
}

// MARK: - Pages

extension ContainerArrangement {
  /// The arrangement of pages: one at a time, which fills the view.
  private static func pages(
    _ visible: [ControllerHierarchy.Index], _ node: ControllerHierarchy.Node, _ environment: ControllerEnvironment
  ) -> ContainerArrangement {
    let bounds = Rect(environment.size)
    return ContainerArrangement(
      of: node.controller, environment, hosts: [host("UIView", bounds)], bars: [],
      children: visible.map { Child(index: $0, host: 0, frame: bounds, environment: environment) })
  }
}

// MARK: - Bars

extension ControllerHierarchy {
  /// A container's bar.
  enum Bar {
    case navigationBar, toolbar, tabBar

    /// The bar's edge of the container.
    var edge: RectEdge { self == .navigationBar ? .top : .bottom }
  }

  /// Tells whether a child's view reaches under a bar: if it wants to at that edge, and the bar is translucent or the
  /// view also reaches under others. Until iOS 6 other rules hold (`SystemBehavior.extendsLayoutUnderBars`).
  func reaches(under bar: Bar, _ child: Index, isTranslucent: Bool, _ behavior: SystemBehavior) -> Bool {
    var inner = child
    // A navigation controller's bars depend on the controller that it shows.
    while self[inner].controller.kind.isNavigation, let top = self[inner].children.last { inner = top }
    guard behavior.extendsLayoutUnderBars else {
      switch bar {
      case .navigationBar: return isTranslucent
      case .toolbar: return isTranslucent && self[inner].controller.wantsFullScreenLayout
      case .tabBar: return false
      }
    }
    let bars = self[inner].controller.bars
    return bars.edgesForExtendedLayout.contains(bar.edge) && (isTranslucent || bars.extendedLayoutIncludesOpaqueBars)
  }
}
