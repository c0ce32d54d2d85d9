import Testing

@testable import LayoutPictures

/// Drawings of graphs in layers, and the compression of a page's script.
struct LayeredGraphTests {
  @Test("Edges lead from layer to layer, also where they close a circle")
  func layers() {
    let graph = LayeredGraph([0, 1, 2, 3], edges: [(0, 1), (1, 2), (2, 0), (0, 3)])
    #expect(graph.layers.map(Set.init) == [[0], [1, 3], [2]])
  }

  @Test("Nodes stand by their neighbours, so that edges don't cross")
  func order() {
    let graph = LayeredGraph([0, 1, 2, 3], edges: [(0, 3), (1, 2)])
    let sources = graph.layers[0], targets = graph.layers[1]
    #expect(sources.firstIndex(of: 0) == targets.firstIndex(of: 3))
  }

  @Test("A graph without edges is one layer, and an empty one none")
  func plain() {
    #expect(LayeredGraph([2, 1], edges: []).layers.map { $0.sorted() } == [[1, 2]])
    #expect(LayeredGraph([], edges: []).layers.isEmpty)
  }

  @Test("No code is longer than its limit, and codes of equal length follow each other")
  func codes() {
    var frequencies = [1, 1]
    while frequencies.count < 30 {
      frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
    }
    let code = HuffmanCode(of: frequencies, maximumLength: 15)
    #expect(code.lengths.allSatisfy { (1...15).contains($0) })
    let room = code.lengths.reduce(0) { $0 + 1 << (15 - $1) }
    #expect(room == 1 << 15, "the code is complete")
    #expect(Set(code.codes.indices.map { [code.codes[$0], code.lengths[$0]] }).count == 30)
  }

  @Test("Repeated texts are short")
  func compression() {
    let text = Array(String(repeating: "a page's script, ", count: 200).utf8)
    #expect(Deflated.bytes(of: text).count < 150)
    #expect(Base85.text(of: [0, 0, 0, 0, 255]).utf8.count == 10)
    #expect(!Base85.text(of: (0...255).map { UInt8($0) }).contains("<"))
  }
}
