import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// That a sum of lengths isn't negative follows from its parts, unless what is added to them is.
struct ImpliedBoundsTests {
  /// Rows below each other in a box whose height is theirs, with a distance between; each row asks for 10 points.
  private func root(rows: Int, distance: Double) -> View {
    let views = (0..<rows).map {
      View(
        "row\($0)", translatesAutoresizingMaskIntoConstraints: false,
        intrinsicContentSize: IntrinsicContentSize(width: 20, height: 10))
    }
    let box = View("box", translatesAutoresizingMaskIntoConstraints: false, subviews: views)
    var root = View("root", subviews: [box])
    root.constraints = [box.leading == root.leading, box.top == root.top, views[0].top == box.top]
    root.constraints += zip(views, views.dropFirst()).map { $1.top == $0.bottom + distance }
    root.constraints += views.map { $0.leading == box.leading }
    root.constraints += [views[rows - 1].bottom == box.bottom, box.width == 100]
    return root
  }

  @Test(
    "Presolve comes to the same frames, whether the bound follows or binds", arguments: [8.0, 0, -5, -9.5, -12, -40])
  func presolvedEqualsUnpresolved(distance: Double) throws {
    let window = Window.plain(320, 480)
    for rows in [2, 3, 12, 40] {
      let tree = try ViewTree(root(rows: rows, distance: distance), for: window.traits, windowSize: window.size)
      let presolved = try LayoutPlan(tree).layout(in: window)
      let unpresolved = try LayoutPlan(tree, isPresolving: false).layout(in: window)
      for (frame, other) in zip(presolved.unroundedFrames, unpresolved.unroundedFrames) {
        #expect(abs(frame.y - other.y) <= 1e-6 && abs(frame.height - other.height) <= 1e-6, "\(rows) rows")
      }
      #expect(presolved.ambiguities == unpresolved.ambiguities, "\(rows) rows")
      let height = presolved["box"]?.unroundedFrame.height ?? -1
      let sum = 10 * Double(rows) + distance * Double(rows - 1)
      #expect(abs(height - max(0, sum)) <= 1e-6, "\(rows) rows")
    }
  }

  @Test("A changed constant may make the bound bind, and follow again")
  func changes() throws {
    let window = Window.plain(320, 480)
    let tree = try ViewTree(root(rows: 2, distance: 8), for: window.traits, windowSize: window.size)
    let gap = try #require(tree.constraints.firstIndex { $0.constant == 8 })
    var plan = LayoutPlan(tree)
    let index = try #require(plan.tree.constraintIndex(ofID: tree.name(of: tree.constraints[gap])))
    let box = try #require(tree.index(ofID: "box"))
    for (constant, height) in [(8.0, 28.0), (-30, 0), (8, 28), (-25, 0)] {
      plan.setConstant(constant, of: index)
      #expect(abs(try plan.frames(in: window)[box.position].height - height) <= 1e-9, "\(constant)")
    }
  }
}
