import FileSystem

/// The maximum of what exploring an app may take.
package struct ExplorationLimits: Hashable, Sendable {
  /// The processor time, in seconds.
  package var seconds = 60.0
  /// The number of actions.
  package var steps = 400
  /// The number of programs at a time.
  var jobs = Threads.processorCount

  package init() {}

  /// The text that changes with what is found.
  var signature: String { "\(seconds) \(steps)" }
}
