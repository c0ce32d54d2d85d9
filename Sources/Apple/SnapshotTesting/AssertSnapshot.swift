public import Foundation
package import ScreenAnswers
package import UIKit

/// Hands over a value. Nothing is compared here.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  hand(value, by: snapshotting, as: SnapshotName(file: "\(filePath)", test: testName, name: name))
}

/// Hands over a value. Nothing is compared here.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  hand(value, by: snapshotting, as: SnapshotName(file: "\(filePath)", test: testName, name: name))
}

/// Hands over a value, as the library was first called.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5,
  file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
  hand(value, by: snapshotting, as: SnapshotName(file: "\(file)", test: testName, name: name))
}

/// Hands over a value, by each of several strategies in the order of their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    hand(value, by: strategy, as: SnapshotName(file: "\(filePath)", test: testName, name: name))
  }
}

/// Hands over a value, by each of several strategies.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    hand(value, by: strategy, as: SnapshotName(file: "\(filePath)", test: testName, name: nil))
  }
}

/// Hands over a value by each of several strategies, as the library was first called.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    hand(value, by: strategy, as: SnapshotName(file: "\(file)", test: testName, name: name))
  }
}

/// Hands over a value by each of several strategies, as the library was first called.
public func assertSnapshots<Value, Format>(
  matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: Bool = false, timeout: TimeInterval = 5, file: StaticString = #filePath,
  testName: String = #function, line: UInt = #line
) {
  for strategy in strategies { hand(value, by: strategy, as: SnapshotName(file: "\(file)", test: testName, name: nil)) }
}

/// Hands over a value.
///
/// - Returns: `nil`, for what isn't compared doesn't differ.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  hand(
    value, by: snapshotting,
    as: SnapshotName(file: "\(filePath)", test: testName, name: name, folder: snapshotDirectory))
  return nil
}

/// Hands over a value.
///
/// - Returns: `nil`, for what isn't compared doesn't differ.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  hand(
    value, by: snapshotting,
    as: SnapshotName(file: "\(filePath)", test: testName, name: name, folder: snapshotDirectory))
  return nil
}

/// Hands over a value, as the library was first called.
///
/// - Returns: `nil`, for what isn't compared doesn't differ.
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) -> String? {
  hand(
    value, by: snapshotting, as: SnapshotName(file: "\(file)", test: testName, name: name, folder: snapshotDirectory))
  return nil
}

/// Hands over a value whose snapshot is kept in the code, or by another library.
///
/// - Parameters:
///   - value: The value.
///   - strategy: The strategy.
package func handOver<Value, Format>(_ value: Value, by strategy: Snapshotting<Value, Format>) {
  onMain((value, strategy)) { SnapshotRun.hand($0.0, by: $0.1, as: nil) }
}

/// Hands over a view or a controller whose strategy isn't the library's.
///
/// - Parameters:
///   - view: The view or the controller.
///   - name: The name under which its snapshot is kept.
package func handOver(_ view: UIResponder, as name: SnapshotName) {
  onMain((view, name)) { SnapshotRun.hand($0.0, by: Snapshotting<UIResponder, String>?.none, as: $0.1) }
}

private func hand<Value, Format>(
  _ value: () throws -> Value, by strategy: Snapshotting<Value, Format>, as name: SnapshotName
) {
  do {
    onMain((try value(), strategy, name)) { SnapshotRun.hand($0.0, by: $0.1, as: $0.2) }
  } catch {
    onMain("\(error)") { SnapshotRun.note($0) }
  }
}
