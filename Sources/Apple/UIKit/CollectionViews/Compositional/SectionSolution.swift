import Foundation
import LayoutModel

/// The places of a section's items, from the section's corner on.
///
/// Groups without estimates are all alike: one of them is solved, and the others are as far from it as their number says.
@MainActor struct SectionSolution {
  /// A view beside items.
  struct Supplementary {
    let kind: String
    let item: Int
    var frame: CGRect
    let zIndex: Int
    let fitting: UIAxis
    var isPinned = false
    var isFooter = false
  }

  /// A view behind the section.
  struct Decoration {
    let item: NSCollectionLayoutDecorationItem
    let frame: CGRect
  }

  /// The distance from the beginning of the content, in points.
  var start: CGFloat = 0
  /// The length along the direction of scrolling, in points.
  private(set) var length: CGFloat = 0
  private let isVertical: Bool
  private let count: Int
  /// The first group, where all are alike.
  private var pattern: GroupSolver.Solution?
  /// The distance between the beginnings of groups that are alike.
  private var stride = CGPoint.zero
  /// All items' frames, where groups aren't alike.
  private var frames: [CGRect] = []
  private var fittings: [UIAxis] = []
  private var zIndices: [Int] = []
  private var origin = CGPoint.zero
  private var supplementary: [Supplementary] = []
  private(set) var decorations: [Decoration] = []
  /// A Boolean that tells whether groups stand across the direction of scrolling.
  private let scrollsAcross: Bool

