public import Foundation

/// A strategy: what is made of a value to be compared. Here the views that it shows on the way are handed on.
public struct Snapshotting<Value, Format> {
  /// The ending of the files that it would be kept in.
  public var pathExtension: String?
  /// The way in which two of what is made would be compared.
  public var diffing: Diffing<Format>
  /// Makes of a value what is compared.
  public var snapshot: (Value) -> Async<Format>
  /// True if the strategy is for something other than a view, or for an invisible part of a view.
  var isOfValues = false

  /// A strategy whose result comes later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// A strategy of a function.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values that one of its own is made of.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Returns the strategy for values that one of its own is made of later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { snapshot($0).run(callback) } }
    }
  }

  /// Returns a strategy that waits before another.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
      return strategy.snapshot(value)
    }
  }
}

/// A strategy of what is compared as it is.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy of what is compared as it is.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

/// A value that comes later.
public struct Async<Value> {
  /// Gives the value to a callback.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that something gives.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns what is made of the value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let run = run
    return Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}

/// A way in which two values are compared. It is never asked here.
public struct Diffing<Value> {
  /// Makes data of a value.
  public var toData: (Value) -> Data
  /// Makes a value of data.
  public var fromData: (Data) -> Value
  /// Says in which way two values differ.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?

  /// A way of functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }

  /// A way that finds no difference.
  init(_ fresh: @escaping () -> Value) {
    self.init(toData: { _ in Data() }, fromData: { _ in fresh() }, diff: { _, _ in nil })
  }
}

/// What a test keeps beside its result: nothing here.
public struct XCTAttachment {
  public var name: String?

  public init(data: Data, uniformTypeIdentifier: String = "") {}
  /// Nothing, of a text.
  public init(string: String) {}
}
