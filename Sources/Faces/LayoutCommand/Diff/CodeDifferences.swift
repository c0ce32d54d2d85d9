import Differences
import FileSystem
import LayoutOutput
import SceneSources
import SwiftSources

/// The changes on the screens that code makes: each side of a comparison is built by itself, and its screens are compared with those of the
/// other by their names.
struct CodeDifferences {
  let arguments: ParsedArguments
  let console: Console
  let request: LayoutRequest
  /// Draws a layout; `nil` if nothing is drawn.
  let draw: FileDifference.Draw?

  /// A side of the comparison.
  private struct Side {
    /// The folder, or the file, whose screens are compared.
    let place: Path
    let library: CodeLibrary
  }

  // MARK: - Sides

  /// Returns what changed on the screens of two folders or files, each of which is built by itself.
  ///
  /// - Parameters:
  ///   - old: The old folder, or file.
  ///   - new: The new one.
  ///   - name: The path under which two files are one; `nil` for folders, whose files have paths of their own.
  /// - Returns: The files whose screens differ, and a side that can't be built.
  func differences(from old: Path, to new: Path, named name: Path? = nil) -> [FileDifference] {
    func side(_ place: Path, _ name: Path) -> Side {
      Side(place: place, library: CodeLibrary(arguments, console, buildFolder: buildFolder?.file(name)))
    }
    return differences(from: side(old, "old"), to: side(new, "new"), named: name)
  }

  /// Returns what changed on the screens of a repository's code between two versions, each in a folder of its own.
  ///
  /// - Parameters:
  ///   - comparison: The versions.
  ///   - paths: The files and folders to compare; the working folder if empty.
  ///   - git: The repository.
  /// - Returns: The files whose screens differ, and a version that can't be built.
  func differences(_ comparison: Git.Comparison, _ paths: [Path], _ git: Git) -> [FileDifference] {
    let folder: Path
    do throws(CodeError) {
      folder = try BuildFolder.ofVersions(of: git.root, in: buildFolder)
    } catch {
      return [FileDifference(path: ".", status: .unreadable, fault: "\(error)")]
    }
    let sides: (old: Side, new: Side)
    do throws(Git.Failure) {
      let trees = try git.trees(of: comparison)
      sides = (old: try side(trees.old, git, folder), new: try side(trees.new, git, folder))
    } catch {
      let fault = "the screens of code can't be compared: \(error.message)"
      return [FileDifference(path: ".", status: .unreadable, fault: fault)]
    }
    // Git's paths begin at the root, wherever the command runs.
    let own = Files.workingFolder.map { Path(bytes: $0.bytes.dropFirst(git.root.bytes.count).drop { $0 == 0x2F }) }
    return (paths.isEmpty ? ["."] : paths).flatMap { path -> [FileDifference] in
      let place = [own, path].compactMap(\.self).filter { $0 != "" && $0 != "." }.reduce(nil as Path?) {
        $0?.file($1) ?? $1
      }
      func below(_ side: Side) -> Side {
        Side(place: place.map { side.place.file($0) } ?? side.place, library: side.library)
      }
      let isFile = SceneFormats.all.isBuilt(path)
      let found = differences(from: below(sides.old), to: below(sides.new), named: isFile ? place : nil)
      guard let place, !isFile else { return found }
      return found.map { difference in
        var difference = difference
        difference.path = difference.path == "." ? place.description : place.file(Path(difference.path)).description
        return difference
      }
    }
  }

  private var buildFolder: Path? { arguments.value(.buildFolder).map { Path(argument: $0) } }

  private func side(_ tree: Git.Tree, _ git: Git, _ folder: Path) throws(Git.Failure) -> Side {
    let place = try git.folder(of: tree, in: folder)
    if case .workingTree = tree { return Side(place: place, library: CodeLibrary(arguments, console)) }
    return Side(place: place, library: CodeLibrary(arguments, console, buildFolder: nil, lentBy: git.root))
  }

  /// Tells whether a Swift file of one folder isn't in the other as it is.
  func differs(_ old: Path, _ new: Path) -> Bool {
    func code(_ folder: Path) -> [Path: [UInt8]?] {
      let count = folder == "." ? 0 : folder.file("").bytes.count
      let files = Files.files(below: folder).files.filter(SceneFormats.all.isBuilt)
      return Dictionary(
        files.map { (Path(bytes: $0.bytes.dropFirst(count)), try? Files.contents(of: $0, limit: 1 << 26)) }
      ) { first, _ in first }
    }
    return code(old) != code(new)
  }

  // MARK: - Screens

  /// Tells whether a path is a file of Swift code, or a folder that has one.
  static func hasCode(_ path: Path) -> Bool {
    guard Files.kind(of: path) == .folder else { return SceneFormats.all.isBuilt(path) }
    return Files.files(below: path).files.contains(where: SceneFormats.all.isBuilt)
  }

  /// Returns what changed on screens.
  ///
  /// - Parameters:
  ///   - old: The old side.
  ///   - new: The new side.
  ///   - name: The path under which two single files are one; `nil` for folders, whose files have paths of their own.
  /// - Returns: The files whose screens differ, and a side that can't be built.
  private func differences(from old: Side, to new: Side, named name: Path?) -> [FileDifference] {
    var failures: [FileDifference] = []
    func version(_ side: Side, _ words: String) -> CodeVersion? {
      do throws(CodeError) {
        return try self.version(of: side, named: name)
      } catch {
        failures.append(
          FileDifference(
            path: (name ?? ".").description, status: .unreadable,
            fault: "the screens of \(words) can't be made: \(error.description)"))
        return nil
      }
    }
    // Both are told, if neither can be built.
    let versions = (old: version(old, "the old version"), new: version(new, "the new version"))
    guard var before = versions.old, var after = versions.new else { return failures }
    addFaults(to: &before, of: old, among: after, named: name)
    addFaults(to: &after, of: new, among: before, named: name)
    return FileDifference.ofCode(from: before, to: after, request, draw: draw)
  }

  /// Returns the screens of a side.
  ///
  /// - Throws: `CodeError` if there is code, and it can't be built.
  private func version(of side: Side, named name: Path?) throws(CodeError) -> CodeVersion {
    var version = CodeVersion()
    guard Self.hasCode(side.place), Files.kind(of: side.place) != .nothing else { return version }
    if let name {
      version.files.append(CodeVersion.File(path: name, source: try side.library.source(at: side.place)))
      return version
    }
    for file in try side.library.codeFiles(below: side.place) {
      let path = Path(bytes: file.bytes.dropFirst(side.place == "." ? 0 : side.place.file("").bytes.count))
      version.files.append(CodeVersion.File(path: path, source: try side.library.source(at: file)))
    }
    return version
  }

  /// Adds the reasons why a side makes no screens of files that have some on the other.
  private func addFaults(to version: inout CodeVersion, of side: Side, among other: CodeVersion, named name: Path?) {
    guard name == nil else { return }
    let known = Set(version.files.map(\.path))
    for file in other.files where !known.contains(file.path) {
      let path = side.place == "." ? file.path : side.place.file(file.path)
      guard Files.kind(of: path) == .file else { continue }
      do throws(CodeError) {
        _ = try side.library.source(at: path)
      } catch {
        version.faults[file.path] = error.description
      }
    }
  }
}
