import Documents

/// Pictures of a scene before and after, one over the other. They show the scene's look if it is drawn, with the frames
/// of the changed views; otherwise all frames.
///
/// Only this type knows how a page of differences draws a layout.
struct DifferencePicture {
  private let picture: FileDifference.Picture
  private let old: [String: Placed]
  private let new: [String: Placed]
  /// The views that were added, removed, moved or resized.
  private let changed: Set<String>

  /// A view in the window's coordinates.
  private struct Placed {
    let index: Int
    let frame: [Double]
    let isHidden: Bool
    let className: String
    /// A Boolean that tells whether the view has no subviews, so that there is room for its name.
    let isLeaf: Bool
  }

  init(_ picture: FileDifference.Picture) {
    self.picture = picture
    old = Self.placed(picture.old, picture.drawings?.old)
    new = Self.placed(picture.new, picture.drawings?.new)
    var changed: Set<String> = []
    for (id, view) in new where old[id]?.frame != view.frame || old[id]?.isHidden != view.isHidden {
      changed.insert(id)
    }
    for id in old.keys where new[id] == nil { changed.insert(id) }
    self.changed = changed
  }

  /// The views of a layout. Marks over a drawing stand where the drawing has the views.
  private static func placed(
    _ layout: FrameDump.LayoutRecord, _ drawing: FileDifference.Picture.Drawing?
  ) -> [String: Placed] {
    var hidden: [Bool] = []
    var placed: [String: Placed] = [:]
    for (index, (view, frame)) in zip(layout.views, layout.framesInWindow).enumerated() {
      hidden.removeLast(max(0, hidden.count - view.depth))
      let isHidden = (hidden.last ?? false) || view.isHidden || view.alpha == 0
      while hidden.count < view.depth { hidden.append(hidden.last ?? false) }
      hidden.append(isHidden)
      if placed[view.id] == nil {
        placed[view.id] = Placed(
          index: index, frame: drawing?.frames[view.id] ?? frame, isHidden: isHidden, className: view.className,
          isLeaf: index + 1 == layout.views.count || layout.views[index + 1].depth <= view.depth)
      }
    }
    return placed
  }

  /// The width and height of the larger window.
  private var size: (width: Double, height: Double) {
    let windows = [picture.old.window, picture.new.window].filter { $0.count == 4 }
    return (max(1, windows.map { $0[2] }.max() ?? 1), max(1, windows.map { $0[3] }.max() ?? 1))
  }

  /// The pictures, and the controls that move them.
  var html: String {
    let title = ([picture.scene, picture.conditions].compactMap(\.self)).joined(separator: ", ").html
    let (width, height) = size
    let scale = min(1, 640 / height, 720 / width)
    let style = "width:\(JSONText.thousandths(width * scale))px;height:\(JSONText.thousandths(height * scale))px"
    return """
      <figure class="compare">
      <figcaption>\(title)</figcaption>
      <div class="modes"><button data-mode="slide" aria-pressed="true">Slider</button>\
      <button data-mode="blink">Blink</button><button data-mode="old">Before</button><button data-mode="new">After</button></div>
      <div class="stage slide" style="\(style)">
      \(layer("old", old, picture.drawings?.old.svg, "before"))
      \(layer("new", new, picture.drawings?.new.svg, "after"))
      \(arrows)
      </div>
      <input type="range" min="0" max="100" value="50" aria-label="before to after" \
      style="width:\(JSONText.thousandths(width * scale))px">
      </figure>

      """
  }

  private func layer(_ name: String, _ views: [String: Placed], _ drawing: String?, _ words: String) -> String {
    let (width, height) = size
    var text =
      "<svg class=\"\(name)\" viewBox=\"0 0 \(JSONText.thousandths(width)) \(JSONText.thousandths(height))\""
      + " role=\"img\" aria-label=\"\(words)\">"
    if let drawing { text += drawing }
    text += "<g class=\"frames\">"
    for (id, view) in views.sorted(by: { $0.value.index < $1.value.index })
    where !view.isHidden && view.frame.allSatisfy(\.isFinite) && (drawing == nil || changed.contains(id)) {
      let label = picture.names[id] ?? id
      let frame = view.frame.map(JSONText.thousandths)
      let kind = changed.contains(id) ? " class=\"changed\"" : ""
      text += "<rect\(kind) x=\"\(frame[0])\" y=\"\(frame[1])\" width=\"\(frame[2])\" height=\"\(frame[3])\">"
      text += "<title>\(label.html) (\(view.className.html))</title></rect>"
      let hasRoom = view.frame[2] >= 24 && view.frame[3] >= 10
      if drawing == nil, hasRoom, view.isLeaf, picture.names[id] != nil, label.hasPrefix("“") {
        let size = min(14, max(8, view.frame[3] * 0.5))
        let room = Int(view.frame[2] / (size * 0.55))
        let shown = label.count > room ? "\(label.prefix(max(1, room - 1)))…" : label
        let x = JSONText.thousandths(view.frame[0] + 3)
        let y = JSONText.thousandths(view.frame[1] + view.frame[3] / 2)
        text += "<text x=\"\(x)\" y=\"\(y)\" font-size=\"\(JSONText.thousandths(size))\">\(shown.html)</text>"
      }
    }
    return text + "</g></svg>"
  }

  /// An arrow from the old to the new centre of each view that moved by itself, not just along with its superview.
  private var arrows: String {
    let (width, height) = size
    var text = """
      <svg class="arrows" viewBox="0 0 \(JSONText.thousandths(width)) \(JSONText.thousandths(height))" aria-hidden="true">\
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="5" markerHeight="5" orient="auto">\
      <path d="M0 0L8 4L0 8z"/></marker></defs>
      """
    let olds = Dictionary(picture.old.views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    for view in picture.new.views {
      guard let before = olds[view.id], before != view.frame, let a = old[view.id], let b = new[view.id], !b.isHidden,
        a.frame.allSatisfy(\.isFinite), b.frame.allSatisfy(\.isFinite)
      else { continue }
      let from = (a.frame[0] + a.frame[2] / 2, a.frame[1] + a.frame[3] / 2)
      let to = (b.frame[0] + b.frame[2] / 2, b.frame[1] + b.frame[3] / 2)
      guard abs(from.0 - to.0) + abs(from.1 - to.1) >= 1 else { continue }
      let ends = [from.0, from.1, to.0, to.1].map(JSONText.thousandths)
      text += "<path class=\"arrow\" d=\"M\(ends[0]) \(ends[1])L\(ends[2]) \(ends[3])\" marker-end=\"url(#tip)\"/>"
    }
    return text + "</svg>"
  }
}
