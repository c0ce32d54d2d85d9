import Fixtures
import LayoutModel

/// A rule that finds the likeliest mistake among a conflict's constraints, and how to mend it.
///
/// The first rule that applies decides; <doc:WhyIsItSo#What-is-the-likeliest-mistake> gives the basis of each.
struct LogRule: Sendable {
  /// The result of a rule.
  struct Finding {
    /// The likeliest mistake; `nil` if the application made none.
    var constraint: Int?
    var reason: String
    /// The likeliest repairs, to be tried in this order before the general ones.
    var changes: [LoggedRepair.Change] = []
    /// A Boolean value that tells whether the constraints are right for the view's final size, so that other constants
    /// mend nothing.
    var keepsConstants = false
  }

  let name: String
  let find: @Sendable (LogReading, LogWords) -> Finding?

  /// The priority that a required constraint is lowered to: the highest that may give way.
  static let loweredPriority = 999.0

  /// The rules, in the order in which they are tried.
  static let all: [LogRule] = [
    .notExamined, .incomplete, .impossibleAlone, .mask, .hiddenInStack, .ownOfSystem, .twoConstants, .givenSize,
    .arrangedByStack,
    .tooMuch,
  ]
}

// MARK: - What nobody can meet

extension LogRule {
  /// The rule for constraints of which it isn't known whether they have a solution.
  static let notExamined = LogRule(name: "not-examined") { reading, _ in
    reading.unexaminedInWords.map { Finding(constraint: nil, reason: $0) }
  }

  /// The rule for printed constraints that have a solution together, so that the log lacks one.
  static let incomplete = LogRule(name: "incomplete") { reading, words in
    guard !reading.constraints.isEmpty else {
      return Finding(constraint: nil, reason: "nothing of it is understood")
    }
    guard reading.isIncomplete else { return nil }
    let reason = "the log doesn't print what contradicts this; "
    if let broken = reading.brokenOfApplication {
      return Finding(constraint: broken, reason: reason + "it is what was broken")
    }
    let own = reading.ofApplication
    if own.count == 1 {
      return Finding(constraint: own[0], reason: reason + "it is the only one of the application's")
    }
    if own.isEmpty, let masked = reading.maskedViews(in: reading.constraints.indices).first {
      return ofMask(masked, reading, words, reason: reason)
    }
    return Finding(
      constraint: nil,
      reason: "the log doesn't print what contradicts these"
        + (own.isEmpty ? ", and what it prints is made by UIKit or by a stack view" : ""))
  }

  /// The rule for a constraint that can't hold by itself.
  static let impossibleAlone = LogRule(name: "impossible-alone") { reading, words in
    guard reading.suspects.count == 1 else { return nil }
    let index = reading.suspects[0]
    let constraint = reading.constraints[index]
    if constraint.isOfActionSheet {
      return Finding(
        constraint: index,
        reason:
          "no view is \(LogWords.number(constraint.constant)) wide; UIKit makes this constraint itself for an action "
          + "sheet (iOS 12.2 and later), and the sheet is laid out well without it: there is nothing to mend")
    }
    let isNegative = constraint.second == nil && constraint.first.kind.isSize && reading.assumption == nil
    return Finding(
      constraint: index,
      reason: words.statement(constraint)
        + (isNegative ? ", and no size is negative" : ", which nothing can be\(reading.assumptionInWords)"),
      changes: reading.isOfApplication(index) ? [.remove(constraint: index)] : [])
  }
}

extension LoggedConstraint {
  /// A Boolean value that tells whether this is the constraint that `UIAlertController` prints for every action sheet
  /// in some versions of iOS.
  var isOfActionSheet: Bool {
    second == nil && first.attribute == "width" && relation == .equal && constant == -16 && identifier == nil
      && first.item.plainClass == ViewKind.view.rawValue
  }
}

// MARK: - Masks

extension LogRule {
  /// The rule for a view made in code whose mask is still translated into constraints.
  static let mask = LogRule(name: "mask") { reading, words in
    let masks = reading.suspects.filter { reading.constraints[$0].origin == .mask }
    let placed = masks.first { reading.isPlacedByConstraints(reading.constraints[$0].first.item) }
    let alone = reading.ofApplication.isEmpty ? reading.maskedViews(in: masks).first : nil
    guard let index = placed ?? alone else { return nil }
    return ofMask(index, reading, words)
  }

