import LayoutModel

/// `UISearchBar`: a field to search with.
package enum SearchBar {
  // It is 56 in Interface Builder; on iOS 26 a bare one was measured (<doc:Bars#Search-bars>).
  static let kind = KindDescription(
    .searchBar, element: "searchBar", intrinsicAxes: [.vertical],
    sizes: ClassDefaults(looks: [
      ClassDefaults.Look(since: 26, width: nil, height: 44, evidence: .observed("openuikit")),
      ClassDefaults.Look(since: 11, width: nil, height: 56, evidence: .article),
      ClassDefaults.Look(since: 3, width: nil, height: 44, evidence: .list),
    ]),
    drawnSize: { _ in .kept }, settings: [placeholder, text, prompt, showsCancelButton, Bars.barTintColor])

  package static let placeholder = KindSetting("placeholder", .text(localized: "placeholder"))
  package static let text = KindSetting("text", .text(localized: "text"))
  package static let prompt = KindSetting(
    "prompt", .text(localized: "prompt"), place: ScenePlace(SceneProperties.prompt))
  package static let showsCancelButton = KindSetting(
    "showsCancelButton", .flag, standard: .flag(false), place: ScenePlace(SceneProperties.showsCancelButton))
}
