package import LayoutModel

/// The places of a toolbar's items, from its leading margin. Spare room is shared by its flexible spaces, or by the
/// gaps between items where it has none.
package struct ToolbarPlaces {
  /// A visible item.
  package struct VisibleItem {
    /// Its place in a bar without spare room.
    package let place: BarItemPlace
    /// The share of the spare room before it.
    package let share: Double
  }

  package let places: [VisibleItem]
  /// The length of items and spaces between the margins, in points.
  package let length: Double

  /// The places of a toolbar's items.
  ///
  /// - Parameters:
  ///   - items: The items with their spaces, from the leading edge on.
  ///   - traits: The bar's traits.
  package init(_ items: [BarButtonItem], for traits: Traits) {
    let flexible = items.indices.filter { items[$0].systemItem == .flexibleSpace }
    // A single item that nothing pushes away is at the leading edge alone.
    let reachesEnd = !flexible.isEmpty || items.count { !$0.isSpace } > 1
    let run = BarItemPlace.run(of: items, isWhole: reachesEnd, traits)
    let gaps = flexible.isEmpty ? run.places.count - 1 : flexible.count
    places = run.places.enumerated().map { position, part in
      let passed = flexible.isEmpty ? position : flexible.count { $0 < part.index }
      return VisibleItem(place: part.place, share: gaps > 0 ? Double(passed) / Double(gaps) : 0)
    }
    length = run.length
  }

  /// The distance of an item from the margin in a bar with some spare room, in points.
  package func x(of place: VisibleItem, sparing room: Double) -> Double { place.place.offset + place.share * room }
}
