import Documents
import LayoutModel

/// The keys of a bar's item.
enum BarButtonItemKeys {
  /// Keys that variations set too.
  static let settings: [SettingKey<BarButtonItem>] = [
    SettingKey("title", .string, "its title", \.title, BarButtonItemSetting.title),
    SettingKey(
      "width", .length, "its width in points; its title's, or an icon's, if left out", \.width,
      BarButtonItemSetting.width),
    SettingKey(
      "isEnabled", .bool, "whether it can be tapped; true if left out", \.isEnabled, BarButtonItemSetting.isEnabled),
    SettingKey("actions", .actions, "what a tap does", \.actions, BarButtonItemSetting.actions),
  ]

  static let table = KeyTable<BarButtonItem>(
    "a bar button item, an object or its title", fresh: .fresh,
    [
      FixtureKey(
        placed: "id", .string, "what messages and dumps call it; unique in the fixture",
        {
          $0.id = $1
          $0.position = $2
        }, write: { $0.id }),
      FixtureKey(
        "systemItem", .name(of: "system item"), "which of the system's items it is, `flexibleSpace` among them",
        \.systemItem),
    ] + settings.map(\.own) + [
      FixtureKey(
        "variations",
        KeyTable.variations(
          settings, others: FixtureKey.elsewhere("id", "systemItem", "variations", why: "it is the same in all traits")),
        "what changes with the traits", \.variations)
    ])
}

extension BarButtonItem: Varying {
  static let fresh = BarButtonItem()
}

extension ValueFormat where Value == BarButtonItem {
  /// `{"id": "done", "title": "Done"}`, or the title alone.
  static let barButtonItem = ValueFormat(
    BarButtonItemKeys.table.what,
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

extension ValueFormat where Value == [BarButtonItem] {
  static let barButtonItems = ValueFormat.array(of: { .barButtonItem }, "an array of bar button items")
}

extension ValueFormat where Value == NavigationItem {
  static let navigationItem = KeyTable<NavigationItem>(
    "a navigation item, an object", fresh: NavigationItem(),
    [
      FixtureKey("title", .string, "the bar's title", \.title),
      FixtureKey("prompt", .string, "a line above the title, which makes the bar higher", \.prompt),
      FixtureKey(
        "leftBarButtonItems", .barButtonItems, "from the left edge on", \.leftBarButtonItems),
      FixtureKey(
        "rightBarButtonItems", .barButtonItems, "from the right edge on", \.rightBarButtonItems),
      FixtureKey(
        "largeTitleDisplayMode", .name(of: "large title display mode"), "automatic (if left out), always or never",
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
