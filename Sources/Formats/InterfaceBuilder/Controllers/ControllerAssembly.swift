import Documents
import LayoutModel

/// Builds controllers of a file as they are arranged in a window: a controller with its children and its presenter.
struct ControllerAssembly {
  private let file: InterfaceBuilderFile
  private(set) var notes: ImporterNotes
  /// The number of views outside the controller that is asked for.
  private var viewsAround = 0

  /// The root controller of a scene, and the parts of it that aren't understood.
  struct Result {
    let controller: ViewController
    let notes: ImporterNotes
    /// The number of views outside the controller that is asked for.
    let viewsAround: Int
  }

  private init(_ file: InterfaceBuilderFile, _ notes: ImporterNotes? = nil) {
    self.file = file
    self.notes = notes ?? ImporterNotes(file.texts)
  }

  /// The root controller of an arrangement's scene.
  ///
  /// - Parameters:
  ///   - arrangement: The arrangement.
  ///   - file: The file.
  /// - Returns: The root controller: the outermost container around the controller, or the presenter of that.
  static func root(of arrangement: StoryboardArrangement, in file: InterfaceBuilderFile) -> Result {
    var assembly = ControllerAssembly(file)
    var root = assembly.controller(arrangement.root)
    if let presented = arrangement.presented {
      let presenter = file.graph.controllers[presented.presenter]
      var contained = ControllerAssembly(file, assembly.notes)
      let presentation = contained.presentation(presented, in: root, presenter)
      // A presenter in the current context is given by its id. Any other presenter is the outermost, which is always
      // visible.
      root.present(presentation, fromID: presented.style.isInContext ? presenter.id : nil)
      contained.viewsAround += assembly.viewsAround
      assembly = contained
    } else if arrangement.root.controller == arrangement.asked {
      root = root.inSimulatedBars(file.graph.controllers[arrangement.asked].surroundings)
    }
    if arrangement.leavesOutOthers {
      assembly.notes.warn(.shownAlone, at: file.graph.controllers[arrangement.asked].element)
    }
    return Result(controller: root, notes: assembly.notes, viewsAround: assembly.viewsAround)
  }

  // MARK: Controllers

  /// Builds a controller with its children.
  private mutating func controller(_ member: StoryboardArrangement.Member) -> ViewController {
    let declared = file.graph.controllers[member.controller]
    var controller = ControllerImporter.controller(declared.element, &notes)
    controller.userLabel = declared.label
    if controller.kind.isContainer {
      controller.viewControllers = member.children.map { child in
        child.map { self.controller($0) } ?? ViewController()
      }
      controller.selectedIndex = member.selectedIndex ?? controller.selectedIndex
      controller.split = member.split ?? controller.split
    } else if member.isSeen || member.isWhole {
      if let view = declared.view { controller.view = self.view(view, of: declared, for: member) }
      controller.childViewControllers = children(of: member, in: controller.view)
    }
    return controller
  }

  /// The controllers whose views stand in the container views of a controller.
  private mutating func children(
    of member: StoryboardArrangement.Member, in view: View
  ) -> [EmbeddedViewController] {
    var children: [EmbeddedViewController] = []
    let segues = file.graph.controllers[member.controller].segues.filter { $0.kind == .embed }
    guard !segues.isEmpty else { return [] }
    let ids = ViewController(view: view).anchors.views
    var embedded = member.embedded[...]
    for segue in segues {
      guard let target = file.graph.target(of: segue), let container = segue.containerView else { continue }
      let own = embedded.first.flatMap { $0.containerView == container && $0.member.controller == target ? $0 : nil }
      if own != nil { embedded.removeFirst() }
      guard ids.contains(container) else { continue }
      if let own {
        children.append(EmbeddedViewController(containerView: container, viewController: controller(own.member)))
      } else if !file.isEmbedded(target, in: member.controller, container), target != member.controller {
        notes.warn(.embeddedElsewhere(file.graph.controllers[target].title), at: segue.element)
      }
    }
    return children
  }

  private mutating func view(
    _ element: XMLElement, of controller: CanvasController, for member: StoryboardArrangement.Member
  ) -> View {
    let root = CanvasRoot(element: element, controller: controller, isTopLevel: false, isInitial: false)
    let shared = notes
    notes = ImporterNotes(file.texts)
    let classes = CanvasSizeClasses(horizontal: member.horizontal, vertical: member.vertical)
    let result = file.view(of: root, classes, isOnCanvas: false, shared)
    notes = result.notes
    if !member.isWhole { viewsAround += result.count }
    return result.view
  }

  // MARK: Presentations

  /// Builds the presentation of a controller.
  private mutating func presentation(
    _ presented: StoryboardArrangement.Presented, in presenting: ViewController, _ presenter: CanvasController
  ) -> ModalPresentation {
    let segue = presenter.segues[presented.presentation.segue]
    let element = file.graph.controllers[presented.root.controller].element
    if !segue.isPopover { warnOfStyle(of: segue, to: element) }
    let own = controller(presented.root)
    var presentation = ModalPresentation(
      .declared(own), style: presented.style, transitionStyle: transitionStyle(of: segue, to: element),
      popover: presented.style == .popover ? popover(of: segue, in: presenting, presenter) : nil)
    presentation.isPopoverController = presented.presentation.isPopoverController
    presentation.position = segue.element.position
    return presentation
  }

  /// Warns of an unknown style of a segue or of its destination.
  private mutating func warnOfStyle(of segue: CanvasSegue, to element: XMLElement) {
    _ =
      notes.value("modalPresentationStyle", of: segue.element, ModalPresentationStyle.init(name:))
      ?? notes.value("modalPresentationStyle", of: element, ModalPresentationStyle.init(name:))
  }

  private mutating func transitionStyle(of segue: CanvasSegue, to element: XMLElement) -> ModalTransitionStyle {
    notes.value("modalTransitionStyle", of: segue.element, ModalTransitionStyle.init(name:))
      ?? notes.value("modalTransitionStyle", of: element, ModalTransitionStyle.init(name:)) ?? .coverVertical
  }

  /// The anchor of a popover: the item or the view that its segue names, else the presenter's whole view.
  private mutating func popover(
    of segue: CanvasSegue, in presenting: ViewController, _ presenter: CanvasController
  ) -> PopoverSettings {
    let (views, items) = presenting.anchors
    var anchor = presenter.view?["id"].flatMap { views.contains($0) ? PopoverSettings.Anchor.view($0, nil) : nil }
    if let id = segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"] {
      if items.contains(id) { anchor = .barButtonItem(id) } else if views.contains(id) { anchor = .view(id, nil) }
    }
    var settings = PopoverSettings(anchor: anchor)
    if let directions = segue.element.child(forKey: "popoverArrowDirection") {
      settings.permittedArrowDirections = []
      for (name, direction) in PopoverArrowDirection.named where notes.flag(name, of: directions) {
        settings.permittedArrowDirections.insert(direction)
      }
      if settings.permittedArrowDirections.isEmpty { settings.permittedArrowDirections = .any }
    }
    return settings
  }
}
