import FileSystem
import LayoutModel

/// The work of a run: files to read, and the scenes of those already read. Threads prefer scenes to files, so that no
/// more files are open than there are threads.
final class LintQueue: Sendable {
  private let run: LintRun
  /// The files' indices in the order in which they are read.
  private let order: [Int]
  private let state: Monitor<State>

  private struct State {
    var nextFile = 0
    /// The waiting scenes, taken from the end.
    var scenes: [(file: OpenFile, place: Int)] = []
    /// The number of files being read, each of which may bring scenes.
    var reading = 0
    var results: [LintedFile?]
    var progress = LintProgress()
    /// The fraction done of each scene of the open files, by the files' indices.
    var shares: [Int: [Double]] = [:]

    /// Notes the fraction of a scene that is done.
    mutating func note(_ share: Double, of scene: Int, in file: Int) {
      shares[file]?[scene] = share
      sumUp()
    }

    /// Notes that a file is done.
    mutating func close(_ file: Int) {
      shares[file] = nil
      progress.files += 1
      sumUp()
    }

    private mutating func sumUp() {
      progress.partsOfFiles = shares.values.reduce(0) { $0 + $1.reduce(0, +) / Double(max(1, $1.count)) }
    }
  }

  init(_ run: LintRun) {
    self.run = run
    order = Self.order(of: run)
    var state = State(results: Array(repeating: nil, count: run.inputs.files.count))
    state.progress.totalFiles = run.inputs.files.count
    self.state = Monitor(state)
  }

  /// Returns the files' indices in their order. Where a range of widths is examined a scene may take seconds, and files with
  /// much in them come first, so that no thread is left with one of these at the end.
  private static func order(of run: LintRun) -> [Int] {
    let files = run.inputs.files
    guard files.contains(where: { run.settings($0).widths != nil }) else { return Array(files.indices) }
    let sizes = files.map { Files.size(of: $0) ?? 0 }
    return files.indices.sorted { (-sizes[$0], $0) < (-sizes[$1], $1) }
  }

  /// Returns the files' results, in their order, without files that weren't examined.
  func results() -> [LintedFile] { state.withLock { $0.results.compactMap(\.self) } }

  private enum Step {
    case scene(OpenFile, Int)
    case file(Int)
    case end
  }

  /// Works until nothing is left.
  func work() {
    while true {
      let step = state.wait { state -> Step? in
        if let (file, place) = state.scenes.popLast() { return .scene(file, place) }
        if state.nextFile < state.results.count, !run.isInterrupted() {
          state.nextFile += 1
          state.reading += 1
          return .file(order[state.nextFile - 1])
        }
        return state.reading > 0 ? nil : .end
      }
      switch step {
      case .scene(let file, let place): lint(file, place)
      case .file(let index): open(index)
      case .end: return
      }
    }
  }

  private func open(_ index: Int) {
    let path = run.inputs.files[index]
    let file = OpenFile(reading: path, index, run)
    let count = file.scenes.count
    if count == 0 { finish(file) }
    state.withLock { state in
      if count > 0 { state.shares[index] = Array(repeating: 0, count: count) }
      state.scenes += (0..<count).reversed().map { (file, $0) }
      state.reading -= 1
    }
  }

  private func lint(_ file: OpenFile, _ place: Int) {
    let result = file.result(ofScene: place, run) { [self] share in note(share, of: place, in: file) }
    note(1, of: place, in: file)
    if file.keep(result, at: place) { finish(file) }
  }

  private func note(_ share: Double, of scene: Int, in file: OpenFile) {
    let progress = state.withLock { state in
      state.note(share, of: scene, in: file.index)
      return state.progress
    }
    run.progress(progress)
  }

  private func finish(_ file: OpenFile) {
    let isWhole = !run.isInterrupted()
    var result = file.result(isWhole: isWhole)
    result.isWhole = isWhole
    let progress = state.withLock { state in
      state.results[file.index] = result
      state.close(file.index)
      state.progress.layouts += result.layouts
      return state.progress
    }
    run.progress(progress)
  }
}
