import LayoutEngine
import LayoutModel
import LayoutResolution

/// A view that sends events to targets.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// The measured content, until that changes.
  private var measured: ViewContent?
  private var actions: [HeldAction] = []

  /// One of its targets, or an action.
  private struct HeldAction {
    weak var target: AnyObject?
    /// It was added without a target, so that the responder chain is asked.
    var isForChain = false
    var selector: Selector?
    var action: UIAction?
    var events: Event

    /// A Boolean that tells whether its target is gone.
    var isStale: Bool { action == nil && !isForChain && target == nil }
  }

  // MARK: State

  /// A Boolean that lets it be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// A Boolean that marks it as chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// A Boolean that marks it as touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// The place where its content lies between its sides.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The place of the content between top and bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// The place where its content lies between its sides, with leading and trailing resolved.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }
  /// A Boolean that tells whether a finger is on it.
  open private(set) var isTracking = false
  /// A Boolean that tells whether the finger is still in it.
  open private(set) var isTouchInside = false
  open var showsMenuAsPrimaryAction = false
  /// A Boolean that lets it show a menu.
  open var isContextMenuInteractionEnabled = false
  /// The object that shows its menu.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? = nil
  /// The content of a pointer at rest.
  open var toolTip: String?
  /// A Boolean that lets its symbols move.
  open var isSymbolAnimationEnabled = false

  // MARK: Making

  /// A control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control of a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Targets and actions

  /// Lets a target be told of events; without a target the responder chain is asked. The target isn't kept alive.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actions.indices where actions[index].selector == action && actions[index].target === object {
      guard actions[index].isForChain == (object == nil) else { continue }
      actions[index].events.formUnion(controlEvents)
      return
    }
    actions.append(
      HeldAction(target: object, isForChain: object == nil, selector: action, action: nil, events: controlEvents))
  }

  /// Lets a target be told of events no longer; without a target or a method, all of them.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    for index in actions.indices where actions[index].action == nil {
      if let object, actions[index].target !== object { continue }
      if let action, actions[index].selector != action { continue }
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Lets an action run at events; one of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    var events = controlEvents
    for held in actions where held.action?.identifier == action.identifier { events.formUnion(held.events) }
    if let index = actions.firstIndex(where: { $0.action?.identifier == action.identifier }) {
      actions[index] = HeldAction(action: action, events: events)
    } else {
      actions.append(HeldAction(action: action, events: events))
    }
  }

  /// Lets an action run at events no longer.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Lets the action of a name run at events no longer.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action?.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Its targets; `NSNull` stands for the responder chain.
  open var allTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for held in actions where held.action == nil {
      if held.isForChain { targets.insert(NSNull()) }
      if let target = held.target as? NSObject { targets.insert(target) }
    }
    return targets
  }

  /// The events that someone is told of.
  open var allControlEvents: Event { actions.filter { !$0.isStale }.reduce(into: []) { $0.formUnion($1.events) } }

  /// The names of the methods of a target that are called at an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = actions.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .compactMap { $0.selector?.name }
    return names.isEmpty ? nil : names
  }

  /// Goes through its targets and actions.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isDone = false
    for held in actions where !held.isStale && !isDone {
      iterator(held.action, held.selector.map { (held.target, $0) }, held.events, &isDone)
    }
  }

  /// Calls a method of a target, or of the responder that answers it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ResponderAction.send(action, to: target, from: self, event: event, first: self)
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Tells its targets of events.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  private func sendActions(for events: Event, with event: UIEvent?) {
    actions.removeAll { $0.isStale }
    for held in actions where !held.events.isDisjoint(with: events) {
      if let action = held.action {
        sendAction(action)
      } else if let selector = held.selector {
        sendAction(selector, to: held.target, for: event)
      }
    }
  }

  /// Does what its primary event does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Touches

  /// Told that a finger came down; a control that answers no isn't told of the rest.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told that the finger moved; a control that answers no isn't told of the rest.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Told that the finger went up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Told that the system took the touch.
  open func cancelTracking(with event: UIEvent?) {}

  /// A finger came down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    (isTracking, isTouchInside, isHighlighted) = (true, true, true)
    sendActions(for: .touchDown, with: event)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return stopTracking() }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    if wasInside != isTouchInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  /// The finger went up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { isTouchInside = point(inside: touch.location(in: self), with: event) }
    let wasInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    if wasInside { answerTap() }
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
    if wasInside, sendsPrimaryActionWhenTapped { sendActions(for: .primaryActionTriggered, with: event) }
  }

  /// The system took the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  private func stopTracking() { (isTracking, isTouchInside, isHighlighted) = (false, false, false) }

  /// Asked before a gesture begins: a tap around a control doesn't, while the control has the finger.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer.view !== self, gestureRecognizer is UITapGestureRecognizer else { return true }
    return !keepsTapsToItself
  }

  // MARK: Menus

  /// The place that its menu points at.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Asked for the menu to show.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Told before its menu is shown.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Told before its menu goes.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: What controls of this module override

  override class var liveSettings: LiveSettings { settingsOfControls }
  override var kindName: String { nameOfKind ?? "UIControl" }
  override var isElementByItself: Bool { true }

  /// Told that its state changed.
  func stateChanged() { setNeedsLayout() }

  /// Changes what a tap changes, before its targets are told.
  func answerTap() {}

  /// A Boolean that tells whether a tap is its primary event.
  var sendsPrimaryActionWhenTapped: Bool { false }

  /// A Boolean that keeps taps from the views around it.
  var keepsTapsToItself: Bool { false }

  // MARK: Content

  /// Its content, measured by the rules of its class; `nil` for a class without a size of its own.
  var measuredContent: ViewContent? {
    if let measured { return measured }
    measured = content
    return measured
  }

  /// Measures its content anew, and lays it out.
  func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The content's size by the rules of the class.
  open override var intrinsicContentSize: CGSize {
    ConditionReads.note([.device, .textSize])
    let size = measuredContent?.size ?? .none
    return CGSize(width: size.width ?? UIView.noIntrinsicMetric, height: size.height ?? UIView.noIntrinsicMetric)
  }

  /// Says that its content asks for another size.
  open override func invalidateIntrinsicContentSize() {
    measured = nil
    super.invalidateIntrinsicContentSize()
  }

  override var ownAlignmentRectInsets: EdgeInsets { measuredContent?.alignmentRectInsets ?? .zero }
  override var baselines: LayoutGraph.Node.Baselines { LayoutGraph.Node.Baselines(measuredContent?.baselineInsets) }

  override func fittingSize(within size: CGSize) -> CGSize { sizeOfContentFrame }
}

