package import LayoutModel

/// Where the items of a navigation bar stand: from its margins on, those of a side one beside the other.
package struct NavigationBarPlaces {
  /// An item that is seen.
  package struct Place {
    package let item: BarButtonItem
    package let x: Double
    package let width: Double
    /// What it keeps its distance from the other side by.
    package let autoresizingMask: AutoresizingMask
  }

  /// The left ones from the left on, then the right ones from the right on.
  package private(set) var places: [Place] = []

  /// The places of a navigation bar's items.
  ///
  /// - Parameters:
  ///   - item: The items with their spaces.
  ///   - width: The bar's width.
  ///   - traits: What the bar is shown under.
  package init(_ item: NavigationItem, in width: Double, for traits: Traits) {
    var x = BarMetrics.margin
    for button in item.leftBarButtonItems {
      add(button, x, traits, .flexibleRightMargin)
      x += button.width(for: traits)
    }
    x = width - BarMetrics.margin
    for button in item.rightBarButtonItems {
      x -= button.width(for: traits)
      add(button, x, traits, .flexibleLeftMargin)
    }
  }

  private mutating func add(_ item: BarButtonItem, _ x: Double, _ traits: Traits, _ mask: AutoresizingMask) {
    guard !item.isSpace else { return }
    places.append(Place(item: item, x: x, width: item.width(for: traits), autoresizingMask: mask))
  }
}
