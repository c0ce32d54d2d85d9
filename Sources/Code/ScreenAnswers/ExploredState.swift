/// An app's screen after a user's way, and what can be done on it.
package struct ExploredState: Sendable {
  /// The classes of the controllers that show, a container before its content, without their modules.
  package var controllers: [String]
  /// The class whose screen it is: of the innermost controller of the app's own that fills its container; empty where there is none.
  package var owner: String
  /// A text that is the same on screens of the same classes and shape.
  package var shape: String
  /// The shape with titles, filled fields and enabled controls: states of the same text offer the same actions.
  package var state: String
  /// True if the screen is none of the app's: an alert, or a controller of the system's.
  package var isOfSystem: Bool
  /// The labels of the way's actions, as they read when they were done.
  package var labels: [String]
  package var actions: [PossibleAction]
  package var screen: CapturedScreen
  /// The processor time that the program took since its start, in seconds.
  package var processorTime: Double

  package init(
    controllers: [String], owner: String, shape: String, state: String, isOfSystem: Bool, labels: [String],
    actions: [PossibleAction], screen: CapturedScreen, processorTime: Double
  ) {
    (self.controllers, self.owner, self.shape, self.state) = (controllers, owner, shape, state)
    (self.isOfSystem, self.labels, self.actions) = (isOfSystem, labels, actions)
    (self.screen, self.processorTime) = (screen, processorTime)
  }
}

/// Something that a user can do on a screen.
package struct PossibleAction: Hashable, Sendable {
  /// The kind of action and its place, by which it is found again.
  package var key: String
  /// What is written on the place.
  package var label: String
  /// The list of which the place is a part, with others that may lead to the same screen; empty where there is none.
  package var group: String

  package init(key: String, label: String, group: String) { (self.key, self.label, self.group) = (key, label, group) }
}

extension ExploredState: Packable {
  package static var blank: ExploredState {
    ExploredState(
      controllers: [], owner: "", shape: "", state: "", isOfSystem: false, labels: [], actions: [], screen: .blank,
      processorTime: 0)
  }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&controllers)
    line.pass(&owner)
    line.pass(&shape)
    line.pass(&state)
    line.pass(&isOfSystem)
    line.pass(&labels)
    line.pass(&actions)
    line.pass(&screen)
    line.pass(&processorTime)
  }
}

extension PossibleAction: Packable {
  package static var blank: PossibleAction { PossibleAction(key: "", label: "", group: "") }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&key)
    line.pass(&label)
    line.pass(&group)
  }
}
