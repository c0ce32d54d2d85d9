import Documents
package import FileSystem

/// A stub that was written for a module that isn't here.
package struct WrittenStub: Hashable, Sendable {
  /// The module's name.
  package let module: String
  package let text: String
  /// The number of types that it declares, and of members of these and of others' types.
  package let types: Int
  package let members: Int
  /// The number of the project's files that import the module.
  package let files: Int

  /// Writes the stub.
  ///
  /// - Parameter file: The file, whose folder is made where there is none.
  /// - Throws: `CodeError` if it can't be written.
  package func write(to file: Path) throws(CodeError) {
    do throws(Files.Failure) {
      try Files.makeFolder(file.folder)
      try Files.replace(file, with: PrintableText(document: text))
    } catch {
      throw CodeError(error, at: file)
    }
  }
}

/// Writes stubs of the modules that a project's code imports and that aren't here: what the code uses of them is declared.
///
/// Each round declares the names that the compiler misses, by their uses, and compiles again. The last round is the one without a change,
/// the one after which nearly as many errors are left as before, the one that ends after `maximumTime`, or the sixteenth.
struct StubRounds {
  private let project: CodeProject
  private let toolchain: SwiftToolchain
  private let settings: CodeSettings
  private let folder: BuildFolder
  private let time: BuildTime
  private let progress: BuildProgress

  /// The most rounds. A chain of calls is declared at once, so few need more than five.
  private static let maximumRounds = 16
  /// The processor time after which no round begins.
  private static let maximumTime = Duration.seconds(240)
  /// The number of errors from which a round has to settle a share of them: what is left then is of few calls that no declaration fits.
  private static let manyErrors = 50
  private static let leastShare = 0.03

  init(
    _ project: CodeProject, by toolchain: SwiftToolchain, _ settings: CodeSettings, in folder: BuildFolder,
    within time: BuildTime,
    progress: BuildProgress
  ) {
    self.project = project
    self.toolchain = toolchain
    self.settings = settings
    self.folder = folder
    self.time = time
    self.progress = progress
  }

  /// The result: the stubs, by their modules' names, and the number of files that the compiler still complains of.
  struct Result {
    var stubs: [WrittenStub] = []
    var faultyFiles = 0
  }

  /// Writes the stubs' texts.
  ///
  /// - Parameter write: Writes a stub as it is after a round.
  /// - Returns: The stubs as they are after the last round.
  /// - Throws: `CodeError` if the compiler fails for another reason than the code.
  func run(writing write: (WrittenStub) throws(CodeError) -> Void) throws(CodeError) -> Result {
    let begin = Processes.processorTimeOfEnded
    // What an earlier run has found out is found out anew: the code may have changed.
    Files.removeFolder(sources)
    Files.remove(plan)
    try StandIns.write(in: folder)
    let foreign = ForeignModules(beside: project, settings, standIns: folder.standIns)
    let reader = try toolchain.reading(project.folder, foreign)
    var builds = try ModuleBuilds(of: foreign, by: reader, in: folder.path, progress: progress)
    try builds.build(for: project)
    let missing = builds.missing.filter { $0.name.isModuleName }
    var result = Result()
    guard !missing.isEmpty else { return result }
    var modules = StubInterfaces(in: sources, beside: builds, reader, folder, within: time)
    progress.note("declaring what \(missing.count) modules have that aren't here")
    for module in missing { try modules.declare(module.name, "import UIKit\n") }
    let files = CompiledFiles(of: project, in: folder)
    var before: Int?
    for round in 1...Self.maximumRounds where !time.isOver {
      let errors = try check(files, with: modules)
      let count = errors.byFile.values.map(\.count).reduce(0, +)
      result.faultyFiles = errors.byFile.keys.count { files.index(ofCopy: $0) != nil }
      progress.note(
        "round \(round): the compiler misses \(count) things in \(result.faultyFiles) of \(project.files.count) files")
      // The last round checks what the one before wrote.
      let isStill =
        count > Self.manyErrors && before.map { abs(Double(count - $0)) < Double($0) * Self.leastShare } ?? false
      let isLate = Processes.processorTimeOfEnded - begin > Self.maximumTime
      guard round < Self.maximumRounds, round < 4 || !isStill, !isLate else { break }
      before = count
      let answer = try answer(to: errors, missing, files)
      for element in answer.elements("texts") {
        guard let module = element.text("module"), let text = element.text("text") else { continue }
        try modules.declare(module, text)
      }
      result.stubs = stubs(of: answer, missing)
      for stub in result.stubs { try write(stub) }
      guard answer.flag("isChanged") else { break }
    }
    return result
  }

  private var plan: Path { folder.path.file("plan.json") }
  private var sources: Path { folder.path.file("sources") }

  /// Returns the compiler's errors on the code with the stubs.
  private func check(_ files: CompiledFiles, with modules: StubInterfaces) throws(CodeError) -> CompilerErrors {
    _ = try CodeBuild.rewrite(
      project, by: modules.toolchain, in: folder, missing: [], libraries: modules.files, within: time)
    for index in files.files.indices { try files.restore(index) }
    let compiler = ModuleCompiler(
      project, modules.toolchain, folder, .library(modules.folder), files.copies, within: time)
    try compiler.writeFileMap()
    switch try compiler.compile(checksOnly: true, isChecked: false) {
    case .end(let run): return CompilerErrors(in: run.errors + run.output)
    case .flood(let beginning): return CompilerErrors(in: beginning)
    }
  }

  /// Returns what the rewriter makes of the compiler's errors.
  private func answer(
    to errors: CompilerErrors, _ missing: [CodeBuild.MissingModule], _ files: CompiledFiles
  ) throws(CodeError) -> JSONValue {
    let copies = Dictionary(zip(files.files, files.copies)) { first, _ in first }
    let modules = missing.map { module in
      var object = JSONObjectText()
      object.add("name", module.name)
      let paths = module.files.compactMap { copies[$0].map { JSONText.quoted($0.description) } }
      object.add("files", text: "[\(paths.joined(separator: ", "))]")
      return object.line
    }
    let complaints = errors.byFile.filter { files.index(ofCopy: $0.key) != nil }.sorted { $0.key < $1.key }
      .flatMap { path, complaints in
        complaints.map { complaint in
          var object = complaint.object
          object.add("file", path.description)
          return object.line
        }
      }
    var request = JSONObjectText()
    request.add("modules", lines: modules, depth: 1)
    request.add("complaints", lines: complaints, depth: 1)
    let list = folder.path.file("request.json")
    try folder.write(request.document, to: list)
    let outcome = try Rewriter(toolchain, folder, within: time.ofRun).run { leftOut in
      ["--stubs", list, "--plan", plan, "--"] + files.copies.filter { !leftOut.contains($0) }
    }
    guard let value = try? JSONParser.parse(outcome.output) else {
      throw CodeError("the rewriter writes no stubs", at: folder.path)
    }
    return value
  }

  private func stubs(of answer: JSONValue, _ missing: [CodeBuild.MissingModule]) -> [WrittenStub] {
    let counts = Dictionary(missing.map { ($0.name, $0.files.count) }) { first, _ in first }
    return answer.elements("texts").compactMap { element in
      guard let module = element.text("module"), let text = element.text("text"), let count = counts[module] else {
        return nil
      }
      return WrittenStub(
        module: module, text: text, types: element.whole("types") ?? 0, members: element.whole("members") ?? 0,
        files: count)
    }
  }
}

extension JSONValue {
  /// The truth value of a member; false if there is none.
  fileprivate func flag(_ key: String) -> Bool {
    if case .bool(let value)? = member(key)?.content { value } else { false }
  }
}
