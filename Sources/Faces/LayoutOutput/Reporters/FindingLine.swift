import Documents
import Findings
import LayoutModel

/// A line of a report for people. Findings that belong together share a line.
///
///     Form.xib:16:17: note: 3 texts don't grow with Dynamic Type: Name, Street and City [dynamic-type]
///     Form.xib:22:17: note: 5 guesses about 4 views; because: icon's size is the canvas's; give it … [clipped, overlap]
///
/// The sure findings come first, in their order. The notes of one rule in one scene share a line if the rule has words
/// for several; of others the first `maximumOfOneRule` have a line each, and the rest share one. What one line of code does in several
/// screens is told once (`FindingGroup`). Then come the guessed ones, a line for each cause.
struct FindingLine {
  /// The findings of the line, in their order; at least one.
  let findings: [LintFinding]
  let severity: Diagnostic.Severity
  /// The message.
  let message: String
  /// The ids of the rules.
  let rules: String

  /// The file, and the place of the first finding.
  var path: String { findings[0].key.path }
  var place: LintFinding.Place? { findings[0].place }
  /// The finding of a line that has one, in whatever number of screens; `nil` if it has several.
  let single: LintFinding?

  /// Creates the line of a single finding.
  fileprivate init(_ finding: LintFinding) {
    self.init([finding], finding.severity, finding.message, finding.key.rule)
  }

  private init(_ findings: [LintFinding], _ severity: Diagnostic.Severity, _ message: String, _ rules: String) {
    single = findings.count == 1 ? findings[0] : nil
    self.findings = findings
    self.severity = severity
    self.message = message
    self.rules = rules
  }
}

extension LintReport {
  /// The report line by line.
  var lines: [FindingLine] {
    let collectives = Dictionary(rules.map { ($0.id, $0.collective) }) { first, _ in first }
    var groups: [[LintFinding]] = []
    var places: [FindingLine.GroupKey: Int] = [:]
    var counts: [FindingLine.GroupKey: Int] = [:]
    for finding in findings where finding.certainty.isSure {
      let key = FindingLine.GroupKey(finding)
      // Notes that share a line name the rule's subject once; other findings have a line each.
      let isShared = finding.severity == .note && !finding.isWorsened && collectives[finding.key.rule] ?? nil != nil
      if !isShared, counts[key, default: 0] < FindingLine.maximumOfOneRule {
        counts[key, default: 0] += 1
        groups.append([finding])
      } else if let place = places[key] {
        groups[place].append(finding)
      } else {
        places[key] = groups.count
        groups.append([finding])
      }
    }
    return FindingGroup.joined(groups).map { FindingLine($0, collectives[$0.findings[0].key.rule] ?? nil) }
      + causes.map { FindingLine(guess: $0.guess, $0.findings) }
  }

  /// The guessed findings by their guesses, in the order of each guess's first finding. A finding that rests on several
  /// guesses belongs to the one that most findings rest on.
  var causes: [(guess: Guess, findings: [LintFinding])] {
    let guessed = findings.filter { !$0.certainty.isSure }
    var counts: [FindingLine.Cause: Int] = [:]
    for finding in guessed {
      for guess in finding.certainty.guesses { counts[FindingLine.Cause(guess, finding), default: 0] += 1 }
    }
    var causes: [(guess: Guess, findings: [LintFinding])] = []
    var places: [FindingLine.Cause: Int] = [:]
    for finding in guessed {
      let all = finding.certainty.guesses.map { FindingLine.Cause($0, finding) }
      guard let most = all.map({ counts[$0] ?? 0 }).max(), let cause = all.first(where: { counts[$0] == most }) else {
        continue
      }
      if let place = places[cause] {
        causes[place].findings.append(finding)
      } else {
        places[cause] = causes.count
        causes.append((cause.guess, [finding]))
      }
    }
    return causes
  }

  /// The lines for a reader that takes only the first ones: errors, then warnings, then notes, each in their order.
  var linesWorstFirst: [FindingLine] {
    let lines = lines
    return Diagnostic.Severity.worstFirst.flatMap { severity in lines.filter { $0.severity == severity } }
  }
}

extension FindingLine {
  /// The maximum number of findings of one rule in one scene, of one severity, that have a line each; nobody reads more.
  static let maximumOfOneRule = 100

  /// The properties that findings on one line have in common.
  fileprivate struct GroupKey: Hashable {
    let path: String
    let scene: String?
    let rule: String
    let severity: Diagnostic.Severity
    let isWorsened: Bool

    init(_ finding: LintFinding) {
      path = finding.key.path
      scene = finding.key.scene
      rule = finding.key.rule
      severity = finding.severity
      isWorsened = finding.isWorsened
    }
  }

