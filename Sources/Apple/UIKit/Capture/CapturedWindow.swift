import Checks
package import LayoutModel

/// The content of a window: the view at the back, and the views of presentations in front of it.
@MainActor package struct CapturedWindow {
  private let window: UIWindow
  /// The views at the back and in front, as they lie in the window.
  let roots: [UIView]

  package init(of window: UIWindow) {
    self.window = window
    window.layoutIfNeeded()
    let views = window.subviews.flatMap { view in
      view is PresentationContainer ? view.subviews : view.rare?.viewController == nil ? [] : [view]
    }
    let back = window.rootViewController?.viewIfLoaded
    if back?.window == nil,
      let filling = views.lastIndex(where: { $0.rare?.viewController != nil && $0.frame == window.bounds })
    {
      roots = Array(views[filling...])
    } else {
      roots = [back ?? window] + views.filter { $0 !== back }
    }
  }

  /// The screen, with its places in code.
  ///
  /// - Parameters:
  ///   - conditions: The device, the orientation and the user's settings.
  ///   - name: The screen's name.
  /// - Returns: The screen of the view at the back, and those of the views in front, with their frames in the window.
  /// - Throws: `DeviceError`, `InvalidScene`.
  package func scenes(
    in conditions: Conditions, name: String
  ) throws -> (back: Scene, frame: Rect, presented: [(frame: Rect, scene: Scene)]) {
    let environment = try ScreenEnvironment(conditions)
    var capture = Capture(of: roots[0], and: Array(roots.dropFirst()), withPlaces: true)
    var back = LayoutModel.ViewController(view: capture.declared())
    if let live = roots[0].rare?.viewController {
      back.additionalSafeAreaInsets = live.additionalSafeAreaInsets.insets
    }
    var controllers = [back]
    for view in roots.dropFirst() {
      controllers.append(LayoutModel.ViewController(view: capture.declared(presented: view)))
    }
    let scenes = try controllers.map { controller in
      var scene = try Scene(
        name: name, device: .inline(environment.device), systemVersion: environment.device.systemVersion,
        rootViewController: controller, orientation: environment.orientation, userSettings: environment.settings)
      scene.fileNames = capture.files?.names ?? []
      return scene
    }
    let frames = roots.map { Rect($0.convert($0.bounds, to: window)) }
    return (scenes[0], frames[0], Array(zip(frames, scenes).dropFirst()).map { (frame: $0.0, scene: $0.1) })
  }

  /// The view of a name: a property of the frontmost view that has one, an accessibility identifier, or a text; or of the item of a bar, a
  /// property, a title, or the name of the system's item.
  package func view(named name: String) -> UIView? {
    let roots = roots + [window.accessoryHost?.bar].compactMap { $0 }
    for root in roots.reversed() {
      if let view = root.view(capturedAs: name) ?? root.item(named: name) { return view }
    }
    let names = ViewNames(of: roots)
    return roots.lazy.compactMap { $0.first { names.name(of: $0) == name } }.first
  }

  /// Swipes the row that shows a text, or that a property holds.
  ///
  /// - Returns: Whether buttons show.
  package func swipe(_ name: String, isTowardTrailing: Bool) -> Bool {
    guard let view = view(named: name),
      let cell = sequence(first: view, next: \.superview).lazy.compactMap({ $0 as? UITableViewCell }).first,
      let table = cell.table, let path = table.indexPath(for: cell)
    else { return false }
    return table.swipeRow(at: path, towardTrailing: isTowardTrailing)
  }

  /// The controllers that it shows, of a class.
  package func controllers<Controller: UIViewController>(_ type: Controller.Type) -> [Controller] {
    window.controllers.compactMap { $0 as? Controller }
  }
}

extension UIView {
  /// The first view of its tree for which a condition holds.
  fileprivate func first(where condition: (UIView) -> Bool) -> UIView? {
    var found: UIView?
    forEachInTree { if found == nil, condition($0) { found = $0 } }
    return found
  }

  /// The view of a bar's item: of the one that a property of a controller holds by a name, or that has a title or is the system's item of that
  /// name.
  fileprivate func item(named name: String) -> UIView? {
    var (items, holders): ([BarButtonView], [AnyObject]) = ([], [])
    forEachInTree { view in
      if let item = view as? BarButtonView, !item.isHidden { items.append(item) }
      if let controller = view.rare?.viewController { holders += controller.containment as [AnyObject] }
    }
    let held = holders.reversed().lazy.compactMap { Self.item(of: $0, named: name) }.first
    return items.first { held != nil && $0.item === held } ?? items.first { $0.item?.title == name }
      ?? items.first { $0.accessibilityLabel == name }
      ?? items.first { ($0.item as? UIBarButtonItem)?.systemItem.map { "\($0)" } == name }
  }

  /// The item of a bar that a property holds.
  private static func item(of holder: AnyObject, named name: String) -> UIBarItem? {
    var mirror: Mirror? = Mirror(reflecting: holder)
    while let own = mirror, own.subjectType != UIViewController.self {
      for case (let label?, let value) in own.children where label.replacing("$__lazy_storage_$_", with: "") == name {
        if let item = value as? UIBarItem { return item }
      }
      mirror = own.superclassMirror
    }
    return nil
  }
}
