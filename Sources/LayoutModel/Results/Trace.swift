public import Documents

/// Something that UIKit or the application did while a screen changed.
public struct TraceCall: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A notification that was posted, or that an observer received.
    case notification
    /// A question to a controller, with its answer.
    case question
    /// A method that UIKit calls on a controller.
    case callback
    /// A method of a delegate.
    case delegate
    /// What the application does itself.
    case action
    /// A view that comes into the window or goes out of it, and how.
    case movement
    /// Something that is wrong, and does no harm yet.
    case warning
    /// Why something didn't happen.
    case note
  }

  /// In seconds from the beginning.
  public let time: Double
  /// What kind of thing it is.
  public let kind: Kind
  /// Whom it concerns: a controller's name, an observer's, `application`.
  public let receiver: String
  /// The method, the notification or the sentence.
  public let message: String

  package init(time: Double, kind: Kind, receiver: String, message: String) {
    self.time = time
    self.kind = kind
    self.receiver = receiver
    self.message = message
  }
}

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

/// What ends an application: an exception that UIKit throws.
public struct SimulatedException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// What it says, in UIKit's words where they are known.
  public let reason: String
  /// Where the file tells of the event.
  public var position: SourcePosition?

  package init(name: String, reason: String, position: SourcePosition? = nil) {
    self.name = name
    self.reason = reason
    self.position = position
  }

  public var description: String { "\(name): \(reason)" }
}
