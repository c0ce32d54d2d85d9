/// The layout of a `UITableViewCell`'s content (<doc:Controls#Cells-of-the-standard-styles>).
public struct CellSettings: Hashable, Sendable {
  /// The style, which places the texts and the image; `nil` for a cell with constraints.
  public var style: Style?
  /// The id of the title: `UITableViewCell.textLabel`.
  public var textLabel: String?
  /// The id of the second text: `UITableViewCell.detailTextLabel`.
  public var detailTextLabel: String?
  /// The id of the image view: `UITableViewCell.imageView`.
  public var imageView: String?
  /// The id of the view at the trailing edge: `UITableViewCell.accessoryView`.
  public var accessoryView: String?
  /// The cell's own height in points, which wins over its table's `rowHeight`.
  public var rowHeight: Double?
  /// The distance of the content from its leading margin, in points: `indentationLevel` times `indentationWidth`.
  public var indentation = 0.0
  /// The control at its leading edge while it is edited; `nil` while it isn't.
  public var editingStyle: EditingStyle?
  /// A Boolean that tells whether it has a control for dragging while it is edited.
  public var showsReorderControl = false
  /// A Boolean that tells whether its texts say themselves how many lines they take at each text size, as live ones do.
  package var hasOwnLines = false
  /// The height that it was drawn with, in points, where nothing inside gives one.
  package var drawnHeight: Double?
  /// The rooms above the row that aren't views, of its own section and the section before.
  package var rooms: Rooms?

  /// A cell that lays out nothing itself.
  public init() {}

  /// `UITableViewCell.CellStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A text; a second one at the trailing edge; both side by side, the first of a fixed width; or one above the other.
    case `default`, value1, value2, subtitle
  }

  /// `UITableViewCell.EditingStyle`.
  public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
    /// No control, a minus, or a plus.
    case none, delete, insert
  }

  /// The rooms that a table leaves above a row, or above a header or footer that it makes itself.
  package struct Rooms: Hashable, Sendable {
    /// A Boolean that tells whether the section before has a footer without a text, for which a grouped table leaves room.
    package var hasFooter = false
    /// A Boolean that tells whether its own section has a header without a text.
    package var hasHeader = false
    /// A Boolean that tells whether its section is the table's first.
    package var isFirst = false
    /// True if the row is a header with a text.
    package var isHeader = false
    /// A Boolean that tells whether it is a grouped table's first prototype. Code gives its header; Interface Builder
    /// draws one of one line.
    package var isOfPrototypes = false

    package init() {}
  }

  /// The settings with other ids for the views that they name.
  package func naming(_ newID: (String) -> String) -> CellSettings {
    var settings = self
    settings.textLabel = textLabel.map(newID)
    settings.detailTextLabel = detailTextLabel.map(newID)
    settings.imageView = imageView.map(newID)
    settings.accessoryView = accessoryView.map(newID)
    return settings
  }
}

extension View {
  /// The layout of a cell's content; used for the class `UITableViewCell`.
  public var cell: CellSettings {
    get { self[rare: \.cell]?.value ?? CellSettings() }
    set { self[rare: \.cell] = newValue == CellSettings() ? nil : CopyOnWrite(newValue) }
  }
}
