import Foundation
import LayoutModel
import LayoutResolution
import Testing
import UIKit

/// Tests of measured text.
struct TextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  /// A text's size is that of a label in a file, but for rounding.
  @Test func size() {
    let size = "Forgot your password?".size(withAttributes: [.font: font])
    let file = TextMeasurer.standard.size(of: "Forgot your password?", font: ResolvedFont(size: 17), scale: 1)
    #expect(size.width.rounded(.up) == CGFloat(file.width) && size.height.rounded(.up) == CGFloat(file.height))
    #expect(abs(size.height - font.lineHeight) < 1e-9)
    #expect(NSString(string: "a").size(withAttributes: [.font: font]) == "a".size(withAttributes: [.font: font]))
  }

  /// A text that is too wide is broken into lines.
  @Test func lines() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let box = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
    let rect = "Forgot your password?".boundingRect(
      with: box, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    #expect(rect.width <= 100 && abs(rect.height - 2 * font.lineHeight) < 1e-9)
    let line = "Forgot your password?".boundingRect(with: box, attributes: attributes, context: nil)
    #expect(abs(line.height - font.lineHeight) < 1e-9)
    let cut = "Forgot your password?".boundingRect(
      with: CGSize(width: 100, height: 25), options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      attributes: attributes, context: nil)
    #expect(abs(cut.height - font.lineHeight) < 1e-9)
  }

  /// A paragraph's style changes the heights of lines.
  @Test func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.minimumLineHeight = 30
    let text = NSAttributedString(string: "a\nb", attributes: [.font: font, .paragraphStyle: style])
    #expect(text.size().height == 64)
    let copy = style.copy() as? NSParagraphStyle
    style.lineSpacing = 0
    #expect(copy?.lineSpacing == 4 && copy != style)
  }

  /// Each part has its own font, and characters may be apart.
  @Test func runs() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: font])
    let plain = text.size().width
    text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(abs(text.size().width - plain - 4) < 1e-9)
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    #expect(text.runs.count == 2 && abs(text.size().height - UIFont.systemFont(ofSize: 30).lineHeight) < 1e-9)
  }

  /// Parts whose attributes are objects of this module are joined: Foundation asks the objects whether they are equal.
  @Test func joining() {
    let (centred, shadow) = (NSMutableParagraphStyle(), NSShadow())
    centred.alignment = .center
    shadow.shadowBlurRadius = 3
    let values: [(key: NSAttributedString.Key, one: NSObject, other: NSObject)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13)),
      (.foregroundColor, UIColor.red, UIColor.blue),
      (.paragraphStyle, NSParagraphStyle(), centred), (.shadow, NSShadow(), shadow),
      (.attachment, NSTextAttachment(), NSTextAttachment()),
    ]
    for (key, one, other) in values {
      let text = NSMutableAttributedString(string: "a", attributes: [key: one])
      text.append(NSAttributedString(string: "b", attributes: [key: other]))
      text.append(NSAttributedString(string: "c", attributes: [key: one]))
      text.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
      let found = (0..<3).map { unsafe text.attribute(key, at: $0, effectiveRange: nil) as? NSObject }
      #expect(found[0] === one && found[1] === other && found[2] === one)
    }
  }

  /// A layout manager's used rectangle has its container's padding.
  @Test func layoutManagers() {
    let storage = NSTextStorage(string: "Forgot your password?", attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 110, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(abs(manager.usedRect(for: container).height - 2 * font.lineHeight) < 1e-9)
    container.maximumNumberOfLines = 1
    #expect(abs(manager.usedRect(for: container).height - font.lineHeight) < 1e-9)
  }

  /// A page's text is that without its marks.
  @Test func pages() throws {
    let text = try NSAttributedString(
      data: Data("<p>a &amp; <b>b</b></p>".utf8), options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(text.string == "a & b\n")
  }

  /// A path's box and inside are those of its curves, seen on a screen.
  @Test func paths() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(abs(path.bounds.maxY - 10) < 1e-6 && abs(path.bounds.minY) < 1e-6)
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!corners.contains(CGPoint(x: 1, y: 1)) && corners.contains(CGPoint(x: 19, y: 19)))
    let back = corners.reversing().reversing()
    #expect(back.bounds == corners.bounds)
    corners.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(corners.bounds == CGRect(x: 5, y: 0, width: 20, height: 20))
  }
}
