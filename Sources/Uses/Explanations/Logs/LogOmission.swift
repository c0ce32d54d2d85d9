import LayoutEngine
import LayoutModel

/// What a log lacks whose printed constraints have a solution: UIKit and AppKit print constraints because they can't hold together, so one
/// that contradicts them isn't printed, or was left out by whoever pasted the log.
enum LogOmission: Hashable {
  /// Lines of the list that aren't understood, or that an ellipsis stands for.
  case lines
  /// The constraints of a view whose mask alone is printed.
  case constraintsOfView(LoggedConstraint.Item)
  /// A length that is smaller than the printed constraints need.
  case length(LoggedConstraint.Item, Axis, needed: Double)
  /// The other constraints of a set of which one is printed.
  case others
  /// A constraint about which nothing follows from the printed ones.
  case constraint

  /// Finds what printed constraints that have a solution lack.
  ///
  /// - Parameters:
  ///   - constraints: The printed constraints; at least one.
  ///   - isCut: Whether lines of the list aren't understood.
  ///   - system: The constraints as a system.
  init(_ constraints: [LoggedConstraint], isCut: Bool, in system: LogSystem) {
    if isCut {
      self = .lines
    } else if let masked = Self.maskedView(constraints) {
      self = .constraintsOfView(masked)
    } else if let need = Self.longestNeed(constraints, system) {
      self = need
    } else {
      self = constraints.count == 1 ? .others : .constraint
    }
  }

  /// The view whose mask is all that is printed.
  private static func maskedView(_ constraints: [LoggedConstraint]) -> LoggedConstraint.Item? {
    let item = constraints[0].first.item
    return constraints.allSatisfy({ $0.origin == .mask && $0.first.item.key == item.key }) ? item : nil
  }

  /// The length, of those that no printed constraint gives, that must be the longest for the constraints to hold.
  private static func longestNeed(_ constraints: [LoggedConstraint], _ system: LogSystem) -> LogOmission? {
    let items = constraints.flatMap { [$0.first, $0.second].compactMap(\.self) }
    let given = Set(
      constraints.filter { $0.second == nil && $0.first.kind.isSize }.map {
        Length($0.first.item.key, $0.first.kind.axis)
      })
    var best: (item: LoggedConstraint.Item, axis: Axis, needed: Double)?
    var seen = given
    for term in items where seen.insert(Length(term.item.key, term.kind.axis)).inserted {
      guard let needed = system.leastLength(of: term.item, along: term.kind.axis), needed > smallestNeed,
        needed > best?.needed ?? 0
      else { continue }
      best = (term.item, term.kind.axis, needed)
    }
    return best.map { .length($0.item, $0.axis, needed: $0.needed) }
  }

  /// A length that counts as none, in points.
  private static let smallestNeed = 0.01

  private struct Length: Hashable {
    let key: String
    let axis: Axis

    init(_ key: String, _ axis: Axis) { (self.key, self.axis) = (key, axis) }
  }

  /// The omission in words that follow `with`.
  func words(_ names: LogNames) -> String {
    switch self {
    case .lines: "constraints in lines that aren't understood"
    case .constraintsOfView(let view): "constraints of \(names[view]) besides its mask, which the log doesn't print"
    case .length(let item, let axis, let needed):
      "a \(axis == .horizontal ? "width" : "height") of \(names[item]) under \(LogWords.number(needed)), which the log "
        + "doesn't print"
    case .others: "the others of its set, which the log doesn't print"
    case .constraint: "a constraint that contradicts these, missing from the log"
    }
  }
}
