import Documents
import FileSystem
import SceneSources

/// The end of a screen that couldn't be made or shown.
struct ScreenFailure: Error, Hashable {
  /// The reason, in one line.
  let reason: String
  /// The file that the program named, by its name alone.
  let file: String?
  let line: Int?

  /// A Boolean value that tells whether a snapshot test ran as it is meant, and handed over no view.
  let isOfNoView: Bool

  /// A Boolean value that tells whether the screen took more time than it has.
  let isOfTime: Bool

  /// A Boolean value that tells whether the screen ran into code that isn't built here.
  var isOfBuild: Bool { reason.hasPrefix("not compiled: ") }

  /// The reason of a trap that says none.
  static let wordless = "a trap"

  /// A Boolean value that tells whether the code contradicts a file of Interface Builder.
  var isOfFile: Bool { file.map { Path($0).hasEnding(of: SceneFormat.interfaceBuilder.endings) } ?? false }

  init(reason: String, in file: String? = nil, at line: Int? = nil, isOfNoView: Bool = false, isOfTime: Bool = false) {
    self.isOfNoView = isOfNoView
    self.isOfTime = isOfTime
    self.reason = reason
    self.file = file
    self.line = line
  }

  /// A failure of the program.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - errors: The program's standard error, in which a trap says its reason: `App/LoginView.swift:12: Fatal error: …`.
  init(_ failure: AskedProgram.Failure, errors: [UInt8]) {
    switch failure {
    case .notStarted(let reason): self.init(reason: "its program couldn't be started: \(reason)")
    case .late(let reason): self.init(reason: reason.words, isOfTime: true)
    case .tooMuch: self.init(reason: "its program answers with more than can be read")
    case .ended(let status): self.init(status: status, errors)
    }
  }

  /// The beginnings of a trap's reason.
  private static let marks = ["Fatal error", "Precondition failed", "Assertion failed"]

  private init(status: Int32, _ errors: [UInt8]) {
    let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
    let last = lines.reversed().lazy.compactMap { line in
      Self.marks.lazy.compactMap { line.firstRange(of: $0) }.first.map { (line, $0) }
    }.first
    if let (line, range) = last {
      let reason = line[range.upperBound...].drop { $0 == ":" || $0 == " " }
      if reason.holds("failed to allocate") {
        self.init(reason: "it took more than \(Confinement.Limits.ofScreens.memory >> 30) GB of memory")
        return
      }
      if let (words, file, line) = Self.placeInFile(atEndOf: reason) {
        self.init(reason: words, in: file, at: line)
        return
      }
      let place = line[..<range.lowerBound].split(separator: ":").map(String.init)
      self.init(
        reason: reason.isEmpty ? Self.wordless : String(reason),
        in: place.first?.split(separator: "/").last.map(String.init), at: place.count > 1 ? Int(place[1]) : nil)
      return
    }
    self.init(reason: Self.words(ofStatus: status))
  }

  /// Says how a program ended.
  private static func words(ofStatus status: Int32) -> String {
    switch status {
    case Confinement.Limits.statusOfLongFile:
      "it wrote more than \(Confinement.Limits.ofScreens.fileLength >> 20) MB into a file, or to its output"
    case Confinement.Limits.statusOfLongTime: "it took more processor time than a program may"
    case 129...: "its program ended with signal \(status - 128)"
    default: "its program ended with status \(status)"
    }
  }

  /// The place in a file of Interface Builder that an exception's reason ends with: `… for the key title. Main.storyboard:12:5'`.
  ///
  /// - Returns: The reason without it, the file's name, and the line; `nil` where it ends with none.
  private static func placeInFile(atEndOf reason: Substring) -> (words: String, file: String, line: Int)? {
    guard reason.hasSuffix("'") else { return nil }
    // A file's name may have spaces in it: the place is what follows the last sentence.
    guard let end = reason.ranges(of: ". ").last else { return nil }
    let place = reason[end.upperBound...].dropLast().split(separator: ":")
    guard place.count == 3, let line = Int(place[1]), Int(place[2]) != nil,
      Path(String(place[0])).hasEnding(of: SceneFormat.interfaceBuilder.endings)
    else { return nil }
    let words = reason[..<end.lowerBound].split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, let own = words[2].firstRange(of: "'") else { return nil }
    return ("\(words[1]): \(words[2][own.upperBound...])", String(place[0]), line)
  }
}

extension TimeLimit.Reason {
  /// The reason as a screen's.
  fileprivate var words: String {
    let seconds = "\(ScreenPrograms.limit.components.seconds) seconds"
    return switch self {
    case .processorTime: "it isn't laid out after \(seconds) of processor time, and isn't asked for again"
    case .stillness: "it waits for what doesn't come: it did nothing for \(seconds), and isn't asked for again"
    case .clockTime: "it isn't laid out after many times \(seconds), and isn't asked for again"
    }
  }
}
