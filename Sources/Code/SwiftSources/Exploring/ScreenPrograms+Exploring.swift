import Documents
import LayoutModel
import ScreenAnswers

extension ScreenPrograms {
  /// Goes a way through an app, in a program of its own.
  ///
  /// - Parameters:
  ///   - launch: The app's position among the screens of the build.
  ///   - way: The way.
  ///   - conditions: The conditions.
  /// - Returns: The state of the app at the way's end.
  func visited(
    _ launch: Int, _ way: [AppExploration.Step], under conditions: Conditions
  ) -> Result<ExploredState, ScreenFailure> {
    var request = JSONObjectText()
    request.add("screen", launch)
    request.add("conditions", conditions.name)
    request.add("way", text: AppExploration.Step.json(of: way))
    request.add("explores", true)
    do throws(ScreenFailure) {
      guard case .explored(let state) = try answer(to: request.line, within: timeLimit(of: way), isAlone: true) else {
        throw ScreenFailure(reason: "its program tells no state")
      }
      return .success(state)
    } catch {
      return .failure(error)
    }
  }

  /// The processor time that going a way may take.
  func timeLimit(of way: [AppExploration.Step]) -> Duration { Self.limit + .seconds(way.count) }
}

extension AppExploration {
  /// Explores an app within limits.
  ///
  /// - Parameters:
  ///   - launch: The app's position among the screens of the build.
  ///   - programs: The programs of the build.
  ///   - limits: The limits.
  ///   - progress: Called with the numbers of actions and of screens so far.
  init(
    of launch: Int, by programs: ScreenPrograms, within limits: ExplorationLimits,
    progress: @escaping (_ steps: Int, _ screens: Int) -> Void
  ) {
    let conditions = CodeSource.resolved(Conditions())
    var explorer = AppExplorer(within: limits, progress: progress) { programs.visited(launch, $0, under: conditions) }
    explorer.run()
    self = explorer.exploration
  }
}
