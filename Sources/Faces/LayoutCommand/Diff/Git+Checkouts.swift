import Documents
import FileSystem
import SceneSources

/// Versions of a repository as folders, in which they can be built. The repository itself is left as it is.
extension Git {
  /// A version of all files.
  enum Tree {
    case object(String)
    case index
    case workingTree
  }

  /// Returns the two versions that are compared.
  ///
  /// - Throws: `Failure` if a revision isn't there.
  func trees(of comparison: Comparison) throws(Failure) -> (old: Tree, new: Tree) {
    switch comparison {
    case .workingTree: return (try tree("HEAD"), .workingTree)
    case .staged: return (try tree("HEAD"), .index)
    case .revisions(let revisions):
      if let range = revisions.firstRange(of: "...") {
        let (old, new) = Self.ends(revisions[..<range.lowerBound], revisions[range.upperBound...])
        let base = try Self.line(["merge-base", "--end-of-options", Path(old), Path(new)])
        return (try tree(base), try tree(new))
      }
      guard let range = revisions.firstRange(of: "..") else { return (try tree(revisions), .workingTree) }
      let (old, new) = Self.ends(revisions[..<range.lowerBound], revisions[range.upperBound...])
      return (try tree(old), try tree(new))
    }
  }

  private static func ends(_ old: Substring, _ new: Substring) -> (String, String) {
    (old.isEmpty ? "HEAD" : String(old), new.isEmpty ? "HEAD" : String(new))
  }

  private func tree(_ revision: String) throws(Failure) -> Tree {
    .object(try Self.line(["rev-parse", "--verify", "--end-of-options", Path("\(revision)^{tree}")]))
  }

  /// Returns git's first line.
  private static func line(_ arguments: [Path]) throws(Failure) -> String {
    let output = try run(arguments, elseTelling: "a version isn't there")
    return String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// Returns the folder with a version's files; that of the repository for the working tree.
  ///
  /// A version that was checked out before is taken as it is, with what was built of it. The last eight are kept.
  ///
  /// - Parameters:
  ///   - tree: The version.
  ///   - folder: The folder for versions.
  /// - Returns: The folder.
  /// - Throws: `Failure` if git can't check it out, or nothing can be written.
  func folder(of tree: Tree, in folder: Path) throws(Failure) -> Path {
    let name: String
    switch tree {
    case .workingTree: return root
    case .object(let object): name = object
    case .index:
      let listed = try Self.run(
        ["ls-files", "--stage", "--full-name", Path(":/")], elseTelling: "the index can't be read")
      name = "index-" + SHA256.hash(listed).map { String($0, radix: 16) }.joined()
    }
    do throws(Files.Failure) {
      try Files.makeFolder(folder)
      // Git sees nothing of it.
      let ignored = folder.file(".gitignore")
      if !Files.isTaken(ignored) { try Files.replace(ignored, with: "*\n", flushes: false) }
    } catch {
      throw Failure(message: "\(folder): \(error.message)")
    }
    guard let place = Files.resolved(folder)?.file(Path(name)) else { throw Failure(message: "there is no \(folder)") }
    // A file of this name ends the search for the project that a checkout is in. It is written last.
    let end = place.file(".git")
    if !Files.isTaken(end) {
      Files.removeFolder(place)
      try checkOut(tree, to: place)
      // What a repository keeps of builds is none of the version's own.
      if Files.isLink(place.file(".build")) { Files.remove(place.file(".build")) }
      do throws(Files.Failure) {
        try linkPackages(to: place)
        try Files.replace(end, with: "", flushes: false)
      } catch {
        throw Failure(message: "\(place): \(error.message)")
      }
    }
    keep(name, in: place.folder)
    return place
  }

  private func checkOut(_ tree: Tree, to place: Path) throws(Failure) {
    let words = "a version can't be checked out"
    let write: [Path] = [
      "checkout-index", "--all", "--force", Path(bytes: Array("--prefix=".utf8) + place.bytes + [0x2F]),
    ]
    guard case .object(let object) = tree else {
      try Self.run(["-C", root] + write, elseTelling: words)
      return
    }
    let index = place.appending(".index")
    defer { Files.remove(index) }
    try Self.run(["-C", root, "read-tree", Path(object)], withIndex: index, elseTelling: words)
    try Self.run(["-C", root] + write, withIndex: index, elseTelling: words)
  }

  /// Lends a checkout the packages that were fetched beside the working tree and that no commit has.
  private func linkPackages(to place: Path) throws(Files.Failure) {
    let own = Files.workingFolder.map { Path(bytes: $0.bytes.dropFirst(root.bytes.count).drop { $0 == 0x2F }) }
    for folder in Set(["", own ?? ""]) {
      for name in PackageManager.folders {
        let path = folder == "" ? name : folder.file(name)
        let (source, target) = (root.file(path), place.file(path))
        let isWanted = folder == "" || Files.kind(of: place.file(folder)) == .folder
        guard isWanted, Files.kind(of: source) == .folder, !Files.isTaken(target) else { continue }
        try Files.makeFolder(target.folder)
        try Files.link(target, to: source)
      }
    }
  }

  /// Notes that a version was asked for, and removes those that were asked for longest ago.
  private func keep(_ name: String, in folder: Path) {
    let list = folder.file("versions.txt")
    let known = ((try? Files.contents(of: list, limit: 1 << 16)) ?? []).split(separator: 0x0A).map { Path(bytes: $0) }
    let all = [Path(name)] + known.filter { $0 != Path(name) }
    for old in all.dropFirst(Self.maximumVersions) where !old.bytes.contains(0x2F) && old != ".." {
      Files.removeFolder(folder.file(old))
    }
    let text = all.prefix(Self.maximumVersions).map { "\($0)\n" }.joined()
    // A list that can't be written keeps a version longer.
    try? Files.replace(list, with: PrintableText(document: text), flushes: false)
  }

  /// The number of versions that are kept.
  private static let maximumVersions = 8
}
