import LayoutModel

/// `UINavigationBar`, `UITabBar` and `UIToolbar`, whose width is free and whose height is the system's (<doc:Bars>).
package enum Bars {
  static let kinds = [
    KindDescription(
      .navigationBar, element: "navigationBar", intrinsicAxes: [.vertical],
      sizes: ClassDefaults(looks: [
        ClassDefaults.Look(since: 26, width: nil, height: 54),
        ClassDefaults.Look(since: 12, place: .pad, width: nil, height: 50),
        ClassDefaults.Look(since: 1, place: .compact, width: nil, height: 32),
        ClassDefaults.Look(since: 1, width: nil, height: 44),
      ]),
      specimens: [
        ControlSpecimen(.navigationBar, since: eras(3, 26)),
        ControlSpecimen(.navigationBar, "on a pad", on: .pad, since: eras(3, 12, 26)),
      ], drawnSize: { _ in .kept }, settings: settings),
    // Phones with a home button may keep 49 in landscape: sources disagree (<doc:Bars#Tab-bars>).
    KindDescription(
      .tabBar, element: "tabBar", intrinsicAxes: [.vertical],
      sizes: ClassDefaults(looks: [
        ClassDefaults.Look(since: 12, place: .pad, width: nil, height: 50),
        ClassDefaults.Look(since: 11, place: .compact, width: nil, height: 32),
        ClassDefaults.Look(since: 1, width: nil, height: 49),
      ]),
      specimens: [
        ControlSpecimen(.tabBar, since: eras(3)), ControlSpecimen(.tabBar, "on a pad", on: .pad, since: eras(3, 12)),
      ], drawnSize: { _ in .kept }, settings: settings),
    KindDescription(
      .toolbar, element: "toolbar", intrinsicAxes: [.vertical],
      sizes: ClassDefaults(looks: [
        ClassDefaults.Look(since: 26, place: .pad, width: nil, height: 44),
        ClassDefaults.Look(since: 26, place: .compactHeight, width: nil, height: 44),
        ClassDefaults.Look(since: 26, width: nil, height: 48),
        ClassDefaults.Look(since: 12, place: .pad, width: nil, height: 50),
        ClassDefaults.Look(since: 1, place: .compact, width: nil, height: 32),
        ClassDefaults.Look(since: 1, width: nil, height: 44),
      ]),
      specimens: [
        ControlSpecimen(.toolbar, since: eras(3, 26)),
        ControlSpecimen(.toolbar, "on a pad", on: .pad, since: eras(3, 12, 26)),
      ], drawnSize: { _ in .kept }, settings: settings),
  ]

  private static func eras(_ systems: Int...) -> [ControlSpecimen.Era] {
    systems.map { ControlSpecimen.Era($0, .article) }
  }

  private static let settings = [barStyle, barTintColor, isTranslucent]

  package static let barStyle = KindSetting(
    "barStyle", .word(["default", "black"], also: ["blackTranslucent": "black", "blackOpaque": "black"]),
    standard: .word("default"),
    place: ScenePlace(
      { .word($0.isBarBlack ? "black" : "default") }, assign: { $0.isBarBlack = $1 == .word("black") }))
  package static let barTintColor = KindSetting(
    "barTintColor", .color, place: ScenePlace(SceneProperties.barTintColor))
  package static let isTranslucent = KindSetting("isTranslucent", .flag, "translucent")
}
