import LayoutEngine
import LayoutModel
import LayoutResolution

/// A composer of windows' layouts. A layout is a function of the window's state, and the composer keeps the last ones.
///
/// - *Key*: the state of the window; of a containment hierarchy, what its layout is made of (`ComposedContainments`).
/// - *Bound*: `maximumWindows`.
/// - *End*: a turn empties it; else it goes with its screen.
///
///     var composer = WindowComposer(for: scene, on: device, by: maker)
///     let composed = try composer.composed(window)
///     try composer.composed(window)                // the same, at no cost
struct WindowComposer: Sendable {
  /// The window's size and orientation for which frames were written.
  private let written: (size: Size, orientation: InterfaceOrientation)
  /// The device for which variations' frames for an orientation are written.
  private let ownDevice: Device?
  private var maker: LayoutMaker
  /// The windows laid out last, the latest first.
  private var recent: [(state: WindowState, composed: ComposedWindow)] = []
  /// Their containment hierarchies, by the values that all of a window's depend on; the latest first.
  private var containments: [ComposedContainments] = []
  /// The number of containment hierarchies that were laid out.
  private(set) var containmentCount = 0

  /// The maximum number of remembered windows: the present one, and the one examined before a turn. Where evidence is noted it
  /// is only the last one, because the evidence has to be that of the last layout.
  private var maximumWindows: Int { maker.evidence == nil ? 2 : 1 }

  /// A composer of a scene's windows on a device.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - device: The device.
  ///   - maker: The maker of controllers' layouts.
  init(for scene: Scene, on device: Device, by maker: LayoutMaker) {
    written = (device.size(in: scene.orientation), scene.orientation)
    let ownDevice = scene.ownDevice(beside: device)
    self.ownDevice = ownDevice == device ? nil : ownDevice
    self.maker = maker
  }

  /// A composer for controllers whose frames are written for a window of a size in an orientation.
  init(
    writtenSize: Size, in orientation: InterfaceOrientation = .portrait,
    textMeasurer: TextMeasurer = .standard
  ) {
    written = (writtenSize, orientation)
    ownDevice = nil
    maker = LayoutMaker(keepingPlansIn: PlanLibrary(ofOneScreen: textMeasurer))
  }

  /// The evidence of the last window's layouts, by the controllers' names, where it is noted.
  var evidence: [String: ControllerEvidence] { maker.evidence ?? [:] }

  /// Forgets layouts, and plans as soon as another is needed: for a window in another orientation from now on.
  mutating func turn() {
    maker.turn()
    (recent, containments) = ([], [])
  }

  // MARK: Windows

  /// The layout of a window.
  ///
  /// - Parameter state: The state of the window.
  /// - Returns: The layout.
  /// - Throws: `LayoutFailure` where the solver fails; `SimulatedException` where a popover has no anchor.
  /// - Complexity: O(*n*) in the controllers, and the work of those containment hierarchies that differ from the last layout.
  mutating func composed(_ state: WindowState) throws -> ComposedWindow {
    if let known = recent.first(where: { $0.state == state }) { return known.composed }
    let environment = state.environment
    var containments = remembered(
      ComposedContainments.Surroundings(
        window: environment, orientation: state.orientation, isKeyboardShown: state.isKeyboardShown,
        own: try ownEnvironments(of: state)))
    defer { remember(containments) }
    let keys = state.hierarchy.isEmpty ? [] : state.containmentsInWindow
    for (root, hidden) in keys[containments.keep(keys, in: state)...] {
      let placed =
        root == state.hierarchy.root
        ? ContainmentLayouts(
          try layouts(
            of: root, in: state.hierarchy, at: ComposedContainments.Slot(filling: environment), hiding: Set(hidden),
            own: containments.surroundings.own))
        : try presentedLayouts(of: root, in: state, hiding: Set(hidden), over: containments)
      containments.append(root, hidden, placed, of: state)
      containmentCount += 1
    }
    let composed = ComposedWindow(
      window: environment.window, layouts: containments.layouts, controllers: containments.controllers,
      anchors: containments.anchors,
      emptyWindow: state.hierarchy.isEmpty
        ? try maker.layout(of: View(), named: "window", environment) : nil)
    // The anchors become part of the state, and change nothing else.
    var settled = state
    settled.keep(composed.anchors)
    recent = [(settled, composed)] + recent.prefix(maximumWindows - 1)
    return composed
  }

