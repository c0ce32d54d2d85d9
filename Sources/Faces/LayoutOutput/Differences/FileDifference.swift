/// The changes of a file of screens: its edits, and their effects on layouts (<doc:WhatChanged>).
///
///     let difference = FileDifference(from: old, to: new, path: "Main.storyboard")
///     for effect in difference.effects { print(difference.headline(of: effect)) }
///     // constant 16 → 24 of “Name”.leading: moves 9 views (iphone-17/portrait and 11 more)
public struct FileDifference: Hashable, Sendable {
  /// The status of a file.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is in both, and may differ.
    case changed
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// One version, or both, can't be read.
    case unreadable
  }

  /// The file's path; the new one of a file that was renamed.
  public var path: String
  /// The old path of a file that was renamed.
  public var oldPath: String?
  /// The file's status.
  public var status: Status
  /// The reason that it can't be read; `nil` if it can.
  public var fault: String?
  /// The names of the conditions that it was laid out under; none if nothing changed that layouts depend on.
  public var conditions: [String] = []
  /// The edits, by scene and object.
  public var edits: [Edit] = []
  /// The effects of the edits, the largest first.
  public var effects: [Effect] = []
  /// Further notes: screens that can't be laid out.
  public var notes: [String] = []
  /// A Boolean that tells whether every screen that could be laid out before still can; `notes` say why not.
  public var isLaidOut = true
  /// Scenes before and after.
  package var pictures: [Picture] = []

  /// A single edit.
  public struct Edit: Hashable, Sendable {
    /// The kind of an edit.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Something is new.
      case added
      /// Something is gone.
      case removed
      /// A property has another value.
      case changed
      /// A view has another superview.
      case moved
      /// Subviews have another order.
      case reordered
    }

    /// The visibility of a change that moves nothing, the most visible last.
    public enum Visibility: String, Hashable, Sendable, CaseIterable, Comparable {
      /// It is neither laid out nor drawn: an identifier, a property of accessibility.
      case unseen
      /// Layouts show its effect.
      case laidOut
      /// It isn't modelled here, and may be visible: an unknown attribute, a value for an own class.
      case notJudged
      /// It is drawn: a text, a colour.
      case seen

      public static func < (one: Visibility, other: Visibility) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
      }
    }

    /// The kind of the edit.
    public var kind: Kind
    /// The scene's name for people; `nil` if the edit is of the whole file.
    public var scene: String?
    /// The object's name for people, such as `“Name” (UILabel)`; `nil` if the edit is of the whole file.
    public var element: String?
    /// The object's id.
    public var elementID: String?
    /// The edit in words, below the object's name: `text “Name” → “Full name”`.
    public var text: String
    /// The edit in words, by itself: `text “Name” → “Full name” of “Name”`.
    public var cause: String
    /// The line in the new file.
    public var line: Int?
    /// The line in the old file.
    public var oldLine: Int?
    /// The visibility of the edit if nothing moves.
    public var visibility: Visibility
    /// A Boolean that tells whether the edit is visible even if nothing moves: a text, a colour.
    public var isSeen: Bool { visibility == .seen }

    package init(
      kind: Kind, scene: String?, element: String?, elementID: String?, text: String, cause: String, line: Int?,
      oldLine: Int?, visibility: Visibility
    ) {
      self.kind = kind
      self.scene = scene
      self.element = element
      self.elementID = elementID
      self.text = text
      self.cause = cause
      self.line = line
      self.oldLine = oldLine
      self.visibility = visibility
    }
  }

  /// An effect of edits.
  public struct Effect: Hashable, Sendable {
    /// The indices of the edits that cause it; empty if they aren't known.
    public var causes: [Int]
    /// The number of views whose position or size changes.
    public var movedViews: Int
    /// The names of the conditions under which they change.
    public var conditions: [String]
    /// The changes, view by view.
    public var changes: [Change]

    package init(causes: [Int], movedViews: Int, conditions: [String], changes: [Change]) {
      self.causes = causes
      self.movedViews = movedViews
      self.conditions = conditions
      self.changes = changes
    }
  }

  /// A difference that views have in common.
  public struct Change: Hashable, Sendable {
    /// The scene's name for people.
    public var scene: String?
    /// The views' ids; the first one is named in the text.
    public var views: [String]
    /// The difference in a line, with the first of its conditions: `“Name”: x 16 → 24 (iphone-17/portrait and 11
    /// more)`.
    public var text: String
    /// The names of the conditions.
    public var conditions: [String]
    /// The code of a finding that was added or removed; `nil` for a frame.
    public var finding: String?

    package init(scene: String?, views: [String], text: String, conditions: [String], finding: String?) {
      self.scene = scene
      self.views = views
      self.text = text
      self.conditions = conditions
      self.finding = finding
    }
  }

  /// A scene before and after, under conditions that show a difference.
  package struct Picture: Hashable, Sendable {
    package var scene: String?
    package var conditions: String
    package var old: FrameDump.LayoutRecord
    package var new: FrameDump.LayoutRecord
    /// The views' names for people, by their ids.
    package var names: [String: String]
    /// Drawings of both as SVG; if there are none, only frames are drawn.
    package var drawings: Drawings?

    package struct Drawings: Hashable, Sendable {
      package let old: Drawing
      package let new: Drawing

      package init(old: Drawing, new: Drawing) { (self.old, self.new) = (old, new) }
    }

    /// A layout as it is drawn.
    package struct Drawing: Hashable, Sendable {
      /// The drawing as SVG.
      package let svg: String
      /// The frames of its views where they are seen, moved by what scrolls around them, by id.
      package let frames: [String: [Double]]

      package init(svg: String, frames: [String: [Double]]) { (self.svg, self.frames) = (svg, frames) }
    }

    package init(
      scene: String?, conditions: String, old: FrameDump.LayoutRecord, new: FrameDump.LayoutRecord,
      names: [String: String], drawings: Drawings? = nil
    ) {
      self.drawings = drawings
      self.names = names
      self.scene = scene
      self.conditions = conditions
      self.old = old
      self.new = new
    }
  }

  package init(path: String, oldPath: String? = nil, status: Status, fault: String? = nil) {
    self.path = path
    self.oldPath = oldPath
    self.status = status
    self.fault = fault
  }

  /// A Boolean that tells whether there is a change to report.
  public var isChanged: Bool { status != .changed || !edits.isEmpty || !effects.isEmpty || oldPath != nil }

  /// A Boolean that tells whether users of the application see a change. It is also true if a screen can't be laid out
  /// any more.
  public var isVisible: Bool {
    status != .changed || !isLaidOut || !effects.isEmpty || edits.contains { $0.isSeen }
  }

  /// The number of edits that are drawn though nothing moves: texts, colours.
  var seenEdits: Int { edits.count { $0.isSeen } }

  /// The findings that came with the edits, and those that are gone, in words.
  package var findings: [String] { effects.flatMap(\.changes).filter { $0.finding != nil }.map(\.text) }

  /// The edits that aren't modelled here, and may be visible.
  public var notJudged: [Edit] { edits.filter { $0.visibility == .notJudged } }

  /// A Boolean that tells whether users of the application see a change or may see one, because an edit isn't modelled.
  public var mayBeVisible: Bool { isVisible || !notJudged.isEmpty }

  /// A Boolean that tells whether nothing that changed is laid out or drawn.
  var isUnseen: Bool { !edits.isEmpty && !mayBeVisible && edits.allSatisfy { $0.visibility == .unseen } }

  /// The edits of each scene and object, in their order. Headings that repeat the previous one are left out.
  var editsByPlace: [(scene: String?, elements: [(element: String?, edits: [Edit])])] {
    var scenes: [(scene: String?, elements: [(element: String?, edits: [Edit])])] = []
    var places: [String?: Int] = [:]
    var elements: [[String?]: Int] = [:]
    for edit in edits {
      let scene = places[edit.scene] ?? scenes.count
      if scene == scenes.count {
        places[edit.scene] = scene
        scenes.append((edit.scene, []))
      }
      // An added or removed element is named by the edit's own text.
      let element = edit.kind == .added || edit.kind == .removed ? edit.ownHeading : edit.element
      let index = elements[[edit.scene, element]] ?? scenes[scene].elements.count
      if index == scenes[scene].elements.count {
        elements[[edit.scene, element]] = index
        scenes[scene].elements.append((element, []))
      }
      scenes[scene].elements[index].edits.append(edit)
    }
    return scenes
  }

  /// The path, and the file's status.
  package var heading: String {
    let words =
      switch status {
      case .changed: ""
      case .added: " (new)"
      case .removed: " (removed)"
      case .unreadable: ""
      }
    return (oldPath.map { "\($0) → " } ?? "") + path + words
  }

  /// The statement about a file whose changes aren't visible; `nil` otherwise.
  package var verdict: String? {
    guard status == .changed, !isVisible else { return nil }
    if edits.isEmpty { return "No visible change." }
    if isUnseen { return "What changed is neither laid out nor drawn." }
    return notJudged.isEmpty ? "No visible change: nothing moves." : "Nothing moves; what isn't judged may be visible."
  }

  /// The edits that aren't modelled here, a line each: `not judged: showsGlow none → YES of “Go”`.
  ///
  /// - Parameter isVerbose: A Boolean that tells whether all of them are listed.
  /// - Returns: The lines.
  package func linesOfNotJudged(isVerbose: Bool = false) -> [String] {
    let causes = notJudged.map(\.cause)
    let shown = isVerbose ? causes[...] : causes.prefix(Self.maximumChanges)
    let rest = causes.count - shown.count
    return shown.map { "not judged: \($0)" } + (rest > 0 ? ["not judged: \(rest) more"] : [])
  }

  /// An effect in a line: its causes, the number of views that move, the conditions.
  ///
  /// - Parameter effect: One of the file's.
  /// - Returns: `constant 16 → 24 of “Name”.leading: moves 9 views (iphone-17/portrait and 11 more)`
  public func headline(of effect: Effect) -> String {
    let causes = effect.causes.filter(edits.indices.contains).map { edits[$0].cause }
    let shown = causes.prefix(Self.maximumCauses)
    var cause = shown.joined(separator: "; ")
    if causes.count > shown.count { cause += "; and \(causes.count - shown.count) more" }
    if causes.isEmpty { cause = edits.isEmpty ? "layouts" : "what no change does alone" }
    if causes.count > 1 { cause += " (together)" }
    var deeds: [String] = []
    if effect.movedViews > 0 { deeds.append("moves \(effect.movedViews) \(effect.movedViews == 1 ? "view" : "views")") }
    let findings = effect.changes.count { $0.finding != nil }
    if findings > 0 { deeds.append("\(findings) \(findings == 1 ? "finding" : "findings") came or went") }
    let others = effect.changes.count { $0.finding == nil }
    if effect.movedViews == 0, others > 0 { deeds.append("\(others) \(others == 1 ? "view differs" : "views differ")") }
    return "\(cause): \(deeds.joined(separator: ", "))\(Self.words(for: effect.conditions))"
  }

  private static let maximumCauses = 4

  static func words(for conditions: [String]) -> String {
    guard let first = conditions.first else { return "" }
    return " (\(first)\(conditions.count > 1 ? " and \(conditions.count - 1) more" : ""))"
  }
}

/// The changes of several files.
public struct DifferenceReport: Hashable, Sendable {
  package static let format = "layout-difference/1"

  /// The old side of the comparison: a folder, a file or a commit.
  public var old: String
  /// The new side of the comparison.
  public var new: String
  /// The files, by path.
  public var files: [FileDifference]

  /// Creates a report of files.
  ///
  /// - Parameters:
  ///   - old: The old side of the comparison.
  ///   - new: The new side of the comparison.
  ///   - files: The differences of the files.
  public init(old: String, new: String, files: [FileDifference]) {
    self.old = old
    self.new = new
    self.files = files
  }

  /// A Boolean that tells whether there is a change to report.
  public var isChanged: Bool { files.contains { $0.isChanged } }

  /// A Boolean that tells whether users of the application see a change.
  public var isVisible: Bool { files.contains { $0.isVisible } }

  /// A Boolean that tells whether users of the application see a change or may see one, because an edit isn't modelled.
  public var mayBeVisible: Bool { files.contains { $0.mayBeVisible } }
}
