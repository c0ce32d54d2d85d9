import Documents
import LayoutModel

/// How the views of controllers come into the window and go out of it.
extension ScreenState {
  /// What a controller's view is called in layouts.
  private func viewName(of index: ControllerHierarchy.Index) -> String {
    hierarchy[index].controller.view.id ?? View.nameOfRoot
  }

  /// How a controller that is presented comes, or goes.
  ///
  /// Where it presents others, the topmost is seen to go (Apple's reference of `UIViewController.dismiss`).
  ///
  /// - Parameters:
  ///   - index: The controller.
  ///   - isLeaving: Whether it goes.
  /// - Returns: The movement; `nil` where the presentation isn't animated.
  func movement(of index: ControllerHierarchy.Index, isLeaving: Bool = false) -> ViewMovement? {
    let top = hierarchy.presentationChain(from: index).last ?? index
    guard let presentation = hierarchy[index].presentation, presentation.isAnimated,
      let shown = hierarchy[top].presentation
    else { return nil }
    let (style, name) = (style(of: top), hierarchy[top].name)
    if style == .popover {
      return ViewMovement(.popover, isLeaving: isLeaving, view: "\(name)/\(Self.popoverClass)", edge: nil)
    }
    let edge: ViewMovement.Edge?
    switch shown.transitionStyle {
    case .coverVertical: edge = isLeaving && leavesByTheSide(top) ? .left : .bottom
    // From right to left, and back (Apple's reference of the style).
    case .flipHorizontal: edge = .right
    case .crossDissolve: edge = nil
    case .partialCurl: edge = .bottom
    }
    return ViewMovement(
      ViewMovement.Style(shown.transitionStyle), isLeaving: isLeaving, view: viewName(of: top), edge: edge,
      dimmingView: style.isSheet ? "\(name)/\(Self.dimmingClass)" : nil,
      removesPresenterViews: style.removesPresenterViews)
  }

  /// How the top of a stack comes as it is pushed, or goes as it is popped: from the right, where text runs to the right, over the
  /// one below (general knowledge).
  func movement(
    of top: ControllerHierarchy.Index, over below: ControllerHierarchy.Index?, isLeaving: Bool = false
  ) -> ViewMovement {
    ViewMovement(
      .push, isLeaving: isLeaving, view: viewName(of: top),
      edge: windowEnvironment.traits.layoutDirection == .rightToLeft ? .left : .right,
      viewBelow: below.map(viewName), shareOfViewBelow: behavior.shareOfPushedAsideViews)
  }

  /// Notes how views come and go.
  mutating func tell(_ movement: ViewMovement, during duration: Double) {
    let style = "\(movement.isLeaving && movement.style == .push ? "pop" : movement.style.rawValue), "
    let words = style + "\(JSONText.thousandths(duration)) s: "
    note(.movement, receiver(of: movement.view), words + movement.words)
    if let below = movement.viewBelow {
      note(.movement, receiver(of: below), words + movement.wordsOfViewBelow)
    }
  }

  /// The name of the controller whose view, or popover, a name is of.
  private func receiver(of view: String) -> String {
    // It is one of those that came last mostly.
    let index = hierarchy.last { index in
      viewName(of: index) == view || "\(hierarchy[index].name)/\(Self.popoverClass)" == view
    }
    return index.map { hierarchy[$0].name } ?? view
  }

  /// What UIKit calls the view of a popover, its border and arrow.
  static let popoverClass = "UIPopoverView"
  /// What UIKit calls the view that dims what is behind a sheet.
  static let dimmingClass = "UIDimmingView"

  // MARK: Modals from popovers

  /// What a popover shows and presents a controller by itself, not in a context of its own, where the system loses its way with
  /// that (`SystemBehavior.misplacesModalsOfPopovers`).
  func popoverContent(presenting index: ControllerHierarchy.Index) -> ControllerHierarchy.Index? {
    guard behavior.misplacesModalsOfPopovers, let presenter = hierarchy[index].presenter, !style(of: index).isInContext
    else { return nil }
    let root = hierarchy.familyRoot(of: presenter)
    return style(of: root) == .popover ? root : nil
  }

  /// Whether a controller leaves by the left edge though it came from the bottom: in landscape, presented by a popover's content.
  /// The note tells it of landscapeRight; that the other landscape is alike is inferred.
  private func leavesByTheSide(_ index: ControllerHierarchy.Index) -> Bool {
    orientation.isLandscape && popoverContent(presenting: index) != nil
  }

  /// Asks what a popover shows about an orientation, as UIKit does when that presents a controller and when the controller goes:
  /// for how the interface stands, as a mail form goes for portrait whatever that is.
  ///
  /// - Returns: Whether the orientation is allowed.
  mutating func ask(_ content: ControllerHierarchy.Index, about orientation: InterfaceOrientation) -> Bool {
    let supported = hierarchy.orientations(of: content, scene.application, on: device).supported
    let allows = supported.allows(orientation)
    note(
      .question, hierarchy[content].name, "\(behavior.orientationQuestion)(\(orientation.words)): \(allows)")
    return allows
  }

  /// Warns of a controller that what a popover shows presents by itself, and says what to do.
  mutating func warn(of index: ControllerHierarchy.Index, presentedBy content: ControllerHierarchy.Index) {
    let base = hierarchy[content].popoverHolder ?? hierarchy.root
    let harm =
      isMailForm(index)
      ? "its dismissal asks about portrait and turns the interface to that, and in landscape it leaves by the left edge"
      : "in landscape it leaves by the left edge, not by the bottom"
    note(
      .warning, hierarchy[index].name,
      "'\(hierarchy[content].name)', which is shown in a popover, presents it itself: \(harm); present it from "
        + "'\(hierarchy[base].name)', the controller behind the popover")
  }

  func isMailForm(_ index: ControllerHierarchy.Index) -> Bool {
    hierarchy[index].controller.kind == .mailComposeViewController
  }
}

extension ViewMovement.Style {
  fileprivate init(_ style: ModalTransitionStyle) {
    switch style {
    case .coverVertical: self = .coverVertical
    case .flipHorizontal: self = .flipHorizontal
    case .crossDissolve: self = .crossDissolve
    case .partialCurl: self = .partialCurl
    }
  }
}
