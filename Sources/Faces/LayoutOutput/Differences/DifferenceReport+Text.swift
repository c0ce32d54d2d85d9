package import Documents

extension DifferenceReport {
  /// The report for people: the edits of each file, then their effects.
  ///
  /// - Parameter isVerbose: A Boolean that tells whether every change of an effect and the lines of the files are
  ///   printed.
  /// - Returns: Lines with a line break each.
  package func text(isVerbose: Bool = false) -> PrintableText {
    var lines: [String] = []
    for file in changedFiles {
      if !lines.isEmpty { lines.append("") }
      lines += file.lines(isVerbose: isVerbose)
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(summary)
    return PrintableText(lines: lines).line
  }

  /// The only file of a report, for a program that compares file by file: its status and nothing else.
  ///
  /// - Parameter isVerbose: As for `text`.
  /// - Returns: Lines with a line break each, and one more.
  package func textOfFiles(isVerbose: Bool) -> PrintableText {
    PrintableText(lines: files.flatMap { $0.lines(isVerbose: isVerbose) } + [""]).line
  }

  private var changedFiles: [FileDifference] { files.filter(\.isChanged) }

  /// The number of files that changed, or that the changes aren't visible: `No visible change.`
  package var summary: String {
    let changed = changedFiles
    let readable = changed.filter { $0.status != .unreadable }
    let unreadable = changed.count - readable.count
    let visible = readable.count { $0.isVisible }
    let unsure = readable.count { $0.mayBeVisible } - visible
    let silent = readable.count - visible - unsure
    let files = "\(self.files.count) \(self.files.count == 1 ? "file" : "files")"
    guard visible + unsure + unreadable > 0 else { return summary(ofSilent: changed, of: files) }
    var parts: [String] = []
    if visible > 0 { parts.append("\(visible) of \(files) changed visibly") }
    if unsure > 0 {
      parts.append(
        visible > 0 ? "\(unsure) may have" : "\(unsure) of \(files) may have changed visibly, which isn't judged")
    }
    let notJudged = readable.reduce(0) { $0 + $1.notJudged.count }
    if visible > 0, notJudged > 0 { parts.append("\(notJudged) \(notJudged == 1 ? "change" : "changes") not judged") }
    if silent > 0 { parts.append("\(silent) without visible change") }
    if unreadable > 0 { parts.append("\(unreadable) can't be compared") }
    return parts.joined(separator: ", ") + "."
  }

  /// The summary of changes of which none is visible.
  private func summary(ofSilent changed: [FileDifference], of files: String) -> String {
    guard !changed.isEmpty else { return "No visible change." }
    let count = "\(changed.count) of \(files) changed"
    return changed.allSatisfy(\.isUnseen)
      ? "\(count) in what is neither laid out nor drawn." : "\(count) without visible change: nothing moves."
  }
}

extension FileDifference {
  func lines(isVerbose: Bool) -> [String] {
    var lines = [heading]
    if let fault { return lines + ["  \(fault)"] }
    for (scene, elements) in editsByPlace {
      let inset = scene == nil ? "  " : "    "
      if let scene { lines.append("  \(scene)") }
      for (element, edits) in elements {
        if let element { lines.append("\(inset)\(element)") }
        let inner = element == nil ? inset : inset + "  "
        lines += edits.map { inner + $0.line(isVerbose: isVerbose) }
      }
    }
    if !effects.isEmpty {
      let count = conditions.count
      lines.append(
        "  What it does" + (count > 0 ? ", under \(count) \(count == 1 ? "condition" : "conditions"):" : ":"))
    }
    for effect in effects {
      lines.append("    \(headline(of: effect))")
      let shown = isVerbose ? effect.changes[...] : effect.changes.prefix(Self.maximumChanges)
      for change in shown {
        let parts = change.text.split(separator: "\n", omittingEmptySubsequences: false)
        lines += parts.map { "      \($0)" }
      }
      if shown.count < effect.changes.count {
        lines.append("      and \(effect.changes.count - shown.count) more, which --verbose shows")
      }
    }
    lines += linesOfNotJudged(isVerbose: isVerbose).map { "  \($0)" }
    if let verdict { lines.append("  \(verdict)") }
    return lines + notes.map { "  note: \($0)" }
  }

  /// The maximum number of changes of an edit that are listed; above it their number is given.
  package static let maximumChanges = 8
}

extension FileDifference.Edit {
  /// The heading of an added or removed element: the object around it, unless the text already begins with that object's name.
  var ownHeading: String? {
    guard let element, !text.hasPrefix(element), !text.hasPrefix("scene ") else { return nil }
    return element
  }

  /// `+ “Name” (UILabel) in “Form”`, `text “Name” → “Full name”`.
  package func line(isVerbose: Bool = false) -> String {
    let place = isVerbose ? (line ?? oldLine).map { " (line \($0))" } ?? "" : ""
    switch kind {
    case .added: return "+ \(text)\(place)"
    case .removed: return "− \(text)\(place)"
    case .changed, .moved, .reordered: return text + place
    }
  }
}
