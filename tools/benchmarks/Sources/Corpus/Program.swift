import Foundation
import LayoutKit

/// Reads Interface Builder files, whose paths come by standard input, lays each of their scenes out on its canvas and makes
/// the dumps, all in one process; the argument is how many times.
///
/// It prints what it did: files, scenes, views, failures, and the slowest file with its seconds.
@main
enum Program {
  static func main() {
    let passes = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    var paths: [String] = []
    while let path = readLine() { paths.append(path) }
    var pass = Pass()
    for _ in 0..<passes {
      pass = Pass()
      for path in paths { pass.run(path) }
    }
    print(pass.files, pass.scenes, pass.views, pass.failures, pass.slowest.seconds, pass.slowest.path, separator: "\t")
    if pass.failures > 0 { exit(1) }
  }
}

/// One pass over all files.
struct Pass {
  private(set) var files = 0
  private(set) var scenes = 0
  private(set) var views = 0
  private(set) var failures = 0
  private(set) var slowest = (seconds: 0.0, path: "")

  mutating func run(_ path: String) {
    let start = ContinuousClock.now
    do {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let file = try InterfaceBuilderFile(reading: bytes, name: path)
      let layouts = try file.scenes().scenes.map { scene in
        if let canvas = scene.canvas { return try scene.layout(on: canvas) }
        return try scene.layout(in: scene.orientation)
      }
      let dump = FrameDump(fixture: path, layouts: layouts).text
      if dump.isEmpty { failures += 1 }
      scenes += layouts.count
      views += layouts.reduce(0) { $0 + $1.layout.frames.count }
    } catch {
      failures += 1
      FileHandle.standardError.write(Data("\(path): \(error)\n".utf8))
    }
    files += 1
    let time = (ContinuousClock.now - start).components
    let seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    if seconds > slowest.seconds { slowest = (seconds, path) }
  }
}
