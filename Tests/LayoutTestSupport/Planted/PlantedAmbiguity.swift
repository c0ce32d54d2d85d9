import LayoutModel

/// A part taken from a screen that leaves nothing open, so that known attributes are.
package enum PlantedAmbiguity: String, CaseIterable, Sendable {
  /// A view's place, its size staying: x alone.
  case position
  /// A view's width, its place staying.
  case width
  /// One of two pins: x and width together.
  case positionAndWidth
  /// A height, and with it the places of all that follows.
  case height
  /// A link between views one below the other: the rest moves along.
  case tail
  /// An equality that becomes an inequality.
  case loosened
  /// A link in a row of equal widths.
  case equalWidths
  /// Two labels that hug as little.
  case tie
  /// The goal of one of the views that share an edge to edge width.
  case goal
  /// Two goals of one priority for different sizes.
  case apart
  /// The width of a box in which views follow their masks.
  case box
  /// A share of a width, and all that is measured by it.
  case share
  /// A view that no constraint names, with another that is pinned into it.
  case free

  /// The places where such an ambiguity can be planted; a free view stands anywhere.
  var sections: [Section.Kind] {
    switch self {
    case .position: [.column, .form, .sidebar]
    case .width: [.column, .form, .sidebar]
    case .positionAndWidth: [.column, .card]
    case .height: [.column, .form, .card, .sidebar]
    case .tail: [.column]
    case .loosened: [.column, .card]
    case .equalWidths: [.equalRow]
    case .tie: [.labelRow]
    case .goal: [.barRow]
    case .apart: [.card]
    case .box: [.maskBox]
    case .share: [.picture]
    case .free: [.column, .card, .equalRow]
    }
  }
}
