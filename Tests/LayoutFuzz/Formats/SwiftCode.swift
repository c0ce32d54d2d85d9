import FileSystem
import Foundation
import LayoutTestSupport

/// Swift code that was changed by its structure: rewritten, many files a run, and, seldom, built.
enum SwiftFormats {
  static let all = [rewriter, build]

  private static let largest = 6 << 10
  private static let sources =
    (Checkout.files(below: "Fixtures/Code", ending: "swift")
    + Checkout.files(below: "Tests/SwiftRewriterCases", ending: "before.txt"))
    .compactMap { FileManager.default.contents(atPath: $0) }.filter { $0.count <= largest }.map { Array($0) }
  /// Files that stand alone, and build fast.
  private static let whole = [
    "Failing/UnsetController", "Login/LoginView", "Login/AccountCell", "Presented/PlainController",
    "Resizing/BannerController",
  ]
  .compactMap { FileManager.default.contents(atPath: Checkout.path("Fixtures/Code/\($0).swift")) }.map { Array($0) }

  private static func project(
    of seeds: [[UInt8]], count: ClosedRange<Int>, _ random: inout SeededGenerator
  ) -> ProjectText {
    var project = ProjectText()
    for number in 0..<random.integer(count) {
      let bytes = SwiftMutations.mutated(random.pick(seeds), others: seeds, &random)
      project.add("F\(number).swift", bytes)
    }
    return project
  }

  // MARK: Rewriting

  /// Files of a module, beside a catalogue whose symbols they may name.
  static let rewriter = InputFormat(
    "rewriter", ending: "json", share: 20, isSlow: true, patience: 5,
    make: { random in
      var project = project(of: sources, count: 6...16, &random)
      let names = [
        ("a.imageset", ProjectSeeds.imageSet), ("b.colorset", ProjectSeeds.colorSet), ("c", ProjectSeeds.group),
      ]
      for (name, tree) in names where random.happens(0.3) {
        project.add("M.xcassets/\(name)/Contents.json", ProjectGrammar.mutated(tree, "assets", &random).bytes)
      }
      if random.happens(0.1) { project.add("M.xcassets/\(HostileNames.name(&random)).imageset/Contents.json", "{}") }
      return project.bytes
    },
    run: { bytes, isThorough in
      with(bytes) { folder, other, files, verdict in
        RewriterCheck(folder: folder, output: other, files: files).run(isThorough: isThorough, &verdict)
      }
    }, smaller: Reductions.json)

  // MARK: Building

  static let build = InputFormat(
    "swift-build", ending: "json", share: 1, takesStreams: true, isSlow: true, patience: 30,
    make: { random in project(of: whole, count: 1...3, &random).bytes },
    run: { bytes, isThorough in
      with(bytes) { folder, other, _, verdict in
        BuildCheck(project: folder, build: other).run(isThorough: isThorough, &verdict)
      }
    }, smaller: Reductions.json)

  /// Does something with the folder of a script, another that is made besides, and the Swift files in the first.
  private static func with(_ bytes: [UInt8], _ body: (Path, Path, [Path], inout Verdict) -> Void) -> Verdict {
    var verdict = Verdict()
    guard let script = ProjectScript(reading: bytes),
      FileManager.default.isExecutableFile(atPath: RewriterCheck.program)
    else {
      verdict.isAccepted = false
      return verdict
    }
    ScriptFolder.with(script, &verdict) { folder, verdict in
      defer { Files.removeFolder(folder.made) }
      try? Files.makeFolder(folder.made)
      let files = Files.files(below: folder.path).files.filter { $0.hasSuffix(".swift") }
      body(
        folder.path, folder.made, files.map { Path(bytes: $0.bytes.dropFirst(folder.path.bytes.count + 1)) }, &verdict)
    }
    return verdict
  }
}
