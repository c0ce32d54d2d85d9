import Documents
import FileSystem
import LayoutModel
import LayoutPictures
import LayoutResolution
import LayoutSimulator
import SceneSources

/// A trace as pictures: a page with a timeline, or the screen at given times.
struct TracePictures {
  let format: PictureFormat
  let request: PictureRequest
  let output: Path?
  let console: Console

  /// A trace under conditions.
  struct Played {
    let title: String
    let trace: ScreenTrace
  }

  /// Writes the pictures of a file's traces, with the images that lie beside it, and those of a folder of resources.
  ///
  /// - Throws: `UsageError` if several pictures are to go to one file; `Files.Failure`, `Rasterizer.Failure`.
  func write(_ played: [Played], at times: [Double], of file: Path, imageNames: Set<String>, resources: Path?) throws {
    var style = request.style
    style.images = ImageLibrary(beside: file, named: imageNames)
    if let resources { style.images.add(resourcesIn: resources) }
    defer { console.report(style.images.undrawn) }
    if format == .html {
      guard played.count == 1 else {
        throw UsageError.severalPictures(option: CommandOption.output.name, first: played.prefix(2).map(\.title))
      }
      let trace = played[0].trace
      var page = TracePage(
        title: played[0].title, steps: trace.steps,
        exception: trace.exception.map { "\($0.name): \($0.reason)" })
      for time in times.isEmpty ? TracePage.times(of: trace.steps) : times {
        page.add(ScreenPicture(trace.sample(at: time), title: "", style), at: time)
      }
      return try write(PrintableText(document: page.html), to: output)
    }
    let moments = times.isEmpty ? played.flatMap { $0.trace.steps.map(\.time) }.uniqued().sorted() : times
    let pictures = played.flatMap { played in
      moments.map { time in
        ScreenPicture(
          played.trace.sample(at: time), title: "\(played.title), \(JSONText.thousandths(time)) s", style)
      }
    }
    let isFolder = output.map { $0.bytes.last == UInt8(ascii: "/") || Files.kind(of: $0) == .folder } ?? false
    guard pictures.count == 1 || isFolder else {
      throw UsageError.severalPictures(option: CommandOption.output.name)
    }
    for (index, picture) in pictures.enumerated() {
      let stem = file == Files.standardInput ? "stdin" : file.name.stem.description
      let name = "\(stem)-\(index < 9 ? "0" : "")\(index + 1)-\(JSONText.thousandths(moments[index % moments.count]))s"
      let path = isFolder ? output?.file(Path("\(name).\(format.rawValue)")) : output
      if let path { try Files.makeFolder(path.folder) }
      if format == .png {
        try Rasterizer.write(picture, scale: request.scale ?? picture.scale, to: path)
      } else {
        if let fault = Rasterizer.fault(of: picture, scale: 1) { throw fault }
        try write(PrintableText(document: picture.svg), to: path)
      }
    }
  }

  private func write(_ text: PrintableText, to path: Path?) throws(Files.Failure) {
    guard let path else { return try console.print(text) }
    try Files.replace(path, with: text, flushes: false)
  }
}
