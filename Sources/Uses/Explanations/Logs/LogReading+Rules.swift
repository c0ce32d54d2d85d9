import LayoutModel
import ViewKinds

/// The questions that rules ask of a conflict.
extension LogReading {
  func isOfApplication(_ index: Int) -> Bool { constraints[index].origin.isOfApplication }

  /// Tells whether a constraint of the system's alone gives an item a length along an axis.
  func givesLength(_ index: Int, of item: LoggedConstraint.Item, along axis: Axis) -> Bool {
    let constraint = constraints[index]
    return !isOfApplication(index) && constraint.second == nil && constraint.first.kind.isSize
      && constraint.first.kind.axis == axis && constraint.first.item.key == item.key
  }

  /// The suspects that the application made, in their order.
  var ofApplication: [Int] { suspects.filter(isOfApplication) }

  /// Returns the first suspect with one of some origins.
  func first(of origins: LoggedConstraint.Origin...) -> Int? {
    suspects.first { origins.contains(constraints[$0].origin) }
  }

  /// The broken constraint, if it is a suspect and the application's.
  var brokenOfApplication: Int? { broken.flatMap { ofApplication.contains($0) ? $0 : nil } }

  /// Returns the views that the application placed and whose masks are in some constraints, as the first constraint of
  /// each mask. Superviews that `|` stands for and UIKit's own views don't count.
  func maskedViews(in indices: some Sequence<Int>) -> [Int] {
    let holding = Set(constraints.compactMap(\.superview?.key))
    var known: Set<String> = []
    return indices.filter { index in
      let item = constraints[index].first.item
      return constraints[index].origin == .mask && !item.isContentView && !item.isPrivate && !holding.contains(item.key)
        && known.insert(item.key).inserted
    }
  }

  /// Tells whether a constraint alone gives an item a size.
  func isFixedSize(_ index: Int) -> Bool {
    let constraint = constraints[index]
    return constraint.second == nil && constraint.first.kind.isSize && constraint.relation != .lessThanOrEqual
  }

  /// Tells whether a constraint relates one length to another.
  func isProportion(_ index: Int) -> Bool {
    guard let second = constraints[index].second else { return false }
    return constraints[index].first.kind.isSize && second.kind.isSize
  }

  /// Tells whether a constraint ties the far edges of two items, at the end of a chain through a superview.
  func isFarEdge(_ index: Int) -> Bool {
    let constraint = constraints[index]
    guard let second = constraint.second, !constraint.first.kind.isSize else { return false }
    let far: Set = ["trailing", "right", "bottom", "trailingMargin", "rightMargin", "bottomMargin", "lastBaseline"]
    return far.contains(constraint.first.attribute) && far.contains(second.attribute)
  }

  /// Tells whether a view follows its mask though constraints place it; the content view that others are in doesn't
  /// count.
  func isPlacedByConstraints(_ item: LoggedConstraint.Item) -> Bool {
    guard !item.isContentView else { return false }
    return ofApplication.contains { index in
      let constraint = constraints[index]
      let items = [constraint.first.item, constraint.second?.item].compactMap(\.self)
      guard items.contains(where: { $0.key == item.key }) else { return false }
      guard let other = items.first(where: { $0.key != item.key }) else {
        return item.isLeaf && !liesInEmptyView(item)
      }
      if system.superview(of: other) == item.key { return false }
      return system.superview(of: item) == other.key || system.isContainer(other) || other.isGuide || item.isLeaf
        || (!system.isContainer(item) && isGiven(other))
    }
  }

  /// Tells whether the conflict includes a size of 0 given to another view. A view's own size then conflicts with that,
  /// not with its mask.
  private func liesInEmptyView(_ item: LoggedConstraint.Item) -> Bool {
    suspects.contains { index in
      let constraint = constraints[index]
      return !isOfApplication(index) && constraint.second == nil && constraint.first.kind.isSize
        && constraint.constant == 0 && constraint.first.item.key != item.key
    }
  }

  private func isGiven(_ item: LoggedConstraint.Item) -> Bool {
    constraints.contains { $0.origin.isGivenSize && $0.first.item.key == item.key }
  }
}

extension LoggedConstraint.Item {
  private static let leaves = Set(["NSTextField", "NSButton", "NSImageView", "MKMapView", "UISearchBar", "WKWebView"])
    .union(KindDescription.all.filter { $0.intrinsicAxes == Axis.allCases }.map(\.kind.rawValue))

  /// A Boolean value that tells whether the view contains none of the application's views.
  var isLeaf: Bool { plainClass.map(Self.leaves.contains) ?? false }
}
