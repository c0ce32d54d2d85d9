import Documents
import LayoutModel

extension SceneChecker {
  /// Checks presentations, actions and events.
  ///
  /// - Parameters:
  ///   - events: The events.
  ///   - viewControllers: The controllers that wait to be shown.
  mutating func checkBehavior(of events: [Event], waiting viewControllers: [ViewController]) {
    let waiting = Set(viewControllers.compactMap(\.id))
    var controllers: [String: ViewController] = [:]
    for case let (id?, controller) in parts.controllers.map({ ($0.declared.id, $0.declared) }) {
      controllers[id] = controller
    }
    for (presentation, position) in parts.presentations { check(presentation, waiting: waiting, at: position) }
    let changed = viewsThatChange
    for (action, position) in parts.actions {
      if case .set(let id, let settings) = action {
        if checkTarget(id, among: [.view], at: position), let view = changed[id] {
          check(settings, of: view.view, subviews: view.subviews, at: position)
        }
        for setting in settings where setting.sets(\.layoutGuides) {
          report(.unchangeable("layoutGuides"), at: position)
        }
      } else if case .setController(let id, let settings) = action, let controller = controllers[id] {
        for case .property(let name, _) in settings { checkProperty(name, of: controller, at: position) }
      } else {
        check(action, controllers, waiting: waiting, at: position)
      }
    }
    for (observer, position) in parts.observers { checkPoster(observer.object, at: position) }
    for event in events { check(event) }
  }

  /// The views whose values actions set, and the ids of their subviews, by their own ids.
  private var viewsThatChange: [String: (view: View, subviews: Set<String>)] {
    let ids = Set(
      parts.actions.compactMap { part in
        if case .set(let id, _) = part.action { id } else { nil }
      })
    guard !ids.isEmpty else { return [:] }
    var views: [String: (view: View, subviews: Set<String>)] = [:]
    var pending = parts.roots.map(\.view)
    while let view = pending.popLast() {
      if let id = view.id, ids.contains(id) { views[id] = (view, Set(view.subviews.compactMap(\.id))) }
      pending.append(contentsOf: view.subviews)
    }
    return views
  }

  // MARK: Presentations

  private mutating func check(
    _ presentation: ModalPresentation, waiting: Set<String>, at position: SourcePosition?
  ) {
    if case .named(let id) = presentation.subject { checkWaiting(id, waiting, at: position) }
    if let frame = presentation.frame { check(frame, "frame", at: position) }
    guard let popover = presentation.popover else { return }
    switch popover.anchor {
    case .barButtonItem(let id): checkTarget(id, among: [.barButtonItem], at: position)
    case .view(let id, let rect):
      checkTarget(id, among: [.view], at: position)
      if let rect { check(rect, "sourceRect", at: position) }
    case nil: break
    }
    if let size = popover.contentSize { check(size, "contentSize", at: position) }
    for id in popover.passthroughViews { checkTarget(id, among: [.view, .barButtonItem], at: position) }
    if let margins = popover.layoutMargins { check(margins, "popoverLayoutMargins", at: position) }
    if let background = popover.backgroundView {
      checkLength(background.arrowHeight, "arrowHeight", at: position)
      checkLength(background.arrowBase, "arrowBase", at: position)
      check(background.contentViewInsets, "contentViewInsets", at: position)
    }
  }

  private mutating func checkWaiting(_ id: String, _ waiting: Set<String>, at position: SourcePosition?) {
    if checkTarget(id, among: [.controller], at: position), !waiting.contains(id) {
      report(.notWaiting(id), at: position)
    }
  }

  // MARK: Actions

  private mutating func check(
    _ action: Action, _ controllers: [String: ViewController], waiting: Set<String>, at position: SourcePosition?
  ) {
    switch action {
    case .present(_, from: let id), .togglePopover(_, from: let id), .dismiss(let id, isAnimated: _, completion: _),
      .setController(let id, _):
      checkTarget(id, among: [.controller], at: position)
    case .call(let name, of: ""): report(.memberWithoutController(name), at: position)
    // A method that isn't there is found out as it is called, as in Objective-C.
    case .call(_, of: let id): checkTarget(id, among: [.controller], at: position)
    case .addObserver(_, observer: let id): checkPoster(id, at: position)
    case .removeObserver(let id, name: _, let object):
      checkPoster(id, at: position)
      checkPoster(object, at: position)
    case .becomeFirstResponder(let id), .resignFirstResponder(let id):
      checkView(id, of: [.textField, .textView], at: position)
    case .moveRow(let row, of: let id, to: _):
      checkTarget(row, among: [.view], at: position)
      checkView(id, of: [.tableView], at: position)
    case .push(let id, onto: let navigation, isAnimated: _):
      checkWaiting(id, waiting, at: position)
      checkController(navigation, Self.navigation, controllers: controllers, at: position)
    case .pop(from: let id, toRoot: _, isAnimated: _):
      checkController(id, Self.navigation, controllers: controllers, at: position)
    case .selectTab(of: let id, let index):
      guard
        let tabs = checkController(
          id, [.tabBarController, .pageViewController], controllers: controllers, at: position)
      else { return }
      if !tabs.viewControllers.indices.contains(index) {
        report(.indexOutOfRange("index", index, count: tabs.viewControllers.count), at: position)
      }
    case .setViewControllers(let ids, of: let id):
      checkController(id, Self.navigation, controllers: controllers, at: position)
      for id in ids { checkTarget(id, among: [.controller], at: position) }
      if ids.isEmpty {
        report(.containerWithoutControllers(className: ViewController.Kind.navigationController.rawValue), at: position)
      }
    case .removeRow(let row, from: let id, with: _):
      checkTarget(row, among: [.view], at: position)
      checkView(id, of: [.tableView], at: position)
    case .insertRow(let insertion): checkView(insertion.table, of: [.tableView], at: position)
    case .reloadData(of: let id):
      checkView(id, of: [.tableView, .collectionView], at: position)
    case .setItem(let id, let settings):
      checkTarget(id, among: [.barButtonItem], at: position)
      for case .width(let width) in settings { checkLength(width, "width", at: position) }
    case .post(let notification): checkPoster(notification.object, at: position)
    case .choose(let condition, _, _): check(condition, controllers, at: position)
    case .set, .device, .throwException: break
    case .animate(let animation): check(animation, at: position)
    }
  }

