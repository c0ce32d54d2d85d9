/// What changed of a file of screens: what somebody changed, and what that does to layouts (<doc:WhatChanged>).
///
///     let difference = FileDifference(from: old, to: new, path: "Main.storyboard")
///     for effect in difference.effects { print(difference.headline(of: effect)) }
///     // constant 16 → 24 of “Name”.leading: moves 9 views (iphone-17/portrait and 11 more)
public struct FileDifference: Hashable, Sendable {
  /// What became of a file.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// It is in both, and may differ.
    case changed
    /// It is new.
    case added
    /// It is gone.
    case removed
    /// One side, or both, can't be read.
    case unreadable
  }

  /// The file's path; the new one of a file that was renamed.
  public var path: String
  /// The old path of a file that was renamed.
  public var oldPath: String?
  /// What became of it.
  public var status: Status
  /// Why it can't be read, of a file that can't.
  public var fault: String?
  /// The names of the conditions that it was laid out under; none where nothing changed that a layout depends on.
  public var conditions: [String] = []
  /// What somebody changed, by scene and object.
  public var edits: [Edit] = []
  /// What the edits do, the largest first.
  public var effects: [Effect] = []
  /// What else is to know: screens that can't be laid out.
  public var notes: [String] = []
  /// Whether every screen could be laid out that could be before; `notes` say why not.
  public var isLaidOut = true
  /// Scenes before and after.
  package var pictures: [Picture] = []

  /// Something that somebody changed.
  public struct Edit: Hashable, Sendable {
    /// What was done.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Something is new.
      case added
      /// Something is gone.
      case removed
      /// Something says something else.
      case changed
      /// A view stands in another one.
      case moved
      /// Views stand in another order.
      case reordered
    }

    /// Whether a change is seen where nothing moves, the surest last.
    public enum Visibility: String, Hashable, Sendable, CaseIterable, Comparable {
      /// It is neither laid out nor drawn: an identifier, what accessibility says.
      case unseen
      /// Layouts show what it does.
      case laidOut
      /// It isn't modelled here, and may be seen: an attribute that isn't known, a value for an own class.
      case notJudged
      /// It is drawn: a text, a colour.
      case seen

      public static func < (one: Visibility, other: Visibility) -> Bool {
        (allCases.firstIndex(of: one) ?? 0) < (allCases.firstIndex(of: other) ?? 0)
      }
    }

    /// What was done.
    public var kind: Kind
    /// What people call the scene; `nil` of what is of the whole file.
    public var scene: String?
    /// What people call the object, such as `“Name” (UILabel)`; `nil` of what is of the whole file.
    public var element: String?
    /// The object's id.
    public var elementID: String?
    /// What changed, below the object's name: `text “Name” → “Full name”`.
    public var text: String
    /// What changed, by itself: `text “Name” → “Full name” of “Name”`.
    public var cause: String
    /// The line in the new file.
    public var line: Int?
    /// The line in the old one.
    public var oldLine: Int?
    /// Whether it is seen though nothing moves.
    public var visibility: Visibility
    /// Whether it is seen though nothing moves: a text, a colour.
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

  /// What edits do.
  public struct Effect: Hashable, Sendable {
    /// The indices of the edits that do it; none where that isn't known.
    public var causes: [Int]
    /// How many views lie elsewhere or have another size.
    public var movedViews: Int
    /// The names of the conditions under which they do.
    public var conditions: [String]
    /// What changes, view by view.
    public var changes: [Change]

    package init(causes: [Int], movedViews: Int, conditions: [String], changes: [Change]) {
      self.causes = causes
      self.movedViews = movedViews
      self.conditions = conditions
      self.changes = changes
    }
  }

  /// How views differ in layouts, alike.
  public struct Change: Hashable, Sendable {
    /// What people call the scene.
    public var scene: String?
    /// The views' ids, the one that is told first.
    public var views: [String]
    /// The difference in a line, with the first of its conditions: `“Name”: x 16 → 24 (iphone-17/portrait and 11
    /// more)`.
    public var text: String
    /// The names of the conditions.
    public var conditions: [String]
    /// The code of a finding that came or went; `nil` of frames.
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
    /// What people call the views, by their ids.
    package var names: [String: String]
    /// What both look like, as SVG; frames alone are drawn where there is none.
    package var drawings: Drawings?

    package struct Drawings: Hashable, Sendable {
      package let old: String
      package let new: String

      package init(old: String, new: String) { (self.old, self.new) = (old, new) }
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

  /// Whether anything changed that is told.
  public var isChanged: Bool { status != .changed || !edits.isEmpty || !effects.isEmpty || oldPath != nil }

  /// Whether someone who uses the application sees it; so too where a screen can't be laid out any more.
  public var isVisible: Bool {
    status != .changed || !isLaidOut || !effects.isEmpty || edits.contains { $0.isSeen }
  }

  /// The edits that aren't modelled here, and may be seen.
  public var notJudged: [Edit] { edits.filter { $0.visibility == .notJudged } }

  /// Whether someone who uses the application sees it, or may: where something changed that isn't judged.
  public var mayBeVisible: Bool { isVisible || !notJudged.isEmpty }

  /// Whether all that changed is neither laid out nor drawn.
  var isUnseen: Bool { !edits.isEmpty && !mayBeVisible && edits.allSatisfy { $0.visibility == .unseen } }

  /// The edits of each scene and object, in their order, without those that say what stands above.
  package var editsByPlace: [(scene: String?, elements: [(element: String?, edits: [Edit])])] {
    var scenes: [(scene: String?, elements: [(element: String?, edits: [Edit])])] = []
    for edit in edits {
      let scene =
        scenes.firstIndex { $0.scene == edit.scene }
        ?? {
          scenes.append((edit.scene, []))
          return scenes.count - 1
        }()
      // What came or went names itself.
      let element = edit.kind == .added || edit.kind == .removed ? edit.ownHeading : edit.element
      if let index = scenes[scene].elements.firstIndex(where: { $0.element == element }) {
        scenes[scene].elements[index].edits.append(edit)
      } else {
        scenes[scene].elements.append((element, [edit]))
      }
    }
    return scenes
  }

  /// The path, and what became of the file.
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

  /// What is said of the file where nothing is seen of its changes; `nil` elsewhere.
  package var verdict: String? {
    guard status == .changed, !isVisible else { return nil }
    if edits.isEmpty { return "No visible change." }
    if isUnseen { return "What changed is neither laid out nor drawn." }
    return notJudged.isEmpty ? "No visible change: nothing moves." : "Nothing moves; what isn't judged may be visible."
  }

  /// What changed and isn't modelled here, each in a line: `not judged: showsGlow none → YES of “Go”`.
  ///
  /// - Parameter isVerbose: Whether all of it is told.
  /// - Returns: The lines.
  package func linesOfNotJudged(isVerbose: Bool = false) -> [String] {
    let causes = notJudged.map(\.cause)
    let shown = isVerbose ? causes[...] : causes.prefix(Self.maximumChanges)
    let rest = causes.count - shown.count
    return shown.map { "not judged: \($0)" } + (rest > 0 ? ["not judged: \(rest) more"] : [])
  }

  /// An effect in a line: its causes, how many views move, under which conditions.
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

/// What changed of several files.
public struct DifferenceReport: Hashable, Sendable {
  package static let format = "layout-difference/1"

  /// What the files are compared with, and what is compared: folders, files or commits.
  public var old: String
  /// What is compared.
  public var new: String
  /// The files, by path.
  public var files: [FileDifference]

  /// A report of some files.
  ///
  /// - Parameters:
  ///   - old: What they are compared with.
  ///   - new: What is compared.
  ///   - files: What became of each.
  public init(old: String, new: String, files: [FileDifference]) {
    self.old = old
    self.new = new
    self.files = files
  }

  /// Whether anything changed that is told.
  public var isChanged: Bool { files.contains { $0.isChanged } }

  /// Whether someone who uses the application sees it.
  public var isVisible: Bool { files.contains { $0.isVisible } }

  /// Whether someone who uses the application sees it, or may: where something changed that isn't judged.
  public var mayBeVisible: Bool { files.contains { $0.mayBeVisible } }
}
