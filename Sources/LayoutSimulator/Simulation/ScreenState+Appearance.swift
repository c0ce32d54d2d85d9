import LayoutModel

/// Controllers that come and go: what is called on them, and what they do then.
extension ScreenState {
  /// Lets controllers appear, a container before what it shows.
  ///
  /// - Parameters:
  ///   - controllers: The controllers.
  ///   - duration: How long the transition takes, in seconds.
  /// - Throws: What the actions of their handlers throw.
  mutating func appear(_ controllers: [ControllerHierarchy.Index], during duration: Double = 0) throws {
    known = nil
    // A split view's columns may have no room.
    let seen = try controllersInWindow()
    let controllers = controllers.filter(seen.contains)
    for index in controllers where loaded.insert(index).inserted { try tell(.viewDidLoad, [index]) }
    try tell(.viewWillAppear, controllers)
    time += duration
    try tell(.viewDidAppear, controllers)
  }

  /// Calls controllers back, and lets them do what they do then.
  ///
  /// - Throws: What their actions throw.
  mutating func tell(_ callback: ControllerHandler.Callback, _ controllers: [ControllerHierarchy.Index]) throws {
    for index in controllers where hierarchy.contains(index) {
      call([index], callback.rawValue)
      for handler in hierarchy[index].controller.handlers where handler.callback == callback {
        try perform(handler.actions)
      }
    }
  }

  /// Lets go of controllers: those that didn't unregister as observers are remembered.
  mutating func release(_ gone: [ControllerHierarchy.Departed]) {
    for departed in gone {
      loaded.remove(departed.index)
      for observer in departed.controller.observers where !observer.unregisters {
        forgottenObservers.append((departed.name, observer))
      }
    }
  }
}
