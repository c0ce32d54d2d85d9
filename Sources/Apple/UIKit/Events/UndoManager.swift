/// The object that undoes changes and does them again.
open class UndoManager: NSObject, @unchecked Sendable {
  private struct Change {
    weak var target: AnyObject?
    let action: () -> Void
    var name = ""
  }

  private var undoChanges: [[Change]] = []
  private var redoChanges: [[Change]] = []
  private var open: [Change]?
  private var disabled = 0

  /// A Boolean that tells whether it undoes now.
  open private(set) var isUndoing = false
  /// A Boolean that tells whether it does again now.
  open private(set) var isRedoing = false
  /// The largest number of steps; 0 for any.
  open var levelsOfUndo = 0
  /// A Boolean that makes a step of all changes of an event.
  open var groupsByEvent = true

  /// Notes how a change is undone; the target isn't kept alive.
  open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
    note(Change(target: target) { [weak target] in target.map(handler) })
  }

  private func note(_ change: Change) {
    guard disabled == 0 else { return }
    if open != nil { return open?.append(change) ?? () }
    if isUndoing {
      redoChanges.append([change])
    } else {
      if !isRedoing { redoChanges = [] }
      undoChanges.append([change])
      if levelsOfUndo > 0, undoChanges.count > levelsOfUndo { undoChanges.removeFirst() }
    }
  }

  /// A Boolean that tells whether there is something to undo.
  open var canUndo: Bool { !undoChanges.isEmpty }
  /// A Boolean that tells whether there is something to do again.
  open var canRedo: Bool { !redoChanges.isEmpty }
  /// Undoes the last step.
  open func undo() {
    guard let step = undoChanges.popLast() else { return }
    isUndoing = true
    perform(step)
    isUndoing = false
  }
  /// Does the last step again that was undone.
  open func redo() {
    guard let step = redoChanges.popLast() else { return }
    isRedoing = true
    perform(step)
    isRedoing = false
  }

  private func perform(_ step: [Change]) {
    beginUndoGrouping()
    for change in step.reversed() { change.action() }
    endUndoGrouping()
  }

  /// Begins a step of several changes.
  open func beginUndoGrouping() { if open == nil { open = [] } }
  /// Ends a step of several changes.
  open func endUndoGrouping() {
    guard let step = open else { return }
    open = nil
    guard !step.isEmpty else { return }
    if isUndoing { redoChanges.append(step) } else { undoChanges.append(step) }
  }
  open func removeAllActions() { (undoChanges, redoChanges) = ([], []) }
  /// Forgets what belongs to a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    undoChanges = undoChanges.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
    redoChanges = redoChanges.map { $0.filter { $0.target !== object } }.filter { !$0.isEmpty }
  }
  /// Notes no changes from now on.
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  /// A Boolean that tells whether changes are noted.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Names the last step.
  open func setActionName(_ actionName: String) {
    guard let step = undoChanges.indices.last, let last = undoChanges[step].indices.last else { return }
    undoChanges[step][last].name = actionName
  }
  /// The name of the step that would be undone.
  open var undoActionName: String { undoChanges.last?.last?.name ?? "" }
  /// The name of the step that would be done again.
  open var redoActionName: String { redoChanges.last?.last?.name ?? "" }
}
