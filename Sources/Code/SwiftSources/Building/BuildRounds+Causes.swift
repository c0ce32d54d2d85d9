import Documents
import FileSystem

extension BuildRounds {
  /// Postpones complaints that may follow from others: of types that can't be inferred, since something else is wrong, and
  /// of classes whose superclass is stood in for in this round.
  ///
  /// - Parameters:
  ///   - complaints: The complaints of the round, by their files' positions.
  ///   - text: Returns the text of a file as it was compiled.
  static func letConsequencesWait(
    _ complaints: inout [Int: [CompilerErrors.Complaint]], text: (Int) -> [UInt8]
  ) {
    let classes = subclasses(complaints, text: text)
    let all = complaints.values.joined()
    let hasCauses = all.contains { !isOfInference($0.message) }
    complaints = complaints.mapValues { places in
      places.filter { place in
        if hasCauses, isOfInference(place.message) { return false }
        return place.message.hasPrefix(missingType) || !classes.contains { place.message.holds("'\($0)'") }
      }
    }
    complaints = complaints.filter { !$0.value.isEmpty }
  }

  private static let missingType = "cannot find type '"

  /// Tells whether a message is of a type that other code didn't give.
  private static func isOfInference(_ message: String) -> Bool {
    message.hasPrefix("cannot infer ") || message == "'nil' requires a contextual type"
      || message.hasSuffix(" could not be inferred")
  }

  /// The names of the classes whose clause names a type that isn't there: `class Home: DrawerController`.
  private static func subclasses(
    _ complaints: [Int: [CompilerErrors.Complaint]], text: (Int) -> [UInt8]
  ) -> Set<String> {
    var names: Set<String> = []
    for (index, places) in complaints {
      let places = places.filter { $0.message.hasPrefix(missingType) }
      guard !places.isEmpty else { continue }
      let lines = text(index).split(separator: 0x0A, omittingEmptySubsequences: false)
      for place in places where place.line >= 1 && place.line <= lines.count {
        let line = String(decoding: lines[place.line - 1].prefix(max(0, place.column - 1)), as: UTF8.self)
        let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        guard let mark = words.firstIndex(of: "class"), words.index(after: mark) < words.endIndex, line.contains(":")
        else { continue }
        names.insert(String(words[mark + 1].prefix { $0 != ":" }))
      }
    }
    return names
  }
}
