import Documents
import FileSystem

/// The places in code at which a compiler was ended by a signal: by a stack that was full, a fault of its own, or the end of its time.
///
/// Swift's compiler says then what it is at, the innermost last:
///
///     Stack dump:
///     0.  Program arguments: /usr/bin/swift-frontend -frontend …
///     3.  While evaluating request TypeCheckPrimaryFileRequest(source_file "/build/compiled/View.swift")
///     4.  While type-checking expression at [/build/compiled/View.swift:12:9 - line:12:40] RangeText="…"
struct CompilerEndings {
  /// The innermost places of the compilers that were ended, without those that name no file.
  private(set) var places: [(file: Path, place: CompilerErrors.Complaint)] = []
  /// A Boolean value that tells whether a compiler was ended.
  let isEnded: Bool

  /// The endings in what a run of the compiler wrote.
  ///
  /// - Parameters:
  ///   - output: What it wrote.
  ///   - status: The status that it ended with.
  ///   - folder: The folder of the files that are compiled.
  ///   - limit: The processor time that each compiler had.
  init(in output: [UInt8], status: Int32, of folder: Path, within limit: Duration) {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    var signal = status > 128 ? status - 128 : nil
    var place: (file: Path, line: Int, column: Int)?
    var isInDump = false
    var found: [(file: Path, place: CompilerErrors.Complaint)] = []
    func end() {
      guard let own = place else { return }
      let words =
        signal == SwiftToolchain.endOfTime
        ? "it takes the compiler more than \(limit.components.seconds) seconds"
        : "the compiler is ended over it\(signal.map { ", by signal \($0)" } ?? "")"
      found.append((own.file, CompilerErrors.Complaint(line: own.line, column: own.column, message: words)))
      place = nil
    }
    for line in lines {
      if let mark = line.firstRange(of: "command failed due to signal ") {
        end()
        signal = Int32(line[mark.upperBound...].prefix { $0.isNumber })
        isInDump = false
      } else if line == "Stack dump:" {
        end()
        isInDump = true
      } else if isInDump {
        // The numbered lines come first. The first of them has the compiler's arguments, with the names of all files. Quoted code may have
        // lines of its own. Then come the compiler's functions.
        if line.hasPrefix(" #") || line.hasPrefix("#") { isInDump = false }
        guard isInDump, let number = line.split(separator: ".", maxSplits: 1).first.flatMap({ Int($0) }) else {
          continue
        }
        if number > 0, let inner = Self.place(in: line, of: folder) { place = inner }
      }
    }
    end()
    places = found
    isEnded = signal != nil
  }

  /// The place that a line names: `/build/compiled/View.swift:12:9`, or a file alone.
  private static func place(in line: Substring, of folder: Path) -> (file: Path, line: Int, column: Int)? {
    let beginning = folder.description + "/"
    guard let mark = line.firstRange(of: beginning),
      let end = line[mark.upperBound...].firstRange(of: ".\(Path.swiftEnding)")
    else {
      return nil
    }
    let numbers = line[end.upperBound...].split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    let isPlaced = numbers.count == 3 && numbers[0].isEmpty
    return (
      Path(String(line[mark.lowerBound..<end.upperBound])), isPlaced ? Int(numbers[1]) ?? 1 : 1,
      isPlaced ? Int(numbers[2].prefix { $0.isNumber }) ?? 1 : 1
    )
  }
}
