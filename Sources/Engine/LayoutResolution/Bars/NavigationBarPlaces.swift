package import LayoutModel
import ViewKinds

/// The places of a navigation bar's items: each side's in a row from its margin, and the title between them.
package struct NavigationBarPlaces {
  /// The items on the left, or on the right where text runs from right to left.
  package let leading: [BarItemPlace]
  /// The items on the other side.
  package let trailing: [BarItemPlace]

  /// The places of a navigation bar's items.
  ///
  /// - Parameters:
  ///   - leading: Those on the left with their spaces, the outermost first.
  ///   - trailing: Those on the right, likewise.
  ///   - traits: The bar's traits.
  package init(leading: [BarButtonItem], trailing: [BarButtonItem], for traits: Traits) {
    self.leading = BarItemPlace.run(of: leading, isWhole: false, traits).places.map(\.place)
    self.trailing = BarItemPlace.run(of: trailing, isWhole: false, traits).places.map(\.place)
  }

  /// The distances of a title from a bar's sides. Both are as large as the wider run of items needs, so that the title is centred; a title
  /// too wide for the centre stands beside the items.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - back: The title of a back button, if there is one.
  ///   - width: The width between the bar's margins, in points.
  ///   - traits: The bar's traits.
  /// - Returns: The room at its leading and its trailing side from the margins on, in points.
  package func titleRoom(
    of title: String, back: String? = nil, inWidth width: Double, for traits: Traits
  ) -> (leading: Double, trailing: Double) {
    let behavior = SystemBehavior(traits.systemVersion)
    func measured(_ text: String, _ weight: FontWeight) -> Double {
      TextMeasurer.standard.size(of: text, font: ResolvedFont(size: 17, weight: weight), for: traits).width
    }
    let gap = behavior.roomBetweenBarItems
    var sides = [leading, trailing].map { places in places.last.map { max(0, $0.end) + gap } ?? 0 }
    if let back { sides[0] = max(sides[0], behavior.roomOfBackChevron + measured(back, .regular) + gap) }
    let needed = measured(title, .semibold)
    let widest = max(sides[0], sides[1])
    return needed <= width - 2 * widest ? (widest, widest) : (sides[0], sides[1])
  }
}
