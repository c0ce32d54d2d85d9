import Documents
import LayoutModel

extension ValueFormat where Value == CellSettings {
  /// A cell: `{"style": "value1", "textLabel": "name", "detailTextLabel": "value"}`.
  static let cellSettings = KeyTable<CellSettings>(
    "an object of what a cell lays out", name: "Cell", fresh: CellSettings(), parts + sizes + controls
  ).format

  private static let parts: [FixtureKey<CellSettings>] = [
    FixtureKey(
      "style", .name(of: "cell style"), "UIKit's style that places its texts and its image",
      default: "constraints place what is in it", example: #""subtitle""#, \.style),
    FixtureKey("textLabel", .reference, "the id of the title", default: "none", example: #""name""#, \.textLabel),
    FixtureKey(
      "detailTextLabel", .reference, "the id of the second text", default: "none", example: #""value""#,
      \.detailTextLabel),
    FixtureKey(
      "imageView", .reference, "the id of the image view", default: "none", example: #""icon""#, \.imageView),
    FixtureKey(
      "accessoryView", .reference, "the id of the view at its trailing edge", default: "none", example: #""switch""#,
      \.accessoryView),
  ]

  private static let sizes: [FixtureKey<CellSettings>] = [
    FixtureKey(
      "rowHeight", .length, "its own height, which counts before its table's", default: "the table's",
      example: "60", \.rowHeight),
    FixtureKey(
      "drawnHeight", .length, "its height where nothing in it gives one", default: "the system's own",
      example: "60", \.drawnHeight),
    FixtureKey(
      "rooms", .rooms, "the room that its table leaves above it", default: "nothing", example: #"{"hasHeader": true}"#,
      \.rooms),
    FixtureKey(
      "indentation", .length, "the distance from the margin to its texts", example: "20", \.indentation),
  ]

  private static let controls: [FixtureKey<CellSettings>] = [
    FixtureKey(
      "editingStyle", .name(of: "editing style"), "the control at its leading edge while it is edited",
      default: "it isn't edited", example: #""delete""#, \.editingStyle),
    FixtureKey(
      "showsReorderControl", .bool, "whether it can be dragged by a control while it is edited", example: "true",
      \.showsReorderControl),
  ]
}

extension ValueFormat where Value == CellSettings.Rooms {
  /// The space that a table leaves above a row: `{"hasHeader": true}`.
  fileprivate static let rooms = KeyTable<CellSettings.Rooms>(
    "an object of what a table leaves above a row", name: "Rooms", fresh: CellSettings.Rooms(),
    [
      FixtureKey("hasFooter", .bool, "room for the footer before, which has no text", example: "true", \.hasFooter),
      FixtureKey("hasHeader", .bool, "room for its section's header, which has no text", example: "true", \.hasHeader),
      FixtureKey("isFirst", .bool, "whether its section is the table's first", example: "true", \.isFirst),
      FixtureKey("isHeader", .bool, "whether it is a header, with its text", example: "true", \.isHeader),
      FixtureKey(
        "isOfPrototypes", .bool, "room for a header that code tells, of one line", example: "true", \.isOfPrototypes),
    ]
  ).format
}
