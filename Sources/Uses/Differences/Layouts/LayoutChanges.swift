import Documents
import Fixtures
import LayoutModel
import LayoutOutput

/// The differences between a layout and the expected one, each once; views that moved together are reported together.
struct LayoutChanges {
  /// One change.
  struct Change: Hashable {
    /// The views concerned, the first in full words; empty if the change concerns the whole layout.
    var views: [String]
    /// The change itself, without views and conditions.
    var message: String
    /// The amount by which the other views changed alike, in words; empty if there are none or nothing needs saying.
    var amount = ""
    /// A Boolean value that tells whether the view appeared or disappeared.
    var isOfPresence = false
  }

  private(set) var changes: [Change] = []

  init(from expected: FrameDump.LayoutRecord, to actual: FrameDump.LayoutRecord) {
    if expected.orientation != actual.orientation {
      tell("orientation \(expected.orientation) → \(actual.orientation)")
    }
    if Self.differ(expected.window, actual.window) {
      tell("window \(Self.size(expected.window)) → \(Self.size(actual.window))")
    }
    addViews(from: expected, to: actual)
    addDiagnostics(from: expected, to: actual)
  }

  private mutating func tell(_ message: String, views: [String] = []) {
    changes.append(Change(views: views, message: message))
  }

  // MARK: Views

  private mutating func tellPresence(of view: FrameDump.ViewRecord, _ what: String, _ subtree: ViewPairs.Subtree) {
    changes.append(
      Change(views: [view.id], message: "\(what) (\(view.className))" + Self.words(of: subtree), isOfPresence: true))
  }

  private mutating func addViews(from expected: FrameDump.LayoutRecord, to actual: FrameDump.LayoutRecord) {
    let pairs = ViewPairs(expected: expected.views, actual: actual.views)
    for lost in pairs.lost {
      tellPresence(of: expected.views[lost.view], "is gone", lost)
    }
    for won in pairs.won {
      tellPresence(of: actual.views[won.view], "is new", won)
    }
    /// A flag for each expected view that tells whether it, or a view around it, moved or changed its size.
    var isMoved = Array(repeating: false, count: expected.views.count)
    /// The index of the change that collects the views of one superview that changed alike.
    var alike: [ChangeKey: Int] = [:]
    let told = Self.toldAmbiguities(from: expected, to: actual)
    for pair in pairs.pairs {
      let (old, new) = (expected.views[pair.expected], actual.views[pair.actual])
      let superviews = pairs.superviews(of: pair)
      let isCarried = superviews.expected.map { isMoved[$0] } ?? Self.differ(expected.window, actual.window)
      isMoved[pair.expected] = isCarried || Self.differ(old.frame, new.frame)
      let frames =
        if let outer = superviews.expected, let inner = superviews.actual {
          (expected: expected.views[outer].innerFrame, actual: actual.views[inner].innerFrame)
        } else {
          (expected: expected.window, actual: actual.window)
        }
      let change = FrameChange(
        from: old.outerFrame, to: new.outerFrame, superviews: frames, isCarried: isCarried)
      var words = change.parts.map(\.words)
      words += Self.otherChanges(from: old, to: new, isAmbiguityTold: told.contains(new.id))
      let order = pairs.subviews(of: pair)
      if order.expected != order.actual { words.append("its subviews stand in another order") }
      guard !words.isEmpty else { continue }
      let key = ChangeKey(
        superview: superviews.expected, amounts: change.parts.map { [$0.name: $0.amount] },
        rest: Array(words.dropFirst(change.parts.count)))
      if let index = alike[key] {
        changes[index].views.append(old.id)
        continue
      }
      alike[key] = changes.count
      changes.append(
        Change(
          views: [old.id], message: words.joined(separator: ", "),
          amount: words.count == change.parts.count ? Self.words(of: change.parts.map(\.amount)) : ""))
    }
  }

  /// The key shared by the views of one superview that changed alike.
  private struct ChangeKey: Hashable {
    let superview: Int?
    let amounts: [[String: Double]]
    let rest: [String]
  }

  /// Returns the amount by which several views changed, in words, if it is the same for all; else an empty text.
  private static func words(of amounts: [Double]) -> String {
    guard let amount = amounts.first, amount.isFinite, amounts.allSatisfy({ $0 == amount }) else { return "" }
    return " by \(amount > 0 ? "+" : "")\(JSONText.number(amount))"
  }

  private static func words(of subtree: ViewPairs.Subtree) -> String {
    subtree.inner == 0 ? "" : ", and \(subtree.inner) \(subtree.inner == 1 ? "view" : "views") within it"
  }

