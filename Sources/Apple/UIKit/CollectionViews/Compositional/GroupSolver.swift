import Foundation
import LayoutModel
import LayoutResolution

/// The places of a group's items, in arithmetic, by the rules that files' groups have (`CollectionLayoutGroup`).
@MainActor struct GroupSolver {
  /// A group's items in their places, from the group's corner on.
  struct Solution {
    /// The items' frames, without their insets.
    var frames: [CGRect] = []
    /// The supplementary views of items and groups.
    var supplementary: [(item: Int, kind: NSCollectionLayoutSupplementaryItem, frame: CGRect)] = []
    /// The axes along which each item's content gives its size.
    var fitting: [UIAxis] = []
    var zIndices: [Int] = []
    var size = CGSize.zero
  }

  /// The environment of a layout, for groups of places that a closure says.
  let environment: any NSCollectionLayoutEnvironment
  /// The size that an item's content asked for; `nil` where it isn't known.
  let measured: (Int) -> CGSize?

  /// The places of items in a group of a size, from an item on.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - size: Its size; estimated lengths follow from the items.
  ///   - first: The number of the first item.
  ///   - count: The maximum number of items.
  ///   - isInset: A Boolean that tells whether its insets are taken from the size already, as from a group's in another one.
  /// - Returns: The places, and the size that follows.
  func solve(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int, count: Int, isInset: Bool = false
  ) -> Solution {
    var solution = Solution()
    solution.size = size
    switch group.content {
    case .custom(let provider):
      for item in provider(environment).prefix(count) {
        solution.frames.append(item.frame)
        solution.zIndices.append(item.zIndex)
        solution.fitting.append([])
      }
    case .line(let axis, _, _): solveLine(group, axis, first: first, count: count, isInset: isInset, &solution)
    }
    place(group.supplementaryItems, around: CGRect(origin: .zero, size: solution.size), item: 0, &solution)
    return solution
  }

