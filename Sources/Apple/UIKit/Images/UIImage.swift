public import CoreGraphics
public import Foundation
import LayoutModel

/// An image: its size and how it is shown; its pixels aren't read.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The way in which an image is coloured.
  public enum RenderingMode: Int, Sendable {
    /// As its place wants it.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal
    /// In the tint colour.
    case alwaysTemplate
  }

  /// The way in which an image is turned.
  public enum Orientation: Int, Sendable {
    case up = 0
    /// Upside down, turned to the left or to the right.
    case down, left, right
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The way in which the middle of an image fills a larger size.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch
  }

  /// The place where an image comes from.
  enum Source: Hashable {
    case none
    /// One of an application's.
    case named(String)
    /// One of the system's symbols.
    case symbol(String)
    /// Data, whose format has its size.
    case data(Data)
    /// An image of Core Graphics.
    case core(CGImage)
    /// An image of Core Image.
    case recipe(CIImage)
    /// A drawing that fills all of it with a colour.
    case ground(CGColor)
  }

  /// The parts of an image.
  struct Parts: Hashable {
    var source = Source.none
    var size = CGSize.zero
    var scale: CGFloat = 1
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false
    var baselineOffsetFromBottom: CGFloat?
    var configuration: Configuration?
    var images: [UIImage]?
    var duration: TimeInterval = 0
  }

  let parts: Parts

  init(_ parts: Parts) {
    self.parts = parts
    super.init()
  }

  /// An image without size.
  public override convenience init() { self.init(Parts()) }

  /// The image with changes.
  func with(_ change: (inout Parts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  // MARK: - Data

  /// An image of a file's bytes; `nil` where they aren't those of a known format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// An image of a file's bytes with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let parts = Parts(data: data, scale: scale) else { return nil }
    self.init(parts)
  }

  /// An image of a file; `@2x` and `@3x` in its name are its scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Parts.scale(ofName: path))
  }

  /// An image of Core Graphics.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// An image of Core Graphics with a number of pixels per point, turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    var parts = Parts()
    parts.source = .core(cgImage)
    parts.scale = scale > 0 ? scale : 1
    parts.orientation = orientation
    let size = CGSize(width: CGFloat(cgImage.width) / parts.scale, height: CGFloat(cgImage.height) / parts.scale)
    parts.size = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    self.init(parts)
  }

  /// An image literal: one of the application's.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(Parts(named: name, in: nil) ?? Parts())
  }

  /// The image in the format of PNG: none, as there are no pixels, unless it was made of such data.
  open func pngData() -> Data? { data(beginning: [0x89, 0x50]) }

  /// The image in the format of JPEG: none, as there are no pixels, unless it was made of such data.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data(beginning: [0xFF, 0xD8]) }

  private func data(beginning bytes: [UInt8]) -> Data? {
    if case .data(let data) = parts.source, data.starts(with: bytes) { data } else { nil }
  }

  // MARK: - Properties

  /// The size, in points; a symbol's is that of its drawing.
  open var size: CGSize {
    guard let symbolSize else { return parts.size }
    ConditionReads.note([.device, .textSize])
    return symbolSize
  }
  open var scale: CGFloat { isSymbolImage ? UITraitCollection.current.displayScale : parts.scale }
  /// The way in which it is turned.
  open var imageOrientation: Orientation { parts.orientation }
  /// The way in which it is coloured.
  open var renderingMode: RenderingMode { parts.renderingMode }
  /// The edges that keep their size where the image is stretched.
  open var capInsets: UIEdgeInsets { parts.capInsets }
  /// The way in which its middle fills a larger size.
  open var resizingMode: ResizingMode { parts.resizingMode }
  /// The insets of the part that is aligned.
  open var alignmentRectInsets: UIEdgeInsets { parts.alignmentRectInsets }
  /// The images of an animation.
  open var images: [UIImage]? { parts.images }
  /// The duration of an animation, in seconds.
  open var duration: TimeInterval { parts.duration }
  /// A Boolean that tells whether it is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { parts.flipsForRightToLeftLayoutDirection }
  /// The distance of its baseline from its bottom, in points.
  open var baselineOffsetFromBottom: CGFloat? { parts.baselineOffsetFromBottom }
  /// A Boolean that tells whether it has a baseline.
  open var hasBaseline: Bool { parts.baselineOffsetFromBottom != nil }
  /// The asset that it belongs to.
  open var imageAsset: UIImageAsset? { UIImageAsset(self) }
  /// The traits for which it was made.
  open var traitCollection: UITraitCollection { parts.configuration?.traitCollection ?? UITraitCollection() }
  /// The format in which something like it is drawn.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// An image of Core Graphics of its size.
  open var cgImage: CGImage? {
    if case .core(let image) = parts.source { return image }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return CGImage(width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
  }

  // MARK: - Changes

  /// The image coloured in a way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { with { $0.renderingMode = renderingMode } }

  /// The image in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

  /// The image in a colour, coloured in a way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The image with edges that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) }
  }

  /// The image with fixed edges, and a middle of one point.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The image with insets of the part that is aligned.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The image, mirrored where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeftLayoutDirection = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  /// The image with a baseline.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The image without a baseline.
  open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffsetFromBottom = nil } }

  // MARK: - Objects

  open class var supportsSecureCoding: Bool { true }

  /// Archives the size, or the data that it was made of.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(size.width), forKey: "UIImageWidth")
    coder.encode(Double(size.height), forKey: "UIImageHeight")
    coder.encode(Double(parts.scale), forKey: "UIScale")
    if case .data(let data) = parts.source { coder.encode(data as NSData, forKey: "UIImageData") }
  }

  public required convenience init?(coder: NSCoder) {
    let scale = CGFloat(coder.decodeDouble(forKey: "UIScale"))
    if let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") {
      self.init(data: Data(referencing: data), scale: scale)
    } else {
      var parts = Parts()
      parts.size = CGSize(
        width: coder.decodeDouble(forKey: "UIImageWidth"), height: coder.decodeDouble(forKey: "UIImageHeight"))
      parts.scale = scale
      self.init(parts)
    }
  }

  /// Tells whether another object is an image of the same source, shown in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (parts.source != .none && parts == other.parts)
  }

  /// A hash of size and source.
  open override var hash: Int { parts.source == .none ? super.hash : parts.hashValue }

  /// The source and the size.
  open override var description: String {
    let name: String =
      switch parts.source {
      case .named(let name): "named(main: \(name)) "
      case .symbol(let name): "symbol(system: \(name)) "
      case .none, .data, .core, .recipe, .ground: ""
      }
    return "<UIImage: \(name){\(Double(size.width)), \(Double(size.height))}>"
  }

  /// An image of another size, for lists.
  open func preparingThumbnail(of size: CGSize) -> UIImage? { with { ($0.size, $0.source) = (size, .none) } }

  open func preparingForDisplay() -> UIImage? { self }

  open func byPreparingForDisplay() async -> UIImage? { self }

  /// An image of another size.
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  open func draw(at point: CGPoint) { noteDrawing() }
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }
  open func draw(in rect: CGRect) { noteDrawing() }
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) { noteDrawing() }
  open func drawAsPattern(in rect: CGRect) { noteDrawing() }

  /// A Boolean that tells whether it is a symbol.
  open var isSymbolImage: Bool { systemName != nil }

  /// The configuration that it was made with.
  open var configuration: Configuration? { parts.configuration }

  /// The configuration that it was made with, of a symbol.
  open var symbolConfiguration: SymbolConfiguration? { parts.configuration as? SymbolConfiguration }

  /// The image in a configuration.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = configuration }
  }

  /// The symbol with a configuration's settings over its own.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.configuration = ($0.configuration as? SymbolConfiguration)?.applying(configuration) ?? configuration }
  }

  /// The image of Core Image that it was made of.
  open var ciImage: CIImage? { if case .recipe(let image) = parts.source { image } else { nil } }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of image literals.
public typealias _ImageLiteralType = UIImage

extension UIImage.Orientation {
  /// A Boolean that tells whether width and height are exchanged.
  var isSideways: Bool { [.left, .right, .leftMirrored, .rightMirrored].contains(self) }

  var mirrored: UIImage.Orientation { UIImage.Orientation(rawValue: (rawValue + 4) % 8) ?? .up }
}
