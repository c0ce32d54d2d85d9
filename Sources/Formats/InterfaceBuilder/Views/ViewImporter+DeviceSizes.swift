import Documents
import LayoutModel
import LayoutResolution
import ViewKinds

/// The intrinsic content sizes of views on a device, where the file has only the sizes that the canvas drew.
extension ViewImporter {
  /// The intrinsic content size of a control, a text or an image on a device. Content that can be measured is left open
  /// here, because it is measured for the device and the text size of the layout. The stored size replaces sizes that
  /// can't be measured, and widths of texts that were drawn at their intrinsic width
  /// (<doc:InterfaceBuilder#On-a-device>).
  ///
  /// - Parameters:
  ///   - view: The view, with its content.
  ///   - node: The node of the view.
  ///   - drawn: Its intrinsic content size as drawn.
  /// - Returns: The intrinsic content size.
  func deviceSize(of view: View, _ node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    switch view.kind {
    case .searchBar: return IntrinsicContentSize.none.unspecified(along: .vertical)
    case .segmentedControl where showsTitlesAlone(node): return .unspecified
    case .imageView:
      guard node.element["image"] != nil || node.element.child(forKey: "image") != nil else { return .none }
      return view.content.image == nil ? drawn : contentSize(ofImageIn: node, drawn: drawn)
    case .button where isIcon(view): return .unspecified
    case .label, .button, .textField: return deviceSize(ofText: view, node, drawn: drawn)
    default: break
    }
    switch KindDescription.of(view.kind)?.drawnSize(view) ?? .kept {
    case .kept: return drawn
    case .measured(let axes): return axes.reduce(drawn) { $0.unspecified(along: $1) }
    case .ofClass(let axes):
      var asked = drawn
      if !axes.contains(.horizontal) { asked.width = nil }
      if !axes.contains(.vertical) { asked.height = nil }
      return fixedSize(of: view, drawn: asked)
    }
  }

  /// The intrinsic content size of a control with a fixed size. A drawn size that is one of its class's is kept,
  /// because an app that was built with an older Xcode keeps its look. A control that was stretched gets the device's
  /// size.
  private func fixedSize(of view: View, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    let own = view.contentSize(for: context.traits, wrappedTo: 0)
    return Axis.allCases.reduce(drawn) { size, axis in
      guard let length = size[axis] else { return size }
      let asked = axis == .horizontal ? own.width : own.height
      return asked.map { abs($0 - length) <= Self.roundingOfLengths } == true ? size : size.unspecified(along: axis)
    }
  }

  /// The intrinsic content size of an image: its own size. A drawn length that equals a constraint's constant also counts as intrinsic.
  private func contentSize(ofImageIn node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    Axis.allCases.reduce(drawn) { size, axis in
      let isDeclared = size[axis].flatMap { declaredLength(of: node, along: axis, near: $0) } != nil
      return isDeclared ? size : size.unspecified(along: axis)
    }
  }

  /// Tells whether a button shows nothing but a system icon, by its type.
  private func isIcon(_ view: View) -> Bool {
    ![.system, .custom].contains(view.content.buttonType) && (view.content.text ?? "").isEmpty
  }

  /// Tells whether all segments show titles and are as wide as the widest.
  private func showsTitlesAlone(_ node: Node) -> Bool {
    let segments = node.element.element.child(forKey: "segments") ?? node.element.element.child("segments")
    guard let segments, !node.element.isYes("apportionsSegmentWidthsByContent") else { return false }
    return segments.children.allSatisfy { segment in
      segment["title"]?.isEmpty == false && segment["image"] == nil && segment["width"] == nil
    }
  }

  private func deviceSize(ofText view: View, _ node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    let hasText = [view.content.text, view.content.placeholder].contains { $0?.contains { !$0.isWhitespace } ?? false }
    if view.kind == .button, !hasText, view.content.image != nil, isMeasurable(view, node) {
      return contentSize(ofImageIn: node, drawn: drawn)
    }
    // A view that code fills keeps its size; an empty field's content asks for next to nothing.
    guard hasText || view.kind == .textField, let width = drawn.width, let height = drawn.height else { return drawn }
    let asked = view.contentSize(for: context.traits, wrappedTo: width)
    var size = drawn
    guard isMeasurable(view, node) else {
      // With another font, an image or a configuration, only this is known: the drawn length is far more than the
      // content's.
      if let asked = asked.width, width > Self.shareOfStretched * asked + Self.leastStretch { size.width = asked }
      if let asked = asked.height, height > Self.shareOfStretched * asked + Self.leastStretch {
        size.height = asked
      } else {
        size.height = declaredLength(of: node, along: .vertical, near: height) ?? height
      }
      return size
    }
    if let asked = asked.width, isFar(width, from: asked) { size.width = asked }
    return size.unspecified(along: .vertical)
  }

  /// Tells whether a length differs from the measured one by more than measurements may be wrong by.
  private func isFar(_ length: Double, from asked: Double) -> Bool {
    abs(length - asked) > max(Self.doubtOfWidths, Self.shareOfDoubt * asked)
  }

  /// The length that a constraint gives a view, if it equals the stored one to the pixel. The stored one was rounded to
  /// the canvas's pixels, and another screen rounds it to its own.
  private func declaredLength(of node: Node, along axis: Axis, near length: Double) -> Double? {
    let pixel = max(Self.largestPixel, 1 / context.traits.displayScale)
    return node.id.flatMap { declaredLengths[axis]?[$0] }?.first { abs($0 - length) <= pixel + Self.roundingOfPixels }
  }

  /// The excess over its estimated length, as a factor and in points, from which a view counts as stretched.
  private static let shareOfStretched = 1.5
  private static let leastStretch = 20.0
  /// The pixel of the coarsest screens that are sold, in points. Files round such lengths to it.
  private static let largestPixel = 0.5
  private static let roundingOfPixels = 0.01
}

extension ViewImporter {
  /// Finds the constant lengths that constraints give views, by axis and by the views' ids.
  func findDeclaredLengths() -> [Axis: [String: [Double]]] {
    var lengths: [Axis: [String: [Double]]] = [:]
    for node in nodes {
      for constraint in node.element.element.child("constraints")?.children ?? [] where constraint["secondItem"] == nil
      {
        let axis: Axis? =
          switch constraint["firstAttribute"] {
          case "width": .horizontal
          case "height": .vertical
          default: nil
          }
        guard let axis, let id = constraint["firstItem"] ?? node.id, let length = constraint.number(of: "constant")
        else {
          continue
        }
        lengths[axis, default: [:]][id, default: []].append(length.toWholeThirds)
      }
    }
    return lengths
  }
}
