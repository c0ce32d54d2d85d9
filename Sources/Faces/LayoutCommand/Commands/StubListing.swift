import Documents
import FileSystem
import LayoutOutput
import SwiftSources

/// Stubs of missing modules, written to a folder, and the listing of them for people.
struct StubListing {
  let text: String

  /// Writes stubs into a folder. A file that is there already is the person's, and stays.
  ///
  /// - Parameters:
  ///   - path: A Swift file or a folder of the project.
  ///   - library: What builds its code.
  ///   - folder: The folder that the stubs go to.
  /// - Throws: `CodeError`.
  init(around path: Path, _ library: CodeLibrary, in folder: Path) throws(CodeError) {
    let there = Set(Files.names(in: folder) ?? [])
    func isNew(_ stub: WrittenStub) -> Bool { stub.types + stub.members > 0 && !there.contains(Self.name(of: stub)) }
    let (stubs, faultyFiles, files) = try library.stubs(around: path) { stub throws(CodeError) in
      if isNew(stub) { try stub.write(to: folder.file(Self.name(of: stub))) }
    }
    guard !stubs.isEmpty else {
      text = "no module is missing that a stub could stand in for\n"
      return
    }
    var rows: [[String]] = []
    for stub in stubs {
      let file = folder.file(Self.name(of: stub))
      let what = "\(Self.count(stub.types, "type")), \(Self.count(stub.members, "member"))"
      let wanted = "for \(Self.count(stub.files, "file"))"
      if there.contains(Self.name(of: stub)) {
        rows.append([file.recorded.printable, "is there, and left as it is", wanted])
      } else {
        rows.append(
          isNew(stub) ? [file.recorded.printable, what, wanted] : [stub.module, "nothing of it is used", wanted])
      }
    }
    let rest = faultyFiles == 0 ? "" : "; the compiler complains of \(faultyFiles) still"
    text =
      "stubs (\(stubs.count)):\n"
      + TextTable.columns(rows).split(separator: "\n").map { "  \($0)\n" }.joined()
      + "\(files - faultyFiles) of \(files) Swift files compile with them\(rest)\n"
      + "they are yours to change; the key \"stubs\" of \"code\" in .layout.json names their folder\n"
  }

  private static func name(of stub: WrittenStub) -> Path { Path("\(stub.module).swift") }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
