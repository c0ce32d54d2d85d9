import LayoutModel
import LayoutResolution

/// What views ask for on a device, where the file has the size in which the canvas drew them.
extension ViewImporter {
  /// What a control, a text or an image asks for on a device. A stored size tells it better than a measure does, as long as the
  /// view was drawn at what it asks for; one that constraints stretched or squeezed says nothing of that, and counts as what it
  /// shows (<doc:InterfaceBuilder#On-a-device>).
  ///
  /// - Parameters:
  ///   - view: The view, with its content.
  ///   - node: What it is read from.
  ///   - drawn: What it asks for as it was drawn.
  /// - Returns: What it asks for.
  func deviceSize(of view: View, _ node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    switch view.kind {
    case .slider, .progressView:
      // They have a height alone.
      return IntrinsicContentSize(width: nil, height: drawn.height)
    case .imageView:
      guard node.element["image"] != nil || node.element.child(forKey: "image") != nil else { return .none }
      let name = node.element["image"]
      guard let size = view.content.image?.size, name.map(context.file.symbolNames.contains) == false else {
        return drawn
      }
      return IntrinsicContentSize(width: size.width, height: size.height)
    case .label, .button, .textField: return deviceSize(ofText: view, node, drawn: drawn)
    default: return drawn
    }
  }

  private func deviceSize(ofText view: View, _ node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    let hasText = [view.content.text, view.content.placeholder].contains { $0?.contains { !$0.isWhitespace } ?? false }
    // What code fills in has the room that it was given; an empty field asks for next to none.
    guard hasText || view.kind == .textField, let width = drawn.width, let height = drawn.height else { return drawn }
    let asked = view.contentSize(for: context.traits, wrappedTo: width)
    var size = drawn
    guard isMeasurable(view, node) else {
      // Another font, an image or a configuration: what is known is that this is far more than it asks for.
      if let asked = asked.width, width > Self.shareOfStretched * asked + Self.leastStretch { size.width = asked }
      if let asked = asked.height, height > Self.shareOfStretched * asked + Self.leastStretch { size.height = asked }
      return size
    }
    if let asked = asked.width, isFar(width, from: asked) { size.width = asked }
    if let asked = asked.height, isFar(height, from: asked) { size.height = asked }
    return size
  }

  /// Whether a length is another than the measured one, beyond what measures may be wrong by.
  private func isFar(_ length: Double, from asked: Double) -> Bool {
    abs(length - asked) > max(Self.doubtOfWidths, Self.shareOfDoubt * asked)
  }

  /// From how much more than its measure on, as a factor and in points, a view whose measure is a guess counts as stretched.
  private static let shareOfStretched = 1.5
  private static let leastStretch = 20.0
}
