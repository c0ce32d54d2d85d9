import Foundation

/// The program: rewrites the files of one module.
@main
enum Program {
  static let usage = """
    Rewrites Swift code that was written for iOS so that it compiles where there is no Objective-C. Lines stay where they are.

    usage: rewriter --from FOLDER --to FOLDER [--screens FILE [--snapshots]] [--properties FILE] [--merged NAME]...
                    [--missing NAME]... [--context FILE]... [--library FILE]...
                    [--resources FOLDER --generated FILE [--bundle FOLDER]] FILE...
           rewriter --show FILE [--context FILE]...
           rewriter --disable FILE LINE COLUMN MESSAGE...
           rewriter --complaints FILE
           rewriter --interfaces FILE...
           rewriter --look-up FILE LINE COLUMN...

      --from FOLDER   the folder that the files' paths are relative to
      --to FOLDER     where the rewritten files go, by the same relative paths
      --screens FILE  where the screens that the files have are written, as JSON: each with its name, its place and how it is made;
                      previews become functions that make what they show
      --snapshots     what tests of snapshots hand over is among the screens
      --properties FILE
                      where the lines are written at which the files' types declare their properties, as JSON
      --merged NAME   a module whose files are among these, and are built with the others as one; may be repeated
      --missing NAME  a module that isn't here, whose imports are left out; may be repeated
      --context FILE  another file, of the module or of one that it uses, which is read and not written; may be repeated
      --library FILE  a file of a module that these use, which is read for its classes alone; may be repeated
      --resources FOLDER
                      a folder with asset catalogues of the module
      --generated FILE
                      where the code is written that a build generates of these: the symbols of the colours and images that the
                      files name; and the module's bundle, where they name that
      --bundle FOLDER the module's bundle, where it isn't the main one
      --show FILE     prints this file, rewritten alone
      --disable FILE  leaves out of this file what the compiler complained of at these places: a test then fails with the message, a body
                      ends the program with it, and a declaration isn't there, for which a line tells the complaint's line and the
                      number of tests in it
      --complaints FILE
                      does so in many files: the file is JSON, an array of objects with a "file", a "line", a "column" and a "message";
                      prints the paths of the files of which nothing was left out, but that are written otherwise
      --interfaces    prints a signature of each file, a line each, which stays the same where only bodies change: of what other files see
      --look-up FILE  has the members of AnyObject that are at these places of this file looked up by name when the program runs
      --help          print this

    Prints a line for each thing that it couldn't rewrite. The exit status is 1 where a file can't be read or written, 64 for wrong
    usage.
    """

  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
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

  private static func run(_ arguments: [String]) throws {
    var folders: [String: String] = [:]
    var context: [String] = []
    var libraries: [String] = []
    var merged: Set<String> = []
    var missing: Set<String> = []
    var paths: [String] = []
    var printsInterfaces = false
    var takesSnapshots = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        print(usage)
        return
      case "--from", "--to", "--screens", "--properties", "--merged", "--missing", "--context", "--library", "--show",
        "--disable", "--look-up", "--resources", "--generated", "--bundle", "--complaints":
        guard let value = rest.popFirst() else { throw Failure(message: "\(argument) needs a value", status: 64) }
        switch argument {
        case "--context": context.append(value)
        case "--library": libraries.append(value)
        case "--merged": merged.insert(value)
        case "--missing": missing.insert(value)
        default: folders[argument] = value
        }
      case "--interfaces": printsInterfaces = true
      case "--snapshots": takesSnapshots = true
      case _ where argument.hasPrefix("--"): throw Failure(message: "there is no option \(argument)", status: 64)
      default: paths.append(argument)
      }
    }
    if let path = folders["--show"] {
      let file = try read(path, as: path)
      let others = try context.map { try read($0, as: $0) }
      let index = ModuleIndex(
        [file] + others, makesScreens: folders["--screens"] != nil, takesSnapshots: takesSnapshots, merged: merged,
        missing: missing)
      print(Rewrites.rewritten(file, in: index).text, terminator: "")
      return
    }
    if let path = folders["--complaints"] {
      try leaveOut(try JSONDecoder().decode([Complaint].self, from: contents(of: path)))
      return
    }
    if printsInterfaces {
      for signature in try Parallel.map(paths, { Interface.signature(of: Array(try contents(of: $0))) }) {
        print(signature)
      }
      return
    }
    if let path = folders["--disable"] {
      try disable(paths, in: path)
      return
    }
    if let path = folders["--look-up"] {
      let numbers = paths.compactMap(Int.init)
      guard numbers.count == paths.count, numbers.count.isMultiple(of: 2) else {
        throw Failure(message: "--look-up needs lines and columns", status: 64)
      }
      let places = stride(from: 0, to: numbers.count, by: 2).map { (line: numbers[$0], column: numbers[$0 + 1]) }
      let text = DynamicLookups.text(of: try read(path, as: path), places)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return
    }
    guard let from = folders["--from"], let to = folders["--to"] else { throw Failure(message: usage, status: 64) }

    let module = Module(
      files: try Parallel.map(paths) { try read("\(from)/\($0)", as: $0) },
      context: try Parallel.map(context) { try read($0, as: $0) },
      libraries: try Parallel.map(libraries) { try read($0, as: $0) }, makesScreens: folders["--screens"] != nil,
      takesSnapshots: takesSnapshots, merged: merged, missing: missing)
    for note in try module.write(to: to) { print(note) }
    if let path = folders["--screens"] { try module.writeScreens(to: path) }
    if let path = folders["--properties"] { try module.writeProperties(to: path) }
    if let path = folders["--generated"], let resources = folders["--resources"] {
      try module.writeGenerated(of: ModuleResources(folder: resources, bundle: folders["--bundle"] ?? ""), to: path)
    }
  }

  private static func disable(_ arguments: [String], in path: String) throws {
    let complaints = try stride(from: 0, to: arguments.count, by: 3).map { position in
      guard position + 2 < arguments.count, let line = Int(arguments[position]),
        let column = Int(arguments[position + 1])
      else { throw Failure(message: "--disable needs a line, a column and a message", status: 64) }
      return DisabledCode.Complaint(line: line, column: column, message: arguments[position + 2])
    }
    let disabled = DisabledCode(try read(path, as: path), complaints)
    try Data(disabled.text.utf8).write(to: URL(fileURLWithPath: path))
    for removal in disabled.removals { print(removal.complaint.line, removal.tests) }
  }

  /// A complaint of the compiler's on one of many files.
  private struct Complaint: Decodable {
    let file: String
    let line: Int
    let column: Int
    let message: String
  }

  /// Leaves out of files what the compiler complained of, and prints the paths of those that are only written otherwise. A file in which
  /// nothing can be left out isn't written.
  private static func leaveOut(_ complaints: [Complaint]) throws {
    let files = Dictionary(grouping: complaints, by: \.file).sorted { $0.key < $1.key }
    let amended = try Parallel.map(files) { path, complaints in
      let file = try read(path, as: path)
      let code = DisabledCode(
        file, complaints.map { DisabledCode.Complaint(line: $0.line, column: $0.column, message: $0.message) })
      let text = code.text
      if text != file.text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
      return code.isOnlyAmended && text != file.text ? path : nil
    }
    for path in amended.compactMap(\.self) { print(path) }
  }

  private static func read(_ path: String, as name: String) throws -> SourceFile {
    SourceFile(path: name, text: String(decoding: try contents(of: path), as: UTF8.self))
  }

  private static func contents(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(message: "\(path) can't be read", status: 1)
    }
    return data
  }
}
