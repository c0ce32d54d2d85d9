import Differences
import FileSystem
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import SceneSources
import Testing

/// Every fixture's views laid out as a graph that nobody edits, beside the plan's layout.
struct GraphTests {
  @Test("A graph has the frames, what is left out and what is open as the plan has them", arguments: GoldenTests.plain)
  func agrees(golden: GoldenCase) throws {
    guard let file = try? SceneFormats.documents.source(at: golden.input),
      let result = try? file.layouts(under: [Conditions()])
    else {
      return
    }
    var differences: [String] = []
    for controller in result.layouts.flatMap(\.controllers) {
      differences += try self.differences(controller.layout).map { "\(controller.name): \($0)" }
    }
    #expect(differences == [], "\(golden.input)")
  }

  private func differences(_ layout: Layout) throws -> [String] {
    let tree = layout.tree
    var graph = LayoutGraph(tree, in: layout.window)
    try graph.layout()
    // Open attributes are those without the sizes that Interface Builder's canvas drew.
    var bare = LayoutGraph(tree.withoutDrawnSizes ?? tree, in: layout.window)
    try bare.layout()
    var differences: [String] = []
    for item in tree.indices where graph.contains(graph.node(of: item)) {
      let node = graph.node(of: item)
      let (planned, frame) = (layout.unroundedFrames[item.position], graph.frame(of: node))
      if !frame.isNear(planned, within: 1e-7) { differences.append("\(tree.name(of: item)): \(frame), not \(planned)") }
      let (open, other) = (bare.ambiguousAttributes(of: node), layout.ambiguities[item.position])
      if open != other { differences.append("\(tree.name(of: item)): open is \(open), not \(other)") }
    }
    let conflicts = layout.diagnostics.count { $0.code == .unsatisfiableConstraints }
    if graph.leftOut.count != conflicts { differences.append("\(graph.leftOut.count) left out, not \(conflicts)") }
    return differences
  }
}
