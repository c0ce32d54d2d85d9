public import Foundation
import LayoutResolution

/// Lines of items, each filled from its beginning, in sections below each other.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, MeasuringLayout {
  /// The edges that a section's insets count from.
  public enum SectionInsetReference: Int, Sendable {
    /// The content inset's, the safe area's, or the margins'.
    case fromContentInset = 0, fromSafeArea, fromLayoutMargins
  }

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least distance between a line's items, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size that items are taken to have until they say theirs, in points; zero where they don't say any.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of sections' headers, in points.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of sections' footers, in points.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The insets of sections, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// The edges that those insets count from.
  open var sectionInsetReference = SectionInsetReference.fromContentInset
  /// A Boolean that keeps headers at the top while their sections show.
  open var sectionHeadersPinToVisibleBounds = false
  /// A Boolean that keeps footers at the bottom while their sections show.
  open var sectionFootersPinToVisibleBounds = false

  private var sections: [FlowSection] = []
  private var contentLength: CGFloat = 0
  private var measures: [CollectionElement: CGSize] = [:]

  /// A layout of the standard sizes.
  public override init() { super.init() }

  /// A layout of a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let declared = (coder as? NibCoder)?.object { read(declared) }
  }

  /// The class of what it says of a change.
  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  // MARK: Preparing

  private var isVertical: Bool { scrollDirection == .vertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Finds the places of all items.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    var start: CGFloat = 0
    sections = []
    for section in 0..<collectionView.numberOfSections {
      let made = self.section(section, from: start, in: collectionView)
      start = made.end
      sections.append(made)
    }
    contentLength = start
  }

  private func section(_ section: Int, from start: CGFloat, in collection: UICollectionView) -> FlowSection {
    let delegate = delegate
    let own = delegate?.collectionView(collection, layout: self, insetForSectionAt: section) ?? sectionInset
    let inset = referenceInset(of: own, in: collection)
    let lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    var made = FlowSection(start: start)
    let header =
      delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let across = isVertical ? collection.storedSize.width : collection.storedSize.height
    var position = start
    made.header = end(.header, header, at: &position, across: across, section)
    position += isVertical ? inset.top : inset.left
    let before = isVertical ? inset.left : inset.top
    let room = across - before - (isVertical ? inset.right : inset.bottom)
    let count = collection.numberOfItems(inSection: section)
    let sizes = (0..<count).map { size(at: IndexPath(item: $0, section: section), in: collection, delegate) }
    let lines = FlowLines(length: Double(room), spacing: Double(itemSpacing))
      .lines(of: sizes.map { Double(isVertical ? $0.width : $0.height) })
    made.frames.reserveCapacity(count)
    for (index, line) in lines.enumerated() {
      if index > 0 { position += lineSpacing }
      let thickness = line.items.map { isVertical ? sizes[$0].height : sizes[$0].width }.max() ?? 0
      for (item, start) in zip(line.items, line.starts) {
        let size = sizes[item]
        let along = before + CGFloat(start)
        made.frames.append(
          isVertical
            ? CGRect(
              x: along, y: position + (thickness - size.height) / 2, width: size.width, height: size.height)
            : CGRect(
              x: position + (thickness - size.width) / 2, y: along, width: size.width, height: size.height))
      }
      made.lines.append(FlowSection.Line(items: line.items, start: position, end: position + thickness))
      position += thickness
    }
    position += isVertical ? inset.bottom : inset.right
    let footer =
      delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    made.footer = end(.footer, footer, at: &position, across: across, section)
    made.end = position
    return made
  }

  private enum End { case header, footer }

  private func end(
    _ end: End, _ reference: CGSize, at position: inout CGFloat, across: CGFloat, _ section: Int
  ) -> CGRect? {
    var length = isVertical ? reference.height : reference.width
    guard length > 0 else { return nil }
    let kind = end == .header ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
    let element = CollectionElement(
      category: .supplementaryView, kind: kind, path: IndexPath(item: 0, section: section))
    if let measured = measures[element] { length = isVertical ? measured.height : measured.width }
    defer { position += length }
    return isVertical
      ? CGRect(x: 0, y: position, width: across, height: length)
      : CGRect(x: position, y: 0, width: length, height: across)
  }

  private func referenceInset(of inset: UIEdgeInsets, in collection: UICollectionView) -> UIEdgeInsets {
    let more: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return inset
    case .fromSafeArea: more = collection.safeAreaInsets
    case .fromLayoutMargins: more = collection.layoutMargins
    }
    var sum = inset
    if isVertical {
      sum.left += more.left
      sum.right += more.right
    } else {
      sum.top += more.top
      sum.bottom += more.bottom
    }
    return sum
  }

  private func size(
    at path: IndexPath, in collection: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> CGSize {
    if fits, let measured = measures[.cell(path)] { return measured }
    if fits, estimatedItemSize != UICollectionViewLayout.automaticSize { return estimatedItemSize }
    let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) ?? itemSize
    return size == UICollectionViewLayout.automaticSize ? CGSize(width: 50, height: 50) : size
  }

  /// A Boolean that tells whether items say their sizes.
  private var fits: Bool { estimatedItemSize != .zero || itemSize == UICollectionViewLayout.automaticSize }

  // MARK: Places

  /// The size of all sections together, in points.
  open override var collectionViewContentSize: CGSize {
    guard let collectionView else { return .zero }
    return isVertical
      ? CGSize(width: collectionView.storedSize.width, height: contentLength)
      : CGSize(width: contentLength, height: collectionView.storedSize.height)
  }

  /// The attributes of the views within a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    for (index, section) in sections.enumerated() where section.end >= low && section.start <= high {
      let path = IndexPath(item: 0, section: index)
      if section.header != nil,
        let header = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: path),
        header.frame.reaches(into: rect)
      {
        found.append(header)
      }
      for line in section.lines(from: low, to: high) {
        for item in line.items where section.frames[item].reaches(into: rect) {
          if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
            found.append(attributes)
          }
        }
      }
      if section.footer != nil,
        let footer = layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionFooter, at: path),
        footer.frame.reaches(into: rect)
      {
        found.append(footer)
      }
    }
    return found
  }

  /// The attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.made(type(of: self).layoutAttributesClass, forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].frames[indexPath.item]
    if fits, measures[.cell(indexPath)] == nil { attributes.fitting = .both }
    return attributes
  }

  /// The attributes of a header or a footer.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    guard var frame = isHeader ? section.header : section.footer else {
      // One without a size has a place all the same. (LayoutKit's tests ask for it on devices.)
      let place = isHeader ? section.start : section.end
      attributes.frame = CGRect(x: isVertical ? 0 : place, y: isVertical ? place : 0, width: 0, height: 0)
      return attributes
    }
    if let collectionView, isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      frame = pinned(frame, section, isHeader: isHeader, in: collectionView)
      attributes.zIndex = 10
    }
    attributes.frame = frame
    return attributes
  }

  private func pinned(
    _ frame: CGRect, _ section: FlowSection, isHeader: Bool, in collection: UICollectionView
  ) -> CGRect {
    let visible = collection.bounds.inset(by: collection.adjustedContentInset)
    var frame = frame
    if isVertical {
      frame.origin.y =
        isHeader
        ? min(max(frame.minY, visible.minY), section.end - frame.height)
        : max(min(frame.minY, visible.maxY - frame.height), section.start)
    } else {
      frame.origin.x =
        isHeader
        ? min(max(frame.minX, visible.minX), section.end - frame.width)
        : max(min(frame.minX, visible.maxX - frame.width), section.start)
    }
    return frame
  }

  // MARK: Changes

  /// `true` where the room across changes, or headers stay in place.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    guard let former = collectionView?.preparedBounds else { return false }
    return isVertical ? newBounds.width != former.width : newBounds.height != former.height
  }

  /// `true` where an item would like another size than it has.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard fits, preferredAttributes.representedElementCategory == .cell else { return false }
    let element = preferredAttributes.element
    guard measures[element] != preferredAttributes.size else { return false }
    let isOther = preferredAttributes.size != originalAttributes.size
    measures[element] = preferredAttributes.size
    return isOther
  }

  /// Has some places said anew at the next layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { measures = [:] }
    super.invalidateLayout(with: context)
  }

  func forgetMeasure(of element: CollectionElement) { measures[element] = nil }
  func moveMeasures(_ updates: ListUpdates) { measures = measures.moved(by: updates) }
}

