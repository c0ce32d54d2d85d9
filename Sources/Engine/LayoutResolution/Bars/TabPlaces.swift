package import LayoutModel

/// The places of the items of a tab bar at the bottom, from the leading end of its safe area on (<doc:Bars#Items-of-tab-bars>).
package struct TabPlaces {
  /// The beginning of the first item, in points.
  package let start: Double
  /// The width of each, in points.
  package let width: Double
  /// The distance from an item's beginning to the next one's, in points.
  package let pitch: Double

  /// The gap between two items that fill a bar; half of it is at each end of the bar.
  package static let gap = 4.0
  /// The overlap of items in a capsule, and the room around them in it, in points.
  package static let overlap = 8.0
  package static let capsulePadding = 4.0
  /// The minimum room at the sides of a capsule, in points.
  static let capsuleMargin = 21.0

  /// The distance of items from the bar's top, and their height where the bar has room for that, in points.
  package static func rowOfItems(_ traits: Traits) -> (top: Double, height: Double) {
    if case .capsule = SystemBehavior(traits.systemVersion).tabRow(traits) { return (capsulePadding, 54) }
    return (1, 48)
  }

  /// The places of items.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - room: The width of the bar's safe area, in points.
  ///   - traits: The bar's traits.
  ///   - decisions: The comparisons on the way, which are noted.
  package init(_ count: Int, in room: Double, _ traits: Traits, _ decisions: inout Decisions) {
    let items = Double(max(1, count))
    switch SystemBehavior(traits.systemVersion).tabRow(traits) {
    case .filling:
      pitch = room / items
      width = decisions.larger(0, pitch - Self.gap)
      start = Self.gap / 2
    case .centered(let widest, let gap):
      width = decisions.smaller(widest, decisions.larger(0, (room - (items - 1) * gap) / items))
      pitch = width + gap
      start = (room - items * pitch + gap) / 2
    case .capsule(let widest):
      let fitting = (room - 2 * Self.capsuleMargin - 2 * Self.capsulePadding - Self.overlap) / items
      pitch = decisions.smaller(widest - Self.overlap, decisions.larger(0, fitting))
      width = pitch + Self.overlap
      start = (room - items * pitch - Self.overlap) / 2
    }
  }
}
