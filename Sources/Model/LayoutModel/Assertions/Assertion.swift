public import Documents

/// A statement about a screen's frames, in the window's coordinates, that must hold in every window of a range
/// (<doc:RangesOfSizes>).
///
///     title.trailing <= price.leading - 4
///     title fits
///     title inside root.safeArea
///     avatar clear of title
public struct Assertion: Hashable, Sendable {
  /// A statement that must hold.
  public indirect enum Statement: Hashable, Sendable {
    /// A constraint's comparison of any two items of the screen; its priority is ignored.
    case comparison(Constraint)
    /// An item's frame lies within another's, edges touching or not.
    case inside(Constraint.Item, Constraint.Item)
    /// Two items' frames don't overlap; they may touch.
    case clear(Constraint.Item, of: Constraint.Item)
    /// The text of the view of an id isn't cut.
    case fits(String)
  }

  /// The assertion's id in results; its text if `nil`.
  public var id: String?
  /// The statement as it is written.
  public var text: String
  /// The statement that must hold.
  public var statement: Statement
  /// The traits under which it must hold; all, where the condition is empty.
  public var when: TraitCondition
  /// The widths in which it must, in points; all if `nil`.
  public var widths: ClosedRange<Double>?
  /// The heights in which it must hold, in points; all if `nil`.
  public var heights: ClosedRange<Double>?
  /// The assertion's place in its file.
  public var position: SourcePosition?

  /// An assertion of a statement, with the conditions under which it must hold.
  public init(
    id: String? = nil, _ text: String, _ statement: Statement, when: TraitCondition = TraitCondition(),
    widths: ClosedRange<Double>? = nil, heights: ClosedRange<Double>? = nil, position: SourcePosition? = nil
  ) {
    self.id = id
    self.text = text
    self.statement = statement
    self.when = when
    self.widths = widths
    self.heights = heights
    self.position = position
  }

  /// The assertion's name in results.
  public var name: String { id ?? text }

  /// The ids of the views and guides that it names.
  public var ids: [String] {
    switch statement {
    case .comparison(let constraint): [constraint.firstItem, constraint.second?.item].compactMap { $0?.id }
    case .inside(let first, let second), .clear(let first, of: let second): [first, second].compactMap(\.id)
    case .fits(let id): [id]
    }
  }
}

extension Constraint.Item {
  /// The id that the item names.
  package var id: String? {
    switch self {
    case .id(let id), .superview(of: let id): id
    case .guide(_, of: let id): id
    case .holder: nil
    }
  }
}
