import Documents
public import LayoutModel

/// The range of sizes that windows are resized through: every width in one range with every height in another, in
/// points.
public struct WindowRange: Hashable, Sendable {
  /// The widths; both bounds are equal for a single one.
  public let width: ClosedRange<Double>
  /// The heights; both bounds are equal for a single one.
  public let height: ClosedRange<Double>

  /// Creates a range of widths and heights.
  public init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
    self.width = width
    self.height = height
  }

  /// Tells whether a size belongs to the range.
  public func contains(_ size: Size) -> Bool { width.contains(size.width) && height.contains(size.height) }

  /// A Boolean value that tells whether both lengths change.
  var isPlane: Bool { width.lowerBound < width.upperBound && height.lowerBound < height.upperBound }
}

/// The sizes on one side of a line, the line included: `width · w + height · h ≤ bound`.
public struct HalfPlane: Hashable, Sendable {
  /// The factor of a window's width.
  public let width: Double
  /// The factor of its height.
  public let height: Double
  /// The upper bound of the sum.
  public let bound: Double

  /// Creates a half plane from its line.
  public init(width: Double, height: Double, bound: Double) {
    self.width = width
    self.height = height
    self.bound = bound
  }

  /// Returns how far a size lies beyond the line, in multiples of the factors; negative on the half plane's own side.
  public func excess(of size: Size) -> Double { width * size.width + height * size.height - bound }

  /// The half plane on the other side.
  var opposite: HalfPlane { HalfPlane(width: -width, height: -height, bound: -bound) }
}

extension ClosedRange<Double> {
  /// Parses lengths such as `320...1366`, or `320` alone: each at least 1, in points.
  package init?(lengths text: String) {
    let parts = text.parts(separatedBy: "...", omittingEmpty: false).map { part -> Double? in
      Size(text: "\(part)x1")?.width
    }
    guard parts.count <= 2, let low = parts.first ?? nil, let high = parts.last ?? nil, low <= high else { return nil }
    self = low...high
  }
}

extension [ClosedRange<Double>] {
  /// Returns the ranges in order, with ranges joined that touch or are no farther apart than a distance.
  package func joined(within distance: Double) -> [ClosedRange<Double>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, range in
      if let last = all.last, range.lowerBound <= last.upperBound + distance {
        all[all.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
  }
}
