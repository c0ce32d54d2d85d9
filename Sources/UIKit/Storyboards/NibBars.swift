import InterfaceBuilder
import LayoutModel

/// The items that bars show of a storyboard's controller.
@MainActor struct NibBars {
  private let loader: NibLoader
  private let views: [String: View]

  /// - Parameter index: The controller's index.
  init(_ loader: NibLoader, ofController index: Int) {
    self.loader = loader
    var views: [String: View] = [:]
    for view in loader.nib.file.loadedBarViews(ofController: index, for: loader.traits) {
      if let parent = loader.nib.object(at: view.position)?.parent { views[parent] = view }
    }
    self.views = views
  }

  /// Gives a controller its items.
  func apply(_ bars: BarSettings, to controller: UIViewController, _ object: NibObject?) {
    let item = bars.navigationItem
    let declaresItem = loader.nib.objects.byID.values.contains {
      $0.kind == "navigationItem" && $0.parent == object?.id
    }
    if declaresItem {
      let made = controller.navigationItem
      if let title = item.title { made.title = title }
      made.prompt = item.prompt
      if !item.leftBarButtonItems.isEmpty {
        made.leftBarButtonItems = item.leftBarButtonItems.map { self.item($0) }
      }
      if !item.rightBarButtonItems.isEmpty {
        made.rightBarButtonItems = item.rightBarButtonItems.map { self.item($0) }
      }
      made.largeTitleDisplayMode =
        switch item.largeTitleDisplayMode {
        case .automatic: .automatic
        case .always: .always
        case .never: .never
        }
      noteNavigationItem(made, of: object)
    }
    if let tab = bars.tabBarItem { controller.tabBarItem = tabItem(tab) }
    if !bars.toolbarItems.isEmpty {
      controller.toolbarItems = bars.toolbarItems.map { self.item($0) }
    }
    controller.hidesBottomBarWhenPushed = bars.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = bars.extendedLayoutIncludesOpaqueBars
    controller.edgesForExtendedLayout = UIRectEdge(
      rawValue: UInt(bars.edgesForExtendedLayout.rawValue))
  }

  private func noteNavigationItem(_ item: UINavigationItem, of controller: NibObject?) {
    guard
      let declared = loader.nib.objects.byID.values.first(where: {
        $0.kind == "navigationItem" && $0.parent == controller?.id
      })
    else { return }
    loader.note(item, declared)
    if let view = views[declared.id] { item.titleView = loader.makeView(view) }
  }

  /// An item of a bar.
  private func item(_ declared: BarButtonItem) -> UIBarButtonItem {
    let object = loader.nib.object(at: declared.position)
    let looks = object.flatMap { loader.nib.appearances[$0.id] }
    let made: UIBarButtonItem
    if let system = declared.systemItem.flatMap({ UIBarButtonItem.SystemItem($0) }) {
      made = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else if let view = object.flatMap({ views[$0.id] }) {
      made = UIBarButtonItem(customView: loader.makeView(view))
    } else if let name = looks?.systemImageName {
      made = UIBarButtonItem(
        image: UIImage(systemName: name), style: .plain, target: nil, action: nil)
    } else if let name = looks?.imageName {
      let image = UIImage(named: name, in: loader.nib.bundle, compatibleWith: nil)
      made = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    } else {
      made = UIBarButtonItem(title: declared.title, style: .plain, target: nil, action: nil)
    }
    if object?.settings["style"] == "done" { made.style = .done }
    made.isEnabled = declared.isEnabled
    made.tag = object?.settings["tag"].flatMap { Int($0) } ?? 0
    if declared.form != .customView, let width = declared.width { made.width = CGFloat(width) }
    if let color = looks?.tintColor { made.tintColor = loader.color(color) }
    loader.note(made, object)
    return made
  }

  private func tabItem(_ declared: BarButtonItem) -> UITabBarItem {
    let object = loader.nib.object(at: declared.position)
    let looks = object.flatMap { loader.nib.appearances[$0.id] }
    var image: UIImage?
    if let name = looks?.systemImageName { image = UIImage(systemName: name) }
    if let name = looks?.imageName {
      image = UIImage(named: name, in: loader.nib.bundle, compatibleWith: nil)
    }
    let made = UITabBarItem(
      title: declared.title, image: image, tag: object?.settings["tag"].flatMap { Int($0) } ?? 0)
    made.badgeValue = object?.settings["badgeValue"]
    made.isEnabled = declared.isEnabled
    loader.note(made, object)
    return made
  }
}
