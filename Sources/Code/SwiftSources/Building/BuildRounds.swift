import Documents
import FileSystem

/// Compiles a module, without what doesn't compile and what needs that, in as many rounds as that takes.
///
/// What an earlier build left out stays so where nothing that it may need has changed (`BuildMemory`). Another file's body isn't needed; its
/// declarations may be, and then all is tried again.
struct BuildRounds {
  private let project: CodeProject
  private let compiler: ModuleCompiler
  private let folder: BuildFolder
  private let files: CompiledFiles
  /// The text that changes with the tools, and with the modules that the module is built with.
  private let signature: String
  /// The memory of the last build; `nil` if there was none.
  private let memory: BuildMemory?
  private let listed: [CodeScreen]
  private(set) var screens: [CodeScreen]
  /// The messages on the screens that can't be made after all, by their expressions.
  private var notMade: [String: String] = [:]
  /// The mocks of the screens, and the modules that the screens' program can't import.
  private let mocks: [ScreensProgram.Mock]
  private var missing: Set<String>
  /// The files that are left out, or parts of them, by their indices.
  private var leftOutFiles: [Int: CodeBuild.LeftOutFile] = [:]
  /// The file of which something was left out last.
  private var lastLeftOut: CodeBuild.LeftOutFile?
  /// The indices of the files that are as they were in the last build, with what was left out of them.
  private var kept: Set<Int> = []
  /// A Boolean value that tells whether all is tried again that the last build left out.
  private var triesAll = true
  /// The indices of the files that weren't read.
  private let unread: [Int: CodeBuild.LeftOutFile]
  private let time: BuildTime
  /// The signatures of what other files see of the rewritten files that have changed.
  private var interfaces: [Int: String] = [:]

  /// Rounds over what the rewriter made of a module.
  ///
  /// - Parameters:
  ///   - project: The module.
  ///   - toolchain: What builds it.
  ///   - folder: The module's folder.
  ///   - product: What it is made into.
  ///   - unread: The files that weren't read, of which nothing is built.
  ///   - missingModules: The names of the modules that the files import and that aren't here.
  ///   - signature: A text that changes with the modules of the build.
  ///   - time: The time that the build may take.
  init(
    _ project: CodeProject, _ toolchain: SwiftToolchain, _ folder: BuildFolder, _ product: ModuleCompiler.Product,
    without unread: [CodeBuild.LeftOutFile], missing missingModules: [String] = [], over signature: String,
    within time: BuildTime
  ) {
    self.time = time
    let reasons = Dictionary(unread.map { ($0.file, $0) }) { first, _ in first }
    self.unread = Dictionary(
      uniqueKeysWithValues: project.files.enumerated().compactMap { index, file in reasons[file].map { (index, $0) } })
    self.project = project
    self.folder = folder
    let generated = String(decoding: (try? Files.contents(of: folder.generated, limit: 1 << 28)) ?? [], as: UTF8.self)
    self.signature = SHA256.text("3\n\(toolchain.signature)\n\(signature)\n\(generated)")
    files = CompiledFiles(of: project, in: folder)
    compiler = ModuleCompiler(project, toolchain, folder, product, files.copies, within: time)
    listed = if case .screens(let screens, _) = product { screens } else { [] }
    screens = listed
    mocks = ScreensProgram.Mock.list((try? Files.contents(of: folder.mocks, limit: 1 << 28)) ?? [])
    missing = Set(missingModules).union(project.modules)
    memory = BuildMemory(reading: folder.memory, self.signature)
  }

  /// The files that aren't built, or not all of them, by path.
  var leftOut: [CodeBuild.LeftOutFile] { leftOutFiles.sorted { $0.key < $1.key }.map(\.value) }

  /// The most rounds: something is left out in each.
  private static let maximumRounds = 100

