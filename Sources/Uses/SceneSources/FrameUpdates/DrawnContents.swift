import Documents
import LayoutEngine
import LayoutModel
import LayoutResolution
import ViewKinds

/// The sizes that contents ask for other than they were drawn.
///
/// A view that was stretched asks for less than it was drawn with. Of images that is known. A text that stays is as it was drawn, whatever
/// is measured, and one that is only carried along keeps its lines. What is measured of a text counts along an axis
///
/// - where the text is marked;
/// - where the text moves, and the length is decided anew, being another or held by no constraint;
/// - where the text is stretched though all texts ask for what is measured, so that the drawn length tells of the surroundings alone;
/// - where the text was stretched, and no equality stretches it any more.
struct DrawnContents {
  /// The sizes by the places of the views' elements.
  private(set) var sizes: [SourcePosition: IntrinsicContentSize] = [:]
  /// The views among them whose lengths something else decides, so that they are no reason to change a frame.
  private(set) var stretched: Set<SourcePosition> = []

  private let layout: Layout
  private let lengths: ConstrainedLengths
  private let tolerance: Double

  /// Finds the sizes.
  ///
  /// - Parameters:
  ///   - leaves: The views whose contents ask for their drawn sizes.
  ///   - layout: The layout of the canvas.
  ///   - founded: The views that move for a reason.
  ///   - elements: The views as they were drawn.
  ///   - tolerance: The difference up to which lengths are the same.
  /// - Throws: `LayoutFailure` if the solver fails.
  init(
    _ leaves: [SourcePosition: Leaf], of layout: Layout, _ founded: Set<SourcePosition>, _ elements: DrawnElements,
    beyond tolerance: Double
  ) throws {
    self.layout = layout
    lengths = ConstrainedLengths(in: layout.tree)
    self.tolerance = tolerance
    var texts: [SourcePosition: Leaf] = [:]
    for (position, leaf) in leaves {
      guard let size = leaf.undrawnSize else { continue }
      if leaf.isOfKnownSize || elements.marked.contains(position) || (leaf.isEmptyButton && founded.contains(position))
      {
        sizes[position] = size
      } else {
        texts[position] = leaf
        if founded.contains(position), let frame = elements.frames[position] {
          note(measure(of: leaf) { isDecidedAnew($0, drawn: frame, along: $1) }, of: leaf, at: position)
        }
      }
    }
    let released = texts.filter { leaf in Axis.allCases.contains { isReleased(leaf.value, along: $0) } }
    guard !founded.isEmpty || !released.isEmpty, !texts.isEmpty else { return }
    let frames = try self.frames(of: texts.values)
    func length(_ leaf: Leaf, _ axis: Axis) -> Double { frames[leaf.index.position].length(along: axis) }
    for (position, leaf) in texts where sizes[position] == nil {
      let free = measure(of: leaf) { leaf, axis in
        guard isReleased(leaf, along: axis), let asked = leaf.undrawnSize?[axis] else { return false }
        return abs(length(leaf, axis) - asked) <= tolerance
      }
      note(free, of: leaf, at: position)
      guard sizes[position] == nil, !founded.isEmpty else { continue }
      let held = measure(of: leaf) { leaf, axis in
        leaf.undrawnSize?[axis].map { abs(length(leaf, axis) - $0) > tolerance } ?? false
      }
      note(held, of: leaf, at: position)
      if sizes[position] != nil { stretched.insert(position) }
    }
  }

  private mutating func note(_ size: IntrinsicContentSize, of leaf: Leaf, at position: SourcePosition) {
    if size != leaf.size { sizes[position] = size }
  }

  /// The size of a text: as measured along the axes of which a condition holds, as drawn along others.
  private func measure(of leaf: Leaf, where holds: (Leaf, Axis) -> Bool) -> IntrinsicContentSize {
    guard let asked = leaf.undrawnSize else { return leaf.size }
    return Axis.allCases.reduce(into: leaf.size) { size, axis in if holds(leaf, axis) { size[axis] = asked[axis] } }
  }

  /// Tells whether the length of a text that moves is another, or open.
  private func isDecidedAnew(_ leaf: Leaf, drawn: Rect, along axis: Axis) -> Bool {
    let change = layout.frames[leaf.index.position].length(along: axis) - drawn.length(along: axis)
    return abs(change) > tolerance || !lengths.holds(leaf.index, along: axis)
  }

  /// Tells whether a text was drawn much longer than it asks for, though no equality gives it a length.
  private func isReleased(_ leaf: Leaf, along axis: Axis) -> Bool {
    guard let drawn = leaf.size[axis], let asked = leaf.undrawnSize?[axis] else { return false }
    return drawn - asked > max(Self.leastExcess, Self.shareOfExcess * asked)
      && !lengths.holds(leaf.index, along: axis, byEqualities: true)
  }

  /// The frames where all texts ask for what is measured.
  private func frames(of texts: some Sequence<Leaf>) throws -> [Rect] {
    var tree = layout.tree
    for leaf in texts {
      if let size = leaf.undrawnSize { tree.setIntrinsicContentSize(size, of: leaf.index) }
    }
    return try LayoutPlan(tree).layout(in: layout.window, isMending: false).frames
  }

  /// The least excess of a stretched text over its measure, which no error of measuring has, in points and as a share.
  private static let leastExcess = 10.0
  private static let shareOfExcess = 0.25
}

/// A view whose content asks for a size: a text, an image, a control.
struct Leaf {
  let index: ViewTree.Index
  let view: View
  let traits: Traits
  /// The size that its content asks for on the canvas, mostly the drawn one.
  let size: IntrinsicContentSize

  /// Returns the views of a layout that ask for a size and have no subviews but a bar's items, by the places of their elements.
  static func leaves(of layout: Layout) -> [SourcePosition: Leaf] {
    let tree = layout.tree
    var leaves: [SourcePosition: Leaf] = [:]
    let superviews = Set(tree.viewIndices.compactMap { tree.superview(of: $0) })
    for index in tree.viewIndices where !superviews.contains(index) || tree[index].kind == .toolbar {
      let view = tree[index]
      guard let position = view.position,
        Axis.allCases.contains(where: { view.intrinsicContentSize[$0] != nil })
      else { continue }
      leaves[position] = Leaf(
        index: index, view: view.declaration, traits: layout.window.traits, size: view.intrinsicContentSize)
    }
    return leaves
  }

  /// The content's own size if the drawn size is another: of a stretched text, of an image.
  var undrawnSize: IntrinsicContentSize? {
    guard let size = view.undrawnContentSize, Axis.allCases.allSatisfy({ (size[$0] == nil) == (self.size[$0] == nil) })
    else { return nil }
    return size
  }

  /// A Boolean that tells whether that size is known, and not measured.
  var isOfKnownSize: Bool { view.kind == .imageView || view.kind == .toolbar }

  /// A Boolean that tells whether it is a button that shows nothing, whose size isn't measured by a text.
  var isEmptyButton: Bool { view.kind == .button && (view.content.text ?? "").isEmpty }

  /// Returns the size that it asks for in another width: a text of several lines takes fewer or more of them.
  func size(widened old: Double, to new: Double) -> IntrinsicContentSize {
    guard view.kind == .label, view.content.numberOfLines != 1, old != new, let height = size.height,
      let before = view.contentSize(for: traits, wrappedTo: old).height,
      let after = view.contentSize(for: traits, wrappedTo: new).height
    else { return size }
    return IntrinsicContentSize(width: new, height: max(0, height + after - before))
  }
}
