package import Documents

/// Everything that a scene declares, as flat lists: controllers with what they hold and present, their views, bars'
/// items, and the actions of events and taps.
///
/// A loop gathers it, so depth costs no stack. Names aren't followed, so a controller may present itself.
package struct SceneParts {
  /// A controller, and the index of its view among the roots.
  package struct Controller {
    package let declared: ViewController
    package let root: Int
  }

  /// A view that no other holds: a controller's, or a row that is still to be inserted.
  package struct Root {
    package let view: View
    package let isRow: Bool
  }

  package private(set) var controllers: [Controller] = []
  package private(set) var roots: [Root] = []
  package private(set) var barItems: [(item: BarButtonItem, position: SourcePosition?)] = []
  package private(set) var presentations: [(presentation: ModalPresentation, position: SourcePosition?)] = []
  package private(set) var actions: [(action: Action, position: SourcePosition?)] = []
  package private(set) var viewCount = 0
  /// The place of the first view beyond the limit (`Magnitude.largestViewCount`).
  package private(set) var placeOfExcess: SourcePosition?
  package private(set) var observers: [(observer: NotificationObserver, position: SourcePosition?)] = []

  private enum Pending {
    case controller(ViewController)
    case presentation(ModalPresentation, SourcePosition?)
    case action(Action, SourcePosition?)
  }

  /// The parts of a view alone, whose taps may name things that aren't known.
  package init(_ view: View) {
    _ = add(Root(view: view, isRow: false))
  }

  /// The parts of a scene.
  package init(_ scene: Scene) {
    self.init(
      scene.rootViewController, viewControllers: scene.viewControllers, events: scene.events,
      application: scene.application)
  }

  /// The parts of a scene from its pieces, before the scene exists.
  package init(
    _ root: ViewController, viewControllers: [ViewController], events: [Event], application: Application = Application()
  ) {
    observers = application.observers.map { ($0, application.position) }
    var pending: [Pending] = ([root] + viewControllers).map { .controller($0) }
    pending += (application.didFinishLaunching + application.observers.flatMap(\.actions)).map {
      .action($0, application.position)
    }
    for event in events {
      if case .action(let action) = event.kind { pending.append(.action(action, event.position)) }
    }
    pending.reverse()
    while let next = pending.popLast() {
      let found =
        switch next {
        case .controller(let controller): add(controller)
        case .presentation(let presentation, let position): add(presentation, at: position)
        case .action(let action, let position): add(action, at: position)
        }
      pending.append(contentsOf: found.reversed())
    }
  }

  /// All ids that are declared by controllers, bars' items and views.
  package var ids: [String] {
    controllers.compactMap(\.declared.id) + barItems.compactMap(\.item.id) + roots.flatMap(\.view.ids)
  }

  // MARK: Gathering

  /// Adds a controller, and returns what it holds.
  private mutating func add(_ controller: ViewController) -> [Pending] {
    var found: [Pending] = []
    for item in controller.barButtonItems { found += add(item, at: controller.position) }
    observers += controller.observers.map { ($0, controller.position) }
    found +=
      (controller.handlers.flatMap(\.actions) + controller.observers.flatMap(\.actions) + controller.ownActions).map {
        .action($0, controller.position)
      }
    controllers.append(Controller(declared: controller, root: roots.count))
    found += add(Root(view: controller.loadedView, isRow: false))
    found += (controller.viewControllers + controller.childViewControllers.map(\.viewController)).map {
      .controller($0)
    }
    found += controller.presents.map { .presentation($0, controller.position) }
    return found
  }

  /// Adds a view with all below it, and returns the actions of its taps.
  private mutating func add(_ root: Root) -> [Pending] {
    roots.append(root)
    var found: [Pending] = []
    var pending = [root.view]
    while let view = pending.popLast() {
      viewCount += 1
      if viewCount == Magnitude.largestViewCount + 1 { placeOfExcess = view.position }
      for item in view.items { found += add(item, at: view.position) }
      found += view.allActions.map { .action($0, view.position) }
      pending.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// Adds a bar's item, and returns the actions of its taps under any traits.
  private mutating func add(_ item: BarButtonItem, at position: SourcePosition?) -> [Pending] {
    let position = item.position ?? position
    barItems.append((item, position))
    return (item.actions + item.variations.flatMap(\.set).flatMap(\.actions)).map {
      .action($0, position)
    }
  }

  private mutating func add(_ presentation: ModalPresentation, at position: SourcePosition?)
    -> [Pending]
  {
    let position = presentation.position ?? position
    presentations.append((presentation, position))
    var found: [Pending] = presentation.completion.map { .action($0, position) }
    if case .declared(let controller) = presentation.subject { found.insert(.controller(controller), at: 0) }
    return found
  }

  private mutating func add(_ action: Action, at position: SourcePosition?) -> [Pending] {
    actions.append((action, position))
    switch action {
    case .present(let presentation, from: _), .togglePopover(let presentation, from: _):
      return [.presentation(presentation, position)]
    case .dismiss(_, isAnimated: _, let completion): return completion.map { .action($0, position) }
    case .animate(let animation): return animation.completion.map { .action($0, position) }
    case .insertRow(let insertion): return add(Root(view: insertion.row, isRow: true))
    case .set(_, let settings): return settings.flatMap(\.actions).map { .action($0, position) }
    case .setItem(_, let settings): return settings.flatMap(\.actions).map { .action($0, position) }
    case .setController(_, let settings): return add(settings, at: position)
    case .choose(when: _, let then, let otherwise): return (then + otherwise).map { .action($0, position) }
    case .addObserver(let observer, observer: _):
      observers.append((observer, position))
      return observer.actions.map { .action($0, position) }
    case .push, .pop, .selectTab, .setViewControllers, .removeRow, .moveRow, .reloadData, .post, .removeObserver,
      .device,
      .becomeFirstResponder, .resignFirstResponder, .call, .throwException:
      return []
    }
  }
}

extension SceneParts {
  /// Adds what a controller is set to later: bars' items, and blocks.
  private mutating func add(_ settings: [ControllerSetting], at position: SourcePosition?) -> [Pending] {
    settings.flatMap { setting -> [Pending] in
      switch setting {
      case .navigationItem(let item):
        return item.items.flatMap { add($0, at: position) }
      case .property(_, .block(let actions)): return actions.map { .action($0, position) }
      case .property, .modalPresentationStyle, .modalTransitionStyle, .sourceType: return []
      }
    }
  }
}

extension ViewController {
  /// The actions in the controller's methods and in the blocks of its properties, by name.
  fileprivate var ownActions: [Action] {
    let blocks = properties.sorted { $0.key < $1.key }.flatMap { _, value -> [Action] in
      if case .block(let actions) = value { actions } else { [] }
    }
    return methods.sorted { $0.key < $1.key }.flatMap(\.value) + blocks
  }
}

extension View {
  /// The actions of taps, under any traits.
  fileprivate var allActions: [Action] { actions + variations.flatMap(\.set).flatMap(\.actions) }
}

extension ViewSetting {
  fileprivate var actions: [Action] { value(of: \.actions) ?? [] }
}

extension BarButtonItemSetting {
  fileprivate var actions: [Action] {
    if case .actions(let actions) = self { actions } else { [] }
  }
}
