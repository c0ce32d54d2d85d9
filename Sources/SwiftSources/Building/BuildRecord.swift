import Documents
import FileSystem

/// What is kept of a build, so that unchanged code isn't built again.
struct BuildRecord {
  let screens: [CodeScreen]
  let leftOut: [CodeBuild.LeftOutFile]

  /// The record in a folder, if it is one of the same code and its program is there.
  init?(reading folder: BuildFolder, _ signature: String) {
    guard Files.kind(of: folder.executable) == .file,
      let bytes = try? Files.contents(of: folder.record, limit: 1 << 28), let value = try? JSONParser.parse(bytes),
      value.text("signature") == signature,
      let listed = try? Files.contents(of: folder.screens, limit: 1 << 28),
      case .array(let needs)? = value.member("needs")?.content,
      case .array(let files)? = value.member("leftOut")?.content
    else { return nil }
    var screens = CodeScreen.list(listed)
    guard screens.count == needs.count else { return nil }
    for (index, need) in needs.enumerated() {
      if case .string(let text) = need.content { screens[index].needs = text }
    }
    self.screens = screens
    leftOut = files.compactMap { file in
      guard let path = file.text("file"), let message = file.text("message"), let line = file.whole("line"),
        let column = file.whole("column")
      else { return nil }
      let isWhole = file.member("isWhole")?.content == .bool(true)
      return CodeBuild.LeftOutFile(file: Path(path), isWhole: isWhole, line: line, column: column, message: message)
    }
  }

  /// The record's text.
  static func text(_ signature: String, screens: [CodeScreen], leftOut: [CodeBuild.LeftOutFile]) -> String {
    var record = JSONObjectText()
    record.add("signature", signature)
    let needs = screens.map { $0.needs.map(JSONText.quoted) ?? "null" }
    record.add("needs", text: "[\(needs.joined(separator: ", "))]")
    let files = leftOut.map { file in
      var object = JSONObjectText()
      object.add("file", file.file.description)
      object.add("isWhole", file.isWhole)
      object.add("line", file.line)
      object.add("column", file.column)
      object.add("message", file.message)
      return object.line
    }
    record.add("leftOut", lines: files, depth: 1)
    return record.document
  }
}

extension JSONValue {
  /// The whole number of a member.
  func whole(_ key: String) -> Int? {
    guard case .number(let number, _)? = member(key)?.content else { return nil }
    return Int(exactly: number)
  }
}
