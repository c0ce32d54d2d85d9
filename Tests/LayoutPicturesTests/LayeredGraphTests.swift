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
}
