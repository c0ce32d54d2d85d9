package import LayoutModel

/// An item that is seen in a bar, by its distance from where the run of items that it stands in begins.
package struct BarItemPlace: Sendable {
  /// The item under the bar's traits.
  package let item: BarButtonItem
  /// From the margin on, in points; less than nothing where it reaches into that.
  package let offset: Double
  /// The width of its view, in points.
  package let width: Double
  /// The room in it before what it shows, on the side that the run begins at, and behind it.
  package let room: (before: Double, behind: Double)

  /// The place that the run has come to behind it.
  package var end: Double { offset + width }

  /// The room around what it shows, in a run from the leading edge on or from the trailing one.
  package func insets(fromLeading: Bool) -> DirectionalEdgeInsets {
    fromLeading
      ? DirectionalEdgeInsets(leading: room.before, trailing: room.behind)
      : DirectionalEdgeInsets(leading: room.behind, trailing: room.before)
  }
}

extension BarItemPlace {
  /// The places of items one beside the other, from a bar's edge on (<doc:Bars#Items-of-bars>).
  ///
  /// - Parameters:
  ///   - items: The items with their spaces, those without a width taking none.
  ///   - isWhole: Whether the last one is the outermost at the bar's other edge.
  ///   - traits: What the bar is shown under.
  /// - Returns: The places of all but the spaces, with the index of each among the items, and how long they are together with what keeps
  ///   the last one from the other margin.
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
  /// The width of what the item shows, in points, and whether that is an icon or an image.
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
