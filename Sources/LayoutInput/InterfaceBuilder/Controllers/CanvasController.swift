import Documents
import LayoutModel

/// A controller of a storyboard, or of a xib, and what the canvas simulates around its view.
struct CanvasController {
  let element: XMLElement
  /// Its view, where the file holds it.
  var view: XMLElement?
  /// The segues that begin anywhere in the controller.
  var segues: [CanvasSegue] = []
  /// The controllers that are declared within it as what it contains.
  var declared: [Int] = []
  /// The bars around its view, as far as they are told by what leads to it.
  var surroundings = Surroundings()
  /// The bar of the navigation controller that begins with it.
  var ownBar: NavigationBar?

  init(element: XMLElement) {
    self.element = element
  }

  var id: String? { element.objectID }

  /// What its element is.
  var kind: ViewController.Kind { ControllerImporter.kind(of: element) }

  /// What people call the controller: its title, its navigation item's, its storyboard identifier, or its class.
  var title: String {
    titles.first.map(\.excerpt) ?? identifier ?? kind.rawValue
  }

  /// What its author calls the controller: its title, its storyboard identifier, or its own class.
  var label: String? { titles.first ?? identifier }

  private var identifier: String? { element["storyboardIdentifier"] ?? element["customClass"] }

  /// Its own title and its navigation item's, as far as they say something.
  private var titles: [String] {
    [element["title"], element.child(forKey: "navigationItem")?["title"]].compactMap(\.self)
      .filter { $0.contains { !$0.isWhitespace } }
  }

  /// What the scene of the controller can be asked for by: its object id, a storyboard identifier, a class, titles.
  var names: [String] {
    [id, element["storyboardIdentifier"], element["customClass"]].compactMap(\.self) + titles
  }

  /// Whether other controllers stand in it, so that what leads to it doesn't lead to them.
  var isContainer: Bool { kind.isContainer }

  /// What stands around a controller's view.
  struct Surroundings {
    var hasNavigationBar = false
    var hasLargeTitles = false
    /// Whether its own title is never large, wherever it is pushed.
    var neverShowsLargeTitle = false
    var hasTabBar = false
    /// Whether the tab bar is that of a tab bar controller around it, and so stays where that is presented.
    var standsInTabs = false
    var hasToolbar = false
    var isPopover = false
    /// A Boolean that says that its size is simulated as a page sheet's.
    var isPageSheet = false
    /// Whether it stands in a container view of another.
    var isEmbedded = false
    /// Whether it is drawn without a status bar.
    var hidesStatusBar = false
    /// The navigation bar above it, as the file draws that.
    var navigationBar: NavigationBar?
  }

  /// A navigation controller's bar, as it was stored.
  struct NavigationBar {
    let element: XMLElement
    let frame: Rect

    /// The bar of an element; `nil` of one without a height.
    init?(_ element: XMLElement) {
      guard let frame = element.child(forKey: "frame")?.rect, frame.height > 0 else { return nil }
      (self.element, self.frame) = (element, frame)
    }
  }
}

/// A segue, and where it begins.
struct CanvasSegue {
  let element: XMLElement
  /// The id of the container view that it begins in.
  let containerView: String?

  var kind: Kind? { element["kind"].flatMap(Kind.init(rawValue:)) }

  /// What a segue of a relationship is for.
  var relationship: Relationship? {
    kind == .relationship ? element["relationship"].flatMap(Relationship.init(rawValue:)) : nil
  }

  /// What a segue that isn't understood says; `nil` of one that is, or that leads nowhere: custom ones are code, and
  /// unwinding ones go back.
  var warning: InputWarning.Kind? {
    if kind == .relationship {
      guard relationship == nil else { return nil }
      return .unknownSegue(element["relationship"] ?? "", attribute: "relationship")
    }
    guard kind == nil, let name = element["kind"], !["custom", "unwind"].contains(name) else { return nil }
    return .unknownSegue(name, attribute: "kind")
  }

  /// Whether it leads to a popover.
  var isPopover: Bool { kind == .popover || kind == .popoverPresentation }

  /// What containers have controllers for.
  enum Relationship: String {
    case rootViewController, viewControllers
    case masterViewController, supplementaryViewController, detailViewController, compactViewController
  }

  /// The kinds of Xcode 5 (`push`, `modal`, `popover`) and since.
  enum Kind: String {
    case relationship, embed
    case push, show, showDetail, replace
    case modal, popover, presentation, popoverPresentation
  }
}

extension CanvasController.Surroundings {
  /// The bars that a controller simulates.
  init(simulatedBy element: XMLElement) {
    let above = element.child(forKey: "simulatedTopBarMetrics")?.name
    hasNavigationBar = above == "simulatedNavigationBarMetrics" || (above == nil && Self.isSplitDetail(element))
    let below = element.child(forKey: "simulatedBottomBarMetrics")?.name
    hasTabBar = below == "simulatedTabBarMetrics"
    hasToolbar = below == "simulatedToolbarMetrics"
  }

  /// Tells whether a controller is drawn as what a split view controller shows last, which has a navigation bar.
  private static func isSplitDetail(_ element: XMLElement) -> Bool {
    element.children.contains { $0.name == "splitViewDetailSimulatedSizeMetrics" }
  }

  /// Adds others' bars; tells whether there was one to add.
  @discardableResult
  mutating func addBars(of others: CanvasController.Surroundings) -> Bool {
    let before = [hasNavigationBar, hasTabBar, hasToolbar]
    hasNavigationBar = hasNavigationBar || others.hasNavigationBar
    hasTabBar = hasTabBar || others.hasTabBar
    hasToolbar = hasToolbar || others.hasToolbar
    return before != [hasNavigationBar, hasTabBar, hasToolbar]
  }

  /// Takes what a controller or a xib's view simulates.
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
