import Foundation
import LayoutFuzz
import LayoutTestSupport
import Testing

/// The run of tools/check fuzz, for a moment.
struct FuzzTests {
  private static let seed = 1
  /// The number of inputs of a format; of a folder each, fewer.
  private static func count(of format: InputFormat) -> Int { format.makesFolders ? 40 : 200 }

  /// The formats whose inputs are run beside each other, and those that need a process of their own. Others take seconds.
  private static let shared = InputFormats.all.filter { !$0.takesStreams && !$0.isSlow }
  private static let alone = InputFormats.all.filter { $0.takesStreams && !$0.isSlow }

  /// Returns the faults in the first inputs of a format, with how each is shown again.
  private static func problems(of format: InputFormat) -> [String] {
    let inputs = FuzzInputs(seed: seed, formats: [format])
    return (0..<count(of: format)).flatMap { number in
      format.run(inputs.input(number).bytes, inputs.isThorough(number)).problems.map { problem in
        "\(problem.symptom): \(problem.details); tools/check fuzz --show --format \(format.name) --from \(number)"
      }
    }
  }

  /// Returns the number of accepted inputs among the first of a format.
  private static func accepted(of format: InputFormat) -> Int {
    let inputs = FuzzInputs(seed: seed, formats: [format])
    return (0..<min(100, count(of: format))).count { format.run(inputs.input($0).bytes, false).isAccepted }
  }

  @Test("Inputs of each format come to a message or a sound result", arguments: shared)
  func someInputs(format: InputFormat) {
    #expect(Self.problems(of: format) == [])
  }

  @Test("Some inputs of each format are accepted, and some refused", arguments: shared)
  func areOfBothKinds(format: InputFormat) {
    #expect((1..<min(100, Self.count(of: format))).contains(Self.accepted(of: format)))
  }

  /// Inputs that were found, named by their formats: what was wrong with them isn't any more.
  private static let found = ["json", "xml", "xib", "txt", "plist", "strings"].flatMap { ending in
    Checkout.files(below: "Tests/LayoutFuzz/Found", ending: ending)
  }

  /// Returns the faults that remain in the inputs that were found of some formats.
  private static func problemsOfFound(among formats: [InputFormat]) throws -> [String] {
    let replay = Replay(formats: InputFormats.all)
    return try found.flatMap { path in
      guard let format = replay.format(of: path) else { return ["what is the format of \(path)?"] }
      guard formats.contains(where: { $0.name == format.name }) else { return [] }
      return try replay.verdict(on: path, format).problems.map { "\(path): \($0.symptom), \($0.details)" }
    }
  }

  @Test("What was found is mended")
  func isMended() throws {
    #expect(Self.found.count > 2)
    #expect(try Self.problemsOfFound(among: Self.shared) == [])
  }

  @Test("Changed Swift code is rewritten, or refused with a word, and its lines stay where they are")
  func rewrites() throws {
    let formats = InputFormats.all.filter { $0.name == "rewriter" }
    let inputs = FuzzInputs(seed: Self.seed, formats: formats)
    for number in 0..<4 { #expect(formats[0].run(inputs.input(number).bytes, true).problems == []) }
    #expect(try Self.problemsOfFound(among: formats) == [])
  }

  @Test("What leads out of a script's folder isn't made, and what is changed beside it is noticed")
  func confines() {
    func isMade(_ text: String) -> Bool { ScriptFolders.isScript(Array(text.utf8)) }
    #expect(isMade(#"{"a/b.swift": "x", "l": ["/dev/zero"], "p": null, "n": 5}"#))
    for name in ["../a", "/a", "a/../../b", "a//b", "a\\u0000", "."] {
      #expect(!isMade("{\"\(name)\": \"\"}"), "\(name)")
    }
    var verdict = Verdict()
    ScriptFolders.with(#"{"l": ["../outside"], "l/new.swift": "x"}"#, &verdict) { _ in }
    #expect(verdict.problems == [])
    ScriptFolders.with("{}", &verdict) { folder in
      _ = FileManager.default.createFile(atPath: "\(folder)/../outside/new", contents: nil)
    }
    #expect(verdict.problems.map(\.symptom) == ["something that a reader changed"])
  }

  @Test("So with what takes the process's streams, in a process that has no others")
  func runAlone() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      var problems = try Self.problemsOfFound(among: Self.alone)
      for format in Self.alone {
        problems += Self.problems(of: format)
        if !(1..<100).contains(Self.accepted(of: format)) { problems.append("all \(format.name) alike") }
      }
      Replay.cleanUp()
      FileHandle.standardError.write(Data(problems.map { "wrong: \($0)\n" }.joined().utf8))
      exit(problems.isEmpty ? EXIT_SUCCESS : EXIT_FAILURE)
    }
    // The testing library writes to standard error too.
    let errors = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(!errors.contains("wrong: "), "\(errors)")
  }

  @Test("An input is told by its number")
  func isRepeatable() {
    let (one, other) = (
      FuzzInputs(seed: 7, formats: InputFormats.all), FuzzInputs(seed: 7, formats: InputFormats.all)
    )
    for number in [0, 1, 999, 123_456] { #expect(one.input(number) == other.input(number)) }
    #expect((0..<20).contains { one.input($0).bytes != FuzzInputs(seed: 8, formats: InputFormats.all).input($0).bytes })
  }

  /// The program that tools/check fuzz builds, beside the command.
  private static let program = ProcessInfo.processInfo.environment["LAYOUT_COMMAND"].map { command in
    URL(fileURLWithPath: command).deletingLastPathComponent().appendingPathComponent("LayoutFuzz")
  }

  @Test(
    "A night that was ended goes on where it was, and its table is printed again",
    .enabled(if: BuiltCommand.isHere, "\(BuiltCommand.reason)"))
  func night() throws {
    let program = try #require(Self.program)
    try TemporaryFolder.with { folder in
      func run(_ arguments: String...) throws -> ChildProcess.Result {
        try ChildProcess.run(program, ["--folder", folder.path, "--night", "--format", "json"] + arguments)
      }
      #expect(try run("--report").status == 64)
      #expect(try run("--inputs", "30").output.contains("\nseed 1, inputs 0 to 29, "))
      let whole = try run("--inputs", "50")
      #expect(whole.status == 0)
      let rows = whole.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
      #expect(rows[0].prefix(3) == ["format", "inputs", "seconds"])
      #expect(rows[1].prefix(2) == ["json", "50"])
      #expect(rows[2].prefix(2) == ["all", "50"])
      #expect(whole.output.hasSuffix(" s\nnothing found\n"))
      #expect(try run("--report").output == whole.output)
      #expect(try run("--inputs", "50").output == whole.output)
    }
  }

  @Test("A failing input is made as small as it fails")
  func minimizes() {
    let minimizer = Minimizer(isFailing: { $0.contains(7) && $0.contains(9) })
    #expect(minimizer.minimized(Array(0..<200)) == [7, 9])
    let parts = Minimizer(isFailing: { $0.count >= 3 }, smaller: { [Array($0.dropLast(5)), Array($0.dropLast())] })
    #expect(parts.minimized(Array(0..<50)).count == 3)
  }
}
