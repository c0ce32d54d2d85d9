import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The exceptions in which UIKit ends the events of `RandomEvents`, told from its rules
/// (<doc:Presentations#What-throws>, <doc:Presentations#Transition-styles>; <doc:Rotation#Who-is-asked>).
///
/// It reads the relations and the layout that a state shows, and keeps what those don't tell: in which style each controller
/// was presented, and who holds which popover. Of the simulator's own refusals it uses nothing.
struct UIKitRules {
  /// The presentations that UIKit throws at.
  enum Rule: Hashable, CaseIterable {
    case nobodyThere, pushOntoTabs, pushedTwice, popoverControllerOnPhone, popoverReleased, presentedTwice, styleNone
    case noAnchor, anchorNotInWindow, presenterCurled, curlOfPart, contextInPopover, nothingAllowed
  }

  /// An exception by its rule, and who is named in its reason.
  struct Exception: Hashable {
    let rule: Rule
    let who: String

    /// The exception's name and words of its reason.
    private var texts: (name: String, words: String) {
      let invalid = "NSInvalidArgumentException"
      let generic = "NSGenericException"
      return switch rule {
      case .nobodyThere: (invalid, "'\(who)' isn't on the screen")
      case .pushOntoTabs: (invalid, "'\(who)' is a UITabBarController")
      case .pushedTwice: (invalid, "Pushing the same view controller instance more than once")
      case .popoverControllerOnPhone: (invalid, "not running under UIUserInterfaceIdiomPad")
      case .popoverReleased: (generic, "dealloc] reached while popover is still visible")
      case .presentedTwice: (invalid, "active controller <\(who)>")
      case .styleNone: (invalid, "modal presentation style")
      case .noAnchor: (generic, "non-nil sourceView or barButtonItem")
      case .anchorNotInWindow: (generic, "a view which does not have a window")
      case .presenterCurled: (invalid, "partially curled view controller")
      case .curlOfPart: (invalid, "non-fullscreen view controller <\(who)>")
      case .contextInPopover: (invalid, "inside a popover")
      case .nothingAllowed: ("UIApplicationInvalidInterfaceOrientation", "no common orientation with the application")
      }
    }

    func describes(_ exception: SimulatedException) -> Bool {
      exception.name == texts.name && exception.reason.contains(texts.words)
    }
  }

  /// The facts about a presented controller that aren't seen.
  private struct Shown {
    let presentation: ModalPresentation
    /// A Boolean that tells whether it stands in a popover that is no presentation.
    let isAlone: Bool
    /// Of a `UIPopoverController`, who holds that.
    let holder: String?
  }

  private let scene: Scene
  private let device: Device
  private var shown: [String: Shown] = [:]
  /// The orientation of the device.
  private var held = DeviceOrientation.portrait
  /// The orientation of the interface: styles depend on it.
  private var orientation = InterfaceOrientation.portrait

  init(_ scene: Scene, on device: Device) {
    self.scene = scene
    self.device = device
  }

  private var major: Int { device.systemVersion.major }

  /// A Boolean that tells whether a popover controller that goes while its popover is up ends the application: until
  /// iOS 7.0.
  private var endsWithVisiblePopovers: Bool { device.systemVersion < SystemVersion(major: 7, minor: 1) }

  /// The number of popovers that are up and are no presentations.
  var popoversAlone: Int { shown.values.count { $0.isAlone } }

  // MARK: Following

  /// Takes note of an event that went well.
  mutating func follow(_ event: Event, to relations: [ControllerRelations]) {
    let tree = Relations(relations)
    shown = shown.filter { tree.contains($0.key) }
    if case .rotateDevice(let next) = event.kind { held = next }
    guard case .action(.present(let presentation, let from)) = event.kind, let name = presentation.name,
      tree.contains(name), shown[name] == nil, tree.parent(of: name) == nil
    else { return }
    let isController = usesPopoverController(presentation)
    shown[name] = Shown(
      presentation: presentation, isAlone: isController && major < 8, holder: isController ? from : nil)
  }

