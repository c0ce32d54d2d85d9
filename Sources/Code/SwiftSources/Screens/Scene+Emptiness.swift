import LayoutModel
import SceneSources
import ViewKinds

extension Scene {
  /// True if the screen shows nothing: no text, no image, no control, and no view of a colour or with a border.
  ///
  /// Bars don't count, nor what turns while there is nothing yet. A list without rows is empty.
  package var isEmpty: Bool { !rootViewController.view.hasVisibleContent(isRoot: true) }

  /// The names of what the screen has views of, and nothing here lays out: `UIHostingController`; each once, in order.
  var unmeasuredContents: [String] { rootViewController.view.unmeasuredContents.uniqued() }
}

extension View {
  fileprivate var unmeasuredContents: [String] {
    var names = subviews.flatMap(\.unmeasuredContents)
    if hasRareSettings, case .control(let name) = provenance.content { names.insert(name, at: 0) }
    return names
  }

  /// True if the view, or one in it, shows something.
  ///
  /// - Parameter isRoot: Whether the view is a screen's own, whose colour is the screen's ground.
  /// - Returns: Whether it does.
  fileprivate func hasVisibleContent(isRoot: Bool = false) -> Bool {
    guard !isHidden, alpha > 0 else { return false }
    switch kind {
    case .navigationBar, .tabBar, .toolbar, .activityIndicatorView, .refreshControl: return false
    case .searchBar, .pickerView: return true
    case .button, .label: break
    default: if kind.isControl { return true }
    }
    if content.text?.contains(where: { !$0.isWhitespace }) == true || content.image != nil { return true }
    if appearance.imageName != nil || appearance.systemImageName != nil { return true }
    let isBox = subviews.isEmpty && !kind.scrolls && !isRoot
    if isBox, appearance.backgroundColor != nil || appearance.borderWidth > 0 { return true }
    return subviews.contains { $0.hasVisibleContent() }
  }
}
