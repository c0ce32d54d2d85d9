import Foundation

/// The program: rewrites the files of one module.
@main
enum Program {
  static let usage = """
    Rewrites Swift code that was written for iOS so that it compiles where there is no Objective-C. Lines stay where they are.

    usage: rewriter --from FOLDER --to FOLDER [--screens FILE [--snapshots] [--mocks FILE] [--make FILE]]
                    [--properties FILE] [--merged NAME]...
                    [--missing NAME]... [--context FILE]... [--library FILE]... [--left-out FILE] [--progress FILE]
                    [--resources FOLDER --generated FILE [--bundle FOLDER]] [--file NAME FILE]... [--] FILE...
           rewriter --show FILE [--context FILE]... [--library FILE]...
           rewriter --why TYPE [--make FILE] [--library FILE]... [--from FOLDER] [--file NAME FILE]... [--] FILE...
           rewriter --stubs FILE --plan FILE [--] FILE...
           rewriter --disable FILE [--whole-bodies] LINE COLUMN MESSAGE...
           rewriter --complaints FILE
           rewriter --interfaces FILE...
           rewriter --amend FILE LINE COLUMN MESSAGE...
           rewriter --edit FILE REQUEST...
           rewriter --arguments FILE

      --from FOLDER   the folder that the files' paths are relative to
      --to FOLDER     where the rewritten files go, by the same relative paths
      --screens FILE  where the screens that the files have are written, as JSON: each with its name, its place and how it is made;
                      previews become functions that make what they show
      --mocks FILE    where the mocks that the screens need are written, as JSON: an array of objects with a "name" and "lines" of code
      --make FILE     the expressions that make values of types, by the types' names, as a JSON object of strings
      --why TYPE      prints how a value of a type is made, or what is in the way
      --stubs FILE    prints, as JSON, the declarations that stand in for modules that aren't here, as far as the compiler's messages on
                      these files say: the file is JSON, an object with the "modules", each with its "name" and the "files" that import it,
                      and the "complaints"
      --plan FILE     where the declarations are kept from round to round
      --snapshots     what tests of snapshots hand over is among the screens
      --uikit-header  a header of the module's imports UIKit for all of its files
      --properties FILE
                      where the lines are written at which the files' types declare their properties, as JSON
      --merged NAME   a module whose files are among these, and are built with the others as one; may be repeated
      --missing NAME  a module that isn't here, whose imports are left out; may be repeated
      --context FILE  another file, of the module or of one that it uses, which is read and not written; may be repeated
      --library FILE  a file of a module that these use, which is read for its classes, and for what its extensions let others
                      override; may be repeated
      --resources FOLDER
                      a folder with asset catalogues of the module
      --generated FILE
                      where the code is written that a build generates of these: the symbols of the colours and images that the
                      files name; and the module's bundle, where they name that
      --bundle FOLDER the module's bundle, where it isn't the main one
      --show FILE     prints this file, rewritten alone
      --disable FILE  leaves out of this file what the compiler complained of at these places: a test then fails with the message, a
                      statement isn't run, a body that can't do without it ends the program with the message, and a declaration isn't
                      there, for which a line tells the complaint's line and the number of tests in it
      --whole-bodies  ends the program in a body that has what the compiler complained of, as suites want it: a test that lacks a statement
                      says nothing
      --complaints FILE
                      does so in many files: the file is JSON, an array of objects with a "file", a "line", a "column" and a "message";
                      prints "amended" and the path of each file of which nothing was left out, but that is written otherwise, and
                      "statements" and the path of each of which nothing but statements was left out
      --interfaces    prints a signature of each file, a line each, which stays the same where only bodies change: of what other files see
      --amend FILE    writes otherwise what the compiler's messages at these places of this file say how to, and leaves nothing out
      --edit FILE     prints, for each request, a line of JSON: the "edits" of this file that make a change of a constraint or a view, each
                      "from" one byte "to" another with its "text", or the "refusal" with its reason; a request is JSON too:
                      {"change": "priority", "line": 12, "number": 999}, {"change": "set", "line": 5, "setting": "numberOfLines", "number": 0}
      --file NAME FILE
                      one more file, wherever it is, that is written and listed by this name
      --left-out FILE where the files are listed, as JSON, that can't be read, or are too large or too deeply nested: nothing is written
                      for them; the first ends the program if left out
      --progress FILE where it is told as the work on a file begins (+NAME) and ends (-NAME)
      --jobs N        the number of files that are worked on at once
      --arguments FILE
                      the arguments, as a JSON array of strings; the character U+10FF00 plus a byte stands for a byte that isn't UTF-8
      --help          print this

    Prints a line for each thing that it couldn't rewrite. The exit status is 1 where a file can't be read or written, 64 for wrong
    usage.
    """

