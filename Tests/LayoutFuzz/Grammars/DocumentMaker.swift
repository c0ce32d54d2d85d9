import LayoutTestSupport

/// Makes JSON documents: by a grammar that was learnt from examples, whole or in part, by changes of what examples say, and
/// by changes of their bytes.
struct DocumentMaker: Sendable {
  private let files: [Examples.File]
  private let grammar: InferredGrammar
  private let mutations: TreeMutations

  /// The examples that are read, not refused.
  private let sound: [JSONTree]
  /// The key under which most is made anew.
  private let key: String?

  private static let shareOfBytes = 0.25

  init(_ files: [Examples.File], makesIDs: Bool, key: String? = nil) {
    self.files = files
    sound = files.filter(\.isSound).compactMap(\.tree)
    self.key = key
    grammar = InferredGrammar(learntFrom: sound, makesIDs: makesIDs)
    mutations = TreeMutations(grammar: grammar)
  }

  func make(_ random: inout SeededGenerator) -> [UInt8] {
    let kind = random.integer(0...9)
    if files.isEmpty || kind < 3 { return grammar.document(&random).bytes }
    if !sound.isEmpty, kind < 7 {
      let document = grammar.regrown(random.pick(sound), key: key, &random)
      return (random.happens(0.1) ? mutations.mutated(document, &random) : document).bytes
    }
    let file = random.pick(files)
    if let tree = file.tree, !random.happens(Self.shareOfBytes) { return mutations.mutated(tree, &random).bytes }
    var bytes = file.bytes
    ByteChanges.change(&bytes, &random)
    return bytes
  }
}
