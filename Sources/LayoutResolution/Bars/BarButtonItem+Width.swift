package import LayoutModel

extension BarButtonItem {
  /// How wide the item is in a bar, in points: as it says, else as its title and 16 points more, 44 at least; a space
  /// that doesn't say takes nothing. How wide UIKit makes items isn't sourced.
  ///
  /// - Parameter traits: What the bar is shown under.
  /// - Returns: The width.
  package func width(for traits: Traits) -> Double {
    if let width { return width }
    if isSpace { return 0 }
    let title = TextMeasurer.standard.size(
      of: (systemItem == nil ? title : systemItem?.title) ?? "", font: ResolvedFont(size: Self.fontSize), for: traits)
    return max(Self.leastWidth, title.width + Self.padding)
  }

  private static let fontSize = 17.0
  /// The width of an item that shows an icon.
  package static let leastWidth = 44.0
  private static let padding = 16.0
}

/// What bars have in common.
package enum BarMetrics {
  /// What stands before the first item and behind the last, in points.
  package static let margin = 16.0
  /// The height of the row in which items stand.
  package static let rowHeight = 44.0
}
