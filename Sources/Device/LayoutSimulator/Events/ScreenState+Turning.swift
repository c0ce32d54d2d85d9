import Documents
import LayoutModel
import LayoutResolution

/// The callbacks of a turn, and the controllers' actions.
struct TurnTelling {
  /// The former orientation.
  let old: InterfaceOrientation
  /// The new orientation.
  let new: InterfaceOrientation
  /// The duration, in seconds.
  let duration: Double
  /// A Boolean that tells whether it takes no time of its own, because a presentation causes it.
  let isInstant: Bool

  var willRotate: String { "willRotate(to: \(new.words), duration: \(duration))" }
  var willAnimateRotation: String { "willAnimateRotation(to: \(new.words), duration: \(duration))" }
  var didRotate: String { "didRotate(from: \(old.words))" }
  /// The arguments of code once the interface has turned.
  var afterwards: CallArguments { CallArguments(fromInterfaceOrientation: old) }
}

/// The callbacks of a turn (<doc:Rotation#Order-of-the-callbacks>), by the steps of a `TurnSequence`.
///
/// Changes before the interface turns aren't animated, those in `willAnimateRotation` and alongside are animated with
/// the turn, and those at its end jump (the book, chapter 17). Presentations, pushes and the like during the turn wait
/// until the event is over.
extension ScreenState {
  /// Turns the interface.
  ///
  /// - Parameters:
  ///   - turn: Its effects on controllers.
  ///   - telling: What callbacks are told.
  ///   - styles: The styles of presentations before it.
  /// - Returns: The controllers' actions after the turn.
  /// - Throws: The errors of handlers and layouts.
  mutating func perform(
    _ turn: Turn, _ telling: TurnTelling, styles: [(index: ControllerHierarchy.Index, style: ModalPresentationStyle)]
  ) throws -> [Duty] {
    let sequence = TurnSequence(of: turn, behavior)
    let told = try transitioning(.ofTurn) { state in
      let told = try state.expecting(telling) { state in try state.announce(sequence.beforehand, telling) }
      try state.change(to: telling.new)
      let outer = state.handling.animation
      if !telling.isInstant { state.handling.animation = outer ?? OuterAnimation(duration: telling.duration) }
      defer { state.handling.animation = outer }
      try state.settle(sequence.changed)
      try state.animating(telling) { state in
        for step in sequence.animated where state.applies(step, told) {
          let message = step.kind == .alongside ? "animate(alongsideTransition:)" : telling.willAnimateRotation
          try state.tell(
            step.kind == .alongside ? .alongsideTransition : .willAnimateRotation, [step.controller], message)
        }
      }
      if state.behavior.announcesSizes { state.tellOfAdaptations(from: styles) }
      if !telling.isInstant { try state.pass(telling.duration, turningFrom: telling.old) }
      return told
    }
    if window.isKeyboardShown { try postKeyboard(.didShow) }
    return sequence.afterwards.filter { applies($0, told) }.flatMap { step in
      step.kind == .completion
        ? announce(.transitionCompletion, [step.controller], "the transition's completion")
        : announce(.didRotate, [step.controller], telling.didRotate, telling.afterwards)
    }
  }

  /// Tells whether a step applies, once some controllers were told of their sizes.
  private func applies(_ step: TurnStep, _ told: Set<ControllerHierarchy.Index>) -> Bool {
    guard window.hierarchy.contains(step.controller) else { return false }
    return switch step.condition {
    case .none: true
    case .isToldOfSize: told.contains(step.controller)
    case .passesSizeOn: told.contains(step.controller) && callsSuperOfTransition(step.controller)
    }
  }

  /// Announces traits, sizes and orientations.
  ///
  /// - Returns: The controllers that were told of their sizes.
  private mutating func announce(
    _ steps: [TurnStep], _ telling: TurnTelling
  ) throws -> Set<ControllerHierarchy.Index> {
    var told: Set<ControllerHierarchy.Index> = []
    for step in steps where applies(step, told) {
      switch step.kind {
      case .announceTraits(let traits): call([step.controller], "willTransition(to: \(traits), with: coordinator)")
      case .announceSize(let size):
        guard isToldOfTransitions(step.controller) else { continue }
        told.insert(step.controller)
        let words = [size.width, size.height].map(JSONText.thousandths)
        try tell(
          .viewWillTransition, [step.controller],
          "viewWillTransition(to: \(words[0]) × \(words[1]), with: coordinator)")
      default: try tell(.willRotate, [step.controller], telling.willRotate)
      }
    }
    return told
  }