  private static func ofMask(
    _ index: Int, _ reading: LogReading, _ words: LogWords, reason: String = ""
  ) -> Finding {
    let view = words.name(reading.constraints[index].first.item)
    let isPlaced = reading.constraints.indices.contains { other in
      reading.isOfApplication(other)
        && reading.constraints[other].first.item.key == reading.constraints[index].first.item.key
    }
    return Finding(
      constraint: index,
      reason: reason
        + (isPlaced || !reading.ofApplication.isEmpty
          ? "\(view) has constraints of its own, and its autoresizing mask is one besides"
          : "\(view)'s autoresizing mask is turned into constraints") + ": in code "
        + "translatesAutoresizingMaskIntoConstraints is true until it is set to false",
      changes: [.stopTranslatingMask(constraint: index)])
  }
}

// MARK: - Stack views

extension LogRule {
  /// The rule for a stack view that hides a view by a size of 0, when the view's content can't become as small.
  static let hiddenInStack = LogRule(name: "hidden-in-stack") { reading, words in
    guard
      let hiding = reading.suspects.first(where: { reading.constraints[$0].identifier == "UISV-hiding" }),
      let culprit = reading.brokenOfApplication ?? reading.ofApplication.last(where: reading.isFarEdge)
        ?? reading.ofApplication.last
    else { return nil }
    let view = words.name(reading.constraints[hiding].first.item)
    return Finding(
      constraint: culprit,
      reason: "the stack view hides \(view) by a size of 0, and a required constraint within keeps it larger; one that "
        + "gives way lets it go", changes: [.lowerPriority(constraint: culprit, to: loweredPriority)],
      keepsConstants: true)
  }

  /// The rule for constraints of the application between views that a stack view places.
  static let arrangedByStack = LogRule(name: "arranged-by-stack") { reading, words in
    guard let stack = reading.first(of: .stack), !reading.ofApplication.isEmpty else { return nil }
    let onEdges = reading.ofApplication.filter { index in
      reading.constraints[index].superview?.plainClass == ViewKind.stackView.rawValue
        || reading.constraints[index].second?.item.plainClass == ViewKind.stackView.rawValue
    }
    let culprit =
      reading.brokenOfApplication ?? onEdges.last ?? reading.ofApplication.last(where: reading.isProportion)
      ?? reading.ofApplication.last(where: reading.isFixedSize) ?? reading.ofApplication.last
    guard let culprit else { return nil }
    return Finding(
      constraint: culprit,
      reason: "the stack view places its views itself (\(words.statement(reading.constraints[stack]))), and this "
        + "contradicts it" + reading.assumptionInWords,
      changes: [.remove(constraint: culprit), .lowerPriority(constraint: culprit, to: loweredPriority)])
  }
}

// MARK: - Others' constraints

extension LogRule {
  /// The rule for a conflict without any constraint of the application.
  static let ownOfSystem = LogRule(name: "own-of-system") { reading, _ in
    guard reading.ofApplication.isEmpty else { return nil }
    let size = reading.first(of: .encapsulated, .temporary).map { reading.constraints[$0] }
    let isEmpty = size.map { $0.constant == 0 } ?? false
    return Finding(
      constraint: nil,
      reason: "every constraint in it is made by UIKit or by a stack view"
        + (isEmpty ? ", for a view that has no size yet; it goes away with the next layout" : "")
        + ": the application has none to mend")
  }

  /// The rule for two constraints that differ only in their constants.
  static let twoConstants = LogRule(name: "two-constants") { reading, words in
    guard reading.suspects.count == 2 else { return nil }
    let (a, b) = (reading.suspects[0], reading.suspects[1])
    let pair = [reading.constraints[a], reading.constraints[b]]
    guard pair[0].saysTheSame(as: pair[1]), !pair.contains(where: \.origin.isGivenSize) else { return nil }
    guard let culprit = reading.brokenOfApplication ?? reading.ofApplication.last else { return nil }
    let other = culprit == a ? b : a
    let own = reading.isOfApplication(other)
    return Finding(
      constraint: culprit,
      reason: own
        ? "two constraints say one thing with two constants, \(LogWords.number(pair[0].constant)) and "
          + "\(LogWords.number(pair[1].constant)): the one before wasn't taken away when the new one came"
        : "\(words.statement(reading.constraints[other])) already, and that isn't the application's",
      changes: own
        ? [.remove(constraint: culprit), .remove(constraint: other)]
        : [.remove(constraint: culprit), .lowerPriority(constraint: culprit, to: loweredPriority)])
  }

