public import LayoutEngine
public import LayoutModel

/// A screen in every window size of a range. Pieces tile the range; on each, every number of every frame is affine in
/// the window's width and height, and the findings are the same.
///
///     let sweep = try Sweep(of: scene, over: WindowRange(width: 320...1366, height: 1194...1194))
///     for piece in sweep.pieces { print(piece.width, piece.begins ?? "") }
///     sweep.frames(in: Size(width: 507, height: 1194))   // by looking the piece up, without solving anything
///
/// With one axis, a piece reaches from its low end to the start of the next piece, which it excludes; the last piece includes both ends. A
/// single size with a layout of its own is a piece of its own. See <doc:RangesOfSizes>.
public struct Sweep: Sendable {
  /// The sizes.
  public let range: WindowRange
  /// The pieces, from the least size on; in a plane the narrow ones first.
  public let pieces: [Piece]
  /// The assertions that were checked, in the scene's order.
  public let assertions: [AssertionResult]
  /// The part of the range that no piece describes exactly; `nil` if there is none.
  public let rest: Rest?

  /// A part of the range, and the screen in it.
  public struct Piece: Sendable {
    /// The half planes whose intersection contains the sizes. Their lines are included here, but belong to the
    /// neighbour where pieces are half open.
    public let within: [HalfPlane]
    /// The widths from the least to the greatest.
    public let width: ClosedRange<Double>
    /// The heights from the least to the greatest.
    public let height: ClosedRange<Double>
    /// The corners in the plane, counterclockwise: two for a line, one for a single size at which something holds
    /// alone; empty if one length is constant.
    public let corners: [Size]
    /// The views in preorder; empty if UIKit throws.
    public let views: [View]
    /// The findings in all of its windows. Numbers of a window in a message are those at the end where most has to
    /// change.
    public internal(set) var diagnostics: [Diagnostic]
    /// The exception that UIKit throws in all of its windows instead of laying out.
    public let exception: SimulatedException?
    /// The cause of the change with which it begins, in words; `nil` for the first piece.
    public let begins: String?
    /// The one window that it describes, if nothing is proved about the others; `nil` for an exact piece.
    public let sample: Size?

    /// The largest distance between the windows in which code was run, in points, if the piece is what lies between them; `nil` for another.
    public internal(set) var step: Double?

    /// Tells whether a size belongs to the piece, edges included.
    public func contains(_ size: Size) -> Bool {
      within.allSatisfy { $0.excess(of: size) <= SweepTolerances.edgeOfPieces } && width.contains(size.width)
        && height.contains(size.height)
    }
  }

  /// A view with its frame as affine numbers, in points and in its superview's coordinates, before it is rounded to
  /// pixels.
  ///
  /// Pieces have many views, and most stay the same from one piece to the next; these share their storage.
  public struct View: Hashable, Sendable {
    private let values: Values

    private final class Values: Sendable {
      let id: String
      let x, y, width, height: AffineNumber

      init(_ id: String, _ x: AffineNumber, _ y: AffineNumber, _ width: AffineNumber, _ height: AffineNumber) {
        self.id = id
        self.x = x
        self.y = y
        self.width = width
        self.height = height
      }
    }

    /// Creates a view that shares the storage of an equal one.
    init(
      id: String, x: AffineNumber, y: AffineNumber, width: AffineNumber, height: AffineNumber, like other: View? = nil
    ) {
      if let other, other.id == id, other.x == x, other.y == y, other.width == width, other.height == height {
        values = other.values
      } else {
        values = Values(id, x, y, width, height)
      }
    }

    /// The view's id, or its path, as in dumps.
    public var id: String { values.id }
    /// The distance from the superview's left edge.
    public var x: AffineNumber { values.x }
    /// The distance from the superview's upper edge.
    public var y: AffineNumber { values.y }
    /// The view's width.
    public var width: AffineNumber { values.width }
    /// The view's height.
    public var height: AffineNumber { values.height }

    /// Returns the frame in a window of a size.
    public func frame(in size: Size) -> Rect {
      Rect(x: x[size], y: y[size], width: width[size], height: height[size])
    }

    public static func == (a: View, b: View) -> Bool {
      a.values === b.values
        || (a.id == b.id && a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(x)
      hasher.combine(y)
      hasher.combine(width)
      hasher.combine(height)
    }
  }

  /// Returns the piece that contains a size; `nil` if it is out of range.
  public func piece(at size: Size) -> Piece? {
    guard range.contains(size) else { return nil }
    guard !range.isPlane else {
      // Single sizes and lines come after the others; of neighbours, the last one begins on their shared edge.
      return pieces.last { $0.sample == nil && $0.contains(size) } ?? pieces.last { $0.contains(size) }
    }
    let axis: Axis = range.height.lowerBound < range.height.upperBound ? .vertical : .horizontal
    let place = axis == .horizontal ? size.width : size.height
    func ends(_ piece: Piece) -> ClosedRange<Double> { axis == .horizontal ? piece.width : piece.height }
    // The last piece that begins at or before the size. A piece of this size alone precedes the piece that starts right after it.
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if ends(pieces[middle]).lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    if low > 1, ends(pieces[low - 2]) == place...place { return pieces[low - 2] }
    return pieces[low - 1]
  }

  /// Returns every view's exact frame in a window of a size, by id, without laying anything out.
  ///
  /// - Returns: The frames in preorder; `nil` for a size out of range.
  /// - Complexity: Linear in the number of views, and logarithmic in that of pieces, or linear in a plane.
  public func frames(in size: Size) -> [(id: String, frame: Rect)]? {
    piece(at: size)?.views.map { ($0.id, $0.frame(in: size)) }
  }
}

extension Sweep {
  /// Creates the sweep of a range from pieces that tile it, without assertions.
  package init(_ pieces: [Piece], over range: WindowRange) {
    self.range = range
    self.pieces = pieces
    assertions = []
    rest = nil
  }
}

extension Sweep.Piece {
  /// Creates a piece of a plane or a line.
  init(
    within: [HalfPlane], width: ClosedRange<Double>, height: ClosedRange<Double>, _ probe: WindowProbe,
    numbers: (Int) -> AffineNumber, begins: String?, corners: [Size] = [], after previous: [Sweep.View] = [],
    sample: Size? = nil
  ) {
    self.corners = corners
    self.sample = sample
    self.within = within
    self.width = width
    self.height = height
    views = probe.subject.names.enumerated().map { place, name in
      Sweep.View(
        id: name, x: numbers(4 * place), y: numbers(4 * place + 1), width: numbers(4 * place + 2),
        height: numbers(4 * place + 3), like: place < previous.count ? previous[place] : nil)
    }
    diagnostics = probe.diagnostics
    exception = probe.exception
    self.begins = begins
  }
}