  /// The containment hierarchies laid out last in the same surroundings; empty where there are none.
  private mutating func remembered(_ surroundings: ComposedContainments.Surroundings) -> ComposedContainments {
    guard let index = containments.firstIndex(where: { $0.surroundings == surroundings }) else {
      return ComposedContainments(in: surroundings)
    }
    return containments.remove(at: index)
  }

  private mutating func remember(_ latest: ComposedContainments) {
    containments = [latest] + containments.prefix(maximumWindows - 1)
  }

  /// The environments of controllers' views on the scene's own device, where another one lays out frames that are
  /// written for this orientation on the former; none where something would have no anchor there.
  private func ownEnvironments(
    of state: WindowState
  ) throws -> [ControllerHierarchy.Index: ControllerEnvironment] {
    guard let ownDevice, state.hierarchy.hasTurnedFrames else { return [:] }
    var own = WindowComposer(
      writtenSize: ownDevice.size(in: written.orientation), in: written.orientation,
      textMeasurer: maker.library.textMeasurer)
    do {
      _ = try own.composed(state.on(ownDevice))
    } catch is SimulatedException {
      return [:]
    }
    return own.containments.first?.slots.mapValues(\.environment) ?? [:]
  }

  /// The places of the views of the window's own controller and of all controllers that it shows, as if nothing were
  /// presented over it.
  ///
  /// - Parameter state: The state of the window.
  /// - Returns: The places.
  /// - Throws: `LayoutFailure` where the solver fails.
  /// - Complexity: O(*n*) in the controllers: only views in which others are embedded are laid out.
  mutating func rootSlots(
    of state: WindowState
  ) throws(LayoutFailure) -> [(index: ControllerHierarchy.Index, slot: ComposedContainments.Slot)] {
    try layouts(
      of: state.hierarchy.root, in: state.hierarchy, at: ComposedContainments.Slot(filling: state.environment),
      wantsLayouts: false
    ).slots
  }

  // MARK: Containment hierarchies

  /// The layouts of a presented controller and its content, after those of the views that dim the others.
  private mutating func presentedLayouts(
    of index: ControllerHierarchy.Index, in state: WindowState, hiding hidden: Set<ControllerHierarchy.Index>,
    over containments: ComposedContainments
  ) throws -> ContainmentLayouts {
    let behind = containments.layouts
    var environment = containments.surroundings.window
    guard let placed = try state.placement(of: index, over: behind, in: environment) else {
      return ContainmentLayouts()
    }
    let placement = placed.placement
    let own = containments.surroundings.own
    if placement.style.isInContext {
      // In a context it has the place of the presenter's view, below the bars around that; it leaves the window together with that.
      guard let presenter = state.hierarchy[index].presenter, let slot = containments.slots[presenter] else {
        return ContainmentLayouts()
      }
      return ContainmentLayouts(
        try layouts(of: index, in: state.hierarchy, at: slot, after: behind.count, hiding: hidden, own: own))
    }
    var frame = placement.frame
    let name = state.hierarchy[index].name
    environment.keyboardHeight = environment.keyboardHeight(in: frame)
    environment.size = frame.size
    environment.safeAreaInsets = placement.safeAreaInsets
    environment.decisions.append(placement.decisions)
    environment.origin = Point(x: frame.x, y: frame.y)
    environment.traits.horizontalSizeClass = placement.horizontalSizeClass
    environment.traits.verticalSizeClass = placement.verticalSizeClass
    environment.isInSheet = placement.hasSheetNavigationBar
    if placement.style != .fullScreen { environment.layoutMargins = nil }
    if state.isTurnedByPopover(index, placement.style) {
      environment = ControllerEnvironment(
        state.device, in: .portrait, statusBar: state.statusBar(under: index), state.settings)
      frame = Rect(environment.size)
    }
    var added: [ControllerLayout] = []
    var superview: ControllerLayout.Superview?
    if let dimming = placement.dimming {
      added.append(
        try decoration(
          PresentationViews.dimming(of: name), View(class: PresentationViews.dimmingClass, alpha: dimming.alpha),
          dimming.frame, of: index, environment))
    }
    if let popover = placement.popover {
      let chrome = try decoration(
        PresentationViews.popover(of: name), popover.view(class: PresentationViews.popoverClass), popover.frame,
        of: index, environment)
      // With a background of its own, the content is in a separate view in front of it.
      let host = Array(chrome.layout.tree.subviews(of: chrome.layout.tree.root)).last
      superview = ControllerLayout.Superview(
        controller: behind.count + added.count, view: host ?? chrome.layout.tree.root)
      added.append(chrome)
      frame = host == nil ? popover.contentFrame : Rect(popover.contentFrame.size)
    }
    var result = ContainmentLayouts(
      try layouts(
        of: index, in: state.hierarchy,
        at: ComposedContainments.Slot(environment: environment, frame: frame, superview: superview),
        after: behind.count + added.count, hiding: hidden, own: own))
    result.layouts = added + result.layouts
    if placement.style == .popover { (result.anchor, result.isAnchorGone) = (placed.anchor, placed.isAnchorGone) }
    return result
  }

