import Documents
import LayoutModel

/// The keys of how a collection view places its items (<doc:FixtureReference#CollectionViewLayout>).
extension ValueFormat where Value == CollectionViewLayout {
  /// `{"list": {"appearance": "insetGrouped"}}`, or `{"section": {"group": …}}`.
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
        "appearance", .name(of: "list appearance"), "where its rows stand", example: #""insetGrouped""#,
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
        "headerTopPadding", .length, "what stands above each header, in points",
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
        "group", .layoutGroup, "what is repeated until all cells have a place",
        example: """
          {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"estimated": 80}}, "count": 1, \
          "subitem": {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"estimated": 80}}}}
          """, \.group),
      FixtureKey(
        "interGroupSpacing", .length, "what stands between two groups, in points", example: "8", \.interGroupSpacing),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets, "what stands around all groups; the safe area adds to it at the sides",
        default: "nothing", example: #"{"top": 8, "leading": 16, "bottom": 8, "trailing": 16}"#, \.contentInsets),
      FixtureKey(
        "orthogonalScrollingBehavior", .name(of: "orthogonal scrolling behavior"),
        "whether groups stand side by side and scroll across; they stand as before anybody scrolls",
        example: #""groupPaging""#, \.orthogonalScrollingBehavior),
    ]
  ).format
}

extension CollectionLayoutGroup {
  /// A group that a file hasn't said anything of.
  fileprivate static let fresh = CollectionLayoutGroup(layoutSize: .fresh, subitem: .fresh, count: 1)
}

extension CollectionLayoutSize {
  fileprivate static let fresh = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
}

extension CollectionLayoutItem {
  fileprivate static let fresh = CollectionLayoutItem(layoutSize: .fresh)
}

extension ValueFormat where Value == CollectionLayoutGroup {
  fileprivate static let layoutGroup = ValueFormat(
    table.what, .object { table.shape }, read: read, write: { JSONValue(.object(table.members(of: $0))) })

  @Sendable private static func read(_ value: JSONValue, _ reading: inout FixtureReading) -> CollectionLayoutGroup? {
    var group = CollectionLayoutGroup.fresh
    guard table.read(value, into: &group, &reading), case .object(let members) = value.content else { return nil }
    let named = members.filter { ["subitem", "repeatingSubitem"].contains($0.key) }
    if named.isEmpty {
      reading.report(.missingEither("subitem", "repeatingSubitem", path: reading.keyPath), at: value.position)
    }
    if let first = named.first, let second = named.first(where: { $0.key != first.key }) {
      reading.report(
        .misplacedKey(second.key, why: "'\(first.key)' says what is repeated"), at: second.keyPosition)
    }
    return group
  }

  private static let table = KeyTable<CollectionLayoutGroup>(
    "a group, an object", name: "CollectionLayoutGroup", required: ["layoutSize", "count"],
    rules: [.exactlyOne(["subitem", "repeatingSubitem"])], fresh: .fresh,
    [
      FixtureKey(
        "axis", .name(of: "axis"), "which way its items stand in line", example: #""vertical""#, \.axis),
      FixtureKey(
        "layoutSize", .layoutSize, "how large it is; fractions are of the section between its insets",
        example: #"{"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"absolute": 100}}"#, \.layoutSize),
      FixtureKey(
        "subitem", .layoutItem, "the item that is repeated; items share the group's length evenly",
        example: """
          {"layoutSize": {"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}}
          """,
        {
          $0.subitem = $1
          $0.repeatsSubitem = false
        }, write: { $0.repeatsSubitem ? nil : $0.subitem }),
      FixtureKey(
        "repeatingSubitem", .layoutItem, "the item that is repeated, in the size that it says, from iOS 16 on",
        example: #"{"layoutSize": {"widthDimension": {"absolute": 80}, "heightDimension": {"fractionalHeight": 1}}}"#,
        {
          $0.subitem = $1
          $0.repeatsSubitem = true
        }, write: { $0.repeatsSubitem ? $0.subitem : nil }),
      FixtureKey("count", .itemCount, "how many items are in a group", example: "3", \.count),
      FixtureKey(
        "interItemSpacing", .length, "what stands between two items, in points", example: "8", \.interItemSpacing),
    ])
}

extension ValueFormat where Value == CollectionLayoutItem {
  fileprivate static let layoutItem = KeyTable<CollectionLayoutItem>(
    "an item, an object", name: "CollectionLayoutItem", required: ["layoutSize"], fresh: .fresh,
    [
      FixtureKey(
        "layoutSize", .layoutSize, "how large it is; fractions are of its group",
        example: #"{"widthDimension": {"fractionalWidth": 1}, "heightDimension": {"fractionalHeight": 1}}"#,
        \.layoutSize),
      FixtureKey(
        "contentInsets", .directionalEdgeInsets, "what of it the cell leaves free; not along an estimated dimension",
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
