import LayoutModel
import LayoutResolution

/// The movements of controllers' views into the window and out of it.
extension WindowState {
  /// The name of a controller's view in layouts.
  private func viewName(of index: ControllerHierarchy.Index) -> String {
    hierarchy[index].controller.view.id ?? View.nameOfRoot
  }

  /// Returns the movement with which a presented controller comes or goes.
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

  /// The movement of a stack's top as it is pushed or popped: from the right, where text runs to the right, over the
  /// one below (general knowledge).
  func movement(
    of top: ControllerHierarchy.Index, over below: ControllerHierarchy.Index?, isLeaving: Bool = false
  ) -> ViewMovement {
    ViewMovement(
      .push, isLeaving: isLeaving, view: viewName(of: top),
      edge: environment.traits.layoutDirection == .rightToLeft ? .left : .right,
      viewBelow: below.map(viewName), shareOfViewBelow: behavior.shareOfPushedAsideViews)
  }

  /// The name of the controller that has a view, or a popover, of a name.
  func receiver(ofView view: String) -> String {
    // It is mostly one of the latest.
    let index = hierarchy.last { index in
      viewName(of: index) == view || PresentationViews.popover(of: hierarchy[index].name) == view
    }
    return index.map { hierarchy[$0].name } ?? view
  }

  /// Tells whether a controller leaves by the left edge although it came from the bottom: in landscape, presented by a
  /// popover's content. The note reports it for landscapeRight; that the other landscape is alike is inferred.
  private func leavesByTheSide(_ index: ControllerHierarchy.Index) -> Bool {
    orientation.isLandscape && popoverContent(presenting: index) != nil
  }
}

/// The views that UIKit adds for a presentation, by their classes, with their names here.
enum PresentationViews {
  /// The view of a popover, its border and arrow.
  static let popoverClass = "UIPopoverView"
  /// The view that dims the views behind a sheet.
  static let dimmingClass = "UIDimmingView"

  /// The name of the view of a controller's popover.
  static func popover(of controller: String) -> String { "\(controller)/\(popoverClass)" }

  /// The name of the view that dims the views behind a controller.
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
