import LayoutModel
import LayoutResolution
import Testing

@testable import UIKit

/// Labels: their size by the class's rules, fonts, attributed texts, and subclasses with room around their text.
@MainActor struct LabelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private static let long = "A text that is long enough to need some lines in a narrow place on the screen."

  private func label(_ text: String, font: UIFont? = nil, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    if let font { label.font = font }
    return label
  }

  /// A label with 8 points around its text.
  private final class Padded: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 8), limitedToNumberOfLines: numberOfLines)
        .insetBy(dx: -8, dy: -8)
    }
  }

  /// A label that asks for more than its text.
  private final class Larger: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 20, height: size.height + 10)
    }
  }

  @Test func sizes() throws {
    var view = View(class: "UILabel")
    (view.content.text, view.content.font) = ("Label", .system(size: 24, weight: .bold))
    let content = try #require(ViewContent(of: view, for: UIView().measuringTraits))
    let label = label("Label", font: .systemFont(ofSize: 24, weight: .bold))
    #expect(label.intrinsicContentSize == CGSize(width: content.size.width ?? 0, height: content.size.height ?? 0))
    #expect(self.label("").intrinsicContentSize == .zero)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  /// Widths at three pixels a point that UIKit of iOS 15.2 recorded (devpass-tech/challenge-viewcode-realestate@0e026482e3, devsprint 3):
  /// a bold font of the system's is semibold. In bold these are 1.3 to 2 points wider.
  @Test(arguments: [("IPTU R$ 1200", 97.667), ("IPTU R$ 810", 88.667), ("IPTU R$ 60", 81.333), ("IPTU R$ 0", 71.333)])
  func boldIsSemibold(text: String, recorded: CGFloat) {
    let width = label(text, font: .boldSystemFont(ofSize: 15)).intrinsicContentSize.width
    #expect(abs(width - recorded) < 1)
    #expect(width == label(text, font: .systemFont(ofSize: 15, weight: .semibold)).intrinsicContentSize.width)
    #expect(width < label(text, font: .systemFont(ofSize: 15, weight: .bold)).intrinsicContentSize.width)
  }

  /// UIKit recorded a button's title so 39.5 points wide at two pixels a point (natura-cosmeticos/natds-ios@8e7cda640f, NatButton).
  @Test func kernIsBehindEachCharacter() {
    let font = UIFont.systemFont(ofSize: 14, weight: .medium)
    let label = label("")
    label.attributedText = NSAttributedString(string: "STUB", attributes: [.font: font, .kern: 0.44])
    let width = label.intrinsicContentSize.width
    #expect(abs(width - 39.5) <= 0.5)
    let plain = self.label("STUB", font: font).intrinsicContentSize.width
    #expect(abs(width - plain - 4 * 0.44) <= 0.5)
    let bounds = label.attributedText?.boundingRect(with: CGSize(width: 200, height: 100), options: [], context: nil)
    #expect(abs((bounds?.width ?? 0) - width) <= 0.5)
  }

  @Test func linesFollowTheWidth() {
    let label = label(Self.long, lines: 0)
    let line = self.label("Label").intrinsicContentSize.height
    let size = label.sizeThatFits(CGSize(width: 150, height: 0))
    #expect(size.width <= 150)
    #expect(size.height > 3 * line)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 150, height: 0)).height < 3 * line)
    #expect(
      label.textRect(forBounds: CGRect(x: 0, y: 0, width: 150, height: 500), limitedToNumberOfLines: 1).height == line)
    label.preferredMaxLayoutWidth = 150
    #expect(label.intrinsicContentSize.width <= 150)
  }

  @Test func linesInALayout() {
    let label = label(Self.long, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 150)
    NSLayoutConstraint.activate([width, label.topAnchor.constraint(equalTo: window.topAnchor)])
    window.layoutIfNeeded()
    let height = label.frame.height
    #expect(height == label.sizeThatFits(CGSize(width: 150, height: 0)).height)
    width.constant = 300
    window.layoutIfNeeded()
    #expect(label.frame.height < height)
    label.text = "Short"
    window.layoutIfNeeded()
    #expect(label.frame.height == label.font.lineHeight.rounded(.up) || label.frame.height < 21)
  }

  @Test func subclassesWithRoom() {
    let (plain, padded) = (label(Self.long, lines: 0), Padded())
    (padded.text, padded.numberOfLines) = (Self.long, 0)
    let (inner, outer) = (plain.intrinsicContentSize, padded.intrinsicContentSize)
    #expect(outer == CGSize(width: inner.width + 16, height: inner.height + 16))
    padded.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(padded)
    padded.widthAnchor.constraint(equalToConstant: 166).isActive = true
    window.layoutIfNeeded()
    #expect(padded.frame.height == plain.sizeThatFits(CGSize(width: 150, height: 0)).height + 16)
    let larger = Larger()
    larger.text = "Label"
    #expect(larger.intrinsicContentSize.width == label("Label").intrinsicContentSize.width + 20)
  }

  @Test func attributedTexts() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "Small ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
    label.attributedText = text
    #expect(label.text == "Small large")
    #expect(label.intrinsicContentSize.height > 35)
    label.font = .systemFont(ofSize: 12)
    #expect(label.intrinsicContentSize.height < 16)
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
  }

  /// Parts with equal attributes of one kind are joined, which Foundation on Linux compares by the first bytes of the objects.
  @Test func joinedTexts() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let values: [(NSAttributedString.Key, () -> Any)] = [
      (.font, { UIFont.systemFont(ofSize: 12) }), (.foregroundColor, { UIColor(white: 0, alpha: 0) }),
      (.paragraphStyle, { style.copy() }), (.shadow, { NSShadow() }), (.attachment, { NSTextAttachment() }),
    ]
    for (key, value) in values {
      let text = NSMutableAttributedString(string: "")
      for _ in 0..<3 { text.append(NSAttributedString(string: "ab", attributes: [key: value()])) }
      text.addAttribute(key, value: value(), range: NSRange(location: 1, length: 4))
      #expect(text.length == 6)
    }
  }

  @Test func textSizes() {
    let fixed = label("Label", font: .preferredFont(forTextStyle: .body))
    let dynamic = label("Label", font: .preferredFont(forTextStyle: .body))
    dynamic.adjustsFontForContentSizeCategory = true
    #expect(fixed.intrinsicContentSize == dynamic.intrinsicContentSize)
    #expect(label("Label").forFirstBaselineLayout is UILabel)
  }
}
