import Foundation
package import UIKit

/// A view or a controller that a snapshot test hands over, and what its strategy says of how it is shown.
package struct HandedView {
  /// A `UIView` or a `UIViewController`.
  package let value: UIResponder
  /// The size that it is shown in; its own if `nil`.
  package let size: CGSize?
  /// The traits that it is shown with, as far as they are named.
  package let traits: UITraitCollection
}

/// A run of a test, for one of the values that it hands over.
///
/// Nothing is compared and nothing recorded: the value is handed on at that moment, for the test may change it afterwards. A value is known by
/// the call in the test that hands it over, and by its place among those that the call hands over.
@MainActor package final class SnapshotRun {
  /// The end of a test that didn't hand over the value.
  package enum Failure: Error, CustomStringConvertible {
    case noView(String)
    case notReached
    case notCompiled(String)
    case failed(String)

    package var description: String {
      switch self {
      case .noView(let type): "the test hands over a value of the type \(type), which is no view"
      case .notReached: "the test ends before it hands this over"
      case .notCompiled(let reason): reason
      case .failed(let reason): "the test fails before it hands this over: \(reason)"
      }
    }

    /// A Boolean value that tells whether the test runs as it is meant.
    package var isOfNoView: Bool {
      switch self {
      case .noView, .notReached: true
      case .notCompiled, .failed: false
      }
    }
  }

  private static var current: SnapshotRun?

  private let call: Int
  private let number: Int
  private let receive: (HandedView) -> Void
  private var reached = (call: 0, count: 0)
  private var isHanding = false
  private var isDone = false
  private var failure: Failure?

  private init(_ call: Int, _ number: Int, _ receive: @escaping (HandedView) -> Void) {
    (self.call, self.number, self.receive) = (call, number, receive)
  }

  /// Runs a test.
  ///
  /// - Parameters:
  ///   - test: Runs it to its end.
  ///   - call: The call that hands the value over, from 1.
  ///   - number: The value's place among those of the call, from 0.
  ///   - receive: Called with the value when it is handed over.
  /// - Throws: `Failure` if the value isn't handed over; errors of `test` before that.
  package static func run(
    _ test: () throws -> Void, call: Int, number: Int, receive: @escaping (HandedView) -> Void
  ) throws {
    let run = SnapshotRun(call, number, receive)
    current = run
    defer { current = nil }
    do {
      try test()
    } catch {
      if !run.isDone { throw run.failure ?? .failed("\(error)") }
    }
    if !run.isDone { throw run.failure ?? .notReached }
  }

  /// Notes what a test that goes on complains of. Code that isn't built stands for the test as such a complaint.
  static func note(_ failure: String) {
    guard let current, current.failure == nil else { return }
    let words = failure.hasPrefix("failed - ") ? String(failure.dropFirst(9)) : failure
    // A failure without words of the test's own ends in what would stand before them.
    let reason = words.hasSuffix(" - ") ? String(words.dropLast(3)) : words
    current.failure = words.hasPrefix("not compiled: ") ? .notCompiled(words) : .failed(reason)
  }

  /// Notes that the values that follow come from a call.
  static func begin(_ call: Int) { current?.reached = (call, 0) }

  /// Tells whether the next value is the one that is asked for, and counts it.
  private static func isNext() -> Bool {
    guard let current, !current.isDone, !current.isHanding else { return false }
    defer { current.reached.count += 1 }
    return current.reached == (current.call, current.number)
  }

  /// Hands a value over by a strategy: a view that the strategy shows, or the value itself where it shows none.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: The strategy.
  static func hand<Value, Format>(_ value: Value, by strategy: Snapshotting<Value, Format>?) {
    guard strategy?.isOfValues != true, isNext(), let current else { return }
    current.isHanding = true
    defer { current.isHanding = false }
    if let strategy { strategy.snapshot(value).run { _ in } }
    guard !current.isDone else { return }
    if let view = value as? UIResponder, view is UIView || view is UIViewController {
      show(view, size: nil, traits: UITraitCollection())
    } else if current.failure == nil {
      current.failure = .noView("\(Value.self)")
    }
  }

  /// Hands on the view that a strategy shows, if its value is asked for.
  static func show(_ view: UIResponder, size: CGSize?, traits: UITraitCollection) {
    guard let current, current.isHanding, !current.isDone else { return }
    current.isDone = true
    current.receive(HandedView(value: view, size: size, traits: traits))
  }
}

/// Runs something on the main thread, where views are, from whichever thread a test is on.
func onMain<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  nonisolated(unsafe) let value = value
  if Thread.isMainThread {
    MainActor.assumeIsolated { unsafe body(value) }
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated { unsafe body(value) } }
  }
}
