import Documents
import Foundation
import LayoutModel
import ScreenAnswers
import UIKit

/// A screen that is shown and then played events, with what its classes are told at each.
@MainActor final class ScreenPlay {
  private let app: RunningApp
  private let name: String
  private var conditions: Conditions
  private let overrides: [String: Set<String>]
  private let record = ControllerRecord()
  private var calls: [TraceCall] = []
  /// The steps so far: the launch, and each event.
  private(set) var steps: [PlayedStep] = []

  /// A screen that has started.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - conditions: The conditions at its beginning.
  ///   - overrides: The methods that classes declare, by the classes' names: a call of another is none of the app's own.
  /// - Throws: What showing it throws.
  init(of screen: HostedScreen, under conditions: Conditions, overrides: [String: Set<String>]) throws {
    name = screen.name
    self.conditions = conditions
    self.overrides = overrides
    ControllerRecord.current = record
    record.notes = { kind, receiver, message in
      guard kind == .callback || kind == .question else { return true }
      let methods = Self.methods(of: message)
      return Self.classes(of: receiver).contains { overrides[$0]?.isDisjoint(with: methods) == false }
    }
    app = try screen.app(in: conditions)
    // Calls of the launch were noted before the clock began.
    calls = record.calls.map { Self.call($0, at: 0) }
    record.isNoted = { [unowned self] call in calls.append(Self.call(call, at: app.time)) }
    try end("launch", since: 0)
  }

  /// Lets no other screen's calls be noted any longer.
  static func finish() { ControllerRecord.current = nil }

  private static func call(_ call: ControllerRecord.Call, at time: TimeInterval) -> TraceCall {
    TraceCall(time: time, kind: call.kind, receiver: call.receiver, message: call.message)
  }

  /// Plays an event to the end of its consequences.
  ///
  /// - Throws: `ScreenEvent.Failure`, and what capturing the screen throws.
  func play(_ event: ScreenEvent) throws {
    let start = app.time
    let words: String
    switch event {
    case .rotateDevice(let orientation):
      words = "rotateDevice \(DeviceOrientation(rawValue: orientation.rawValue).map { "\($0)" } ?? "")"
      app.window.turn(to: orientation)
    case .tap(let name):
      words = "tap \(name)"
      guard let view = shown.view(capturedAs: name) else {
        throw ScreenEvent.Failure.noView(name, known: try namesOfApp())
      }
      app.tap(view)
    case .tapAt(let point):
      words = "tap (\(point.x), \(point.y))"
      app.tap(at: point)
    case .type(let text):
      words = "type \"\(text)\""
      guard app.type(text) else { throw ScreenEvent.Failure.nothingEdited(words) }
    case .returnKey:
      words = "returnKey"
      guard app.pressReturn() else { throw ScreenEvent.Failure.nothingEdited(words) }
    case .wait(let seconds):
      words = "wait \(JSONText.number(seconds))"
      app.advance(by: seconds)
    case .size(let size):
      words = "size \(size.text)"
      app.window.resize(to: size)
      conditions.size = size
    case .contentSizeCategory(let category):
      words = "contentSizeCategory \(category.rawValue)"
      app.window.setContentSizeCategory(category)
      conditions.contentSizeCategory = category
    case .userInterfaceStyle(let style):
      words = "userInterfaceStyle \(style == .dark ? "dark" : "light")"
      app.window.setUserInterfaceStyle(style)
    }
    app.advance(by: Self.timeOfAnimations)
    RunLoop.main.run(until: Date())
    try end(words, since: start)
  }

  /// The time after which transitions and most animations are over, in seconds.
  private static let timeOfAnimations = 1.0

  /// The view of the frontmost controller.
  private var shown: UIView {
    var controller = app.window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller?.view ?? app.window
  }

  /// The names of the views on the screen that properties of the app's own classes hold, sorted.
  private func namesOfApp() throws -> [String] {
    let scene = try Scene.captured(shown, in: conditions, name: name).scene
    var names: Set<String> = []
    var pending = [scene.rootViewController.view]
    while let view = pending.popLast() {
      if let holder = view.holder, overrides[holder.type] != nil { names.insert(holder.property) }
      pending += view.subviews
    }
    return names.sorted()
  }

  /// Ends a step with what is shown then.
  private func end(_ event: String, since start: TimeInterval) throws {
    app.window.layoutIfNeeded()
    conditions.orientation = app.window.interfaceOrientation
    let scene = try Scene.captured(shown, in: conditions, name: name).scene
    steps.append(
      PlayedStep(
        event: event, time: start, duration: app.time - start, conditions: conditions.name, calls: calls, scene: scene))
    calls = []
  }

  /// The methods whose code a call runs: the called method, or `viewWillTransition` and `willTransition` for their blocks.
  private static func methods(of message: String) -> Set<String> {
    let isBlock = message.hasPrefix("animate(alongsideTransition") || message.hasPrefix("the transition's completion")
    return isBlock
      ? ["viewWillTransition", "willTransition"] : [String(message.prefix { $0.isLetter || $0.isNumber })]
  }

  /// The names of an object's classes, from its own to UIKit's.
  private static func classes(of object: AnyObject) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let own = mirror {
      let parts = String(reflecting: own.subjectType).split(separator: ".").filter {
        !$0.hasPrefix("(") && !$0.hasSuffix(")")
      }
      names.append(parts.dropFirst().joined(separator: "."))
      mirror = own.superclassMirror
    }
    return names
  }
}
