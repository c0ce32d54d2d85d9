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
  package struct Call: Hashable, Sendable {
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
  /// Tells whether a call on an object is noted, by its kind and its method with the arguments. Calls that traces of files don't have
  /// are noted only where a closure stands here.
  package var notes: ((TraceCall.Kind, AnyObject, String) -> Bool)?
  /// Called with each call that is noted.
  package var isNoted: (Call) -> Void = { _ in }

  /// An empty record.
  ///
  /// - Parameter name: The name of an object; its class's if `nil`.
  package init(name: @escaping (AnyObject) -> String = { "\(type(of: $0))" }) { self.name = name }

  package func note(_ kind: TraceCall.Kind, _ receiver: AnyObject, _ message: String) {
    guard notes?(kind, receiver, message) ?? true else { return }
    note(kind, named: name(receiver), message)
  }

  /// Notes a call that traces of files don't have: on a view, or of traits that changed without a turn.
  func noteMore(_ receiver: AnyObject, _ message: String) {
    if notes != nil { note(.callback, receiver, message) }
  }

  /// Notes a call on something that has no object.
  package func note(_ kind: TraceCall.Kind, named receiver: String, _ message: String) {
    let call = Call(kind: kind, receiver: receiver, message: message)
    calls.append(call)
    isNoted(call)
  }
}
