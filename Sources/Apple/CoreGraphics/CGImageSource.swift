public import Foundation

/// Pictures in data or in a file: nothing is read of them here, and each is missing.
public final class CGImageSource: Hashable, Sendable {
  init() {}
  public static func == (first: CGImageSource, second: CGImageSource) -> Bool { first === second }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public func CGImageSourceCreateWithData(_ data: Any, _ options: Any?) -> CGImageSource? { CGImageSource() }
public func CGImageSourceCreateWithURL(_ url: Any, _ options: Any?) -> CGImageSource? { CGImageSource() }
/// Makes pictures of data that comes little by little.
public func CGImageSourceCreateIncremental(_ options: Any?) -> CGImageSource { CGImageSource() }
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 0 }
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: Any?) -> NSDictionary? { nil }
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: Any?
) -> NSDictionary? { nil }
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: Any?) -> CGImage? { nil }
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: Any?
) -> CGImage? { nil }

public var kCGImageSourceCreateThumbnailFromImageAlways: CFString { "kCGImageSourceCreateThumbnailFromImageAlways" }
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString { "kCGImageSourceCreateThumbnailFromImageIfAbsent" }
public var kCGImageSourceCreateThumbnailWithTransform: CFString { "kCGImageSourceCreateThumbnailWithTransform" }
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString { "kCGImageSourceShouldCacheImmediately" }
public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
