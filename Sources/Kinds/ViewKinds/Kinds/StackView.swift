import LayoutModel

/// `UIStackView`: a row or a column.
package enum StackView {
  static let kind = KindDescription(
    .stackView, element: "stackView", intrinsicAxes: [],
    settings: [
      axis, distribution, alignment, spacing, isBaselineRelativeArrangement, isLayoutMarginsRelativeArrangement,
    ])

  package static let axis = KindSetting(
    "axis", .word(Axis.self), standard: .word("horizontal"), place: ScenePlace(\.stack.axis))
  package static let distribution = KindSetting(
    "distribution", .word(StackSettings.Distribution.self), standard: .word("fill"),
    place: ScenePlace(\.stack.distribution))
  package static let alignment = KindSetting(
    "alignment", .word(StackSettings.Alignment.self), standard: .word("fill"), place: ScenePlace(\.stack.alignment))
  package static let spacing = KindSetting(
    "spacing", .number, standard: .number(0), place: ScenePlace(\.stack.spacing))
  package static let isBaselineRelativeArrangement = KindSetting(
    "isBaselineRelativeArrangement", .flag, "baselineRelativeArrangement", standard: .flag(false),
    place: ScenePlace(\.stack.isBaselineRelativeArrangement))
  package static let isLayoutMarginsRelativeArrangement = KindSetting(
    "isLayoutMarginsRelativeArrangement", .flag, "layoutMarginsRelativeArrangement", standard: .flag(false),
    place: ScenePlace(\.stack.isLayoutMarginsRelativeArrangement))
}
