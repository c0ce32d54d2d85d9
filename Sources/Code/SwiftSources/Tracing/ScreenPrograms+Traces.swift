import Documents
import LayoutModel
import ScreenAnswers

extension ScreenPrograms {
  /// Asks for a trace of a screen, as far as the screen goes.
  ///
  /// An event that ends a screen ends its program, and takes what was told before along. So the screen is played anew, with fewer events,
  /// each time by a program of its own: what an app keeps in a singleton isn't there from the last time.
  ///
  /// - Parameters: As for `played(_:under:_:overrides:)`.
  /// - Returns: The steps, and what ended the screen in the event after them, where one did.
  /// - Throws: `ScreenFailure` where the screen can't be shown at all.
  func played(
    _ screen: Int, under conditions: Conditions, asFarAs events: [CodeEvent], overrides: [String: [String]]
  ) throws(ScreenFailure) -> (steps: [PlayedStep], failure: ScreenFailure?) {
    var failure: ScreenFailure
    do throws(ScreenFailure) {
      return (try played(screen, under: conditions, events, overrides: overrides), nil)
    } catch {
      guard !events.isEmpty else { throw error }
      failure = error
    }
    var steps = try played(screen, under: conditions, [], overrides: overrides)
    // So many events can be played, and so many can't.
    var (possible, tooMany) = (0, events.count)
    while tooMany - possible > 1 {
      let count = (possible + tooMany) / 2
      do throws(ScreenFailure) {
        steps = try played(screen, under: conditions, Array(events.prefix(count)), overrides: overrides)
        possible = count
      } catch {
        failure = error
        tooMany = count
      }
    }
    return (steps, failure)
  }

  /// Asks for a trace of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen's position among those of the build.
  ///   - conditions: The conditions at its start.
  ///   - events: The events.
  ///   - overrides: The members that the app's classes declare, by the classes' names.
  /// - Returns: The steps.
  /// - Throws: `ScreenFailure`.
  func played(
    _ screen: Int, under conditions: Conditions, _ events: [CodeEvent], overrides: [String: [String]]
  ) throws(ScreenFailure) -> [PlayedStep] {
    guard walks[screen] == nil else {
      throw ScreenFailure(reason: "a screen that exploring found isn't traced: trace the app")
    }
    var request = JSONObjectText()
    request.add("screen", screen)
    request.add("conditions", conditions.name)
    request.add("events", text: "[\(events.map(\.json).joined(separator: ","))]")
    let table = overrides.sorted { $0.key < $1.key }.map { type, members in
      "\(JSONText.quoted(type)):[\(members.sorted().map(JSONText.quoted).joined(separator: ","))]"
    }
    request.add("overrides", text: "{\(table.joined(separator: ","))}")
    // A timer that the screen starts falls due in real time.
    let limit = Self.limit + events.reduce(.zero) { $0 + $1.limit }
    guard case .trace(let steps) = try answer(to: request.line, within: limit, isAlone: true),
      steps.count == events.count + 1
    else {
      throw ScreenFailure(reason: "its program gives no trace")
    }
    return steps
  }
}

extension CodeEvent {
  /// The time that a screen may take for it.
  fileprivate var limit: Duration {
    if case .wait(let seconds) = self { .seconds(1 + seconds) } else { .seconds(1) }
  }
}
