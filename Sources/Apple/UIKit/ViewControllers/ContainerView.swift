import LayoutModel
import LayoutSimulator

/// The view of a container of this module: it holds bars and children's views, which the container places.
final class ContainerView: UIView {
  weak var container: UIViewController?

  override func layoutSubviews() {
    super.layoutSubviews()
    container?.placeContent()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override var kindName: String { "UILayoutContainerView" }
}

/// A view that holds a child's view in a container's.
final class ContentHost: UIView {
  override var kindName: String { "UITransitionView" }
}

/// The views that hold children's in a container, kept from one layout to the next.
@MainActor final class ContentHosts {
  private(set) var views: [ContentHost] = []

  /// Has a host for each of a plan's, behind everything else in a container's view, whose top left corner is at a point of that.
  func follow(_ declared: [LayoutModel.View], in view: UIView, from origin: CGPoint) {
    while views.count > declared.count { views.removeLast().removeFromSuperview() }
    while views.count < declared.count {
      let host = ContentHost(frame: view.bounds)
      view.insertSubview(host, at: views.count)
      views.append(host)
    }
    for (host, declared) in zip(views, declared) {
      let frame = (declared.frame.map { CGRect($0) } ?? view.bounds).offsetBy(dx: origin.x, dy: origin.y)
      if host.frame != frame { host.frame = frame }
    }
  }
}

extension UIViewController {
  /// A Boolean that tells whether an app's own object moves its view, which it needs until the transition's end.
  private var isMovedByAnimator: Bool { transition?.kind.isOfContainer == true && transition?.animator != nil }

  /// Places children's views as a plan says: those that it doesn't name leave.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - hosts: The views that hold children's.
  ///   - inner: The view around the hosts, where the controller's own isn't.
  ///   - origin: The point in the inner view at which the controller's begins.
  func place(_ plan: ContainerPlan, in hosts: ContentHosts, of inner: UIView? = nil, from origin: CGPoint = .zero) {
    hosts.follow(plan.hosts, in: inner ?? view, from: origin)
    let shown = plan.children.compactMap { child in
      children.first { $0.objectName == child.name }.map { (controller: $0, place: child) }
    }
    for child in children where !shown.contains(where: { $0.controller === child }) && !child.isMovedByAnimator {
      if let view = child.viewIfLoaded, view.superview is ContentHost, view.isDescendant(of: self.view) {
        view.removeFromSuperview()
      }
      child.presentationInContext?.container?.removeFromSuperview()
    }
    for (controller, place) in shown {
      let host = hosts.views[place.host]
      defer { controller.presentationInContext?.show(in: host) }
      guard !controller.isCovered else { continue }
      controller.take(ControllerSurroundings(environment: place.environment))
      let view: UIView = controller.view
      if view.superview !== host { host.addSubview(view) }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let frame = CGRect(place.environment.onPixels(place.frame))
      if view.frame != frame { view.frame = frame }
      view.updateSafeArea()
    }
  }
}

extension UIPresentationController {
  /// Shows again what was presented in the context of a controller, as the controller's view returns to a host.
  fileprivate func show(in host: UIView) {
    guard let container, container.superview == nil, !presentedViewController.isArriving else { return }
    host.addSubview(container)
    container.place()
  }
}
