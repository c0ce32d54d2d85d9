/// The movement of a controller's view into the window or out of it.
public struct ViewMovement: Hashable, Sendable {
  /// The visible kind of movement.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The transition styles of presentations (`UIModalTransitionStyle`).
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
    /// The animation of a popover that appears or disappears.
    case popover
    /// The animation of a navigation controller that pushes or pops.
    case push
    /// A row of a table comes and goes, by its own length over an edge, or by a fade.
    case row
  }

  /// An edge of the view around.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The edges of the view around.
    case top, left, bottom, right

    /// The opposite edge.
    package var opposite: Edge {
      switch self {
      case .top: .bottom
      case .left: .right
      case .bottom: .top
      case .right: .left
      }
    }
  }

  /// The visible kind of movement.
  public let style: Style
  /// A Boolean that tells whether the view leaves: a dismissal, or a pop.
  public let isLeaving: Bool
  /// The name of the view that moves.
  public let view: String
  /// The edge that it enters from or leaves by; `nil` for a fade.
  public let edge: Edge?
  /// The name of the view that dims the views behind meanwhile, if any.
  public let dimmingView: String?
  /// A Boolean that tells whether the presenter's views leave the window after the presentation.
  public let removesPresenterViews: Bool
  /// The name of the view below a pushed one.
  public let viewBelow: String?
  /// The share of its width by which the view below moves aside.
  public let shareOfViewBelow: Double

  package init(
    _ style: Style, isLeaving: Bool, view: String, edge: Edge?, dimmingView: String? = nil,
    removesPresenterViews: Bool = false, viewBelow: String? = nil, shareOfViewBelow: Double = 0
  ) {
    self.style = style
    self.isLeaving = isLeaving
    self.view = view
    self.edge = edge
    self.dimmingView = dimmingView
    self.removesPresenterViews = removesPresenterViews
    self.viewBelow = viewBelow
    self.shareOfViewBelow = shareOfViewBelow
  }
}

extension ViewMovement {
  /// The movement in words: `enters from the bottom`.
  package var words: String {
    switch style {
    case .coverVertical, .push: slide
    case .flipHorizontal: "\(slide), turning about its vertical axis"
    case .row where edge != nil: slide
    case .crossDissolve, .popover, .row: isLeaving ? "fades out" : "fades in"
    case .partialCurl:
      isLeaving
        ? "is covered by the page that comes down again to the \(edge?.rawValue ?? "bottom")"
        : "appears beneath the page that is peeled up from the \(edge?.rawValue ?? "bottom")"
    }
  }

  /// The movement of the view below a push, in words.
  package var wordsOfViewBelow: String {
    let edge = self.edge?.opposite.rawValue ?? "left"
    return isLeaving ? "enters from the \(edge)" : "leaves by the \(edge)"
  }

  private var slide: String {
    let edge = self.edge?.rawValue ?? "bottom"
    return isLeaving ? "leaves by the \(edge)" : "enters from the \(edge)"
  }
}
