import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

/// People's names of a screen's views, where these aren't their ids, and the lines that declare them.
struct SceneLegend: Sendable {
  /// Members of the scene's data, each with a comma before it.
  let members: String

  init(of screen: ScreenLayout) {
    var names: [String] = []
    var lines: [String] = []
    for controller in screen.controllers {
      let tree = controller.layout.tree
      let ids = tree.names
      for index in tree.indices where !tree.isGuide(index) {
        let id = ids[index.position]
        let name = tree.itemName(of: index)
        var isLabelled = false
        if case .label = name.source { isLabelled = true }
        let words = isLabelled || ItemName.isGenerated(id) ? name.shortText : Self.withoutGeneratedStart(id)
        if words != id { names.append("\(JSONText.quoted(id)):\(JSONText.quoted(words))") }
        if let line = tree[index].declaration.position?.line, line > 0 {
          lines.append("\(JSONText.quoted(id)):\(line)")
        }
      }
    }
    members =
      ",\"names\":{\(names.joined(separator: ","))},\"lines\":{\(lines.joined(separator: ","))}"
  }
}

extension SceneLegend {
  /// The part of an id that people read: `header` of `Bmb-Oi-RZK-header`.
  private static func withoutGeneratedStart(_ id: String) -> String {
    let start = id.prefix(10)
    let rest = id[start.endIndex...]
    guard ItemName.isGenerated(String(start)), let mark = rest.first, "-/".contains(mark), rest.count > 1 else {
      return id
    }
    return String(rest.dropFirst())
  }
}

/// The guides of a layout in a page's data: the window's safe area, and the margins and the readable width of the
/// controllers' views.
enum LayoutGuideMembers {
  /// The members of a layout, in the window's coordinates.
  static func members(of screen: ScreenLayout) -> [String] {
    let safe = screen.window.safeAreaInsets
    var members: [String] = []
    if safe != .zero {
      members.append("\"i\":\(ReportTables.array([safe.top, safe.left, safe.bottom, safe.right]))")
    }
    guard let controller = screen.controllers.last, controller.superview == nil else { return members }
    let layout = controller.layout
    let root = layout.tree.root
    let guides = [(SystemLayoutGuide.layoutMargins, "margins"), (.readableContent, "readable")].map { guide, name in
      let insets = layout.insets(of: guide, in: root)
      let numbers = [
        controller.frame.x + insets.left, controller.frame.y + insets.top,
        max(0, controller.frame.width - insets.left - insets.right),
        max(0, controller.frame.height - insets.top - insets.bottom),
      ]
      return "[\"\(name)\",\(numbers.map { JSONText.thousandths($0) }.joined(separator: ","))]"
    }
    members.append("\"g\":[\(guides.joined(separator: ","))]")
    return members
  }
}
