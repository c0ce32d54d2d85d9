public import Documents
public import LayoutModel

/// A stretch of time in which the screen changes to another layout.
public struct TraceTransition: Sendable {
  /// The beginning, in seconds from the trace's beginning.
  public let time: Double
  /// The duration, in seconds.
  public let duration: Double
  /// The layout at its end.
  public let layout: ScreenLayout
  /// The movement of views meanwhile; `nil` where only frames change.
  public let movement: ViewMovement?
  /// The interface's orientation before a turn.
  public let turnsFrom: InterfaceOrientation?
  /// The names of views that have their final place from the beginning: changes made before it aren't animated.
  public let jumping: Set<String>

  package init(
    time: Double, duration: Double, layout: ScreenLayout, movement: ViewMovement? = nil,
    turningFrom orientation: InterfaceOrientation? = nil, jumping: Set<String> = []
  ) {
    self.time = time
    self.duration = duration
    self.layout = layout
    self.movement = movement
    turnsFrom = orientation
    self.jumping = jumping
  }
}

/// An event, its consequences, and the layout after it.
public struct TraceStep: Sendable {
  /// The time of the event, in seconds from the beginning.
  public let time: Double
  /// The duration of the consequences, in seconds.
  public let duration: Double
  /// The transitions during this time, one after another.
  public let transitions: [TraceTransition]
  /// The event in words, such as `rotateDevice landscapeLeft`.
  public let event: String
  /// The event's place in the file.
  public let position: SourcePosition?
  /// The calls, questions and notifications, in order.
  public let calls: [TraceCall]
  /// The layout after the step.
  public let layout: ScreenLayout

  package init(
    time: Double, duration: Double, transitions: [TraceTransition], event: String, position: SourcePosition?,
    calls: [TraceCall], layout: ScreenLayout
  ) {
    self.time = time
    self.duration = duration
    self.transitions = transitions
    self.event = event
    self.position = position
    self.calls = calls
    self.layout = layout
  }
}

extension TraceStep {
  /// The step as one of a trace that was requested under conditions.
  package func asked(under conditions: Conditions) -> TraceStep {
    TraceStep(
      time: time, duration: duration, transitions: transitions, event: event, position: position, calls: calls,
      layout: layout.asked(under: conditions))
  }
}
