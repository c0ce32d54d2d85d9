import Documents
import FileSystem

/// Makes PNG of SVG by librsvg's program.
struct Rasterizer {
  private static let program = OtherProgram("rsvg-convert")

  /// Why there is no PNG.
  struct Failure: Error {
    let message: PrintableText
    let status: ExitStatus
  }

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - scale: Pixels a point.
  ///   - path: The file to write; standard output if `nil`.
  /// - Throws: `Failure`.
  static func write(_ svg: String, scale: Double, to path: Path?) throws(Failure) {
    let folder = path?.folder ?? Path(Environment.value("TMPDIR", isEmptyUnset: true) ?? "/tmp")
    let source = folder.file(Path(".layout-picture-" + String(UInt64.random(in: 0...UInt64.max), radix: 36) + ".svg"))
    do throws(Files.Failure) {
      try Files.replace(source, with: PrintableText(document: svg), flushes: false)
    } catch {
      throw Failure(message: "\(error.message)", status: .cannotWrite)
    }
    defer { Files.remove(source) }
    var arguments = [Path("--zoom=\(JSONText.thousandths(scale))"), Path("--format=png")]
    if let path { arguments += [Path("--output"), path] }
    do throws(OtherProgram.Failure) {
      try program.run(arguments + [Path("--"), source])
    } catch {
      switch error {
      case .notFound:
        throw Failure(
          message:
            "PNG is made by \(program.name), which isn't here: install Debian's package librsvg2-bin, or librsvg by Homebrew; SVG needs nothing",
          status: .badInput)
      case .status(let status):
        throw Failure(message: "\(program.name) ended with status \(status)", status: .cannotWrite)
      case .notStarted(let reason):
        throw Failure(message: "\(program.name) couldn't be started: \(reason)", status: .internalFault)
      }
    }
  }
}
