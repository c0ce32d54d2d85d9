import Documents
import LayoutModel
import Notations

/// The facts about a view that lint rules need.
extension ViewImporter {
  mutating func readLintSettings(of view: inout View, _ node: Node) {
    let element = node.element
    var lint = LintSettings()
    lint.clipsToBounds = element.isYes("clipsSubviews") || element.isYes("clipsToBounds")
    lint.adjustsFontForContentSizeCategory = element.isYes("adjustsFontForContentSizeCategory")
    lint.adjustsFontSizeToFitWidth = adjustsFontSize(element)
    lint.minimumScaleFactor = element.number("minimumScaleFactor").map { min(max(0, $0), 1) } ?? 0
    if lint.minimumScaleFactor == 0 {
      lint.minimumFontSize = element.number("minimumFontSize").map { min(max(0, $0), Magnitude.largest) } ?? 0
    }
    if view.kind == .label {
      lint.textAlignment = element["textAlignment"].flatMap(ViewAppearance.TextAlignment.init(rawValue:))
      if lint.textAlignment == .natural { lint.textAlignment = nil }
    }
    let label = element.child(forKey: "accessibilityConfiguration")?["label"]
    lint.accessibilityLabel = label?.isEmpty == false ? label : nil
    let normal = element.child(forKey: "normal")
    let configured = element.child(forKey: "configuration")
    // Since Xcode 13 an image may be an element of its own, with its catalogue.
    let referenced = [element.element, normal].map { $0?.child(forKey: "image")?["image"] }
    let images = [element["image"], normal?["image"], configured?["image"]] + referenced
    lint.showsBackgroundImage = normal?["backgroundImage"]?.isEmpty == false
    lint.showsImage = lint.showsBackgroundImage || images.contains { $0?.isEmpty == false }
    lint.isConfigured = configured != nil
    lint.showsSystemSymbol = images.contains { $0.map(context.file.symbolNames.contains) ?? false }
    lint.isPlacedByCell = isPlacedByCell(node) || cell(showingAsAccessory: node) != nil
    lint.hasOwnClass = element["customClass"].map { !$0.isEmpty && !ElementKind.isSystemClass($0) } ?? false
    lint.isPrototype = node.kind.isCell && isPrototype(node)
    lint.isClear = isClear(node)
    lint.hasTapRecognizer = recognizesTaps(element.element)
    // Labels and image views take none unless they are asked to.
    let isShownAlone = [.label, .imageView].contains(view.kind) && !lint.hasTapRecognizer
    lint.takesTouches = isShownAlone || element["userInteractionEnabled"] != "NO"
    switch element["verifyAmbiguity"] {
    case "off": lint.ambiguityCheck = .never
    case "ignoreSizes": lint.ambiguityCheck = .position
    default: break
    }
    lint.ignoredRules = ignoredRules(of: element.element)
    if lint != view.lint { view.lint = lint }
  }

  /// Tells whether a row is made by code: it is in a table of prototypes, in a collection view, or in a file of its
  /// own.
  func isPrototype(_ node: Node) -> Bool {
    guard let list = superview(of: node)?.element else { return true }
    return list.element.name == "collectionView" || list["dataMode"] == "prototypes"
  }

  /// Tells whether a view draws nothing itself, by its class and its background. A controller's view has the window
  /// behind it, and a row's content the row.
  private func isClear(_ node: Node) -> Bool {
    let element = node.element
    guard ["view", "stackView"].contains(element.element.name), element["customClass"] == nil,
      let superview = superview(of: node), !superview.kind.isCell
    else { return false }
    guard let color = element.child(forKey: "backgroundColor") else { return true }
    return color["alpha"].flatMap(Double.init) == 0
  }

  /// Tells whether a text shrinks to fit. A label that doesn't says so; one with a minimum size that doesn't say either
  /// does (all 275 in public files).
  private func adjustsFontSize(_ element: ResolvedElement) -> Bool {
    if let value = element["adjustsFontSizeToFit"] ?? element["adjustsFontSizeToFitWidth"] { return value == "YES" }
    guard element.element.name == "label" else { return false }
    return element["minimumFontSize"] != nil || element["minimumScaleFactor"] != nil
  }

  /// Tells whether a view is the title, the detail or the image of a cell of one of UIKit's styles.
  func isPlacedByCell(_ node: Node) -> Bool {
    guard let id = node.element.element["id"], let content = superview(of: node),
      let cell = superview(of: content), cell.kind.isCell
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell.element[$0] == id }
  }

  private func recognizesTaps(_ element: XMLElement) -> Bool {
    guard let connections = element.child("connections") else { return false }
    return connections.children.contains { connection in
      connection.name == "outletCollection" && connection["property"] == "gestureRecognizers"
        && connection["destination"].map(context.file.tapRecognizers.contains) ?? false
    }
  }

  /// The rules that a view's notes in Interface Builder disable.
  private func ignoredRules(of element: XMLElement) -> [IgnoredRule] {
    guard let comments = element.child(forKey: "userComments") else { return [] }
    let fragments = comments.children.filter { $0.name == "fragment" }
    let text = fragments.map { $0["content"] ?? $0.child(forKey: "content")?.decodedText ?? "" }.joined()
    return IgnoreNotes.rules(in: text, at: element.position)
  }
}

/// The tap gesture recognizers of a file.
enum TapRecognizers {
  /// Finds their object ids.
  static func find(in document: XMLElement) -> Set<String> {
    var ids: Set<String> = []
    var pending = [document]
    while let element = pending.popLast() {
      if element.name == "tapGestureRecognizer", let id = element["id"] { ids.insert(id) }
      pending.append(contentsOf: element.children)
    }
    return ids
  }
}
