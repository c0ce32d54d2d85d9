import Documents
import FileSystem

/// Builds the modules that a project's code imports and doesn't have itself, each before what imports it.
struct ModuleBuilds {
  private let foreign: ForeignModules
  private let toolchain: SwiftToolchain
  private let root: Path
  private let progress: BuildProgress
  /// The imports of the modules, by their names.
  private var imports: [String: Imports] = [:]
  private var begun: Set<String> = []
  /// The folder with the libraries, and what is in it.
  private(set) var folder: ModuleFolder
  /// The modules that were built.
  private(set) var built: [CodeBuild.Module] = []
  /// The texts that change with the modules that were built, by their names.
  private var signatures: [String: String] = [:]
  /// The signatures of the modules' files when their builds began, by the modules' names.
  private(set) var codeSignatures: [String: String] = [:]
  /// The modules that aren't anywhere, with the files of the project that import them.
  private(set) var missing: [CodeBuild.MissingModule] = []

  /// Builds into a folder.
  init(
    of foreign: ForeignModules, by toolchain: SwiftToolchain, in root: Path, progress: BuildProgress
  ) throws(CodeError) {
    self.foreign = foreign
    self.toolchain = toolchain
    self.root = root
    self.progress = progress
    folder = ModuleFolder(path: root.file("libraries"))
    do throws(Files.Failure) {
      try Files.makeFolder(folder.path)
    } catch {
      throw CodeError(error, at: folder.path)
    }
  }

  /// Builds what a project imports.
  ///
  /// - Throws: `CodeError` if nothing can be written, or the compiler fails for another reason than the code.
  mutating func build(for project: CodeProject) throws(CodeError) {
    let own = Imports(of: project.files, in: project.folder)
    plan(own, of: project)
    let missing = try build(own, of: project)
    self.missing = missing.map { CodeBuild.MissingModule(name: $0.key, files: $0.value) }.sorted { $0.name < $1.name }
  }

  /// Finds the modules that a project needs, directly and through others.
  private mutating func plan(_ own: Imports, of project: CodeProject) {
    var counts = [project.module: project.files.count]
    var pending = Array(own.files.keys)
    while let name = pending.popLast() {
      guard counts[name] == nil, !project.modules.contains(name), !CodeProject.taken.contains(name),
        let module = foreign.project(named: name)
      else { continue }
      counts[name] = module.files.count
      let needed = Imports(of: module.files, in: module.folder)
      imports[name] = needed
      pending += needed.files.keys
    }
    progress.plan(counts)
  }

  /// The files of the modules that were built, by full paths, sorted.
  var files: [Path] {
    built.compactMap { foreign.project(named: $0.name) }.flatMap { module in module.files.map(module.folder.file) }
      .sorted()
  }

  /// The text that changes with the modules that were built.
  var signature: String {
    signatures.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
  }

  /// Builds the imported modules; returns missing modules, each with the files that import it.
  private mutating func build(_ imports: Imports, of project: CodeProject) throws(CodeError) -> [String: [Path]] {
    var missing: [String: [Path]] = [:]
    for (name, files) in imports.files.sorted(by: { $0.key < $1.key })
    where name != project.module && !project.modules.contains(name) && !folder.names.contains(name) {
      if begun.insert(name).inserted, !CodeProject.taken.contains(name), let module = foreign.project(named: name) {
        try build(module)
        if !folder.names.contains(name) { missing[name] = files }
      } else if !folder.names.contains(name), !toolchain.has(name) {
        missing[name] = files
      }
    }
    return missing
  }

  private mutating func build(_ module: CodeProject) throws(CodeError) {
    defer { progress.finish(module.module) }
    let imports = imports[module.module] ?? Imports(of: module.files, in: module.folder)
    let missing = try build(imports, of: module)
    let own = try BuildFolder(root.file("packages").file(Path(module.module)))
    let stamp = own.path.file("stamp.json")
    let codeSignature = SHA256.text(module.signature)
    let resources = ResourceFiles(of: [module.folder])
    try ResourceFolder.fill(own.resources, with: resources)
    codeSignatures[module.module] = codeSignature
    let version = "3"
    let imported = imports.files.keys.sorted().map { "\($0) \(signatures[$0] ?? "")" }.joined(separator: "\n")
    let signature = SHA256.text(
      "\(version)\n\(toolchain.signature)\n\(codeSignature)\n\(imported)\n\(missing.keys.sorted())\n\(resources.signature)"
    )
    if let known = CodeBuild.Module(reading: stamp, signature), Files.kind(of: folder.library(module.module)) == .file {
      note(known, signature)
      return
    }
    progress.rewrite(module.module, files: module.files.count)
    let time = BuildTime(for: module)
    let rounds: BuildRounds
    do throws(CodeError) {
      let unread = try CodeBuild.rewrite(
        module, by: toolchain, in: own, missing: missing.keys.sorted(), within: time)
      var attempt = BuildRounds(module, toolchain, own, .library(folder), without: unread, over: imported, within: time)
      try attempt.run(progress)
      rounds = attempt
    } catch  where !error.isOfMachine {
      // For files that import it the module is missing.
      progress.note("\(module.module) can't be built: \(error)")
      return
    }
    try own.write(ComplaintsText.of(module, rounds.leftOut), to: own.complaints)
    let result = CodeBuild.Module(
      name: module.module, folder: module.folder, files: module.files.count,
      leftOut: rounds.leftOut.count(where: \.isWhole))
    note(result, signature)
    try own.write(result.text(signature), to: stamp)
  }

  private mutating func note(_ module: CodeBuild.Module, _ signature: String) {
    folder.names.append(module.name)
    signatures[module.name] = signature
    built.append(module)
  }
}

extension SHA256 {
  /// A hash of a text, as text.
  static func text(_ text: String) -> String {
    hash(Array(text.utf8)).map { String($0, radix: 16) }.joined(separator: ".")
  }
}