  /// Lays out a controller and all controllers that it contains.
  ///
  /// - Parameters:
  ///   - root: The controller.
  ///   - hierarchy: The controllers.
  ///   - slot: The place of the controller's view, which fills it, or its part below the status bar.
  ///   - first: The number of layouts before these.
  ///   - hidden: Controllers whose views aren't in the window, with the controllers inside.
  ///   - own: The environments of controllers' views on the scene's own device, where another lays them out.
  ///   - wantsLayouts: A Boolean that tells whether all are laid out; otherwise only views in which others are embedded
  ///     are, to find the places of those.
  /// - Returns: The layouts, the controller's first, and the places of the views, including those of hidden ones.
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layouts(
    of root: ControllerHierarchy.Index, in hierarchy: ControllerHierarchy, at slot: ComposedContainments.Slot,
    after first: Int = 0, hiding hidden: Set<ControllerHierarchy.Index> = [],
    own: [ControllerHierarchy.Index: ControllerEnvironment] = [:], wantsLayouts: Bool = true
  ) throws(LayoutFailure) -> (
    layouts: [ControllerLayout], slots: [(ControllerHierarchy.Index, ComposedContainments.Slot)]
  ) {
    typealias Slot = ComposedContainments.Slot
    var layouts: [ControllerLayout] = []
    var slots: [(ControllerHierarchy.Index, Slot)] = []
    // Until iOS 6 it may begin below the status bar.
    let part = slot.environment.frame(of: hierarchy[root].controller)
    var pending = [(index: root, slot: part == Rect(slot.environment.size) ? slot : slot.part(part))]
    while var guest = pending.popLast() {
      guest.slot = guest.slot.keeping(hierarchy[guest.index].keptFrame)
      slots.append((guest.index, guest.slot))
      guard !hidden.contains(guest.index) else { continue }
      let node = hierarchy[guest.index]
      let environment = guest.slot.environment.adding(node.controller.additionalSafeAreaInsets)
      let position = first + layouts.count
      var guests: [(index: ControllerHierarchy.Index, slot: Slot)] = []
      guard wantsLayouts || !node.embedded.isEmpty || node.controller.kind.isContainer else { continue }
      let layout: Layout
      if node.controller.kind.isContainer {
        let owner = LayoutMaker.TabBarOwner(guest.index, environment.traits.interfaceOrientation)
        let arrangement = ContainerArrangement(of: guest.index, in: hierarchy, environment, &maker.tabBars[owner])
        guard wantsLayouts || !node.embedded.isEmpty else {
          pending += arrangement.children.reversed().map { child in
            (child.index, Slot(environment: child.environment, frame: child.frame, superview: nil))
          }
          continue
        }
        layout = try maker.layout(of: arrangement.view, named: "container \(guest.index)", environment)
        let hosts = Array(layout.tree.subviews(of: layout.tree.root))
        guests = arrangement.children.map { child in
          let host = ControllerLayout.Superview(controller: position, view: hosts[child.host])
          return (child.index, Slot(environment: child.environment, frame: child.frame, superview: host))
        }
      } else {
        layout = try maker.layout(
          of: guest.index, node, environment, own: own[guest.index], writtenFor: written)
      }
      for embedded in node.embedded {
        guard let view = layout.tree.index(ofID: embedded.containerView) else { continue }
        var part = environment.part(layout.unroundedFrameInRoot(of: view))
        if layout.tree.isInScrollView(view) {
          // Scrolled content moves out from under bars.
          (part.safeAreaInsets.top, part.safeAreaInsets.bottom) = (0, 0)
        }
        let host = ControllerLayout.Superview(controller: position, view: view)
        guests.append((embedded.child, Slot(environment: part, frame: Rect(part.size), superview: host)))
      }
      // One engine lays out the whole window, and edges are rounded to pixels once.
      let frame = guest.slot.environment.onPixels(guest.slot.frame)
      layouts.append(
        ControllerLayout(
          name: node.name, layout: layout, frame: frame, unroundedFrame: guest.slot.frame,
          superview: guest.slot.superview))
      pending.append(contentsOf: guests.reversed())
    }
    return (layouts, slots)
  }