  /// Leaves out and compiles until there is a product.
  ///
  /// - Parameter progress: Tells what is being done.
  /// - Throws: `CodeError` if the compiler fails for another reason than the code, is interrupted, or takes more time than it has.
  mutating func run(_ progress: BuildProgress) throws(CodeError) {
    try begin()
    try compiler.writeFileMap()
    // Types are checked alone at first, which takes half the time; some errors are found only as code is made. Where most of what is
    // made is there already, checking all types takes longer.
    var isChecked = memory != nil
    var last: String?
    for round in 1...Self.maximumRounds {
      guard !time.isOver else {
        throw CodeError(
          "the code couldn't be built in \(time.ofBuild.components.seconds) seconds of processor time"
            + (last.map { "; the last that was left out is \($0)" } ?? ""), at: project.folder)
      }
      let program = ScreensProgram(of: screens, in: project.module, with: mocks, without: missing)
      if compiler.isOfScreens { try folder.write(program.text, to: folder.program) }
      let count = files.files.count - leftOutFiles.values.count(where: \.isWhole)
      progress.begin(project.module, files: count, round: round, isChecked: isChecked)
      defer { progress.end(files: count, isChecked: isChecked) }
      let run: Processes.Result
      switch try compiler.compile(checksOnly: !isChecked, isChecked: isChecked && memory == nil) {
      case .end(let result): run = result
      case .flood(let beginning):
        try leaveOutFlooding(beginning)
        continue
      }
      if run.status == 0 {
        if isChecked {
          if try bringBack() { continue }
          return try remember()
        }
        isChecked = true
        continue
      }
      let errors = CompilerErrors(in: run.errors + run.output)
      // What an ended compiler says of other files isn't all.
      var isChanged = try leaveOutEnding(run)
      if !isChanged { isChanged = try leaveOut(errors, program) }
      if !isChanged { isChanged = try leaveOutUnlinked(run) }
      guard isChanged else {
        let place = errors.byFile.sorted { $0.key < $1.key }.first
        let words = place.map { "\($0.key):\($0.value[0].line): \($0.value[0].message)" } ?? errors.general
        throw CodeError(
          "the code couldn't be built: \(words ?? "swiftc ended with status \(run.status)")", at: project.folder)
      }
      last = lastLeftOut.map { "\($0.file):\($0.line): \($0.message)" }
    }
    throw CodeError("the code couldn't be built in \(Self.maximumRounds) rounds", at: project.folder)
  }

  // MARK: What an earlier build left out

  /// Restores the changed files whole, and the others as the last build left them.
  private mutating func begin() throws(CodeError) {
    let known = memory?.files ?? [:]
    let changed = files.files.indices.filter { known[files.files[$0]]?.stamp != files.stamp($0) }
    interfaces = try compiler.interfaces(of: changed.map { ($0, files.originals[$0]) })
    // Nothing that another file sees has changed if each changed file was built, and declares what it did.
    let isSame =
      known.count == files.files.count
      && changed.allSatisfy { index in
        guard let file = known[files.files[index]], let interface = interfaces[index] else { return false }
        return file.interface == interface && file.leftOut?.isWhole != true
      }
    triesAll = !isSame
    let changes = Set(changed)
    for index in files.files.indices {
      let leftOut = known[files.files[index]]?.leftOut
      guard !changes.contains(index), isSame || leftOut == nil else {
        try files.restore(index)
        continue
      }
      kept.insert(index)
      leftOutFiles[index] = leftOut
    }
    for (index, file) in unread {
      kept.remove(index)
      leftOutFiles[index] = file
    }
    if isSame { notMade = memory?.screens ?? [:] }
    let paths = Set(changed.map { files.files[$0] })
    for screen in listed where paths.contains(screen.codeFile) {
      if let make = screen.make { notMade[make] = nil }
    }
    noteScreens()
  }

  /// Tries all again that the last build left out, if the files that were built anew now declare something else.
  ///
  /// - Returns: Whether there is anything to be tried.
  private mutating func bringBack() throws(CodeError) -> Bool {
    let waiting = kept.filter { leftOutFiles[$0] != nil }
    guard let memory, !triesAll, !waiting.isEmpty || !notMade.isEmpty else { return false }
    let built = files.files.indices.filter { !kept.contains($0) }
    let now = try builtInterfaces(of: built)
    guard built.contains(where: { memory.files[files.files[$0]]?.builtInterface != now[$0] }) else { return false }
    for index in waiting {
      try files.restore(index)
      leftOutFiles[index] = nil
    }
    kept = []
    notMade = [:]
    triesAll = true
    noteScreens()
    return true
  }

