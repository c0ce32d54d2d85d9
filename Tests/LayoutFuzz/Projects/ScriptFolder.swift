import FileSystem
import Foundation
import Synchronization

/// The folder of a script on the disk, with another beside it that nothing may touch.
///
///     …/script-1/project   the script's
///     …/script-1/outside   a project of its own, to which links and paths of the script lead
struct ScriptFolder {
  /// The script's folder.
  let path: Path
  private let parent: Path
  /// The folder for what is made of it, which isn't there yet, and whose content may be anything.
  var made: Path { Path(bytes: parent.bytes + Array("-made".utf8)) }

  private static let made = Atomic(0)
  /// The files beside the script's folder.
  private static let outside: [(name: Path, text: String)] = [
    ("kept.txt", "kept\n"), ("Outside.swift", "import UIKit\nfinal class Outside: UIViewController {}\n"),
    ("Package.swift", "let package = Package(name: \"Outside\", targets: [.target(name: \"Outside\", path: \".\")])\n"),
    ("kit.podspec", "s.source_files = '**/*.swift'\n"), (".layout.json", "{}\n"),
  ]

  /// Does something with a script's folder, which is removed behind that.
  ///
  /// - Parameters:
  ///   - script: The content.
  ///   - verdict: Says whether something was changed beside the folder, or in it.
  ///   - body: What is done.
  static func with(_ script: ProjectScript, _ verdict: inout Verdict, _ body: (ScriptFolder, inout Verdict) -> Void) {
    let number = made.add(1, ordering: .relaxed).newValue
    let root = Path(CommandFolder.path(of: getpid()))
    let folder = ScriptFolder(parent: root.file(Path("script-\(number)")))
    defer { Files.removeFolder(folder.parent) }
    folder.fill(with: script)
    let before = FolderState(of: folder.parent)
    body(folder, &verdict)
    let changes = FolderState(of: folder.parent).changes(since: before)
    verdict.expect(changes.isEmpty, "something that a reader changed", changes.joined(separator: ", "))
  }

  private init(parent: Path) {
    self.parent = parent
    path = parent.file("project")
  }

  private func fill(with script: ProjectScript) {
    for file in Self.outside { write(Array(file.text.utf8), to: parent.file("outside").file(file.name)) }
    _ = makeFolder(path)
    for (name, entry) in script.entries {
      let place = path.file(name)
      guard makeFolder(place.folder) else { continue }
      switch entry {
      case .file(let bytes): write(bytes, to: place)
      case .zeros(let count): write([], to: place, size: count)
      case .link(let target): try? Files.link(place, to: target)
      case .folder: _ = makeFolder(place)
      case .pipe: _ = unsafe Self.withCString(place) { unsafe mkfifo($0, 0o600) }
      }
    }
  }

  /// Makes a folder and those around it, but for what lies behind a link.
  private func makeFolder(_ folder: Path) -> Bool {
    if Files.isFolder(folder) { return true }
    guard !Files.isTaken(folder), folder.folder != folder, makeFolder(folder.folder) else { return false }
    return unsafe Self.withCString(folder) { unsafe mkdir($0, 0o700) } == 0
  }

  private func write(_ bytes: [UInt8], to path: Path, size: Int? = nil) {
    guard makeFolder(path.folder) else { return }
    let descriptor = unsafe Self.withCString(path) {
      unsafe open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if let size { ftruncate(descriptor, off_t(size)) }
    _ = unsafe bytes.withUnsafeBytes { unsafe pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  static func withCString<Result>(_ path: Path, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let characters = path.bytes.map { CChar(bitPattern: $0) } + [0]
    return unsafe characters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a C string has its end") }
      return unsafe body(start)
    }
  }
}

/// All that is below a folder, with the times at which each was changed; no link is followed.
struct FolderState {
  private var stamps: [Path: String] = [:]

  init(of folder: Path) {
    add(folder)
  }

  private mutating func add(_ path: Path) {
    var status = stat()
    guard unsafe ScriptFolder.withCString(path, { unsafe lstat($0, &status) }) == 0 else { return }
    stamps[path] =
      "\(status.st_mode) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    guard status.st_mode & S_IFMT == S_IFDIR else { return }
    for name in Files.names(in: path) ?? [] { add(path.file(name)) }
  }

  /// The paths at which something is other than it was.
  func changes(since other: FolderState) -> [String] {
    Set(stamps.keys).union(other.stamps.keys).filter { stamps[$0] != other.stamps[$0] }.sorted().map(\.description)
  }
}

/// The folders of scripts, as tests see them.
package enum ScriptFolders {
  /// Tells whether a text is a script whose entries stay in its folder.
  package static func isScript(_ bytes: [UInt8]) -> Bool { ProjectScript(reading: bytes) != nil }

  /// Does something with the folder of a script, and notes what was changed.
  package static func with(_ text: String, _ verdict: inout Verdict, _ body: (_ folder: String) -> Void) {
    guard let script = ProjectScript(reading: Array(text.utf8)) else { return }
    ScriptFolder.with(script, &verdict) { folder, _ in body(folder.path.description) }
  }
}
