public import Foundation
@_exported public import SnapshotTesting

/// Hands over a value. Nothing is compared here.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>, message: String = "",
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  guard let value = try? value() else { return }
  handOver(value, by: snapshotting)
}
