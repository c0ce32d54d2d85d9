import Documents
import FileSystem

/// The errors in what the compiler wrote.
struct CompilerErrors {
  typealias Complaint = CodeBuild.LeftOutFile.Complaint

  /// The errors of each file, in the order in which they were told.
  private(set) var byFile: [Path: [Complaint]] = [:]
  /// The first error that is at no place.
  private(set) var general: String?

  /// The errors in a compiler's output: `/project/View.swift:12:5: error: cannot find 'x' in scope`.
  init(in output: [UInt8]) {
    var told: [Path: Set<Complaint>] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let mark = line.firstRange(of: "error: ") else { continue }
      if let (path, error) = Self.error(in: line, at: mark) {
        if told[path, default: []].insert(error).inserted { byFile[path, default: []].append(error) }
      } else if general == nil, !line[..<mark.lowerBound].holds("warning: ") {
        general = String(line[mark.upperBound...])
      }
    }
  }

  private static func error(in line: Substring, at mark: Range<Substring.Index>) -> (path: Path, error: Complaint)? {
    let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard place.count >= 4, let number = Int(place[place.count - 3]), let column = Int(place[place.count - 2]) else {
      return nil
    }
    return (
      Path(place.dropLast(3).joined(separator: ":")),
      Complaint(line: number, column: column, message: String(line[mark.upperBound...]))
    )
  }

  /// Returns the file whose errors take most of an output, with the first of them; `nil` where none is of a file.
  static func longest(in output: [UInt8]) -> (file: Path, first: Complaint)? {
    var lengths: [Path: (length: Int, first: Complaint)] = [:]
    var own: Path?
    for line in output.split(separator: 0x0A) {
      // A place stands at the beginning of its line.
      let words = Substring(String(decoding: line.prefix(1 << 13), as: UTF8.self))
      if let mark = words.firstRange(of: "error: "), let (path, error) = error(in: words, at: mark) {
        own = path
        lengths[path, default: (0, error)].length += 0
      }
      if let own { lengths[own]?.length += line.count }
    }
    return lengths.max { ($0.value.length, $1.key) < ($1.value.length, $0.key) }.map { ($0.key, $0.value.first) }
  }
}
