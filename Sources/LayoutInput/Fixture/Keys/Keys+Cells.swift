import Documents
import LayoutModel

extension ValueFormat where Value == CellSettings {
  /// `{"style": "value1", "textLabel": "name", "detailTextLabel": "value"}`.
  static let cellSettings = KeyTable<CellSettings>(
    "an object of what a cell lays out", name: "Cell", fresh: CellSettings(), parts + sizes + controls
  ).format

  private static let parts: [FixtureKey<CellSettings>] = [
    FixtureKey(
      "style", .name(of: "cell style"), "which of UIKit's styles places its texts and its image",
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
      "rowHeight", .length, "its own height, which counts before its table's", default: "what the table says",
      example: "60", \.rowHeight),
    FixtureKey(
      "indentation", .length, "how far its texts begin behind the margin", example: "20", \.indentation),
  ]

  private static let controls: [FixtureKey<CellSettings>] = [
    FixtureKey(
      "editingStyle", .name(of: "editing style"), "what stands at its leading edge while it is edited",
      default: "it isn't edited", example: #""delete""#, \.editingStyle),
    FixtureKey(
      "showsReorderControl", .bool, "whether it can be dragged by a control while it is edited", example: "true",
      \.showsReorderControl),
  ]
}
