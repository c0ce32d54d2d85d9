public import Foundation

/// The place where an image's opacity is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  /// Last, in colours that are multiplied by it.
  case premultipliedLast
  /// First, in colours that are multiplied by it.
  case premultipliedFirst
  case last
  case first
  /// The last part is skipped.
  case noneSkipLast
  /// The first part is skipped.
  case noneSkipFirst
  /// There is nothing but opacity.
  case alphaOnly
}

/// The order of an image's bytes, and where its opacity is stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that hold a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts of floating point.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits that hold the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Words of 16 bits, the smallest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Words of 32 bits, the smallest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 16 bits, the largest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Words of 32 bits, the largest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality of a scaled image.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`
  case none
  case low
  case high
  /// Between low and high.
  case medium
}

/// A source of bytes.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public var data: CFData? { bytes as CFData }

  /// A source of given bytes.
  public init?(data: CFData) { bytes = Data(referencing: data) }
}

/// An image: its size in pixels, and nothing that could be drawn.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// An image of a size in pixels.
  package init(width: Int, height: Int) { (self.width, self.height) = (max(0, width), max(0, height)) }

  /// Bits of a part of a pixel.
  public var bitsPerComponent: Int { 8 }
  /// Bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The space of its colours.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }
  /// The place where its opacity is stored.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The order of its bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// `nil`: there are no pixels.
  public var dataProvider: CGDataProvider? { nil }
  public var isMask: Bool { false }

  /// The part of the image in a rectangle, in pixels; `nil` where there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isNull || part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }

  public func copy() -> CGImage? { self }

  public func masking(_ mask: CGImage) -> CGImage? { self }

  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
