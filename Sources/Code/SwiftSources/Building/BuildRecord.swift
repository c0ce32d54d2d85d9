import Documents
import FileSystem

/// A record that is kept of a build, so that unchanged code isn't built again.
struct BuildRecord {
  let screens: [CodeScreen]
  let leftOut: [CodeBuild.LeftOutFile]
  let modules: [CodeBuild.Module]
  let missing: [CodeBuild.MissingModule]
  /// The texts that change with the modules' files, by the modules' names: also of those that couldn't be built.
  private let signatures: [String: String]

  /// The record of a build.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - leftOut: The files that aren't built, or not all of them.
  ///   - modules: The modules that it was built with.
  ///   - missing: Those that aren't here.
  ///   - signatures: The signatures of the modules' files, by the modules' names.
  init(
    screens: [CodeScreen], leftOut: [CodeBuild.LeftOutFile], modules: [CodeBuild.Module],
    missing: [CodeBuild.MissingModule], _ signatures: [String: String]
  ) {
    self.screens = screens
    self.leftOut = leftOut
    self.modules = modules
    self.missing = missing
    self.signatures = signatures
  }

  /// Tells whether the modules that the code was built with are as they were.
  func isUpToDate(with foreign: ForeignModules) -> Bool {
    signatures.allSatisfy { name, signature in
      signature == foreign.project(named: name).map { SHA256.text($0.signature) }
    }
  }

  /// The text that changes with the modules' files.
  var moduleSignature: String {
    signatures.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: "\n")
  }

  /// The record in a folder, if it is one of the same code and its program is there.
  init?(reading folder: BuildFolder, _ signature: String) {
    guard Files.kind(of: folder.executable) == .file,
      let bytes = try? Files.contents(of: folder.record, limit: 1 << 28), let value = try? JSONParser.parse(bytes),
      value.text("signature") == signature
    else { return nil }
    screens = value.elements("screens").compactMap { CodeScreen($0) }
    leftOut = value.elements("leftOut").compactMap(CodeBuild.LeftOutFile.init)
    modules = value.elements("modules").compactMap { CodeBuild.Module($0) }
    missing = value.elements("missing").compactMap { CodeBuild.MissingModule($0) }
    signatures = Dictionary(
      value.elements("signatures").compactMap { module in
        module.text("name").flatMap { name in module.text("signature").map { (name, $0) } }
      }
    ) { first, _ in first }
  }

  /// The record's text.
  func text(_ signature: String) -> String {
    var record = JSONObjectText()
    record.add("signature", signature)
    record.add("screens", lines: screens.map(\.json), depth: 1)
    record.add("leftOut", lines: leftOut.map(\.json), depth: 1)
    record.add("modules", lines: modules.map(\.json), depth: 1)
    let signatures = signatures.sorted { $0.key < $1.key }.map { name, signature in
      var object = JSONObjectText()
      object.add("name", name)
      object.add("signature", signature)
      return object.line
    }
    record.add("signatures", lines: signatures, depth: 1)
    record.add("missing", lines: missing.map(\.json), depth: 1)
    return record.document
  }
}

extension CodeBuild.LeftOutFile {
  /// The file of a record.
  init?(_ value: JSONValue) {
    guard let path = value.text("file"), let message = value.text("message"), let line = value.whole("line"),
      let column = value.whole("column")
    else { return nil }
    let isWhole = value.member("isWhole")?.content == .bool(true)
    self.init(file: Path(recorded: path), isWhole: isWhole, line: line, column: column, message: message)
    isOfStatements = value.member("isOfStatements")?.content == .bool(true)
    complaints = value.elements("complaints").compactMap(Complaint.init)
  }

  /// The file as a line of JSON.
  package var json: String {
    var object = JSONObjectText()
    object.add("file", file.recorded)
    object.add("isWhole", isWhole)
    object.add("isOfStatements", isOfStatements)
    object.add("line", line)
    object.add("column", column)
    object.add("message", message)
    object.add("complaints", text: "[\(complaints.map(\.json).joined(separator: ", "))]")
    return object.line
  }
}

extension CodeBuild.LeftOutFile.Complaint {
  /// The message of a record.
  init?(_ value: JSONValue) {
    guard let message = value.text("message"), let line = value.whole("line"), let column = value.whole("column") else {
      return nil
    }
    self.init(line: line, column: column, message: message)
  }

  /// The message as an object of JSON.
  var object: JSONObjectText {
    var object = JSONObjectText()
    object.add("line", line)
    object.add("column", column)
    object.add("message", message)
    return object
  }

  /// The message as a line of JSON.
  var json: String { object.line }
}

extension CodeBuild.Module {
  /// The module of a record.
  init?(_ value: JSONValue) {
    guard let name = value.text("name"), let folder = value.text("folder"), let files = value.whole("files"),
      let leftOut = value.whole("leftOut")
    else { return nil }
    self.init(name: name, folder: Path(recorded: folder), files: files, leftOut: leftOut)
  }

  /// The module that was built of the same code before; `nil` if none was.
  init?(reading stamp: Path, _ signature: String) {
    guard let bytes = try? Files.contents(of: stamp, limit: 1 << 20), let value = try? JSONParser.parse(bytes),
      value.text("signature") == signature, let module = Self(value)
    else { return nil }
    self = module
  }

  /// The module as an object of JSON.
  fileprivate var object: JSONObjectText {
    var object = JSONObjectText()
    object.add("name", name)
    object.add("folder", folder.recorded)
    object.add("files", files)
    object.add("leftOut", leftOut)
    return object
  }

  /// The module as a line of JSON.
  package var json: String { object.line }

  /// The text of a record of it.
  func text(_ signature: String) -> String {
    var object = object
    object.add("signature", signature)
    return object.document
  }
}

extension CodeBuild.MissingModule {
  /// The module of a record.
  fileprivate init?(_ value: JSONValue) {
    guard let name = value.text("name") else { return nil }
    self.init(name: name, files: value.texts("files").map { Path(recorded: $0) })
  }

  /// The module as a line of JSON.
  package var json: String {
    var object = JSONObjectText()
    object.add("name", name)
    object.add("files", text: "[\(files.map { JSONText.quoted($0.recorded) }.joined(separator: ", "))]")
    return object.line
  }
}
