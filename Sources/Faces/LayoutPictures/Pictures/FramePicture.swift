import Documents
import LayoutModel
package import LayoutOutput

/// A picture of a layout's frames before and after a change, side by side, as SVG. It has only outlines, in colour if
/// they changed, and shows their names under the pointer.
package struct FramePicture {
  /// The conditions' name, for a file name.
  package let name: String
  package let text: String

  /// The pictures of the layouts that differ between two dumps.
  package static func changes(from before: FrameDump, to after: FrameDump) -> [FramePicture] {
    before.layouts.compactMap { old in
      guard let new = after.layouts.first(where: { $0.scene == old.scene && $0.conditions == old.conditions }),
        old.views != new.views || old.window != new.window
      else { return nil }
      return FramePicture(old, new)
    }
  }

  /// Creates the picture of a layout before and after.
  package init(_ old: FrameDump.LayoutRecord, _ new: FrameDump.LayoutRecord) {
    let name = [old.scene, old.conditions.name].compactMap(\.self).joined(separator: "/")
    self.name = String(name.map { $0 == "/" ? "-" : $0 })
    let width = old.window[2] + new.window[2] + 3 * Self.margin
    let height = max(old.window[3], new.window[3]) + 2 * Self.margin
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.number(width)) \(Self.number(height))" fill="none">
      <title>\(name.html), before and after</title>
      <rect width="100%" height="100%" fill="#f2f2f7"/>
      \(Self.screen(old, comparedWith: new, at: Self.margin, color: "#d70015"))
      \(Self.screen(new, comparedWith: old, at: old.window[2] + 2 * Self.margin, color: "#248a3d"))
      </svg>

      """
  }

  /// The margin, in points.
  private static let margin = 24.0

  private static func screen(
    _ layout: FrameDump.LayoutRecord, comparedWith other: FrameDump.LayoutRecord, at x: Double, color: String
  ) -> String {
    let frames = layout.framesInWindow
    let others = Dictionary(zip(other.views.map(\.id), other.framesInWindow)) { first, _ in first }
    let window = rectangle(layout.window, "fill=\"white\" stroke=\"#aeaeb2\"", title: nil)
    let views = zip(layout.views, frames).filter { !$0.0.isHidden }.map { view, frame in
      let style = others[view.id] == frame ? "stroke=\"#c7c7cc\"" : "stroke=\"\(color)\" stroke-width=\"2\""
      return rectangle(frame, style, title: "\(view.id) (\(view.className))")
    }
    return "<g transform=\"translate(\(number(x)) \(number(margin)))\">\n"
      + ([window] + views).joined(separator: "\n") + "\n</g>"
  }

  private static func rectangle(_ frame: [Double], _ style: String, title: String?) -> String {
    let places = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\(number($1))\"" }.joined(separator: " ")
    guard let title else { return "<rect \(places) \(style)/>" }
    return "<rect \(places) \(style) pointer-events=\"all\"><title>\(title.html)</title></rect>"
  }

  private static func number(_ value: Double) -> String { JSONText.thousandths(value) }
}
