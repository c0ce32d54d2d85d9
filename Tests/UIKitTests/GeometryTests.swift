import Testing
import UIKit

/// Tests of insets, edges and transforms.
struct GeometryTests {
  /// Insets move each edge of a rectangle.
  @Test func insets() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets) == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
  }

  /// The parts of a concatenated transform apply in order: `translatedBy` moves before what it is called on.
  @Test func transforms() {
    let point = CGPoint(x: 1, y: 0)
    let scaled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(scaled.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 0))
    #expect(point.applying(scaled.concatenating(CGAffineTransform(translationX: 10, y: 0))) == CGPoint(x: 12, y: 0))
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 3, y: 4)
    let back = point.applying(turned).applying(turned.inverted())
    #expect(abs(back.x - 1) < 1e-12 && abs(back.y) < 1e-12)
    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 1).applying(CGAffineTransform(scaleX: -1, y: 1))
        == CGRect(x: -2, y: 0, width: 2, height: 1))
  }

  /// Options have the raw values of UIKit.
  @Test func options() {
    #expect(UIRectEdge.right.rawValue == 8 && UIRectEdge.all.contains(.bottom))
    #expect(NSDirectionalRectEdge.trailing.rawValue == 8)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
  }

  /// A view with a content of its own, as code makes them.
  private final class Banner: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 200) }
  }

  /// UIKit of iOS 15.2 recorded such a view of no size (devpass-tech/challenge-viewcode-realestate@0e026482e3, devsprint 3).
  @Test("A plain view fits in its own size, whatever its content asks of constraints")
  @MainActor func plainFittingSize() {
    let banner = Banner()
    banner.sizeToFit()
    #expect(banner.frame == .zero)
    #expect(banner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 200)
  }
}
