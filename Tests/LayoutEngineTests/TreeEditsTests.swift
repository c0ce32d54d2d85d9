import Foundation
import InterfaceBuilder
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Graphs of Interface Builder files' trees, with stack views, margins, texts and guides, say after any edits what graphs say that are made
/// anew.
///
/// `tools/check edits FOLDER` edits the files of a folder, as often as it is told.
struct TreeEditsTests {
  /// The minimum number of edits: of a few files here, of a folder's if that is named.
  private static let count = ProcessInfo.processInfo.environment["LAYOUT_EDITS"].flatMap { Int($0) } ?? 1_500
  private static let editsOfScene = 8

  @Test("After edits of a file's screens frames are those of graphs made anew, to the bit")
  func editsOfFiles() throws {
    let paths = PublicFiles.areHere ? PublicFiles.paths : Checkout.interfaceBuilderFixtures()
    var (edits, scenes, round) = (0, 0, 0)
    while edits < Self.count, round < 40 {
      for path in paths where edits < Self.count {
        for tree in trees(of: path) {
          edits += try edit(tree.tree, in: tree.window, seed: UInt64(scenes), path)
          scenes += 1
        }
      }
      round += 1
    }
    print("\(edits) edits of \(scenes) screens")
    #expect(edits >= Self.count)
  }

  private func trees(of path: String) -> [(tree: ViewTree, window: Window)] {
    guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let file = try? InterfaceBuilderFile(reading: Array(bytes), name: path), let scenes = try? file.scenes().scenes
    else { return [] }
    return scenes.compactMap { scene in
      guard let screen = try? scene.layout(in: scene.orientation) else { return nil }
      return (screen.layout.tree, screen.layout.window)
    }
  }

  private func edit(_ tree: ViewTree, in window: Window, seed: UInt64, _ path: String) throws -> Int {
    var edits = try TreeEdits(tree, in: window, seed: seed)
    var words: [String] = []
    for _ in 0..<Self.editsOfScene {
      guard let edit = try edits.edit() else { continue }
      words.append(edit)
      let anew = try edits.anew()
      guard edits.graph.frames == anew.frames, edits.graph.leftOutCount == anew.leftOutCount else {
        Issue.record("\(path), seed \(seed): \(words.joined(separator: "; "))")
        return words.count
      }
    }
    return words.count
  }
}