  /// Checks what a condition asks of properties and of who posts a notification.
  private mutating func check(
    _ condition: ActionCondition, _ controllers: [String: ViewController], at position: SourcePosition?
  ) {
    checkPoster(condition.notification?.object, at: position)
    for property in condition.properties where property.controller.isEmpty {
      report(.memberWithoutController(property.name), at: position)
    }
    for property in condition.properties.filter({ !$0.controller.isEmpty })
    where checkTarget(property.controller, among: [.controller], at: position) {
      guard let controller = controllers[property.controller] else { continue }
      checkProperty(property.name, of: controller, at: position)
    }
  }

  private mutating func checkProperty(_ name: String, of controller: ViewController, at position: SourcePosition?) {
    guard controller.properties[name] == nil else { return }
    let nearest = Spelling.nearest(to: name, among: controller.properties.keys.sorted())
    report(.unknownProperty(name, of: controller.id ?? "", nearest: nearest), at: position)
  }

  /// Checks who posts a notification: the device, the application, a controller or a view.
  private mutating func checkPoster(_ name: String?, at position: SourcePosition?) {
    guard let name, name != "device", name != "application", name != "window" else { return }
    checkTarget(name, among: [.controller, .view], at: position)
  }

  private static let navigation = ViewController.Kind.allCases.filter(\.isNavigation)

  /// The controller of an id, if it is of one of some kinds; else a problem is reported.
  @discardableResult
  private mutating func checkController(
    _ id: String, _ kinds: [ViewController.Kind], controllers: [String: ViewController], at position: SourcePosition?
  ) -> ViewController? {
    guard checkTarget(id, among: [.controller], at: position), let controller = controllers[id] else { return nil }
    guard !controller.isOfUnknownClass else { return nil }
    guard kinds.contains(controller.kind) else {
      report(
        .targetOfOtherClass(
          id, className: controller.kind.rawValue, needed: kinds.filter { !$0.bringsItsContent }.map(\.rawValue)),
        at: position)
      return nil
    }
    return controller
  }

  private mutating func checkView(_ id: String, of kinds: [ViewKind], at position: SourcePosition?) {
    guard checkTarget(id, among: [.view], at: position), let className = className(ofViewWithID: id) else { return }
    if !kinds.contains(ViewKind(className: className)) {
      report(.targetOfOtherClass(id, className: className, needed: kinds.map(\.rawValue)), at: position)
    }
  }

  private mutating func check(_ animation: Animation, at position: SourcePosition?) {
    checkTarget(animation.view, among: [.view], at: position)
    checkTime(animation.duration, "duration", at: position)
    checkTime(animation.delay, "delay", at: position)
    if animation.repeatCount != .infinity {
      checkNumber(animation.repeatCount, "repeatCount", at: position)
      checkSize(animation.repeatCount, "repeatCount", at: position)
    }
    var end = View()
    end.frame = animation.frame
    if let alpha = animation.alpha { end.alpha = alpha }
    if let transform = animation.transform { end.transform = transform }
    checkNumbers(of: end, at: position)
  }

  // MARK: Events

  private mutating func check(_ event: Event) {
    switch event.kind {
    case .tap(.item(let id)): checkTarget(id, among: [.view, .barButtonItem], at: event.position)
    case .tap(.point(let point)):
      checkNumber(point.x, "tap's x", at: event.position)
      checkNumber(point.y, "tap's y", at: event.position)
    case .wait(let seconds): checkTime(seconds, "wait", at: event.position)
    case .batteryLevel(let level):
      if !(0...1).contains(level) { report(.fractionOutOfRange("batteryLevel", level), at: event.position) }
    case .pickMedia(let id), .cancelPicking(let id): checkTarget(id, among: [.controller], at: event.position)
    case .rotateDevice, .keyboard, .batteryState, .proximityState, .type, .returnKey, .action: break
    }
  }

  private mutating func checkTime(_ seconds: Double, _ name: String, at position: SourcePosition?) {
    checkNumber(seconds, name, at: position)
    if seconds < 0 { report(.negativeTime(name, seconds), at: position) }
  }
}
