import Synchronization

/// The name of a method, as an action holds it, and how to call the method where the code said which one it is.
///
/// Without Objective-C's runtime a name alone finds no method. `#selector(LoginView.tapped(_:))` is therefore rewritten to
/// `Selector("tapped:", LoginView.tapped(_:))`, which holds both. Two selectors of one name are equal.
public struct Selector: Sendable, ExpressibleByStringLiteral {
  /// The name as Objective-C spells it, such as `buttonTapped:`.
  public let name: String
  let method: SelectedMethod?

  /// A selector of a name alone. It calls a method that another selector of the name has told.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  /// A selector of a name alone.
  public init(stringLiteral name: String) { self.init(name) }

  /// A selector of a method without parameters.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    self.method = SelectedMethod(of: Target.self, parameters: 0) { target, _ in method(target)() }
    note(of: Target.self)
  }

  /// A selector of a method with one parameter.
  @preconcurrency public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result
  ) {
    self.name = name
    self.method = SelectedMethod(of: Target.self, parameters: 1) { target, arguments in
      method(target)(arguments.value(at: 0))
    }
    note(of: Target.self)
  }

  /// A selector of a method with two parameters.
  @preconcurrency public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.name = name
    self.method = SelectedMethod(of: Target.self, parameters: 2) { target, arguments in
      method(target)(arguments.value(at: 0), arguments.value(at: 1))
    }
    note(of: Target.self)
  }

  /// A selector of a method with three parameters.
  @preconcurrency public init<Target: AnyObject, First, Second, Third, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.name = name
    self.method = SelectedMethod(of: Target.self, parameters: 3) { target, arguments in
      method(target)(arguments.value(at: 0), arguments.value(at: 1), arguments.value(at: 2))
    }
    note(of: Target.self)
  }
}

extension Selector: Hashable {
  /// Tells whether both have one name.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Selector: CustomStringConvertible {
  public var description: String { name }
}

extension Selector {
  /// Finds the method of a name for an object of a class that lists its methods.
  package typealias MethodFinder = @Sendable (_ name: String, _ object: AnyObject) -> Selector?

  private static let finder = Mutex<MethodFinder?>(nil)

  /// Lets selectors of a name alone find their methods.
  package static func findMethods(by find: @escaping MethodFinder) { finder.withLock { $0 = find } }

  /// The methods that selectors were made of so far, by their names and their classes.
  private static let methods = Mutex<[String: [NotedMethod]]>([:])

  /// A method, and its class.
  private struct NotedMethod: Sendable {
    let type: ObjectIdentifier
    let method: SelectedMethod
  }

  /// Keeps the method for selectors of the name alone.
  private func note<Target: AnyObject>(of type: Target.Type) {
    guard let method else { return }
    Self.methods.withLock { known in
      let own = ObjectIdentifier(type)
      guard known[name]?.contains(where: { $0.type == own }) != true else { return }
      known[name, default: []].append(NotedMethod(type: own, method: method))
    }
  }

  /// The own method, or one of the same name: one that the class of the object lists, or that another selector was made of.
  private func method(of target: AnyObject) -> SelectedMethod? {
    if let method { return method.isOfClass(target) ? method : nil }
    if let found = Selector.finder.withLock({ $0 })?(name, target)?.method, found.isOfClass(target) { return found }
    return Self.methods.withLock { $0[name] }?.last { $0.method.isOfClass(target) }?.method
  }

  /// Tells whether it can be performed on an object: whether its method is known, and the object is of the method's class.
  public func isAnswered(by target: AnyObject) -> Bool { method(of: target) != nil }

  /// Calls the method on an object.
  ///
  /// Arguments that the method has no parameter for are dropped, as UIKit's senders do with the event of an action. It ends the
  /// program where an argument isn't of its parameter's type.
  ///
  /// - Returns: What the method returns, `()` where that is nothing; `nil` where the object doesn't answer.
  @MainActor @discardableResult
  public func perform(on target: AnyObject, with arguments: [Any?] = []) -> Any? {
    guard let method = method(of: target) else { return nil }
    return method.call(target, SelectedMethod.Arguments(name: name, values: arguments))
  }
}
