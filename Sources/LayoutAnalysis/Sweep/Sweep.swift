public import LayoutEngine
public import LayoutModel

/// A screen in every window size of a range: pieces that tile it, on each of which every number of every frame is affine in
/// the window's width and height, and the findings are the same.
///
///     let sweep = try Sweep(of: scene, over: WindowRange(width: 320...1366, height: 1194...1194))
///     for piece in sweep.pieces { print(piece.width, piece.begins ?? "") }
///     sweep.frames(in: Size(width: 507, height: 1194))   // by looking the piece up, without solving anything
///
/// With one axis a piece reaches from its low end up to the next one's, which isn't in it; the last one has both ends. A
/// size at which alone something holds is a piece of its own. See <doc:RangesOfSizes>.
public struct Sweep: Sendable {
  /// The sizes.
  public let range: WindowRange
  /// The pieces, from the least size on; in the plane the narrow ones first.
  public let pieces: [Piece]
  /// The assertions that were checked, in the scene's order.
  public let assertions: [AssertionResult]
  /// What of the range no piece tells exactly; `nil` where all of it is told.
  public let rest: Rest?

  /// A part of the range, and the screen in it.
  public struct Piece: Sendable {
    /// The half planes that the sizes lie in, all of them; their lines count in here, and belong to the neighbour where
    /// pieces are half open.
    public let within: [HalfPlane]
    /// The widths from the least to the greatest.
    public let width: ClosedRange<Double>
    /// The heights likewise.
    public let height: ClosedRange<Double>
    /// The corners in the plane, counterclockwise: two of a line on which alone something holds, one of a size alone; none
    /// where one length stays.
    public let corners: [Size]
    /// The views in preorder; none where UIKit throws.
    public let views: [View]
    /// What is found in all of its windows. Where a message has numbers of a window in it, they are those of the end at which
    /// most has to change.
    public internal(set) var diagnostics: [Diagnostic]
    /// What UIKit throws in all of its windows, in place of laying out.
    public let exception: SimulatedException?
    /// What begins with it, in words; `nil` of the first.
    public let begins: String?
    /// The one window that it tells of, where nothing is proved of the others; `nil` of an exact piece.
    public let sample: Size?

    /// Whether a size is one of the piece's, its edges counted in.
    public func contains(_ size: Size) -> Bool {
      within.allSatisfy { $0.excess(of: size) <= SweepTolerances.edgeOfPieces } && width.contains(size.width)
        && height.contains(size.height)
    }
  }

  /// A view, and its frame as affine numbers, in points and in its superview's coordinates, before it is rounded to pixels.
  ///
  /// Pieces have many views, and most stay as they are from one piece to the next: these share their storage.
  public struct View: Hashable, Sendable {
    private let values: Values

    private final class Values: Sendable {
      let id: String
      let x, y, width, height: AffineNumber

      init(_ id: String, _ x: AffineNumber, _ y: AffineNumber, _ width: AffineNumber, _ height: AffineNumber) {
        (self.id, self.x, self.y, self.width, self.height) = (id, x, y, width, height)
      }
    }

    /// A view that shares the storage of another that is the same.
    init(
      id: String, x: AffineNumber, y: AffineNumber, width: AffineNumber, height: AffineNumber, like other: View? = nil
    ) {
      if let other, other.id == id, other.x == x, other.y == y, other.width == width, other.height == height {
        values = other.values
      } else {
        values = Values(id, x, y, width, height)
      }
    }

    /// Its id, or its path, as dumps have it.
    public var id: String { values.id }
    /// How far it begins from its superview's left edge.
    public var x: AffineNumber { values.x }
    /// How far it begins from its superview's upper edge.
    public var y: AffineNumber { values.y }
    /// How wide it is.
    public var width: AffineNumber { values.width }
    /// How high it is.
    public var height: AffineNumber { values.height }

    /// The frame in a window of a size.
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

  /// The piece that a size lies in; `nil` of one out of range.
  public func piece(at size: Size) -> Piece? {
    guard range.contains(size) else { return nil }
    guard !range.isPlane else {
      // Sizes and lines alone come behind the others; of neighbours the last begins on the edge that they share.
      return pieces.last { $0.sample == nil && $0.contains(size) } ?? pieces.last { $0.contains(size) }
    }
    let axis: Axis = range.height.lowerBound < range.height.upperBound ? .vertical : .horizontal
    let place = axis == .horizontal ? size.width : size.height
    func ends(_ piece: Piece) -> ClosedRange<Double> { axis == .horizontal ? piece.width : piece.height }
    // The last one that begins at or before the size; one of this size alone comes before what begins right behind it.
    var (low, high) = (0, pieces.count)
    while low < high {
      let middle = (low + high) / 2
      if ends(pieces[middle]).lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    if low > 1, ends(pieces[low - 2]) == place...place { return pieces[low - 2] }
    return pieces[low - 1]
  }

  /// Every view's frame in a window of a size, by id, exact: without laying anything out.
  ///
  /// - Returns: The frames in preorder; `nil` of a size out of range.
  /// - Complexity: Linear in the number of views, and logarithmic in that of pieces, in the plane linear.
  public func frames(in size: Size) -> [(id: String, frame: Rect)]? {
    piece(at: size)?.views.map { ($0.id, $0.frame(in: size)) }
  }
}

extension Sweep.Piece {
  /// A piece of a plane or a line.
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
