/// How a `UITableView` places its rows, and what stands above and below them.
public struct TableSettings: Hashable, Sendable {
  /// The rows' height in points; as high as their content if `nil`.
  public var rowHeight: Double?
  /// Whether the table stacks its rows; where not, they stand where their frames say, as on Interface Builder's canvas.
  public var placesRows = true
  /// The height of sections' headers in points: `UITableView.sectionHeaderHeight`; as high as their content if `nil`.
  public var sectionHeaderHeight: Double?
  /// The height of sections' footers in points: `UITableView.sectionFooterHeight`; as high as their content if `nil`.
  public var sectionFooterHeight: Double?
  /// What stands above each section's header, in points: `UITableView.sectionHeaderTopPadding`; the system's own if `nil`.
  public var sectionHeaderTopPadding: Double?
  /// The id of the subview that stands above all sections, as high as its frame says: `UITableView.tableHeaderView`.
  public var tableHeaderView: String?
  /// The id of the subview that stands below all sections, as high as its frame says: `UITableView.tableFooterView`.
  public var tableFooterView: String?

  /// UIKit's defaults: rows stacked, and all of them as high as their content.
  public init() {}

  /// The settings with other ids for the views that they name.
  package func naming(_ newID: (String) -> String) -> TableSettings {
    var settings = self
    settings.tableHeaderView = tableHeaderView.map(newID)
    settings.tableFooterView = tableFooterView.map(newID)
    return settings
  }
}
