import Documents
import FileSystem

/// The program that rewrites code. A file over which it is ended is left out, and the others go on.
struct Rewriter {
  private let toolchain: SwiftToolchain
  private let folder: BuildFolder
  private let limit: Duration

  /// The rewriter of a module.
  ///
  /// - Parameters:
  ///   - toolchain: What has it.
  ///   - folder: The module's folder.
  ///   - limit: The processor time that one run may take.
  init(_ toolchain: SwiftToolchain, _ folder: BuildFolder, within limit: Duration) {
    self.toolchain = toolchain
    self.folder = folder
    self.limit = limit
  }

  /// The outcome of a run.
  struct Outcome {
    let output: [UInt8]
    /// The reasons why files were left out, by the files' names among the arguments.
    let leftOut: [Path: String]
  }

  /// Runs it until no file ends it.
  ///
  /// - Parameter words: Returns the arguments without those of files that are left out.
  /// - Returns: The outcome.
  /// - Throws: `CodeError` if it ends for another reason than a file, or over too many.
  func run(_ words: (_ leftOut: Set<Path>) throws(CodeError) -> [Path]) throws(CodeError) -> Outcome {
    var leftOut: [Path: String] = [:]
    var isAlone = false
    while true {
      let words = try words(Set(leftOut.keys))
      let run = try once((isAlone ? ["--jobs", "1"] : []) + words)
      guard run.status != 0 else { return Outcome(output: run.output, leftOut: leftOut) }
      try folder.checkRoom()
      let signal = run.status - 128
      guard !SwiftToolchain.interruptions.contains(signal) else {
        throw CodeError("the rewriter was ended by signal \(signal)", at: folder.path, isOfMachine: true)
      }
      let isLate = signal == SwiftToolchain.endOfTime
      let begun = begunFiles(among: words)
      // Of files that are worked on at once, the one that takes forever was begun first. Any may have ended the program otherwise.
      if signal > 0, !isLate, begun.count > 1, !isAlone {
        isAlone = true
        continue
      }
      guard signal > 0, let culprit = begun.first, leftOut.count < Self.maximumLeftOut else {
        let reason = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last.map(String.init)
        let ending = signal > 0 ? "the rewriter was ended by signal \(signal)" : reason
        throw CodeError(ending ?? "the rewriter ended with status \(run.status)", at: folder.path)
      }
      leftOut[culprit] =
        isLate
        ? "to rewrite it takes more than \(limit.components.seconds) seconds"
        : "the program that rewrites it is ended over it, by signal \(signal)"
      isAlone = false
    }
  }

  /// The most files that are left out since they end the program: each is found by another run.
  private static let maximumLeftOut = 20

  /// Runs it once.
  ///
  /// - Parameter words: The arguments.
  /// - Returns: What it wrote, and its status.
  /// - Throws: `CodeError` if it can't be run.
  func result(of words: [Path]) throws(CodeError) -> Processes.Result { try once(words) }

  private func once(_ words: [Path]) throws(CodeError) -> Processes.Result {
    let all: [Path] = ["--progress", progress] + words
    try folder.write(
      "[\(all.map { JSONText.quoted($0.recorded) }.joined(separator: ",\n"))]\n", to: arguments)
    Files.remove(progress)
    return try toolchain.run(toolchain.rewriter, ["--arguments", arguments], within: limit, writing: folder.path)
  }

  private var arguments: Path { folder.path.file("rewriter.json") }
  private var progress: Path { folder.path.file("progress.txt") }

  /// The files among the arguments that the program had begun and not finished, the first begun first.
  private func begunFiles(among words: [Path]) -> [Path] {
    let names = Dictionary(words.map { (Self.line($0), $0) }) { first, _ in first }
    var begun: [String] = []
    let text = String(decoding: Files.end(of: progress, count: 1 << 26) ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      let name = String(line.dropFirst())
      if line.hasPrefix("+") { begun.append(name) } else { begun.removeAll { $0 == name } }
    }
    return begun.compactMap { names[$0] }
  }

  /// The line by which the program tells of a file.
  private static func line(_ word: Path) -> String { word.recorded.replacing("\n", with: "\\n") }
}
