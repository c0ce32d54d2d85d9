import Documents
package import FileSystem
import LayoutModel
package import Notations

/// The nearest `.layout.json` of an input, and its content.
package struct ProjectConfiguration: Hashable, Sendable {
  /// The file; `nil` if there is none.
  package let path: Path?
  /// The file's content.
  package let content: Configuration
  /// The configurations that were nearer, and aren't taken.
  package let foreign: [ForeignConfiguration]
  /// The folder that its paths are relative to.
  package var folder: Path { path?.folder ?? "." }

  private static let name = Path(Configuration.fileName)

  /// Reads the configuration that holds for a folder (`ConfigurationSearch`); an empty configuration if there is none.
  ///
  /// - Throws: `ConfigurationError`.
  package init(nearestTo folder: Path) throws(ConfigurationError) {
    let found = try ConfigurationSearch(around: folder)
    path = found.path
    foreign = found.foreign
    content = try found.path.map(Self.content) ?? Configuration()
  }

  /// Reads a configuration file that somebody names, whoever owns it.
  ///
  /// - Throws: `ConfigurationError`.
  package init(at path: Path) throws(ConfigurationError) {
    content = try Self.content(of: path)
    self.path = path
    foreign = []
  }

  private static func content(of path: Path) throws(ConfigurationError) -> Configuration {
    try ConfigurationError.reading(path, Configuration.init(reading:))
  }

  /// Creates an empty configuration.
  package init() {
    (path, content, foreign) = (nil, Configuration(), [])
  }

  /// Returns an error with problems of the file.
  package func error(_ problems: [InputProblem]) -> ConfigurationError {
    ConfigurationError(path: path ?? Self.name, cause: .input(InputError(problems)))
  }

  // MARK: Paths and scenes

  /// Returns the settings for an input, from the least specific entry of `paths` to the most, each with its index.
  /// Patterns come before plain paths, each kind in the file's order.
  package func pathSettings(for input: Path) -> [(index: Int, setting: Configuration.PathSetting)] {
    guard let names = names(of: input) else { return [] }
    let own = content.paths.enumerated().filter { PathPattern($0.element.path).covers(names) }
    let exact = own.filter { !PathPattern.isPattern($0.element.path) }
    return (own.filter { PathPattern.isPattern($0.element.path) } + exact).map { ($0.offset, $0.element) }
  }

  /// Returns the settings for scenes of an input, from the least specific entry to the most, each with its place in the
  /// file. Patterns of names come before names; within each kind, entries for all files come before those for some, in
  /// the file's order.
  package func sceneSettings(for input: Path) -> [(place: String, setting: Configuration.SceneSetting)] {
    var own: [(place: String, setting: Configuration.SceneSetting)] = []
    for (index, setting) in content.scenes.enumerated() {
      if let path = setting.path, !(names(of: input).map(PathPattern(path).covers) ?? false) { continue }
      own.append(("scenes[\(index)]", setting))
    }
    for (index, setting) in pathSettings(for: input) {
      for (place, scene) in setting.scenes.enumerated() {
        var scene = scene
        if let path = scene.path, !(names(of: input).map(PathPattern(path).covers) ?? false) { continue }
        scene.path = scene.path ?? setting.path
        own.append(("paths[\(index)].scenes[\(place)]", scene))
      }
    }
    func rank(_ setting: Configuration.SceneSetting) -> Int {
      (PathPattern.isPattern(setting.scene) ? 0 : 2) + (setting.path == nil ? 0 : 1)
    }
    return (0...3).flatMap { wanted in own.filter { rank($0.setting) == wanted } }
  }

  /// Tells whether the configuration includes an input and doesn't exclude it.
  package func includes(_ input: Path) -> Bool {
    guard let names = names(of: input) else { return true }
    if content.excluded.contains(where: { PathPattern($0).covers(names) }) { return false }
    return content.included.isEmpty || content.included.contains { PathPattern($0).covers(names) }
  }

  /// Returns a file that the configuration names, as a path from where the program runs.
  package func resolved(_ name: String) -> Path {
    let path = Path(name)
    return path.bytes.first == UInt8(ascii: "/") || folder == "." ? path : folder.file(path)
  }

  /// Returns the names in a path relative to the configuration's folder; `nil` if it isn't below that folder.
  private func names(of input: Path) -> [String]? {
    guard path != nil else { return nil }
    let names = input.description.split(separator: "/").map(String.init)
    let own = folder.description.split(separator: "/").map(String.init).filter { $0 != "." }
    let rest = Array(own.drop { $0 != ".." })
    if rest.isEmpty {
      return names.starts(with: own) && names.count > own.count ? Array(names.dropFirst(own.count)) : nil
    }
    guard rest.allSatisfy({ $0 == ".." }) else { return nil }
    // The part above the folder that the path begins with, or above the working folder.
    let head = own.count - rest.count
    if rest.count <= head { return names.count > head - rest.count ? Array(names.dropFirst(head - rest.count)) : nil }
    let full = Files.workingFolder?.description.split(separator: "/").map(String.init) ?? []
    let ups = rest.count - head
    return ups <= full.count ? Array(full.suffix(ups)) + names : nil
  }
}
