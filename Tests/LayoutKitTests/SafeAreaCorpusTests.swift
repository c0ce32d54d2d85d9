import Foundation
import LayoutKit
import LayoutTestSupport
import Testing

/// The parts that UIKit lays out itself in screens of public applications, on a phone with a notch in landscape.
struct SafeAreaCorpusTests {
  private static let stride = 3
  private static let items: Set<String> = ["UINavigationButton", "UIToolbarButton", "UITabBarButton"]

  @Test(
    "Bars' items, cells' contents and accessories keep beside a notch",
    .enabled(if: PublicFiles.areHere, "\(PublicFiles.reason)"))
  func keepsBesideNotch() throws {
    var (count, failures) = (0, [String]())
    for (number, path) in PublicFiles.paths.enumerated() where number % Self.stride == 0 {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let window = try DeviceCatalogue.knownDevice(named: "iphone-14", systemVersion: nil).window(in: .landscapeLeft)
      guard let scenes = try? InterfaceBuilderFile(reading: bytes, name: "corpus").scenes(in: window).scenes else {
        continue
      }
      for scene in scenes {
        guard let layout = try? scene.layout(in: .landscapeLeft, on: "iphone-14") else { continue }
        for (name, frame) in placed(in: layout) {
          count += 1
          let area = layout.window.safeAreaInsets
          if frame.x < area.left - 1e-6 || frame.maxX > layout.window.size.width - area.right + 1e-6 {
            failures.append("\(path) \(name) \(frame)")
          }
        }
      }
    }
    #expect(count > 500)
    #expect(failures == [])
  }

  /// The frames in the window of what stands in bars and in rows as wide as the window, which nothing scrolls sideways.
  private func placed(in layout: ScreenLayout) -> [(name: String, frame: Rect)] {
    var path: [(origin: Point, isWide: Bool, isInTable: Bool)] = []
    var found: [(String, Rect)] = []
    for placed in layout.views {
      path.removeLast(max(0, path.count - placed.depth))
      let outer = path.last ?? (.zero, true, false)
      let frame = placed.view.unroundedFrame
      let place = Rect(
        x: outer.origin.x + frame.x, y: outer.origin.y + frame.y, width: frame.width, height: frame.height)
      let kind = placed.view.view.kind
      let isWide = outer.isWide && place.x == 0 && place.width == layout.window.size.width
      path.append((place.origin, isWide, outer.isInTable || kind == .tableView))
      guard outer.isWide, frame.width > 0 else { continue }
      let isContent = kind == .tableViewCellContentView && outer.isInTable
      if isContent || Self.items.contains(placed.view.view.className) { found.append((placed.name, place)) }
    }
    return found
  }
}
