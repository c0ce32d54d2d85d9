import Documents
import LayoutModel
import LayoutResolution

/// What views ask for on a device, where the file has the size in which the canvas drew them.
extension ViewImporter {
  /// What a control, a text or an image asks for on a device. What is measured is left open here: it is measured for the device and
  /// the text size that the view is laid out for. The stored size stands in for what nothing here measures, and for widths of texts
  /// that were drawn at what they ask for (<doc:InterfaceBuilder#On-a-device>).
  ///
  /// - Parameters:
  ///   - view: The view, with its content.
  ///   - node: What it is read from.
  ///   - drawn: What it asks for as it was drawn.
  /// - Returns: What it asks for.
  func deviceSize(of view: View, _ node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    switch view.kind {
    case .switch, .stepper, .activityIndicatorView, .colorWell, .pickerView: return fixedSize(of: view, drawn: drawn)
    case .slider, .progressView:
      // They have a height alone.
      return fixedSize(of: view, drawn: IntrinsicContentSize(width: nil, height: drawn.height))
    case .searchBar: return IntrinsicContentSize.none.unspecified(along: .vertical)
    case .pageControl: return drawn.unspecified(along: .vertical)
    case .datePicker:
      switch view.content.preferredDatePickerStyle {
      case .wheels: return .unspecified
      case .compact: return drawn.unspecified(along: .vertical)
      case .automatic, .inline: return drawn
      }
    case .segmentedControl: return showsTitlesAlone(node) ? .unspecified : drawn.unspecified(along: .vertical)
    case .imageView:
      guard node.element["image"] != nil || node.element.child(forKey: "image") != nil else { return .none }
      return view.content.image == nil ? drawn : contentSize(ofImageIn: node, drawn: drawn)
    case .button where isIcon(view): return .unspecified
    case .label, .button, .textField: return deviceSize(ofText: view, node, drawn: drawn)
    default: return drawn
    }
  }

  /// What a control of one size asks for: the look that it was drawn with, where that is its class's, for an app that was built with an
  /// older Xcode keeps it. One that was stretched has the device's.
  private func fixedSize(of view: View, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    let own = view.contentSize(for: context.traits, wrappedTo: 0)
    return Axis.allCases.reduce(drawn) { size, axis in
      guard let length = size[axis] else { return size }
      let asked = axis == .horizontal ? own.width : own.height
      return asked.map { abs($0 - length) <= Self.roundingOfLengths } == true ? size : size.unspecified(along: axis)
    }
  }

  /// What an image asks for: its own size, but a length that a constraint gives its view, and in which it was drawn, is taken to be
  /// what it asks for too.
  private func contentSize(ofImageIn node: Node, drawn: IntrinsicContentSize) -> IntrinsicContentSize {
    Axis.allCases.reduce(drawn) { size, axis in
      let isDeclared = size[axis].flatMap { declaredLength(of: node, along: axis, near: $0) } != nil
      return isDeclared ? size : size.unspecified(along: axis)
    }
  }

  /// Whether a button shows one of the system's icons, by its type, and nothing else.
  private func isIcon(_ view: View) -> Bool {
    ![.system, .custom].contains(view.content.buttonType) && (view.content.text ?? "").isEmpty
  }

  /// Whether all segments show titles and are as wide as the widest.
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
    // What code fills in has the room that it was given; an empty field asks for next to none.
    guard hasText || view.kind == .textField, let width = drawn.width, let height = drawn.height else { return drawn }
    let asked = view.contentSize(for: context.traits, wrappedTo: width)
    var size = drawn
    guard isMeasurable(view, node) else {
      // Another font, an image or a configuration: what is known is that this is far more than it asks for.
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

  /// Whether a length is another than the measured one, beyond what measures may be wrong by.
  private func isFar(_ length: Double, from asked: Double) -> Bool {
    abs(length - asked) > max(Self.doubtOfWidths, Self.shareOfDoubt * asked)
  }

  /// The length that a constraint gives a view, where that is the stored one to the pixel: the stored one was rounded to the canvas's
  /// pixels, and another screen rounds it to its own.
  private func declaredLength(of node: Node, along axis: Axis, near length: Double) -> Double? {
    let pixel = max(Self.largestPixel, 1 / context.traits.displayScale)
    return node.id.flatMap { declaredLengths[axis]?[$0] }?.first { abs($0 - length) <= pixel + Self.roundingOfPixels }
  }

  /// From how much more than its measure on, as a factor and in points, a view whose measure is a guess counts as stretched.
  private static let shareOfStretched = 1.5
  private static let leastStretch = 20.0
  /// The pixel of the coarsest screens that are sold, in points, and what files round such lengths by.
  private static let largestPixel = 0.5
  private static let roundingOfPixels = 0.01
}

extension ViewImporter {
  /// The lengths that constraints give views as constants, by axis and by the views' ids.
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