  /// Tells controllers of their traits, and lets them lay out in their new sizes.
  private mutating func settle(_ steps: [TurnStep]) throws {
    var laidOut: [ControllerHierarchy.Index] = []
    for step in steps where applies(step, []) {
      if case .traitsChanged(let former) = step.kind {
        call([step.controller], "traitCollectionDidChange(\(former))")
      } else {
        laidOut.append(step.controller)
      }
    }
    try layOutAnew(laidOut)
  }

  /// Tells whether a controller's `viewWillTransition` calls super, or isn't overridden.
  private func callsSuperOfTransition(_ index: ControllerHierarchy.Index) -> Bool {
    window.hierarchy[index].controller.callsSuperOfTransition
  }

  /// Tells whether a controller hears of transitions: all containers around it, and all their presenters, have to pass sizes on.
  private func isToldOfTransitions(_ index: ControllerHierarchy.Index) -> Bool {
    window.hierarchy.passesSizesOn(to: index, callsSuperOfTransition)
  }

  // MARK: Before, in and after the animation

  /// Runs a closure before the interface turns, while callbacks name the future traits. Its changes aren't animated.
  ///
  /// - Throws: The errors of the closure.
  private mutating func expecting<Result>(
    _ turn: TurnTelling, _ body: (inout ScreenState) throws -> Result
  ) throws -> Result {
    handling.changed = []
    let coming = ControllerEnvironment(device, in: turn.new, window.settings).traits
    let arguments = CallArguments(
      comingTraits: coming, toInterfaceOrientation: turn.new, duration: turn.duration)
    let result = try telling(arguments, body)
    if !handling.changed.isEmpty { jump(to: try layout()) }
    return result
  }

  /// Runs a closure within the animation of a turn; its changes are laid out again, and animated with the turn.
  ///
  /// - Throws: The errors of the closure.
  private mutating func animating(
    _ turn: TurnTelling, _ body: (inout ScreenState) throws -> Void
  ) throws {
    handling.changed = []
    try telling(CallArguments(toInterfaceOrientation: turn.new, duration: turn.duration), body)
    try layOut(handling.changed.filter(window.hierarchy.contains).sorted())
  }

  /// Lets controllers lay out in their new sizes.
  private mutating func layOutAnew(_ controllers: [ControllerHierarchy.Index]) throws {
    let sizes = Dictionary(try composedWindow().layouts.map { ($0.name, $0.frame.size) }) { first, _ in first }
    for index in controllers where window.hierarchy.contains(index) {
      application.lives.laidOut[index] = sizes[window.hierarchy[index].name]
    }
    try layOut(controllers)
  }

  /// Changes the orientation. A keyboard that is up disappears, and appears again for the new one
  /// (<doc:Rotation#Keyboard-in-a-turn>; its place in the sequence is chosen).
  private mutating func change(to next: InterfaceOrientation) throws {
    if window.isKeyboardShown {
      try postKeyboard(.willHide)
      try postKeyboard(.didHide)
    }
    try post("UIApplicationWillChangeStatusBarOrientationNotification", by: "application", "to \(next.words)")
    let old = orientation
    try settleMasks()
    window.orientation = next
    releaseKeptFrames()
    try post("UIApplicationDidChangeStatusBarOrientationNotification", by: "application", "from \(old.words)")
    if window.isKeyboardShown { try postKeyboard(.willShow) }
  }

  /// Notes the presentations whose style has changed, because there is more room or less.
  private mutating func tellOfAdaptations(
    from old: [(index: ControllerHierarchy.Index, style: ModalPresentationStyle)]
  ) {
    for (index, style) in old where window.hierarchy.contains(index) {
      let now = self.window.style(of: index)
      if now != style {
        note(
          .delegate, window.hierarchy[index].name, "presentationController(willPresentWithAdaptiveStyle: \(now.name))")
      }
    }
  }
}
