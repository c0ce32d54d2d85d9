import Foundation
import XCTest

/// Examples of something.
open class QuickSpec: XCTestCase {
  /// Declares the examples, as Quick 7 has it.
  open class func spec() {}
  /// Declares the examples, as Quick had it before.
  open func spec() {}
}

/// The declarations of every spec before its own.
open class QuickConfiguration: NSObject {
  /// Declares it.
  open class func configure(_ configuration: QCKConfiguration) {}
}

/// The closures that run around every example.
public final class QCKConfiguration {
  init() {}
  /// Runs before each example.
  public func beforeEach(_ closure: @escaping () throws -> Void) {
    World.group.beforeEach.append { _ in try closure() }
  }
  /// Runs after each example.
  public func afterEach(_ closure: @escaping () throws -> Void) { World.group.afterEach.append { _ in try closure() } }
  /// Runs once before the first example.
  public func beforeSuite(_ closure: @escaping () throws -> Void) { World.beforeSuite.append(closure) }
}

/// The examples of a spec as a test of XCTest, which tools/suites writes one of for each spec.
///
/// It prints what it does, a line of JSON each, so that each example is reported alone. `QUICK_SKIP` names a file that lists examples, one
/// a line, that already ran.
public enum QuickExamples {
  /// Runs a spec's examples.
  public static func run(
    _ spec: QuickSpec.Type, in test: XCTestCase, configurations: [QuickConfiguration.Type] = []
  ) {
    let root = ExampleGroup("")
    World.group = root
    for configuration in configurations { configuration.configure(QCKConfiguration()) }
    let object = spec.init(name: "spec", testClosure: { _ in })
    spec.spec()
    object.spec()
    for closure in World.beforeSuite { attempt(closure) }
    World.beforeSuite = []

    let examples = root.examples()
    let hasFocus = examples.contains { $0.example.isFocused }
    let done = Set(
      ProcessInfo.processInfo.environment["QUICK_SKIP"].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }?
        .split(separator: "\n").map(String.init) ?? [])
    for (index, (groups, example)) in examples.enumerated() {
      let names = groups.dropFirst().map(\.name) + [example.name]
      let name = "\(spec).\(names.joined(separator: ", "))".replacingOccurrences(of: "\n", with: " ")
      if done.contains(name) { continue }
      guard !example.isLeftOut, example.isFocused || !hasFocus else {
        tell(name, "skipped")
        continue
      }
      tell(name, "started")
      let failures = test.testRun?.totalFailureCount ?? 0
      object.setUp()
      run(example, in: groups, ExampleMetadata(exampleIndex: index, example: .init(name: name)))
      object.tearDown()
      tell(name, test.testRun?.totalFailureCount == failures ? "passed" : "failed")
    }
  }

  private static func run(_ example: ExampleGroup.Example, in groups: [ExampleGroup], _ metadata: ExampleMetadata) {
    var body: () -> Void = {
      for closure in groups.flatMap(\.beforeEach) { attempt { try closure(metadata) } }
      for closure in groups.flatMap(\.justBeforeEach) { attempt(closure) }
      attempt(example.body)
      for closure in groups.reversed().flatMap(\.afterEach) { attempt { try closure(metadata) } }
    }
    for around in groups.flatMap(\.aroundEach).reversed() {
      let inner = body
      body = { around(inner) }
    }
    body()
  }

  private static func attempt(_ body: () throws -> Void) {
    do { try body() } catch { XCTFail("threw \(error)") }
  }

  private static func tell(_ name: String, _ event: String) {
    guard let data = try? JSONEncoder().encode(["example": name, "event": event]) else { return }
    FileHandle.standardOutput.write(Data("\nQuick ".utf8) + data + Data("\n".utf8))
  }
}
