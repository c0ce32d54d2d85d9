import LayoutModel

/// What is so of an application beside its window.
struct ApplicationState: Hashable, Sendable {
  /// In seconds from the beginning.
  var time = 0.0
  /// How the device is held.
  var deviceOrientation: DeviceOrientation
  /// What the device watches beside that.
  var monitors = DeviceMonitors()
  /// What was found when the interface was last asked to turn.
  var refusals: [Diagnostic]
  var lives = ControllerLives()
  var rows = TableRows()
  /// Observers that went away without unregistering.
  var forgottenObservers: [ForgottenObserver] = []
  /// What was set of controllers that wait to be shown, by their ids.
  var settingsOfWaiting: [String: [ControllerSetting]] = [:]
  /// Controllers that are gone, as they were last, by name: blocks may hold on to them.
  var departed: [String: ViewController] = [:]
  /// Observers that code added, the oldest first.
  var addedObservers: [AddedObserver] = []
  /// How many observers code has added.
  var registrationCount = 0
  /// What declared observers stopped observing, by who observes.
  var removedObservers: [RemovedObserver] = []
  /// What is being edited.
  var editing: EditedText?
  /// What was found amiss in the last layout.
  var troubles: [Trouble] = []
  /// Animations that run or are to run.
  var animations: [RunningAnimation] = []

  init(deviceOrientation: DeviceOrientation, refusals: [Diagnostic]) {
    self.deviceOrientation = deviceOrientation
    self.refusals = refusals
  }
}

/// What was called on controllers before.
struct ControllerLives: Hashable, Sendable {
  /// Controllers whose views were loaded.
  var loaded: Set<ControllerHierarchy.Index> = []
  /// The sizes in which controllers last laid out.
  var laidOut: [ControllerHierarchy.Index: Size] = [:]
  /// Controllers whose views have appeared.
  var appeared: Set<ControllerHierarchy.Index> = []
  /// Controllers that have presented what they present when they appear first.
  var hasPresented: Set<ControllerHierarchy.Index> = []

  /// Forgets a controller that is gone.
  mutating func remove(_ index: ControllerHierarchy.Index) {
    loaded.remove(index)
    laidOut[index] = nil
    appeared.remove(index)
    hasPresented.remove(index)
  }
}

/// Where tables' data differs from the rows that are shown.
struct TableRows: Hashable, Sendable {
  /// Rows that were added to tables' data and aren't shown yet, by the table's id.
  var unshown: [String: [UnshownRow]] = [:]
  /// Rows that were taken out of tables' data and are still shown, by the table's id.
  var removed: [String: Set<String>] = [:]
  /// Rows that were inserted, by the id that they are declared with: the ids that they got.
  var inserted: [String: [String]] = [:]
}

/// An observer that went away without unregistering, and whose it was.
struct ForgottenObserver: Hashable, Sendable {
  let name: String
  let observer: NotificationObserver
}