  init(
    _ section: NSCollectionLayoutSection, count: Int, isVertical: Bool, environment: LayoutEnvironment,
    inherited: NSDirectionalEdgeInsets, measured: @escaping (_ kind: String, _ item: Int) -> CGSize?
  ) {
    (self.count, self.isVertical) = (count, isVertical)
    scrollsAcross = section.orthogonalScrollingBehavior != .none
    let container = environment.container.contentSize
    var insets = section.contentInsets
    insets.leading += inherited.leading
    insets.trailing += inherited.trailing
    let room = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: isVertical ? container.height : max(0, container.height - insets.top - insets.bottom))
    var position = section.topPadding
    let edgeRoom =
      section.supplementariesFollowContentInsets
      ? (insets.leading, room.width) : (inherited.leading, container.width - inherited.leading - inherited.trailing)
    addEdges(of: section, isFooter: false, at: &position, edgeRoom, room, measured)
    origin = CGPoint(x: insets.leading, y: insets.top)
    if isVertical { origin.y += position } else { origin.x += position }
    let solver = GroupSolver(environment: environment) { measured("", $0) }
    let end = solveGroups(of: section, solver, room: room, container: container)
    position = end + (isVertical ? insets.bottom : insets.trailing)
    addEdges(of: section, isFooter: true, at: &position, edgeRoom, room, measured)
    length = position
    let whole =
      isVertical
      ? CGRect(x: 0, y: 0, width: container.width, height: length)
      : CGRect(x: 0, y: 0, width: length, height: container.height)
    decorations = section.decorationItems.map { item in
      let own = item.contentInsets
      return Decoration(
        item: item,
        frame: CGRect(
          x: whole.minX + own.leading, y: whole.minY + own.top, width: whole.width - own.leading - own.trailing,
          height: whole.height - own.top - own.bottom))
    }
  }

  // MARK: Groups

  /// Solves the groups.
  ///
  /// - Returns: The end of the last one along the direction of scrolling.
  private mutating func solveGroups(
    of section: NSCollectionLayoutSection, _ solver: GroupSolver, room: CGSize, container: CGSize
  ) -> CGFloat {
    let size = section.group.layoutSize.points(in: room)
    let beginning = isVertical ? origin.y : origin.x
    guard count > 0 else { return beginning }
    let first = solver.solve(section.group, size: size, first: 0, count: count)
    let number = first.frames.count
    guard number > 0 else { return beginning }
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      if isVertical {
        origin.x = (container.width - first.size.width) / 2
      } else {
        origin.y = (container.height - first.size.height) / 2
      }
    }
    let goesDown = isVertical != scrollsAcross
    if Self.isAlike(section.group) {
      pattern = first
      let spacing = section.interGroupSpacing
      stride = goesDown ? CGPoint(x: 0, y: first.size.height + spacing) : CGPoint(x: first.size.width + spacing, y: 0)
      let groups = (count + number - 1) / number
      addSupplementary(of: first, groups: groups)
      let along = scrollsAcross ? 0 : CGFloat(groups - 1) * (goesDown ? stride.y : stride.x)
      return beginning + along + (isVertical ? first.size.height : first.size.width)
    }
    return solveEach(section, solver, size, goesDown: goesDown)
  }

  private mutating func solveEach(
    _ section: NSCollectionLayoutSection, _ solver: GroupSolver, _ size: CGSize, goesDown: Bool
  ) -> CGFloat {
    var position = origin
    var end = isVertical ? origin.y : origin.x
    frames.reserveCapacity(count)
    while frames.count < count {
      let first = frames.count
      let solved = solver.solve(section.group, size: size, first: first, count: count - first)
      guard !solved.frames.isEmpty else { break }
      frames += solved.frames.map { $0.offsetBy(dx: position.x, dy: position.y) }
      fittings += solved.fitting
      zIndices += solved.zIndices
      for view in solved.supplementary {
        supplementary.append(
          Supplementary(
            kind: view.kind.elementKind, item: first + view.item,
            frame: view.frame.offsetBy(dx: position.x, dy: position.y), zIndex: view.kind.zIndex, fitting: []))
      }
      end = max(end, isVertical ? position.y + solved.size.height : position.x + solved.size.width)
      if goesDown {
        position.y += solved.size.height + section.interGroupSpacing
      } else {
        position.x += solved.size.width + section.interGroupSpacing
      }
    }
    return end
  }

  private mutating func addSupplementary(of pattern: GroupSolver.Solution, groups: Int) {
    guard !pattern.supplementary.isEmpty else { return }
    for group in 0..<groups {
      let offset = CGPoint(x: origin.x + CGFloat(group) * stride.x, y: origin.y + CGFloat(group) * stride.y)
      for view in pattern.supplementary where group * pattern.frames.count + view.item < count {
        supplementary.append(
          Supplementary(
            kind: view.kind.elementKind, item: group * pattern.frames.count + view.item,
            frame: view.frame.offsetBy(dx: offset.x, dy: offset.y), zIndex: view.kind.zIndex, fitting: []))
      }
    }
  }

  /// Tells whether all groups are alike: where no length is estimated, and no closure says places.
  private static func isAlike(_ item: NSCollectionLayoutItem) -> Bool {
    guard !item.layoutSize.widthDimension.isEstimated, !item.layoutSize.heightDimension.isEstimated else {
      return false
    }
    guard let group = item as? NSCollectionLayoutGroup else { return true }
    if case .custom = group.content { return false }
    return group.subitems.allSatisfy { isAlike($0) }
  }

  // MARK: Edges

  private mutating func addEdges(
    of section: NSCollectionLayoutSection, isFooter: Bool, at position: inout CGFloat,
    _ edgeRoom: (start: CGFloat, width: CGFloat), _ room: CGSize,
    _ measured: (_ kind: String, _ item: Int) -> CGSize?
  ) {
    for item in section.boundarySupplementaryItems where item.isAtEnd == isFooter {
      var size = item.layoutSize.points(in: CGSize(width: edgeRoom.width, height: room.height))
      var fitting: UIAxis = []
      if item.layoutSize.heightDimension.isEstimated {
        fitting.insert(.vertical)
        if let own = measured(item.elementKind, 0) { size.height = own.height }
      }
      if item.layoutSize.widthDimension.isEstimated {
        fitting.insert(.horizontal)
        if let own = measured(item.elementKind, 0) { size.width = own.width }
      }
      let insets = item.contentInsets
      var frame =
        isVertical
        ? CGRect(x: edgeRoom.start, y: position, width: size.width, height: size.height)
        : CGRect(x: position, y: 0, width: size.width, height: size.height)
      frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      frame = CGRect(
        x: frame.minX + insets.leading, y: frame.minY + insets.top,
        width: frame.width - insets.leading - insets.trailing, height: frame.height - insets.top - insets.bottom)
      supplementary.append(
        Supplementary(
          kind: item.elementKind, item: 0, frame: frame,
          zIndex: item.pinToVisibleBounds ? max(10, item.zIndex) : item.zIndex,
          fitting: fitting, isPinned: item.pinToVisibleBounds, isFooter: isFooter))
      if item.extendsBoundary { position += isVertical ? size.height : size.width }
    }
  }

  // MARK: Reading

  private func moved(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: isVertical ? 0 : start, dy: isVertical ? start : 0)
  }

  /// The frame of an item in the content.
  func frame(of item: Int) -> CGRect? {
    guard item >= 0, item < count else { return nil }
    guard let pattern else { return frames.indices.contains(item) ? moved(frames[item]) : nil }
    let number = pattern.frames.count
    let group = CGFloat(item / number)
    return moved(
      pattern.frames[item % number].offsetBy(dx: origin.x + group * stride.x, dy: origin.y + group * stride.y))
  }

  func frame(of decoration: Decoration) -> CGRect { moved(decoration.frame) }

  /// The axes along which an item's content gives its size.
  func fitting(of item: Int) -> UIAxis { fittings.indices.contains(item) ? fittings[item] : [] }

  func zIndex(of item: Int) -> Int { zIndices.indices.contains(item) ? zIndices[item] : 0 }

  /// The items that reach into a rectangle.
  func items(in rect: CGRect) -> [Int] {
    var range = 0..<count
    if let pattern {
      let distance = max(stride.x, stride.y)
      if distance > 0 {
        let own = rect.offsetBy(dx: isVertical ? 0 : -start, dy: isVertical ? -start : 0)
        let (low, high) =
          stride.y > 0 ? (own.minY - origin.y, own.maxY - origin.y) : (own.minX - origin.x, own.maxX - origin.x)
        let number = pattern.frames.count
        func group(at place: CGFloat) -> Int { Int(min(CGFloat(count), max(0, place / distance))) }
        let first = min(count, max(0, group(at: low) - 1) * number)
        let last = min(count, (group(at: high) + 2) * number)
        range = first..<max(first, last)
      }
    } else if !scrollsAcross {
      range = stretch(of: rect)
    }
    return range.filter { frame(of: $0)?.reaches(into: rect) == true }
  }

  /// The items among which all are that reach into a rectangle: beginnings hardly ever go back.
  private func stretch(of rect: CGRect) -> Range<Int> {
    let (low, high) = isVertical ? (rect.minY - start, rect.maxY - start) : (rect.minX - start, rect.maxX - start)
    func begins(_ index: Int) -> CGFloat { isVertical ? frames[index].minY : frames[index].minX }
    var (first, last) = (0, frames.count)
    while first < last {
      let middle = (first + last) / 2
      if begins(middle) < low { first = middle + 1 } else { last = middle }
    }
    var end = first
    while end < frames.count, begins(end) <= high { end += 1 }
    // Items that begin before may reach in.
    var beginning = first
    var misses = 0
    while beginning > 0, misses < 64 {
      beginning -= 1
      let far = isVertical ? frames[beginning].maxY : frames[beginning].maxX
      misses = far < low ? misses + 1 : 0
    }
    return beginning..<end
  }

  /// The views beside items that reach into a rectangle; all without one.
  func supplementaryViews(in rect: CGRect?, visible: CGRect) -> [Supplementary] {
    supplementary.compactMap { view in
      var view = view
      view.frame = moved(view.frame)
      if view.isPinned { view.frame = pinned(view, visible) }
      return rect.map { view.frame.reaches(into: $0) } ?? true ? view : nil
    }
  }

  private func pinned(_ view: Supplementary, _ visible: CGRect) -> CGRect {
    var frame = view.frame
    let end = start + length
    if isVertical {
      frame.origin.y =
        view.isFooter
        ? max(min(frame.minY, visible.maxY - frame.height), start)
        : min(max(frame.minY, visible.minY), end - frame.height)
    } else {
      frame.origin.x =
        view.isFooter
        ? max(min(frame.minX, visible.maxX - frame.width), start)
        : min(max(frame.minX, visible.minX), end - frame.width)
    }
    return frame
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// A Boolean that tells whether it stands after the items.
  fileprivate var isAtEnd: Bool {
    switch alignment {
    case .bottom, .bottomLeading, .bottomTrailing, .trailing: true
    default: false
    }
  }
}
