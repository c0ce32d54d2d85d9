import Documents
import FileSystem

/// A memory of the code that the last build of a module left out. The next build leaves the same out, except for files that may have
/// changed.
struct BuildMemory {
  /// A file as it was built.
  struct File {
    /// The text that changes with the rewritten file and with its copy.
    let stamp: String
    /// The signature of what other files see of the rewritten file, and of its copy.
    let interface: String
    let builtInterface: String
    let leftOut: CodeBuild.LeftOutFile?
  }

  /// The files, by their paths in the module's folder.
  var files: [Path: File] = [:]
  /// The compiler's messages on the screens that couldn't be made, by the expressions that make them.
  var screens: [String: String] = [:]

  /// A memory of nothing.
  init() {}

  /// The memory in a file; `nil` if there is none, or if it is of a build with other tools or other modules.
  init?(reading path: Path, _ signature: String) {
    guard let bytes = try? Files.contents(of: path, limit: 1 << 28), let value = try? JSONParser.parse(bytes),
      value.text("signature") == signature
    else { return nil }
    for element in value.elements("files") {
      guard let path = element.text("path"), let stamp = element.text("stamp"),
        let interface = element.text("interface")
      else { return nil }
      files[Path(recorded: path)] = File(
        stamp: stamp, interface: interface, builtInterface: element.text("builtInterface") ?? interface,
        leftOut: element.member("leftOut").flatMap(CodeBuild.LeftOutFile.init))
    }
    for element in value.elements("screens") {
      guard let make = element.text("make"), let message = element.text("message") else { return nil }
      screens[make] = message
    }
  }

  /// The memory's text.
  func text(_ signature: String) -> String {
    var memory = JSONObjectText()
    memory.add("signature", signature)
    let files = files.sorted { $0.key < $1.key }.map { path, file in
      var object = JSONObjectText()
      object.add("path", path.recorded)
      object.add("stamp", file.stamp)
      object.add("interface", file.interface)
      if file.builtInterface != file.interface { object.add("builtInterface", file.builtInterface) }
      if let leftOut = file.leftOut { object.add("leftOut", text: leftOut.json) }
      return object.line
    }
    memory.add("files", lines: files, depth: 1)
    let screens = screens.sorted { $0.key < $1.key }.map { make, message in
      var object = JSONObjectText()
      object.add("make", make)
      object.add("message", message)
      return object.line
    }
    memory.add("screens", lines: screens, depth: 1)
    return memory.document
  }
}