extension [CollectionElement: CGSize] {
  /// The sizes of what stays, at its new places.
  @MainActor func moved(by updates: ListUpdates) -> [CollectionElement: CGSize] {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in self where !updates.reloadedRows.contains(element.path) {
      guard let path = updates.path(after: element) else { continue }
      moved[CollectionElement(category: element.category, kind: element.kind, path: path)] = size
    }
    return moved
  }
}

/// A section of a flow layout.
private struct FlowSection {
  /// A line of items.
  struct Line {
    let items: Range<Int>
    let start: CGFloat
    let end: CGFloat
  }

  let start: CGFloat
  var end: CGFloat = 0
  var header: CGRect?
  var footer: CGRect?
  var frames: [CGRect] = []
  var lines: [Line] = []

  init(start: CGFloat) { self.start = start }

  /// The lines that reach into a stretch.
  func lines(from low: CGFloat, to high: CGFloat) -> ArraySlice<Line> {
    var (first, last) = (0, lines.count)
    while first < last {
      let middle = (first + last) / 2
      if lines[middle].end < low { first = middle + 1 } else { last = middle }
    }
    return lines[first...].prefix { $0.start <= high }
  }
}

/// A change of a flow layout: what has to be said anew.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// A Boolean that has the delegate asked anew.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// A Boolean that has the layout's own sizes taken anew.
  open var invalidateFlowLayoutAttributes = true
}