  // MARK: Predicting

  /// The exception that an event ends in; `nil` for none.
  mutating func exception(_ event: Event, _ relations: [ControllerRelations], _ layout: ScreenLayout) -> Exception? {
    orientation = layout.orientation
    let tree = Relations(relations)
    if case .rotateDevice(let next) = event.kind { return ofTurning(to: next, tree) }
    guard case .action(let action) = event.kind else { return nil }
    switch action {
    case .present(let presentation, let from): return ofPresenting(presentation, from, tree, layout)
    case .dismiss(let name, _, _):
      guard tree.contains(name) else { return nil }
      let path = tree.path(from: name)
      guard
        let leaving = path.lazy.compactMap(tree.presented).first ?? (path.last.flatMap { shown[$0] == nil ? nil : $0 })
      else { return nil }
      return ofLeaving(tree.gone(with: [leaving]), tree, asksAgain: true)
    case .push(let name, let container, _):
      if let refusal = ofContainer(container, tree) { return refusal }
      return tree.contains(name) ? Exception(rule: .pushedTwice, who: name) : nil
    case .pop(let container, let toRoot, _):
      if let refusal = ofContainer(container, tree) { return refusal }
      let stack = tree.children(of: container)
      guard stack.count > 1 else { return nil }
      return ofLeaving(
        tree.gone(with: Array(stack[(toRoot ? 1 : stack.count - 1)...])), tree, asksAgain: false)
    default: return nil
    }
  }

  /// After the device turns, what was pushed or selected since is asked, and may allow nothing that the application
  /// does.
  private func ofTurning(to next: DeviceOrientation, _ tree: Relations) -> Exception? {
    guard next != held, let requested = next.interfaceOrientation, requested != orientation else { return nil }
    let asked = asked(in: tree, orientation)
    return allowed(by: asked, tree).isEmpty ? Exception(rule: .nothingAllowed, who: asked) : nil
  }

  private func ofContainer(_ name: String, _ tree: Relations) -> Exception? {
    guard tree.contains(name) else { return Exception(rule: .nobodyThere, who: name) }
    return name == "tabs" ? Exception(rule: .pushOntoTabs, who: name) : nil
  }

  /// For controllers that go: a popover whose holder is among them goes too, while it is up; and where another controller
  /// counts after a dismissal, that may not stand.
  private func ofLeaving(_ gone: Set<String>, _ tree: Relations, asksAgain: Bool) -> Exception? {
    for (content, shown) in shown where endsWithVisiblePopovers && !gone.contains(content) {
      if let holder = shown.holder, gone.contains(holder) { return Exception(rule: .popoverReleased, who: holder) }
    }
    let rest = tree.without(gone)
    let isAnotherAsked = asked(in: tree, orientation) != asked(in: rest, orientation)
    return asksAgain && isAnotherAsked ? standing(rest) : nil
  }

