import LayoutModel
import LayoutResolution

/// The presented controllers in the window (<doc:Presentations>).
extension WindowState {
  // MARK: Styles

  /// The style in which a presented controller is shown.
  func style(of index: ControllerHierarchy.Index) -> ModalPresentationStyle {
    hierarchy[index].styles?[orientation] ?? .fullScreen
  }

  /// Sets a controller's presentation, with the styles in which it is shown: they are often needed.
  mutating func setPresentation(_ presentation: ModalPresentation, of index: ControllerHierarchy.Index) {
    let styles = PresentationStyles { orientation in
      let plain = ControllerEnvironment(device, in: orientation, settings)
      let environment = PresentationEnvironment(window: plain.window, statusBarHeight: 0)
      return PresentationAdaptation(of: presentation, in: environment).style
    }
    hierarchy[index].setPresentation(presentation, styles)
  }

  /// Tells whether a presenter's containment hierarchy fills the window.
  func fillsWindow(_ presenter: ControllerHierarchy.Index) -> Bool {
    let root = hierarchy.containmentRoot(of: presenter)
    return root == hierarchy.root || style(of: root) == .fullScreen
  }

  /// Tells whether a controller's containment hierarchy is shown in a popover, or in the context of one that is.
  func isInsidePopover(_ index: ControllerHierarchy.Index) -> Bool {
    var root = hierarchy.containmentRoot(of: index)
    while style(of: root).isInContext, let presenter = hierarchy[root].presenter {
      root = hierarchy.containmentRoot(of: presenter)
    }
    return style(of: root) == .popover
  }

  // MARK: Places

  /// The environment in which a controller presents.
  ///
  /// - Parameters:
  ///   - presenter: The controller; `nil` for a popover that nobody presents.
  ///   - layouts: The layouts behind the presentation.
  ///   - environment: The environment of the root controller's view.
  /// - Returns: The environment of the presentation.
  func presentationEnvironment(
    for presenter: ControllerHierarchy.Index?, over layouts: [ControllerLayout], in environment: ControllerEnvironment
  ) -> PresentationEnvironment {
    let context = presenter.flatMap { presenter in layouts.frameInWindow(ofController: hierarchy[presenter].name) }
    return PresentationEnvironment(
      window: environment.window, statusBarHeight: environment.safeAreaInsets.top,
      keyboardHeight: keyboardHeight,
      contextFrame: context, isInsidePopover: presenter.map(isInsidePopover) ?? false)
  }

  /// The duration of a presented controller's transition, in seconds.
  ///
  /// - Parameters:
  ///   - index: The controller.
  ///   - isLeaving: Whether the controller leaves, with an animation of its own, independent of the way it came.
  /// - Returns: The time, in seconds.
  func transitionDuration(of index: ControllerHierarchy.Index, isLeaving: Bool = false) -> Double {
    guard var presentation = hierarchy[index].presentation else { return 0 }
    if isLeaving { presentation.isAnimated = true }
    let container = presentationEnvironment(for: hierarchy[index].presenter, over: [], in: environment)
    return TransitionTiming(of: presentation, in: container).duration
  }

  /// The place of a presented controller's view.
  struct Placement {
    let placement: PresentationPlacement
    /// The anchor of a popover.
    let anchor: PopoverAnchor?
    /// A Boolean that tells whether a popover's anchor has left the window, so that the popover stays in its place.
    let isAnchorGone: Bool
  }

  /// The place of a presented controller's view. A popover whose anchor has left the window stays in its place.
  ///
  /// - Parameters:
  ///   - index: The controller.
  ///   - layouts: The layouts behind it.
  ///   - environment: The environment of the root controller's view.
  /// - Returns: The place; `nil` for one that isn't presented.
  /// - Throws: `SimulatedException` where a popover has no anchor.
  func placement(
    of index: ControllerHierarchy.Index, over layouts: [ControllerLayout], in environment: ControllerEnvironment
  ) throws(SimulatedException) -> Placement? {
    let node = hierarchy[index]
    guard let presentation = node.presentation else { return nil }
    do throws(PresentationRefusal) {
      var (anchor, isAnchorGone) = (anchors[index], false)
      if style(of: index) == .popover {
        do throws(PresentationRefusal) {
          anchor = try self.anchor(of: presentation, in: layouts)
        } catch {
          guard anchor != nil else { throw error }
          isAnchorGone = true
        }
      }
      let placement = try PresentationPlacement(
        of: presentation, preferredContentSize: preferredContentSize(of: index), anchor: anchor,
        in: presentationEnvironment(for: node.presenter, over: layouts, in: environment))
      return Placement(placement: placement, anchor: anchor, isAnchorGone: isAnchorGone)
    } catch {
      throw SimulatedException(error, at: presentation.position)
    }
  }

