package import LayoutModel
import SceneSources
import ScreenAnswers

/// A step of a trace of code: the start or an event, what the app's classes were told, and the screen after it.
package struct CodeTraceStep: Sendable {
  /// The event in words.
  package let event: String
  /// The time of the event from the start on, and how long what it began took, in seconds.
  package let time: Double
  package let duration: Double
  package let calls: [TraceCall]
  package let scene: Scene
  /// The frame of its view in the window; `nil` where the scene says it.
  package let frame: Rect?
  /// The views of presentations in front of it, with their frames in the window; back to front.
  package let presented: [(frame: Rect, scene: Scene)]
  /// The conditions that the screen has then.
  package let conditions: Conditions
}

/// A trace of code.
package struct CodeTrace: Sendable {
  /// The start, then each event. Where the screen ended in one, that is the last step, with what was on the screen before it.
  package let steps: [CodeTraceStep]
  /// The exception that ended the screen in the last step, where one did.
  package let exception: SimulatedException?
}

extension CodeSource {
  /// Plays events on a screen. A screen that an event ends is played anew up to that event.
  ///
  /// Calls that UIKit makes on the app's classes are told where a class, or one of the app's that it inherits from, overrides the method.
  ///
  /// - Parameters:
  ///   - name: The screen; the file's only one if `nil`.
  ///   - events: The events.
  ///   - conditions: The conditions at the start.
  /// - Returns: The steps: the start, and each event.
  /// - Throws: `SceneChoiceError`, `SimulatedException` where the screen can't be shown at all, `InputError`.
  package func trace(of name: String?, playing events: [CodeEvent], under conditions: Conditions) throws -> CodeTrace {
    let (id, screen, index) = try screen(named: name)
    let position = position(of: screen)
    let played: (steps: [PlayedStep], failure: ScreenFailure?)
    do throws(ScreenFailure) {
      played = try project.programs.played(
        index, under: screen.conditions.made(under: resolved(conditions)), asFarAs: events,
        overrides: project.places.overrides)
    } catch {
      throw error.exception(of: id, in: project.build.project.compiledNames[number], at: position)
    }
    var steps = played.steps.map { step in
      CodeTraceStep(
        event: step.event, time: step.time, duration: step.duration, calls: step.calls,
        scene: scene(step.scene, of: screen, id: id, under: conditions), frame: step.frame,
        presented: step.presented.map {
          (frame: $0.frame, scene: scene($0.scene, of: screen, id: id, under: conditions))
        },
        conditions: (try? Conditions(name: step.conditions)) ?? conditions)
    }
    guard let failure = played.failure, let last = steps.last else { return CodeTrace(steps: steps, exception: nil) }
    steps.append(
      CodeTraceStep(
        event: events[steps.count - 1].words, time: last.time + last.duration, duration: 0, calls: [],
        scene: last.scene, frame: last.frame, presented: last.presented, conditions: last.conditions))
    let file = project.build.project.compiledNames[number]
    return CodeTrace(
      steps: steps,
      exception: failure.raisedException(in: file, at: position)
        ?? failure.exception(of: id, in: file, at: position))
  }

  private func screen(named name: String?) throws -> (id: String, screen: CodeScreen, index: Int) {
    guard let name else {
      guard screens.count == 1 else { throw SceneChoiceError.several(sceneNames) }
      return screens[0]
    }
    guard let found = screens.first(where: { $0.id == name }) else {
      throw SceneChoiceError.unknown(name, nearest: Spelling.nearest(to: name, among: sceneNames), choices: sceneNames)
    }
    return found
  }
}
