import LayoutModel

/// Rewrites a scene's controllers, and what they present and do, into a form that a fixture can express.
struct ControllerRewriting {
  private var ids: SceneIDs

  init(_ scene: Scene) {
    ids = SceneIDs(scene)
  }

  // MARK: Controllers

  /// Rewrites a controller with everything that it holds.
  mutating func rewrite(_ controller: ViewController, isFirst: Bool = false) -> ViewController {
    var result = controller
    rewriteView(of: &result, isFirst: isFirst)
    rewrite(&result.bars)
    for index in result.viewControllers.indices {
      result.viewControllers[index] = rewrite(result.viewControllers[index])
    }
    for index in result.childViewControllers.indices {
      let containerView = result.childViewControllers[index].containerView
      result.childViewControllers[index].containerView = ids.newID(of: containerView)
      result.childViewControllers[index].viewController = rewrite(result.childViewControllers[index].viewController)
    }
    for index in result.presents.indices { result.presents[index] = rewrite(result.presents[index]) }
    for index in result.handlers.indices { result.handlers[index].actions = rewrite(result.handlers[index].actions) }
    result.observers = rewrite(result.observers)
    for (name, actions) in result.methods { result.methods[name] = rewrite(actions) }
    for (name, value) in result.properties { result.properties[name] = rewrite(value) }
    return result
  }

  @inline(never)
  private mutating func rewriteView(of controller: inout ViewController, isFirst: Bool) {
    controller.id = controller.id.map { ids.newID(of: $0) }
    controller.view = rewrite(root: controller.view, isFirst: isFirst)
  }

  /// Rewrites a view that has no superview.
  private mutating func rewrite(root: View, isFirst: Bool) -> View {
    let tree = DeclaredTree(root, isFirst: isFirst, changedIDs: ids.changed, taken: &ids.taken)
    var view = PortableScene.rewrite(root, at: 0, of: tree, hasPlaces: tree.isOrderedByPlace)
    rewriteActions(of: &view)
    return view
  }

  private mutating func rewriteActions(of view: inout View) {
    rewriteOwnActions(of: &view)
    for index in view.subviews.indices { rewriteActions(of: &view.subviews[index]) }
  }

  @inline(never)
  private mutating func rewriteOwnActions(of view: inout View) {
    if !view.actions.isEmpty { view.actions = rewrite(view.actions) }
    if !view.items.isEmpty { view.items = view.items.map { rewrite($0) } }
    for index in view.variations.indices {
      view.variations[index].set = view.variations[index].set.map { setting in
        setting.value(of: \.actions).map { ViewSetting(\.actions, rewrite($0)) } ?? setting
      }
    }
  }

  @inline(never)
  private mutating func rewrite(_ bars: inout BarSettings) {
    rewrite(&bars.navigationItem)
    bars.tabBarItem = bars.tabBarItem.map { rewrite($0) }
    bars.toolbarItems = bars.toolbarItems.map { rewrite($0) }
  }

  private mutating func rewrite(_ item: BarButtonItem) -> BarButtonItem {
    var item = item
    item.id = item.id.map { ids.newID(of: $0) }
    item.actions = rewrite(item.actions)
    for index in item.variations.indices {
      item.variations[index].set = item.variations[index].set.map { setting in
        if case .actions(let actions) = setting { .actions(rewrite(actions)) } else { setting }
      }
    }
    return item
  }

  // MARK: Events and actions

  /// Rewrites an event.
  mutating func rewrite(_ event: Event) -> Event {
    var event = event
    if case .action(let action) = event.kind { event.kind = .action(rewrite(action)) }
    return event
  }

  /// Rewrites the actions of the application at its launch and on notifications.
  mutating func rewrite(_ application: Application) -> Application {
    var application = application
    application.didFinishLaunching = rewrite(application.didFinishLaunching)
    application.observers = rewrite(application.observers)
    return application
  }

  private mutating func rewrite(_ observers: [NotificationObserver]) -> [NotificationObserver] {
    observers.map { observer in
      var observer = observer
      observer.actions = rewrite(observer.actions)
      return observer
    }
  }