  /// A view in the window beside controllers' views: one that dims them, or holds a popover.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - view: The view.
  ///   - frame: Its frame in the window.
  ///   - index: The controller that it belongs to.
  ///   - environment: Its environment.
  /// - Returns: Its layout.
  /// - Throws: `LayoutFailure` where the solver fails.
  private mutating func decoration(
    _ name: String, _ view: View, _ frame: Rect, of index: ControllerHierarchy.Index,
    _ environment: ControllerEnvironment
  ) throws(LayoutFailure) -> ControllerLayout {
    var (view, environment) = (view, environment)
    view.id = name
    view.frame = Rect(frame.size)
    environment.size = frame.size
    environment.origin = Point(x: frame.x, y: frame.y)
    let layout = try maker.layout(of: view, named: "\(index) \(view.className)", environment)
    return ControllerLayout(
      name: name, layout: layout, frame: environment.onPixels(frame), unroundedFrame: frame)
  }
}

/// The layout of a window.
struct ComposedWindow: Sendable {
  let window: Window
  /// The layouts of all controllers in the window, back to front, a container before its content.
  let layouts: [ControllerLayout]
  /// The controllers whose views are in the window: containment hierarchies from the root's on, in each a container
  /// before the controllers that it shows.
  let controllers: [ControllerHierarchy.Index]
  /// The anchors of popovers.
  let anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)]
  /// The layout of a window without a root controller.
  let emptyWindow: Layout?
}

extension WindowState {
  /// Keeps the anchors of popovers, for when they leave the window.
  mutating func keep(_ anchors: [(content: ControllerHierarchy.Index, anchor: PopoverAnchor)]) {
    for (content, anchor) in anchors where self.anchors[content] != anchor { self.anchors[content] = anchor }
  }
}

extension ViewTree {
  /// Tells whether a view is inside one that scrolls.
  fileprivate func isInScrollView(_ view: Index) -> Bool {
    var outer = superview(of: view)
    while let superview = outer {
      if self[superview].kind.scrolls { return true }
      outer = self.superview(of: superview)
    }
    return false
  }
}

extension Layout {
  /// A view's frame in the coordinates of the root view, in points, with the scrolling of the views around it.
  func frameInRoot(of view: ViewTree.Index) -> Rect { frameInRoot(of: view, frames) }

  /// The view's frame in the root view before rounding to pixels.
  func unroundedFrameInRoot(of view: ViewTree.Index) -> Rect {
    var frame = frameInRoot(of: view, unroundedFrames)
    // A size that masks made negative is 0.
    frame.width = max(0, frame.width)
    frame.height = max(0, frame.height)
    return frame
  }

  private func frameInRoot(of view: ViewTree.Index, _ frames: [Rect]) -> Rect {
    var frame = frames[view.position]
    var outer = tree.superview(of: view)
    while let superview = outer {
      let offset = contentOffset(of: superview)
      frame.x -= offset.x
      frame.y -= offset.y
      guard superview != tree.root else { break }
      frame.x += frames[superview.position].x
      frame.y += frames[superview.position].y
      outer = tree.superview(of: superview)
    }
    return frame
  }
}