  /// Returns the differences between two views other than their frames.
  private static func otherChanges(
    from old: FrameDump.ViewRecord, to new: FrameDump.ViewRecord, isAmbiguityTold: Bool
  ) -> [String] {
    var words: [String] = []
    func tell<Value: Equatable>(_ name: String, _ old: Value, _ new: Value) {
      if old != new { words.append("\(name) \(old) → \(new)") }
    }
    func tell(_ name: String, numbers old: [Double], _ new: [Double]) {
      if differ(old, new) { words.append("\(name) \(list(old)) → \(list(new))") }
    }
    tell("class", old.className, new.className)
    tell("superview", old.superview ?? "none", new.superview ?? "none")
    tell("hidden", old.isHidden, new.isHidden)
    tell("enabled", old.isEnabled, new.isEnabled)
    tell("selected", old.isSelected, new.isSelected)
    if differ([old.alpha], [new.alpha]) {
      words.append("alpha \(JSONText.number(old.alpha)) → \(JSONText.number(new.alpha))")
    }
    if !isAmbiguityTold {
      tell("ambiguous", names(old.ambiguous), names(new.ambiguous))
    }
    tell("transform", numbers: old.transform, new.transform)
    tell("contentSize", numbers: old.contentSize, new.contentSize)
    let directions = [old, new].map { $0.arrowDirection.isEmpty ? "none" : $0.arrowDirection }
    tell("arrowDirection", directions[0], directions[1])
    tell("arrowTip", numbers: old.arrowTip, new.arrowTip)
    return words
  }

  private static func names(_ names: [String]) -> String { names.isEmpty ? "nothing" : names.joined(separator: ", ") }

  // MARK: Findings

  /// A finding as it is paired: by severity, code and items, whatever its words and position.
  private struct Finding: Hashable {
    let severity: Diagnostic.Severity
    let code: String
    let items: [String]

    init(_ record: FrameDump.DiagnosticRecord) {
      severity = record.severity
      code = record.code
      items = record.items.sorted()
    }
  }

  /// Returns the findings of one list that the other lacks.
  private static func unpaired(
    _ records: [FrameDump.DiagnosticRecord], in others: [FrameDump.DiagnosticRecord]
  ) -> [FrameDump.DiagnosticRecord] {
    var counts = Dictionary(others.map { (Finding($0), 1) }, uniquingKeysWith: +)
    return records.filter { record in
      let finding = Finding(record)
      guard let count = counts[finding], count > 0 else { return true }
      counts[finding] = count - 1
      return false
    }
  }

  /// Returns the views whose ambiguity findings appeared or disappeared, so that their frames needn't report it too.
  private static func toldAmbiguities(
    from expected: FrameDump.LayoutRecord, to actual: FrameDump.LayoutRecord
  ) -> Set<String> {
    let code = "ambiguous-layout"
    let changed =
      unpaired(expected.diagnostics, in: actual.diagnostics) + unpaired(actual.diagnostics, in: expected.diagnostics)
    return Set(changed.filter { $0.code == code }.flatMap(\.items))
  }

  private mutating func addDiagnostics(from expected: FrameDump.LayoutRecord, to actual: FrameDump.LayoutRecord) {
    add(Self.unpaired(actual.diagnostics, in: expected.diagnostics), "new")
    add(Self.unpaired(expected.diagnostics, in: actual.diagnostics), "gone")
  }

  /// Adds findings that appeared or disappeared: each error by itself, several warnings or notes of one code together.
  private mutating func add(_ records: [FrameDump.DiagnosticRecord], _ what: String) {
    var told: Set<String> = []
    for record in records {
      let alike = records.filter { $0.code == record.code && !$0.items.isEmpty }
      guard record.severity != .error, !record.items.isEmpty, alike.count > 1 else {
        // The finding's list stands below its headline.
        let lines = record.message.split(separator: "\n", omittingEmptySubsequences: false)
        var headline = lines.first ?? ""
        if lines.count > 1, headline.hasSuffix(":") { headline.removeLast() }
        tell(
          "\(what) \(record.severity.rawValue): \(headline) [\(record.code)]"
            + lines.dropFirst().map { "\n\($0)" }.joined())
        continue
      }
      guard told.insert(record.code).inserted else { continue }
      tell("\(what) \(record.severity.rawValue) [\(record.code)]", views: alike.flatMap(\.items))
    }
  }

  // MARK: Numbers

  private static func differ(_ a: [Double], _ b: [Double]) -> Bool {
    a.count != b.count || zip(a, b).contains { abs($0 - $1) > FrameChange.tolerance }
  }

  private static func size(_ window: [Double]) -> String {
    window.suffix(2).map(JSONText.number).joined(separator: " × ")
  }

  private static func list(_ numbers: [Double]) -> String {
    numbers.isEmpty ? "none" : "[\(numbers.map(JSONText.number).joined(separator: ", "))]"
  }
}

extension FrameDump.ViewRecord {
  /// The frame in the superview, before a transform.
  fileprivate var outerFrame: [Double] {
    guard bounds.count == 4, center.count == 2 else { return frame }
    return [center[0] - bounds[2] / 2, center[1] - bounds[3] / 2, bounds[2], bounds[3]]
  }

  /// The rectangle that contains the subviews.
  fileprivate var innerFrame: [Double] { bounds.count == 4 ? bounds : frame }
}