  private mutating func rewrite(_ presentation: ModalPresentation) -> ModalPresentation {
    var presentation = presentation
    if case .declared(let controller) = presentation.subject { presentation.subject = .declared(rewrite(controller)) }
    switch presentation.popover?.anchor {
    case .barButtonItem(let id): presentation.popover?.anchor = .barButtonItem(ids.newID(of: id))
    case .view(let id, let rect): presentation.popover?.anchor = .view(ids.newID(of: id), rect)
    case nil: break
    }
    if let views = presentation.popover?.passthroughViews {
      presentation.popover?.passthroughViews = views.map { ids.newID(of: $0) }
    }
    presentation.completion = rewrite(presentation.completion)
    return presentation
  }

  private mutating func rewrite(_ actions: [Action]) -> [Action] { actions.map { rewrite($0) } }

  private mutating func rewrite(_ action: Action) -> Action {
    switch action {
    case .present(let presentation, from: let id): return .present(rewrite(presentation), from: id)
    case .togglePopover(let presentation, from: let id): return .togglePopover(rewrite(presentation), from: id)
    case .dismiss(let id, let isAnimated, let completion):
      return .dismiss(id, isAnimated: isAnimated, completion: rewrite(completion))
    case .insertRow(var insertion):
      insertion.row = rewrite(root: insertion.row, isFirst: false)
      return .insertRow(insertion)
    case .set(let id, let settings): return .set(id, settings.map { rewrite($0, of: id) })
    case .animate(var animation):
      animation.completion = rewrite(animation.completion)
      return .animate(animation)
    case .setItem(let id, let settings):
      let rewritten = settings.map { setting in
        if case .actions(let actions) = setting { BarButtonItemSetting.actions(rewrite(actions)) } else { setting }
      }
      return .setItem(ids.newID(of: id), rewritten)
    case .choose(let when, let then, let otherwise):
      return .choose(when: when, then: rewrite(then), otherwise: rewrite(otherwise))
    case .setController(let id, let settings):
      return .setController(id, settings.map { rewrite($0) })
    case .addObserver(let observer, observer: let id): return .addObserver(rewrite([observer])[0], observer: id)
    case .push, .pop, .selectTab, .setViewControllers, .removeRow, .moveRow, .reloadData, .post, .removeObserver,
      .device,
      .becomeFirstResponder, .resignFirstResponder, .call, .throwException:
      return action
    }
  }

  /// Rewrites a setting of a controller.
  private mutating func rewrite(_ setting: ControllerSetting) -> ControllerSetting {
    switch setting {
    case .navigationItem(var item):
      rewrite(&item)
      return .navigationItem(item)
    case .property(let name, let value): return .property(name, rewrite(value))
    case .modalPresentationStyle, .modalTransitionStyle, .sourceType: return setting
    }
  }

  private mutating func rewrite(_ value: PropertyValue) -> PropertyValue {
    if case .block(let actions) = value { .block(rewrite(actions)) } else { value }
  }

  private mutating func rewrite(_ item: inout NavigationItem) {
    item.backBarButtonItem = item.backBarButtonItem.map { rewrite($0) }
    item.leftBarButtonItems = item.leftBarButtonItems.map { rewrite($0) }
    item.rightBarButtonItems = item.rightBarButtonItems.map { rewrite($0) }
  }

  /// Rewrites a setting of a view, which names the view.
  private mutating func rewrite(_ setting: ViewSetting, of id: String) -> ViewSetting {
    if let actions = setting.value(of: \.actions) { return ViewSetting(\.actions, rewrite(actions)) }
    return setting.changing(\.constraints) { constraints in
      constraints.map { constraint in
        var constraint = constraint
        constraint.firstItem = constraint.firstItem.naming(holder: id)
        if let second = constraint.second { constraint.second?.item = second.item.naming(holder: id) }
        return constraint
      }
    }
  }
}

extension Constraint.Item {
  /// The item, with the view that holds the constraint named by its id.
  fileprivate func naming(holder id: String) -> Constraint.Item {
    switch self {
    case .holder: .id(id)
    case .guide(let guide, of: nil): .guide(guide, of: id)
    case .id, .superview, .guide: self
    }
  }
}
