import Documents
import LayoutModel
import LayoutResolution

/// Symbols of the system's catalogue. Constraints refer to a rectangle that is larger or smaller than the drawn symbol
/// (<doc:CanvasRules#Controls-on-the-canvas>).
extension ViewImporter {
  /// Reads the insets of a symbol, above and below: half of the difference between drawn and required height. Without a required height,
  /// the height of a line of its text counts.
  func readInsetsOfSymbol(_ view: inout View, _ size: inout IntrinsicContentSize, _ node: Node) {
    let image = node.element["image"] ?? node.element.child(forKey: "image")?["image"]
    guard view.kind == .imageView, node.hasFrame, let image, context.file.symbolNames.contains(image) else { return }
    let own = (node.element.element.child("constraints")?.children ?? []).filter {
      $0["firstItem"].map { $0 == node.id } != false && ["width", "height"].contains($0["firstAttribute"])
    }
    let heights = own.compactMap { constraint in
      constraint["firstAttribute"] == "height" && constraint["secondItem"] == nil && constraint["relation"] == nil
        && constraint["priority"] == nil ? constraint.number(of: "constant") : nil
    }
    var height = heights.count == 1 ? heights.first : nil
    if !context.isOnCanvas, let height { size.height = height }
    if own.isEmpty, size.height != nil, isUndistorted(image, node) {
      height = heightOfLine(of: view)
      size.height = height
    }
    guard let height, height != node.frame.height else { return }
    let inset = (node.frame.height - height) / 2
    view.alignmentRectInsets = EdgeInsets(top: inset, bottom: inset)
  }

  /// Tells whether a symbol was drawn in its proportions, and so in the size of its text.
  private func isUndistorted(_ image: String, _ node: Node) -> Bool {
    guard let size = context.file.imageSizes[image], size.width > 0, size.height > 0, node.frame.width > 0,
      node.frame.height > 0
    else { return false }
    let stretch = node.frame.width / node.frame.height / (size.width / size.height)
    return abs(stretch - 1) < Self.roundingOfProportions
  }

  /// The height of a line of the text that a symbol goes with, in points.
  private func heightOfLine(of view: View) -> Double {
    let font = view.content.image?.font ?? .system(size: SymbolSize.standardPointSize)
    let height = font.resolved(for: .large).lineHeight
    return (height * context.traits.displayScale).rounded(.up) / context.traits.displayScale
  }

  /// The maximum difference between the catalogue's proportions and those of a symbol of some size and weight.
  private static let roundingOfProportions = 0.08
}
