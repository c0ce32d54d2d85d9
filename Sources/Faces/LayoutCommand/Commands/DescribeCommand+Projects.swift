import CodeText
import Documents
import FileSystem
import LayoutModel
import SceneSources

/// Describes a project: the statements of settings and code, read without a build, each with its place.
///
///     App.xcodeproj/project.pbxproj: App
///       devices: phone
///       Info.plist: App/Info.plist
struct ProjectDescription {
  private let settings: ProjectSettings
  private let code: ProjectCode
  private let missing: [MissingPackages]
  private let reach: SceneReach

  /// Reads the project of a folder.
  init(of folder: Path) {
    let projects = Projects()
    let full = Files.resolved(folder) ?? folder
    settings = projects.settings(of: full)
    code = projects.code(of: full)
    missing = MissingPackages.all(around: [full])
    reach = projects.reach(of: full)
  }

  /// The description, a line for each thing said.
  var text: PrintableText {
    (settings.apps.flatMap(lines) + [languages].compactMap(\.self) + linesOfCode + linesOfScenes
      + missing.map { "\(name($0.folder)): \($0.words)" })
      .map { PrintableText($0).line }.joined()
  }

  private func lines(of app: AppSettings) -> [String] {
    var lines = ["\(name(app.file)): \(app.name)"]
    let devices = app.idioms.map { idioms in UserInterfaceIdiom.allCases.filter(idioms.contains).map(\.rawValue) }
    lines.append("  devices: \(devices?.joined(separator: ", ") ?? "any")")
    if let target = app.deploymentTarget { lines.append("  from iOS \(target) on") }
    if let version = app.marketingVersion { lines.append("  version: \(version)") }
    if let list = app.informationList { lines.append("  Info.plist: \(name(list))") }
    for (key, value) in app.information.sorted(by: { $0.key < $1.key }) {
      switch value {
      case .array(let elements):
        let words = elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
        lines.append("  \(key): \(words.joined(separator: ", "))")
      case .bool(let flag): lines.append("  \(key): \(flag)")
      case .string(let text): lines.append("  \(key): \(text)")
      case .number, .dictionary, .other: break
      }
    }
    return lines
  }

  private var languages: String? {
    settings.languages.map { "languages: \($0.sorted().joined(separator: ", "))" }
  }

  private var linesOfCode: [String] {
    var lines = ["code: \(code.files.count) files below \(name(code.root))"]
    if let (mask, place) = code.orientationsOfApplication(near: code.root) {
      lines.append("  the application \(mask.map { "allows \($0.words)" } ?? Self.words) (\(place))")
    }
    for (type, answer) in code.answersAboutOrientations {
      lines.append("  \(type): \(answer)")
    }
    let (changes, settings) = code.counts
    let all = changes.map { ($0.kind.rawValue, $0.count) } + settings.map { ($0.name, $0.count) }
    if !all.isEmpty { lines.append("  places: \(all.map { "\($0.0) \($0.1)" }.joined(separator: ", "))") }
    return lines
  }

  private static let words = "decides about orientations in code that isn't understood"

  /// The scenes that nothing shows.
  private var linesOfScenes: [String] {
    guard reach.count > 0 else { return [] }
    guard !reach.unreached.isEmpty else { return ["scenes: \(reach.count), each of which something shows"] }
    return ["scenes: \(reach.count); nothing shows these (no segue, identifier or class leads to them):"]
      + reach.unreached.map { "  \(name($0.path)): \($0.name)" }
  }

  private func name(_ path: Path) -> String {
    let short = Files.workingFolder.map { path.shortened(from: $0) } ?? path
    return short.description
  }
}
