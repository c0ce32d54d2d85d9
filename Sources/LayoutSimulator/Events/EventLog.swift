import LayoutModel
import LayoutResolution

/// What happened since the last event, in order.
struct EventLog: Sendable {
  /// What was called, asked and posted.
  var calls: [TraceCall] = []
  /// What of it took time.
  var transitions: [TraceTransition] = []
}

/// What is under way while an event is handled; nothing of it is left once the event is over.
struct EventHandling: Sendable {
  /// What goes on while handlers are called.
  var transition: Transition?
  /// What handlers asked for that has to wait until it is over.
  var waiting: [Action] = []
  /// How deeply actions have led to others.
  var nesting = 0
  /// How many more actions the event may lead to.
  var actionsLeft = Self.maximumActions
  /// What the code is told that runs now.
  var arguments = CallArguments()
  /// Whose view is being loaded: it stands as it is declared until it comes into its window.
  var loading: ControllerHierarchy.Index?
  /// Controllers that appeared first, and whose presentations come one after the other now.
  var firstPresenters: [ControllerHierarchy.Index] = []
  /// Controllers whose views or bars' items were changed, and the containers whose bars show these.
  var changed: Set<ControllerHierarchy.Index> = []

  /// How deeply actions may lead to others.
  static let maximumNesting = 32
  /// How many actions one event may lead to.
  static let maximumActions = 1_000
}
