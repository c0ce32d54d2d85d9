import Documents
import LayoutModel
import LayoutResolution

/// Symbols of the system's catalogue: constraints speak of a rectangle that reaches beyond what is drawn, or stays within it
/// (<doc:CanvasRules#Controls-on-the-canvas>).
extension ViewImporter {
  /// The insets of a symbol: it was drawn that much lower than a height that it must have, or than a line of its text where nothing
  /// gives it one, evenly above and below.
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

  /// Whether a symbol was drawn in its proportions, and so in the size of its text.
  private func isUndistorted(_ image: String, _ node: Node) -> Bool {
    guard let size = context.file.imageSizes[image], size.width > 0, size.height > 0, node.frame.width > 0,
      node.frame.height > 0
    else { return false }
    let stretch = node.frame.width / node.frame.height / (size.width / size.height)
    return abs(stretch - 1) < Self.roundingOfProportions
  }

  /// How high a line is of the text that a symbol goes with, in points.
  private func heightOfLine(of view: View) -> Double {
    let font = view.content.image?.font ?? .system(size: SymbolSize.standardPointSize)
    let height = font.resolved(for: .large).lineHeight
    return (height * context.traits.displayScale).rounded(.up) / context.traits.displayScale
  }

  /// What the catalogue's proportions may differ by from a symbol's of a size and a weight.
  private static let roundingOfProportions = 0.08
}
