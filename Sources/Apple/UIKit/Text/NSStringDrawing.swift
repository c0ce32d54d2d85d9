import CoreGraphics
public import Foundation
package import LayoutModel
package import LayoutResolution

/// The context in which a text was measured and drawn.
open class NSStringDrawingContext: NSObject {
  /// The least scale of the font.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale that was used.
  open var actualScaleFactor: CGFloat { 1 }
  /// The bounds that were used.
  open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The font of text without its own: 12 points.
  static let standardFont = UIFont.systemFont(ofSize: 12)

  /// The runs for the engine.
  package var runs: [AttributedRun] {
    var runs: [AttributedRun] = []
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.style ?? ParagraphStyle()
      let part = attributedSubstring(from: range).string
      runs.append(
        AttributedRun(
          part, font: (attributes[.font] as? UIFont)?.font, paragraphStyle: style, kern: Self.kern(attributes)))
    }
    return runs
  }

  /// The room behind each character of a part, in points; 0 where none is set, or none that can be laid out.
  private static func kern(_ attributes: [NSAttributedString.Key: Any]) -> Double {
    let value = attributes[.kern] ?? attributes[.tracking]
    let kern = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? value as? Double ?? 0
    return Magnitude.isSound(kern) ? kern : 0
  }

  /// The text for measuring.
  ///
  /// - Parameter font: The font of parts without their own.
  /// - Returns: The text.
  package func measured(font: UIFont) -> MeasuredText {
    ConditionReads.note(.textSize)
    let traits = UITraitCollection.current.traits
    return MeasuredText(runs, font.resolved.on(traits.systemVersion)) {
      $0.resolved(for: traits.preferredContentSizeCategory, on: traits.systemVersion)
    }
  }

  /// The size of the text in one line, or in as many as it has; not rounded.
  public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

  /// The rectangle that the text takes in a size; a width of 0 is any. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard length > 0 else { return .zero }
    let text = measured(font: Self.standardFont)
    let isInLines = options.contains(.usesLineFragmentOrigin)
    let width = isInLines && size.width > 0 && size.width < .greatestFiniteMagnitude ? Double(size.width) : nil
    var measured = TextMeasurer.standard.unroundedSize(of: text, width: width, numberOfLines: isInLines ? 0 : 1)
    measured.width += extra
    if options.contains(.truncatesLastVisibleLine), size.height > 0, measured.height > Double(size.height) {
      let line = TextMeasurer.standard.unroundedSize(of: text, width: width, numberOfLines: 1).height
      let lines = max(1, Int(min(1e6, Double(size.height) / max(line, 1e-3)).rounded(.down)))
      measured.height = min(measured.height, line * Double(lines))
    }
    for height in attachmentHeights { measured.height = max(measured.height, height) }
    let first = unsafe attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? Self.standardFont
    let rect = CGRect(
      x: 0, y: isInLines ? 0 : first.descender, width: Self.withoutNoise(measured.width),
      height: Self.withoutNoise(measured.height))
    context?.totalBounds = rect
    return rect
  }

  /// A length that callers may round up to pixels: sums of fractions end a bit above whole ones.
  private static func withoutNoise(_ length: Double) -> CGFloat { CGFloat((length * 1e10).rounded() / 1e10) }

  /// The width that indents and attachments add, in points.
  private var extra: Double {
    var extra = 0.0
    unsafe enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      if let attachment = attributes[.attachment] as? NSTextAttachment { extra += Double(attachment.size.width) }
      if range.location == 0, let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        extra += Double(style.firstLineHeadIndent)
      }
    }
    return extra
  }

  private var attachmentHeights: [Double] {
    var heights: [Double] = []
    unsafe enumerateAttribute(.attachment, in: NSRange(location: 0, length: length), options: []) { value, _, _ in
      if let attachment = value as? NSTextAttachment { heights.append(Double(attachment.size.height)) }
    }
    return heights
  }

  public func draw(at point: CGPoint) { noteDrawing() }
  public func draw(in rect: CGRect) { noteDrawing() }
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    noteDrawing()
  }
}

extension NSTextAttachment {
  /// The size of its bounds.
  fileprivate var size: CGSize {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0).size
  }
}

extension String {
  /// The size of the text in one line, or in as many as it has; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(with: .zero, options: .usesLineFragmentOrigin, attributes: attrs, context: nil).size
  }

  /// The rectangle that the text takes in a size; a width of 0 is any. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    guard !isEmpty else {
      let font = attributes?[.font] as? UIFont ?? NSAttributedString.standardFont
      return CGRect(x: 0, y: 0, width: 0, height: font.lineHeight)
    }
    return NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { noteDrawing() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { noteDrawing() }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { noteDrawing() }
}

extension NSString {
  /// The size of the text in one line, or in as many as it has; not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    String(describing: self).size(withAttributes: attrs)
  }

  /// The rectangle that the text takes in a size; a width of 0 is any. Not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { noteDrawing() }
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) { noteDrawing() }
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) { noteDrawing() }
}
