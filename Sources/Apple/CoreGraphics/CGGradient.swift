public import Foundation

/// The extent of a gradient.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Before its beginning too.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After its end too.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours along a line.
public final class CGGradient: Sendable {
  package let colors: [CGColor]

  /// A gradient of colours at locations from 0 to 1; evenly spaced without them.
  public init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    self.colors = colors.compactMap { $0 as? CGColor }
  }

  /// A gradient of components.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let length = space.numberOfComponents + 1
    let values = unsafe Array(UnsafeBufferPointer(start: components, count: count * length))
    colors = (0..<count).map { CGColor(space, values: Array(values[$0 * length..<($0 + 1) * length])) }
  }
}