  /// A guess, and its file if it is about a single view.
  fileprivate struct Cause: Hashable {
    let guess: Guess
    let path: String?

    init(_ guess: Guess, _ finding: LintFinding) {
      self.guess = guess
      path = guess.kind.isOfOneFile ? finding.key.path : nil
    }
  }

  /// Creates the line of findings in one screen or several.
  fileprivate init(_ group: FindingGroup, _ collective: String?) {
    let line = FindingLine(alike: group.findings, collective)
    let others = group.others
    guard !others.isEmpty else {
      self = line
      return
    }
    let head = "; so too in \(group.countOfOthers)"
    let room = LintFinding.maximumMessageLength - line.message.count - head.count - 2
    let names = room > Self.leastRoom ? Self.listed(others, within: room) : ""
    self.init(line, with: group.elsewhere, head + (names.isEmpty ? "" : ": \(names)"))
  }

  /// Creates a line for more findings than are listed one by one.
  private init(_ line: FindingLine, with others: [LintFinding], _ tail: String) {
    single = line.single
    findings = line.findings + others
    severity = line.severity
    message = line.message + tail
    rules = line.rules
  }

  /// Creates the line of findings of one rule in one scene.
  private init(alike findings: [LintFinding], _ collective: String?) {
    guard let first = findings.first, findings.count > 1 else {
      self.init(findings[0])
      return
    }
    let scene = first.sceneName.map { "\($0.cut(to: Self.longestScene)): " } ?? ""
    let head = "\(scene)\(findings.count) \(collective ?? "more like these")"
    self.init(findings, first.severity, Self.message(head, naming: findings), first.key.rule)
  }

  /// Creates the line of the findings that rest on a guess.
  fileprivate init(guess: Guess, _ findings: [LintFinding]) {
    let rules = Set(findings.map(\.key.rule)).sorted().joined(separator: ", ")
    guard findings.count > 1 else {
      // The finding, the reason that it is a guess, and the remedy: each is needed in full.
      let message = "a guess: \(findings[0].message); because: \(guess.text); \(guess.advice)"
      self.init(findings, .note, message, rules)
      return
    }
    let views = Set(findings.map { [$0.key.path, $0.key.scene ?? "", $0.key.view ?? ""] }).count
    let head = "\(findings.count) guesses about \(views) view\(views == 1 ? "" : "s")"
    // The guess has the room that the rest leaves, of which names keep a little.
    let advice = "; \(guess.advice)"
    let room = LintFinding.maximumMessageLength - head.count - 2 - advice.count - Self.leastRoom
    let reason = "; because: \(guess.text)".cut(to: room) + advice
    self.init(findings, .note, Self.message(head, naming: findings, reason), rules)
  }

  private static let longestScene = 60
  /// The minimum room for names beside a reason, in characters.
  private static let leastRoom = 20

  /// A message that names as many views as fit.
  private static func message(_ head: String, naming findings: [LintFinding], _ tail: String = "") -> String {
    var seen: Set<String> = []
    let names = findings.compactMap { finding in
      (finding.viewName ?? finding.key.view ?? finding.key.partner)?.trimmingQuotes
    }.filter { seen.insert($0).inserted }
    let room = LintFinding.maximumMessageLength - head.count - tail.count - 2
    let all = listed(names, within: room)
    return all.isEmpty ? head + tail : "\(head): \(all)\(tail)"
  }

  /// The names in a row; only the first of them if there isn't room for all.
  private static func listed(_ names: [String], within room: Int) -> String {
    var kept: [String] = []
    var length = 0
    // Names beyond the room aren't looked at.
    for name in names {
      length += name.count + 2
      guard length <= room + 2 else { break }
      kept.append(name)
    }
    if kept.count == names.count {
      let all = names.listed("and")
      if all.count <= room { return all }
    }
    while !kept.isEmpty, kept.joined(separator: ", ").count + 3 > room { kept.removeLast() }
    return kept.isEmpty ? names.first?.cut(to: room) ?? "" : kept.joined(separator: ", ") + ", …"
  }
}

extension Guess.Kind {
  /// A Boolean that tells whether the subject belongs to one file: a view does; an image, a class or a font, which are
  /// the app's, don't.
  fileprivate var isOfOneFile: Bool {
    switch self {
    case .canvasSize, .missingImage, .text, .placeholder, .row, .part, .open, .code, .unreadCode, .contents, .unreached:
      true
    case .image, .symbol, .font, .ownClass, .orientations: false
    }
  }
}

extension String {
  /// The text, cut off if it has more characters than there is room for.
  fileprivate func cut(to room: Int) -> String {
    utf8.count <= room || count <= room ? self : prefix(max(0, room - 1)) + "…"
  }

  /// The name without the quotation marks around it.
  fileprivate var trimmingQuotes: String {
    let isQuoted = hasPrefix("“") && hasSuffix("”") || hasPrefix("'") && hasSuffix("'")
    return isQuoted && count > 2 ? String(dropFirst().dropLast()) : self
  }
}
