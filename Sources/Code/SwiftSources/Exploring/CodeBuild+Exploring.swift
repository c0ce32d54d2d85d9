import Documents
import FileSystem

extension CodeBuild {
  /// The position of the app among the screens; `nil` where the code has none that can be started.
  private var launch: Int? { screens.firstIndex { $0.kind == .launch && $0.needs == nil } }

  /// Explores the build's app, or takes what was found of the same app before.
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - programs: The programs of the build.
  ///   - progress: Called with what is being done.
  /// - Returns: What was found; `nil` where the code has no app.
  /// - Throws: `CodeError` if the record can't be written.
  func exploration(
    within limits: ExplorationLimits, by programs: ScreenPrograms, progress: @escaping (String) -> Void
  ) throws(CodeError) -> AppExploration? {
    guard let launch = launch else { return nil }
    let record = compiledFolder.file("explored.json")
    let variables = settings.environment.sorted { $0.key < $1.key }
    let signature = SHA256.text("\(contentSignature)\n\(limits.signature)\n\(settings.arguments)\n\(variables)")
    if let bytes = try? Files.contents(of: record, limit: 1 << 28), let known = AppExploration(bytes, signature) {
      return known
    }
    progress("exploring the app: at most \(Int(limits.seconds)) seconds of processor time, \(limits.steps) actions")
    var told = 0
    let exploration = AppExploration(of: launch, by: programs, within: limits) { steps, screens in
      guard steps - told >= Self.stepsBetweenWords else { return }
      told = steps
      progress("exploring the app: \(steps) actions done, \(screens) screens found")
    }
    // What ended for the machine's sake is tried again.
    if exploration.failure == nil { try BuildFolder(compiledFolder).write(exploration.text(signature), to: record) }
    return exploration
  }

  /// The number of actions between two lines of progress.
  private static let stepsBetweenWords = 50

  /// Returns the build with the screens that exploring its app found. A controller that was reached isn't made alone any longer, if
  /// its screen shows something.
  func with(_ exploration: AppExploration) -> CodeBuild {
    var build = self
    guard let launch else { return build }
    var places: [String: CodeScreen] = [:]
    for screen in screens where screen.kind == .controller && places[screen.name] == nil {
      places[screen.name] = screen
    }
    // The launch's screen is told as the app. A controller around others, or inside, is told with its screen.
    let reached = exploration.screens.dropFirst(settings.screens.contains(.launch) ? 0 : 1).filter { !$0.isEmpty }
    var names: [String: String] = [:]
    for screen in reached where names[screen.owner] == nil { names[screen.owner] = screen.name }
    for screen in reached {
      for controller in screen.controllers where names[controller] == nil { names[controller] = screen.name }
    }
    let told = screens.map { screen in
      var screen = screen
      switch screen.kind {
      case .controller: screen.reachedAs = names[screen.name]
      case .rootView: screen.reachedAs = screen.controllers.lazy.compactMap { names[$0] }.first
      default: break
      }
      return screen
    }
    // An empty screen says less than the controller made by rule.
    let explored = exploration.screens.enumerated().dropFirst().filter { _, screen in
      !screen.isEmpty || places[screen.owner].map { $0.needs != nil } ?? true
    }
    var taken: [String: Int] = [:]
    build.told =
      told
      + explored.map { number, screen in
        let count = taken[screen.name, default: 0] + 1
        taken[screen.name] = count
        let walk = CodeScreen.Walk(launch: launch, number: number, steps: screen.way, owner: screen.owner)
        let name = count == 1 ? screen.name : "\(screen.name) (\(count))"
        return CodeScreen(walk, named: name, in: places[screen.owner] ?? screens[launch])
      }
    return build
  }
}
