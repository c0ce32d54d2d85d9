import Foundation
import LayoutModel
import Testing
import UIKit

/// Tests of images.
struct ImageTests {
  /// The first bytes of a PNG of a size.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8))
      + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// An image of data has the size of its header, in points.
  @Test func data() throws {
    let image = try #require(UIImage(data: png(40, 20), scale: 2))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.cgImage?.width == 40)
    #expect(image.pngData() == png(40, 20))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(named: "foo") == nil)
  }

  /// Rendered images have the size that was asked for.
  @Test func rendering() {
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
      isDrawn = UIGraphicsGetCurrentContext() != nil
    }
    #expect(image.size == CGSize(width: 30, height: 20) && isDrawn)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 6), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 5, height: 6))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  /// Symbols grow with their font and their scale.
  @Test func symbols() throws {
    let plus = try #require(UIImage(systemName: "plus"))
    let large = try #require(
      UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(large.size.width > 1.9 * plus.size.width && plus.size.width > 10)
    let scaled = plus.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(scaled.size.width > plus.size.width)
    #expect(plus.isSymbolImage && plus.content.symbolName == "plus")
    let styled = try #require(plus.applyingSymbolConfiguration(UIImage.SymbolConfiguration(textStyle: .body)))
    #expect(styled.content.font == .textStyle(.body))
  }

  /// Changed images keep what wasn't changed.
  @Test func changes() throws {
    let image = try #require(UIImage(data: png(10, 10)))
    let changed = image.withRenderingMode(.alwaysTemplate).withAlignmentRectInsets(
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(changed.renderingMode == .alwaysTemplate && changed.alignmentRectInsets.right == 4)
    #expect(changed.size == image.size)
    #expect(image.withTintColor(.red).tint == .red)
    let core = try #require(image.cgImage)
    let turned = UIImage(cgImage: core, scale: 1, orientation: .left)
    #expect(turned.imageOrientation == .left)
  }
}
