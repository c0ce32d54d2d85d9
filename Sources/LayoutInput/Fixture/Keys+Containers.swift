import Documents
import LayoutModel

/// The keys of a stack view.
enum StackKeys {
  static let settings: [SettingKey<ViewSetting>] = [
    key("axis", .name(of: "axis"), "of a stack view: horizontal (if left out) or vertical", StackSetting.axis),
    key(
      "distribution", .name(of: "distribution"), "of a stack view: how its views share its length; fill if left out",
      StackSetting.distribution),
    key(
      "alignment", .name(of: "alignment"), "of a stack view: how its views stand across its axis; fill if left out",
      StackSetting.alignment),
    key("spacing", .number, "of a stack view: the distance between its views", StackSetting.spacing),
    key(
      "customSpacing", .customSpacing, "of a stack view: the distances behind single views, {\"id\": points}",
      StackSetting.customSpacing),
    key(
      "isBaselineRelativeArrangement", .bool, "of a vertical stack view: whether distances are between baselines",
      StackSetting.isBaselineRelativeArrangement),
    key(
      "isLayoutMarginsRelativeArrangement", .bool, "of a stack view: whether its margins bound its views",
      StackSetting.isLayoutMarginsRelativeArrangement),
    key(
      "arrangedSubviews", .array(of: { .string }, "an array of ids"),
      "of a stack view: the ids of the subviews that it arranges; all of them if left out",
      StackSetting.arrangedSubviews),
  ]

  private static func key<Value>(
    _ name: String, _ reader: ValueReader<Value>, _ meaning: String,
    _ make: @escaping @Sendable (Value) -> StackSetting
  ) -> SettingKey<ViewSetting> {
    SettingKey(name, reader, meaning) { .stack(make($0)) }
  }
}

/// The keys of a scroll view.
enum ScrollKeys {
  static let settings: [SettingKey<ViewSetting>] = [
    SettingKey("contentOffset", .point, "of a scroll view: its content's point at its top left corner, [x, y]") {
      .scroll(.contentOffset($0))
    },
    SettingKey("contentInset", .insets, "of a scroll view: room around its content") {
      .scroll(.contentInset($0))
    },
    SettingKey(
      "isScrollEnabled", .bool, "of a scroll or text view: whether the user can scroll; true if left out"
    ) { .scroll(.isScrollEnabled($0)) },
    SettingKey(
      "contentInsetAdjustmentBehavior", .name(of: "behavior"),
      "of a scroll view: which sides the safe area insets; automatic if left out"
    ) { .scroll(.contentInsetAdjustmentBehavior($0)) },
    SettingKey(
      "rowHeight", .length, "of a table view: its rows' height; as their content needs if left out",
      ViewSetting.rowHeight),
  ]
}

extension ValueReader where Value == Point {
  fileprivate static let point = ValueReader.tuple("an array of two numbers, [x, y]", [.number, .number]) {
    Point(x: $0[0], y: $0[1])
  }
}

extension ValueReader where Value == [String: Double] {
  /// Distances by the ids of the views that they stand behind.
  fileprivate static let customSpacing = ValueReader.members("an object of distances by ids", .number)
}
