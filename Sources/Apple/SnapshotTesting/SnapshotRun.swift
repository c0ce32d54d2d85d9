import Foundation
import QuartzCore
package import ScreenAnswers
package import UIKit

/// A view or a controller that a snapshot test hands over, and what its strategy says of how it is shown.
package struct HandedView {
  /// A `UIView` or a `UIViewController`.
  package let value: UIResponder
  /// The device that the strategy names, with the strategy's traits; of no size where it names none.
  package let config: ViewImageConfig
  /// The size that the strategy names beside a device; that of the device, or else the view's own, if `nil`.
  package let size: CGSize?
  /// A Boolean value that tells whether it is a view that a strategy of the test's own draws, where that strategy put it.
  package let isPlaced: Bool
  /// The traits that it is shown with, as far as they are named.
  package var traits: UITraitCollection { config.traits }
}

/// A run of a test, for one of the values that it hands over, or for all.
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

  /// A value that a test hands over, by its name; of none that is a view the reason.
  package typealias Handed = (name: SnapshotName?, view: Result<HandedView, Failure>)

  private static var current: SnapshotRun?

  /// The value that is asked for; all if `nil`.
  private let asked: (call: Int, number: Int)?
  private let receive: (Handed) -> Void
  private var reached = (call: 0, count: 0)
  /// The name of the value that is being handed over; `nil` where none is.
  private var handing: (name: SnapshotName?, isTaken: Bool)?
  private var isDone = false
  private var failure: Failure?
  /// The numbers of snapshots without names so far, by their files and tests.
  private var counts: [[String]: Int] = [:]

  private init(_ asked: (call: Int, number: Int)?, _ receive: @escaping (Handed) -> Void) {
    (self.asked, self.receive) = (asked, receive)
  }

  /// Runs a test for one of its values.
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
    let run = SnapshotRun((call, number)) { handed in
      if case .success(let view) = handed.view { receive(view) }
    }
    current = run
    defer { current = nil }
    do {
      try test()
    } catch {
      if !run.isDone { throw run.failure ?? .failed("\(error)") }
    }
    if !run.isDone { throw run.failure ?? .notReached }
  }

  /// Runs a test for all of its values.
  ///
  /// - Parameters:
  ///   - test: Runs it to its end.
  ///   - receive: Called with each value when it is handed over.
  /// - Returns: The first failure of the test that isn't a value's; `nil` where there is none.
  package static func run(_ test: () throws -> Void, receive: @escaping (Handed) -> Void) -> Failure? {
    let run = SnapshotRun(nil, receive)
    current = run
    defer { current = nil }
    do {
      try test()
    } catch {
      return run.failure ?? .failed("\(error)")
    }
    return run.failure
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

  /// Tells whether the next value is asked for, and counts it.
  private func takesNext() -> Bool {
    guard !isDone else { return false }
    defer { reached.count += 1 }
    return asked.map { reached == $0 } ?? true
  }

  /// Returns a snapshot's name with its number, which is counted as the library does: without those that have a name.
  private func numbered(_ name: SnapshotName, _ ending: String?) -> SnapshotName {
    var name = name
    name.ending = name.ending ?? ending
    guard name.name == nil else { return name }
    counts[[name.file, name.test], default: 0] += 1
    name.number = counts[[name.file, name.test]] ?? 0
    return name
  }

  /// Hands a value over by a strategy: a view that the strategy shows, or the value itself where it shows none.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - strategy: The strategy.
  ///   - name: The snapshot's name; `nil` for one that is kept in the code.
  static func hand<Value, Format>(
    _ value: Value, by strategy: Snapshotting<Value, Format>?, as name: SnapshotName?
  ) {
    guard let current, current.handing == nil else { return }
    let name = name.map { current.numbered($0, strategy?.pathExtension) }
    guard strategy?.isOfValues != true, current.takesNext() else { return }
    current.handing = (name, false)
    defer { current.handing = nil }
    if let strategy {
      // A strategy of the test's own draws a view by itself.
      unsafe CALayer.onRendering = { layer in
        guard let view = layer.owner as? UIView else { return }
        onMain(view) { show($0, as: ViewImageConfig(), isPlaced: $0.window != nil) }
      }
      strategy.snapshot(value).run { _ in }
      unsafe CALayer.onRendering = nil
    }
    guard current.handing?.isTaken == false else { return }
    if let view = value as? UIResponder, view is UIView || view is UIViewController {
      show(view, as: ViewImageConfig())
    } else {
      let failure = Failure.noView("\(Value.self)")
      if current.asked != nil {
        current.failure = current.failure ?? failure
      } else {
        current.receive((name, .failure(failure)))
      }
    }
  }

  /// Hands on the view that a strategy shows, if its value is asked for.
  static func show(
    _ view: UIResponder, as config: ViewImageConfig, size: CGSize? = nil, isPlaced: Bool = false
  ) {
    guard let current, let (name, isTaken) = current.handing, !isTaken else { return }
    current.handing?.isTaken = true
    if current.asked != nil { current.isDone = true }
    current.receive((name, .success(HandedView(value: view, config: config, size: size, isPlaced: isPlaced))))
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
