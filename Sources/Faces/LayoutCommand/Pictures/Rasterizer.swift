import Documents
import FileSystem
import LayoutModel
import LayoutPictures

/// A writer of pictures: SVG as it is, and PNG converted by librsvg's program.
struct Rasterizer {
  private static let program = OtherProgram("rsvg-convert")

  /// The reason why there is no PNG.
  struct Failure: Error {
    let message: PrintableText
    let status: ExitStatus
  }

  /// Returns why no program can draw a picture at a scale; `nil` if it can be drawn.
  static func fault(of picture: ScreenPicture, scale: Double) -> Failure? {
    guard picture.pixels(scale: scale) == nil else { return nil }
    let (width, height) = (picture.size.width * scale, picture.size.height * scale)
    return Failure(
      message:
        "the picture would have \(JSONText.number(width.rounded(.up))) × \(JSONText.number(height.rounded(.up))) pixels, and at most \(JSONText.number(ScreenPicture.largestSide)) a side are drawn: ask for a smaller window, or a smaller --\(CommandOption.scale.name)",
      status: .badInput)
  }

  /// Writes a picture as PNG.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The pixels per point.
  ///   - path: The file to write; standard output if `nil`.
  /// - Throws: `Failure`.
  static func write(_ picture: ScreenPicture, scale: Double, to path: Path?) throws(Failure) {
    if let fault = fault(of: picture, scale: scale) { throw fault }
    let folder = try temporaryFolder(with: picture)
    let (source, errors) = (folder.path.file(Self.source), folder.path.file("errors.txt"))
    var arguments = [Path("--zoom=\(JSONText.thousandths(scale))"), Path("--format=png")]
    if let path { arguments += [Path("--output"), path] }
    do throws(OtherProgram.Failure) {
      try program.run(arguments + [Path("--"), source], errors: errors)
    } catch {
      switch error {
      case .notFound:
        throw Failure(
          message:
            "PNG is made by \(program.name), which isn't here: install Debian's package librsvg2-bin, or librsvg by Homebrew; SVG needs nothing",
          status: .badInput)
      case .status(let status):
        throw Failure(
          message: "\(program.name) makes no PNG of it, and ends with status \(status)\(words(in: errors))",
          status: .cannotWrite)
      case .notStarted(let reason):
        throw Failure(message: "\(program.name) couldn't be started: \(reason)", status: .internalFault)
      }
    }
  }

  /// Returns a picture as the bytes of a PNG.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - scale: The pixels per point.
  /// - Returns: The bytes.
  /// - Throws: `Failure`.
  static func bytes(of picture: ScreenPicture, scale: Double) throws(Failure) -> [UInt8] {
    func withoutFileFailure<Value: ~Copyable>(_ body: () throws(Files.Failure) -> Value) throws(Failure) -> Value {
      do throws(Files.Failure) {
        return try body()
      } catch {
        throw Failure(message: "\(error.message)", status: .cannotWrite)
      }
    }
    let folder = try withoutFileFailure { () throws(Files.Failure) in try TemporaryFolder(named: "layout-picture") }
    let path = folder.path.file("picture.png")
    try write(picture, scale: scale, to: path)
    return try withoutFileFailure { () throws(Files.Failure) in
      try Files.contents(of: path, limit: PNGFile.maximumLength)
    }
  }

  /// Returns a new folder with a picture as SVG.
  private static func temporaryFolder(with picture: ScreenPicture) throws(Failure) -> TemporaryFolder {
    do throws(Files.Failure) {
      let folder = try TemporaryFolder(named: "layout-picture")
      try Files.replace(folder.path.file(source), with: PrintableText(document: picture.svg), flushes: false)
      return folder
    } catch {
      throw Failure(message: "\(error.message)", status: .cannotWrite)
    }
  }

  private static let source: Path = "picture.svg"

  /// Returns the program's messages, on one line.
  private static func words(in errors: Path) -> PrintableText {
    guard let bytes = Files.beginning(of: errors, count: maximumErrors) else { return "" }
    let line = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    return line.isEmpty ? "" : "; it says: \(line.prefix(maximumErrors))"
  }

  /// The maximum number of bytes reported from the program's messages.
  private static let maximumErrors = 300
}
