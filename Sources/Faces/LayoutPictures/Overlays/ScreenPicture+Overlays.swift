import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution

extension ScreenPicture {
  /// The overlays over the views, in a fixed order.
  func overlayMarkup() -> String {
    guard !style.overlays.isEmpty else { return "" }
    var text = ""
    if style.overlays.contains(.guides) { text += group("guides", guideMarkup()) }
    if style.overlays.contains(.constraints) { text += group("constraints", constraintMarkup()) }
    if style.overlays.contains(.names) { text += group("names", nameMarkup()) }
    if style.overlays.contains(.findings) { text += group("findings", findingMarkup()) }
    if style.overlays.contains(.device) { text += group("device", deviceMarkup()) }
    return text
  }

  private func group(_ name: String, _ content: String) -> String {
    "<g class=\"\(name)\" pointer-events=\"none\">\(content)</g>\n"
  }

  /// The items of each controller's tree in the window's coordinates, views first, then guides.
  private var itemFrames: [[Rect]] {
    var all: [[Rect]] = []
    for controller in screen.controllers {
      let tree = controller.layout.tree
      var origin = controller.frame.origin
      if let superview = controller.superview {
        let outer = all[superview.controller][superview.view.position]
        let offset = offsets.offset(of: superview.view, in: screen.controllers[superview.controller].layout)
        origin = Point(x: origin.x + outer.x - offset.x, y: origin.y + outer.y - offset.y)
      }
      var frames: [Rect] = []
      for index in tree.indices {
        var frame = controller.layout.frames[index.position]
        if let superview = tree.superview(of: index) {
          let outer = frames[superview.position]
          let offset = tree.isGuide(superview) ? .zero : offsets.offset(of: superview, in: controller.layout)
          (frame.x, frame.y) = (frame.x + outer.x - offset.x, frame.y + outer.y - offset.y)
        } else {
          (frame.x, frame.y) = (origin.x, origin.y)
        }
        frames.append(frame)
      }
      all.append(frames)
    }
    return all
  }

  // MARK: Guides

  private func guideMarkup() -> String {
    var text = ""
    for (controller, frames) in zip(screen.controllers, itemFrames) {
      let root = controller.layout.tree.root
      for (guide, color) in [(SystemLayoutGuide.safeArea, "#30b0c7"), (.layoutMargins, "#af52de")] {
        let insets = controller.layout.insets(of: guide, in: root)
        let frame = frames[root.position]
        text += outline(
          Rect(
            x: frame.x + insets.left, y: frame.y + insets.top, width: max(0, frame.width - insets.left - insets.right),
            height: max(0, frame.height - insets.top - insets.bottom)), color, title: guide.rawValue)
      }
      for index in controller.layout.tree.indices where controller.layout.tree.isGuide(index) {
        guard controller.layout.tree.isReported(index) else { continue }
        text += outline(frames[index.position], "#ff9500", title: controller.layout.tree.name(of: index))
      }
    }
    return text
  }

  private func outline(_ frame: Rect, _ color: String, title: String) -> String {
    "<rect\(attributes(frame)) fill=\"none\" stroke=\"\(color)\" stroke-dasharray=\"4 3\"><title>\(Markup.escaped(title))</title></rect>"
  }

  private func attributes(_ frame: Rect) -> String {
    " x=\"\(Markup.number(frame.x))\" y=\"\(Markup.number(frame.y))\" width=\"\(Markup.number(frame.width))\" height=\"\(Markup.number(frame.height))\""
  }

  // MARK: Constraints

  private func constraintMarkup() -> String {
    var text = ""
    for (controller, frames) in zip(screen.controllers, itemFrames) {
      let layout = controller.layout
      let tree = layout.tree
      let states = layout.constraintStates
      let inConflict = Set(
        layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.flatMap { $0.items + $0.broken })
      for (constraint, state) in zip(tree.constraints, states) where constraint.isActive {
        let name = tree.name(of: constraint)
        let isMissed = constraint.priority == .required && (state == .tooLittle || state == .tooMuch)
        let isOpen = !layout.ambiguities[constraint.first.view.position].isEmpty
        let color =
          isMissed || inConflict.contains(name) ? "#ff3b30" : isOpen ? "#ff9500" : "#0a66c2"
        let dash = constraint.relation == .equal && constraint.priority == .required ? "" : " stroke-dasharray=\"3 2\""
        let lines = Self.lines(of: constraint, tree, frames)
        guard !lines.isEmpty else { continue }
        text += "<g stroke=\"\(color)\"\(dash)><title>\(Markup.escaped(name))</title>"
        for line in lines {
          text += "<line x1=\"\(Markup.number(line.0.x))\" y1=\"\(Markup.number(line.0.y))\" "
          text += "x2=\"\(Markup.number(line.1.x))\" y2=\"\(Markup.number(line.1.y))\"/>"
        }
        text += "</g>"
      }
    }
    return text
  }

