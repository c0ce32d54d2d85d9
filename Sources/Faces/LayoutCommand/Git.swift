import Documents
import FileSystem

/// A git repository, queried by running git.
struct Git {
  /// The folder that the repository's paths are relative to.
  let root: Path

  /// The reason why git gives no answer.
  struct Failure: Error {
    let message: String
  }

  /// Finds the repository of the present folder.
  ///
  /// - Throws: `Failure`.
  init() throws(Failure) {
    let output = try Self.run(["rev-parse", "--show-toplevel"], elseTelling: "this folder is in no repository of git")
    root = Path(bytes: output.last == UInt8(ascii: "\n") ? output.dropLast() : output[...])
  }

  /// A file that differs between two versions of the tree.
  struct Entry {
    let path: Path
    /// Its old path, if it was renamed.
    var oldPath: Path?
    /// The blob of each side; `nil` if the file isn't there.
    let old: Blob?
    let new: Blob?
    /// The reason why it can't be compared: it is in conflict, or no plain file.
    let fault: String?
  }

  /// The location of a version's bytes.
  enum Blob {
    case object(String)
    case workingTree(Path)
  }

  /// The versions to compare.
  enum Comparison {
    /// `main..HEAD`, `main...HEAD`, or one revision and the working tree.
    case revisions(String)
    case staged
    case workingTree
  }

  /// Returns the files that differ.
  ///
  /// - Parameters:
  ///   - comparison: The versions to compare.
  ///   - paths: The files to compare; all if empty.
  /// - Returns: The files, by path.
  /// - Throws: `Failure`.
  func entries(_ comparison: Comparison, _ paths: [Path]) throws(Failure) -> [Entry] {
    var arguments: [Path] = [
      "diff", "--raw", "-z", "--no-abbrev", "--no-ext-diff", "--no-textconv", "--no-color", "-M", "--no-relative",
    ]
    switch comparison {
    case .revisions(let revisions): arguments.append(Path(argument: revisions))
    case .staged: arguments += ["--cached", "HEAD"]
    case .workingTree: arguments.append("HEAD")
    }
    arguments.append("--")
    return try Self.entries(
      in: try Self.run(arguments + paths, elseTelling: "these versions can't be compared"), root)
  }

  /// Returns the bytes of a version.
  ///
  /// - Throws: `Failure`.
  func contents(of blob: Blob) throws(Failure) -> [UInt8] {
    switch blob {
    case .object(let name): return try Self.run(["cat-file", "blob", Path(name)], elseTelling: "a version isn't there")
    case .workingTree(let path):
      do throws(Files.Failure) {
        return try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
      } catch {
        throw Failure(message: error.message)
      }
    }
  }

  // MARK: - Running

  /// Returns git's output. If git fails, the failure explains that in our words, followed by git's own on one line,
  /// which may quote anything.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - index: The file of the index; the repository's own if `nil`.
  ///   - words: What failed, in our words.
  /// - Returns: The output.
  /// - Throws: `Failure`.
  @discardableResult
  static func run(
    _ arguments: [Path], withIndex index: Path? = nil, elseTelling words: String
  ) throws(Failure) -> [UInt8] {
    let result = try Self.result(of: arguments, withIndex: index)
    guard result.status == 0 else {
      let own = String(decoding: result.errors.prefix(300), as: UTF8.self).split(whereSeparator: \.isNewline).first
      throw Failure(
        message: "\(words); git " + (own.map { "says: \($0)" } ?? "says nothing, and ends with status \(result.status)")
      )
    }
    return result.output
  }

  /// Returns what git wrote, and its status.
  ///
  /// - Throws: `Failure` where git can't be run.
  static func result(of arguments: [Path], withIndex index: Path? = nil) throws(Failure) -> Processes.Result {
    // What a repository's own configuration would start isn't started, and a bare repository in a folder isn't taken for one.
    let git: [Path] = [
      "git", "--no-pager", "--no-optional-locks", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c",
      "safe.bareRepository=explicit",
    ]
    do throws(Processes.Failure) {
      return try Processes.run(
        index == nil ? "git" : "env",
        (index.map { [Path(bytes: Array("GIT_INDEX_FILE=".utf8) + $0.bytes)] + git } ?? Array(git.dropFirst()))
          + arguments, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      switch error {
      case .notStarted(let reason): throw Failure(message: "git can't be run: \(reason)")
      case .tooMuch: throw Failure(message: "git writes more than is read")
      }
    }
  }

  /// Parses the entries of `git diff --raw -z`: `:100644 100644 OLD NEW M`, a zero byte, the path and a zero byte; a
  /// renamed file has two paths.
  private static func entries(in output: [UInt8], _ root: Path) throws(Failure) -> [Entry] {
    var fields = output.split(separator: 0, omittingEmptySubsequences: false).map { Path(bytes: $0) }[...]
    var entries: [Entry] = []
    while let head = fields.popFirst(), !head.bytes.isEmpty {
      let words = head.description.split(separator: " ").map(String.init)
      guard words.count == 5, words[0].hasPrefix(":"), let first = fields.popFirst() else {
        throw Failure(message: "git's list of files isn't understood")
      }
      let status = words[4].first
      let isRenamed = status == "R" || status == "C"
      guard let path = isRenamed ? fields.popFirst() : first else {
        throw Failure(message: "git's list of files ends in the middle")
      }
      let modes = [String(words[0].dropFirst()), words[1]]
      let kinds = modes.filter { $0 != "000000" }
      // Links lead anywhere, and submodules are other repositories.
      guard kinds.allSatisfy({ $0.hasPrefix("100") }) || status == "U" else { continue }
      func blob(_ name: String, _ mode: String, isNew: Bool) -> Blob? {
        if mode == "000000" { return nil }
        return name.allSatisfy { $0 == "0" } ? .workingTree(root.file(isNew ? path : first)) : .object(name)
      }
      entries.append(
        Entry(
          path: path, oldPath: isRenamed ? first : nil, old: blob(words[2], modes[0], isNew: false),
          new: status == "D" ? nil : blob(words[3], modes[1], isNew: true),
          fault: status == "U" ? "it is in conflict: git has no one version of it" : nil))
    }
    // Git lists a file in conflict twice, as such and as changed.
    var seen: Set<Path> = []
    return entries.sorted { ($0.fault == nil ? 1 : 0) < ($1.fault == nil ? 1 : 0) }
      .filter { seen.insert($0.path).inserted }.sorted { $0.path < $1.path }
  }
}
