public import Foundation
import LayoutModel
import LayoutResolution

/// A closure that says each section of a compositional layout.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The settings of a compositional layout as a whole.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges that insets count from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() { super.init() }
}

/// Sections of groups of items below each other, or side by side.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout, MeasuringLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings of the whole.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
  private var sections: [SectionSolution] = []
  private var edges: [EdgeItem] = []
  private var contentSize = CGSize.zero
  private var measures: [CollectionElement: CGSize] = [:]
  /// The sections whose items asked for other sizes; `nil` where all have to be said anew.
  private var staleSections: IndexSet?

  // MARK: Making

  /// A layout of one kind of section.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout of one kind of section, with settings.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// A layout of sections that a closure says.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// A layout of sections that a closure says, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }
  /// A layout of a file says nothing.
  public required init?(coder: NSCoder) { nil }

  /// It mirrors its sections.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Preparing

  private var isVertical: Bool { configuration.scrollDirection == .vertical }
  private var isMirrored: Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Finds the places of all items: anew where they may have changed.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let count = collectionView.numberOfSections
    let stale = staleSections
    staleSections = IndexSet()
    var start: CGFloat = 0
    edges = []
    addEdges(.top, .topLeading, .leading, at: &start, in: collectionView)
    for index in 0..<count {
      if index > 0 { start += configuration.interSectionSpacing }
      if let stale, !stale.contains(index), sections.indices.contains(index) {
        sections[index].start = start
      } else {
        let solved = solve(index, in: collectionView)
        if sections.indices.contains(index) { sections[index] = solved } else { sections.append(solved) }
        sections[index].start = start
      }
      start += sections[index].length
    }
    if sections.count > count { sections.removeLast(sections.count - count) }
    addEdges(.bottom, .bottomLeading, .trailing, at: &start, in: collectionView)
    contentSize =
      isVertical
      ? CGSize(width: collectionView.storedSize.width, height: start)
      : CGSize(width: start, height: collectionView.storedSize.height)
  }

  private func solve(_ index: Int, in collection: UICollectionView) -> SectionSolution {
    let insets = Self.insets(of: configuration.contentInsetsReference, in: collection)
    let environment = LayoutEnvironment(
      LayoutContainer(collection.storedSize, insets), collection.traitCollection, collection)
    guard let section = provider(index, environment) else {
      raise(
        .internalInconsistency,
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a section. This is a client error."
      )
    }
    return SectionSolution(
      section, count: collection.numberOfItems(inSection: index), isVertical: isVertical, environment: environment,
      inherited: section.contentInsetsReference == .automatic
        ? insets : Self.insets(of: section.contentInsetsReference, in: collection)
    ) { [measures] kind, item in
      kind.isEmpty
        ? measures[.cell(IndexPath(item: item, section: index))]
        : measures[
          CollectionElement(category: .supplementaryView, kind: kind, path: IndexPath(item: item, section: index))]
    }
  }

  private static func insets(
    of reference: UIContentInsetsReference, in collection: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let insets: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: insets = collection.safeAreaInsets
    case .layoutMargins: insets = collection.layoutMargins
    case .readableContent: insets = UIEdgeInsets(collection.insets(of: .readableContent))
    }
    // Above and below the content inset has them.
    let isMirrored = collection.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: 0, leading: isMirrored ? insets.right : insets.left, bottom: 0,
      trailing: isMirrored ? insets.left : insets.right)
  }

  // MARK: Edges of the whole

  private struct EdgeItem {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let frame: CGRect
    let index: Int
  }

  private func addEdges(
    _ alignments: NSRectAlignment..., at start: inout CGFloat, in collection: UICollectionView
  ) {
    for (index, item) in configuration.boundarySupplementaryItems.enumerated() where alignments.contains(item.alignment)
    {
      var size = item.layoutSize.points(in: collection.storedSize)
      let element = CollectionElement(
        category: .supplementaryView, kind: item.elementKind, path: IndexPath(index: index))
      if let measured = measures[element] { size.height = measured.height }
      edges.append(
        EdgeItem(
          item: item,
          frame: isVertical
            ? CGRect(x: item.offset.x, y: start + item.offset.y, width: size.width, height: size.height)
            : CGRect(x: start + item.offset.x, y: item.offset.y, width: size.width, height: size.height),
          index: index))
      start += isVertical ? size.height : size.width
    }
  }

  // MARK: Places

  /// The size of all sections together, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// The attributes of the views within a rectangle.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = mirrored(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for edge in edges where pinned(edge).reaches(into: rect) { found.append(attributes(of: edge)) }
    let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var index = sections.partitioningIndex { $0.start + $0.length >= low }
    while index < sections.count, sections[index].start <= high {
      let section = sections[index]
      for (order, decoration) in section.decorations.enumerated() {
        let attributes = decorationAttributes(of: decoration, order, index)
        if attributes.frame.reaches(into: mirrored(rect)) { found.append(attributes) }
      }
      for item in section.items(in: rect) {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)) {
          found.append(attributes)
        }
      }
      for view in section.supplementaryViews(in: rect, visible: visibleRect) {
        found.append(attributes(of: view, section: index))
      }
      index += 1
    }
    return found
  }

  private var visibleRect: CGRect {
    guard let collectionView else { return .zero }
    return collectionView.bounds.inset(by: collectionView.adjustedContentInset)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = contentSize.width - rect.maxX
    return rect
  }

  /// The attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    guard let frame = section.frame(of: indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes.made(type(of: self).layoutAttributesClass, forCellWith: indexPath)
    attributes.frame = onPixels(mirrored(frame))
    attributes.zIndex = section.zIndex(of: indexPath.item)
    let fitting = section.fitting(of: indexPath.item)
    if !fitting.isEmpty, measures[.cell(indexPath)] == nil { attributes.fitting = fitting }
    return attributes
  }

  /// The attributes of a supplementary view.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if indexPath.count == 1 {
      return edges.first { $0.item.elementKind == elementKind && $0.index == indexPath[0] }.map { attributes(of: $0) }
    }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let views = section.supplementaryViews(in: nil, visible: visibleRect)
    return views.first { $0.kind == elementKind && $0.item == indexPath.item }
      .map { attributes(of: $0, section: indexPath.section) }
  }

  /// The attributes of a view behind a section.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    return section.decorations.enumerated().first { $0.element.item.elementKind == elementKind }
      .map { decorationAttributes(of: $0.element, $0.offset, indexPath.section) }
  }

  private func attributes(
    of view: SectionSolution.Supplementary, section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.kind, with: IndexPath(item: view.item, section: section))
    attributes.frame = onPixels(mirrored(view.frame))
    attributes.zIndex = view.zIndex
    if !view.fitting.isEmpty, measures[attributes.element] == nil { attributes.fitting = view.fitting }
    return attributes
  }

  private func attributes(of edge: EdgeItem) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.item.elementKind, with: IndexPath(index: edge.index))
    attributes.frame = onPixels(mirrored(pinned(edge)))
    attributes.zIndex = edge.item.pinToVisibleBounds ? 10 : edge.item.zIndex
    if edge.item.layoutSize.heightDimension.isEstimated, measures[attributes.element] == nil {
      attributes.fitting = .vertical
    }
    return attributes
  }

  private func pinned(_ edge: EdgeItem) -> CGRect {
    guard edge.item.pinToVisibleBounds else { return edge.frame }
    var frame = edge.frame
    if isVertical {
      frame.origin.y = max(frame.minY, visibleRect.minY)
    } else {
      frame.origin.x = max(frame.minX, visibleRect.minX)
    }
    return frame
  }

  private func decorationAttributes(
    of decoration: SectionSolution.Decoration, _ order: Int, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: decoration.item.elementKind, with: IndexPath(item: order, section: section))
    attributes.frame = onPixels(mirrored(sections[section].frame(of: decoration)))
    attributes.zIndex = decoration.item.zIndex == 0 ? -1 : decoration.item.zIndex
    return attributes
  }

  /// A rectangle with its edges on whole pixels.
  private func onPixels(_ frame: CGRect) -> CGRect {
    let scale = max(1, collectionView?.displayScale ?? 1)
    return CGRect(PixelGrid(scale: Double(scale)).rounded(Rect(frame)))
  }

  // MARK: Changes

  /// `true` where the size changes, or views stay in place.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.preparedBounds?.size
  }

  /// Everything, where the size changes.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.invalidateEverything = true
    return context
  }

  /// True where a view prefers a size other than its own and the size of its last request; siblings may share the length.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard originalAttributes.fitting?.isEmpty == false else { return false }
    let former = measures.updateValue(preferredAttributes.size, forKey: preferredAttributes.element)
    return preferredAttributes.size != (former ?? originalAttributes.size)
  }

  /// Has some places said anew at the next layout.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      staleSections = nil
      if context.invalidateEverything { measures = [:] }
    } else {
      for path in context.invalidatedItemIndexPaths ?? [] { staleSections?.insert(path.section) }
      for path in (context.invalidatedSupplementaryIndexPaths ?? [:]).values.joined() where path.count > 1 {
        staleSections?.insert(path.section)
      }
    }
    super.invalidateLayout(with: context)
  }

  func forgetMeasure(of element: CollectionElement) {
    guard measures.removeValue(forKey: element) != nil, element.path.count > 1 else { return }
    staleSections?.insert(element.path.section)
  }

  func moveMeasures(_ updates: ListUpdates) { measures = measures.moved(by: updates) }
}

extension [SectionSolution] {
  /// The first index from which on something holds.
  fileprivate func partitioningIndex(_ holds: (SectionSolution) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
