import Documents
import LayoutModel
import LayoutResolution

/// What controllers are told of a turn, and what they do then.
struct TurnTelling {
  /// How the interface stood.
  let old: InterfaceOrientation
  /// How it comes to stand.
  let new: InterfaceOrientation
  /// In seconds.
  let duration: Double
  /// Whether it takes no time of its own, because a presentation brings it about.
  let isInstant: Bool

  var willRotate: String { "willRotate(to: \(new.words), duration: \(duration))" }
  var willAnimateRotation: String { "willAnimateRotation(to: \(new.words), duration: \(duration))" }
  var didRotate: String { "didRotate(from: \(old.words))" }
  /// What code is told once the interface has turned.
  var afterwards: CallArguments { CallArguments(fromInterfaceOrientation: old) }
}

/// The callbacks of a turn (<doc:RotationRules#Order-of-the-callbacks>).
///
/// What is set before the interface turns isn't animated, what is set in `willAnimateRotation` and alongside goes with
/// the turn, and what is set at its end jumps (the book, chapter 17). While it turns, presentations, pushes and their
/// like wait until the event is over.
extension ScreenState {
  /// Turns the interface as up to iOS 7: by orientations.
  ///
  /// - Returns: What controllers do once it has turned.
  mutating func turnByOrientations(_ turn: Turn, _ telling: TurnTelling) throws -> [Duty] {
    try transitioning(.ofTurn) { state in
      try state.expecting(telling) { state in
        try state.tell(.willRotate, turn.staying, telling.willRotate)
      }
      try state.change(to: telling.new)
      try state.layOutAnew(turn.staying + turn.appearing)
      try state.animating(telling) { state in
        try state.tell(.willAnimateRotation, turn.staying, telling.willAnimateRotation)
      }
      if !telling.isInstant { try state.pass(telling.duration, turningFrom: telling.old) }
    }
    if window.isKeyboardShown { try postKeyboard(.didShow) }
    return announce(.didRotate, turn.staying, telling.didRotate, telling.afterwards)
  }

  /// Turns the interface as from iOS 8 on: by sizes and traits. What `viewWillTransition` of `UIViewController` itself
  /// does calls the methods of iOS 7, each before what the controller's own transition does (inferred).
  ///
  /// - Returns: What controllers do once it has turned.
  mutating func turnBySizes(
    _ turn: Turn, _ telling: TurnTelling, styles: [(index: ControllerHierarchy.Index, style: ModalPresentationStyle)]
  ) throws -> [Duty] {
    let resized = try transitioning(.ofTurn) { state in
      let resized = try state.expecting(telling) { state in try state.announceSizes(turn, telling) }
      try state.change(to: telling.new)
      for (index, outline) in turn.changes
      where outline.old.traits != outline.new.traits && state.window.hierarchy.contains(index) {
        state.call([index], "traitCollectionDidChange(\(outline.old.traits))")
      }
      // Of a half turn most controllers see nothing but the notifications (<doc:RotationRules#Order-of-the-callbacks>).
      let changed = turn.changes.filter { $0.outline.old != $0.outline.new }.map(\.index)
      try state.layOutAnew(changed.filter(turn.seen.contains) + turn.appearing.filter { !changed.contains($0) })
      try state.animating(telling) { state in
        for index in resized where state.window.hierarchy.contains(index) {
          if state.callsSuperOfTransition(index) {
            try state.tell(.willAnimateRotation, [index], telling.willAnimateRotation)
          }
          try state.tell(.alongsideTransition, [index], "animate(alongsideTransition:)")
        }
      }
      state.tellOfAdaptations(from: styles)
      if !telling.isInstant { try state.pass(telling.duration, turningFrom: telling.old) }
      return resized
    }
    if window.isKeyboardShown { try postKeyboard(.didShow) }
    return resized.flatMap { index in
      (window.hierarchy.contains(index) && callsSuperOfTransition(index)
        ? announce(.didRotate, [index], telling.didRotate, telling.afterwards) : [])
        + announce(.transitionCompletion, [index], "the transition's completion")
    }
  }

