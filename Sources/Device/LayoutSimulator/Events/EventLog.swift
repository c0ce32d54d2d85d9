import LayoutModel
import LayoutResolution

/// The happenings since the last event, in order.
struct EventLog: Sendable {
  /// The calls, questions and notifications.
  var calls: [TraceCall] = []
  /// The transitions, which took time.
  var transitions: [TraceTransition] = []
}

/// The work under way while an event is handled; nothing of it is left after the event.
struct EventHandling: Sendable {
  /// The transition that goes on while handlers are called.
  var transition: Transition?
  /// The actions that handlers asked for and that have to wait for its end.
  var waiting: [Action] = []
  /// The depth of actions that led to others.
  var nesting = 0
  /// The number of further actions that the event may lead to.
  var actionsLeft = Self.maximumActions
  /// The arguments of the code that runs now.
  var arguments = CallArguments()
  /// The controller whose view is being loaded: the view stands as it is declared until it comes into its window.
  var loading: ControllerHierarchy.Index?
  /// Controllers that are about to appear and whose views aren't in the window yet.
  var arriving: Set<ControllerHierarchy.Index> = []
  /// The animation in whose block code runs now.
  var animation: OuterAnimation?
  /// Controllers that appeared for the first time, whose presentations now follow one after the other.
  var firstPresenters: [ControllerHierarchy.Index] = []
  /// Controllers whose views or bars' items were changed, and the containers whose bars show these items.
  var changed: Set<ControllerHierarchy.Index> = []

  /// The maximum depth of actions that lead to others.
  static let maximumNesting = 32
  /// The maximum number of actions that one event may lead to.
  static let maximumActions = 1_000
}
