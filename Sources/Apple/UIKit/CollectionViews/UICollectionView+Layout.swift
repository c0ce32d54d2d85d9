import Foundation

/// Showing the views within a collection's bounds, where its layout says.
extension UICollectionView {
  /// A layout that changes as often as this while it is laid out would go on for ever.
  private static let maximumRounds = 100

  // MARK: Counting and preparing

  /// Counts sections and items where the data may have changed.
  func countIfNeeded() {
    guard needsCount, updateDepth == 0 else { return }
    needsCount = false
    counts = countedItems()
  }

  /// The number of items of each section, as the data source has them.
  func countedItems() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
    }
  }

  /// Notes that the layout has other places.
  func layoutInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    if context.invalidateDataSourceCounts, updates == nil { needsCount = true }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x, y: contentOffset.y + context.contentOffsetAdjustment.y)
    }
    setNeedsLayout()
  }

  /// Has the layout prepare where its places may have changed.
  func prepareIfNeeded() {
    countIfNeeded()
    heedBounds()
    guard needsPreparation else { return }
    needsPreparation = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    if size != contentSize { contentSize = size }
  }

  private func heedBounds() {
    defer { (preparedBounds, preparedSafeArea) = (bounds, safeAreaInsets) }
    if let known = preparedSafeArea, known.left != safeAreaInsets.left || known.right != safeAreaInsets.right {
      collectionViewLayout.invalidateLayout()
    }
    guard let preparedBounds, preparedBounds != bounds,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  /// Asks an item anew for its size after its content changed.
  func noteSizeChange(of cell: UICollectionViewCell) {
    guard !isLayingOutItems, let element = shown.first(where: { $0.value === cell })?.key else { return }
    fitted.remove(element)
    (collectionViewLayout as? any MeasuringLayout)?.forgetMeasure(of: element)
    needsPreparation = true
    setNeedsLayout()
  }

  // MARK: Layout

  /// Shows the views within the bounds: again where their sizes change places.
  func layoutItems() {
    guard !isLayingOutItems, updateDepth == 0 else { return }
    isLayingOutItems = true
    defer { isLayingOutItems = false }
    var rounds = 0
    while true {
      prepareIfNeeded()
      let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      var contexts: [UICollectionViewLayoutInvalidationContext] = []
      var kept: Set<CollectionElement> = []
      for attributes in found where attributes.frame.isShown(in: bounds) || attributes.size == .zero {
        let element = attributes.element
        kept.insert(element)
        said[element] = attributes
        guard let view = view(for: element, attributes) else { continue }
        place(view, attributes)
        if let context = fit(view, element, attributes) { contexts.append(context) }
      }
      for (element, view) in shown where !kept.contains(element) { recycle(view, element) }
      guard !contexts.isEmpty || needsPreparation else { break }
      rounds += 1
      guard rounds < Self.maximumRounds else {
        standardError(
          "[LayoutLoop] \(type(of: self)) has its layout changed in each of \(Self.maximumRounds) rounds, and is left as it is."
        )
        break
      }
      for context in contexts { collectionViewLayout.invalidateLayout(with: context) }
    }
    flags.remove(.needsLayout)
    order()
    backgroundView?.place(in: bounds)
  }

  private func view(
    for element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if let view = shown[element] { return view }
    let made: UICollectionReusableView?
    switch element.category {
    case .cell: made = dataSource?.collectionView(self, cellForItemAt: element.path)
    case .supplementaryView:
      made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: element.kind, at: element.path)
    case .decorationView:
      made = collectionViewLayout.decorationMakers[element.kind]?(attributes.frame)
    }
    guard let view = made else { return nil }
    checkName(of: view, element)
    madeCellCount += element.category == .cell ? 1 : 0
    shown[element] = view
    place(view, attributes)
    addSubview(view)
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      let isChosen = chosen.contains(element.path)
      if cell.isSelected != isChosen { cell.isSelected = isChosen }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind, at: element.path)
    }
    return view
  }

  private func checkName(of view: UICollectionReusableView, _ element: CollectionElement) {
    guard view.reuseIdentifier == nil, element.category != .decorationView else { return }
    if element.category == .cell {
      raise(
        .internalInconsistency,
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
      )
    }
    raise(
      .internalInconsistency,
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(element.kind),\(element.path)) was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:"
    )
  }

  private func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.transform == .identity {
      view.place(in: attributes.frame)
    } else {
      view.bounds = attributes.bounds
      view.center = attributes.center
    }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    if applied[attributes.element] != attributes {
      applied[attributes.element] = attributes
      view.apply(attributes)
    }
  }

  /// Asks a view for the size that it would like, once for each size that the layout proposes.
  private func fit(
    _ view: UICollectionReusableView, _ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext? {
    guard element.category != .decorationView, !fitted.contains(element) || attributes.fitting?.isEmpty == false
    else { return nil }
    fitted.insert(element)
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard
      collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return nil }
    return collectionViewLayout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
  }

  /// Puts views in front of those with a smaller `zIndex`.
  private func order() {
    let raised = shown.filter { (said[$0.key]?.zIndex ?? 0) != 0 }
    guard !raised.isEmpty else { return }
    let places = raised.sorted { (said[$0.key]?.zIndex ?? 0, $0.key.path) < (said[$1.key]?.zIndex ?? 0, $1.key.path) }
    for (element, view) in places.reversed() where (said[element]?.zIndex ?? 0) < 0 { sendSubviewToBack(view) }
    for (element, view) in places where (said[element]?.zIndex ?? 0) > 0 { bringSubviewToFront(view) }
    if let backgroundView { sendSubviewToBack(backgroundView) }
  }

  // MARK: Views that go

  /// Takes a view away, and keeps it for another place.
  func recycle(_ view: UICollectionReusableView, _ element: CollectionElement) {
    shown[element] = nil
    said[element] = nil
    applied[element] = nil
    fitted.remove(element)
    view.removeFromSuperview()
    if element.category == .cell, let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.path)
      if let name = cell.reuseIdentifier { unusedCells[name, default: []].append(cell) }
    } else if element.category == .supplementaryView {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind, at: element.path)
      if let name = view.reuseIdentifier { unusedViews[element.kind, default: [:]][name, default: []].append(view) }
    }
  }

  /// Takes all views away.
  func recycleAll() {
    for (element, view) in shown { recycle(view, element) }
  }
}

extension CGRect {
  /// Tells whether some of it lies in another rectangle, not its edge alone.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }

  /// Tells whether a cell of it is made in bounds: one without a width or a height may ask for a size, so it needs only touch them.
  fileprivate func isShown(in bounds: CGRect) -> Bool {
    guard width == 0 || height == 0 else { return reaches(into: bounds) }
    return minX <= bounds.maxX && maxX >= bounds.minX && minY <= bounds.maxY && maxY >= bounds.minY
  }
}
