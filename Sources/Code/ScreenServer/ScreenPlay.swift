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
  private let log: CallLog
  /// The steps so far: the launch, and each event.
  private(set) var steps: [PlayedStep] = []

  /// A screen that has started.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - conditions: The conditions at its beginning.
  ///   - overrides: The methods that classes declare, by the classes' names: a call of another is none of the app's own.
  ///   - printed: The lines that the app's code prints.
  /// - Throws: What showing it throws.
  init(
    of screen: HostedScreen, under conditions: Conditions, overrides: [String: Set<String>], _ printed: PrintedLines?
  ) throws {
    name = screen.name
    self.conditions = conditions
    self.overrides = overrides
    ControllerRecord.current = record
    record.notes = { kind, receiver, message in
      guard kind == .callback || kind == .question else { return true }
      let methods = Self.methods(of: message)
      return Self.classes(of: receiver).contains { overrides[$0]?.isDisjoint(with: methods) == false }
    }
    let log = CallLog(printed)
    self.log = log
    record.isNoted = { log.note($0) }
    app = try screen.app(in: conditions)
    log.app = app
    try end("launch", since: 0)
  }

  /// Lets no other screen's calls be noted any longer.
  static func finish() { ControllerRecord.current = nil }

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
      guard let view = CapturedWindow(of: app.window).view(named: name) else {
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
    case .swipe(let name, let isTowardTrailing):
      words = "swipe \(isTowardTrailing ? "trailing" : "leading") \(name)"
      guard CapturedWindow(of: app.window).swipe(name, isTowardTrailing: isTowardTrailing) else {
        throw ScreenEvent.Failure.noRow(words)
      }
    case .pickMedia, .cancelPicking:
      let isPicking = if case .pickMedia = event { true } else { false }
      words = isPicking ? "pickMedia" : "cancelPicking"
      guard let picker = CapturedWindow(of: app.window).controllers(UIImagePickerController.self).last else {
        throw ScreenEvent.Failure.noPicker(words)
      }
      if isPicking { picker.pick(Self.photo) } else { picker.cancel() }
    case .proximityState(let isNear):
      words = "proximityState \(isNear)"
      UIDevice.current.setProximity(isNear)
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

  /// The photo that is picked: what is in it doesn't matter, and a camera's is of this form.
  private static let photo = UIGraphicsImageRenderer(size: CGSize(width: 1600, height: 1200)).image { _ in }

  /// The time after which transitions and most animations are over, in seconds.
  private static let timeOfAnimations = 1.0

  /// The names of the views on the screen that properties of the app's own classes hold, sorted.
  private func namesOfApp() throws -> [String] {
    let shown = try CapturedWindow(of: app.window).scenes(in: conditions, name: name)
    var names: Set<String> = []
    var pending = ([shown.back] + shown.presented.map(\.scene)).map(\.rootViewController.view)
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
    let shown = try CapturedWindow(of: app.window).scenes(in: conditions, name: name)
    steps.append(
      PlayedStep(
        event: event, time: start, duration: app.time - start, conditions: conditions.name, calls: log.take(),
        scene: shown.back, frame: shown.frame,
        presented: shown.presented.map { PresentedScene(frame: $0.frame, scene: $0.scene) }))
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

/// The calls of a step, and between these the lines that the app's code printed.
@MainActor private final class CallLog {
  /// The app, once it has started: before, it is the time 0.
  weak var app: RunningApp?
  private let printed: PrintedLines?
  private var calls: [TraceCall] = []

  init(_ printed: PrintedLines?) {
    self.printed = printed
    _ = printed?.take()
  }

  func note(_ call: ControllerRecord.Call) {
    notePrinted()
    add(call.kind, call.receiver, call.message)
  }

  /// The calls since the last time.
  func take() -> [TraceCall] {
    notePrinted()
    defer { calls = [] }
    return calls
  }

  private func notePrinted() {
    for line in printed?.take() ?? [] { add(.output, "app", line) }
  }

  /// Adds a call without the addresses of objects, which are others in each run.
  private func add(_ kind: TraceCall.Kind, _ receiver: String, _ message: String) {
    let message = message.replacing(#/: 0x[0-9a-f]+/#, with: "")
    calls.append(TraceCall(time: app?.time ?? 0, kind: kind, receiver: receiver, message: message))
  }
}
