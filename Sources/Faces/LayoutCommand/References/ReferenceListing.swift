import Documents
import FileSystem
import LayoutModel
import LayoutOutput
import SwiftSources

/// The comparison of projects' snapshots as people and programs read it.
struct ReferenceListing {
  private let projects: [ComparedProject]
  private let isVerbose: Bool

  /// A listing.
  ///
  /// - Parameters:
  ///   - projects: The projects.
  ///   - isVerbose: Whether each snapshot is listed, also one that is as recorded.
  init(_ projects: [ComparedProject], isVerbose: Bool) { (self.projects, self.isVerbose) = (projects, isVerbose) }

  /// The counts of all projects.
  var sum: ReferenceCounts {
    var sum = ReferenceCounts()
    for project in projects { sum.add(project.counts) }
    return sum
  }

  /// The most snapshots of a project that are listed where not all are.
  private static let maximumLines = 20

  var text: String {
    let heading = [
      "PROJECT", "FOUND", "LAID OUT", "PAIRED", "PICTURES", "SAME SIZE", "< 1 %", "< 3 %", "FRAMES", "EQUAL",
    ]
    var rows = [heading] + projects.map { [$0.name.recorded.printable] + Self.cells(of: $0.counts) }
    if projects.count > 1 { rows.append(["all"] + Self.cells(of: sum)) }
    var text = TextTable.columns(rows)
    for project in projects {
      let told = project.snapshots.filter { isVerbose || !$0.outcome.isAsRecorded }
      let shown = isVerbose ? told : Array(told.prefix(Self.maximumLines))
      guard !shown.isEmpty else { continue }
      text += "\n\(project.name.recorded.printable):\n"
      text += TextTable.columns(
        shown.map { ["  \($0.file.recorded.printable):\($0.line)", $0.name.printable, $0.words.printable] })
      if told.count > shown.count {
        text += "  and \(told.count - shown.count) more, which --\(CommandOption.verbose.name) lists\n"
      }
    }
    let sum = sum
    text += "\n\(sum.asRecorded) of \(sum.found) snapshots are as recorded, \(sum.percentage)"
    if sum.leftover > 0 {
      text += "; \(sum.leftover) recorded \(sum.leftover == 1 ? "file is" : "files are") of no snapshot"
    }
    return text + "\n"
  }

  private static func cells(of counts: ReferenceCounts) -> [String] {
    [
      counts.found, counts.laidOut, counts.paired, counts.pictures, counts.sameSize, counts.belowOne, counts.belowThree,
      counts.frames, counts.equalFrames,
    ].map { String($0) }
  }

  var json: String {
    var document = JSONObjectText()
    document.add("format", ReferencesShape.format)
    document.add("projects", lines: projects.map(\.json), depth: 1)
    return document.document
  }
}

extension ComparedSnapshot {
  /// The outcome in words.
  fileprivate var words: String {
    switch outcome {
    case .failed(let reason): "not laid out: \(reason)"
    case .unrecorded: "nothing is recorded for it"
    case .unreadable(let reason): "what is recorded can't be read: \(reason)"
    case .picture(let picture): picture.words
    case .text(let match): match.words
    }
  }

  fileprivate var json: String {
    var object = JSONObjectText()
    object.add("name", name)
    object.add("file", file.recorded)
    object.add("line", line)
    if let reference { object.add("reference", reference.shortened(from: Files.workingFolder).recorded) }
    switch outcome {
    case .failed(let reason): object.add("failure", reason)
    case .unrecorded: break
    case .unreadable(let reason): object.add("unreadable", reason)
    case .picture(let picture):
      object.add("size", [picture.size.width, picture.size.height])
      object.add("recordedSize", [picture.recordedSize.width, picture.recordedSize.height])
      if let share = picture.share { object.add("off", (share * 1e6).rounded() / 1e6) }
    case .text(let match):
      object.add("frames", match.pairs.count)
      object.add("equalFrames", match.equalCount)
      if !match.added.isEmpty { object.add("added", match.added.count) }
    }
    return object.line
  }
}

extension ComparedProject {
  fileprivate var json: String {
    let counts = counts
    var object = JSONObjectText()
    object.add("folder", name.recorded)
    object.add("tests", tests)
    let members = [
      ("found", counts.found), ("laidOut", counts.laidOut), ("paired", counts.paired), ("pictures", counts.pictures),
      ("sameSize", counts.sameSize), ("belowOne", counts.belowOne), ("belowThree", counts.belowThree),
      ("texts", counts.texts), ("frames", counts.frames), ("equalFrames", counts.equalFrames),
      ("asRecorded", counts.asRecorded),
    ]
    for (key, count) in members { object.add(key, count) }
    object.add("leftover", leftover.map { $0.shortened(from: Files.workingFolder).recorded })
    object.add("snapshots", text: "[\(snapshots.map(\.json).joined(separator: ", "))]")
    return object.line
  }
}

extension ComparedPicture {
  /// The difference in words: `640 × 660 pixels; 1.25 % of them are off`.
  var words: String {
    let own = "\(Int(recordedSize.width)) × \(Int(recordedSize.height)) pixels"
    guard isSameSize else { return "\(own), and ours \(Int(size.width)) × \(Int(size.height))" }
    guard let share else { return own }
    return "\(own); \(JSONText.thousandths((share * 10_000).rounded() / 100)) % of them are off"
  }
}

extension FrameMatch {
  /// The match in words: `1 of 2 frames are the same; 3 views are added`.
  var words: String {
    let equal = "\(equalCount) of \(pairs.count) frames are the same"
    return added.isEmpty ? equal : equal + "; \(added.count) view\(added.count == 1 ? " is" : "s are") added"
  }
}
