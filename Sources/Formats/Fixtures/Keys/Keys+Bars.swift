import Documents
import LayoutModel

/// The keys of a bar's item.
enum BarButtonItemKeys {
  /// Keys that variations can set too.
  static let settings: [SettingKey<BarButtonItem>] = [
    SettingKey("title", .string, "its title", example: #""Done""#, \.title, BarButtonItemSetting.title),
    SettingKey(
      "width", .length, "its width in points", default: "that of its title or icon", example: "44", \.width,
      BarButtonItemSetting.width),
    SettingKey(
      "isEnabled", .bool, "whether it can be tapped", example: "false", \.isEnabled, BarButtonItemSetting.isEnabled),
    SettingKey(
      "actions", .actions, "the actions of a tap", example: #"[{"dismiss": "sheet"}]"#, \.actions,
      BarButtonItemSetting.actions),
  ]

  static let table = KeyTable<BarButtonItem>(
    "a bar button item, an object or its title", name: "BarButtonItem", fresh: .fresh,
    [
      FixtureKey(
        placed: "id", .id, "its name in messages and dumps; unique in the fixture", example: #""done""#,
        {
          $0.id = $1
          $0.position = $2
        }, write: { $0.id }),
      FixtureKey(
        "systemItem", .name(of: "system item"), "the system's item that it is", example: #""flexibleSpace""#,
        \.systemItem),
      FixtureKey(
        "form", .name(of: "form"), "its form in the bar", default: "`standard`", example: #""image""#,
        \.form),
    ] + settings.map(\.own) + [
      FixtureKey(
        "variations",
        KeyTable.variations(
          of: "BarButtonItem", settings,
          others: FixtureKey.elsewhere("id", "systemItem", "form", "variations", why: "it is the same in all traits")),
        "changes with the traits", example: #"[{"when": {"idiom": "pad"}, "set": {"title": "Finished"}}]"#,
        \.variations)
    ])
}

extension BarButtonItem: Varying {
  static let fresh = BarButtonItem()
}

extension ValueFormat where Value == BarButtonItem {
  /// An item: `{"id": "done", "title": "Done"}`, or only its title.
  static let barButtonItem = ValueFormat(
    BarButtonItemKeys.table.what, .either([.string("its title"), .object { BarButtonItemKeys.table.shape }]),
    read: { value, reading in
      if case .string(let title) = value.content { return BarButtonItem(title: title, position: value.position) }
      return format.read(value, &reading)
    },
    write: { item in
      let members = BarButtonItemKeys.table.members(of: item)
      if members.count == 1, members[0].key == "title" { return members[0].value }
      return JSONValue(.object(members))
    })

  private static let format = BarButtonItemKeys.table.format { BarButtonItem(position: $0) }
}

extension ValueFormat where Value == BarContents {
  /// A bar's contents: `{"items": [{"title": "Edit"}, {"systemItem": "flexibleSpace"}]}`.
  static let barContents = KeyTable<BarContents>(
    "an object of a bar's items", name: "Bar", fresh: BarContents(),
    [
      FixtureKey(
        "items", .shownItems, "of a navigation bar those on the left, from its edge on",
        example: #"[{"title": "Edit"}, {"systemItem": "flexibleSpace"}]"#, \.items),
      FixtureKey(
        "rightItems", .shownItems, "of a navigation bar those on the right, from its edge on",
        example: #"[{"systemItem": "add"}]"#, \.rightItems),
      FixtureKey("hasPrompt", .bool, "whether a line of text is above them", example: "true", \.hasPrompt),
    ]
  ).format
}

extension ValueFormat where Value == [BarButtonItem] {
  /// Items that have views of their own in the bar.
  fileprivate static let shownItems = ValueFormat.array(of: { shownItem }, "an array of items")

  private static let shownItem = KeyTable<BarButtonItem>(
    "an item, an object", name: "BarItem", fresh: .fresh,
    [
      FixtureKey("title", .string, "its title", default: "none", example: #""Done""#, \.title),
      FixtureKey(
        "systemItem", .name(of: "system item"), "the system's item that it is", default: "none",
        example: #""flexibleSpace""#, \.systemItem),
      FixtureKey("form", .name(of: "form"), "its form in the bar", example: #""image""#, \.form),
      FixtureKey(
        "width", .length, "its width in points", default: "that of what it shows", example: "44", \.width),
    ]
  ).format
}

extension ValueFormat where Value == [BarButtonItem] {
  static let barButtonItems = ValueFormat.array(of: { .barButtonItem }, "an array of bar button items")
}

extension ValueFormat where Value == NavigationItem {
  static let navigationItem = KeyTable<NavigationItem>(
    "a navigation item, an object", name: "NavigationItem", fresh: NavigationItem(),
    [
      FixtureKey("title", .string, "the bar's title", example: #""Items""#, \.title),
      FixtureKey(
        "prompt", .string, "a line above the title, which makes the bar higher", example: #""Choose one""#, \.prompt),
      FixtureKey(
        "backBarButtonItem", .barButtonItem, "the item that leads back to it; its id is that of the button",
        default: "its title with an arrow", example: #"{"id": "back", "title": "Items"}"#, \.backBarButtonItem),
      FixtureKey(
        "leftBarButtonItems", .barButtonItems, "from the left edge on", example: #"[{"systemItem": "done"}]"#,
        \.leftBarButtonItems),
      FixtureKey(
        "rightBarButtonItems", .barButtonItems, "from the right edge on",
        example: #"["Edit", {"id": "add", "systemItem": "add"}]"#, \.rightBarButtonItems),
      FixtureKey(
        "largeTitleDisplayMode", .name(of: "large title display mode"), "whether its title is large",
        example: #""never""#,
        \.largeTitleDisplayMode),
    ]
  ).format
}

extension ValueFormat where Value == RectEdge {
  /// Names of edges.
  static let edges = ValueFormat.options(
    "an array of edges", of: "edge",
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)], unions: [("all", .all), ("none", [])])
}
