import LayoutModel

/// Which parameters the right-hand sides of a tree's program have, and what they are in a window.
///
///     0, 1                     the window's width and height
///     2 + 4k ..< 2 + 4k + 4    top, left, bottom, right of the k-th insets that depend on the window or on frames
///     then two for each label  the width and height that its text takes, of labels that may wrap
///
/// Insets that depend on frames, and text that wraps to a width that layout gives, are asked for again once frames are
/// known: UIKit lays out in two passes too (facts/autolayout.md §15).
struct Parameters: Sendable {
  /// By the number of a tree's insets: the first of their four parameters, or -1 of those that are fixed.
  private let bases: [Int32]
  /// By the place of a label that may wrap, ascending: the parameter of its width.
  let labels: [(view: Int32, parameter: Int32)]
  let count: Int
  /// Whether anything is to be asked again once frames are known.
  let dependOnFrames: Bool

  init(_ tree: ViewTree) {
    var bases: [Int32] = []
    var next: Int32 = 2
    var dependOnFrames = false
    for insets in tree.insets {
      guard insets.fixed == nil else {
        bases.append(-1)
        continue
      }
      bases.append(next)
      next += 4
      dependOnFrames = dependOnFrames || insets.view != 0 || insets.kind == .contentOffset
    }
    var labels: [(view: Int32, parameter: Int32)] = []
    for view in tree.wrappingLabels {
      labels.append((view, next))
      next += 2
    }
    self.bases = bases
    self.labels = labels
    count = Int(next)
    self.dependOnFrames = dependOnFrames || !labels.isEmpty
  }

  /// The parameter of the window's length along an axis.
  static func window(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }

  /// The parameters of what insets take from the near and far side along an axis, or `nil` where they are fixed.
  func insets(_ number: Int32, _ axis: Axis) -> (near: Int, far: Int)? {
    let base = Int(bases[Int(number)])
    guard base >= 0 else { return nil }
    return axis == .horizontal ? (base + 1, base + 3) : (base, base + 2)
  }

  /// The parameter of the length that a label's text takes along an axis, of a label that may wrap.
  func textLength(of view: Int, _ axis: Axis) -> Int? {
    var (low, high) = (0, labels.count)
    while low < high {
      let middle = (low + high) / 2
      if labels[middle].view < Int32(view) { low = middle + 1 } else { high = middle }
    }
    guard low < labels.count, labels[low].view == Int32(view) else { return nil }
    return Int(labels[low].parameter) + (axis == .horizontal ? 0 : 1)
  }

  /// All parameters' values.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - insets: The tree's insets there, by number.
  ///   - texts: The sizes of the labels that may wrap, in the order of `labels`.
  /// - Returns: A value for each parameter.
  func values(_ window: Window, _ insets: [EdgeInsets], _ texts: [Size]) -> [Double] {
    var values = [window.size.width, window.size.height]
    values.reserveCapacity(count)
    for (number, base) in bases.enumerated() where base >= 0 {
      let insets = insets[number]
      values += [insets.top, insets.left, insets.bottom, insets.right]
    }
    for text in texts { values += [text.width, text.height] }
    return values
  }
}
