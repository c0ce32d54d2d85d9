public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

// Strategies of values that are no views: they are taken, and hand on nothing.

extension Snapshotting where Format == String {
  /// A value's structure as text.
  public static var dump: Snapshotting { .text("txt") }
  /// A value's structure as text.
  public static var customDump: Snapshotting { .text("txt") }
  public static var description: Snapshotting { .text("txt") }

  /// A text in a file with an ending. It isn't made, and no view is looked for.
  fileprivate static func text(_ ending: String) -> Snapshotting {
    var strategy = Snapshotting(pathExtension: ending, diffing: .lines) { _ in "" }
    strategy.isOfValues = true
    return strategy
  }
}

extension Snapshotting where Value == String, Format == String {
  /// A text by its lines.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Data as they are.
  public static var data: Snapshotting { Snapshotting(pathExtension: nil, diffing: Diffing { Data() }) }
}

extension Snapshotting where Value == Any, Format == String {
  /// An object of JSON.
  public static var json: Snapshotting { .text("json") }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON.
  public static var json: Snapshotting { .text("json") }
  /// A value as JSON.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting { .json }
  /// A value as a property list.
  public static var plist: Snapshotting { .text("plist") }
  /// A value as a property list.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting { .plist }
}

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as text.
  public static var raw: Snapshotting { .raw(pretty: false) }
  /// A request as a command.
  public static var curl: Snapshotting { .raw(pretty: false) }

  /// A request as text.
  public static func raw(pretty: Bool) -> Snapshotting { .text("txt") }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The values that a function gives for each case, as a table.
  public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
    Snapshotting<(Value) -> A, Format>.text("csv")
  }
}

extension Diffing where Value == String {
  /// The way in which texts would be compared.
  public static var lines: Diffing { Diffing { "" } }
}

/// A value with a description of its own for snapshots.
public protocol AnySnapshotStringConvertible {
  /// A Boolean value that tells whether what is in it is described too.
  static var renderChildren: Bool { get }
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// A Boolean value that tells whether what is in it is described too: no.
  public static var renderChildren: Bool { false }
}
