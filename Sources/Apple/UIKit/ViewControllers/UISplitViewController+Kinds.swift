/// The columns of a split view, and their arrangements.
extension UISplitViewController {
  public enum Column: Int, Sendable {
    case primary = 0, supplementary, secondary, compact, inspector
  }
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified = 0, doubleColumn, tripleColumn
  }
  /// The arrangement of columns.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    /// The primary one hidden, by its older name.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// All side by side, by its older name.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The primary one over the other, by its older name.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }
  /// The way in which columns make room.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0, tile, overlay, displace
  }
  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0, trailing
  }
  /// The look of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0, sidebar
  }
  /// When a button shows that changes the arrangement.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic = 0, never, always
  }
}
