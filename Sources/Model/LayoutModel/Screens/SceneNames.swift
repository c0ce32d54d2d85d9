/// Changes of names throughout a controller: parts made from a template take their instance's names, and code that names no controller
/// means its own.
package struct SceneNames {
  /// The new ids by the old ones; others stay.
  private let names: [String: String]
  /// The controller whose code names none.
  private let owner: String?

  /// Other ids.
  package init(_ names: [String: String]) {
    self.names = names
    owner = nil
  }

  /// The controller that code means which names none.
  package init(owner: String) {
    names = [:]
    self.owner = owner
  }

  private func name(_ id: String) -> String { names[id] ?? id }

  private func owner(_ id: String) -> String { id.isEmpty ? owner ?? id : name(id) }

  // MARK: Controllers and views

  /// A controller with all that it holds; those within say themselves whose code theirs is.
  package func apply(to controller: ViewController) -> ViewController {
    var result = controller
    result.id = result.id.map(name)
    result.delegate = result.delegate.map(name)
    result.view = apply(to: result.view)
    apply(to: &result.bars)
    result.handlers = result.handlers.map { handler in
      var handler = handler
      handler.actions = apply(to: handler.actions)
      return handler
    }
    result.observers = result.observers.map(apply)
    result.methods = result.methods.mapValues(apply)
    result.properties = result.properties.mapValues(apply)
    result.presents = result.presents.map(apply)
    guard owner == nil else { return result }
    result.viewControllers = result.viewControllers.map(apply)
    result.childViewControllers = result.childViewControllers.map { child in
      EmbeddedViewController(
        containerView: name(child.containerView), viewController: apply(to: child.viewController))
    }
    return result
  }

  /// A view with all below it.
  package func apply(to view: View) -> View {
    var result = names.isEmpty ? view : view.renamed(names)
    applyToActions(of: &result)
    return result
  }

  private func applyToActions(of view: inout View) {
    if !view.actions.isEmpty { view.actions = apply(to: view.actions) }
    if !view.items.isEmpty { view.items = view.items.map(apply) }
    if let delegate = view.delegate { view.delegate = name(delegate) }
    for index in view.variations.indices {
      view.variations[index].set = view.variations[index].set.map(apply)
    }
    for index in view.subviews.indices { applyToActions(of: &view.subviews[index]) }
  }

  private func apply(to setting: ViewSetting) -> ViewSetting {
    let own = setting.changing(\.actions) { apply(to: $0) }
    return names.isEmpty ? own : own.renamed(names)
  }

  private func apply(to bars: inout BarSettings) {
    bars.navigationItem = apply(to: bars.navigationItem)
    bars.tabBarItem = bars.tabBarItem.map(apply)
    bars.toolbarItems = bars.toolbarItems.map(apply)
  }

  private func apply(to item: NavigationItem) -> NavigationItem {
    var result = item
    result.backBarButtonItem = item.backBarButtonItem.map(apply)
    result.leftBarButtonItems = item.leftBarButtonItems.map(apply)
    result.rightBarButtonItems = item.rightBarButtonItems.map(apply)
    return result
  }

  private func apply(to item: BarButtonItem) -> BarButtonItem {
    var result = item
    result.id = item.id.map(name)
    result.actions = apply(to: item.actions)
    for index in result.variations.indices {
      result.variations[index].set = result.variations[index].set.map(apply)
    }
    return result
  }

  private func apply(to setting: BarButtonItemSetting) -> BarButtonItemSetting {
    if case .actions(let actions) = setting { .actions(apply(to: actions)) } else { setting }
  }

  private func apply(to value: PropertyValue) -> PropertyValue {
    switch value {
    case .block(let actions): .block(apply(to: actions))
    case .text(let text): .text(name(text))
    case .none, .bool, .number: value
    }
  }

  /// Returns the application with the names in its actions replaced.
  package func apply(to application: Application) -> Application {
    var result = application
    result.didFinishLaunching = apply(to: application.didFinishLaunching)
    result.observers = application.observers.map(apply)
    return result
  }

  /// Something that happens.
  package func apply(to event: Event) -> Event {
    var result = event
    switch event.kind {
    case .action(let action): result.kind = .action(apply(to: action))
    case .tap(.item(let id)): result.kind = .tap(.item(name(id)))
    case .pickMedia(let id): result.kind = .pickMedia(name(id))
    case .cancelPicking(let id): result.kind = .cancelPicking(name(id))
    case .tap(.point), .rotateDevice, .keyboard, .batteryState, .batteryLevel, .proximityState, .wait, .type,
      .returnKey:
      break
    }
    return result
  }

  // MARK: What code does

  /// Actions.
  package func apply(to actions: [Action]) -> [Action] { actions.map(apply) }

  private func apply(to observer: NotificationObserver) -> NotificationObserver {
    var result = observer
    result.object = observer.object.map(name)
    result.actions = apply(to: observer.actions)
    return result
  }

  private func apply(to presentation: ModalPresentation) -> ModalPresentation {
    var result = presentation
    switch presentation.subject {
    case .named(let id): result.subject = .named(name(id))
    case .declared(let controller) where owner == nil: result.subject = .declared(apply(to: controller))
    case .declared: break
    }
    switch presentation.popover?.anchor {
    case .barButtonItem(let id): result.popover?.anchor = .barButtonItem(name(id))
    case .view(let id, let rect): result.popover?.anchor = .view(name(id), rect)
    case nil: break
    }
    if let views = presentation.popover?.passthroughViews { result.popover?.passthroughViews = views.map(name) }
    result.completion = apply(to: presentation.completion)
    return result
  }

  private func apply(to condition: ActionCondition) -> ActionCondition {
    var result = condition
    result.notification?.object = condition.notification?.object.map(name)
    result.properties = condition.properties.map {
      PropertyCondition($0.name, of: owner($0.controller), is: apply(to: $0.value))
    }
    return result
  }

  private func apply(to value: PropertyCondition.Value) -> PropertyCondition.Value {
    if case .exactly(let value) = value { .exactly(apply(to: value)) } else { value }
  }

  private func apply(to setting: ControllerSetting) -> ControllerSetting {
    switch setting {
    case .navigationItem(let item): .navigationItem(apply(to: item))
    case .property(let name, let value): .property(name, apply(to: value))
    case .modalPresentationStyle, .modalTransitionStyle, .sourceType: setting
    }
  }

  private func apply(to action: Action) -> Action {
    switch action {
    case .present(let presentation, let id): return .present(apply(to: presentation), from: name(id))
    case .togglePopover(let presentation, let id): return .togglePopover(apply(to: presentation), from: name(id))
    case .dismiss(let id, let isAnimated, let completion):
      return .dismiss(name(id), isAnimated: isAnimated, completion: apply(to: completion))
    case .push(let id, let navigation, let isAnimated):
      return .push(name(id), onto: name(navigation), isAnimated: isAnimated)
    case .pop(let id, let toRoot, let isAnimated): return .pop(from: name(id), toRoot: toRoot, isAnimated: isAnimated)
    case .selectTab(let id, let index): return .selectTab(of: name(id), index: index)
    case .setViewControllers(let stack, let id): return .setViewControllers(stack.map(name), of: name(id))
    case .insertRow(var insertion):
      insertion.row = apply(to: insertion.row)
      insertion.table = name(insertion.table)
      return .insertRow(insertion)
    case .removeRow(let row, let table, let animation): return .removeRow(name(row), from: name(table), with: animation)
    case .moveRow(let row, let table, let index): return .moveRow(name(row), of: name(table), to: index)
    case .reloadData(let id): return .reloadData(of: name(id))
    case .set(let id, let settings): return .set(name(id), settings.map(apply))
    case .setItem(let id, let settings): return .setItem(name(id), settings.map(apply))
    case .setController(let id, let settings): return .setController(name(id), settings.map(apply))
    case .choose(let condition, let then, let otherwise):
      return .choose(when: apply(to: condition), then: apply(to: then), otherwise: apply(to: otherwise))
    case .call(let method, let id): return .call(method, of: owner(id))
    case .post(var notification):
      notification.object = notification.object.map(name)
      return .post(notification)
    case .addObserver(let observer, let id): return .addObserver(apply(to: observer), observer: name(id))
    case .removeObserver(let id, let notification, let object):
      return .removeObserver(name(id), name: notification, object: object.map(name))
    case .becomeFirstResponder(let id): return .becomeFirstResponder(name(id))
    case .resignFirstResponder(let id): return .resignFirstResponder(name(id))
    case .animate(var animation):
      animation.view = name(animation.view)
      animation.completion = apply(to: animation.completion)
      return .animate(animation)
    case .device, .throwException: return action
    }
  }
}

extension ViewController {
  /// The ids that a controller declares with all that it holds, presents and shows later.
  package var declaredIDs: [String] {
    SceneParts(self, viewControllers: [], events: []).ids
  }
}
