import FileSystem
import LayoutModel

/// The files of a built project by their paths, with what each has.
final class CodeFileIndex: Sendable {
  private let project: CodeProject
  private let numbers: [Path: Int]
  /// The names under which the files are compiled.
  let compiledNames: [Path]
  /// The positions of the screens, by the paths of the Swift files that make them.
  private let screens: [Path: [Int]]
  /// The files' names in messages, by the beginning of their paths there.
  private let names = Guarded<[Path: [Path]]>([:])

  /// The files of a build.
  init(of build: CodeBuild) {
    project = build.project
    compiledNames = project.compiledNames
    numbers = Dictionary(project.files.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    screens = Dictionary(grouping: build.screens.indices) { build.screens[$0].codeFile }
  }

  /// Returns the index of a file among those of the project; `nil` if it isn't one of them.
  func number(of file: Path) -> Int? { numbers[file] }

  /// Returns the positions of a file's screens among those of the project.
  func screens(of file: Path) -> [Int] { screens[file] ?? [] }

  /// Returns the paths of all files that places may be in, as messages name them.
  ///
  /// - Parameters:
  ///   - path: The path that the user gave one of the files.
  ///   - other: That file, by its path in the project.
  /// - Returns: The paths, in the project's order.
  func names(like path: Path, of other: Path) -> [Path] {
    let before =
      path.bytes.suffix(other.bytes.count).elementsEqual(other.bytes)
      ? Path(bytes: path.bytes.dropLast(other.bytes.count)) : path
    return names.withLock { names in
      let known = names[before] ?? project.names(like: path, of: other)
      names[before] = known
      return known
    }
  }
}
