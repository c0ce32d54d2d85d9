import Fixtures
import LayoutModel
import SceneSources

/// An assumption under which the printed constraints conflict though they have a solution as printed. A log needn't
/// print everything.
enum LogAssumption: Hashable {
  /// A size given from outside that differs slightly from the printed one.
  case roundedSize(Int)
  /// Margins of a usual size.
  case margins(Double)
  /// Margins that differ on the two sides.
  case unequalMargins(near: Double, far: Double)
  /// Margins, and the distance of baselines from the edges of their texts.
  case baselines(Double, margins: Double)
  /// An item that is named by its class in one place and by its name in another, with both keys and names.
  case sameItem(key: String, name: String, as: String, otherName: String)
  /// A constraint that isn't printed and contradicts the others.
  case omission(LogOmission)

  /// The values given to unknowns about which nothing is printed.
  struct Given: Hashable {
    var nearMargin: Double?
    var farMargin: Double?
    var baseline: Double?
    /// The constraint whose constant differs, and by how much.
    var change: Change?
    /// The items that are identical with others, by their keys.
    var same: [String: String] = [:]

    struct Change: Hashable {
      let index: Int
      let offset: Double
    }
  }

  /// The error of a size that was rounded to whole or half points, in points.
  private static let offset = 0.4
  /// The maximum number of sizes that are tried as rounded ones.
  private static let maximumRounded = 8
  /// The default margins: those of views, and of a controller's view at its sides.
  static let usualMargins = [8.0, 16, 20]
  /// The distance of the first baseline from the top in a line of usual size, in points.
  private static let usualBaseline = 16.0

  /// Returns all assumptions to try, the likeliest first.
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

  /// The maximum number of items that are compared; logs in words are short.
  private static let largestCount = 12

  /// Returns the assumptions that an item which no constraint relates to another is one of the related items under a
  /// different name. Only logs in words, without addresses, need them.
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

  /// The values to try. The first ones are reported; a repair must hold with all of them.
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
    case .omission: return [Given()]
    }
  }

  /// A Boolean value that tells whether a repair's constants hold whichever values are right. With margins, such
  /// constants are given less the margins.
  var leavesConstants: Bool { if case .margins = self { true } else { false } }

  /// Returns the assumption in words that follow `with`.
  func words(_ constraints: [LoggedConstraint], _ names: LogNames) -> String {
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
    case .omission(let omission): return omission.words(names)
    }
  }
}

extension LoggedConstraint {
  /// Tells whether the constraint relates an item to another one.
  fileprivate func joins(_ item: Item) -> Bool {
    guard let second else { return false }
    return first.item != second.item && (first.item == item || second.item == item)
  }
}

extension LoggedConstraint.Term {
  /// A Boolean value that tells whether the attribute refers to margins.
  var isMargin: Bool { if case .plain(let attribute) = kind { attribute.isMargin } else { false } }
}
