import Documents
import LayoutModel

/// The keys of a stack view.
enum StackKeys {
  static let settings: [SettingKey<View>] = [
    SettingKey(
      "axis", .name(of: "axis"), "of a stack view: which way its views stand in line", example: #""vertical""#,
      \.stack.axis),
    SettingKey(
      "distribution", .name(of: "distribution"), "of a stack view: how its views share its length",
      example: #""fillEqually""#, \.stack.distribution),
    SettingKey(
      "alignment", .name(of: "alignment"), "of a stack view: how its views stand across its axis",
      example: #""center""#,
      \.stack.alignment),
    SettingKey(
      "spacing", .number, "of a stack view: the distance between its views", example: "8", \.stack.spacing),
    SettingKey(
      "customSpacing", .members("an object of distances by ids", .number),
      "of a stack view: the distances behind single views, by their ids", example: #"{"title": 24}"#,
      \.stack.customSpacing),
    SettingKey(
      "isBaselineRelativeArrangement", .bool, "of a vertical stack view: whether distances are between baselines",
      example: "true",
      \.stack.isBaselineRelativeArrangement),
    SettingKey(
      "isLayoutMarginsRelativeArrangement", .bool, "of a stack view: whether its margins bound its views",
      example: "true",
      \.stack.isLayoutMarginsRelativeArrangement),
    SettingKey(
      "arrangedSubviews", .array(of: { .string }, "an array of ids"),
      "of a stack view: the ids of the subviews that it arranges", default: "all of its subviews",
      example: #"["title", "field"]"#, \.stack.arrangedSubviews),
  ]
}

/// The keys of a scroll view.
enum ScrollKeys {
  static let settings: [SettingKey<View>] = [
    SettingKey(
      "contentOffset", .point, "of a scroll view: its content's point at its top left corner, [x, y]",
      example: "[0, 120]",
      \.scroll.contentOffset),
    SettingKey(
      "contentInset", .insets, "of a scroll view: room around its content", example: #"{"top": 20, "bottom": 20}"#,
      \.scroll.contentInset),
    SettingKey(
      "isScrollEnabled", .bool, "of a scroll or text view: whether the user can scroll", example: "false",
      \.scroll.isScrollEnabled),
    SettingKey(
      "contentInsetAdjustmentBehavior", .name(of: "behavior"), "of a scroll view: which sides the safe area insets",
      example: #""never""#,
      \.scroll.contentInsetAdjustmentBehavior),
    SettingKey(
      "rowHeight", .length, "of a table view: its rows' height", default: "as high as their content needs",
      example: "60", \.table.rowHeight),
    SettingKey(
      "sectionHeaderHeight", .length, "of a table view: the height of its sections' headers",
      default: "as high as their content needs", example: "40", \.table.sectionHeaderHeight),
    SettingKey(
      "sectionFooterHeight", .length, "of a table view: the height of its sections' footers",
      default: "as high as their content needs", example: "40", \.table.sectionFooterHeight),
    SettingKey(
      "sectionHeaderTopPadding", .length, "of a table view, from iOS 15 on: what stands above each section's header",
      default: "22 from iOS 15 on", example: "0", \.table.sectionHeaderTopPadding),
    SettingKey(
      "tableHeaderView", .reference,
      "of a table view: the id of the subview that stands above all rows, as high as its frame says", default: "none",
      example: #""banner""#, \.table.tableHeaderView),
    SettingKey(
      "tableFooterView", .reference,
      "of a table view: the id of the subview that stands below all rows, as high as its frame says", default: "none",
      example: #""totals""#, \.table.tableFooterView),
    SettingKey(
      "placesRows", .bool, "of a table view: whether it stacks its rows; false where they stand as their frames say",
      example: "false",
      \.table.placesRows),
    SettingKey(
      "cell", .cellSettings, "of a table view's cell: what it lays out itself",
      default: "its accessory alone", example: #"{"style": "value1", "textLabel": "name", "detailTextLabel": "value"}"#,
      \.cell),
    SettingKey(
      "collectionViewLayout", .collectionViewLayout, "of a collection view: how it places its cells",
      default: "the places of their frames; of a collection view controller's, by its flow layout",
      example: #"{"list": {"appearance": "insetGrouped"}}"#, \.collectionViewLayout),
  ]
}

extension ValueFormat where Value == Point {
  static let point = ValueFormat.tuple(
    "an array of two numbers, [x, y]", [.number, .number], { Point(x: $0[0], y: $0[1]) }, parts: { [$0.x, $0.y] })
}
