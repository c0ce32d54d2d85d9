/// The layout of what a `UITableViewCell` shows (<doc:Controls#Cells-of-the-standard-styles>).
public struct CellSettings: Hashable, Sendable {
  /// The style, which places the texts and the image; `nil` of a cell whose content constraints place.
  public var style: Style?
  /// The id of the title: `UITableViewCell.textLabel`.
  public var textLabel: String?
  /// The id of the second text: `UITableViewCell.detailTextLabel`.
  public var detailTextLabel: String?
  /// The id of the image view: `UITableViewCell.imageView`.
  public var imageView: String?
  /// The id of the view at the trailing edge: `UITableViewCell.accessoryView`.
  public var accessoryView: String?
  /// Its own height in points, which counts before its table's `rowHeight`.
  public var rowHeight: Double?
  /// The distance of the content from its leading margin, in points: `indentationLevel` times `indentationWidth`.
  public var indentation = 0.0
  /// The control at its leading edge while it is edited; `nil` while it isn't.
  public var editingStyle: EditingStyle?
  /// Whether it has a control to drag it by while it is edited.
  public var showsReorderControl = false
  /// The height that it was drawn with, in points, where nothing in it gives one.
  package var drawnHeight: Double?
  /// The rooms above it, of its section and of the one before, that aren't views.
  package var rooms: Rooms?

  /// A cell that lays out nothing itself.
  public init() {}

  /// `UITableViewCell.CellStyle`.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A text; with a second one at the trailing edge; with both side by side, the first of one width; one above the other.
    case `default`, value1, value2, subtitle
  }

  /// `UITableViewCell.EditingStyle`.
  public enum EditingStyle: String, Hashable, Sendable, CaseIterable {
    /// No control, a minus, or a plus.
    case none, delete, insert
  }

  /// The rooms that a table leaves above a row, or above a header or footer that it makes itself.
  package struct Rooms: Hashable, Sendable {
    /// Whether the section before has a footer without a text, which a grouped table leaves room for.
    package var hasFooter = false
    /// Whether its own section has a header without a text.
    package var hasHeader = false
    /// Whether its section is the table's first.
    package var isFirst = false
    /// Whether it is the header, with its text.
    package var isHeader = false
    /// Whether it is a grouped table's first prototype, whose header code tells: Interface Builder has one of one line.
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
  /// The layout of what a cell shows; heeded of the class `UITableViewCell`.
  public var cell: CellSettings {
    get { self[rare: \.cell]?.value ?? CellSettings() }
    set { self[rare: \.cell] = newValue == CellSettings() ? nil : CopyOnWrite(newValue) }
  }
}
