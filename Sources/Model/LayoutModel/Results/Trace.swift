public import Documents

/// Something that UIKit or the application did while a screen changed.
public struct TraceCall: Hashable, Sendable {
  /// The kind of call.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A notification that was posted, or that an observer received.
    case notification
    /// A question to a controller, with its answer.
    case question
    /// A method that UIKit calls on a controller.
    case callback
    /// A method of a delegate.
    case delegate
    /// An action of the application itself.
    case action
    /// A view that enters or leaves the window, and how it moves.
    case movement
    /// Something wrong that does no harm yet.
    case warning
    /// The reason why something didn't happen.
    case note
    /// A line that the application's code printed.
    case output
  }

  /// The time in seconds from the beginning.
  public let time: Double
  /// The kind of call.
  public let kind: Kind
  /// The receiver: a controller's name, an observer's, or `application`.
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

/// An exception thrown by UIKit that ends the application.
public struct SimulatedException: Error, Hashable, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, in UIKit's words where they are known.
  public let reason: String
  /// The event's place in the file.
  public var position: SourcePosition?
  /// A Boolean that tells whether it is thrown because of a popover.
  package let isOfPopover: Bool

  package init(name: String, reason: String, position: SourcePosition? = nil, isOfPopover: Bool = false) {
    self.name = name
    self.reason = reason
    self.position = position
    self.isOfPopover = isOfPopover
  }

  public var description: String { "\(name): \(reason)" }
}