  static func main() {
    // The first process of a namespace is ended by it only where it says so.
    signal(SIGXCPU) { _exit(128 + $0) }
    do {
      let words = FileBytes.arguments
      try Parallel.run { Swift.print(try run(words), terminator: "") }
    } catch let fault as Bounds.Fault {
      FileHandle.standardError.write(
        Data("error: a file is left out: \(fault.line):\(fault.column): \(fault.message)\n".utf8))
      exit(1)
    } catch let failure as Failure {
      FileHandle.standardError.write(Data("error: \(failure.message)\n".utf8))
      exit(failure.status)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n".utf8))
      exit(1)
    }
  }

  /// The cause of the end of the program.
  struct Failure: Error {
    let message: String
    let status: Int32
  }

  /// Does what arguments ask for.
  ///
  /// - Parameter arguments: The arguments, without the program's name.
  /// - Returns: The text that goes to standard output.
  /// - Throws: `Failure`, `Bounds.Fault`, and errors of files that can't be written.
  static func run(_ arguments: [String]) throws -> String {
    var folders: [String: String] = [:]
    var context: [String] = []
    var libraries: [String] = []
    var merged: Set<String> = []
    var missing: Set<String> = []
    var paths: [String] = []
    var printsInterfaces = false
    var endsBodies = false
    var takesSnapshots = false
    var hasUIKitHeader = false
    var named: [(name: String, path: String)] = []
    var rest = try Self.arguments(of: arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        paths += rest
        rest = []
      case "--file":
        guard let name = rest.popFirst(), let path = rest.popFirst() else {
          throw Failure(message: "--file needs a name and a path", status: 64)
        }
        named.append((name, path))
      case "--help", "-h":
        return lines([usage])
      case "--from", "--to", "--screens", "--properties", "--merged", "--missing", "--context", "--library", "--show",
        "--mocks", "--make", "--why", "--stubs", "--plan",
        "--disable", "--amend", "--edit", "--resources", "--generated", "--bundle", "--complaints", "--left-out",
        "--progress", "--jobs":
        guard let value = rest.popFirst() else { throw Failure(message: "\(argument) needs a value", status: 64) }
        switch argument {
        case "--context": context.append(value)
        case "--library": libraries.append(value)
        case "--merged": merged.insert(value)
        case "--missing": missing.insert(value)
        default: folders[argument] = value
        }
      case "--interfaces": printsInterfaces = true
      case "--whole-bodies": endsBodies = true
      case "--snapshots": takesSnapshots = true
      case "--uikit-header": hasUIKitHeader = true
      case _ where argument.hasPrefix("--"): throw Failure(message: "there is no option \(argument)", status: 64)
      default: paths.append(argument)
      }
    }
    let progress = folders["--progress"].flatMap { ProgressFile($0) }
    let jobs = folders["--jobs"].flatMap { Int($0) }
    if let path = folders["--show"] {
      let file = try read(path, as: path, progress)
      let others = context.compactMap { try? read($0, as: $0, progress) }
      let index = ModuleIndex(
        [file] + others, over: libraries.compactMap { try? read($0, as: $0, progress) },
        makesScreens: folders["--screens"] != nil, takesSnapshots: takesSnapshots, merged: merged,
        missing: missing, hasUIKitHeader: hasUIKitHeader)
      return Rewrites.rewritten(file, in: index).text
    }
    if let path = folders["--complaints"] {
      return lines(
        try leaveOut(try JSONDecoder().decode([Complaint].self, from: Data(contents(of: path))), progress, jobs))
    }
    if printsInterfaces {
      return lines(try Parallel.map(paths) { Interface.signature(of: try contents(of: $0)) })
    }
    if let path = folders["--disable"] {
      return lines(try disable(paths, in: path, endingBodies: endsBodies))
    }
    if let path = folders["--amend"] {
      try amend(paths, in: path)
      return ""
    }
    if let path = folders["--edit"] {
      return lines(try EditAnswer.lines(paths, in: try read(path, as: path, progress)))
    }
    if let path = folders["--stubs"] {
      let files = try Parallel.map(paths, jobs: jobs) { try? read($0, as: $0, progress) }.compactMap(\.self)
      guard let plan = folders["--plan"] else { throw Failure(message: "--stubs needs --plan", status: 64) }
      return try StubRound.answer(Data(contents(of: path)), files, keeping: URL(fileURLWithPath: plan))
    }
    let overrides = try folders["--make"].map {
      try JSONDecoder().decode([String: String].self, from: Data(contents(of: $0)))
    }
    let libraryFiles = {
      try Parallel.map(libraries, jobs: jobs) { try? read($0, as: $0, progress) }.compactMap(\.self)
    }
    if let type = folders["--why"] {
      let all = paths.map { (name: $0, path: (folders["--from"].map { "\($0)/" } ?? "") + $0) } + named
      let files = try Parallel.map(all, jobs: jobs) { try? read($0.path, as: $0.name, progress) }.compactMap(\.self)
      return try why(type, ModuleTypes(files, over: try libraryFiles(), making: overrides ?? [:]))
    }
    guard let to = folders["--to"], paths.isEmpty || folders["--from"] != nil else {
      throw Failure(message: usage, status: 64)
    }
    let from = folders["--from"] ?? ""
    var files: [SourceFile] = []
    var leftOut: [LeftOut] = []
    let all = paths.map { (name: $0, path: "\(from)/\($0)") } + named
    for (file, result) in zip(
      all, try Parallel.map(all, jobs: jobs) { file in Result { try read(file.path, as: file.name, progress) } })
    {
      switch result {
      case .success(let file): files.append(file)
      case .failure(let fault as Bounds.Fault) where folders["--left-out"] != nil:
        leftOut.append(LeftOut(file: file.name, line: fault.line, column: fault.column, message: fault.message))
      case .failure(let error): throw error
      }
    }
    if let path = folders["--left-out"] { try JSONEncoder().encode(leftOut).write(to: URL(fileURLWithPath: path)) }

