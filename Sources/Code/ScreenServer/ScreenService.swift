import Documents
import Fixtures
import Foundation
import LayoutModel
import SnapshotTesting
import UIKit

/// Answers requests for screens, a line of JSON each, from standard input until it ends.
///
///     {"screen": 3, "conditions": "iphone-17/portrait"}
///     {"scene": {…}, "views": […], "declarations": […], "constraints": […]}
///     {"error": "there is no device iphone-99"}
///
/// The scene is a fixture's JSON. Each view, in the order of the tree, has `["LoginView", "titleLabel"]`, the property that holds it,
/// or `null`; and `["Main.storyboard", 40]`, the line of the file that declares it, or `null`. Each constraint, view by view, has
/// `["App/LoginView.swift", 12]`, the line that made it or that declares it, or `null`.
///
/// A request with events is for a trace: the screen is shown, and played them one after another (`ScreenEvent`). Its answer has a step for
/// the start and for each event: what the app's classes were told, and the screen after it. Calls on a class are told where it, or one that it
/// inherits from, is among `overrides` with the method.
///
///     {"screen": 3, "conditions": "iphone-17/portrait", "events": [{"rotateDevice": "landscapeLeft"}], "overrides": {"Form": ["viewDidLoad"]}}
///     {"steps": [{"event": "launch", "time": 0, "duration": 0, "conditions": "iphone-17/portrait",
///                 "calls": [[0, "callback", "Form", "viewDidLoad"]], "scene": {…}, "views": […], "constraints": […]}, …]}
///
/// `"isOfNoView": true` stands beside an error where a snapshot test hands over no view, or nothing.
/// `"isPresented": true` stands where the app presents the screen in a way of its own, which gives it its place.
///
/// Answers go to the standard output that the program was started with; what the screens' code prints goes to standard error.
///
/// - Parameter screens: The screens, which are asked for by their positions.
@MainActor public func serveScreens(_ screens: [HostedScreen]) {
  OwnerWatch.begin()
  let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
  dup2(STDERR_FILENO, STDOUT_FILENO)
  FontRegistration.registerFonts()
  while let line = readLine() {
    var answer = JSONObjectText()
    do {
      let request = try ScreenRequest(line, count: screens.count)
      let screen = screens[request.screen]
      if let events = request.events {
        defer { ScreenPlay.finish() }
        let play = try ScreenPlay(of: screen, under: request.conditions, overrides: request.overrides)
        for event in events { try play.play(event) }
        answer.add("steps", text: play.json)
      } else {
        var places = CapturedPlaces()
        let scene = try screen.scene(under: request.conditions, &places)
        answer.add(scene, at: places)
      }
    } catch {
      answer.add("error", "\(error)")
      if (error as? SnapshotRun.Failure)?.isOfNoView == true { answer.add("isOfNoView", true) }
    }
    answers.write(Data("\(answer.line)\n".utf8))
  }
}

/// Places as an array of JSON.
private func words(of places: [CapturedPlaces.Place?]) -> String {
  let words = places.map { place in place.map { "[\(JSONText.quoted($0.file)),\($0.line)]" } ?? "null" }
  return "[\(words.joined(separator: ","))]"
}

/// A request for a screen.
private struct ScreenRequest {
  let screen: Int
  let conditions: Conditions
  /// The events of a trace; `nil` where the screen alone is asked for.
  let events: [ScreenEvent]?
  /// The methods that the app's classes declare, by the classes' names.
  let overrides: [String: Set<String>]

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
    if case .array(let events)? = value.member("events")?.content {
      self.events = try events.map { try ScreenEvent($0) }
    } else {
      events = nil
    }
    var overrides: [String: Set<String>] = [:]
    if case .object(let types)? = value.member("overrides")?.content {
      for type in types {
        guard case .array(let methods) = type.value.content else { continue }
        overrides[type.key] = Set(
          methods.compactMap { if case .string(let method) = $0.content { method } else { nil } })
      }
    }
    self.overrides = overrides
  }
}

extension JSONObjectText {
  /// Adds a screen, with the properties that hold its views and the lines that made its constraints.
  mutating func add(_ scene: Scene, at places: CapturedPlaces) {
    add("scene", text: Fixture.document(of: scene).text())
    if places.hasOwnPresentation { add("isPresented", true) }
    let views = places.views.map { holder in
      holder.map { "[\(JSONText.quoted($0.type)),\(JSONText.quoted($0.property))]" } ?? "null"
    }
    add("views", text: "[\(views.joined(separator: ","))]")
    add("declarations", text: words(of: places.declarations))
    add("constraints", text: words(of: places.constraints))
  }
}
