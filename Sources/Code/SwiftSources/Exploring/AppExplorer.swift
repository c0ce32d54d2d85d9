import FileSystem
import LayoutModel
import ScreenAnswers

/// Explores an app: does what can be done on each screen, breadth first, each action in a program of its own that goes the way to its
/// screen again. So an action that ends the app costs nothing but itself, and finds the app as a user does who comes that way.
///
/// Screens of controllers that haven't been seen come first, and of a list the first rows. The rows of a list of which several led to one
/// and the same screen are taken as leading there, and an item of a tab bar is tapped once. Actions are done in rounds of a fixed size,
/// whose outcomes are taken in order: what is found doesn't depend on the number of threads. It does depend on the machine where the time
/// ends the search, and where an app works longer in the background than a screen is waited for (`ScreenWalk`): that is told by the clock.
struct AppExplorer {
  /// Returns the state at the end of a way.
  private let visit: @Sendable ([AppExploration.Step]) -> Result<ExploredState, ScreenFailure>
  private let limits: ExplorationLimits
  private let progress: (_ steps: Int, _ screens: Int) -> Void

  private(set) var exploration = AppExploration()
  private var states: [State] = []
  /// The states that are known, by their texts.
  private var known: [String: Int] = [:]
  /// The screens by their shapes.
  private var screens: [String: Int] = [:]
  /// The shapes of screens with the same controllers, by these.
  private var shapes: [[String]: Int] = [:]
  /// The outcomes of the actions of lists, by the screen and the list.
  private var outcomes: [Group: [Int]] = [:]
  /// The items of tab bars that were tapped.
  private var tabs: Set<String> = []

  /// A state of the app, and what is to be done there.
  private struct State {
    let way: [AppExploration.Step]
    /// The screen of the state, or behind the state's alert.
    let screen: Int
    let actions: [PossibleAction]
    /// The labels since the screen: those of the alerts' choices.
    let labels: [String]
    /// A Boolean value that tells whether its screen was known before.
    let isVariant: Bool
    /// The actions that are done, or passed over.
    var done: Set<Int> = []
  }

  private struct Group: Hashable {
    let screen: Int
    let name: String
  }

  /// An action that is to be done.
  private struct Task {
    let state: Int
    let action: Int
  }

  /// The number of actions of a round.
  private static let round = 8
  /// The number of rows of a list after which the others may be taken as the same.
  private static let samples = 3
  /// The maximum number of shapes of the same controllers, and of states of the same screen.
  private static let maximumShapes = 4
  private static let maximumStates = 5

  init(
    within limits: ExplorationLimits, progress: @escaping (Int, Int) -> Void = { _, _ in },
    visit: @escaping @Sendable ([AppExploration.Step]) -> Result<ExploredState, ScreenFailure>
  ) {
    (self.limits, self.progress, self.visit) = (limits, progress, visit)
  }

  /// Explores the app until nothing is left to do, or the limits are reached.
  mutating func run() {
    switch visit([]) {
    case .failure(let failure):
      exploration.failure = failure.reason
      return
    case .success(let start): _ = take(start, way: [], from: nil)
    }
    while true {
      let tasks = next()
      guard !tasks.isEmpty else { return }
      guard exploration.steps < limits.steps, exploration.processorTime < limits.seconds else {
        exploration.left = (0..<states.count).reduce(0) { $0 + states[$1].actions.count - states[$1].done.count }
        return
      }
      let chosen = Array(tasks.prefix(limits.steps - exploration.steps))
      for (task, outcome) in zip(chosen, outcomes(of: chosen)) { take(outcome, of: task) }
      progress(exploration.steps, exploration.screens.count)
    }
  }

  // MARK: Choosing

  /// The actions of the next round, the most promising first.
  private mutating func next() -> [Task] {
    var tasks: [(rank: Int, task: Task)] = []
    for state in states.indices {
      var rows: [String: Int] = [:]
      for (index, action) in states[state].actions.enumerated() {
        let row = rows[action.group, default: 0]
        if !action.group.isEmpty { rows[action.group] = row + 1 }
        guard !states[state].done.contains(index) else { continue }
        if isKnown(action, on: states[state].screen) {
          states[state].done.insert(index)
          continue
        }
        let rank = (states[state].isVariant ? 2 : 0) + (row < Self.samples ? 0 : 1)
        tasks.append((rank, Task(state: state, action: index)))
      }
    }
    // Those of the same rank stay in order: the states were found breadth first.
    let sorted = tasks.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    var inRound: [Group: Int] = [:]
    var tapped: Set<String> = []
    var round: [Task] = []
    for (_, (_, task)) in sorted where round.count < Self.round {
      let action = states[task.state].actions[task.action]
      if action.isTab, !tapped.insert(action.key).inserted { continue }
      if !action.group.isEmpty {
        let group = Group(screen: states[task.state].screen, name: action.group)
        guard inRound[group, default: 0] < Self.samples else { continue }
        inRound[group, default: 0] += 1
      }
      round.append(task)
    }
    return round
  }