  private func solveLine(
    _ group: NSCollectionLayoutGroup, _ axis: Axis, first: Int, count: Int, isInset: Bool, _ solution: inout Solution
  ) {
    let declared = group.declaredGroup
    let own = CollectionLayoutSubitem.group(declared)
    let insets = (own.insets(along: .horizontal), own.insets(along: .vertical))
    let around = isInset ? (0, 0) : (insets.0.sum, insets.1.sum)
    let corner = isInset ? CGPoint.zero : CGPoint(x: insets.0.before, y: insets.1.before)
    let room = CGSize(
      width: max(0, solution.size.width - CGFloat(around.0)), height: max(0, solution.size.height - CGFloat(around.1)))
    var line = Line(axis: axis, room: room)
    let parts = partCount(of: group, declared, axis, room)
    for index in 0..<parts {
      let used = solution.frames.count
      guard used < count else { break }
      let item = group.subitems[index % group.subitems.count]
      let part = item.declared
      let length = self.size(of: part, in: declared, room, item: first + used)
      let before = spacing(item.edgeSpacing, axis, isBefore: true)
      func beginning(_ axis: Axis) -> CGFloat {
        let beginning = declared.beginning(of: part, behind: line.parts.last, along: axis)
        return (beginning.isBehindPart ? line.end : 0) + CGFloat(beginning.distance)
          + spacing(item.edgeSpacing, axis, isBefore: true).points
      }
      let origin = CGPoint(x: beginning(.horizontal), y: beginning(.vertical))
      if fillsUp(group, declared, axis), index > 0, !fits(length, at: origin, axis, room) { break }
      var placed = length
      if let inner = item as? NSCollectionLayoutGroup {
        let solved = solve(inner, size: length, first: first + used, count: count - used, isInset: true)
        placed = solved.size
        add(solved, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), to: &solution)
      } else {
        solution.frames.append(
          CGRect(x: corner.x + origin.x, y: corner.y + origin.y, width: length.width, height: length.height))
        solution.fitting.append(fittingAxes(of: part))
        solution.zIndices.append(0)
        place(item.supplementaryItems, around: solution.frames[used], item: used, &solution)
      }
      line.ends.append((used..<solution.frames.count, before.isFlexible))
      line.parts.append(part)
      let dimension = axis == .horizontal ? item.layoutSize.heightDimension : item.layoutSize.widthDimension
      if dimension.isUniform { line.uniform.append(contentsOf: used..<solution.frames.count) }
      func end(_ axis: Axis) -> CGFloat {
        (axis == .horizontal ? origin.x + placed.width : origin.y + placed.height)
          + spacing(item.edgeSpacing, axis, isBefore: false).points
      }
      line.end = end(axis)
      line.farEnds.append(
        CGPoint(
          x: end(.horizontal) + CGFloat(part.insets(along: .horizontal).after),
          y: end(.vertical) + CGFloat(part.insets(along: .vertical).after)))
    }
    evenOut(&solution, line)
    spread(&solution, line, group)
    takeEstimatedSize(&solution, line, declared, around)
  }

  /// A line that is being filled.
  private struct Line {
    let axis: Axis
    let room: CGSize
    /// The end of the last part along the axis, without its insets.
    var end: CGFloat = 0
    /// The ends of all parts along both axes, with their insets.
    var farEnds: [CGPoint] = []
    var ends: [(items: Range<Int>, isFlexible: Bool)] = []
    var parts: [CollectionLayoutSubitem] = []
    /// The items that are as long across the line as the longest of them.
    var uniform: [Int] = []
  }

  /// The number of parts: as rules of files count them; where parts have lengths of their own, as many as there may be.
  private func partCount(
    of group: NSCollectionLayoutGroup, _ declared: CollectionLayoutGroup, _ axis: Axis, _ room: CGSize
  ) -> Int {
    guard !group.subitems.isEmpty else { return 0 }
    return fillsUp(group, declared, axis) ? 10_000 : declared.partCount
  }

  /// A Boolean that tells whether parts of lengths of their own fill a group whose length is known.
  private func fillsUp(_ group: NSCollectionLayoutGroup, _ declared: CollectionLayoutGroup, _ axis: Axis) -> Bool {
    guard case .inOrder(let parts) = declared.subitems, !declared.layoutSize[axis].isEstimated else { return false }
    return parts.allSatisfy {
      switch $0.layoutSize[axis] {
      case .absolute, .estimated: true
      case .fractionalWidth, .fractionalHeight: false
      }
    }
  }

  private func fits(_ size: CGSize, at origin: CGPoint, _ axis: Axis, _ room: CGSize) -> Bool {
    axis == .horizontal ? origin.x + size.width <= room.width + 0.01 : origin.y + size.height <= room.height + 0.01
  }

  private func size(
    of part: CollectionLayoutSubitem, in group: CollectionLayoutGroup, _ room: CGSize, item: Int
  ) -> CGSize {
    func length(_ axis: Axis) -> CGFloat {
      switch group.length(of: part, along: axis) {
      case .fraction(let container, let multiplier, let constant):
        max(0, CGFloat(multiplier) * (container == .horizontal ? room.width : room.height) + CGFloat(constant))
      case .points(let points): CGFloat(points)
      case .estimated(let points):
        if case .item = part, let own = measured(item) {
          axis == .horizontal ? own.width : own.height
        } else {
          CGFloat(points)
        }
      }
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  private func fittingAxes(of part: CollectionLayoutSubitem) -> UIAxis {
    var axes: UIAxis = []
    if part.layoutSize.widthDimension.isEstimated { axes.insert(.horizontal) }
    if part.layoutSize.heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  private func spacing(
    _ spacing: NSCollectionLayoutEdgeSpacing?, _ axis: Axis, isBefore: Bool
  ) -> (points: CGFloat, isFlexible: Bool) {
    guard let spacing else { return (0, false) }
    let edge =
      axis == .horizontal
      ? (isBefore ? spacing.leading : spacing.trailing) : (isBefore ? spacing.top : spacing.bottom)
    return (edge?.spacing ?? 0, edge?.isFlexibleSpacing == true)
  }

  /// Makes items that ask for it as long across the line as the longest of them.
  private func evenOut(_ solution: inout Solution, _ line: Line) {
    let lengths = line.uniform.map { item in
      line.axis == .horizontal ? solution.frames[item].height : solution.frames[item].width
    }
    guard let longest = lengths.max() else { return }
    for item in line.uniform {
      if line.axis == .horizontal {
        solution.frames[item].size.height = longest
      } else {
        solution.frames[item].size.width = longest
      }
    }
  }

  /// Shares out what is left of a line's length among flexible distances.
  private func spread(_ solution: inout Solution, _ line: Line, _ group: NSCollectionLayoutGroup) {
    let length = line.axis == .horizontal ? line.room.width : line.room.height
    let left = length - ((line.axis == .horizontal ? line.farEnds.last?.x : line.farEnds.last?.y) ?? 0)
    let isBetween = group.interItemSpacing?.isFlexibleSpacing == true
    let places = line.ends.enumerated().count { $0.element.isFlexible || isBetween && $0.offset > 0 }
    guard left > 0, places > 0 else { return }
    let share = left / CGFloat(places)
    var moved: CGFloat = 0
    for (index, end) in line.ends.enumerated() {
      if end.isFlexible || isBetween && index > 0 { moved += share }
      for item in end.items {
        if line.axis == .horizontal {
          solution.frames[item].origin.x += moved
        } else {
          solution.frames[item].origin.y += moved
        }
      }
    }
  }

  /// Gives a group the lengths that follow from its items.
  private func takeEstimatedSize(
    _ solution: inout Solution, _ line: Line, _ group: CollectionLayoutGroup, _ around: (Double, Double)
  ) {
    for axis in Axis.allCases {
      let length: CGFloat
      switch group.estimatedLength(around: line.parts, along: axis) {
      case .points(let points): length = CGFloat(points)
      case .around(let parts):
        let ends = line.farEnds[parts].map { axis == .horizontal ? $0.x : $0.y }
        length = (ends.max() ?? 0) + CGFloat(axis == .horizontal ? around.0 : around.1)
      case nil: continue
      }
      if axis == .horizontal { solution.size.width = length } else { solution.size.height = length }
    }
  }

  private func add(_ inner: Solution, at origin: CGPoint, to solution: inout Solution) {
    let first = solution.frames.count
    solution.frames += inner.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    solution.fitting += inner.fitting
    solution.zIndices += inner.zIndices
    solution.supplementary += inner.supplementary.map {
      ($0.item + first, $0.kind, $0.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  private func place(
    _ items: [NSCollectionLayoutSupplementaryItem], around frame: CGRect, item: Int, _ solution: inout Solution
  ) {
    for supplementary in items {
      let size = supplementary.layoutSize.points(in: frame.size)
      var origin = supplementary.containerAnchor.origin(of: size, in: frame)
      if let anchor = supplementary.itemAnchor {
        let own = anchor.origin(of: .zero, in: CGRect(origin: .zero, size: size))
        origin.x -= own.x - (supplementary.containerAnchor.edges.contains(.trailing) ? size.width : 0)
        origin.y -= own.y - (supplementary.containerAnchor.edges.contains(.bottom) ? size.height : 0)
      }
      solution.supplementary.append((item, supplementary, CGRect(origin: origin, size: size)))
    }
  }
}

extension NSCollectionLayoutSize {
  /// The size in a container, in points: estimates as they are.
  func points(in container: CGSize) -> CGSize {
    func length(_ dimension: NSCollectionLayoutDimension) -> CGFloat {
      switch dimension.declared {
      case .fractionalWidth(let fraction): CGFloat(fraction) * container.width
      case .fractionalHeight(let fraction): CGFloat(fraction) * container.height
      case .absolute(let points), .estimated(let points): CGFloat(points)
      }
    }
    return CGSize(width: length(widthDimension), height: length(heightDimension))
  }
}