  /// The strokes of a constraint: along a length, across a distance with ticks at its ends, or through aligned items.
  private static func lines(of constraint: TreeConstraint, _ tree: ViewTree, _ frames: [Rect]) -> [(Point, Point)] {
    let first = frames[constraint.first.view.position]
    let attribute = constraint.first.attribute
    let isHorizontal = attribute.axis == .horizontal
    /// A stroke along the constraint's axis, at a position across it, with ticks.
    func stroke(_ from: Double, _ to: Double, at across: Double) -> [(Point, Point)] {
      func point(_ along: Double, _ across: Double) -> Point {
        isHorizontal ? Point(x: along, y: across) : Point(x: across, y: along)
      }
      return [
        (point(from, across), point(to, across)), (point(from, across - 3), point(from, across + 3)),
        (point(to, across - 3), point(to, across + 3)),
      ]
    }
    if attribute.isSize {
      return isHorizontal
        ? stroke(first.x, first.maxX, at: first.maxY - 4) : stroke(first.y, first.maxY, at: first.x + 4)
    }
    let fraction =
      constraint.isMirrored && isHorizontal && attribute.isDirectional != nil
      ? 1 - attribute.fraction : attribute.fraction
    let edge = isHorizontal ? first.x + fraction * first.width : first.y + fraction * first.height
    guard let second = constraint.second else { return [] }
    let other = frames[second.view.position]
    let isSigned = constraint.isMirrored && isHorizontal
    let distance = isSigned ? -constraint.constant : constraint.constant
    if abs(distance) < 0.5 {
      // An alignment is a line through both items.
      return isHorizontal
        ? [(Point(x: edge, y: min(first.y, other.y)), Point(x: edge, y: max(first.maxY, other.maxY)))]
        : [(Point(x: min(first.x, other.x), y: edge), Point(x: max(first.maxX, other.maxX), y: edge))]
    }
    return stroke(edge - distance, edge, at: isHorizontal ? first.midY : first.midX)
  }

  // MARK: Names

  private func nameMarkup() -> String {
    var text = ""
    for (name, frame) in seenFrames(of: shownViews) {
      let width = Double(name.prefix(40).count) * 4.4 + 6
      text += "<rect x=\"\(Markup.number(frame.x))\" y=\"\(Markup.number(frame.y))\" "
      text += "width=\"\(Markup.number(width))\" height=\"11\" fill=\"#1c1c1e\" fill-opacity=\"0.75\"/>"
      text += "<text x=\"\(Markup.number(frame.x + 3))\" y=\"\(Markup.number(frame.y + 8.5))\" "
      text += "font-size=\"8\" fill=\"#fff\">\(Markup.escaped(String(name.prefix(40))))</text>"
    }
    return text
  }

  /// The frames of its views where they are seen, moved by what scrolls around them, by name.
  package var seenFrames: [String: [Double]] {
    Dictionary(
      seenFrames(of: views).map { ($0.name, [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height]) }
    ) { first, _ in first }
  }

  /// Views in preorder with their names, each moved by the scroll views around it.
  private func seenFrames(of views: [DrawnView]) -> [(name: String, frame: Rect)] {
    var path: [Point] = []
    return views.map { view in
      path.removeLast(max(0, path.count - view.depth))
      let moved = path.last ?? .zero
      path.append(Point(x: moved.x + view.contentOffset.x, y: moved.y + view.contentOffset.y))
      var frame = view.frame
      (frame.x, frame.y) = (frame.x - moved.x, frame.y - moved.y)
      return (view.name, frame)
    }
  }

