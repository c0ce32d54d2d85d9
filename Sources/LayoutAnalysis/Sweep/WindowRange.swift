import Documents
public import LayoutModel

/// The sizes that windows are resized through: every width of a range with every height of one, in points.
public struct WindowRange: Hashable, Sendable {
  /// The widths; one alone where they are the same.
  public let width: ClosedRange<Double>
  /// The heights, likewise.
  public let height: ClosedRange<Double>

  /// A range of widths and heights.
  public init(width: ClosedRange<Double>, height: ClosedRange<Double>) {
    self.width = width
    self.height = height
  }

  /// Whether a size is one of the range.
  public func contains(_ size: Size) -> Bool { width.contains(size.width) && height.contains(size.height) }

  /// Whether both lengths change.
  var isPlane: Bool { width.lowerBound < width.upperBound && height.lowerBound < height.upperBound }
}

/// The sizes on one side of a line, the line among them: `width · w + height · h ≤ bound`.
public struct HalfPlane: Hashable, Sendable {
  /// The factor of a window's width.
  public let width: Double
  /// The factor of its height.
  public let height: Double
  /// What the sum is at most.
  public let bound: Double

  /// A half plane by its line.
  public init(width: Double, height: Double, bound: Double) {
    self.width = width
    self.height = height
    self.bound = bound
  }

  /// How far a size lies beyond the line, in multiples of the factors; negative on the half plane's own side.
  public func excess(of size: Size) -> Double { width * size.width + height * size.height - bound }

  /// What lies on the other side.
  var opposite: HalfPlane { HalfPlane(width: -width, height: -height, bound: -bound) }
}

extension ClosedRange<Double> {
  /// The lengths that a text such as `320...1366` means, or `320` alone: each 1 at least, in points.
  package init?(lengths text: String) {
    let parts = text.parts(separatedBy: "...", omittingEmpty: false).map { part -> Double? in
      Size(text: "\(part)x1")?.width
    }
    guard parts.count <= 2, let low = parts.first ?? nil, let high = parts.last ?? nil, low <= high else { return nil }
    self = low...high
  }
}

extension [ClosedRange<Double>] {
  /// The ranges in order, those that touch in one, or lie no farther from each other than a distance.
  func joined(within distance: Double) -> [ClosedRange<Double>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { all, range in
      if let last = all.last, range.lowerBound <= last.upperBound + distance {
        all[all.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        all.append(range)
      }
    }
  }
}
