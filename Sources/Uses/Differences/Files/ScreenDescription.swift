package import Documents
import LayoutModel
import LayoutOutput

/// A file of screens as lines of text that differ where screens do (<doc:WhatChanged#In-git>), for git's `textconv`.
///
/// It leaves out what Xcode writes by itself, the order of sets, canvas positions, and frames that constraints compute.
/// Views are in their order; constraints, settings and connections are sorted.
package enum ScreenDescription {
  /// Returns the lines of a file; for an unreadable file, its fault followed by the file as it is.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The text, and the fault if the file can't be read.
  package static func text(of bytes: [UInt8]) -> (text: PrintableText, fault: SourceFault?) {
    do throws(SourceFault) {
      var writer = DescriptionWriter()
      switch try SourceDocument(bytes, name: "").kind {
      case .interfaceBuilder(let root): writer.write(document: root)
      case .fixture(let root): writer.write(fixture: root)
      case .dump(let dump): writer.write(dump)
      }
      return (PrintableText(lines: writer.lines).line, nil)
    } catch {
      return (PrintableText(lines: ["not readable: \(error.description)"] + linesAsTheyAre(of: bytes)).line, error)
    }
  }

  /// The maximum number of bytes of an unreadable file that are written as they are.
  private static let maximumUnread = 256 << 10

  /// Returns the lines of a file as it is. Git compares what it is given, and a file with conflict marks must stay
  /// visible. Bytes beyond the maximum are represented by their length and fingerprint, so that files that differ there
  /// still differ.
  private static func linesAsTheyAre(of bytes: [UInt8]) -> [String] {
    let shown = bytes.prefix(maximumUnread)
    let rest = bytes.dropFirst(maximumUnread)
    let lines = String(decoding: shown, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).map(String.init)
    guard !rest.isEmpty else { return lines }
    return lines + ["", "… and \(rest.count) more bytes, fingerprint \(Fingerprint.text(of: rest))"]
  }
}

/// A writer of a description's lines.
private struct DescriptionWriter {
  private(set) var lines: [String] = []
  private var names = SourceNames(
    SourceElement(form: .value, name: "", attributes: [:], children: [], text: "", position: .start))
  private var sentences: SourceSentences { SourceSentences(names: names, tellsAll: true) }

  private mutating func add(_ text: String, _ depth: Int) {
    let space = String(repeating: "  ", count: min(depth, Self.maximumIndentation))
    guard text.utf8.count > Self.maximumLine else { return lines.append(space + text) }
    let rest = text.utf8.dropFirst(Self.maximumLine)
    lines.append(
      space + String(decoding: text.utf8.prefix(Self.maximumLine), as: UTF8.self)
        + "… and \(rest.count) more bytes, fingerprint \(Fingerprint.text(of: rest))")
  }

  /// The maximum number of bytes in a line.
  private static let maximumLine = 64 << 10

  /// The maximum depth of indentation; only files that nobody wrote are deeper.
  private static let maximumIndentation = 100

  // MARK: - Documents

  mutating func write(document root: SourceElement) {
    names = SourceNames(root)
    let scenes = root.child("scenes")?.children ?? []
    let isStoryboard = root.child("scenes") != nil
    var flags = settings(of: root, leavingOut: ["initialViewController"])
    if let initial = root["initialViewController"] { flags.insert("initial \(names.term(initial))", at: 0) }
    add(isStoryboard ? "storyboard" : "xib", 0)
    for flag in flags { add(flag, 1) }
    let sorted = scenes.filter { $0.name == "scene" }.map { scene in
      (title: scene.child("objects")?.children.first?.id.map { names.scenes[$0] ?? $0 } ?? "", scene: scene)
    }.enumerated().sorted { ($0.element.title, $0.offset) < ($1.element.title, $1.offset) }.map(\.element)
    for (title, scene) in sorted {
      add("", 0)
      add("scene \(title)", 0)
      for object in scene.child("objects")?.children ?? [] where !UnreportedParts.isUnreported(object, in: scene) {
        write(object, in: nil, 1)
      }
    }
    for object in root.child("objects")?.children ?? [] where !UnreportedParts.isUnreported(object, in: root) {
      add("", 0)
      write(object, in: nil, 0)
    }
    let images = (root.child("resources")?.children ?? []).filter { $0.name == "image" }.map {
      "\($0["name"] ?? "") \(size(of: $0))"
    }
    if !images.isEmpty {
      add("", 0)
      add("images", 0)
      for image in images.sorted() { add(image, 1) }
    }
  }

