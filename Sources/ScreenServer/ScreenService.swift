import Documents
import Fixtures
import Foundation
import LayoutModel
import UIKit

/// Answers requests for screens, a line of JSON each, from standard input until it ends.
///
///     {"screen": 3, "conditions": "iphone-17/portrait"}
///     {"scene": "…", "views": […], "constraints": […]}
///     {"error": "there is no device iphone-99"}
///
/// The scene is the text of a fixture. Each view, in the order of the tree, has `["LoginView", "titleLabel"]`, the property that holds it,
/// or `null`; each constraint, view by view, `["App/LoginView.swift", 12]`, the line that made it, or `null`.
///
/// Answers go to the standard output that the program was started with; what the screens' code prints goes to standard error.
///
/// - Parameter screens: The screens, which are asked for by their positions.
@MainActor public func serveScreens(_ screens: [HostedScreen]) {
  OwnerWatch.begin()
  let answers = FileHandle(fileDescriptor: dup(STDOUT_FILENO))
  dup2(STDERR_FILENO, STDOUT_FILENO)
  while let line = readLine() {
    var answer = JSONObjectText()
    do {
      let request = try ScreenRequest(line, count: screens.count)
      var places = CapturedPlaces()
      let scene = try screens[request.screen].scene(under: request.conditions, &places)
      answer.add("scene", Fixture.text(of: scene))
      let views = places.views.map { holder in
        holder.map { "[\(JSONText.quoted($0.type)),\(JSONText.quoted($0.property))]" } ?? "null"
      }
      answer.add("views", text: "[\(views.joined(separator: ","))]")
      let constraints = places.constraints.map { place in
        place.map { "[\(JSONText.quoted($0.file)),\($0.line)]" } ?? "null"
      }
      answer.add("constraints", text: "[\(constraints.joined(separator: ","))]")
    } catch {
      answer.add("error", "\(error)")
    }
    answers.write(Data("\(answer.line)\n".utf8))
  }
}

/// A request for a screen.
private struct ScreenRequest {
  let screen: Int
  let conditions: Conditions

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
  }
}