  /// The preferred size of a controller; for a navigation controller without one, its top controller's.
  private func preferredContentSize(of index: ControllerHierarchy.Index) -> Size? {
    var index = index
    while hierarchy[index].controller.preferredContentSize == nil,
      hierarchy[index].controller.kind.isNavigation, let top = hierarchy[index].children.last
    {
      index = top
    }
    return hierarchy[index].controller.preferredContentSize
  }

  /// A popover's anchor, in the window.
  private func anchor(
    of presentation: ModalPresentation, in layouts: [ControllerLayout]
  ) throws(PresentationRefusal) -> PopoverAnchor? {
    switch presentation.popover?.anchor {
    case nil: return nil
    case .barButtonItem(let id)?:
      guard let frame = layouts.unroundedFrameInWindow(ofView: id) else { throw .popoverFromViewWithoutWindow }
      return PopoverAnchor(frame, isBarButtonItem: true)
    case .view(let id, let part)?:
      guard let frame = layouts.unroundedFrameInWindow(ofView: id) else { throw .popoverFromViewWithoutWindow }
      guard let part else { return PopoverAnchor(frame) }
      return PopoverAnchor(
        Rect(x: frame.x + part.x, y: frame.y + part.y, width: part.width, height: part.height))
    }
  }

  // MARK: Modals from popovers

  /// Tells whether a controller is laid out in portrait, whatever the interface's orientation: presented in full by a
  /// popover's content, or by a controller that such content presents.
  func isTurnedByPopover(_ index: ControllerHierarchy.Index, _ style: ModalPresentationStyle) -> Bool {
    guard behavior.laysOutModalsOfPopoversInPortrait, style == .fullScreen else { return false }
    var root = index
    while let presenter = hierarchy[root].presenter {
      root = hierarchy.containmentRoot(of: presenter)
      if self.style(of: root) == .popover { return true }
    }
    return false
  }

  /// The popover's content that presents a controller by itself, outside a context of its own, where the system handles
  /// that wrongly (`SystemBehavior.misplacesModalsOfPopovers`).
  func popoverContent(presenting index: ControllerHierarchy.Index) -> ControllerHierarchy.Index? {
    guard behavior.misplacesModalsOfPopovers, let presenter = hierarchy[index].presenter, !style(of: index).isInContext
    else { return nil }
    let root = hierarchy.containmentRoot(of: presenter)
    return style(of: root) == .popover ? root : nil
  }

  /// Tells whether a presented controller, or a visible one of its content, makes taps beside it do nothing.
  func isModal(_ root: ControllerHierarchy.Index) -> Bool {
    hierarchy.visibleContainment(of: root).contains { index in
      let controller = hierarchy[index].controller
      return (style(of: root) == .popover && controller.isModalInPopover)
        || (behavior.hasModalInPresentation && controller.isModalInPresentation)
    }
  }

  func isMailForm(_ index: ControllerHierarchy.Index) -> Bool {
    hierarchy[index].controller.kind == .mailComposeViewController
  }
}

extension [ControllerLayout] {
  /// The frame of a controller's view in the window.
  func frameInWindow(ofController name: String) -> Rect? {
    // Names are unique, and the requested controller is mostly near the end.
    lastIndex { $0.name == name }.map { frameInWindow(of: $0) }
  }

  /// The frame of a view or a bar's item in the window.
  func frameInWindow(ofView id: String) -> Rect? {
    frameInWindow(ofView: id, own: \.frame) { $0.frameInRoot(of: $1) }
  }

  /// The frame of a view or a bar's item in the window, before rounding to pixels.
  func unroundedFrameInWindow(ofView id: String) -> Rect? {
    frameInWindow(ofView: id, own: \.unroundedFrame) { $0.unroundedFrameInRoot(of: $1) }
  }

  /// The frame of the view of the controller at an index.
  func frameInWindow(of index: Int) -> Rect {
    frameInWindow(of: index, own: \.frame) { $0.frameInRoot(of: $1) }
  }

  private func frameInWindow(
    ofView id: String, own: (ControllerLayout) -> Rect, inRoot: (Layout, ViewTree.Index) -> Rect
  ) -> Rect? {
    for index in indices {
      guard let view = self[index].layout.tree.index(ofID: id) else { continue }
      let outer = frameInWindow(of: index, own: own, inRoot: inRoot)
      guard view != self[index].layout.tree.root else { return outer }
      let frame = inRoot(self[index].layout, view)
      return Rect(x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width, height: frame.height)
    }
    return nil
  }

  private func frameInWindow(
    of index: Int, own: (ControllerLayout) -> Rect, inRoot: (Layout, ViewTree.Index) -> Rect
  ) -> Rect {
    var frame = own(self[index])
    var superview = self[index].superview
    while let outer = superview {
      let host = self[outer.controller].layout
      if outer.view != host.tree.root {
        let inner = inRoot(host, outer.view)
        frame.x += inner.x
        frame.y += inner.y
      }
      let container = own(self[outer.controller])
      frame.x += container.x
      frame.y += container.y
      superview = self[outer.controller].superview
    }
    return frame
  }
}
