/// How a `UITableView` places its rows.
public struct TableSettings: Hashable, Sendable {
  /// The rows' height in points; as high as their content if `nil`.
  public var rowHeight: Double?
  /// Whether the table stacks its rows; where not, they stand where their frames say, as on Interface Builder's canvas.
  public var placesRows = true

  /// UIKit's defaults: rows stacked, as high as their content.
  public init() {}
}
