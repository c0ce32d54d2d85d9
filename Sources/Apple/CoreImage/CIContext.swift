public import CoreGraphics
public import Foundation

/// A drawer of images of Core Image: images of their size come out, without pixels.
open class CIContext: NSObject, @unchecked Sendable {
  /// A drawer with the usual options.
  public override init() {}
  /// A drawer with options.
  public init(options: [CIContextOption: Any]?) {}

  /// Draws a part of an image: its size, rounded outwards; `nil` for a part without an end or without pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isEmpty else { return nil }
    let rect = fromRect.integral
    return CGImage(width: Int(rect.width), height: Int(rect.height))
  }
}

/// A way in which images are drawn.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the processor alone.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// In a space of colours.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Into a space of colours.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// With steps in between kept.
  public static let cacheIntermediates = CIContextOption(rawValue: "cache_intermediates")
  /// After what is more urgent.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}
