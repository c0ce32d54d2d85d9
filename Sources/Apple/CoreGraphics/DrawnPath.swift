/// A path that is drawn, with the settings of that moment.
package struct DrawnPath: Sendable {
  package var elements: [PathElement]
  /// The colour of the inside; `nil` where only the line is drawn.
  package var fill: CGColor?
  /// A Boolean value that tells whether the even-odd rule says what is inside.
  package var isEvenOdd = false
  /// The colour of the line; `nil` where there is none.
  package var stroke: CGColor?
  package var line = DrawnLine()
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat = 1

  package init(_ elements: [PathElement]) { self.elements = elements }

  /// The path in other coordinates; the width of a line that is stretched one way only is an average.
  package func applying(_ transform: CGAffineTransform) -> DrawnPath {
    guard transform != .identity else { return self }
    var path = self
    path.elements = elements.map { $0.applying(transform) }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    path.line.width *= scale
    path.line.dashes = line.dashes.map { $0 * scale }
    return path
  }
}

/// The settings of a line.
package struct DrawnLine: Sendable {
  /// The width, in points.
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The lengths of dashes and gaps in turn, in points.
  package var dashes: [CGFloat] = []

  package init() {}
}

extension CGContext {
  /// Keeps a path as drawn. What is drawn in a clipped context isn't kept, as the clipping itself isn't.
  ///
  /// - Parameters:
  ///   - path: The path in the context's present coordinates.
  ///   - fill: Whether its inside is drawn.
  ///   - stroke: Whether its line is drawn.
  ///   - isEvenOdd: Whether the even-odd rule says what is inside.
  ///   - line: The settings of the line; the context's own if `nil`.
  ///   - alpha: The opacity beside the context's own.
  package func note(
    _ path: CGPath, fill: Bool = false, stroke: Bool = false, isEvenOdd: Bool = false, line: DrawnLine? = nil,
    alpha: CGFloat = 1
  ) {
    ground = nil
    guard !state.isClipped, state.blendMode != .clear, drawn.count < Self.maximumDrawn, !path.isEmpty else { return }
    var noted = DrawnPath(path.elements)
    if fill { (noted.fill, noted.isEvenOdd) = (state.fill, isEvenOdd) }
    if stroke { (noted.stroke, noted.line) = (state.stroke, line ?? state.line) }
    noted.alpha = alpha * state.alpha
    drawn.append(noted.applying(ctm))
  }

  /// The number of paths that are kept of a context.
  private static let maximumDrawn = 2000
}
