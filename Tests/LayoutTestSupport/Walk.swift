import Documents
import Fixtures
import Foundation
import LayoutEngine
package import LayoutModel
import LayoutOutput
import LayoutResolution
import LayoutSimulator

/// A fixture on its way through the types, each printed by itself: the blocks of the article *From a file to frames*.
package struct Walk {
  private let scene: Scene
  private let device: Device

  /// A fixture of the checkout, by its path below `Fixtures`.
  package init(fixture: String) throws {
    let url = URL(fileURLWithPath: Checkout.path("Fixtures/\(fixture).json"))
    scene = try Fixture.scene(from: Array(try Data(contentsOf: url)), name: fixture)
    device = try scene.device()
  }

  /// Returns the text that is printed of a stage.
  ///
  /// - Parameters:
  ///   - stage: The stage's name, as the article has it.
  ///   - orientation: The orientation that the interface is asked to take.
  /// - Returns: The text; `nil` where there is no such stage.
  /// - Throws: What laying out throws.
  package func text(of stage: String, in orientation: InterfaceOrientation) throws -> String? {
    let window = try screen(in: orientation).window
    let plan = LayoutPlan(scene.tree(in: window, on: device))
    return switch stage {
    case "scene": Self.outline(of: scene)
    case "decision": try decision(on: orientation).joined(separator: "\n")
    case "window": Self.text(of: window)
    case "tree": Self.text(of: plan.tree)
    case "unknowns": Self.text(of: plan.statistics)
    case "program": plan.textOfProgram
    case "reduction": plan.textOfReduction
    case "components": try plan.textsOfComponents(in: window).joined(separator: "\n\n")
    case "bases": try plan.textsOfBases(in: window).joined(separator: "\n\n")
    case "region": try plan.region(in: window).description(of: plan.tree)
    case "layout": Self.text(of: try screen(in: orientation).layout)
    case "outline": HierarchyDescription.text(fixture: scene.name, layouts: [try screen(in: orientation)])
    default: nil
    }
  }

  private func screen(in orientation: InterfaceOrientation) throws -> ScreenLayout {
    try scene.layout(in: orientation, on: device)
  }

  private func decision(on orientation: InterfaceOrientation) throws -> [String] {
    try ScreenState(scene, on: device).decision(on: orientation).trail
  }

  private static func outline(of scene: Scene) -> String {
    var lines = ["Scene \(scene.name)", "  ViewController \(scene.rootViewController.id ?? "root")"]
    var pending = [(view: scene.rootViewController.view, depth: 2)]
    while let (view, depth) = pending.popLast() {
      var words = ["View", view.id ?? "", view.className]
      if let frame = view.frame { words.append(text(of: frame)) }
      let flags = AutoresizingMask.flags.filter { view.autoresizingMask.contains($0.mask) }
      if !flags.isEmpty { words.append(flags.map(\.letters).joined(separator: "+")) }
      if !view.constraints.isEmpty { words.append("\(view.constraints.count) constraints") }
      if !view.variations.isEmpty { words.append("\(view.variations.count) variation") }
      lines.append(String(repeating: "  ", count: depth) + words.filter { !$0.isEmpty }.joined(separator: " "))
      pending += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of window: Window) -> String {
    let (insets, traits) = (window.safeAreaInsets, window.traits)
    return """
      size        \(number(window.size.width)) × \(number(window.size.height)), \(number(window.scale)) pixels a point
      safe area   top \(number(insets.top)), left \(number(insets.left)), bottom \(number(insets.bottom)), right \(number(insets.right))
      traits      \(traits.userInterfaceIdiom.rawValue), width \(traits.horizontalSizeClass.rawValue), height \(traits.verticalSizeClass.rawValue), \(traits.interfaceOrientation.name), iOS \(traits.systemVersion)
      """
  }

  /// The arena: a line a view.
  private static func text(of tree: ViewTree) -> String {
    tree.viewIndices.map { index in
      let view = tree[index]
      let place = "\(index.position) ..< \(tree.subtreeEnds[index.position])"
      let parent = tree.superview(of: index).map { "in \($0.position)" } ?? "the window"
      var words = ["\(place)", parent, tree.name(of: index)]
      if view.translatesAutoresizingMaskIntoConstraints {
        words.append("follows its mask")
      } else if let width = view.intrinsicContentSize.width, let height = view.intrinsicContentSize.height {
        words.append("content \(number(width)) × \(number(height))")
      }
      if view.isHidden { words.append("hidden") }
      return words.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func text(of statistics: LayoutPlan.Statistics) -> String {
    """
    \(statistics.views) views, \(statistics.unknowns) unknowns, \(statistics.rows) rows
    \(statistics.substitutions) unknowns substituted, \(statistics.checks) rows left without unknowns, \
    \(statistics.components) components
    """
  }

  /// Exact frames and those on the pixel grid.
  private static func text(of layout: Layout) -> String {
    layout.tree.viewIndices.map { index in
      let exact = text(of: layout.unroundedFrames[index.position])
      let rounded = text(of: layout.frames[index.position])
      return "\(layout.tree.name(of: index))  \(exact)" + (exact == rounded ? "" : "  →  \(rounded)")
    }.joined(separator: "\n")
  }

  private static func text(of frame: Rect) -> String {
    "[\([frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ", "))]"
  }

  private static func number(_ value: Double) -> String { JSONText.thousandths(value) }
}
