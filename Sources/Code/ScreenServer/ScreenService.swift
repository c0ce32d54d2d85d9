import Documents
import Foundation
import LayoutModel
import ScreenAnswers
import SnapshotTesting
import UIKit

/// Answers requests for screens, a line of JSON each, from standard input until it ends.
///
///     {"screen": 3, "conditions": "iphone-17/portrait", "in": ["navigation", "pushed"]}
///
/// An answer is a `ScreenAnswer`: the captured scene, with the holding property of each view, the source line of each constraint, and the
/// parts of the conditions that its code has read; or the reason for a failure.
///
/// A request with events is for a trace: the screen is shown, and played them one after another (`ScreenEvent`). Its answer has a step for
/// the start and for each event: what the app's classes were told, and the screen after it. Calls on a class are told where it, or one that it
/// inherits from, is among `overrides` with the method.
///
///     {"screen": 3, "conditions": "iphone-17/portrait", "events": [{"rotateDevice": "landscapeLeft"}], "overrides": {"Form": ["viewDidLoad"]}}
///
/// A request for the snapshots of a test runs the test once, on a screen with as many pixels per point as it says, or with the
/// device's, below the status bar of an app that hosts the test, or below none. Its answer has all that the test hands over.
///
///     {"screen": 3, "conditions": "iphone-8/portrait", "snapshots": true, "scale": 2, "hosted": true}
///
/// A request with a way is for a screen of an app: the app is started, and the way's actions are done one after another, each by its key
/// on the screen that it is on (`UserAction`), or by its label. Where the request explores, the answer is the state of the app then, with
/// what can be done.
///
///     {"screen": 3, "conditions": "iphone-17/portrait", "way": [{"key": "tab Settings", "label": "Settings"}], "explores": true}
///
/// Answers go to the standard output that the program was started with; what the screens' code prints goes to standard error.
///
/// - Parameter screens: The screens, which are asked for by their positions.
@MainActor public func serveScreens(_ screens: [HostedScreen]) {
  OwnerWatch.begin()
  let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
  let printed = PrintedLines()
  if printed == nil { dup2(STDERR_FILENO, STDOUT_FILENO) }
  FontRegistration.registerFonts()
  UIApplication.makesDelegate = screens.first { $0.isLaunch }.map { app in
    { (try? app.make()) as? any UIApplicationDelegate }
  }
  while let line = readLine() {
    let answer: ScreenAnswer
    do {
      answer = try ScreenRequest(line, count: screens.count).answer(by: screens, printed)
    } catch {
      let isOfNoView = (error as? SnapshotRun.Failure)?.isOfNoView ?? (error as? HostedScreen.Failure)?.isOfNoView
      answer = .failure(reason: "\(error)", isOfNoView: isOfNoView == true)
    }
    answers.write(Data(answer.line() + [0x0A]))
  }
}

/// A request for a screen.
private struct ScreenRequest {
  let screen: Int
  let conditions: Conditions
  /// The words for what is around the screen (`Surroundings`).
  let surroundings: [String]
  /// The events of a trace; `nil` where the screen alone is asked for.
  let events: [ScreenEvent]?
  /// A Boolean value that tells whether all that the screen's test hands over is asked for.
  let asksForSnapshots: Bool
  /// The number of pixels per point; the device's if `nil`.
  let scale: Double?
  /// A Boolean value that tells whether an app hosts the screen's test.
  let isHosted: Bool
  /// The methods that the app's classes declare, by the classes' names.
  let overrides: [String: Set<String>]
  /// The way through an app; `nil` where the screen is one by itself.
  let way: [ScreenWalk.Step]?
  /// A Boolean value that tells whether the state at the way's end is asked for, rather than the screen.
  let explores: Bool

  /// The reason why a request can't be read.
  enum Failure: Error, CustomStringConvertible {
    case malformed(String)
    var description: String {
      switch self {
      case .malformed(let line): "a request names a screen and conditions, and this one doesn't: \(line)"
      }
    }
  }

  /// A request of a line.
  init(_ line: String, count: Int) throws {
    let value = try JSONParser.parse(Array(line.utf8))
    guard case .number(let number, _)? = value.member("screen")?.content, let screen = Int(exactly: number),
      (0..<count).contains(screen), case .string(let name)? = value.member("conditions")?.content
    else { throw Failure.malformed(line) }
    self.screen = screen
    conditions = name.isEmpty ? Conditions() : try Conditions(name: name)
    if case .array(let words)? = value.member("in")?.content {
      surroundings = words.compactMap { if case .string(let word) = $0.content { word } else { nil } }
    } else {
      surroundings = []
    }
    if case .array(let events)? = value.member("events")?.content {
      self.events = try events.map { try ScreenEvent($0) }
    } else {
      events = nil
    }
    asksForSnapshots = value.member("snapshots")?.content == .bool(true)
    if case .number(let number, _)? = value.member("scale")?.content { scale = number } else { scale = nil }
    isHosted = value.member("hosted")?.content == .bool(true)
    var overrides: [String: Set<String>] = [:]
    if case .object(let types)? = value.member("overrides")?.content {
      for type in types {
        guard case .array(let methods) = type.value.content else { continue }
        overrides[type.key] = Set(
          methods.compactMap { if case .string(let method) = $0.content { method } else { nil } })
      }
    }
    self.overrides = overrides
    if case .array(let steps)? = value.member("way")?.content {
      way = try steps.map { step in
        guard case .string(let key)? = step.member("key")?.content,
          case .string(let label)? = step.member("label")?.content
        else { throw Failure.malformed(line) }
        return ScreenWalk.Step(key: key, label: label)
      }
    } else {
      way = nil
    }
    explores = value.member("explores")?.content == .bool(true)
  }

  /// Shows the screen, and plays it the events.
  @MainActor func answer(by screens: [HostedScreen], _ printed: PrintedLines?) throws -> ScreenAnswer {
    let screen = screens[screen]
    if asksForSnapshots {
      return .snapshots(try screen.taken(under: conditions, scale: scale, isHosted: isHosted))
    }
    if let way {
      ConditionReads.begin()
      LeftOutCode.begin()
      let walk = try ScreenWalk(through: screen, way, under: conditions)
      return explores ? .explored(try walk.state()) : .screen(try walk.screen())
    }
    guard let events else { return .screen(try screen.made(under: conditions, in: surroundings)) }
    defer { ScreenPlay.finish() }
    let play = try ScreenPlay(of: screen, under: conditions, overrides: overrides, printed)
    for event in events { try play.play(event) }
    return .trace(play.steps)
  }
}