  /// Returns the signatures of what other files see of files as they are built.
  private func builtInterfaces(of indices: [Int]) throws(CodeError) -> [Int: String] {
    let partly = indices.filter { leftOutFiles[$0] != nil }
    let own = try compiler.interfaces(of: partly.map { ($0, files.copies[$0]) })
    return interfaces.merging(own) { $1 }
  }

  /// Writes what was left out, for the next build.
  private func remember() throws(CodeError) {
    let known = memory?.files ?? [:]
    let anew = files.files.indices.filter { !kept.contains($0) }
    let built = try builtInterfaces(of: anew)
    var memory = BuildMemory()
    for (index, path) in files.files.enumerated() {
      let old = known[path]
      let interface = interfaces[index] ?? old?.interface ?? ""
      let builtInterface = kept.contains(index) ? old?.builtInterface : built[index]
      memory.files[path] = BuildMemory.File(
        stamp: files.stamp(index), interface: interface, builtInterface: builtInterface ?? interface,
        leftOut: leftOutFiles[index])
    }
    memory.screens = notMade
    try folder.write(memory.text(signature), to: folder.memory)
  }

  // MARK: Leaving out

  /// Leaves out the files over which the compiler was ended; tells whether there was any.
  private mutating func leaveOutEnding(_ run: Processes.Result) throws(CodeError) -> Bool {
    let endings = CompilerEndings(
      in: run.errors + run.output, status: run.status, of: folder.compiled, within: time.ofRun)
    var isChanged = false
    for (path, place) in endings.places {
      guard let index = files.index(ofCopy: path) else { continue }
      if try leaveOutWhole(index, place) { isChanged = true }
    }
    return isChanged
  }

  /// Leaves out the file that the compiler writes most about, of what is too much to be read.
  ///
  /// - Throws: `CodeError` if there is none.
  private mutating func leaveOutFlooding(_ beginning: [UInt8]) throws(CodeError) {
    guard let (path, place) = CompilerErrors.longest(in: beginning), let index = files.index(ofCopy: path),
      try leaveOutWhole(
        index, CompilerErrors.Complaint(line: place.line, column: place.column, message: "too much is wrong in it"))
    else { throw CodeError("the compiler writes too much of the code to be read", at: project.folder) }
  }

  /// Leaves out the files that can't be linked with the others; tells whether there was any.
  private mutating func leaveOutUnlinked(_ run: Processes.Result) throws(CodeError) -> Bool {
    var isChanged = false
    for (object, message) in LinkerErrors(in: run.errors + run.output, of: compiler.objects).byObject.sorted(by: {
      $0.key < $1.key
    }) {
      guard let index = files.index(ofObject: object) else { continue }
      if try leaveOutWhole(index, CompilerErrors.Complaint(line: 1, column: 1, message: message)) { isChanged = true }
    }
    return isChanged
  }

  /// Leaves all of a file out; tells whether there was anything of it.
  private mutating func leaveOutWhole(_ index: Int, _ place: CompilerErrors.Complaint) throws(CodeError) -> Bool {
    guard leftOutFiles[index]?.isWhole != true else { return false }
    kept.remove(index)
    let earlier = leftOutFiles[index]?.complaints ?? []
    leftOutFiles[index] = nil
    note(index, place, isWhole: true)
    leftOutFiles[index]?.complaints = Array((earlier + [place]).prefix(CodeBuild.LeftOutFile.maximumComplaints))
    try files.leaveOut(index)
    noteScreens()
    return true
  }

