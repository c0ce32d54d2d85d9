package import LayoutModel

/// A callback of controllers, by the name that traces have for it.
typealias ControllerCallback = ControllerHandler.Callback

/// A record of the calls on controllers, in the words of a file's trace.
///
///     let record = ControllerRecord()
///     ControllerRecord.current = record
///     window.turn(to: .landscapeLeft)
///     record.calls.map(\.message)   // ["shouldAutorotate: true", …]
@MainActor package final class ControllerRecord {
  /// A call.
  package struct Call: Hashable, Sendable {
    /// Its kind.
    package let kind: TraceCall.Kind
    /// The name of the object that got it.
    package let receiver: String
    /// The method with its arguments.
    package let message: String
  }

  /// The record that is kept; `nil` for none.
  package static var current: ControllerRecord?

  /// The calls, in their order.
  package private(set) var calls: [Call] = []
  /// The name of an object in the record.
  package var name: (AnyObject) -> String

  /// An empty record.
  ///
  /// - Parameter name: The name of an object; its class's if `nil`.
  package init(name: @escaping (AnyObject) -> String = { "\(type(of: $0))" }) { self.name = name }

  /// Notes a call.
  package func note(_ kind: TraceCall.Kind, _ receiver: AnyObject, _ message: String) {
    note(kind, named: name(receiver), message)
  }

  /// Notes a call on something that has no object.
  package func note(_ kind: TraceCall.Kind, named receiver: String, _ message: String) {
    calls.append(Call(kind: kind, receiver: receiver, message: message))
  }
}
