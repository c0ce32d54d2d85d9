import LayoutModel
package import ScreenAnswers

/// The views of a recorded description, each with the view of ours that is in its place.
///
/// The outermost views are a pair. Below a pair, views are paired in order and by class: the pairing with the most pairs (a longest
/// common subsequence). A view without a partner, such as a private one of UIKit, has no frame of ours.
package struct FrameMatch: Sendable {
  /// A view of the record.
  package struct Pair: Sendable {
    package let theirs: DescribedView
    package let ours: DescribedView?

    /// A Boolean value that tells whether both frames are the same within half a point.
    package var isEqual: Bool {
      guard let ours = ours?.frame else { return false }
      let theirs = theirs.frame
      return [theirs.x - ours.x, theirs.y - ours.y, theirs.width - ours.width, theirs.height - ours.height]
        .allSatisfy { abs($0) <= FrameMatch.tolerance }
    }
  }

  /// The views of the record, in its order.
  package let pairs: [Pair]

  /// The views of ours that have no partner, in their order.
  package let added: [DescribedView]

  /// A Boolean value that tells whether all frames are the same, and no view is added.
  package var isWhole: Bool { added.isEmpty && equalCount == pairs.count }

  /// The number of frames that are the same within half a point.
  package var equalCount: Int { pairs.count(where: \.isEqual) }

  /// The greatest difference of two numbers that are the same, in points. Texts give six digits.
  static let tolerance = 0.5 + 1e-3

  /// The most pairs of views below two views that are compared; more of them are paired one after another.
  private static let maximumCells = 1 << 20

  /// Pairs the views of two descriptions.
  package init(_ theirs: [DescribedView], _ ours: [DescribedView]) {
    var partners: [Int?] = Array(repeating: nil, count: theirs.count)
    let (outer, inner) = (Self.children(of: theirs), Self.children(of: ours))
    var pending = theirs.isEmpty || ours.isEmpty ? [] : [(0, 0)]
    while let (their, our) = pending.popLast() {
      partners[their] = our
      pending += Self.pairs(of: outer[their], inner[our]) { theirs[$0].className == ours[$1].className }
    }
    pairs = zip(theirs, partners).map { Pair(theirs: $0, ours: $1.map { ours[$0] }) }
    let known = Set(partners.compactMap(\.self))
    added = ours.indices.filter { !known.contains($0) }.map { ours[$0] }
  }

  /// The positions of the views in each view.
  private static func children(of views: [DescribedView]) -> [[Int]] {
    var children: [[Int]] = Array(repeating: [], count: views.count)
    var path: [Int] = []
    for (index, view) in views.enumerated() {
      while let last = path.last, views[last].depth >= view.depth { path.removeLast() }
      if let last = path.last { children[last].append(index) }
      path.append(index)
    }
    return children
  }

  /// The pairs of a longest common subsequence.
  private static func pairs(of first: [Int], _ second: [Int], _ areOne: (Int, Int) -> Bool) -> [(Int, Int)] {
    guard first.count * second.count <= maximumCells else {
      return zip(first, second).filter { areOne($0, $1) }.map { ($0, $1) }
    }
    let width = second.count + 1
    var lengths = Array(repeating: 0, count: (first.count + 1) * width)
    for row in first.indices.reversed() {
      for column in second.indices.reversed() {
        let skipped = max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
        let isPair = areOne(first[row], second[column])
        lengths[row * width + column] = isPair ? max(skipped, lengths[(row + 1) * width + column + 1] + 1) : skipped
      }
    }
    var result: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      if areOne(first[row], second[column]),
        lengths[row * width + column] == lengths[(row + 1) * width + column + 1] + 1
      {
        result.append((first[row], second[column]))
        row += 1
        column += 1
      } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return result
  }
}
