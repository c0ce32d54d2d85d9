import LayoutTestSupport

/// Makes JSON documents: by a grammar that was learnt from examples, by changes of what examples say, and by changes of
/// their bytes.
struct DocumentMaker: Sendable {
  private let files: [Examples.File]
  private let grammar: InferredGrammar
  private let mutations: TreeMutations

  private static let shareOfGrammar = 0.6
  private static let shareOfChangedGrammar = 0.2
  private static let shareOfBytes = 0.25

  init(_ files: [Examples.File], makesIDs: Bool) {
    self.files = files
    grammar = InferredGrammar(learntFrom: files.filter(\.isSound).compactMap(\.tree), makesIDs: makesIDs)
    mutations = TreeMutations(grammar: grammar)
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    if files.isEmpty || random.happens(Self.shareOfGrammar) {
      let document = grammar.document(&random)
      return (random.happens(Self.shareOfChangedGrammar) ? mutations.mutated(document, &random) : document).bytes
    }
    let file = random.pick(files)
    if let tree = file.tree, !random.happens(Self.shareOfBytes) { return mutations.mutated(tree, &random).bytes }
    var bytes = file.bytes
    ByteChanges.change(&bytes, &random)
    return bytes
  }
}