  /// The rule for a size that a view is given from outside, for good or while it is measured, and a chain that needs
  /// another.
  static let givenSize = LogRule(name: "given-size") { reading, words in
    let all = reading.suspects.filter { index in
      let constraint = reading.constraints[index]
      return constraint.origin.isGivenSize || constraint.origin == .mask && constraint.first.kind.isSize
    }
    guard let given = all.first(where: { reading.constraints[$0].first.kind.isSize }) ?? all.first else { return nil }
    let size = reading.constraints[given]
    let isZero = abs(size.constant) < 1 && size.second == nil
    guard let culprit = isZero ? ofEmptyView(reading) : ofSizedView(reading, size.first.kind.axis) else { return nil }
    return Finding(
      constraint: culprit, reason: reasonOfGivenSize(size, reading, words, isZero: isZero),
      changes: [.lowerPriority(constraint: culprit, to: loweredPriority)],
      keepsConstants: isZero || size.origin == .temporary || size.first.item.isCell)
  }

  /// Returns the likeliest mistake in a view that has no size yet: the broken constraint, or one that ties a far edge.
  /// Any that gives way will do.
  private static func ofEmptyView(_ reading: LogReading) -> Int? {
    let own = reading.ofApplication
    return reading.brokenOfApplication ?? own.last(where: reading.isFarEdge)
      ?? own.last { !reading.constraints[$0].first.kind.isSize && reading.constraints[$0].constant != 0 } ?? own.last
  }

  /// Returns the likeliest mistake in a view with a size. It is a constraint that fixes another size along the axis: the broken one or the
  /// largest. Otherwise the likeliest mistake is the broken constraint, a proportion, or a constraint of a far edge.
  private static func ofSizedView(_ reading: LogReading, _ axis: Axis) -> Int? {
    let own = reading.ofApplication
    if let broken = reading.brokenOfApplication, reading.isFixedSize(broken) || reading.isProportion(broken) {
      return broken
    }
    let sizes = own.filter { reading.isFixedSize($0) && reading.constraints[$0].first.kind.axis == axis }
    if let largest = sizes.max(by: { reading.constraints[$0].constant < reading.constraints[$1].constant }) {
      return largest
    }
    return reading.brokenOfApplication ?? own.last(where: reading.isProportion) ?? own.last(where: reading.isFarEdge)
      ?? own.last
  }

  private static func reasonOfGivenSize(
    _ size: LoggedConstraint, _ reading: LogReading, _ words: LogWords, isZero: Bool
  ) -> String {
    let statement = words.statement(size)
    if case .roundedSize = reading.assumption {
      return
        "\(statement) but for what is rounded where it is printed, and the required chain in it leaves no room for that"
    }
    if isZero {
      return
        "\(statement) as long as it has no size yet, and what is required in it needs more\(reading.assumptionInWords); "
        + "what is lowered to 999 gives way until the size is there"
    }
    if size.origin == .temporary {
      return
        "\(statement) while it is measured, and what is required in it needs another size; 999 lets that pass go through"
    }
    if size.first.item.isCell {
      return
        "the table or collection view gives the cell its size for the moment (\(statement)), and what is required in it "
        + "needs another; lowered to 999 it gives way until the cell has its own"
    }
    return "\(statement) whatever its content asks for, and this asks for another size\(reading.assumptionInWords)"
  }

  /// The rule for constraints of the application that require more than is possible.
  static let tooMuch = LogRule(name: "too-much") { reading, words in
    let own = reading.ofApplication
    guard
      let culprit = reading.brokenOfApplication ?? own.last(where: reading.isFixedSize)
        ?? own.last(where: reading.isProportion) ?? own.last
    else { return nil }
    let others = reading.suspects.filter { $0 != culprit }
    return Finding(
      constraint: culprit,
      reason: others.count == 1
        ? "\(words.statement(reading.constraints[others[0]])), which leaves no room for it"
        : "the other \(others.count) together settle already what it asks for otherwise" + reading.assumptionInWords,
      changes: [.lowerPriority(constraint: culprit, to: loweredPriority), .remove(constraint: culprit)])
  }
}

extension LogReading {
  /// The assumption about what the log doesn't print, in words.
  fileprivate var assumptionInWords: String {
    assumption.map { ", with \($0.words(suspects.map { constraints[$0] }, names))" } ?? ""
  }
}

extension LoggedConstraint {
  /// Tells whether another constraint compares the same lines or lengths.
  fileprivate func saysTheSame(as other: LoggedConstraint) -> Bool {
    func isSame(_ a: Term?, _ b: Term?) -> Bool {
      guard let a, let b else { return a == nil && b == nil }
      return a.item.key == b.item.key && a.side == b.side
    }
    guard multiplier == other.multiplier else { return false }
    return isSame(first, other.first) && isSame(second, other.second)
      || isSame(first, other.second) && isSame(second, other.first)
  }
}

extension LoggedConstraint.Term {
  /// The attribute's name in a left-to-right interface.
  fileprivate var side: String {
    guard case .plain(let attribute) = kind else { return self.attribute }
    return switch attribute {
    case .leading: "left"
    case .trailing: "right"
    default: attribute.rawValue
    }
  }
}
