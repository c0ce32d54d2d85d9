import LayoutModel
import LayoutResolution

/// How the views of controllers come into the window and go out of it.
extension WindowState {
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
  /// - Returns: The movement; `nil` of one that comes where the presentation isn't animated.
  func movement(of index: ControllerHierarchy.Index, isLeaving: Bool = false) -> ViewMovement? {
    let top = hierarchy.presentationChain(from: index).last ?? index
    guard let presentation = hierarchy[index].presentation, presentation.isAnimated || isLeaving,
      let shown = hierarchy[top].presentation
    else { return nil }
    let (style, name) = (style(of: top), hierarchy[top].name)
    if style == .popover {
      return ViewMovement(.popover, isLeaving: isLeaving, view: PresentationViews.popover(of: name), edge: nil)
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
      dimmingView: style.isSheet ? PresentationViews.dimming(of: name) : nil,
      removesPresenterViews: style.removesPresenterViews)
  }

  /// How the top of a stack comes as it is pushed, or goes as it is popped: from the right, where text runs to the right, over the
  /// one below (general knowledge).
  func movement(
    of top: ControllerHierarchy.Index, over below: ControllerHierarchy.Index?, isLeaving: Bool = false
  ) -> ViewMovement {
    ViewMovement(
      .push, isLeaving: isLeaving, view: viewName(of: top),
      edge: environment.traits.layoutDirection == .rightToLeft ? .left : .right,
      viewBelow: below.map(viewName), shareOfViewBelow: behavior.shareOfPushedAsideViews)
  }

  /// The name of the controller whose view, or popover, a name is of.
  func receiver(ofView view: String) -> String {
    // It is one of those that came last mostly.
    let index = hierarchy.last { index in
      viewName(of: index) == view || PresentationViews.popover(of: hierarchy[index].name) == view
    }
    return index.map { hierarchy[$0].name } ?? view
  }

  /// Whether a controller leaves by the left edge though it came from the bottom: in landscape, presented by a popover's content.
  /// The note tells it of landscapeRight; that the other landscape is alike is inferred.
  private func leavesByTheSide(_ index: ControllerHierarchy.Index) -> Bool {
    orientation.isLandscape && popoverContent(presenting: index) != nil
  }
}

/// The views that UIKit adds for a presentation, by their classes, and what they are called here.
enum PresentationViews {
  /// The view of a popover, its border and arrow.
  static let popoverClass = "UIPopoverView"
  /// The view that dims what is behind a sheet.
  static let dimmingClass = "UIDimmingView"

  /// What the view of a controller's popover is called.
  static func popover(of controller: String) -> String { "\(controller)/\(popoverClass)" }

  /// What the view is called that dims what is behind a controller.
  static func dimming(of controller: String) -> String { "\(controller)/\(dimmingClass)" }
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
