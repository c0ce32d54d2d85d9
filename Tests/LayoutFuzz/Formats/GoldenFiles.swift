import LayoutOutput
import LayoutTestSupport

/// Golden files: read, written again, and compared.
enum GoldenFormat {
  static func format(_ examples: Examples) -> InputFormat {
    let files = examples.goldenFiles
    let grammar = InferredGrammar(learntFrom: files.compactMap(\.tree), makesIDs: false)
    let mutations = TreeMutations(grammar: grammar)
    return InputFormat(
      "golden", ending: "json", share: 150,
      make: { random in
        if random.happens(0.5) {
          let document = grammar.document(&random)
          return (random.happens(0.3) ? mutations.mutated(document, &random) : document).bytes
        }
        let file = random.pick(files)
        if let tree = file.tree, random.happens(0.7) { return mutations.mutated(tree, &random).bytes }
        var bytes = file.bytes
        ByteChanges.change(&bytes, &random)
        return bytes
      }, run: { bytes, _ in run(bytes) }, smaller: Reductions.json)
  }

  private static let other = FrameDump(fixture: "input", layouts: [FrameDump.LayoutRecord]())

  private static func run(_ bytes: [UInt8]) -> Verdict {
    var verdict = Verdict()
    let dump: FrameDump
    do throws(FrameDump.ReadingError) {
      dump = try FrameDump(reading: bytes)
    } catch {
      verdict.isAccepted = false
      MessageCheck(of: bytes).check(error.message, at: error.position, "an error", &verdict)
      return verdict
    }
    let text = dump.text
    let copy = try? FrameDump(reading: Array(text.utf8))
    verdict.expect(copy?.text == text, "a dump reads back as another")
    verdict.expect(dump.differences(from: dump).isEmpty, "a dump differs from itself")
    for difference in dump.differences(from: other) + other.differences(from: dump) {
      verdict.expect(!difference.description.isEmpty, "a difference without words")
    }
    return verdict
  }
}