  /// Announces traits and sizes.
  ///
  /// - Returns: The controllers whose sizes change and who are told so.
  private mutating func announceSizes(_ turn: Turn, _ telling: TurnTelling) throws -> [ControllerHierarchy.Index] {
    for (index, outline) in turn.changes
    where outline.old.traits != outline.new.traits && window.hierarchy.contains(index) {
      call([index], "willTransition(to: \(outline.new.traits), with: coordinator)")
    }
    var told: [ControllerHierarchy.Index] = []
    for (index, outline) in turn.changes where outline.old.size != outline.new.size {
      guard window.hierarchy.contains(index), isToldOfTransitions(index) else { continue }
      told.append(index)
      let size = [outline.new.size.width, outline.new.size.height].map(JSONText.thousandths)
      try tell(.viewWillTransition, [index], "viewWillTransition(to: \(size[0]) × \(size[1]), with: coordinator)")
      if window.hierarchy.contains(index), callsSuperOfTransition(index) {
        try tell(.willRotate, [index], telling.willRotate)
      }
    }
    return told
  }

  /// Whether a controller's `viewWillTransition` calls super, or isn't overridden.
  private func callsSuperOfTransition(_ index: ControllerHierarchy.Index) -> Bool {
    window.hierarchy[index].controller.handlers.allSatisfy { $0.callback != .viewWillTransition || $0.callsSuper }
  }

  /// Whether sizes are handed on to a controller: by all that contain it, and by those who present those.
  private func isToldOfTransitions(_ index: ControllerHierarchy.Index) -> Bool {
    var containment = index
    while true {
      let path = window.hierarchy.ancestors(of: containment)
      guard path.allSatisfy({ $0 == index || callsSuperOfTransition($0) }) else { return false }
      guard let presenter = path.last.flatMap({ window.hierarchy[$0].presenter }) else { return true }
      containment = presenter
    }
  }

  // MARK: Before, in and after the animation

  /// Does something before the interface turns, while its callbacks speak of what is to come. What it sets isn't
  /// animated.
  ///
  /// - Throws: What it throws.
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

  /// Does something within the animation of a turn; what it changes is laid out again, and goes with the turn.
  ///
  /// - Throws: What it throws.
  private mutating func animating(
    _ turn: TurnTelling, _ body: (inout ScreenState) throws -> Void
  ) throws {
    handling.changed = []
    try telling(CallArguments(toInterfaceOrientation: turn.new, duration: turn.duration), body)
    try layOut(handling.changed.filter(window.hierarchy.contains).sorted())
  }

  /// Lets controllers lay out in sizes that are new.
  private mutating func layOutAnew(_ controllers: [ControllerHierarchy.Index]) throws {
    let sizes = Dictionary(try composedWindow().layouts.map { ($0.name, $0.frame.size) }) { first, _ in first }
    for index in controllers where window.hierarchy.contains(index) {
      application.lives.laidOut[index] = sizes[window.hierarchy[index].name]
    }
    try layOut(controllers)
  }

  /// Changes the orientation. A keyboard that is up goes, and comes again as it is in the new one
  /// (<doc:RotationRules#Keyboard-in-a-turn>; where in the sequence is chosen).
  private mutating func change(to next: InterfaceOrientation) throws {
    if window.isKeyboardShown {
      try postKeyboard(.willHide)
      try postKeyboard(.didHide)
    }
    try post("UIApplicationWillChangeStatusBarOrientationNotification", by: "application", "to \(next.words)")
    let old = orientation
    window.orientation = next
    releaseKeptFrames()
    try post("UIApplicationDidChangeStatusBarOrientationNotification", by: "application", "from \(old.words)")
    if window.isKeyboardShown { try postKeyboard(.willShow) }
  }

  /// Tells what is presented in another style than before, because there is more room or less.
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