  /// The views that are drawn: not hidden, and in no hidden view.
  var shownViews: [DrawnView] {
    var hidden: Int?
    return views.filter { view in
      if let depth = hidden, view.depth > depth { return false }
      hidden = view.isShown ? nil : view.depth
      return view.isShown
    }
  }

  // MARK: Findings

  private func findingMarkup() -> String {
    let frames = Dictionary(seenFrames(of: views), uniquingKeysWith: { first, _ in first })
    var text = ""
    var counts: [String: Int] = [:]
    for (number, diagnostic) in screen.diagnostics.enumerated() {
      let items = diagnostic.items.filter { frames[$0] != nil }
      let targets = items.isEmpty ? [views.first?.name].compactMap(\.self) : items
      let color =
        switch diagnostic.severity {
        case .error: "#d70015"
        case .warning: "#c93400"
        case .note: "#0040dd"
        }
      for name in targets {
        guard let frame = frames[name] else { continue }
        let shift = Double(counts[name, default: 0]) * 18
        counts[name, default: 0] += 1
        text += "<g><title>\(Markup.escaped(diagnostic.message))</title>"
        text += "<rect\(attributes(frame)) fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.5\"/>"
        let (x, y) = (frame.x + 9 + shift, frame.y + 9)
        text += "<circle cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y))\" r=\"8\" fill=\"\(color)\"/>"
        text += "<text x=\"\(Markup.number(x))\" y=\"\(Markup.number(y + 3.5))\" font-size=\"10\" font-weight=\"700\" "
        text += "text-anchor=\"middle\" fill=\"#fff\">\(number + 1)</text></g>"
      }
    }
    return text
  }

  // MARK: The device

  /// The screen's corners, its notch or island, the home indicator, and the Home button: half a circle at the edge
  /// next to the button.
  private func deviceMarkup() -> String {
    let insets = screen.device.safeAreaInsets.portrait
    let orientation = screen.orientation
    let hasNotch = insets.top >= 44 && screen.device.idiom == .phone
    let hasIndicator = insets.bottom > 0
    let radius = hasNotch ? 44.0 : hasIndicator ? 18 : 0
    var text =
      "<rect x=\"1\" y=\"1\" width=\"\(Markup.number(size.width - 2))\" height=\"\(Markup.number(size.height - 2))\" "
      + "rx=\"\(Markup.number(radius))\" fill=\"none\" stroke=\"#1c1c1e\" stroke-width=\"2\"/>"
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double, _ color: String) {
      text +=
        "<rect\(attributes(Rect(x: x, y: y, width: width, height: height))) rx=\"\(Markup.number(radius))\" fill=\"\(color)\"/>"
    }
    if hasNotch {
      let isIsland = insets.top >= 54
      let (width, height, gap) = isIsland ? (124.0, 36.0, 12.0) : (210, 30, 0)
      switch orientation {
      case .portrait: box(size.width / 2 - width / 2, gap, width, height, isIsland ? 18 : 12, "#000")
      case .portraitUpsideDown:
        box(size.width / 2 - width / 2, size.height - gap - height, width, height, isIsland ? 18 : 12, "#000")
      case .landscapeLeft:
        box(size.width - gap - height, size.height / 2 - width / 2, height, width, isIsland ? 18 : 12, "#000")
      case .landscapeRight: box(gap, size.height / 2 - width / 2, height, width, isIsland ? 18 : 12, "#000")
      }
    }
    if screen.device.hasHomeButton {
      let (x, y) =
        switch orientation {
        case .portrait: (size.width / 2, size.height)
        case .portraitUpsideDown: (size.width / 2, 0)
        case .landscapeRight: (size.width, size.height / 2)
        case .landscapeLeft: (0, size.height / 2)
        }
      text +=
        "<circle class=\"home-button\" cx=\"\(Markup.number(x))\" cy=\"\(Markup.number(y))\" r=\"14\" "
        + "fill=\"#fff\" fill-opacity=\"0.8\" stroke=\"#1c1c1e\" stroke-width=\"2\">"
        + "<title>Home button \(orientation.placeOfHomeButton)</title></circle>"
    }
    if hasIndicator {
      let width = min(size.width * 0.36, 140)
      box(size.width / 2 - width / 2, size.height - 13, width, 5, 2.5, style.interfaceStyle == .dark ? "#fff" : "#000")
    }
    return text
  }
}
