import Documents
import FileSystem
import LayoutModel
import Notations
import SceneSources

/// The places in a project's code that what a screen shows comes from.
final class CodePlaces: Sendable {
  /// A line of one of the project's files.
  struct Line: Hashable {
    /// The file's index among those of the project: its Swift files, then those of Interface Builder.
    let file: Int
    /// From 1.
    let number: Int

    /// Returns the line as a position.
    ///
    /// - Parameter own: The index of the file that positions are in where they name no other.
    /// - Returns: The position.
    func position(from own: Int) -> SourcePosition {
      file == own ? SourcePosition(line: number, column: 1) : SourcePosition(line: number, inFile: file + 1)
    }
  }

  private let build: CodeBuild
  private let filesByName: [String: Int]
  /// The indices of the files of Interface Builder, by their names.
  private let nibsByName: [String: Int]
  private let properties = Monitor<[String: [String: Line]]?>(nil)
  private let notes = Guarded<[Int: [Int: [IgnoredRule]]]>([:])

  init(of build: CodeBuild, _ files: CodeFileIndex) {
    self.build = build
    let names = files.compiledNames.enumerated().map { ($0.element.description, $0.offset) }
    filesByName = Dictionary(names) { first, _ in first }
    let nibs = build.project.nibs.enumerated().map {
      ($0.element.name.description, build.project.files.count + $0.offset)
    }
    nibsByName = Dictionary(nibs) { first, _ in first }
  }

  /// Returns the line that a type's property is declared at; `nil` for a type of another's.
  func line(ofProperty property: String, of type: String) -> Line? { declarations[type]?[property] }

  /// The properties that the project's types declare and the methods that they override, by the types' names.
  var overrides: [String: [String]] {
    declarations.mapValues { members in members.keys.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 } }
  }

  private var declarations: [String: [String: Line]] {
    properties.withLock { known in
      let table = known ?? read(build.properties)
      known = table
      return table
    }
  }

  /// Returns the index of a file by one of three names: with the module, as the compiler says it, `App/LoginView.swift`; the full path of
  /// compilation, as libraries keep it for their callers; or the bare name of a file of Interface Builder.
  func file(named name: String) -> Int? {
    if let nib = nibsByName[name] { return nib }
    if name.hasPrefix("/") {
      return Path(name).below(build.compiledFolder).flatMap { filesByName[$0.name.description] }
    }
    let parts = name.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, parts[0] == build.project.module else { return nil }
    return filesByName[String(parts[1])]
  }

  /// Returns a line's text; `nil` for a file that isn't the project's.
  ///
  /// - Parameters:
  ///   - number: The line, from 1.
  ///   - name: The name under which the file is compiled, without its module: `LoginView.swift`.
  /// - Returns: The text.
  func text(ofLine number: Int, inFile name: String) -> String? {
    guard let file = filesByName[name] else { return nil }
    let lines = text(ofFile: file).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }

  /// Returns a place as people name it: `Views/LoginView.swift:12` for `LoginView.swift:12`.
  ///
  /// - Parameter place: The name under which a file is compiled, and a line.
  /// - Returns: The file's path in the project, and the line; the place itself where no file has the name.
  func named(_ place: String) -> String {
    guard let colon = place.lastIndex(of: ":"), let file = filesByName[String(place[..<colon])] else { return place }
    return "\(build.project.files[file].recorded)\(place[colon...])"
  }

  private func text(ofFile file: Int) -> String {
    let path = build.project.location(of: build.project.files[file])
    return String(decoding: (try? Files.plainContents(of: path, limit: 1 << 28)) ?? [], as: UTF8.self)
  }

  /// Returns the rules that a comment on a line sets aside: `// layout:ignore overlap — the badge lies on the picture`.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - own: The index of the file that positions are in where they name no other.
  /// - Returns: The rules, in the comment's order.
  func ignoredRules(at line: Line, from own: Int) -> [IgnoredRule] {
    ignoredRules(at: line).map { rule in
      var rule = rule
      if line.file != own { rule.position = line.position(from: own) }
      return rule
    }
  }

  private func ignoredRules(at line: Line) -> [IgnoredRule] {
    notes.withLock { notes in
      let known = notes[line.file] ?? ignoredRules(inFile: line.file)
      notes[line.file] = known
      return known[line.number] ?? []
    }
  }

  private func ignoredRules(inFile file: Int) -> [Int: [IgnoredRule]] {
    guard file < build.project.files.count else { return [:] }
    let text = text(ofFile: file)
    guard text.holds("layout") || text.holds("Layout") else { return [:] }
    var result: [Int: [IgnoredRule]] = [:]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let mark = line.firstRange(of: "//") else { continue }
      let position = SourcePosition(line: index + 1, column: line[..<mark.lowerBound].utf8.count + 1)
      let rules = IgnoreNotes.rules(in: String(line[mark.upperBound...]), at: position)
      if !rules.isEmpty { result[index + 1] = rules }
    }
    return result
  }

  private func read(_ file: Path) -> [String: [String: Line]] {
    guard let bytes = try? Files.contents(of: file, limit: 1 << 28), let value = try? JSONParser.parse(bytes),
      case .object(let types) = value.content
    else { return [:] }
    var result: [String: [String: Line]] = [:]
    for type in types {
      guard case .object(let properties) = type.value.content else { continue }
      for property in properties {
        guard case .array(let parts) = property.value.content, parts.count == 2,
          case .string(let name) = parts[0].content, case .number(let line, _) = parts[1].content,
          let file = filesByName[name], let line = Int(exactly: line), line > 0
        else { continue }
        result[type.key, default: [:]][property.key] = Line(file: file, number: line)
      }
    }
    return result
  }
}
