import Foundation
public import XCTest

/// The functions by which generated code runs the tests of a project for what they hand over.
public enum HandedSnapshots {
  /// Says that the values that follow come from a call of the test that runs.
  ///
  /// - Parameter call: The call's place in the test, from 1.
  public static func begin(_ call: Int) { onMain(call) { SnapshotRun.begin($0) } }

  /// Runs a test of XCTest with all that is around it: its class is set up, and so is it, and both are torn down.
  ///
  /// - Parameters:
  ///   - make: Makes the test of the code that it runs.
  ///   - method: Calls the test's method.
  @MainActor public static func run<Test: XCTestCase>(
    _ make: (@escaping (XCTestCase) throws -> Void) -> Test, _ method: @escaping @MainActor (Test) throws -> Void
  ) {
    let observer = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(observer)
    defer { XCTestObservationCenter.shared.removeTestObserver(observer) }
    let test = make { test in
      onMain(test) { test in
        guard let test = test as? Test else { return }
        do { try method(test) } catch { SnapshotRun.note("\(error)") }
      }
    }
    // XCTest keeps what fails outside of a test to itself.
    XCTestCase(name: "setUp") { _ in Test.setUp() }.run()
    test.run()
    Test.tearDown()
  }

  /// Runs a test of XCTest whose method is asynchronous.
  ///
  /// - Parameters:
  ///   - make: Makes the test of the code that it runs.
  ///   - method: Calls the test's method.
  @MainActor public static func run<Test: XCTestCase>(
    _ make: (@escaping (XCTestCase) throws -> Void) -> Test,
    awaiting method: @escaping @MainActor (Test) async throws -> Void
  ) {
    run(make) { test in
      nonisolated(unsafe) let test = test
      try wait { try await unsafe method(test) }
    }
  }

  /// Waits for an asynchronous test.
  ///
  /// - Parameter body: Runs the test.
  /// - Throws: What it throws.
  @MainActor public static func wait(_ body: @escaping @MainActor () async throws -> Void) throws {
    let end = End()
    Task { @MainActor in
      do {
        try await body()
        end.result = .success(())
      } catch {
        end.result = .failure(error)
      }
    }
    while true {
      if let result = end.result { return try result.get() }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause))
    }
  }

  /// The longest time between two looks at whether a test has ended, in seconds.
  @MainActor private static let pause = 0.01

  @MainActor private final class End {
    var result: Result<Void, any Error>?
  }
}

/// Notes what tests complain of.
private final class FailureObserver: NSObject, XCTestObservation {
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    onMain(description) { SnapshotRun.note($0) }
  }
}
