/// Tells what a build is doing, step by step, and about how much time is left once a pass of the compiler has ended.
///
///     rewriting SnapKit: 33 Swift files (1 of 2 modules)
///     checking SnapKit: 33 Swift files (1 of 2 modules)
///     building SnapKit: 33 Swift files (1 of 2 modules, about 24 s left)
///
/// The compiler's passes take time in proportion to the files; making code takes twice as long as checking it. Rounds in which something is
/// left out come on top: the time left is the least that is still to come.
final class BuildProgress {
  private let tell: (String) -> Void
  private let clock = ContinuousClock()
  /// The numbers of files of the modules that aren't built yet, by their names.
  private var waiting: [String: Int] = [:]
  private var moduleCount = 0
  /// The work that the passes so far did, in files that are checked, and the time that they took.
  private var doneWork = 0.0
  private var time = Duration.zero
  private var passBegin: ContinuousClock.Instant?

  /// The work of making a file's code, in files that are checked.
  private static let workOfMaking = 2.0

  init(_ tell: @escaping (String) -> Void) { self.tell = tell }

  /// Takes the modules that are to be built, with the numbers of their files.
  func plan(_ modules: [String: Int]) {
    waiting = modules
    moduleCount = modules.count
  }

  /// Tells of something that isn't a step.
  func note(_ words: String) { tell(words) }

  /// Tells that a module's files are rewritten.
  func rewrite(_ module: String, files: Int) {
    passBegin = nil
    tell("rewriting \(module): \(files) Swift files\(rest(of: module, files, isChecked: false))")
  }

  /// Tells that a pass of the compiler begins.
  func begin(_ module: String, files: Int, round: Int, isChecked: Bool) {
    let verb = isChecked ? "building" : "checking"
    let count = round > 1 ? " in round \(round)" : ""
    tell("\(verb) \(module): \(files) Swift files\(count)\(rest(of: module, files, isChecked: isChecked))")
    passBegin = clock.now
  }

  /// Records that the pass has ended.
  func end(files: Int, isChecked: Bool) {
    guard let begin = passBegin else { return }
    passBegin = nil
    time += clock.now - begin
    doneWork += Double(files) * (isChecked ? Self.workOfMaking : 1)
  }

  /// Records that a module is built, or can't be.
  func finish(_ module: String) { waiting[module] = nil }

  /// The number of the module among all, and the time left.
  private func rest(of module: String, _ files: Int, isChecked: Bool) -> String {
    let number = moduleCount - waiting.count + 1
    let parts = [
      moduleCount > 1 ? "\(min(number, moduleCount)) of \(moduleCount) modules" : nil,
      timeLeft(module, files, isChecked),
    ]
    let words = parts.compactMap(\.self)
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }

  private func timeLeft(_ module: String, _ files: Int, _ isChecked: Bool) -> String? {
    guard doneWork > 0 else { return nil }
    let others = waiting.filter { $0.key != module }.values.reduce(0, +)
    let work =
      Double(others) * (1 + Self.workOfMaking) + Double(files) * (Self.workOfMaking + (isChecked ? 0 : 1))
    return "about \(Self.words(time / doneWork * work)) left"
  }

  /// A time as people say it: `24 s`, `3 min`.
  static func words(_ time: Duration) -> String {
    let seconds = Int(time.components.seconds) + 1
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 30) / 60) min"
  }
}
