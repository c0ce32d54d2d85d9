package import LayoutModel
import ViewKinds

/// A visible item in a bar, by its distance from the beginning of its run of items.
package struct BarItemPlace: Sendable {
  /// The item under the bar's traits.
  package let item: BarButtonItem
  /// The distance from the margin, in points; negative where it reaches into the margin.
  package let offset: Double
  /// The width of its view, in points.
  package let width: Double
  /// The room in the view before its content, on the side where the run begins, and after it.
  package let room: (before: Double, behind: Double)

  /// The end of the item in its run, in points.
  package var end: Double { offset + width }

  /// The insets around its content, in a run from the leading edge or from the trailing one.
  package func insets(fromLeading: Bool) -> DirectionalEdgeInsets {
    fromLeading
      ? DirectionalEdgeInsets(leading: room.before, trailing: room.behind)
      : DirectionalEdgeInsets(leading: room.behind, trailing: room.before)
  }
}

extension BarItemPlace {
  /// The places of items side by side, from a bar's edge on (<doc:Bars#Items-of-bars>).
  ///
  /// - Parameters:
  ///   - items: The items with their spaces, those without a width taking none.
  ///   - isWhole: A Boolean that tells whether the last one is the outermost at the bar's other edge.
  ///   - traits: The bar's traits.
  /// - Returns: The places of all but the spaces, with the index of each among the items, and their length together,
  ///   including the room that keeps the last one from the other margin.
  static func run(
    of items: [BarButtonItem], isWhole: Bool, _ traits: Traits
  ) -> (places: [(index: Int, place: BarItemPlace)], length: Double) {
    let behavior = SystemBehavior(traits.systemVersion)
    let items = items.map { $0.resolved(for: traits) }
    let seen = items.indices.filter { !items[$0].isSpace }
    var (places, x, isBesideItem) = ([(index: Int, place: BarItemPlace)](), 0.0, false)
    for (index, item) in items.enumerated() {
      if item.isSpace {
        x += item.systemItem == .fixedSpace ? item.width ?? 0 : 0
        isBesideItem = false
        continue
      }
      let shown = item.shownWidth(for: traits)
      let room = behavior.barItemRoom(item.form, isImage: shown.isImage)
      let (isFirst, isLast) = (index == items.startIndex, isWhole && index == items.index(before: items.endIndex))
      let (before, behind) = (isFirst ? room.outer : room.inner, isLast ? room.outer : room.inner)
      if isFirst { x = room.edge }
      if isBesideItem { x += behavior.roomBetweenBarItems }
      let width = item.width ?? before + shown.width + behind
      places.append((index, BarItemPlace(item: item, offset: x, width: width, room: (before, behind))))
      x += width
      if isLast, index == seen.last { x += room.edge }
      isBesideItem = true
    }
    return (places, x)
  }
}

extension BarButtonItem {
  /// The width of the item's content, in points, and a Boolean that tells whether that is an icon or an image.
  fileprivate func shownWidth(for traits: Traits) -> (width: Double, isImage: Bool) {
    let behavior = SystemBehavior(traits.systemVersion)
    let words = systemItem == nil ? title : systemItem?.title
    guard form == .standard, let words, !words.isEmpty else { return (behavior.barImageWidth, true) }
    let (size, isBold) = behavior.barTitleFont
    let font = ResolvedFont(
      size: size, weight: isBold ? .bold : systemItem?.isProminent ?? false ? .semibold : .regular)
    return (TextMeasurer.standard.size(of: words, font: font, for: traits).width, false)
  }
}
