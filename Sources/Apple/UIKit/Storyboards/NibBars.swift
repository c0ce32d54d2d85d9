import InterfaceBuilder
import LayoutModel

/// The items that bars show of a storyboard's controller.
@MainActor struct NibBars {
  private let loader: NibLoader
  /// The views in items, by the object ids of these.
  private let views: [String: View]

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
    let parts = loader.nib.parts(of: object?.id)
    if let declared = parts.first(where: { $0.kind == "navigationItem" }) {
      apply(bars.navigationItem, to: controller.navigationItem, declared)
    }
    if let tab = bars.tabBarItem { controller.tabBarItem = tabItem(tab) }
    if !bars.toolbarItems.isEmpty {
      controller.toolbarItems = bars.toolbarItems.map { item($0) }
    }
    controller.hidesBottomBarWhenPushed = bars.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = bars.extendedLayoutIncludesOpaqueBars
    controller.edgesForExtendedLayout = UIRectEdge(rawValue: UInt(bars.edgesForExtendedLayout.rawValue))
  }

  private func apply(_ item: NavigationItem, to made: UINavigationItem, _ declared: NibObject) {
    if let title = item.title { made.title = title }
    made.prompt = item.prompt
    if !item.leftBarButtonItems.isEmpty {
      made.leftBarButtonItems = item.leftBarButtonItems.map { self.item($0) }
    }
    if !item.rightBarButtonItems.isEmpty {
      made.rightBarButtonItems = item.rightBarButtonItems.map { self.item($0) }
    }
    if let back = loader.nib.parts(of: declared.id).first(where: { $0.settings["key"] == "backBarButtonItem" }) {
      made.backBarButtonItem = self.item(
        BarButtonItem(id: back.id, title: back.settings["title"], position: back.position))
    }
    made.leftItemsSupplementBackButton = declared.settings["leftItemsSupplementBackButton"] == "YES"
    made.largeTitleDisplayMode =
      switch item.largeTitleDisplayMode {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    loader.note(made, declared)
    if let view = views[declared.id] { made.titleView = loader.makeView(view) }
  }

  // MARK: Bars among other views

  /// The items of bars that are views of the file.
  init(_ loader: NibLoader) { (self.loader, views) = (loader, [:]) }

  /// Gives a bar that is a view its items.
  ///
  /// - Returns: Whether it is one.
  func fill(_ bar: UIView, _ object: NibObject?) -> Bool {
    guard let object, bar is UINavigationBar || bar is UIToolbar || bar is UITabBar else { return false }
    let (navigation, others) = loader.nib.file.items(ofBar: object.id)
    switch bar {
    case let bar as UINavigationBar:
      let declared = loader.nib.parts(of: object.id).filter { $0.kind == "navigationItem" }
      bar.items = zip(navigation, declared).map { item, declared in
        let made = UINavigationItem(title: item.title ?? "")
        apply(item, to: made, declared)
        return made
      }
    case let bar as UIToolbar: bar.items = others.map { item($0) }
    case let bar as UITabBar:
      bar.items = others.map { tabItem($0) }
      bar.selectedItem = object.settings["selectedItem"].flatMap { loader.object($0) as? UITabBarItem }
    default: break
    }
    return true
  }

  // MARK: Items

  /// An item of a bar.
  private func item(_ declared: BarButtonItem) -> UIBarButtonItem {
    let object = loader.nib.object(at: declared.position)
    let made = bare(declared, object)
    if object?.settings["style"] == "done" { made.style = .done }
    made.isEnabled = declared.isEnabled
    made.tag = object?.settings["tag"].flatMap { Int($0) } ?? 0
    if declared.form != .customView, let width = declared.width { made.width = CGFloat(width) }
    if let color = looks(of: object)?.tintColor { made.tintColor = loader.color(color) }
    loader.note(made, object)
    return made
  }

  private func bare(_ declared: BarButtonItem, _ object: NibObject?) -> UIBarButtonItem {
    if let system = declared.systemItem.flatMap({ BarButtonItem.SystemItem.allCases.firstIndex(of: $0) }) {
      return UIBarButtonItem(
        barButtonSystemItem: UIBarButtonItem.SystemItem(rawValue: system) ?? .done, target: nil, action: nil)
    }
    if let view = object.flatMap({ views[$0.id] }) { return UIBarButtonItem(customView: loader.makeView(view)) }
    if declared.form == .customView, let object { return UIBarButtonItem(customView: box(of: object)) }
    let made = UIBarButtonItem(title: declared.title, style: .plain, target: nil, action: nil)
    made.image = image(of: object)
    return made
  }

  /// The view of an item in a bar that is a view: its size alone.
  private func box(of item: NibObject) -> UIView {
    let frame = loader.nib.parts(of: item.id).first { $0.settings["key"] == "customView" }?.values["frame"] ?? [:]
    func length(_ name: String) -> CGFloat { frame[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    return UIView(frame: CGRect(x: 0, y: 0, width: length("width"), height: length("height")))
  }

  private func tabItem(_ declared: BarButtonItem) -> UITabBarItem {
    let object = loader.nib.object(at: declared.position)
    let tag = object?.settings["tag"].flatMap { Int($0) } ?? 0
    let made: UITabBarItem
    if let system = object?.settings["systemItem"].flatMap({ Self.tabs.firstIndex(of: $0) }) {
      made = UITabBarItem(tabBarSystemItem: UITabBar.SystemItem(rawValue: system) ?? .more, tag: tag)
    } else {
      made = UITabBarItem(title: declared.title, image: image(of: object), tag: tag)
    }
    made.badgeValue = object?.settings["badgeValue"]
    made.isEnabled = declared.isEnabled
    loader.note(made, object)
    return made
  }

  /// Interface Builder's words for the system's tabs, in the order of `UITabBar.SystemItem`.
  private static let tabs = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search", "downloads",
    "mostRecent", "mostViewed",
  ]

  private func looks(of object: NibObject?) -> ViewAppearance? { object.flatMap { loader.nib.appearances[$0.id] } }

  private func image(of object: NibObject?) -> UIImage? {
    let looks = looks(of: object)
    if let name = looks?.systemImageName { return UIImage(systemName: name) }
    return looks?.imageName.flatMap { UIImage(named: $0, in: loader.nib.bundle, compatibleWith: nil) }
  }
}

extension NibCoder {
  /// A bar of the controller, of the class that the file names.
  ///
  /// - Parameters:
  ///   - kind: Interface Builder's word for the bar.
  ///   - base: UIKit's class.
  /// - Returns: The bar; `nil` where the file has none.
  @MainActor func bar<Bar: UIView>(_ kind: String, _ base: Bar.Type) -> Bar? {
    guard let declared = loader.nib.parts(of: object?.id).first(where: { $0.kind == kind }) else { return nil }
    let type: AnyClass = NibClasses.type(
      named: declared.customClass, module: declared.customModule, base: base, in: loader.modules)
    let bar = (type as? Bar.Type ?? base).init(coder: NibCoder(.other, declared, loader))
    if let bar { loader.note(bar, declared) }
    return bar
  }
}
