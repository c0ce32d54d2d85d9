/// The closure that gives shared examples their values.
public typealias SharedExampleContext = () -> [String: Any]

/// Declares examples of a thing.
public func describe(_ name: String, closure: () -> Void) { World.declare(name, closure) }
/// Declares examples under a condition.
public func context(_ name: String, closure: () -> Void) { World.declare(name, closure) }
/// Declares examples that alone run.
public func fdescribe(_ name: String, closure: () -> Void) { World.declare(name, isFocused: true, closure) }
/// Declares examples that alone run.
public func fcontext(_ name: String, closure: () -> Void) { World.declare(name, isFocused: true, closure) }
/// Declares examples that don't run.
public func xdescribe(_ name: String, closure: () -> Void) { World.declare(name, isLeftOut: true, closure) }
/// Declares examples that don't run.
public func xcontext(_ name: String, closure: () -> Void) { World.declare(name, isLeftOut: true, closure) }

/// Declares an example.
public func it(_ name: String, file: String = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
  World.example(name, closure)
}
/// Declares an example that alone runs.
public func fit(_ name: String, file: String = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
  World.example(name, isFocused: true, closure)
}
/// Declares an example that doesn't run.
public func xit(_ name: String, file: String = #filePath, line: UInt = #line, closure: @escaping () throws -> Void) {
  World.example(name, isLeftOut: true, closure)
}
/// Declares an example that doesn't run.
public func pending(_ name: String, closure: () -> Void) { World.example(name, isLeftOut: true) {} }

/// Runs before each example.
public func beforeEach(_ closure: @escaping () throws -> Void) { World.group.beforeEach.append { _ in try closure() } }
/// Runs before each example.
public func beforeEach(closure: @escaping (ExampleMetadata) throws -> Void) { World.group.beforeEach.append(closure) }
/// Runs before each example, behind all of `beforeEach`.
public func justBeforeEach(_ closure: @escaping () throws -> Void) { World.group.justBeforeEach.append(closure) }
/// Runs after each example.
public func afterEach(_ closure: @escaping () throws -> Void) { World.group.afterEach.append { _ in try closure() } }
/// Runs after each example.
public func afterEach(closure: @escaping (ExampleMetadata) throws -> Void) { World.group.afterEach.append(closure) }
/// Runs around each example.
public func aroundEach(_ closure: @escaping (@escaping () -> Void) -> Void) { World.group.aroundEach.append(closure) }
/// Runs once before the first example.
public func beforeSuite(_ closure: @escaping () throws -> Void) { World.beforeSuite.append(closure) }
/// Is accepted: a suite's end is the program's.
public func afterSuite(_ closure: @escaping () throws -> Void) {}

/// Declares examples for many places.
public func sharedExamples(_ name: String, closure: @escaping () -> Void) { World.shared[name] = { _ in closure() } }
/// Declares examples for many places, with values.
public func sharedExamples(_ name: String, closure: @escaping (@escaping SharedExampleContext) -> Void) {
  World.shared[name] = closure
}

/// Declares here what shared examples declare.
public func itBehavesLike(_ name: String) { itBehavesLike(name) { [:] } }
/// Declares here what shared examples declare, with values.
public func itBehavesLike(_ name: String, sharedExampleContext: @escaping SharedExampleContext) {
  guard let shared = World.shared[name] else {
    World.example("behaves like \(name)") { throw MissingSharedExamples(name: name) }
    return
  }
  World.declare(name) { shared(sharedExampleContext) }
}
/// Declares here what a behaviour declares.
public func itBehavesLike<Context>(_ behavior: Behavior<Context>.Type, context: @escaping () -> Context) {
  World.declare(behavior.name) { behavior.spec(context) }
}

/// Examples for many places, as a class.
open class Behavior<Context> {
  /// The name.
  open class var name: String { String(describing: self) }
  /// Declares the examples.
  open class func spec(_ context: @escaping () -> Context) {}
}

/// Shared examples that nobody declared.
struct MissingSharedExamples: Error, CustomStringConvertible {
  let name: String
  var description: String { "there are no shared examples named '\(name)'" }
}