  private func ofPresenting(
    _ presentation: ModalPresentation, _ from: String, _ tree: Relations, _ layout: ScreenLayout
  ) -> Exception? {
    func exception(_ rule: Rule, _ who: String) -> Exception { Exception(rule: rule, who: who) }
    guard tree.contains(from) else { return exception(.nobodyThere, from) }
    guard let name = presentation.name else { return nil }
    let isController = usesPopoverController(presentation)
    let isAlone = isController && major < 8
    let style = style(of: presentation)
    let root = tree.familyRoot(of: from)
    if isController, device.idiom == .phone { return exception(.popoverControllerOnPhone, name) }
    if isController, endsWithVisiblePopovers, shown.values.contains(where: { $0.holder == from }) {
      return exception(.popoverReleased, from)
    }
    if tree.contains(name) { return exception(.presentedTwice, name) }
    if style == .none { return exception(.styleNone, name) }
    if style == .popover, presentation.popover?.anchor == nil { return exception(.noAnchor, name) }
    if !isController {
      if shown[root]?.presentation.transitionStyle == .partialCurl { return exception(.presenterCurled, root) }
      if presentation.transitionStyle == .partialCurl {
        let isFull = presentation.style == .fullScreen || (presentation.style == .automatic && major < 13)
        if !isFull { return exception(.curlOfPart, name) }
        if let shown = shown[root], self.style(of: shown.presentation) != .fullScreen {
          return exception(.curlOfPart, root)
        }
      }
      let isInContext = style == .currentContext || style == .overCurrentContext
      if isInContext, shown[root].map({ self.style(of: $0.presentation) }) == .popover,
        presentation.transitionStyle != .coverVertical
      {
        return exception(.contextInPopover, from)
      }
    }
    if !isAlone {
      // Both are warnings.
      let isInWindow = layout.controllers.contains { $0.name == from }
      guard isInWindow, !tree.family(of: root).contains(where: { tree.presented(by: $0) != nil }) else { return nil }
    }
    if style == .popover, !isAnchored(presentation, in: layout) { return exception(.anchorNotInWindow, name) }
    let isBase = !tree.chain(to: root).contains { shown[$0]?.isAlone ?? false }
    return style.isFull && isBase ? standing(tree, newcomer: (name, presentation)) : nil
  }

  private func isAnchored(_ presentation: ModalPresentation, in layout: ScreenLayout) -> Bool {
    switch presentation.popover?.anchor {
    case .barButtonItem(let id), .view(let id, _): layout[id] != nil
    case nil: false
    }
  }

  /// Tells whether an exception is that of a popover which a turn to regular width makes of what was shown in compact
  /// width, or is to be: it points at nothing, or at what isn't in the window.
  func isOfAdaptedPopover(_ exception: SimulatedException, _ event: Event, _ layout: ScreenLayout) -> Bool {
    var presentations = shown.values.map(\.presentation)
    if case .action(.present(let coming, _)) = event.kind { presentations.append(coming) }
    return presentations.contains { presentation in
      guard style(of: presentation, in: .landscapeLeft) == .popover, style(of: presentation, in: .portrait) != .popover
      else { return false }
      let rule = presentation.popover?.anchor == nil ? Rule.noAnchor : .anchorNotInWindow
      return !isAnchored(presentation, in: layout) && Exception(rule: rule, who: "").describes(exception)
    }
  }

  // MARK: Styles

  private func usesPopoverController(_ presentation: ModalPresentation) -> Bool {
    presentation.isPopoverController || (presentation.style == .popover && major < 8)
  }

  /// The style that a presentation has in an orientation; in the present one if `nil`.
  private func style(
    of presentation: ModalPresentation, in orientation: InterfaceOrientation? = nil
  ) -> ModalPresentationStyle {
    if usesPopoverController(presentation) { return .popover }
    let isCompact = device.window(in: orientation ?? self.orientation).traits.horizontalSizeClass == .compact
    switch presentation.style {
    case .automatic: return major >= 13 ? .pageSheet : .fullScreen
    case .popover where isCompact: return major >= 13 ? .formSheet : .fullScreen
    case .pageSheet, .formSheet:
      let isFull = major < 8 ? device.idiom == .phone : isCompact && major < 13
      return isFull ? .fullScreen : presentation.style
    default: return presentation.style
    }
  }

  // MARK: Orientations

  /// The topmost controller that is presented in full, or the root, were the interface to stand so.
  private func asked(in tree: Relations, _ orientation: InterfaceOrientation) -> String {
    var asked = tree.root
    var family = tree.root
    while let next = tree.family(of: family).lazy.compactMap(tree.presented).first {
      if let shown = shown[next], style(of: shown.presentation, in: orientation).isFull { asked = next }
      family = next
    }
    return asked
  }