  mutating func write(fixture root: SourceElement) {
    names = SourceNames(root)
    write(root, in: nil, 0)
  }

  mutating func write(_ dump: FrameDump) {
    add("dump \(dump.fixture)", 0)
    for layout in dump.layouts {
      add("", 0)
      add((layout.scene.map { "\($0), " } ?? "") + layout.conditions.name, 0)
      for view in layout.views {
        let frame = view.frame.map(JSONText.thousandths)
        let hidden = view.isHidden ? ", hidden" : ""
        add(
          "\(view.className) \(view.id) (\(frame[0]), \(frame[1]); \(frame[2]) × \(frame[3]))\(hidden)", view.depth + 1)
      }
      for finding in layout.diagnostics {
        add(
          "\(finding.severity.rawValue): \(finding.message.split(whereSeparator: \.isNewline).first ?? "") [\(finding.code)]",
          1)
      }
    }
  }

  // MARK: - Objects

  /// Writes an object, its settings, and its content.
  private mutating func write(_ element: SourceElement, in parent: SourceElement?, _ depth: Int) {
    add(heading(of: element), depth)
    write(contentOf: element, in: parent, depth + 1)
  }

  private func heading(of element: SourceElement) -> String {
    guard element.form == .element else {
      guard SourceNames.isView(element) else { return element.name }
      return [SourceNames.className(of: element), element.id.map(names.term) ?? ""].filter { !$0.isEmpty }.joined(
        separator: " ")
    }
    let className = names.item(element.id ?? "")?.className ?? element.name
    var words = [className]
    if let id = element.id, let item = names.item(id) {
      if case .none = item.source { words.append("(\(id))") } else { words.append(names.term(id)) }
    } else if let key = element.key {
      words.append(key)
    }
    if let custom = element["customClass"], custom != words.last.map({ $0.filter { !"“”".contains($0) } }) {
      words.append("class \(custom)")
    }
    return words.joined(separator: " ")
  }

  private mutating func write(contentOf element: SourceElement, in superview: SourceElement?, _ depth: Int) {
    let leftOut: Set<String> = element.form == .element ? ["id", "customClass", "key"] : ["id", "class"]
    for line in settings(of: element, leavingOut: leftOut) { add(line, depth) }
    if element.form == .array, element.children.allSatisfy({ $0.form != .array }) {
      write(list: element, depth)
      return
    }
    let parts = element.children.filter {
      SourceComparison.isPart($0) && !UnreportedParts.isUnreported($0, in: element)
    }
    let lines = parts.compactMap { part in line(for: part, of: element, in: superview) }
    for line in lines.sorted() { add(line, depth) }
    for child in element.children
    where !SourceComparison.isPart(child) && !UnreportedParts.isUnreported(child, in: element) {
      switch child.name {
      case "constraints":
        let sentences = child.children.map { self.sentences.constraint($0, heldBy: element.id) }.sorted()
        for sentence in sentences { add(sentence, depth) }
      case "connections":
        for connection in child.children.map({ sentences.connection($0) }).sorted() { add(connection, depth) }
      case "subviews":
        for view in child.children { write(view, in: element, depth) }
      case "viewLayoutGuide", "keyboardLayoutGuide", "layoutGuides": continue
      default:
        if child.id != nil || SourceNames.isView(child) {
          write(child, in: element, depth)
        } else if !child.children.isEmpty || !child.attributes.isEmpty {
          add(child.key ?? child.name, depth)
          write(contentOf: child, in: element, depth + 1)
        }
      }
    }
  }

