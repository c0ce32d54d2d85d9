import LayoutModel

/// Controllers as values, for the simulator's rules.
extension UIViewController {
  /// The controller with its children, as the simulator knows it: the view is empty except for children's views.
  var declared: LayoutModel.ViewController {
    var controller = LayoutModel.ViewController(id: objectName)
    if preferredContentSize != .zero { controller.preferredContentSize = Size(preferredContentSize) }
    controller.additionalSafeAreaInsets = additionalSafeAreaInsets.insets
    controller.definesPresentationContext = definesPresentationContext ? true : nil
    controller.isModalInPresentation = isModalInPresentation
    controller.isModalInPopover = isModalInPopover
    controller.bars = declaredBars
    declare(&controller)
    return controller
  }

  /// The controller's settings for the bars around it.
  var declaredBars: BarSettings {
    var bars = BarSettings()
    bars.navigationItem = navigationItem.declared
    bars.tabBarItem = storedTabBarItem?.declared ?? BarButtonItem(title: title)
    bars.toolbarItems = toolbarItems?.map(\.declared) ?? []
    bars.hidesBottomBarWhenPushed = hidesBottomBarWhenPushed
    bars.edgesForExtendedLayout = RectEdge(rawValue: Int(edgesForExtendedLayout.intersection(.sides).rawValue))
    bars.extendedLayoutIncludesOpaqueBars = extendedLayoutIncludesOpaqueBars
    return bars
  }

  /// Declares the children whose views are in its own, each in a view of its place.
  func declareChildren(_ controller: inout LayoutModel.ViewController) {
    guard let view = viewIfLoaded else { return }
    controller.view.frame = Rect(CGRect(origin: .zero, size: view.storedSize))
    for (index, child) in shownChildren.enumerated() {
      let frame = Rect(child.view.converted(child.view.boundsInPlace, to: view))
      let fills = child.view.storedSize == view.storedSize
      let holder = "\(objectName) \(index)"
      controller.view.subviews.append(
        View(
          holder, class: "UIView", frame: frame,
          autoresizingMask: fills ? [.flexibleWidth, .flexibleHeight] : child.view.storedMask))
      controller.childViewControllers.append(
        EmbeddedViewController(containerView: holder, viewController: child.declared))
    }
  }

  /// The controllers in its containment hierarchy, a container before its content.
  var containment: [UIViewController] { [self] + children.flatMap(\.containment) }
}

extension UIRectEdge {
  /// The four edges, without bits that stand for none.
  fileprivate static let sides: UIRectEdge = [.top, .left, .bottom, .right]
}
