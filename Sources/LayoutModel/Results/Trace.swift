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

/// What ends an application: an exception that UIKit throws.
public struct SimulatedException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// What it says, in UIKit's words where they are known.
  public let reason: String
  /// Where the file tells of the event.
  public var position: SourcePosition?
  /// Whether it is thrown at a popover.
  package let isOfPopover: Bool

  package init(name: String, reason: String, position: SourcePosition? = nil, isOfPopover: Bool = false) {
    self.name = name
    self.reason = reason
    self.position = position
    self.isOfPopover = isOfPopover
  }

  public var description: String { "\(name): \(reason)" }
}
