import LayoutModel

/// The state of an application besides its window.
struct ApplicationState: Hashable, Sendable {
  /// The time, in seconds from the beginning.
  var time = 0.0
  /// The way the device is held.
  var deviceOrientation: DeviceOrientation
  /// The other sensors of the device.
  var monitors = DeviceMonitors()
  /// The findings of the last time that the interface was asked to turn.
  var refusals: [Diagnostic]
  var lives = ControllerLives()
  var rows = TableRows()
  /// Observers that went away without unregistering.
  var forgottenObservers: [ForgottenObserver] = []
  /// The settings of controllers that wait to be shown, by their ids.
  var settingsOfWaiting: [String: [ControllerSetting]] = [:]
  /// Controllers that are gone, as they were last, by name: blocks may hold on to them.
  var departed: [String: ViewController] = [:]
  /// Observers that code added, the oldest first.
  var addedObservers: [AddedObserver] = []
  /// The number of observers that code has added.
  var registrationCount = 0
  /// The notifications that declared observers stopped observing, by observer.
  var removedObservers: [RemovedObserver] = []
  /// The text that is being edited.
  var editing: EditedText?
  /// The troubles found in the last layout.
  var troubles: [Trouble] = []
  /// Animations that run or will run.
  var animations: [RunningAnimation] = []

  init(deviceOrientation: DeviceOrientation, refusals: [Diagnostic]) {
    self.deviceOrientation = deviceOrientation
    self.refusals = refusals
  }
}

/// The calls on controllers so far.
struct ControllerLives: Hashable, Sendable {
  /// Controllers whose views were loaded.
  var loaded: Set<ControllerHierarchy.Index> = []
  /// The sizes in which controllers were last laid out.
  var laidOut: [ControllerHierarchy.Index: Size] = [:]
  /// Controllers whose views have appeared.
  var appeared: Set<ControllerHierarchy.Index> = []
  /// Controllers that have made their presentations of the first appearance.
  var hasPresented: Set<ControllerHierarchy.Index> = []

  /// Forgets a controller that is gone.
  mutating func remove(_ index: ControllerHierarchy.Index) {
    loaded.remove(index)
    laidOut[index] = nil
    appeared.remove(index)
    hasPresented.remove(index)
  }
}

/// The differences between tables' data and the visible rows.
struct TableRows: Hashable, Sendable {
  /// Rows that were added to tables' data and aren't visible yet, by the table's id.
  var unshown: [String: [UnshownRow]] = [:]
  /// Rows that were removed from tables' data and are still visible, by the table's id.
  var removed: [String: Set<String>] = [:]
  /// The ids that inserted rows were given, by the id that they are declared with.
  var inserted: [String: [String]] = [:]
}

/// An observer that went away without unregistering, with its former owner.
struct ForgottenObserver: Hashable, Sendable {
  let name: String
  let observer: NotificationObserver
}
