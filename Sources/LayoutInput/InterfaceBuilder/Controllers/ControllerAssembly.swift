import Documents
import LayoutModel

/// Puts controllers of a file together as an application shows them on a device: one with the containers around it, what
/// they show beside it, and who presents them.
struct ControllerAssembly {
  private let file: InterfaceBuilderFile
  private let window: Window
  /// The controller that is asked for: with all that it holds, whether that is seen at first or not.
  private let asked: Int?
  private let path: ControllerPath
  private(set) var notes = ImporterNotes()
  /// How many views there are that the controller which is asked for doesn't hold.
  private var viewsAround = 0
  /// The controllers that have their place.
  private var used: Set<Int> = []

  /// What a scene's root controller is, and what isn't understood of its parts.
  struct Result {
    let controller: ViewController
    fileprivate(set) var notes: ImporterNotes
  }

  private init(_ file: InterfaceBuilderFile, _ window: Window, _ path: ControllerPath, asked: Int?) {
    self.file = file
    self.window = window
    self.path = path
    self.asked = asked
  }

  /// The root controller of the scene that shows a controller.
  ///
  /// - Parameters:
  ///   - index: The controller. A container comes with all that it holds; of what stands beside another one in containers
  ///     and isn't seen, bars alone tell.
  ///   - file: The file.
  ///   - window: The window.
  ///   - viewsAround: How many views a file's scenes show around what they are of, so far. Where they are too many, for files may
  ///     have thousands of controllers in or over one, a controller is shown by itself, with a warning.
  /// - Returns: The root controller: the outermost container around the controller, or who presents that.
  static func root(
    showing index: Int, in file: InterfaceBuilderFile, _ window: Window, _ viewsAround: inout Int
  ) -> Result? {
    let way = ControllerPath(to: index, file.ways, in: file.graph)
    let isAlone = viewsAround > mostViewsAround
    var (result, count) = root(showing: index, in: file, window, (isAlone ? nil : way) ?? ControllerPath(alone: index))
    viewsAround += count
    if isAlone, way?.isAlone == false { result?.notes.warn(.shownAlone, at: file.graph.controllers[index].element) }
    return result
  }

  /// How many views the scenes of a file may show around what they are of: apps' storyboards have some hundreds.
  private static let mostViewsAround = 20_000

  private static func root(
    showing index: Int, in file: InterfaceBuilderFile, _ window: Window, _ path: ControllerPath
  ) -> (result: Result?, viewsAround: Int) {
    let graph = file.graph
    var family = ControllerAssembly(file, window, path, asked: index)
    let classes = CanvasSizeClasses(window.traits)
    guard let (presenter, segue) = path.presentation,
      let above = ControllerPath(to: presenter, file.ways, in: graph), above.outermost != path.outermost
    else {
      let result = family.controller(path.outermost, isSeen: true, classes).map { controller in
        let alone =
          path.outermost == index ? controller.inSimulatedBars(graph.controllers[index].surroundings) : controller
        return Result(controller: alone, notes: family.notes)
      }
      return (result, family.viewsAround)
    }
    var presenting = ControllerAssembly(file, window, above, asked: nil)
    guard var root = presenting.controller(above.outermost, isSeen: true, classes) else { return (nil, 0) }
    family.notes = presenting.notes
    let style = family.style(of: segue, to: graph.controllers[path.outermost].element)
    let presentedClasses =
      family.isNarrow(style, graph.controllers[path.outermost].element) ? classes.narrowed : classes
    guard let controller = family.controller(path.outermost, isSeen: true, presentedClasses) else { return (nil, 0) }
    let presenterElement = graph.controllers[presenter]
    var presentation = ModalPresentation(
      .declared(controller), style: style,
      transitionStyle: family.transitionStyle(of: segue, to: graph.controllers[path.outermost].element),
      popover: style == .popover ? family.popover(of: segue, in: root, presenterElement) : nil)
    presentation.isPopoverController = segue.kind == .popover
    presentation.position = segue.element.position
    // What presents in the current context is told by its place, any other by the outermost, which is always seen.
    root.present(presentation, fromID: style.isInContext ? presenterElement.id : nil)
    return (Result(controller: root, notes: family.notes), presenting.viewsAround + family.viewsAround)
  }

