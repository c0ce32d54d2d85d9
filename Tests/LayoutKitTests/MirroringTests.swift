import Fixtures
import Foundation
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// Text that runs from right to left mirrors a screen.
struct MirroringTests {
  @Test(
    "A screen without masks, absolute edges or open lengths is mirrored to 1e-9",
    arguments: Checkout.fixtures().filter { !$0.contains("/Rejected/") })
  func fixturesMirror(path: String) throws {
    let scene = try Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: path)
    guard let device = try? scene.device(named: nil, systemVersion: nil) else { return }
    let settings = UserSettings(layoutDirection: .leftToRight)
    for orientation in InterfaceOrientation.allCases {
      let window = device.window(in: orientation, settings)
      let tree = scene.tree(in: window, on: device)
      guard tree.isMirrorable else { continue }
      let layout = try LayoutPlan(tree).layout(in: window)
      guard layout.diagnostics.isEmpty else { continue }
      var mirroredWindow = device.window(in: orientation, UserSettings(layoutDirection: .rightToLeft))
      mirroredWindow.safeAreaInsets = window.safeAreaInsets.mirrored
      mirroredWindow.layoutMargins = window.layoutMargins?.mirrored
      let mirrored = try LayoutPlan(scene.tree(in: mirroredWindow, on: device)).frames(in: mirroredWindow)
      for view in layout.tree.viewIndices {
        let frame = layout.unroundedFrames[view.position]
        let outer = layout.tree.superview(of: view).map { layout.outerWidth(of: $0) } ?? frame.width
        let expected = Rect(x: outer - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
        #expect(
          mirrored[view.position].isClose(to: expected, within: 1e-9),
          "\(layout.tree.name(of: view)) in \(orientation.name): \(mirrored[view.position]), not \(expected)")
      }
    }
  }

  @Test("Some fixtures are such screens")
  func fixturesAreMirrorable() {
    let count = Checkout.fixtures().count { path in
      let scene = try? Fixture.scene(from: Array(Data(contentsOf: URL(fileURLWithPath: path))), name: path)
      guard let scene, let device = try? scene.device(named: nil, systemVersion: nil) else { return false }
      return scene.tree(in: device.window(in: .portrait), on: device).isMirrorable
    }
    #expect(count >= 14)
  }
}

extension ViewTree {
  /// A Boolean that tells whether nothing in the tree speaks of left and right, but constraints that follow the text's
  /// direction.
  fileprivate var isMirrorable: Bool {
    let hasAbsoluteViews = viewIndices.contains { index in
      let view = self[index]
      return (view.translatesAutoresizingMaskIntoConstraints && index != root)
        || view.alignmentRectInsets.left != view.alignmentRectInsets.right
        || (view.declaration.layoutMargins.map { $0.left != $0.right } ?? false)
        || view.declaration.semanticContentAttribute != .unspecified || view.declaration.scroll.contentOffset != nil
        || view.declaration.scroll.contentInset != .zero
    }
    let hasAbsoluteEdges = constraints.contains {
      $0.firstAttribute.isDirectional == false || $0.secondAttribute.isDirectional == false
    }
    return !hasAbsoluteViews && !hasAbsoluteEdges
  }
}

extension Layout {
  /// The width in which a view's subviews stand: its own, or its content's where that scrolls.
  fileprivate func outerWidth(of view: ViewTree.Index) -> Double {
    let content = tree.contentSize(of: view.position, unroundedFrames)
    return content == .zero ? unroundedFrames[view.position].width : content.width
  }
}

extension Rect {
  fileprivate func isClose(to other: Rect, within tolerance: Double) -> Bool {
    abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance && abs(width - other.width) <= tolerance
      && abs(height - other.height) <= tolerance
  }
}
