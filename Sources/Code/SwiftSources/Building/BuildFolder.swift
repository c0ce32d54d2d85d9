import Documents
package import FileSystem

/// The folder in which what is made of a project lies.
package struct BuildFolder: Sendable {
  package let path: Path

  /// A folder of a module in another build's.
  ///
  /// - Throws: `CodeError` if it can't be written.
  init(_ path: Path) throws(CodeError) {
    do throws(Files.Failure) {
      for part: Path in ["objects", "rewritten", "compiled"] { try Files.makeOwnFolder(path.file(part)) }
    } catch {
      throw CodeError(error, at: path, advice: Self.advice)
    }
    guard let full = Files.resolved(path) else { throw CodeError("there is no such folder", at: path) }
    self.path = full
  }

  /// The folder of a project that makes screens: in the folder that is named, or else in the user's cache. Where another project's is in the
  /// named one already, it is a folder in that.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - named: The folder that is named; none if `nil`.
  /// - Throws: `CodeError` if it can't be written, or wasn't made here.
  init(of project: CodeProject, in named: Path?) throws(CodeError) {
    let scope = "\(project.scope)\n"
    guard let named else {
      let root = try Self.root()
      try self.init(root.file(Self.name(of: project.scope)))
      try write(scope, to: path.file(Self.ownerName))
      Self.removeForgotten(in: root, but: path)
      return
    }
    try Self.take(named)
    let owner = try? Files.contents(of: named.file(Self.ownerName), limit: 1 << 20)
    let isOthers = owner.map { $0 != Array(scope.utf8) } ?? false
    try self.init(isOthers ? named.file("projects").file(Self.name(of: project.scope)) : named)
    try write(scope, to: path.file(Self.ownerName))
  }

  /// The folder for what is made of a repository's versions, in the folder that is named, or else in the user's cache.
  ///
  /// - Parameters:
  ///   - repository: The repository's root.
  ///   - named: The folder that is named; none if `nil`.
  /// - Returns: The folder.
  /// - Throws: `CodeError` if it can't be written, or wasn't made here.
  package static func ofVersions(of repository: Path, in named: Path?) throws(CodeError) -> Path {
    let outer: Path
    if let named {
      try take(named)
      outer = named
    } else {
      outer = try root().file(name(of: repository))
    }
    let folder = outer.file("diff")
    do throws(Files.Failure) {
      try Files.makeOwnFolder(folder)
    } catch {
      throw CodeError(error, at: folder)
    }
    return folder
  }

  /// The name of a folder for a path: the end of the path, for people, and what tells it from others of that name.
  private static func name(of scope: Path) -> Path {
    let letters = scope.name.bytes.prefix(maximumName).map { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil) ? byte : 0x5F
    }
    let hash = SHA256.hash(scope.bytes).prefix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    return Path(bytes: letters + Array("-\(String(hash, radix: 36))".utf8))
  }

  private static let maximumName = 40

  // MARK: Folders that were made here

  /// The folder in the user's cache.
  private static func root() throws(CodeError) -> Path {
    guard let cache = Files.cache else {
      throw CodeError(
        "there is no folder for what is built: neither HOME nor XDG_CACHE_HOME is set; --build-folder names one",
        isOfMachine: true)
    }
    let folder = cache.file("layout")
    do throws(Files.Failure) {
      try Files.makeOwnFolder(folder)
    } catch {
      throw CodeError(error, at: folder, advice: advice)
    }
    return folder
  }

  /// Takes a folder that a person named, if it is empty, or was made by an earlier run of this user's.
  ///
  /// A repository may have a folder of this name, with programs in it. So a folder that was made here holds a random number, and the user's
  /// cache holds it too.
  private static func take(_ named: Path) throws(CodeError) {
    if let link = linkOfRepository(in: named) {
      throw CodeError("this is a link in a repository, and isn't followed to a folder for what is built", at: link)
    }
    do throws(Files.Failure) {
      try Files.makeOwnFolder(named)
    } catch {
      throw CodeError(error, at: named, advice: advice)
    }
    guard let full = Files.resolved(named) else { throw CodeError("there is no such folder", at: named) }
    let known = try root().file("folders")
    let token = known.file(name(of: full))
    let own = named.file(tokenName)
    let there = try? Files.contents(of: own, limit: 1 << 10)
    if let there, !Files.isLink(own), there == (try? Files.contents(of: token, limit: 1 << 10)) { return }
    guard Files.names(in: named)?.isEmpty == true else {
      throw CodeError(
        "this folder has files that weren't built here, and is left alone; empty it, or name another one", at: named)
    }
    let text = PrintableText(document: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "\n")
    do throws(Files.Failure) {
      try Files.makeOwnFolder(known)
      try Files.replace(token, with: text)
      try Files.replace(own, with: text)
    } catch {
      throw CodeError(error, at: named)
    }
  }

  /// The first folder of a path that is a link in a repository; `nil` where there is none.
  private static func linkOfRepository(in path: Path) -> Path? {
    let folders = sequence(first: path, next: { $0.folder == $0 || $0.folder == "." ? nil : $0.folder })
    return folders.first { folder in
      Files.isLink(folder) && Files.resolved(folder.folder).flatMap { CodeConfinement.repository(around: $0) } != nil
    }
  }

  private static let advice = "; --build-folder names another folder for what is built"
  private static let tokenName: Path = "made-by-layout.txt"

  /// Removes the folders of projects that aren't there any more.
  private static func removeForgotten(in root: Path, but own: Path) {
    for entry in (try? Files.entries(of: root)) ?? [] where entry.kind == .folder && !entry.isLink {
      let folder = root.file(entry.name)
      guard folder != own, let owner = try? Files.contents(of: folder.file(ownerName), limit: 1 << 16) else { continue }
      if Files.kind(of: Path(bytes: owner.prefix { $0 != 0x0A })) == .nothing { Files.removeFolder(folder) }
    }
  }

  /// The file that names what the folder is for.
  private static let ownerName: Path = "project.txt"

  // MARK: What is in it

  /// The rewritten files, by their paths in the project.
  var rewritten: Path { path.file("rewritten") }
  /// The files that are compiled, each by a name of its own.
  var compiled: Path { path.file("compiled") }
  /// The texts that stand in for files of the project.
  var tried: Path { path.file(Self.triedName) }
  static let triedName: Path = "tried"
  /// The memory of what was left out of them.
  var memory: Path { path.file("left-out.json") }
  /// The compiler's messages on what was left out.
  var complaints: Path { path.file(Self.complaintsName) }
  static let complaintsName: Path = "complaints.json"
  var screens: Path { path.file("screens.json") }
  /// The mocks that the screens need.
  var mocks: Path { path.file("mocks.json") }
  /// The expressions of the configuration, by the names of types.
  var overrides: Path { path.file("make.json") }
  /// The file that tells the places where the properties of the project's types are declared.
  var properties: Path { path.file("properties.json") }
  static let programName: Path = "LayoutScreens.swift"
  var program: Path { path.file(Self.programName) }
  /// The program of the screens: a trial has one of its own beside that of the project's present code, which may still run.
  var executable: Path { path.file(isOfTrial ? "screens-tried" : "screens") }
  /// A Boolean that tells whether texts stand in for files of the project.
  var isOfTrial = false
  /// The resources of the program's main bundle, where Foundation looks for them if an `Info.plist` is among them; or of a library's.
  var resources: Path { path.file("Resources") }
  /// The code that is generated of the resources.
  var generated: Path { path.file(Self.generatedName) }
  static let generatedName: Path = "GeneratedResources.swift"
  var record: Path { path.file("build.json") }
  /// The folder with the modules that stand in for others.
  var standIns: Path { path.file(Self.standInsName) }
  static let standInsName: Path = "standins"
  var fileMap: Path { path.file("files.json") }
  /// The file that one run at a time holds.
  var lock: Path { path.file("lock") }

  /// Takes the folder's lock.
  ///
  /// - Parameters:
  ///   - run: This run, as others are told of it.
  ///   - waiting: Called with the run that has it.
  /// - Returns: The lock.
  /// - Throws: `CodeError` where it can't be taken, or the user asked for the end.
  func locked(as run: String, waiting: (String) -> Void) throws(CodeError) -> FolderLock {
    do throws(FolderLock.Failure) {
      return try FolderLock(lock, as: run) { waiting("waiting for \($0), which builds in \(path)") }
    } catch {
      switch error {
      case .notWritable(let reason): throw CodeError(.notWritable(reason: reason), at: lock)
      case .interrupted: throw .interrupted
      }
    }
  }

  /// Writes a file if its text isn't that already, so that nothing is built again for it.
  func write(_ text: String, to file: Path) throws(CodeError) {
    if let old = try? Files.contents(of: file, limit: 1 << 28), old == Array(text.utf8) { return }
    do throws(Files.Failure) {
      try Files.replace(file, with: PrintableText(document: text))
    } catch {
      throw CodeError(error, at: file)
    }
  }
}
