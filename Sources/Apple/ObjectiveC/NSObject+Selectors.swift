public import Foundation

/// Messages of an object that code overrides: a class may declare anew what a protocol gives, not what the root class has.
extension NSObjectProtocol where Self: NSObject {
  /// Tells whether the object has the method that a selector was made of.
  public func responds(to selector: Selector!) -> Bool { selector?.isAnswered(by: self) ?? false }

  /// No object: messages are sent by the objects that have the methods.
  public func forwardingTarget(for selector: Selector!) -> Any? { nil }

  /// Ends the program, as a message does that nobody answers.
  public func doesNotRecognizeSelector(_ selector: Selector!) {
    preconditionFailure("-[\(type(of: self)) \(selector?.name ?? "(null)")]: unrecognized selector sent to instance")
  }
}

extension NSObject {
  /// Calls the method of a selector.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
    unsafe result(of: selector, with: [])
  }

  /// Calls the method of a selector with one argument.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    unsafe result(of: selector, with: [object])
  }

  /// Calls the method of a selector with two arguments.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    unsafe result(of: selector, with: [first, second])
  }

  @MainActor private func result(of selector: Selector!, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    guard selector.isAnswered(by: self) else {
      preconditionFailure("-[\(type(of: self)) \(selector.name)]: unrecognized selector sent to instance")
    }
    guard let result = selector.perform(on: self, with: arguments), !(result is Void) else { return nil }
    return unsafe Unmanaged.passUnretained(result as AnyObject)
  }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A selector of a name alone, which calls nothing.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