extension UIView {
  /// Takes the size of its content from its origin on.
  func takeFittingSize() { frame = CGRect(origin: transformedFrame.origin, size: sizeThatFits(storedSize)) }

  /// The size of the frame around the content that it asks for; its own along an axis where that asks for none.
  var sizeOfContentFrame: CGSize {
    let (content, insets) = (intrinsicContentSize, ownAlignmentRectInsets)
    return CGSize(
      width: content.width < 0 ? storedSize.width : content.width + CGFloat(insets.left + insets.right),
      height: content.height < 0 ? storedSize.height : content.height + CGFloat(insets.top + insets.bottom))
  }
}

/// Actions on their way to who answers them.
@MainActor enum ResponderAction {
  /// Calls a method of a target; without a target, of the first responder in the chain that has the method.
  ///
  /// - Returns: Whether someone answered.
  @discardableResult
  static func send(
    _ action: Selector, to target: Any?, from sender: Any?, event: UIEvent?, first: UIResponder?
  ) -> Bool {
    if let target {
      let object = target as AnyObject
      guard action.isAnswered(by: object) else { return false }
      action.perform(on: object, with: [sender, event])
      return true
    }
    for start in [FirstResponder.current, first] {
      var responder = start
      while let current = responder {
        if action.isAnswered(by: current) {
          action.perform(on: current, with: [sender, event])
          return true
        }
        responder = current.next
      }
    }
    return false
  }
}
