package import Documents

extension DifferenceReport {
  /// The maximum size of a pull request's comment, in bytes.
  package static let maximumMarkdownBytes = 65_536

  /// The report as Markdown for a pull request's comment: the worst files first, and no more than fits.
  ///
  /// Texts of files are escaped. None of them becomes a heading, a link, a picture, HTML, a mention or a reference to
  /// an issue.
  package var markdown: PrintableText {
    let told = files.filter { $0.isChanged }.enumerated().sorted {
      ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset)
    }.map(\.element)
    var text = "### What changed on screens\n\n\(summary.markdown)\n"
    var left = told.count
    for file in told {
      let section = file.markdownSection
      // The rest is room for the last line.
      guard text.utf8.count + section.utf8.count <= Self.maximumMarkdownBytes - 200 else {
        let heading = "\n#### \(file.heading.markdown)\n\n\(file.markdownVerdict)\n"
        guard text.utf8.count + heading.utf8.count <= Self.maximumMarkdownBytes - 200 else { break }
        text += heading
        left -= 1
        continue
      }
      text += section
      left -= 1
    }
    if left > 0 { text += "\n…and \(left) more \(left == 1 ? "file" : "files") than fit here.\n" }
    return PrintableText(document: text)
  }
}

extension FileDifference {
  /// The weight by which files are sorted: unreadable files first, then those that move the most.
  fileprivate var weight: Int {
    guard status != .unreadable else { return .max }
    return (isVisible ? 2_000_000 : mayBeVisible ? 1_000_000 : 0)
      + effects.reduce(0) { $0 + $1.movedViews * 10 + $1.changes.count }
      + min(edits.count, 1_000)
  }

  fileprivate var markdownVerdict: String {
    if let fault { return "⚠️ " + fault.markdown }
    if let verdict { return "\(verdict.markdown) \(edits.count) \(edits.count == 1 ? "edit" : "edits")." }
    let moved = effects.reduce(0) { $0 + $1.movedViews }
    let effect = moved > 0 ? ", \(moved) views moved" : ""
    return "\(edits.count) \(edits.count == 1 ? "edit" : "edits")\(effect)."
  }

  fileprivate var markdownSection: String {
    var text = "\n#### \(heading.markdown)\n\n"
    if let fault { return text + "⚠️ \(fault.markdown)\n" }
    let isLong = edits.count > 12
    if isLong { text += "<details><summary>\(edits.count) edits</summary>\n\n" }
    for (scene, elements) in editsByPlace {
      if let scene { text += "- \(scene.markdown)\n" }
      let inset = scene == nil ? "" : "  "
      for (element, edits) in elements {
        if let element { text += "\(inset)- \(element.markdown)\n" }
        let inner = element == nil ? inset : inset + "  "
        for edit in edits { text += "\(inner)- \(edit.line().markdown)\n" }
      }
    }
    if isLong { text += "\n</details>\n" }
    if !effects.isEmpty {
      text += "\n**What it does**\n\n"
      for effect in effects {
        text += "- **\(headline(of: effect).markdown)**\n"
        for change in effect.changes.prefix(Self.maximumChanges) {
          let lines = change.text.split(separator: "\n").map { String($0).markdown }
          text += "  - \(lines.joined(separator: "<br>"))\n"
        }
        let rest = effect.changes.count - Self.maximumChanges
        if rest > 0 { text += "  - and \(rest) more\n" }
      }
    }
    let notJudged = linesOfNotJudged()
    if !notJudged.isEmpty { text += "\n" + notJudged.map { "- \($0.markdown)\n" }.joined() }
    if let verdict { text += "\n\(verdict.markdown)\n" }
    for note in notes { text += "\n> note: \(note.markdown)\n" }
    return text
  }
}

extension String {
  /// The text escaped for a line of Markdown, so that Markdown, HTML or a forge interprets none of it.
  package var markdown: String {
    var text = ""
    var rest = printable.unicodeScalars[...]
    /// A Boolean that tells whether the characters so far could begin a list: none, or only digits.
    var isBeginning = true
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<", ">", "&": text += scalar.markupEntity ?? ""
      // Mentions, and references to issues.
      case "@": text += "&#64;"
      case "#": text += "&#35;"
      // URLs.
      case ":" where rest.starts(with: "//".unicodeScalars): text += "&#58;"
      case "." where text.lowercased().hasSuffix("www"): text += "&#46;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "|", "~", "!", "$": text += "\\\(scalar)"
      case _ where isBeginning && "+-.)=".unicodeScalars.contains(scalar): text += "\\\(scalar)"
      default: text.unicodeScalars.append(scalar)
      }
      isBeginning = isBeginning && scalar.isASCIIDigit
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
