public import Foundation

/// What Objective-C's classes answer as objects: a root class's methods are its class's too.
extension NSObject {
  /// The class itself, as archives name it: `Cell.classForCoder()`.
  public class func classForCoder() -> AnyClass { self }

  /// The name of the class with its module's.
  public class func description() -> String { String(reflecting: self) }

  /// A hash of the class.
  public class func hash() -> Int { ObjectIdentifier(self).hashValue }

  /// No object: messages are sent by the objects that have the methods.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Ends the program, as a message does that nobody answers.
  public func doesNotRecognizeSelector(_ selector: Selector!) {
    preconditionFailure("-[\(type(of: self)) \(selector?.name ?? "(null)")]: unrecognized selector sent to instance")
  }
}