  private mutating func write(list: SourceElement, _ depth: Int) {
    for child in list.children {
      if SourceComparison.isConstraint(child) || SourceComparison.isPart(child) {
        add(child.string("") ?? child.line, depth)
      } else {
        write(child, in: nil, depth)
      }
    }
  }

  /// Returns a part as a line; `nil` for a computed frame.
  private func line(for part: SourceElement, of owner: SourceElement, in superview: SourceElement?) -> String? {
    if part.form == .element, part.name == "rect", part.key == "frame", SourceNames.isView(owner) {
      return frame(part, of: owner, in: superview)
    }
    guard part.name != "autoresizingMask" || owner["translatesAutoresizingMaskIntoConstraints"] != "NO" else {
      return nil
    }
    return "\(part.key ?? part.name) \(sentences.part(part))"
  }

  /// Returns a stored frame reduced to what its mask preserves, which no canvas size changes; `nil` if constraints
  /// compute it.
  private func frame(_ rect: SourceElement, of view: SourceElement, in superview: SourceElement?) -> String? {
    let isGiven =
      view["key"] == "view" || view["key"] == "contentView" || view.name.hasSuffix("Cell")
      || view.name.hasSuffix("ContentView")
    let isPlaced = view["translatesAutoresizingMaskIntoConstraints"] == "NO" && view["fixedFrame"] != "YES"
    guard !isGiven, !isPlaced, superview?.name != "stackView" else { return nil }
    guard let superview else { return "size \(size(of: rect))" }
    guard let outer = superview.child(forKey: "frame").map(SourceComparison.numbers) else {
      return "frame \(sentences.part(rect))"
    }
    let inner = SourceComparison.numbers(rect)
    let mask = view.child(forKey: "autoresizingMask")
    func axis(
      _ place: Int, _ names: (near: String, size: String, far: String),
      _ flags: (near: String, size: String, far: String)
    ) -> [String] {
      let (near, size) = (inner[place], inner[place + 2])
      let far = outer[place + 2] - near - size
      func isFlexible(_ flag: String) -> Bool { mask?[flag] == "YES" }
      var parts: [String] = []
      if !isFlexible(flags.near) { parts.append("\(names.near) \(JSONText.thousandths(near))") }
      if !isFlexible(flags.size) { parts.append("\(names.size) \(JSONText.thousandths(size))") }
      if !isFlexible(flags.far), isFlexible(flags.near) || isFlexible(flags.size) {
        parts.append("\(names.far) \(JSONText.thousandths(far))")
      }
      if isFlexible(flags.near), isFlexible(flags.far), !isFlexible(flags.size) {
        parts.append("\(names.near)/\(names.far) \(JSONText.thousandths((far + near) == 0 ? 0 : near / (near + far)))")
      }
      return parts
    }
    let parts =
      axis(0, ("left", "width", "right"), ("flexibleMinX", "widthSizable", "flexibleMaxX"))
      + axis(1, ("top", "height", "bottom"), ("flexibleMinY", "heightSizable", "flexibleMaxY"))
    return "frame \(parts.joined(separator: ", "))"
  }

  private func size(of element: SourceElement) -> String {
    ["width", "height"].map { SourceSentences.number(element[$0] ?? "?") }.joined(separator: " × ")
  }

  /// Returns the meaningful attributes, sorted.
  private func settings(of element: SourceElement, leavingOut: Set<String>) -> [String] {
    element.attributes.filter { attribute in
      !leavingOut.contains(attribute.key) && !UnreportedParts.isUnreported(attribute.key, of: element)
        && !UnreportedParts.areSame(nil, attribute.value, attribute: attribute.key, of: element)
    }.map { attribute in
      let (name, value) = (attribute.key, attribute.value)
      return value == "YES" ? name : value == "NO" ? "not \(name)" : "\(name) \(sentences.value(value, of: name))"
    }.sorted()
  }
}
