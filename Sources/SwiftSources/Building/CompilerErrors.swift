import Documents
import FileSystem

/// The errors in what the compiler wrote.
struct CompilerErrors {
  /// An error at a place of a file.
  struct Place: Hashable {
    let line: Int
    let column: Int
    let message: String
  }

  /// The errors of each file, in the order in which they were told.
  private(set) var byFile: [Path: [Place]] = [:]
  /// The first error that is at no place.
  private(set) var general: String?

  /// The errors in a compiler's output: `/project/View.swift:12:5: error: cannot find 'x' in scope`.
  init(in output: [UInt8]) {
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      guard let mark = line.firstRange(of: "error: ") else { continue }
      let message = String(line[mark.upperBound...])
      let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      if place.count >= 4, let number = Int(place[place.count - 3]), let column = Int(place[place.count - 2]) {
        let path = Path(place.dropLast(3).joined(separator: ":"))
        let error = Place(line: number, column: column, message: message)
        if byFile[path]?.contains(error) != true { byFile[path, default: []].append(error) }
      } else if general == nil, !line[..<mark.lowerBound].holds("warning: ") {
        general = message
      }
    }
  }
}