  /// Leaves out what has errors; tells whether there was anything.
  private mutating func leaveOut(_ errors: CompilerErrors, _ program: ScreensProgram) throws(CodeError) -> Bool {
    var isChanged = false
    var complaints: [Int: [CompilerErrors.Complaint]] = [:]
    for (path, places) in errors.byFile.sorted(by: { $0.key < $1.key }) {
      if path == folder.program {
        for place in places { isChanged = leaveOut(program.parts[place.line], place.message) || isChanged }
      } else if path == folder.generated {
        // Generated code is worth less than the code that it conflicts with.
        try folder.write("", to: path)
        isChanged = true
      } else if let index = files.index(ofCopy: path) {
        complaints[index] = places
      }
    }
    Self.keepFirstDeclarations(&complaints)
    Self.letConsequencesWait(&complaints) { (try? Files.plainContents(of: files.copies[$0], limit: 1 << 24)) ?? [] }
    let before = complaints.mapValues { _ in "" }.merging(complaints.keys.map { ($0, files.stamp($0)) }) { $1 }
    let parts = try compiler.leaveOutParts(
      complaints.sorted { $0.key < $1.key }.map { (files.copies[$0.key], $0.value) })
    for (index, places) in complaints {
      guard let first = places.min(by: { $0.line < $1.line }) else { continue }
      let clear = places.first { !$0.message.hasPrefix("failed to produce diagnostic") } ?? first
      kept.remove(index)
      if files.stamp(index) != before[index] { files.forgetObject(of: index) }
      if parts.amended.contains(files.copies[index]) {
        isChanged = true
      } else if files.stamp(index) != before[index] {
        note(
          index, clear, isWhole: false, isOfStatements: parts.ofStatements.contains(files.copies[index]), of: places)
        isChanged = true
      } else if leftOutFiles[index]?.isWhole != true {
        note(index, clear, isWhole: true, of: places)
        try files.leaveOut(index)
        isChanged = true
      }
    }
    noteScreens()
    return isChanged
  }

  /// Remembers that a file isn't built, or not all of it: the first error stands for all.
  private mutating func note(
    _ index: Int, _ error: CompilerErrors.Complaint, isWhole: Bool, isOfStatements: Bool = false,
    of all: [CompilerErrors.Complaint] = []
  ) {
    var file = CodeBuild.LeftOutFile(
      file: files.files[index], isWhole: isWhole, line: error.line, column: error.column, message: error.message)
    file.isOfStatements = isOfStatements
    lastLeftOut = file
    if let known = leftOutFiles[index] {
      file = known
      file.isWhole = file.isWhole || isWhole
      file.isOfStatements = file.isOfStatements && isOfStatements
    }
    let room = CodeBuild.LeftOutFile.maximumComplaints - file.complaints.count
    file.complaints += (all.isEmpty ? [error] : all).filter { !file.complaints.contains($0) }.prefix(max(0, room))
    leftOutFiles[index] = file
  }

  /// Leaves out of the screens' program what a line of it is for; tells whether there was anything.
  private mutating func leaveOut(_ part: ScreensProgram.Part?, _ message: String) -> Bool {
    switch part {
    case .screen(let number): return notMade(number, message)
    case .mock(let name):
      var isChanged = false
      for number in screens.indices where screens[number].mocks.contains(name) {
        isChanged = notMade(number, message) || isChanged
      }
      return isChanged
    case .module(let name): return missing.insert(name).inserted
    case nil: return false
    }
  }

  /// Leaves out a screen that can't be made after all; tells whether it was made before.
  private mutating func notMade(_ number: Int, _ message: String) -> Bool {
    guard screens[number].needs == nil, let make = screens[number].make else { return false }
    notMade[make] = message
    return true
  }

  /// Notes what the screens need whose files aren't built, or that can't be made after all.
  private mutating func noteScreens() {
    let leftOut = Dictionary(leftOutFiles.values.map { ($0.file, $0) }) { first, _ in first }
    screens = listed
    for index in screens.indices where screens[index].needs == nil {
      let error = leftOut[screens[index].codeFile]
      if let make = screens[index].make, notMade[make] != nil, let other = screens[index].fallback {
        screens[index].make = other
      }
      if let error, error.isWhole {
        screens[index].needs = "its file, which isn't built: line \(error.line): \(error.message)"
      } else if let make = screens[index].make, let message = notMade[make] {
        screens[index].needs =
          error.map { "all of its file, which is built in part: line \($0.line): \($0.message)" }
          ?? "another expression than \(make): \(message)"
      }
    }
  }
}
