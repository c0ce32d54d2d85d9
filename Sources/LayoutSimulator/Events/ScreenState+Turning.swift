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

/// The callbacks of a turn (<doc:Rotation#Order-of-the-callbacks>).
///
/// Changes before the interface turns aren't animated, those in `willAnimateRotation` and alongside are animated with
/// the turn, and those at its end jump (the book, chapter 17). Presentations, pushes and the like during the turn wait
/// until the event is over.
extension ScreenState {
  /// Turns the interface as up to iOS 7, with callbacks about orientations.
  ///
  /// - Returns: The controllers' actions after the turn.
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

  /// Turns the interface as from iOS 8 on, with callbacks about sizes and traits. `UIViewController`'s own
  /// `viewWillTransition` calls the methods of iOS 7, each before the corresponding part of the controller's transition
  /// (inferred).
  ///
  /// - Returns: The controllers' actions after the turn.
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
      // In a half turn most controllers get only the notifications (<doc:Rotation#Order-of-the-callbacks>).
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
  /// - Returns: The controllers whose sizes change and that get the callback.
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

  /// Tells whether a controller's `viewWillTransition` calls super, or isn't overridden.
  private func callsSuperOfTransition(_ index: ControllerHierarchy.Index) -> Bool {
    window.hierarchy[index].delegate.callsSuperOfTransition
  }

  /// Tells whether sizes are passed on to a controller: by all controllers that contain it, and by those that present them.
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
