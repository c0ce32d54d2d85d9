package import LayoutModel

/// Where the items of a toolbar stand: from its left margin on, what is spare shared by its flexible spaces, or by the gaps
/// between items where it has none.
package struct ToolbarPlaces {
  /// An item that is seen.
  package struct Place {
    package let item: BarButtonItem
    package let width: Double
    /// Where it begins in a bar without spare room.
    package let offset: Double
    /// The share of the spare room before it.
    package let share: Double
  }

  package let places: [Place]
  /// What margins and items take, in points.
  package let length: Double

  /// The places of a toolbar's items.
  ///
  /// - Parameters:
  ///   - items: The items with their spaces, from the left on.
  ///   - traits: What the bar is shown under.
  package init(_ items: [BarButtonItem], for traits: Traits) {
    let flexible = items.count { $0.systemItem == .flexibleSpace }
    let gaps = flexible > 0 ? flexible : items.count { !$0.isSpace } - 1
    var (places, offset, passed) = ([Place](), BarMetrics.margin, 0)
    for item in items {
      let width = item.width(for: traits)
      if !item.isSpace {
        places.append(
          Place(item: item, width: width, offset: offset, share: gaps > 0 ? Double(passed) / Double(gaps) : 0))
        if flexible == 0 { passed += 1 }
      } else if item.systemItem == .flexibleSpace {
        passed += 1
      }
      offset += width
    }
    self.places = places
    length = offset + BarMetrics.margin
  }

  /// Where an item begins in a bar that has so much room to spare.
  package func x(of place: Place, sparing room: Double) -> Double { place.offset + place.share * room }
}
