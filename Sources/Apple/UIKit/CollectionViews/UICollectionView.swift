public import Foundation
import LayoutModel

/// Items in places that a layout says: only those exist that show.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// An object that has its data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { takeDataAnew() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      optionalCalls.forget()
      if delegate !== oldValue { takeDataAnew() }
    }
  }
  /// An object that is told which items will show soon: held.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean that lets items be prepared before they show.
  open var isPrefetchingEnabled = true
  /// An object that says what is dragged: held.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  /// An object that takes what is dropped: held.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// A Boolean that lets items be dragged.
  open var dragInteractionEnabled = true
  /// The speed with which items make room for a moved item.
  open var reorderingCadence = ReorderingCadence.immediate
  /// A Boolean that tells whether an item is dragged: never.
  open var hasActiveDrag: Bool { false }
  /// A Boolean that tells whether something is dropped: never.
  open var hasActiveDrop: Bool { false }
  /// A Boolean that tells whether changes are being made.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// When items take another size as their content does.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view behind the items.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// A Boolean that lets an item be chosen.
  open var allowsSelection = true
  /// A Boolean that lets several items be chosen.
  open var allowsMultipleSelection = false
  /// A Boolean that lets an item be chosen while items are edited.
  open var allowsSelectionDuringEditing = false
  /// A Boolean that lets several items be chosen while items are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// A Boolean that lets the focus choose.
  open var selectionFollowsFocus = false
  /// A Boolean that lets items have the focus.
  open var allowsFocus = false
  /// A Boolean that lets items have the focus while they are edited.
  open var allowsFocusDuringEditing = false
  /// A Boolean that remembers the item that had the focus.
  open var remembersLastFocusedIndexPath = false
  /// The object that shows menus for items.
  open var contextMenuInteraction: UIContextMenuInteraction?
  /// A Boolean that tells whether items are edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for case let cell as UICollectionViewCell in shown.values { cell.setNeedsUpdateConfiguration() }
      setNeedsLayout()
    }
  }

  // MARK: State

  private var storedLayout: UICollectionViewLayout
  /// The sections and items as they were last counted.
  var counts: [Int] = []
  /// The views that exist, by what they show.
  var shown: [CollectionElement: UICollectionReusableView] = [:]
  /// The places that the layout said of them.
  var said: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The attributes that views were given.
  var applied: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
  /// The selected items, in the order of their selection.
  var chosen: [IndexPath] = []
  var cellMakers: [String: (CGRect) -> UICollectionViewCell] = [:]
  var viewMakers: [String: [String: (CGRect) -> UICollectionReusableView]] = [:]
  var unusedCells: [String: [UICollectionViewCell]] = [:]
  var unusedViews: [String: [String: [UICollectionReusableView]]] = [:]
  /// The item that stands at a place while its data source makes another one.
  var reloading: [IndexPath: UICollectionViewCell] = [:]
  var needsCount = true
  var needsPreparation = true
  var isLayingOutItems = false
  var updates: ListUpdates?
  var updateDepth = 0
  var preparedBounds: CGRect?
  var preparedSafeArea: UIEdgeInsets?
  /// The views whose preferred size was asked for.
  var fitted: Set<CollectionElement> = []
  let optionalCalls = OptionalCalls()
  /// The item that a finger is on.
  var touchedItem: IndexPath?
  /// The number of items that the data source has made.
  package internal(set) var madeCellCount = 0

  // MARK: Making

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// A collection with a flow layout.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection of a file.
  public required init?(coder: NSCoder) {
    storedLayout = (coder as? NibCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.collectionView = self
  }

  override var kindName: String { "UICollectionView" }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouchOfItem(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouchOfItem(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouchOfItem(touches, isCancelled: true) { super.touchesCancelled(touches, with: event) }
  }

  /// The layout that says places.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }
  /// Lets another layout say places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Lets another layout say places.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== storedLayout {
      let former = storedLayout
      former.prepareForTransition(to: layout)
      layout.prepareForTransition(from: former)
      former.collectionView = nil
      storedLayout = layout
      layout.collectionView = self
      for view in shown.values { view.willTransition(from: former, to: layout) }
      needsPreparation = true
      said = [:]
      setNeedsLayout()
      for view in shown.values { view.didTransition(from: former, to: layout) }
      former.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    if let completion { AnimationClock.after(animated ? 0.3 : 0) { completion(true) } }
  }

  // MARK: Data

  /// Takes all data anew: items that show are made at the next layout.
  open func reloadData() { takeDataAnew() }

  /// The same for what this class does itself: an override of `reloadData` isn't called then.
  func takeDataAnew() {
    needsCount = true
    chosen = []
    recycleAll()
    let context = UICollectionViewLayout.context(of: type(of: storedLayout).invalidationContextClass)
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    storedLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }
  /// The number of its sections.
  open var numberOfSections: Int {
    countIfNeeded()
    return counts.count
  }
  /// The number of a section's items.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Views that show

  /// The item at a place, where it shows.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.cell(indexPath)] as? UICollectionViewCell
  }
  /// The items that show.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.sorted().compactMap { cellForItem(at: $0) }
  }
  /// The places of the items that show.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }
  /// The place of an item that shows.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.key.category == .cell && $0.value === cell }?.key.path
  }
  /// The supplementary view of a kind at a place, where it shows.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    shown[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }
  /// The supplementary views of a kind that show.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// The places of the supplementary views of a kind that show.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path).sorted()
  }
  /// The item at a point; `nil` where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let found = storedLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)) ?? []
    return found.last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// The attributes that the layout gives an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }
  /// The attributes that the layout gives a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Scrolling

  /// Scrolls until an item shows at a place.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Changes

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { AnimationClock.after(0.3) { completion(true) } }
  }
  open func insertSections(_ sections: IndexSet) { note { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { note { $0.deletedSections.formUnion(sections) } }
  open func reloadSections(_ sections: IndexSet) { note { $0.reloadedSections.formUnion(sections) } }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    note { $0.movedSections.append((section, newSection)) }
  }
  open func insertItems(at indexPaths: [IndexPath]) { note { $0.insertedRows += indexPaths } }
  open func deleteItems(at indexPaths: [IndexPath]) { note { $0.deletedRows += indexPaths } }
  open func reloadItems(at indexPaths: [IndexPath]) { note { $0.reloadedRows += indexPaths } }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    note { $0.movedRows.append((indexPath, newIndexPath)) }
  }
  /// Brings the looks of shown items up to date without making them anew.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path) else { continue }
      reloading[path] = cell
      _ = dataSource?.collectionView(self, cellForItemAt: path)
      reloading[path] = nil
      noteSizeChange(of: cell)
    }
  }

  // MARK: Choosing

  /// The places of the items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { chosen }
  /// Chooses an item; the delegate isn't told.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in chosen { deselectItem(at: path, animated: animated) }
      return
    }
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else { return }
    if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
      for path in chosen where path != indexPath { deselectItem(at: path, animated: animated) }
    }
    if !chosen.contains(indexPath) { chosen.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }
  /// Chooses an item no longer; the delegate isn't told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    chosen.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Moving by a finger

  /// Begins to move an item: held.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves the item that is moved: held.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends a movement: held.
  open func endInteractiveMovement() {}
  /// Takes a movement back: held.
  open func cancelInteractiveMovement() {}

  // MARK: Making views

  /// Has items of a name made of a class.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
      { ClassInitializer.make(type, frame: $0) }
    }
  }
  /// Has supplementary views of a kind and a name made of a class.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    viewMakers[elementKind, default: [:]][identifier] = (viewClass as? UICollectionReusableView.Type).map { type in
      { ClassInitializer.make(type, frame: $0) }
    }
  }
  /// An item with a reuse identifier, for a place: an item that is no longer visible, or a new one.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = reloading[indexPath], cell.reuseIdentifier == identifier { return cell }
    let frame = said[.cell(indexPath)]?.frame ?? .zero
    if let cell = unusedCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let make = cellMakers[identifier] else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    let cell = make(frame)
    cell.reuseIdentifier = identifier
    return cell
  }
  /// A supplementary view with a kind and a reuse identifier, for a place: a view that is no longer visible, or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = unusedViews[elementKind]?[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = viewMakers[elementKind]?[identifier] else {
      raise(
        .internalInconsistency,
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    let element = CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
    let view = make(said[element]?.frame ?? .zero)
    view.reuseIdentifier = identifier
    return view
  }

  // MARK: Layout

  /// Shows the items within its bounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutItems()
  }

  /// Has sizes asked for anew where the user's text size changed.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection,
      previousTraitCollection.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    fitted = []
    collectionViewLayout.invalidateLayout()
  }

  /// Has items of a name made of a file.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellMakers[identifier] = nib.map { nib in { _ in nib.first(UICollectionViewCell.self, as: identifier) } }
  }
  /// Has supplementary views of a kind and a name made of a file.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    viewMakers[kind, default: [:]][identifier] = nib.map { nib in
      { _ in nib.first(UICollectionReusableView.self, as: identifier) }
    }
  }
}
