extension UICollectionView {
  /// The kinds of a collection's views.
  public enum ElementCategory: Int, Sendable {
    /// Items, views beside them, and views behind them.
    case cell = 0, supplementaryView, decorationView
  }

  /// The direction in which a collection scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down, or sideways.
    case vertical = 0, horizontal
  }

  /// The place at which an item that is scrolled to shows.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The places, a bit each.
    public let rawValue: UInt
    /// Places by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle between the sides.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// When items take another size as their content does.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, on request, or also when constraints change.
    case disabled = 0, enabled, enabledIncludingConstraints
  }

  /// The way in which something is dropped.
  public enum DropIntent: Int, Sendable {
    case unspecified = 0, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  /// The speed with which items make room for a moved item.
  public enum ReorderingCadence: Int, Sendable {
    /// At once, fast or slowly.
    case immediate = 0, fast, slow
  }

  /// The kind of a section's header.
  public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
  /// The kind of a section's footer.
  public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }
}
