public import LayoutModel

/// The relations of a controller to the others, as in UIKit's properties.
///
/// The parent, navigation, tab bar and split view controllers are the nearest in the containment hierarchy. The presented and presenting
/// controllers are those of the nearest ancestor with such. A `UIPopoverController` before iOS 8 presents nothing.
public struct ControllerRelations: Hashable, Sendable {
  /// The controller's id, or its path.
  public let name: String
  /// Its class.
  public let kind: ViewController.Kind
  /// The parent by name; until iOS 4 the presenter, for a presented controller (`SystemBehavior.presentersAreParents`).
  public internal(set) var parent: String?
  /// The nearest navigation controller that holds it, by name.
  public let navigationController: String?
  /// The nearest tab bar controller that holds it, by name.
  public let tabBarController: String?
  /// The nearest split view controller that holds it, by name.
  public let splitViewController: String?
  /// The name of the controller that presents it, or its nearest presented ancestor.
  public let presentingViewController: String?
  /// The name of the controller that it, or its nearest presenting ancestor, presents.
  public let presentedViewController: String?

  /// The class and the six relations, in the order of their declaration.
  public var values: [String?] {
    [
      kind.rawValue, parent, navigationController, tabBarController, splitViewController, presentingViewController,
      presentedViewController,
    ]
  }
}

extension ControllerHierarchy {
  /// The relations of every controller, containment hierarchies from the root's on, and in them a container before its content.
  var relations: [ControllerRelations] {
    containmentRoots.flatMap(containment).map(relations)
  }

  /// A controller and all controllers that it contains, in preorder.
  func containment(of root: Index) -> [Index] {
    var containment: [Index] = []
    var pending = [root]
    while let index = pending.popLast() {
      containment.append(index)
      pending.append(contentsOf: self[index].held.reversed())
    }
    return containment
  }

  /// The outermost controller of a containment hierarchy.
  func containmentRoot(of index: Index) -> Index { ancestors(of: index).last ?? index }

  private func relations(of index: Index) -> ControllerRelations {
    let path = ancestors(of: index)
    let outer = path.dropFirst()
    func nearest(_ isOfKind: (ViewController.Kind) -> Bool) -> String? {
      outer.first { isOfKind(self[$0].controller.kind) }.map { self[$0].name }
    }
    return ControllerRelations(
      name: self[index].name, kind: self[index].controller.kind, parent: outer.first.map { self[$0].name },
      navigationController: nearest(\.isNavigation), tabBarController: nearest { $0 == .tabBarController },
      splitViewController: nearest { $0 == .splitViewController },
      presentingViewController: path.lazy.compactMap { self[$0].presenter }.first.map { self[$0].name },
      presentedViewController: path.lazy.compactMap { self[$0].presentedController }.first.map { self[$0].name })
  }

  /// Tells whether a controller gets sizes: all containers around it, and all their presenters, have to pass sizes on.
  ///
  /// - Parameters:
  ///   - index: The controller.
  ///   - passesOn: A closure that tells whether a controller passes on the size that it is told.
  /// - Returns: True where all of them do.
  func passesSizesOn(to index: Index, _ passesOn: (Index) -> Bool) -> Bool {
    var containment = index
    while true {
      let path = ancestors(of: containment)
      guard path.allSatisfy({ $0 == index || passesOn($0) }) else { return false }
      guard let presenter = path.last.flatMap({ self[$0].presenter }) else { return true }
      containment = presenter
    }
  }

  /// The controller that a controller's dismissal takes away: the presented controller, or without one, the presented container around the
  /// asked controller.
  func dismissed(by asked: Index) -> Index? {
    let path = ancestors(of: asked)
    let containment = path[path.count - 1]
    return path.compactMap { self[$0].presentedController }.first
      ?? (self[containment].presentation == nil ? nil : containment)
  }

  /// The controller whose presentation it is when a controller is asked to present.
  ///
  /// In the current context it is the nearest ancestor that defines one, beginning with the asked controller itself;
  /// else the outermost of the containment hierarchy (<doc:Presentations#Who-presents>, <doc:Presentations#Contexts>).
  ///
  /// - Parameters:
  ///   - asked: The controller that is asked to present.
  ///   - style: The style that is used.
  ///   - device: The device: before iOS 8 phones find no context.
  /// - Returns: The presenting controller.
  func presenter(for asked: Index, _ style: ModalPresentationStyle, on device: Device) -> Index {
    let path = ancestors(of: asked)
    let isInContext = style == .currentContext || style == .overCurrentContext
    guard isInContext, SystemBehavior(device.systemVersion).findsPresentationContexts(on: device.idiom) else {
      return path[path.count - 1]
    }
    let behavior = SystemBehavior(device.systemVersion)
    return path.first { definesPresentationContext($0, behavior) } ?? path[path.count - 1]
  }

  /// Tells whether presentations in the current context stop at a controller: navigation controllers do so by
  /// themselves in later systems (`SystemBehavior.navigationControllersDefineContexts`).
  private func definesPresentationContext(_ index: Index, _ behavior: SystemBehavior) -> Bool {
    let controller = self[index].controller
    return controller.definesPresentationContext
      ?? (controller.kind.isNavigation && behavior.navigationControllersDefineContexts)
  }
}