  // MARK: Controllers

  /// A controller with what it holds.
  private mutating func controller(
    _ index: Int, isSeen: Bool, isWhole: Bool = false, _ classes: CanvasSizeClasses, level: Int = 0
  ) -> ViewController? {
    let isWhole = isWhole || index == asked
    guard level < ControllerPath.mostLevels, isWhole || path.members.contains(index) || used.count < Self.mostBeside,
      used.insert(index).inserted
    else { return nil }
    let declared = file.graph.controllers[index]
    var controller = ControllerImporter.controller(declared.element, &notes)
    controller.userLabel = declared.label
    if controller.kind.isContainer {
      fill(&controller, index, isSeen: isSeen, isWhole: isWhole, classes, level: level)
    } else if isSeen || isWhole {
      if let view = declared.view { controller.view = self.view(view, of: declared, isAround: !isWhole, classes) }
      controller.childViewControllers = children(
        of: index, in: controller.view, isWhole: isWhole, classes, level: level)
    }
    return controller
  }

  /// Gives a container what it contains, or a bare controller in place of what code gives it.
  private mutating func fill(
    _ controller: inout ViewController, _ index: Int, isSeen: Bool, isWhole: Bool, _ classes: CanvasSizeClasses,
    level: Int
  ) {
    let kind = controller.kind
    let all = path.content[index] ?? content(of: index, classes)
    let shown = kind == .navigationController ? all.last : path.shown[index] ?? all.first
    let content = kind == .splitViewController ? Array(all.prefix(Self.mostColumns)) : all
    for child in content {
      let isColumn = kind == .splitViewController
      let isChildSeen = isSeen && (isColumn || child == shown)
      let isNarrow = isColumn && child != content.last && classes.horizontal == .regular
      guard
        let inner = self.controller(
          child, isSeen: isChildSeen, isWhole: isWhole, isNarrow ? classes.narrowed : classes, level: level + 1)
      else { continue }
      if child == shown, kind == .tabBarController { controller.selectedIndex = controller.viewControllers.count }
      controller.viewControllers.append(inner)
    }
    let isCompact = content == file.graph.contentInCompactWidth(of: index)
    if kind == .splitViewController, !content.isEmpty, isCompact || !file.graph.hasPrimaryColumn(index) {
      controller.viewControllers.insert(ViewController(), at: 0)
    }
    let least = kind == .splitViewController ? 2 : 1
    while controller.viewControllers.count < least { controller.viewControllers.append(ViewController()) }
    if kind == .splitViewController, let shown = path.shown[index], shown != content.last {
      show(shown, of: content, in: &controller, classes)
    }
  }

  /// What a container begins with: of controllers that stand elsewhere too, those that stand in it.
  private func content(of index: Int, _ classes: CanvasSizeClasses) -> [Int] {
    let graph = file.graph
    let compact = graph.contentInCompactWidth(of: index)
    let shown = path.shown[index]
    // In regular width UIKit never shows it; where it is asked for it is the detail there.
    let isCompact = shown.map(compact.contains) ?? (classes.horizontal == .compact && !compact.isEmpty)
    return (isCompact ? compact : graph.content(of: index)).filter { child in
      if case .contained(in: index) = file.ways[child] { true } else { false }
    }
  }

  private static let mostColumns = 3
  /// How many controllers stand beside another one in its scene: screens have few, and files with thousands of tabs have as
  /// many scenes.
  private static let mostBeside = 32

  /// Lets a split view controller show a column that isn't its last one where there is room for one alone.
  private func show(
    _ column: Int, of content: [Int], in split: inout ViewController, _ classes: CanvasSizeClasses
  ) {
    split.split.collapsesToPrimary = true
    let behavior = SystemBehavior(window.traits.systemVersion)
    let columns = split.viewControllers.count
    let showsAll =
      switch split.split.preferredDisplayMode {
      case .automatic: behavior.tilesColumns(split.split, columns: columns, in: window.size.width, window.traits)
      case .oneBesideSecondary: true
      case .secondaryOnly, .oneOverSecondary: false
      }
    guard classes.horizontal == .compact || !showsAll else { return }
    if classes.horizontal == .regular { split.split.preferredDisplayMode = .oneOverSecondary }
    guard let place = content.firstIndex(of: column), split.viewControllers.indices.contains(place) else { return }
    split.viewControllers.swapAt(0, place)
  }

