/// How the view of a controller comes into the window, or goes out of it.
public struct ViewMovement: Hashable, Sendable {
  /// What is seen of it.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The transition styles of presentations (`UIModalTransitionStyle`).
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
    /// A popover comes and goes by itself.
    case popover
    /// A navigation controller pushes, and pops.
    case push
    /// A row of a table comes and goes, by its own length over an edge, or by a fade.
    case row
  }

  /// An edge of what the view stands in.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// By that side of what the view stands in.
    case top, left, bottom, right

    /// The edge across.
    package var opposite: Edge {
      switch self {
      case .top: .bottom
      case .left: .right
      case .bottom: .top
      case .right: .left
      }
    }
  }

  /// What is seen of it.
  public let style: Style
  /// Whether it goes: a dismissal, or a pop.
  public let isLeaving: Bool
  /// The name of the view that comes or goes.
  public let view: String
  /// The edge that it enters from or leaves by; `nil` of what fades.
  public let edge: Edge?
  /// The name of what dims the views behind it meanwhile, where something does.
  public let dimmingView: String?
  /// Of a presentation, whether the presenter's views leave the window once it stands.
  public let removesPresenterViews: Bool
  /// Of a push, the name of the view below.
  public let viewBelow: String?
  /// By how much of its width the view below moves aside.
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
  /// What is seen of the view, in words: `enters from the bottom`.
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

  /// The same of the view below a push.
  package var wordsOfViewBelow: String {
    let edge = self.edge?.opposite.rawValue ?? "left"
    return isLeaving ? "enters from the \(edge)" : "leaves by the \(edge)"
  }

  private var slide: String {
    let edge = self.edge?.rawValue ?? "bottom"
    return isLeaving ? "leaves by the \(edge)" : "enters from the \(edge)"
  }
}