    // What can't be read of another module says nothing of its classes.
    let module = Module(
      files: files,
      context: try Parallel.map(context, jobs: jobs) { try? read($0, as: $0, progress) }.compactMap(\.self),
      libraries: try libraryFiles(),
      makesScreens: folders["--screens"] != nil, jobs: jobs,
      takesSnapshots: takesSnapshots, merged: merged, missing: missing, hasUIKitHeader: hasUIKitHeader,
      making: overrides ?? [:])
    let notes = try module.write(to: to)
    if let path = folders["--screens"] { try module.writeScreens(to: path, mocks: folders["--mocks"]) }
    if let path = folders["--properties"] { try module.writeProperties(to: path) }
    if let path = folders["--generated"], let resources = folders["--resources"] {
      try module.writeGenerated(of: ModuleResources(folder: resources, bundle: folders["--bundle"] ?? ""), to: path)
    }
    return lines(notes)
  }

  /// Returns how a value of a type is made.
  private static func why(_ type: String, _ types: ModuleTypes) throws(Failure) -> String {
    do throws(Explanation.Failure) {
      return try Explanation(by: types.book).text(on: type)
    } catch {
      throw Failure(message: error.message, status: 1)
    }
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  /// Leaves out of a file what the compiler complained of.
  ///
  /// - Returns: A line for each declaration that isn't there: the complaint's line, and the number of tests in it.
  private static func disable(_ arguments: [String], in path: String, endingBodies: Bool) throws -> [String] {
    let complaints = try complaints(arguments, of: "--disable")
    let disabled = DisabledCode(try read(path, as: path), complaints, endingBodies: endingBodies)
    try Data(disabled.text.utf8).write(to: URL(fileURLWithPath: path))
    return disabled.removals.map { "\($0.complaint.line) \($0.tests)" }
  }

  /// Writes a file otherwise where the compiler's messages say how.
  private static func amend(_ arguments: [String], in path: String) throws {
    let complaints = try complaints(arguments, of: "--amend")
    let amended = DisabledCode(try read(path, as: path), complaints, onlyAmending: true)
    try Data(amended.text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private static func complaints(_ arguments: [String], of option: String) throws -> [DisabledCode.Complaint] {
    try stride(from: 0, to: arguments.count, by: 3).map { position in
      guard position + 2 < arguments.count, let line = Int(arguments[position]),
        let column = Int(arguments[position + 1])
      else { throw Failure(message: "\(option) needs a line, a column and a message", status: 64) }
      return DisabledCode.Complaint(line: line, column: column, message: arguments[position + 2])
    }
  }

  /// The given arguments, or the arguments in the file that they name.
  private static func arguments(of words: [String]) throws -> [String] {
    guard words.first == "--arguments", words.count == 2 else { return words }
    return try JSONDecoder().decode([String].self, from: Data(contents(of: words[1])))
  }

  /// A file for which nothing is written, and the reason at its place.
  private struct LeftOut: Encodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  /// A complaint of the compiler's on one of many files.
  private struct Complaint: Decodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  /// Leaves out of files what the compiler complained of. A file in which nothing can be left out isn't written.
  ///
  /// - Returns: A line for each file that is only written otherwise, and for each of which statements alone are left out.
  private static func leaveOut(
    _ complaints: [Complaint], _ progress: ProgressFile?, _ jobs: Int?
  ) throws -> [String] {
    let files = Dictionary(grouping: complaints, by: \.file).sorted { $0.key < $1.key }
    let outcomes = try Parallel.map(files, jobs: jobs) { path, complaints -> String? in
      guard let file = try? read(path, as: path, progress) else { return nil }
      return try file.during {
        let code = DisabledCode(
          file, complaints.map { DisabledCode.Complaint(line: $0.line, column: $0.column, message: $0.message) })
        let text = code.text
        if text != file.text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
        guard text != file.text else { return nil }
        return code.isOnlyAmended ? "amended \(path)" : code.isOfStatements ? "statements \(path)" : nil
      }
    }
    return outcomes.compactMap(\.self)
  }

  /// Reads a file.
  ///
  /// - Throws: `Bounds.Fault` where it can't be read, or is beyond the bounds.
  private static func read(_ path: String, as name: String, _ progress: ProgressFile? = nil) throws -> SourceFile {
    let bytes: [UInt8]
    do throws(FileBytes.Failure) {
      bytes = try FileBytes.read(path, limit: Bounds.maximumBytes)
    } catch {
      throw error == .tooLarge ? Bounds.ofSize : Bounds.Fault(message: "it can't be read")
    }
    func file() throws -> SourceFile {
      if let fault = Bounds.fault(in: bytes) { throw fault }
      let own = path.split(separator: "/").last.map(String.init)
      return SourceFile(path: name, name: own, text: String(decoding: bytes, as: UTF8.self), progress: progress)
    }
    return try progress?.during(name, file) ?? file()
  }

  private static func contents(of path: String) throws -> [UInt8] {
    do {
      return try FileBytes.read(path, limit: 1 << 30)
    } catch {
      throw Failure(message: "\(path) can't be read", status: 1)
    }
  }
}
