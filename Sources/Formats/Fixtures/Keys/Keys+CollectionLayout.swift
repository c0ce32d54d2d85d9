import Documents
import LayoutModel
import Notations

/// The keys of a collection view's layout (<doc:FixtureReference#CollectionViewLayout>).
extension ValueFormat where Value == CollectionViewLayout {
  /// A layout: `{"list": {"appearance": "insetGrouped"}}`, or `{"section": {"group": …}}`.
  static let collectionViewLayout = ChoiceTable<CollectionViewLayout>(
    "a collection view's layout", name: "CollectionViewLayout",
    [
      .choice(
        "list", .listConfiguration, "rows below each other, from iOS 14 on",
        example: #"{"appearance": "insetGrouped", "headerMode": "supplementary"}"#, { .list($0) },
        { if case .list(let list) = $0 { list } else { nil } }),
      .choice(
        "section", .layoutSection, "groups of items below each other, from iOS 13 on",
        example: """
          {"group": {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"absolute": 100}}, \
          "subitem": {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}}, \
          "count": 3}}
          """, { .section($0) },
        { if case .section(let section) = $0 { section } else { nil } }),
    ]
  ).format
}

extension ValueFormat where Value == CollectionLayoutListConfiguration {
  fileprivate static let listConfiguration = KeyTable<CollectionLayoutListConfiguration>(
    "a list, an object", name: "CollectionLayoutListConfiguration", fresh: CollectionLayoutListConfiguration(),
    [
      FixtureKey(
        "appearance", .name(of: "list appearance"), "the places of its rows", example: #""insetGrouped""#,
        \.appearance),
      FixtureKey(
        "headerMode", .name(of: "header mode"),
        "`supplementary`: each `UICollectionReusableView` among its subviews, but for footers, begins a section",
        example: #""supplementary""#, \.headerMode),
      FixtureKey(
        "footerMode", .name(of: "footer mode"),
        "`supplementary`: each `UICollectionReusableView`, but for headers, ends a section",
        example: #""supplementary""#, \.footerMode),
      FixtureKey(
        "headerTopPadding", .length, "the room above each header, in points",
        default: "by the system version of a plain list, 0 of others", example: "12", \.headerTopPadding),
    ]
  ).format
}

extension ValueFormat where Value == CollectionLayoutSection {
  fileprivate static let layoutSection = KeyTable<CollectionLayoutSection>(
    "a section, an object", name: "CollectionLayoutSection", required: ["group"],
    fresh: CollectionLayoutSection(group: .fresh),
    [
      FixtureKey(
        "group", .layoutGroup, "the group that is repeated until all cells have a place",
        example: """
          {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"estimated": 80}}, "count": 1, \
          "subitem": {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"estimated": 80}}}}
          """, \.group),
      FixtureKey(
        "interGroupSpacing", .length, "the room between two groups, in points", example: "8", \.interGroupSpacing),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets, "the room around all groups; the safe area adds to it at the sides",
        default: "nothing", example: #"{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}"#, \.contentInsets),
      FixtureKey(
        "orthogonalScrollingBehavior", .name(of: "orthogonal scrolling behavior"),
        "whether groups stand side by side and scroll across; they stand as before anybody scrolls",
        example: #""groupPaging""#, \.orthogonalScrollingBehavior),
    ]
  ).format
}

extension CollectionLayoutGroup {
  /// A group without settings.
  fileprivate static let fresh = CollectionLayoutGroup(layoutSize: .fresh, subitem: .fresh, count: 1)
}

extension CollectionLayoutSize {
  fileprivate static let fresh = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}

extension CollectionLayoutItem {
  fileprivate static let fresh = CollectionLayoutItem(layoutSize: .fresh)
}

/// The parts of a group before they are put together. Two keys give the number of its subitems.
private struct GroupDraft: Sendable {
  var group = CollectionLayoutGroup.fresh
  var subitem: CollectionLayoutSubitem?
  var repeatingSubitem: CollectionLayoutSubitem?
  var subitems: [CollectionLayoutSubitem]?
  var count: Int?

  init() {}

  init(_ group: CollectionLayoutGroup) {
    self.group = group
    switch group.subitems {
    case .shared(let subitem, let count): (self.subitem, self.count) = (subitem, count)
    case .repeated(let subitem, let count): (repeatingSubitem, self.count) = (subitem, count)
    case .inOrder(let subitems): self.subitems = subitems
    }
  }

  /// The group that the keys together declare.
  var whole: CollectionLayoutGroup {
    var group = group
    if let subitems {
      group.subitems = .inOrder(subitems)
    } else if let repeatingSubitem {
      group.subitems = .repeated(repeatingSubitem, count: count ?? 1)
    } else if let subitem {
      group.subitems = .shared(subitem, count: count ?? 1)
    }
    return group
  }
}

extension ValueFormat where Value == CollectionLayoutGroup {
  fileprivate static let layoutGroup: ValueFormat<CollectionLayoutGroup> = ValueFormat(
    table.what, .object { table.shape }, read: read,
    write: { JSONValue(.object(table.members(of: GroupDraft($0)))) })

  @Sendable private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> CollectionLayoutGroup? {
    var draft = GroupDraft()
    guard table.read(value, into: &draft, &reading), case .object(let members) = value.content else { return nil }
    let named = members.filter { ["subitem", "repeatingSubitem", "subitems"].contains($0.key) }
    guard let first = named.first else {
      reading.report(.missingEither("subitem", "subitems", path: reading.keyPath), at: value.position)
      return draft.whole
    }
    if let second = named.first(where: { $0.key != first.key }) {
      reading.report(
        .misplacedKey(second.key, why: "'\(first.key)' says what is repeated"), at: second.keyPosition)
    }
    let count = members.first { $0.key == "count" }
    if first.key != "subitems", count == nil {
      reading.report(.missingKey("count", path: reading.keyPath), at: value.position)
    }
    if first.key == "subitems", let count {
      reading.report(.misplacedKey("count", why: "'subitems' has them all"), at: count.keyPosition)
    }
    return draft.whole
  }

  private static let table: KeyTable<GroupDraft> = KeyTable(
    "a group, an object", name: "CollectionLayoutGroup", required: ["layoutSize"],
    rules: [
      .exactlyOne(["subitem", "repeatingSubitem", "subitems"]), .needs("subitem", ["count"]),
      .needs("repeatingSubitem", ["count"]), .excludes("subitems", ["count"]),
    ], fresh: GroupDraft(),
    [
      FixtureKey(
        "axis", .name(of: "axis"), "the axis along which its items stand in line", example: #""vertical""#, \.group.axis
      ),
      FixtureKey(
        "layoutSize", .layoutSize,
        "its size; fractions are of the section between its insets, or of the group that it stands in",
        example: #"{"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"absolute": 100}}"#,
        \.group.layoutSize),
      FixtureKey(
        "subitem", .layoutSubitem, "the item that is repeated; all share the group's length evenly",
        example: """
          {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}}
          """, \.subitem),
      FixtureKey(
        "repeatingSubitem", .layoutSubitem, "the item that is repeated, in the size that it says, from iOS 16 on",
        example: #"{"layoutSize": {"widthDimension": {"absolute": 80}, "heightDimension": {"fractionalHeight": 1}}}"#,
        \.repeatingSubitem),
      FixtureKey(
        "subitems", .layoutSubitems,
        "its items, in order, each in the size that it says; all again while their fractions leave room",
        example: """
          [{"layoutSize": {"widthDimension": {"fractionalWidth": 0.7}, "heightDimension": {"fractionalHeight": 1}}}, \
          {"axis": "vertical", "count": 2, \
          "layoutSize": {"widthDimension": {"fractionalWidth": 0.3}, "heightDimension": {"fractionalHeight": 1}}, \
          "subitem": {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}}}]
          """, \.subitems),
      FixtureKey("count", .itemCount, "the number of items in a group of one `subitem`", example: "3", \.count),
      FixtureKey(
        "interItemSpacing", .length, "the room between two items, in points", example: "8",
        \.group.interItemSpacing),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets,
        "the room that its items leave free; not along an estimated dimension",
        default: "nothing", example: #"{"top": 2, "leading": 2, "bottom": 2, "trailing": 2}"#, \.group.contentInsets),
    ])
}

extension ValueFormat where Value == [CollectionLayoutSubitem] {
  fileprivate static let layoutSubitems: ValueFormat<[CollectionLayoutSubitem]> = ValueFormat(
    all.expected, all.shape(),
    read: { value, reading in
      if case .array(let elements) = value.content, !(1...Magnitude.largestItemCount).contains(elements.count) {
        reading.report(
          .malformed("\(elements.count) items", what: "a group's items", example: "1 to \(Magnitude.largestItemCount)"),
          at: value.position)
        return nil
      }
      return all.read(value, &reading)
    }, write: all.write)

  private static let all: ValueFormat<[CollectionLayoutSubitem]> = ValueFormat.array(
    of: { .layoutSubitem }, "an array of items and groups")
}

extension ValueFormat where Value == CollectionLayoutSubitem {
  /// An item, or a group if it has a group's keys.
  fileprivate static let layoutSubitem: ValueFormat<CollectionLayoutSubitem> = ValueFormat(
    "an item or a group, an object",
    .either([
      ValueFormat<CollectionLayoutItem>.layoutItem.shape(), ValueFormat<CollectionLayoutGroup>.layoutGroup.shape(),
    ]),
    read: { value, reading in
      if case .object(let members) = value.content, members.contains(where: { groupKeys.contains($0.key) }) {
        return ValueFormat<CollectionLayoutGroup>.layoutGroup.read(value, &reading).map { .group($0) }
      }
      return ValueFormat<CollectionLayoutItem>.layoutItem.read(value, &reading).map { .item($0) }
    },
    write: { subitem in
      switch subitem {
      case .item(let item): ValueFormat<CollectionLayoutItem>.layoutItem.write(item)
      case .group(let group): ValueFormat<CollectionLayoutGroup>.layoutGroup.write(group)
      }
    })

  /// The keys that only groups have.
  private static let groupKeys: Set<String> = [
    "axis", "subitem", "repeatingSubitem", "subitems", "count", "interItemSpacing",
  ]
}

extension ValueFormat where Value == CollectionLayoutItem {
  fileprivate static let layoutItem = KeyTable<CollectionLayoutItem>(
    "an item, an object", name: "CollectionLayoutItem", required: ["layoutSize"], fresh: .fresh,
    [
      FixtureKey(
        "layoutSize", .layoutSize, "its size; fractions are of its group",
        example: #"{"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}"#,
        \.layoutSize),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets, "the room that the cell leaves free; not along an estimated dimension",
        default: "nothing", example: #"{"top": 2, "leading": 2, "bottom": 2, "trailing": 2}"#, \.contentInsets),
    ]
  ).format
}

extension ValueFormat where Value == CollectionLayoutSize {
  fileprivate static let layoutSize = KeyTable<CollectionLayoutSize>(
    "a layout size, an object of two dimensions", name: "CollectionLayoutSize",
    required: ["widthDimension", "heightDimension"], fresh: .fresh,
    [
      FixtureKey(
        "widthDimension", .layoutDimension, "the width", example: #"{"fractionalWidth": 0.5}"#, \.widthDimension),
      FixtureKey(
        "heightDimension", .layoutDimension, "the height", example: #"{"estimated": 80}"#, \.heightDimension),
    ]
  ).format
}

extension ValueFormat where Value == CollectionLayoutDimension {
  fileprivate static let layoutDimension = ChoiceTable<CollectionLayoutDimension>(
    "a dimension", name: "CollectionLayoutDimension",
    [
      .choice(
        "fractionalWidth", .fraction, "a fraction of the width of what it stands in", example: "0.5",
        { .fractionalWidth($0) }, { if case .fractionalWidth(let value) = $0 { value } else { nil } }),
      .choice(
        "fractionalHeight", .fraction, "a fraction of the height of what it stands in", example: "1",
        { .fractionalHeight($0) }, { if case .fractionalHeight(let value) = $0 { value } else { nil } }),
      .choice(
        "absolute", .length, "points", example: "44", { .absolute($0) },
        { if case .absolute(let value) = $0 { value } else { nil } }),
      .choice(
        "estimated", .length, "as long as the cell's content needs; so many points where that says nothing",
        example: "80", { .estimated($0) }, { if case .estimated(let value) = $0 { value } else { nil } }),
    ]
  ).format
}

extension ValueFormat where Value == Int {
  fileprivate static let itemCount = ValueFormat(
    "a whole number", number.shape(), read: { value, reading in number.read(value, &reading).map { Int($0) } },
    write: { JSONValue(.number(Double($0))) })

  private static let number = ValueFormat<Double>.number(
    "a whole number",
    .number("a whole number from 1 on", from: 1, to: Double(Magnitude.largestItemCount), isWhole: true),
    allowed: "this is whole, 1 at least, and at most \(Magnitude.largestItemCount)",
    where: { $0 >= 1 && $0 <= Double(Magnitude.largestItemCount) && $0.rounded() == $0 })
}

extension ValueFormat where Value == Double {
  fileprivate static let fraction = number(
    "a number",
    .number("a number above 0", from: Magnitude.smallestMultiplier, to: Magnitude.largestFraction),
    allowed: Magnitude.fractionWords
  ) { Magnitude.isSoundFraction($0) }
}
