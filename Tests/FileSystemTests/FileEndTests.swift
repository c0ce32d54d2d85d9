import FileSystem
import Foundation
import LayoutTestSupport
import Testing

/// The last bytes of files.
struct FileEndTests {
  @Test("Of a long file the last bytes are read, and of a short one all")
  func ends() throws {
    try TemporaryFolder.with { folder in
      let file = folder.appendingPathComponent("a")
      try Data((String(repeating: "x", count: 1_000) + "end").utf8).write(to: file)
      let path = Path(file.path)
      #expect(Files.end(of: path, count: 4) == Array("xend".utf8))
      #expect(Files.end(of: path, count: 2_000)?.count == 1_003)
      #expect(Files.end(of: path.appending("b"), count: 4) == nil)
    }
  }
}
