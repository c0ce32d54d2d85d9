import LayoutModel
package import LayoutResolution

/// The layout of all that is in the window at a moment.
extension ScreenState {
  /// Lays out the window.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  mutating func layout(requested: InterfaceOrientation? = nil) throws -> ScreenLayout {
    if let known, requested == nil || known.layout.requestedOrientation == requested { return known.layout }
    let environment = windowEnvironment
    environmentOfLayout = environment
    defer { environmentOfLayout = nil }
    composer.ownEnvironments = try ownEnvironments()
    let surroundings = ComposedFamilies.Surroundings(
      window: environment, orientation: orientation, isKeyboardShown: isKeyboardShown)
    // What holds on another device isn't compared.
    let changed = composer.beginLayout(
      familiesInWindow, in: composer.ownEnvironments.isEmpty ? surroundings : nil)
    for (content, anchor) in composer.families.anchors { anchors[content] = anchor }
    for key in changed {
      let hidden = Set(key.hidden)
      let layouts =
        key.root == hierarchy.root
        ? try composer.layouts(
          of: key.root, in: hierarchy, environment, frame: Rect(environment.size), hiding: hidden)
        : try presentedLayouts(of: key.root, hiding: hidden, over: composer.families.layouts)
      let anchor = style(of: key.root) == .popover ? anchors[key.root] : nil
      composer.append(key, layouts, of: hierarchy, pointingAt: anchor)
    }
    let layout = ScreenLayout(
      device: device, requestedOrientation: requested ?? orientation, orientation: orientation,
      window: environment.window, controllers: composer.families.layouts, refusals: refusals, scene: scene.id,
      sceneTitle: scene.title)
    known = KnownLayout(layout: layout, controllers: composer.families.controllers)
    return layout
  }

  /// The controllers whose views are in the window: families from the root's on, in each a container before what it shows.
  mutating func controllersInWindow() throws -> [ControllerHierarchy.Index] {
    _ = try layout()
    return known?.controllers ?? []
  }

  /// The families that are laid out, back to front, and what each is laid out by.
  private var familiesInWindow: [ComposedFamilies.Key] {
    let roots = hierarchy.familyRoots
    // What is presented in full, and stands, takes all behind it out of the window.
    let first = roots.dropFirst().lastIndex { style(of: $0).removesPresenterViews && !style(of: $0).isInContext } ?? 0
    var hidden: [ControllerHierarchy.Index: [ControllerHierarchy.Index]] = [:]
    for index in roots[first...].drop(while: { $0 == hierarchy.root }) where style(of: index).removesPresenterViews {
      guard let presenter = hierarchy[index].presenter else { continue }
      hidden[hierarchy.familyRoot(of: presenter), default: []].append(presenter)
    }
    return roots[first...].map { root in
      ComposedFamilies.Key(root: root, revision: hierarchy.revision(ofFamily: root), hidden: hidden[root] ?? [])
    }
  }

  /// How many families were laid out until now: what many presentations cost.
  package var laidOutFamilyCount: Int { composer.familyCount }

  /// Lays out the window with nothing kept of layouts before; what `layout` has to give too.
  ///
  /// - Throws: `LayoutFailure` where the solver fails.
  package func layoutAnew() throws -> ScreenLayout {
    var state = self
    state.known = nil
    state.composer.forgetPlans()
    return try state.layout()
  }

  /// Takes over what a copy laid out.
  mutating func adoptLayouts(of copy: ScreenState) {
    composer = copy.composer
    hierarchy.skipRevisions(of: copy.hierarchy)
  }

  /// What is around controllers' views on the scene's own device, where another lays out frames that are written for this
  /// orientation on it; none where something would point at nothing there.
  private func ownEnvironments() throws -> [ControllerHierarchy.Index: ControllerEnvironment] {
    guard device != ownDevice, hierarchy.hasTurnedFrames else { return [:] }
    var own = onOwnDevice
    do {
      _ = try own.layout()
    } catch is SimulatedException {
      return [:]
    }
    return own.composer.slots.mapValues(\.environment)
  }

  /// What is around the root controller's view: the topmost controller that is presented in full decides about the status
  /// bar, else the root.
  var windowEnvironment: ControllerEnvironment {
    if let environmentOfLayout { return environmentOfLayout }
    let top = hierarchy.presentationChain.last { style(of: $0) == .fullScreen } ?? hierarchy.root
    return ControllerEnvironment(device, in: orientation, statusBar: statusBar(under: top), settings)
  }

  /// The status bar while a controller decides about it.
  private func statusBar(under index: ControllerHierarchy.Index) -> ControllerEnvironment.StatusBar {
    let isHiddenByApplication = !behavior.controllersHideStatusBar && scene.application.statusBarHidden
    return ControllerEnvironment.StatusBar(
      isHidden: hierarchy.isStatusBarHidden(under: index) ?? (isHiddenByApplication ? true : nil),
      style: scene.application.statusBarStyle)
  }

  // MARK: Presentations

  /// The style that a presented controller is shown in.
  func style(of index: ControllerHierarchy.Index) -> ModalPresentationStyle {
    if let styles = styles[index] { return styles[orientation] }
    guard let presentation = hierarchy[index].presentation else { return .fullScreen }
    return style(of: presentation, in: orientation)
  }

  private func style(
    of presentation: ModalPresentation, in orientation: InterfaceOrientation
  ) -> ModalPresentationStyle {
    let plain = plainEnvironments[orientation] ?? ControllerEnvironment(device, in: orientation, settings)
    let environment = PresentationEnvironment(window: plain.window, statusBarHeight: 0)
    return PresentationAdaptation(of: presentation, in: environment).style
  }

  /// Finds the styles of a controller that is presented now, which are asked for often.
  mutating func setStyles(of presentation: ModalPresentation, for index: ControllerHierarchy.Index) {
    styles[index] = PresentationStyles { style(of: presentation, in: $0) }
  }

  /// The container that a controller is presented in.
  func presentationEnvironment(
    of index: ControllerHierarchy.Index, over layouts: [ControllerLayout]
  ) -> PresentationEnvironment {
    presentationEnvironment(for: hierarchy[index].presenter, over: layouts)
  }

  /// The container that a controller presents in.
  func presentationEnvironment(
    for presenter: ControllerHierarchy.Index?, over layouts: [ControllerLayout]
  ) -> PresentationEnvironment {
    let environment = windowEnvironment
    let context = presenter.flatMap { presenter in layouts.frameInWindow(ofController: hierarchy[presenter].name) }
    return PresentationEnvironment(
      window: environment.window, statusBarHeight: environment.safeAreaInsets.top,
      keyboardHeight: isKeyboardShown ? behavior.keyboardHeight(on: device, in: orientation) : nil,
      contextFrame: context, isInsidePopover: presenter.map(isInsidePopover) ?? false)
  }

  /// Whether a controller's family is shown in a popover, or in the context of one that is.
  func isInsidePopover(_ index: ControllerHierarchy.Index) -> Bool {
    var root = hierarchy.familyRoot(of: index)
    while style(of: root).isInContext, let presenter = hierarchy[root].presenter {
      root = hierarchy.familyRoot(of: presenter)
    }
    return style(of: root) == .popover
  }

  /// Where a presented controller's view stands.
  ///
  /// A popover whose anchor has left the window stays where it stood.
  ///
  /// - Throws: `SimulatedException` where a popover points at nothing.
  mutating func placement(
    of index: ControllerHierarchy.Index, over layouts: [ControllerLayout]
  ) throws(SimulatedException) -> PresentationPlacement? {
    let node = hierarchy[index]
    guard let presentation = node.presentation else { return nil }
    do throws(PresentationRefusal) {
      if style(of: index) == .popover {
        do throws(PresentationRefusal) {
          anchors[index] = try anchor(of: presentation, in: layouts)
        } catch {
          if anchors[index] == nil { throw error }
        }
      }
      return try PresentationPlacement(
        of: presentation, preferredContentSize: preferredContentSize(of: index), anchor: anchors[index],
        in: presentationEnvironment(of: index, over: layouts))
    } catch {
      throw SimulatedException(error, at: presentation.position)
    }
  }

  /// The size that a controller wants: a navigation controller that says none wants its top controller's.
  private func preferredContentSize(of index: ControllerHierarchy.Index) -> Size? {
    var index = index
    while hierarchy[index].controller.preferredContentSize == nil,
      hierarchy[index].controller.kind.isNavigation, let top = hierarchy[index].children.last
    {
      index = top
    }
    return hierarchy[index].controller.preferredContentSize
  }

  /// What a popover points at, in the window.
  private func anchor(
    of presentation: ModalPresentation, in layouts: [ControllerLayout]
  ) throws(PresentationRefusal) -> PopoverAnchor? {
    switch presentation.popover?.anchor {
    case nil: return nil
    case .barButtonItem(let id)?:
      guard let frame = layouts.frameInWindow(ofView: id) else { throw .popoverFromViewWithoutWindow }
      return PopoverAnchor(frame, isBarButtonItem: true)
    case .view(let id, let part)?:
      guard let frame = layouts.frameInWindow(ofView: id) else { throw .popoverFromViewWithoutWindow }
      guard let part else { return PopoverAnchor(frame) }
      return PopoverAnchor(
        Rect(x: frame.x + part.x, y: frame.y + part.y, width: part.width, height: part.height))
    }
  }

  /// The layouts of a presented controller and what it contains, behind what dims the others.
  private mutating func presentedLayouts(
    of index: ControllerHierarchy.Index, hiding hidden: Set<ControllerHierarchy.Index>, over layouts: [ControllerLayout]
  ) throws -> [ControllerLayout] {
    guard let placement = try placement(of: index, over: layouts) else { return [] }
    if placement.style.isInContext {
      // In a context it stands where the presenter's view does, below the bars around that; out of the window with it.
      guard let presenter = hierarchy[index].presenter, let slot = composer.slots[presenter] else { return [] }
      return try composer.layouts(
        of: index, in: hierarchy, slot.environment, frame: slot.frame, superview: slot.superview, after: layouts.count,
        hiding: hidden)
    }
    var environment = windowEnvironment
    var frame = placement.frame
    let name = hierarchy[index].name
    environment.size = frame.size
    environment.safeAreaInsets = placement.safeAreaInsets
    environment.traits.horizontalSizeClass = placement.horizontalSizeClass
    environment.traits.verticalSizeClass = placement.verticalSizeClass
    environment.isInSheet = placement.hasSheetNavigationBar
    if placement.style != .fullScreen { environment.layoutMargins = nil }
    if isTurnedByPopover(index, placement.style) {
      environment = ControllerEnvironment(device, in: .portrait, statusBar: statusBar(under: index), settings)
      frame = Rect(environment.size)
    }
    var added: [ControllerLayout] = []
    var superview: ControllerLayout.Superview?
    if let dimming = placement.dimming {
      added.append(
        try composer.decoration(
          "\(name)/\(Self.dimmingClass)", View(class: Self.dimmingClass, alpha: dimming.alpha), dimming.frame,
          environment))
    }
    if let popover = placement.popover {
      let chrome = try composer.decoration(
        "\(name)/\(Self.popoverClass)", popover.view(class: Self.popoverClass), popover.frame, environment)
      // Before a background of its own the content stands in a view beside that.
      let host = Array(chrome.layout.tree.subviews(of: chrome.layout.tree.root)).last
      superview = ControllerLayout.Superview(
        controller: layouts.count + added.count, view: host ?? chrome.layout.tree.root)
      added.append(chrome)
      frame = host == nil ? popover.contentFrame : Rect(popover.contentFrame.size)
    }
    let own = try composer.layouts(
      of: index, in: hierarchy, environment, frame: frame, superview: superview, after: layouts.count + added.count,
      hiding: hidden)
    return added + own
  }

  /// Whether a controller is laid out in portrait whatever the interface does: in full, presented by what a popover shows, or
  /// by whom that presents.
  func isTurnedByPopover(_ index: ControllerHierarchy.Index, _ style: ModalPresentationStyle) -> Bool {
    guard behavior.laysOutModalsOfPopoversInPortrait, style == .fullScreen else { return false }
    var root = index
    while let presenter = hierarchy[root].presenter {
      root = hierarchy.familyRoot(of: presenter)
      if self.style(of: root) == .popover { return true }
    }
    return false
  }
}

extension [ControllerLayout] {
  /// The frame of a controller's view in the window.
  func frameInWindow(ofController name: String) -> Rect? {
    // Names are unique, and who is asked for stands near the end mostly.
    lastIndex { $0.name == name }.map { frameInWindow(of: $0) }
  }

  /// The frame of a view or a bar's item in the window.
  func frameInWindow(ofView id: String) -> Rect? {
    for place in indices {
      guard let view = self[place].layout.tree.index(ofID: id) else { continue }
      let outer = frameInWindow(of: place)
      guard view != self[place].layout.tree.root else { return outer }
      let frame = self[place].layout.frameInRoot(of: view)
      return Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
    }
    return nil
  }

  /// The frame of the view of the controller at a place.
  func frameInWindow(of place: Int) -> Rect {
    var frame = self[place].frame
    var superview = self[place].superview
    while let outer = superview {
      let host = self[outer.controller].layout
      if outer.view != host.tree.root {
        let inner = host.frameInRoot(of: outer.view)
        frame.x += inner.x
        frame.y += inner.y
      }
      frame.x += self[outer.controller].frame.x
      frame.y += self[outer.controller].frame.y
      superview = self[outer.controller].superview
    }
    return frame
  }
}
