import Differences
import Documents
import FileSystem
import Fixtures
import LayoutModel
import SceneSources

extension CommandDescription {
  static let describe = CommandDescription(
    name: "describe", overview: "writes a screen as lines of text, for git's textconv, or what a project says",
    arguments: "FILE",
    argumentHelp:
      SceneFormats.all.help(
        \.one, "a dump", "a project's folder, for what its settings and code say without a build",
        "- for standard input"),
    argumentCount: 1...1, options: [.output, .buildFolder, .noCode, .unconfined, .color, .quiet],
    example: "layout describe Main.storyboard"
  ) { arguments in
    let path = Path(argument: arguments.operands[0])
    let console = try Console(arguments)
    if path != Files.standardInput, Files.kind(of: path) == .folder {
      let folders = ProjectRoots.folders(with: Files.resolved(path) ?? path)
      let text = folders.map { ProjectDescription(of: $0).text }.joined()
      return try CommandOutput(arguments).write(text)
    }
    if SceneFormats.all.isBuilt(path) { return try describeScreens(of: path, console, CommandOutput(arguments)) }
    let bytes: [UInt8]
    do throws(Files.Failure) {
      bytes = try Files.contents(of: path, limit: DocumentLimits.standard.maximumBytes)
    } catch {
      console.error("\(error.message)", path: path.description)
      return error.status
    }
    let (text, fault) = ScreenDescription.text(of: bytes)
    // Git abandons a whole comparison if a textconv fails. So the text contains the fault, and the status is success.
    if let fault {
      console.note("this can't be read, and is given as it is: \(fault.description)", path: path.description)
    }
    return try CommandOutput(arguments).write(text)
  }
}

/// Describes the screens of a Swift file, each as the fixture that it is under the usual conditions.
private func describeScreens(of path: Path, _ console: Console, _ output: CommandOutput) throws -> ExitStatus {
  let source: any SceneSource
  do throws(SceneFile.Failure) {
    source = try console.surroundings.file(at: path)
  } catch {
    error.report(in: path.description, to: console)
    return error.status
  }
  let found = try source.scenes(under: Conditions(), named: nil)
  console.report(found.warnings, in: path.description, each: false)
  let texts = found.scenes.map { scene in
    let (text, _) = ScreenDescription.text(of: Array(Fixture.text(of: scene).utf8))
    return found.scenes.count == 1 ? text : PrintableText("==> \(scene.title ?? scene.name) <==").line + text
  }
  return try output.write(texts.joined())
}
