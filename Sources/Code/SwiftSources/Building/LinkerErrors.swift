import Documents
import FileSystem

/// The objects that can't be linked: a symbol is missing, or several objects define it.
struct LinkerErrors {
  /// The objects, each with what the linker says of it first.
  private(set) var byObject: [Path: String] = [:]

  /// The errors in what a run of the compiler wrote. Linkers write them in several forms:
  ///
  ///     /build/objects/View.o:View.o:function $s1A: error: undefined reference to 'missing'
  ///     ld.gold: error: /build/objects/B.o: multiple definition of 'twice'
  ///     ld.lld: error: undefined symbol: missing
  ///     >>> referenced by View.swift:3
  ///     >>>               /build/objects/View.o:($s1A)
  ///
  /// - Parameters:
  ///   - output: What it wrote.
  ///   - folder: The folder of the objects.
  init(in output: [UInt8], of folder: Path) {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard lines.contains(where: { $0.holds("link command failed") }) else { return }
    var message: String?
    var named: Path?
    for line in lines {
      let object = Self.object(in: line, of: folder)
      let words = Self.words(in: line)
      // GNU's linker names the object on the line before, LLVM's on a line behind.
      let isBehind = words == nil && line.hasPrefix(">>>")
      if let words { message = words }
      named = object ?? named
      guard let message,
        let own = object == nil ? (words == nil ? nil : named) : (words != nil || isBehind ? object : nil)
      else { continue }
      if byObject[own] == nil { byObject[own] = "it can't be linked: \(message)" }
    }
  }

  private static func object(in line: Substring, of folder: Path) -> Path? {
    guard let mark = line.firstRange(of: folder.description + "/") else { return nil }
    let path = line[mark.lowerBound..<mark.upperBound] + line[mark.upperBound...].prefix { $0 != ":" }
    return path.hasSuffix(".o") ? Path(String(path)) : nil
  }

  private static let marks = [
    "undefined reference to ", "multiple definition of ", "undefined symbol: ", "duplicate symbol: ",
  ]

  private static func words(in line: Substring) -> String? {
    marks.compactMap { line.firstRange(of: $0)?.lowerBound }.first.map { String(line[$0...]) }
  }
}