  /// The controllers whose views stand in a controller's container views.
  private mutating func children(
    of index: Int, in view: View, isWhole: Bool, _ classes: CanvasSizeClasses, level: Int
  ) -> [EmbeddedViewController] {
    var children: [EmbeddedViewController] = []
    let segues = file.graph.controllers[index].segues.filter { $0.kind == .embed }
    guard !segues.isEmpty else { return [] }
    let ids = ViewController(view: view).anchors.views
    for segue in segues {
      guard let target = file.graph.target(of: segue), let container = segue.containerView, ids.contains(container)
      else { continue }
      guard case .embedded(in: index, containerView: container) = file.ways[target] else {
        if target != index {
          notes.warn(.embeddedElsewhere(file.graph.controllers[target].title), at: segue.element)
        }
        continue
      }
      guard
        let child = controller(target, isSeen: true, isWhole: isWhole, classes, level: level + 1)
      else { continue }
      children.append(EmbeddedViewController(containerView: container, viewController: child))
    }
    return children
  }

  private mutating func view(
    _ element: XMLElement, of controller: CanvasController, isAround: Bool, _ classes: CanvasSizeClasses
  ) -> View {
    let root = CanvasRoot(element: element, controller: controller, isTopLevel: false, isInitial: false)
    let shared = notes
    notes = ImporterNotes()
    let result = file.view(of: root, classes, isOnCanvas: false, shared)
    notes = result.notes
    if isAround { viewsAround += result.count }
    return result.view
  }

  // MARK: Presentations

  /// The style that a segue says, or what it leads to.
  private mutating func style(of segue: CanvasSegue, to element: XMLElement) -> ModalPresentationStyle {
    // What a popover's presentation comes to on a phone before iOS 8, which had none, is chosen.
    let hasPopovers = window.traits.userInterfaceIdiom == .pad || window.traits.systemVersion.major >= 8
    if segue.isPopover { return hasPopovers || segue.kind == .popover ? .popover : .fullScreen }
    return notes.value("modalPresentationStyle", of: segue.element, ModalPresentationStyle.init(name:))
      ?? notes.value("modalPresentationStyle", of: element, ModalPresentationStyle.init(name:)) ?? .automatic
  }

  private mutating func transitionStyle(of segue: CanvasSegue, to element: XMLElement) -> ModalTransitionStyle {
    notes.value("modalTransitionStyle", of: segue.element, ModalTransitionStyle.init(name:))
      ?? notes.value("modalTransitionStyle", of: element, ModalTransitionStyle.init(name:)) ?? .coverVertical
  }

  /// Whether what a style presents on this window is compact in width where the window isn't.
  private func isNarrow(_ style: ModalPresentationStyle, _ element: XMLElement) -> Bool {
    guard window.traits.horizontalSizeClass == .regular else { return false }
    let width = ControllerImporter.preferredContentSize(of: element)?.width ?? 0
    let isSmallSheet =
      style == .formSheet && window.traits.userInterfaceIdiom == .pad && width < SizeClassRule.narrowestRegularWindow
    return style == .popover || isSmallSheet
  }

  /// Where a popover points: at the item or the view that its segue names, else at all of its presenter's view.
  private mutating func popover(
    of segue: CanvasSegue, in presenting: ViewController, _ presenter: CanvasController
  ) -> PopoverSettings {
    let (views, items) = presenting.anchors
    var anchor = presenter.view?["id"].flatMap { views.contains($0) ? PopoverSettings.Anchor.view($0, nil) : nil }
    if let id = segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"] {
      if items.contains(id) { anchor = .barButtonItem(id) } else if views.contains(id) { anchor = .view(id, nil) }
    }
    var settings = PopoverSettings(anchor: anchor)
    if let said = segue.element.child(forKey: "popoverArrowDirection") {
      settings.permittedArrowDirections = []
      for (name, direction) in PopoverArrowDirection.named where notes.flag(name, of: said) {
        settings.permittedArrowDirections.insert(direction)
      }
      if settings.permittedArrowDirections.isEmpty { settings.permittedArrowDirections = .any }
    }
    return settings
  }
}
