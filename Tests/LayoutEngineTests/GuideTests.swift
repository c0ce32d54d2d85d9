import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// Guides take part as views do.
struct GuideTests {
  private static let seeds = 0..<600

  private var style: RandomScreen.Style {
    var style = RandomScreen.Style()
    style.maskShare = 0
    style.pinShare = 1
    return style
  }

  @Test("A random screen whose text runs from right to left is the mirror of itself")
  func randomScreensMirror() throws {
    var determined = 0
    for seed in Self.seeds {
      let screen = RandomScreen(seed: UInt64(seed), style: style)
      let root = screen.root.mapped { $0.constraints = $0.constraints.map(\.directional) }
      let layout = try layout(of: root, in: screen.window)
      guard layout.diagnostics.isEmpty else { continue }
      determined += 1
      var window = screen.window
      window.traits.layoutDirection = .rightToLeft
      let mirrored = try self.layout(of: root, in: window)
      #expect(mirrored.diagnostics == [], "seed \(seed)")
      for view in layout.tree.indices {
        let frame = layout.unroundedFrames[view.position]
        let outer = layout.tree.superview(of: view).map { layout.unroundedFrames[$0.position].width } ?? frame.width
        let other = mirrored.unroundedFrames[view.position]
        #expect(isClose(other.x, outer - frame.maxX) && isClose(other.width, frame.width), "seed \(seed), \(view)")
        #expect(isClose(other.y, frame.y) && isClose(other.height, frame.height), "seed \(seed), \(view)")
      }
    }
    #expect(determined > 20)
  }

  @Test("A layout guide stands where a view with its constraints would")
  func guidesAreViews() throws {
    var compared = 0
    for seed in Self.seeds {
      let screen = RandomScreen(seed: UInt64(seed), style: style)
      let asViews = try layout(of: screen.root, in: screen.window)
      guard asViews.diagnostics.isEmpty else { continue }
      let root = screen.root.mapped { view in
        let leaves = view.subviews.filter { $0.id != nil && $0.subviews.isEmpty && $0.intrinsicContentSize == .none }
        view.constraints += leaves.flatMap(\.heldByOthers)
        view.layoutGuides = leaves.compactMap(\.id).map { LayoutGuide($0) }
        view.subviews.removeAll { leaves.contains($0) }
      }
      let asGuides = try layout(of: root, in: screen.window)
      guard asGuides.tree.viewCount < asViews.tree.viewCount else { continue }
      compared += 1
      for view in asViews.tree.viewIndices {
        guard let id = asViews.tree[view].id,
          let other = asGuides[id]?.unroundedFrame ?? asGuides.guide(id)?.unroundedFrame
        else { continue }
        let frame = asViews.unroundedFrames[view.position]
        #expect(
          isClose(other.x, frame.x) && isClose(other.y, frame.y) && isClose(other.width, frame.width)
            && isClose(other.height, frame.height), "seed \(seed), \(id): \(other), not \(frame)")
      }
    }
    #expect(compared > 20)
  }

  private func layout(of root: View, in window: Window) throws -> Layout {
    try LayoutPlan(try ViewTree(root, for: window.traits, windowSize: window.size)).layout(in: window)
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= max(1e-6, 1e-9 * abs(b)) }
}

extension View {
  /// The view and all inside it, changed.
  fileprivate func mapped(_ change: (inout View) -> Void) -> View {
    var view = self
    change(&view)
    view.subviews = view.subviews.map { $0.mapped(change) }
    return view
  }

  /// Its constraints as another view may hold them.
  fileprivate var heldByOthers: [Constraint] {
    constraints.map { constraint in
      var constraint = constraint
      if constraint.firstItem == .holder, let id { constraint.firstItem = .id(id) }
      if constraint.second?.item == .holder, let id { constraint.second?.item = .id(id) }
      return constraint
    }
  }
}

extension Constraint {
  /// The constraint with leading and trailing for left and right.
  fileprivate var directional: Constraint {
    var constraint = self
    constraint.firstAttribute = firstAttribute.directional
    if let second { constraint.second?.attribute = second.attribute.directional }
    return constraint
  }
}

extension ConstraintAttribute {
  fileprivate var directional: ConstraintAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    default: self
    }
  }
}
