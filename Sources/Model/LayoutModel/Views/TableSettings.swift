/// The placement of a `UITableView`'s rows, and of the views above and below them.
public struct TableSettings: Hashable, Sendable {
  /// The rows' height in points; as high as their content if `nil`.
  public var rowHeight: Double?
  /// A Boolean that tells whether the table stacks its rows. Otherwise they have their own frames, as on Interface
  /// Builder's canvas.
  public var placesRows = true
  /// The height of sections' headers in points: `UITableView.sectionHeaderHeight`; as high as their content if `nil`.
  public var sectionHeaderHeight: Double?
  /// The height of sections' footers in points: `UITableView.sectionFooterHeight`; as high as their content if `nil`.
  public var sectionFooterHeight: Double?
  /// The room above each section's header, in points: `UITableView.sectionHeaderTopPadding`; the system's own if `nil`.
  public var sectionHeaderTopPadding: Double?
  /// The id of the subview above all sections, with the height of its frame: `UITableView.tableHeaderView`.
  public var tableHeaderView: String?
  /// The id of the subview below all sections, with the height of its frame: `UITableView.tableFooterView`.
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
