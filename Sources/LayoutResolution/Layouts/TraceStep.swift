public import Documents
public import LayoutModel

/// A stretch of time in which what is seen goes over to another layout.
public struct TraceTransition: Sendable {
  /// When it begins, in seconds from the beginning.
  public let time: Double
  /// How long it takes, in seconds.
  public let duration: Double
  /// The layout that it comes to.
  public let layout: ScreenLayout
  /// How views come and go meanwhile; `nil` where they only take other frames.
  public let movement: ViewMovement?
  /// Of a turn of the interface, how it stood before.
  public let turnsFrom: InterfaceOrientation?
  /// The names of views that are where they come to from its beginning on: what was set before it isn't animated.
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

/// An event, what followed from it, and the layout after it.
public struct TraceStep: Sendable {
  /// When it happened, in seconds from the beginning.
  public let time: Double
  /// How long what followed took, in seconds.
  public let duration: Double
  /// What of that took time, one after another.
  public let transitions: [TraceTransition]
  /// The event in words, such as `rotateDevice landscapeLeft`.
  public let event: String
  /// Where the file tells of it.
  public let position: SourcePosition?
  /// What was called, asked and posted, in order.
  public let calls: [TraceCall]
  /// The layout once it was over.
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
  /// The step as one of a trace that was asked for under conditions.
  package func asked(under conditions: Conditions) -> TraceStep {
    TraceStep(
      time: time, duration: duration, transitions: transitions, event: event, position: position, calls: calls,
      layout: layout.asked(under: conditions))
  }
}
