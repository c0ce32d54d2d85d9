import InterfaceBuilder
import LayoutModel

/// The first controllers in a storyboard's containers, and what their bars and columns are like.
@MainActor struct StoryboardContainers {
  private let storyboard: StoryboardLoader
  private let nib: NibFile

  init(_ storyboard: StoryboardLoader, _ nib: NibFile) {
    (self.storyboard, self.nib) = (storyboard, nib)
  }

  /// Gives a container its first controllers.
  func fill(_ controller: UIViewController, _ index: Int, _ declared: LayoutModel.ViewController) {
    switch controller {
    case let stack as UINavigationController: fill(stack, index, declared.navigation)
    case let tabs as UITabBarController:
      if let isTranslucent = declared.navigation.isTranslucent { tabs.tabBar.isTranslucent = isTranslucent }
      let content = content(of: index)
      if !content.isEmpty { tabs.setViewControllers(content, animated: false) }
    case let split as UISplitViewController: fill(split, index, declared.split)
    default: break
    }
  }

  private func content(of index: Int) -> [UIViewController] {
    nib.file.declaredContent(ofController: index).map { storyboard.controller($0) }
  }

  private func settings(of index: Int) -> [String: String] {
    nib.objects[nib.file.controllerIDs[index]]?.settings ?? [:]
  }

  private func fill(_ stack: UINavigationController, _ index: Int, _ navigation: NavigationSettings) {
    stack.navigationBar.prefersLargeTitles = navigation.prefersLargeTitles
    if let isTranslucent = navigation.isTranslucent { stack.navigationBar.isTranslucent = isTranslucent }
    stack.isNavigationBarHidden = navigation.isNavigationBarHidden
    stack.isToolbarHidden = navigation.isToolbarHidden
    let settings = settings(of: index)
    stack.hidesBarsOnTap = settings["hidesBarsOnTap"] == "YES"
    stack.hidesBarsOnSwipe = settings["hidesBarsOnSwipe"] == "YES"
    stack.hidesBarsWhenKeyboardAppears = settings["hidesBarsWhenKeyboardAppears"] == "YES"
    stack.hidesBarsWhenVerticallyCompact = settings["hidesBarsWhenVerticallyCompact"] == "YES"
    let content = content(of: index)
    if !content.isEmpty { stack.setViewControllers(content, animated: false) }
  }

  // MARK: Columns

  private func fill(_ split: UISplitViewController, _ index: Int, _ declared: SplitSettings) {
    let settings = settings(of: index)
    split.preferredDisplayMode = settings["preferredDisplayMode"].flatMap { Self.displayModes[$0] } ?? .automatic
    split.preferredSplitBehavior = settings["behavior"].flatMap { Self.behaviors[$0] } ?? .automatic
    if settings["presentsWithGesture"] == "NO" { split.presentsWithGesture = false }
    if settings["primaryBackgroundStyle"] == "sidebar" { split.primaryBackgroundStyle = .sidebar }
    if let width = declared.minimumPrimaryColumnWidth { split.minimumPrimaryColumnWidth = CGFloat(width) }
    if let width = declared.maximumPrimaryColumnWidth { split.maximumPrimaryColumnWidth = CGFloat(width) }
    if let fraction = declared.preferredPrimaryColumnWidthFraction {
      split.preferredPrimaryColumnWidthFraction = CGFloat(fraction)
    }
    guard split.style != .unspecified else {
      let columns = nib.file.columns(ofController: index).map { storyboard.controller($0) }
      if !columns.isEmpty { split.viewControllers = columns }
      return
    }
    let columns: [(relationship: String, column: UISplitViewController.Column)] = [
      ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
      ("detailViewController", .secondary), ("compactViewController", .compact),
    ]
    for (relationship, column) in columns {
      guard let content = nib.relationship(relationship, of: nib.file.controllerIDs[index]),
        let place = nib.file.controllerIndex(ofID: content)
      else { continue }
      split.setViewController(storyboard.controller(place), for: column)
    }
  }

  private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
    "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]

  /// Interface Builder's words before Xcode 12 and since.
  private static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
    "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary,
    "oneOverSecondary": .oneOverSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
}

extension NibFile {
  /// The object id at the other end of a controller's relationship; `nil` where it has none.
  func relationship(_ name: String, of id: String?) -> String? {
    objects[id]?.connections.first { connection in
      if case .segue(let segue) = connection.kind { segue.relationship == name } else { false }
    }?.destination
  }
}

extension NibCoder {
  /// The column style of the decoded split view controller: double or triple by the file's columns, where the file allows that style.
  @MainActor var columnStyle: UISplitViewController.Style {
    guard object?.settings["allowDoubleColumnStyle"] == "YES" else { return .unspecified }
    return loader.nib.relationship("supplementaryViewController", of: object?.id) == nil ? .doubleColumn : .tripleColumn
  }
}
