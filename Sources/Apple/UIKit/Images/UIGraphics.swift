public import CoreGraphics
public import Foundation

/// A stack of contexts of a thread.
private final class ContextStack: NSObject {
  var contexts: [(context: CGContext, size: CGSize, scale: CGFloat)] = []

  static var current: ContextStack {
    if let stack = Thread.current.threadDictionary["UIGraphics"] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary["UIGraphics"] = stack
    return stack
  }
}

/// The current context; `nil` where there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Notes that something is drawn in the current context, which so isn't of one colour.
func noteDrawing() { UIGraphicsGetCurrentContext()?.ground = nil }

/// The paths that a closure draws in a context of a size in points.
func pathsDrawn(in size: CGSize, _ draw: () -> Void) -> [DrawnPath] {
  let context = CGContext.empty(size, max(1, UITraitCollection.current.displayScale))
  UIGraphicsPushContext(context)
  defer { UIGraphicsPopContext() }
  draw()
  return context.drawn
}

/// Makes a context current.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.current.contexts.append(
    (context, CGSize(width: context.width, height: context.height), 1))
}

/// Makes the context before current again.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a context for an image.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a context for an image; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  ContextStack.current.contexts.append((.empty(size, scale), size, scale))
}

/// An image of the current context's size, in the colour that all of it was filled with; `nil` where there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  ContextStack.current.contexts.last.map { UIImage.empty($0.size, $0.scale, ground: $0.context.ground) }
}

/// Ends the current context.
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

/// Fills a rectangle.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Accepts a filled rectangle.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) { noteDrawing() }

/// Accepts the line around a rectangle.
public func UIRectFrame(_ rect: CGRect) { noteDrawing() }

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Accepts a context for a document.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsPushContext(.empty(bounds.size, 1))
}

public func UIGraphicsBeginPDFPage() {}

public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

/// Ends the document's context.
public func UIGraphicsEndPDFContext() { UIGraphicsPopContext() }

/// The image in the format of PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The image in the format of JPEG.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// Accepts an image for the photo library.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}

extension CGContext {
  /// A context of a size in points.
  fileprivate static func empty(_ size: CGSize, _ scale: CGFloat) -> CGContext {
    func pixels(_ length: CGFloat) -> Int { Int(max(0, min(length.isFinite ? length * scale : 0, 1e6)).rounded(.up)) }
    return CGContext(width: pixels(size.width), height: pixels(size.height), scale: scale)
  }
}

extension UIImage {
  /// An image of a size without content, or in one colour.
  static func empty(_ size: CGSize, _ scale: CGFloat, ground: CGColor? = nil) -> UIImage {
    var parts = Parts()
    (parts.size, parts.scale) = (size, scale)
    if let ground { parts.source = .ground(ground) }
    return UIImage(parts)
  }
}

/// The format in which something is drawn.
open class UIGraphicsRendererFormat: NSObject {
  /// The format of the screen.
  public required override init() { super.init() }

  open var bounds: CGRect { .zero }

  /// The format of the screen.
  public class func `default`() -> Self { Self() }

  /// The format of the screen.
  public class func preferred() -> Self { Self() }
}

/// The format in which an image is drawn.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of an image's colours.
  public enum Range: Int, Sendable {
    case unspecified = -1
    /// As the screen has it.
    case automatic
    case extended
    case standard
  }

  open var scale: CGFloat = max(1, UITraitCollection.current.displayScale)
  /// A Boolean that tells whether nothing shines through.
  open var opaque = false
  /// The range of colours.
  open var preferredRange = Range.automatic
  /// A Boolean that tells whether colours beyond sRGB are kept.
  open var prefersExtendedRange = false

  /// The format for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// A renderer that draws in a context of its own.
open class UIGraphicsRenderer: NSObject {
  /// The bounds, in points.
  public let bounds: CGRect

  init(area: CGRect) {
    bounds = area
    super.init()
  }
}

/// The context of a drawing.
open class UIGraphicsRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The bounds, in points.
  let area: CGRect

  init(_ area: CGRect, _ scale: CGFloat) {
    (cgContext, self.area) = (.empty(area.size, scale), area)
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Accepts a filled rectangle.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.ground = nil }
  /// Accepts the line around a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.ground = nil }
  /// Accepts the line around a rectangle.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.ground = nil }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The context of an image's drawing.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let scale: CGFloat

  fileprivate init(_ area: CGRect, scale: CGFloat) {
    self.scale = scale
    super.init(area, scale)
  }

  /// An image of the context's size, in the colour that all of it was filled with.
  open var currentImage: UIImage { .empty(area.size, scale, ground: cgContext.ground) }
  open var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// A renderer that draws images: closures run, and the images have their size, and the colour that all of one was filled with.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public let format: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer of images of a size in a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of images of bounds.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer of images of bounds in a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(area: bounds)
  }

  /// An image of the size, after a closure has drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    run(actions).currentImage
  }

  /// No data, after a closure has drawn.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    _ = run(actions)
    return Data()
  }

  /// No data, after a closure has drawn.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    _ = run(actions)
    return Data()
  }

  private func run(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIGraphicsImageRendererContext {
    let context = UIGraphicsImageRendererContext(bounds, scale: format.scale)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// The format of a document's drawing.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's own attributes.
  open var documentInfo: [String: Any] = [:]
}

/// The context of a document's drawing.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of a page.
  open var pdfContextBounds: CGRect { area }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
}

/// A renderer that draws documents: closures run, and the documents are empty.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A renderer of pages of bounds.
  public init(bounds: CGRect) { super.init(area: bounds) }

  /// A renderer of pages of bounds in a format.
  public convenience init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { self.init(bounds: bounds) }

  /// No data, after a closure has drawn.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = UIGraphicsPDFRendererContext(bounds, 1)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return Data()
  }
}
