public import Foundation

/// What Objective-C's classes answer as objects: a root class's methods are its class's too.
extension NSObject {
  /// The class itself, as archives name it: `Cell.classForCoder()`.
  public class func classForCoder() -> AnyClass { self }

  /// The name of the class with its module's.
  public class func description() -> String { String(reflecting: self) }

  /// A hash of the class.
  public class func hash() -> Int { ObjectIdentifier(self).hashValue }

  /// Tells whether the class itself answers a message.
  @preconcurrency @MainActor
  public class func responds(to selector: Selector!) -> Bool { answer(to: selector) != nil }

  /// Sends a message to the class itself; ends the program where it doesn't answer.
  @preconcurrency @MainActor @discardableResult
  public class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    guard let answer = answer(to: selector) else {
      preconditionFailure("+[\(self) \(selector?.name ?? "(null)")]: unrecognized selector sent to class")
    }
    return unsafe Unmanaged.passUnretained(answer)
  }

  @MainActor private class func answer(to selector: Selector!) -> AnyObject? {
    guard let selector else { return nil }
    return (self as? any ClassMessages.Type)?.answer(to: selector)
  }
}

/// A class with answers to messages by name.
package protocol ClassMessages: AnyObject {
  /// The object that a message gives; `nil` where the class doesn't answer it.
  @MainActor static func answer(to selector: Selector) -> AnyObject?
}
