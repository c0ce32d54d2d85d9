import LayoutModel

/// What is taken to be so where all that a log prints has a solution: a log needn't print everything.
enum LogAssumption: Hashable {
  /// A size from outside that is a little other than it is printed.
  case roundedSize(Int)
  /// Margins of the usual sizes.
  case margins(Double)
  /// Margins that differ at the two sides.
  case unequalMargins(near: Double, far: Double)
  /// Margins, and how far baselines lie within their texts.
  case baselines(Double, margins: Double)
  /// An item that is called by its class here and by its name there, by their keys and names.
  case sameItem(key: String, name: String, as: String, otherName: String)

  /// What is given to the unknowns of which nothing is printed.
  struct Given: Hashable {
    var nearMargin: Double?
    var farMargin: Double?
    var baseline: Double?
    /// The constraint whose constant is another, and by how much.
    var change: Change?
    /// Items that are others, by their keys.
    var same: [String: String] = [:]

    struct Change: Hashable {
      let index: Int
      let offset: Double
    }
  }

  /// What a size may be off by that was rounded to whole or half points, in points.
  private static let offset = 0.4
  /// So many sizes are tried as rounded ones.
  private static let maximumRounded = 8
  /// What margins are by themselves: those of views, and of a controller's view at its sides.
  static let usualMargins = [8.0, 16, 20]
  /// Where the first baseline lies in a line of usual size, in points.
  private static let usualBaseline = 16.0

  /// All that is tried in place of what isn't printed, the likeliest first.
  static func candidates(_ constraints: [LoggedConstraint]) -> [LogAssumption] {
    let terms = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let rounded = constraints.indices.filter { index in
      let constraint = constraints[index]
      let isOutside = constraint.origin.isGivenSize || constraint.origin == .mask
      return isOutside && constraint.first.kind.isSize && constraint.constant >= 1
    }
    var candidates = rounded.prefix(maximumRounded).map(LogAssumption.roundedSize)
    let margins = terms.filter(\.isMargin)
    if !margins.isEmpty {
      candidates += usualMargins.map(LogAssumption.margins)
      candidates.append(.unequalMargins(near: usualMargins[0], far: usualMargins[1]))
    }
    if terms.contains(where: { $0.kind == .plain(.firstBaseline) || $0.kind == .plain(.lastBaseline) }) {
      candidates.append(.baselines(usualBaseline, margins: usualMargins[0]))
    }
    return candidates + sameItems(constraints)
  }

  /// So many items are compared at most: logs in words are short.
  private static let largestCount = 12

  /// Where constraints are told in words, an item that stands in one of them alone may be another's class.
  private static func sameItems(_ constraints: [LoggedConstraint]) -> [LogAssumption] {
    let items = constraints.flatMap { [$0.first.item, $0.second?.item].compactMap(\.self) }.uniqued()
    guard items.count <= largestCount, items.allSatisfy({ $0.address == nil && $0.className == nil }) else { return [] }
    let alone = items.filter { item in constraints.allSatisfy { !$0.joins(item) } }
    return alone.flatMap { item in
      items.filter { !alone.contains($0) }.map { other in
        .sameItem(key: item.key, name: item.name ?? "", as: other.key, otherName: other.name ?? "")
      }
    }
  }

  /// What it comes to, the first of them what is told of: with all of them a repair has to hold.
  var variants: [Given] {
    switch self {
    case .roundedSize(let index):
      return [-Self.offset, Self.offset].map { Given(change: Given.Change(index: index, offset: $0)) }
    case .margins(let margins):
      return ([margins] + Self.usualMargins).uniqued().map { Given(nearMargin: $0, farMargin: $0) }
    case .unequalMargins(let near, let far):
      return [Given(nearMargin: near, farMargin: far), Given(nearMargin: far, farMargin: near)]
    case .baselines(let baseline, let margins):
      return [Given(nearMargin: margins, farMargin: margins, baseline: baseline)]
    case .sameItem(let key, _, let other, _): return [Given(same: [key: other])]
    }
  }

  /// Whether constants of repairs hold whatever is taken to be so: of margins they are told less the margins.
  var leavesConstants: Bool { if case .margins = self { true } else { false } }

  /// What is taken to be so, behind `with`.
  func words(_ constraints: [LoggedConstraint]) -> String {
    switch self {
    case .roundedSize(let index):
      return "a size of [\(index + 1)] that is rounded where it is printed"
    case .margins(let margins):
      return "margins of \(LogWords.number(margins)) points, which the log doesn't print"
    case .unequalMargins(let near, let far):
      return
        "margins of \(LogWords.number(near)) points at one side and \(LogWords.number(far)) at the other, which the "
        + "log doesn't print"
    case .baselines(let baseline, let margins):
      let hasMargins = constraints.contains { $0.first.isMargin || $0.second?.isMargin ?? false }
      return "a baseline \(LogWords.number(baseline)) points from its text's edge"
        + (hasMargins ? " and margins of \(LogWords.number(margins))" : "") + ", which the log doesn't print"
    case .sameItem(_, let name, _, let other):
      return "\(name) taken for \(other)"
    }
  }
}

extension LoggedConstraint {
  /// Whether a constraint joins an item to another one.
  fileprivate func joins(_ item: Item) -> Bool {
    guard let second else { return false }
    return first.item != second.item && (first.item == item || second.item == item)
  }
}

extension LoggedConstraint.Term {
  /// Whether it counts from margins.
  var isMargin: Bool { if case .plain(let attribute) = kind { attribute.isMargin } else { false } }
}
