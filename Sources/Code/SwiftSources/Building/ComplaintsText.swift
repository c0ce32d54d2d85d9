import Documents
import FileSystem
import LayoutOutput

/// The text of `complaints.json`: the compiler's messages on the files of a module of which something isn't built, round by round.
enum ComplaintsText {
  static func of(_ module: CodeProject, _ leftOut: [CodeBuild.LeftOutFile]) -> String {
    var document = JSONObjectText()
    document.add("format", ComplaintsShape.format)
    document.add("module", module.module)
    document.add("folder", module.folder.recorded)
    let files = leftOut.map { file in
      let first = CodeBuild.LeftOutFile.Complaint(line: file.line, column: file.column, message: file.message)
      var object = JSONObjectText()
      object.add("file", file.file.recorded)
      object.add("isWhole", file.isWhole)
      let complaints = file.complaints.isEmpty ? [first] : file.complaints
      object.add("complaints", text: "[\(complaints.map(\.json).joined(separator: ", "))]")
      return object.line
    }
    document.add("files", lines: files, depth: 1)
    return document.document
  }
}
