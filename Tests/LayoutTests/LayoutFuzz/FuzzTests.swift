import LayoutFuzz
import LayoutTestSupport
import Testing

/// What tools/fuzz runs for long, for a moment.
struct FuzzTests {
  private static let seed = 1

  @Test("Inputs of each format come to a message or a sound result", arguments: InputFormats.all.map(\.name))
  func someInputs(name: String) {
    let inputs = FuzzInputs(seed: Self.seed, formats: InputFormats.all.filter { $0.name == name })
    for number in 0..<200 {
      let (format, bytes) = inputs.input(number)
      let problems = inputs.formats[format].run(bytes, inputs.isThorough(number)).problems
      #expect(problems == [], "tools/fuzz --show --format \(name) --from \(number)")
    }
  }

  /// Inputs that were found, named by their formats: what was wrong with them isn't any more.
  private static let found = ["json", "xml", "xib", "txt"].flatMap { ending in
    Checkout.files(below: "Tests/LayoutFuzz/Found", ending: ending)
  }

  @Test("What was found is mended", arguments: found)
  func isMended(path: String) throws {
    let replay = Replay(formats: InputFormats.all)
    let format = try #require(replay.format(of: path))
    #expect(try replay.verdict(on: path, format).problems == [])
  }

  @Test("An input is told by its number")
  func isRepeatable() {
    let (one, other) = (
      FuzzInputs(seed: 7, formats: InputFormats.all), FuzzInputs(seed: 7, formats: InputFormats.all)
    )
    for number in [0, 1, 999, 123_456] { #expect(one.input(number) == other.input(number)) }
    #expect((0..<20).contains { one.input($0).bytes != FuzzInputs(seed: 8, formats: InputFormats.all).input($0).bytes })
  }

  @Test("Some inputs of each format are accepted, and some refused", arguments: InputFormats.all)
  func areOfBothKinds(format: InputFormat) {
    let inputs = FuzzInputs(seed: Self.seed, formats: [format])
    let accepted = (0..<100).count { format.run(inputs.input($0).bytes, false).isAccepted }
    #expect((1..<100).contains(accepted))
  }

  @Test("A failing input is made as small as it fails")
  func minimizes() {
    let minimizer = Minimizer(isFailing: { $0.contains(7) && $0.contains(9) })
    #expect(minimizer.minimized(Array(0..<200)) == [7, 9])
    let parts = Minimizer(isFailing: { $0.count >= 3 }, smaller: { [Array($0.dropLast(5)), Array($0.dropLast())] })
    #expect(parts.minimized(Array(0..<50)).count == 3)
  }
}
