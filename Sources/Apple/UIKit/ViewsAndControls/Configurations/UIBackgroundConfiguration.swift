/// The element that stands behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// A view in place of the rest.
  public var customView: UIView?
  /// The radius of its corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background's edges from the view's, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which margins count too.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Its colour; `nil` for the tint colour.
  public var backgroundColor: UIColor?
  /// The transformer of its colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect on what is behind.
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  /// The way in which its image fills it.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of its border; `nil` for the tint colour.
  public var strokeColor: UIColor?
  /// The transformer of the colour of its border.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of its border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of its border from its edges, in points.
  public var strokeOutset: CGFloat = 0

  init(color: UIColor? = nil) { backgroundColor = color }

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// That of a cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .systemBackground) }
  /// That of a cell of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// That of a cell of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .secondarySystemGroupedBackground)
  }
  /// That of a cell of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// That of a cell that is accompanied.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .clear)
  }
  /// That of a header.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// That of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// That of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(color: .systemBackground)
  }
  /// That of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }
  /// That of a header of a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(color: .clear) }

  /// The colour that shows over a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }
  /// The colour of the border that shows over a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
