package import Differences
import Documents
import FileSystem
import LayoutModel

/// The file that keeps the layouts a test expects.
public struct GoldenFile: Hashable, Sendable {
  let name: String?

  /// A file named after the test, in a folder named after the test file: `__Layouts__/FILE/TEST.json` beside the test
  /// file.
  public static let golden = GoldenFile(name: nil)

  /// Returns a file with the test's name and another, for a test that expects several layouts or runs with several
  /// arguments: `__Layouts__/FILE/TEST.NAME.json`.
  public static func golden(_ name: String) -> GoldenFile { GoldenFile(name: name) }

  /// Returns the file's path for a test.
  package func path(testFile: String, function: String) -> String {
    var folders = testFile.split(separator: "/", omittingEmptySubsequences: false)
    let file = folders.popLast().map(String.init) ?? testFile
    let stem = Path(file).stem.description
    let test = function.prefix { $0 != "(" }
    let names = [String(test), name].compactMap(\.self).map(Self.plain)
    let folder = folders.isEmpty ? "." : folders.joined(separator: "/")
    return "\(folder)/__Layouts__/\(Self.plain(stem))/\(names.joined(separator: ".")).json"
  }

  /// Returns a name in characters that every file system allows; dashes replace all others.
  private static func plain(_ name: String) -> String {
    let characters = name.unicodeScalars.map { scalar -> Character in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || "-_+".unicodeScalars.contains(scalar)
        ? Character(scalar) : "-"
    }
    let dashed = String(characters)
    return String(dashed.trimmingDashes)
  }
}

extension String {
  /// The string without dashes around it, or the whole string if it consists of dashes.
  fileprivate var trimmingDashes: Substring {
    let start = drop { $0 == "-" }
    let end = start.lastIndex { $0 != "-" }
    return end.map { start[...$0] } ?? self[...]
  }
}

extension RecordMode {
  /// Returns the mode that applies in a test: `never` if `CI` is set; else the one requested in code, the one that
  /// `LAYOUT_RECORD` names, or `missing`.
  ///
  /// - Throws: `UnknownRecordMode` if `LAYOUT_RECORD` names no mode.
  package static func inTest(
    _ asked: RecordMode?, environment: [String: String]
  ) throws(UnknownRecordMode) -> (mode: RecordMode, isAsked: Bool) {
    if environment["CI"]?.isEmpty == false { return (.never, false) }
    if let asked { return (asked, true) }
    guard let name = environment[variable], !name.isEmpty else { return (.missing, false) }
    guard let mode = RecordMode(rawValue: name) else { throw UnknownRecordMode(name: name) }
    return (mode, true)
  }

  /// The environment variable that names a mode.
  package static let variable = "LAYOUT_RECORD"
}

/// A name in the environment that isn't a recording mode.
package struct UnknownRecordMode: Error, CustomStringConvertible {
  let name: String

  package var description: String {
    let known = RecordMode.allCases.map(\.rawValue)
    let nearest = Spelling.nearest(to: name, among: known).map { "did you mean '\($0)'?" }
    return "\(RecordMode.variable) is '\(name.printable)', which is no mode of recording; "
      + (nearest ?? "there are \(known.joined(separator: ", "))")
  }
}