  /// Tells whether the outcome of an action follows from those of others.
  private func isKnown(_ action: PossibleAction, on screen: Int) -> Bool {
    if action.isTab { return tabs.contains(action.key) }
    guard !action.group.isEmpty, let outcomes = outcomes[Group(screen: screen, name: action.group)] else {
      return false
    }
    return outcomes.count >= Self.samples && Set(outcomes).count == 1
  }

  // MARK: Doing

  /// The outcomes of actions, in their order, each with the way.
  private func outcomes(of tasks: [Task]) -> [Result<ExploredState, ScreenFailure>] {
    let ways = tasks.map(way)
    let results = Guarded([Result<ExploredState, ScreenFailure>?](repeating: nil, count: ways.count))
    let next = Guarded(0)
    let visit = visit
    Threads.run(min(limits.jobs, ways.count)) { _ in
      while true {
        let index = next.withLock { next in
          next += 1
          return next - 1
        }
        guard index < ways.count else { return }
        let outcome = visit(ways[index])
        results.withLock { $0[index] = outcome }
      }
    }
    return results.withLock { $0 }.map { $0 ?? .failure(ScreenFailure(reason: "it wasn't visited")) }
  }

  private func way(of task: Task) -> [AppExploration.Step] {
    let action = states[task.state].actions[task.action]
    return states[task.state].way + [AppExploration.Step(key: action.key, label: action.label)]
  }

  // MARK: Taking

  /// Takes the outcome of an action.
  private mutating func take(_ outcome: Result<ExploredState, ScreenFailure>, of task: Task) {
    states[task.state].done.insert(task.action)
    exploration.steps += 1
    let action = states[task.state].actions[task.action]
    if action.isTab { tabs.insert(action.key) }
    let group = Group(screen: states[task.state].screen, name: action.group)
    switch outcome {
    case .failure(let failure):
      // A screen that is late has taken all of its time.
      if failure.isOfTime { exploration.processorTime += Double(ScreenPrograms.limit.components.seconds) }
      exploration.endings.append(
        AppExploration.Ending(
          way: way(of: task), reason: failure.reason, file: failure.file, line: failure.line))
      if !action.group.isEmpty { outcomes[group, default: []].append(Self.ending) }
    case .success(let state):
      let target = take(state, way: way(of: task), from: task.state)
      if !action.group.isEmpty { outcomes[group, default: []].append(target) }
    }
  }

  /// The outcome of an action that ends the app.
  private static let ending = -1

  /// Takes a state of the app.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - way: The way to it.
  ///   - source: The state before.
  /// - Returns: The screen that it shows; that of the state before, where it shows none of the app's own.
  private mutating func take(_ state: ExploredState, way: [AppExploration.Step], from source: Int?) -> Int {
    exploration.processorTime += max(0, state.processorTime)
    exploration.controllers.formUnion(state.controllers)
    // A row that wasn't on the screen before says its text once it is.
    let way =
      zip(way, state.labels).map { AppExploration.Step(key: $0.key, label: $1) } + way.dropFirst(state.labels.count)
    let label = way.last?.label ?? ""
    let before = source.map { states[$0] }
    let labels = (before?.labels ?? []) + (label.isEmpty ? [] : [label])
    if state.isOfSystem, let before {
      if known["\(before.screen) \(state.state)"] == nil {
        known["\(before.screen) \(state.state)"] = states.count
        states.append(
          State(way: way, screen: before.screen, actions: state.actions, labels: labels, isVariant: before.isVariant))
      }
      return before.screen
    }
    let isNew = screens[state.shape] == nil && shapes[state.controllers, default: 0] < Self.maximumShapes
    let screen = self.screen(of: state, way: way)
    if let before, before.screen != screen {
      let arrow = AppExploration.Arrow(
        source: before.screen, target: screen, label: labels.joined(separator: " › "))
      if !exploration.arrows.contains(where: { $0.source == arrow.source && $0.target == arrow.target }) {
        exploration.arrows.append(arrow)
      }
    }
    let count = states.count { $0.screen == screen }
    if known[state.state] == nil, count < Self.maximumStates {
      known[state.state] = states.count
      states.append(
        State(way: way, screen: screen, actions: state.actions, labels: [], isVariant: !isNew || isVariant(state)))
    }
    return screen
  }

  /// Tells whether a screen's controllers were all shown in another shape before.
  private func isVariant(_ state: ExploredState) -> Bool { shapes[state.controllers, default: 0] > 1 }

  /// The screen of a state: a known one, or a new one.
  private mutating func screen(of state: ExploredState, way: [AppExploration.Step]) -> Int {
    if let known = screens[state.shape] { return known }
    let count = shapes[state.controllers, default: 0]
    if count >= Self.maximumShapes,
      let first = exploration.screens.firstIndex(where: { $0.controllers == state.controllers })
    {
      screens[state.shape] = first
      return first
    }
    shapes[state.controllers] = count + 1
    screens[state.shape] = exploration.screens.count
    exploration.screens.append(
      AppExploration.Screen(
        way: way, controllers: state.controllers, owner: state.owner, isEmpty: state.screen.scene.isEmpty))
    return exploration.screens.count - 1
  }
}

extension PossibleAction {
  /// A Boolean value that tells whether it is a tap on an item of a tab bar, which does the same on all screens.
  fileprivate var isTab: Bool { key.hasPrefix("tab ") }
}
