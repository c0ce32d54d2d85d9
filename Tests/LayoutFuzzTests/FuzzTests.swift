import Foundation
import LayoutFuzz
import LayoutTestSupport
import Testing

/// The run of tools/fuzz, for a moment.
struct FuzzTests {
  private static let seed = 1
  private static let count = 200

  /// The formats whose inputs are run beside each other, and those that need a process of their own.
  private static let shared = InputFormats.all.filter { !$0.takesStreams }
  private static let alone = InputFormats.all.filter(\.takesStreams)

  /// Returns the faults in the first inputs of a format, with how each is shown again.
  private static func problems(of format: InputFormat) -> [String] {
    let inputs = FuzzInputs(seed: seed, formats: [format])
    return (0..<count).flatMap { number in
      format.run(inputs.input(number).bytes, inputs.isThorough(number)).problems.map { problem in
        "\(problem.symptom): \(problem.details); tools/fuzz --show --format \(format.name) --from \(number)"
      }
    }
  }

  /// Returns the number of accepted inputs among the first of a format.
  private static func accepted(of format: InputFormat) -> Int {
    let inputs = FuzzInputs(seed: seed, formats: [format])
    return (0..<100).count { format.run(inputs.input($0).bytes, false).isAccepted }
  }

  @Test("Inputs of each format come to a message or a sound result", arguments: shared)
  func someInputs(format: InputFormat) {
    #expect(Self.problems(of: format) == [])
  }

  @Test("Some inputs of each format are accepted, and some refused", arguments: shared)
  func areOfBothKinds(format: InputFormat) {
    #expect((1..<100).contains(Self.accepted(of: format)))
  }

  /// Inputs that were found, named by their formats: what was wrong with them isn't any more.
  private static let found = ["json", "xml", "xib", "txt"].flatMap { ending in
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

  @Test("A failing input is made as small as it fails")
  func minimizes() {
    let minimizer = Minimizer(isFailing: { $0.contains(7) && $0.contains(9) })
    #expect(minimizer.minimized(Array(0..<200)) == [7, 9])
    let parts = Minimizer(isFailing: { $0.count >= 3 }, smaller: { [Array($0.dropLast(5)), Array($0.dropLast())] })
    #expect(parts.minimized(Array(0..<50)).count == 3)
  }
}
