import Documents
import LayoutModel

/// A controller of a storyboard or of a xib, and its simulated surroundings on the canvas.
struct CanvasController {
  let element: XMLElement
  /// The controller's view, if the file has it.
  var view: XMLElement?
  /// The segues that begin anywhere in the controller.
  var segues: [CanvasSegue] = []
  /// The controllers that it contains by declaration.
  var declared: [Int] = []
  /// The bars around its view, as far as the segues to it determine them.
  var surroundings = Surroundings()
  /// The bar of the navigation controller whose root it is.
  var ownBar: NavigationBar?

  init(element: XMLElement) {
    self.element = element
  }

  var id: String? { element.objectID }

  /// The kind of the controller, by its element.
  var kind: ViewController.Kind { ControllerImporter.kind(of: element) }

  /// The controller's name for people: a title, or else the storyboard identifier, the custom class or the kind.
  var title: String {
    titles.first.map(\.excerpt) ?? identifier ?? kind.rawValue
  }

  /// The author's name for the controller: a title, or else the storyboard identifier or the custom class.
  var label: String? { titles.first ?? identifier }

  private var identifier: String? { element["storyboardIdentifier"] ?? element["customClass"] }

  /// The titles of the controller and its navigation item, unless they are blank.
  private var titles: [String] {
    [element["title"], element.child(forKey: "navigationItem")?["title"]].compactMap(\.self)
      .filter { $0.contains { !$0.isWhitespace } }
  }

  /// The names of the controller's scene: its object id, a storyboard identifier, a class, titles.
  var names: [String] {
    [id, element["storyboardIdentifier"], element["customClass"]].compactMap(\.self) + titles
  }

  /// A Boolean that tells whether the controller contains others. A segue to it then doesn't lead to those.
  var isContainer: Bool { kind.isContainer }

  /// The surroundings of a controller's view.
  struct Surroundings {
    var hasNavigationBar = false
    var hasLargeTitles = false
    /// A Boolean that tells whether the controller's own title is never large, wherever it is pushed.
    var neverShowsLargeTitle = false
    var hasTabBar = false
    /// A Boolean that tells whether the tab bar belongs to a tab bar controller around it. Such a bar stays where the
    /// controller is presented.
    var standsInTabs = false
    var hasToolbar = false
    var isPopover = false
    /// A Boolean that tells whether its size is simulated as a page sheet's.
    var isPageSheet = false
    /// A Boolean that tells whether it stands in a container view of another controller.
    var isEmbedded = false
    /// A Boolean that tells whether it is drawn without a status bar.
    var hidesStatusBar = false
    /// The navigation bar above it, as the file draws it.
    var navigationBar: NavigationBar?
  }

  /// A navigation controller's bar, as it was stored.
  struct NavigationBar {
    let element: XMLElement
    let frame: Rect

    /// Creates the bar of an element; `nil` if it has no height.
    init?(_ element: XMLElement) {
      guard let frame = element.child(forKey: "frame")?.rect, frame.height > 0 else { return nil }
      (self.element, self.frame) = (element, frame)
    }
  }
}

/// A segue, and the place where it begins.
struct CanvasSegue {
  let element: XMLElement
  /// The id of the container view that it begins in.
  let containerView: String?

  var kind: Kind? { element["kind"].flatMap(Kind.init(rawValue:)) }

  /// The relationship that the segue establishes.
  var relationship: Relationship? {
    kind == .relationship ? element["relationship"].flatMap(Relationship.init(rawValue:)) : nil
  }

  /// The warning about a segue that isn't understood; `nil` for known kinds, for custom segues, whose code decides, and for unwind segues,
  /// which go back.
  var warning: InputWarning.Kind? {
    if kind == .relationship {
      guard relationship == nil else { return nil }
      return .unknownSegue(element["relationship"] ?? "", attribute: "relationship")
    }
    guard kind == nil, let name = element["kind"], !["custom", "unwind"].contains(name) else { return nil }
    return .unknownSegue(name, attribute: "kind")
  }

  /// A Boolean that tells whether it leads to a popover.
  var isPopover: Bool { kind == .popover || kind == .popoverPresentation }

  /// The relationships of containers to controllers.
  enum Relationship: String {
    case rootViewController, viewControllers
    case masterViewController, supplementaryViewController, detailViewController, compactViewController
  }

  /// The kinds of segues: those of Xcode 5 (`push`, `modal`, `popover`), and the later ones.
  enum Kind: String {
    case relationship, embed
    case push, show, showDetail, replace
    case modal, popover, presentation, popoverPresentation
  }
}

extension CanvasController.Surroundings {
  /// Creates the simulated bars of a controller.
  init(simulatedBy element: XMLElement) {
    let above = element.child(forKey: "simulatedTopBarMetrics")?.name
    hasNavigationBar = above == "simulatedNavigationBarMetrics" || (above == nil && Self.isSplitDetail(element))
    let below = element.child(forKey: "simulatedBottomBarMetrics")?.name
    hasTabBar = below == "simulatedTabBarMetrics"
    hasToolbar = below == "simulatedToolbarMetrics"
  }

  /// Tells whether a controller is drawn as the last column of a split view controller, which has a navigation bar.
  private static func isSplitDetail(_ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "splitViewDetailSimulatedSizeMetrics" }
  }

  /// Adds others' bars, and tells whether there was one to add.
  @discardableResult
  mutating func addBars(of others: CanvasController.Surroundings) -> Bool {
    let before = [hasNavigationBar, hasTabBar, hasToolbar]
    hasNavigationBar = hasNavigationBar || others.hasNavigationBar
    hasTabBar = hasTabBar || others.hasTabBar
    hasToolbar = hasToolbar || others.hasToolbar
    return before != [hasNavigationBar, hasTabBar, hasToolbar]
  }

  /// Takes over the simulated metrics of a controller or a xib's view.
  mutating func heed(_ element: XMLElement) {
    switch element.child(forKey: "simulatedTopBarMetrics")?.name {
    case "simulatedNavigationBarMetrics": hasNavigationBar = true
    case "nil": hasNavigationBar = false
    default: break
    }
    if element.children.contains(where: { $0.name == "modalPageSheetSimulatedSizeMetrics" }) { isPageSheet = true }
    hidesStatusBar = element.child(forKey: "simulatedStatusBarMetrics")?.name == "nil"
    switch element.child(forKey: "simulatedBottomBarMetrics")?.name {
    case "simulatedTabBarMetrics": hasTabBar = true
    case "simulatedToolbarMetrics": hasToolbar = true
    case "nil": (hasTabBar, hasToolbar) = (false, false)
    default: break
    }
  }
}