  /// The exception where the controller that is asked doesn't allow how the interface stands, and there is no orientation in
  /// which it may stand.
  ///
  /// - Parameters:
  ///   - tree: The controllers that are there.
  ///   - newcomer: A controller that is presented over them, and how.
  /// - Returns: The exception; `nil` where the interface comes to rest.
  private func standing(
    _ tree: Relations, newcomer: (name: String, presentation: ModalPresentation)? = nil
  ) -> Exception? {
    func isAllowed(_ orientation: InterfaceOrientation, in standing: InterfaceOrientation) -> Bool {
      let isNew = newcomer.map { style(of: $0.presentation, in: standing).isFull } ?? false
      let asked = isNew ? newcomer?.name : nil
      return allowed(by: asked ?? self.asked(in: tree, standing), tree).contains(orientation)
    }
    let all = InterfaceOrientation.allCases
    if isAllowed(orientation, in: orientation) { return nil }
    let isAnyAllowed = all.contains { isAllowed($0, in: orientation) }
    let mayRest = all.contains { isAllowed($0, in: $0) }
    return isAnyAllowed && mayRest ? nil : Exception(rule: .nothingAllowed, who: newcomer?.name ?? tree.root)
  }

  /// Returns the orientations that all allow where a controller is asked.
  private func allowed(
    by name: String, _ tree: Relations
  ) -> [InterfaceOrientation] {
    let application = scene.application
    let listed = application.supportedInterfaceOrientations
    if device.idiom == .pad, major >= 9, !application.requiresFullScreen,
      listed.map({ $0.orientations.count == 4 }) ?? (device.windowPlacement != .fullScreen)
    {
      return InterfaceOrientation.allCases
    }
    var answering = name
    let declared = scene.viewControllers.first { $0.id == name }
    if let declared, declared.orientations.asksTopViewController {
      answering = tree.children(of: name).last ?? "form"
    }
    let own = scene.viewControllers.first { $0.id == answering }?.supportedInterfaceOrientations
    let hasButton = device.supportsPortraitUpsideDown
    return InterfaceOrientation.allCases.filter { orientation in
      (listed?.mask ?? .standard(for: device.idiom)).allows(orientation)
        && (own ?? .standard(for: device.idiom)).allows(orientation)
        && (hasButton || orientation != .portraitUpsideDown)
    }
  }
}

/// The controllers of a state by name, as their relations tell them.
private struct Relations {
  private let all: [ControllerRelations]
  private let byName: [String: ControllerRelations]

  init(_ all: [ControllerRelations]) {
    self.all = all
    byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }

  var root: String { all[0].name }

  func contains(_ name: String) -> Bool { byName[name] != nil }

  func parent(of name: String) -> String? { byName[name]?.parent }

  func children(of name: String) -> [String] { all.filter { $0.parent == name }.map(\.name) }

  /// A controller and those around it, outward.
  func path(from name: String) -> [String] { Array(sequence(first: name) { byName[$0]?.parent }) }

  func familyRoot(of name: String) -> String { path(from: name).last ?? name }

  func family(of root: String) -> [String] { all.map(\.name).filter { familyRoot(of: $0) == root } }

  /// Whom a controller itself presents.
  func presented(by name: String) -> String? {
    all.first { $0.parent == nil && $0.presentingViewController == name }?.name
  }

  /// A family, the one that presents it, and so on.
  func chain(to root: String) -> [String] {
    Array(sequence(first: root) { byName[$0]?.presentingViewController.map(familyRoot) })
  }

  /// Controllers with all that they hold and present.
  func gone(with leaving: [String]) -> Set<String> {
    var gone: Set<String> = []
    var pending = leaving
    while let name = pending.popLast() {
      gone.insert(name)
      pending += children(of: name) + [presented(by: name)].compactMap(\.self)
    }
    return gone
  }

  func without(_ gone: Set<String>) -> Relations { Relations(all.filter { !gone.contains($0.name) }) }
}

extension ModalPresentationStyle {
  /// A Boolean that tells whether a controller that is shown so is asked about orientations.
  fileprivate var isFull: Bool { self == .fullScreen || self == .overFullScreen }
}

extension ModalPresentation {
  /// The id of whom it presents.
  fileprivate var name: String? {
    switch subject {
    case .named(let id): id
    case .declared(let controller): controller.id
    }
  }
}
