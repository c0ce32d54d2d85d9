import Foundation

/// Changes of a collection's data, made together.
extension UICollectionView {
  /// Begins changes that are made together.
  func beginUpdates() {
    if updateDepth == 0 {
      countIfNeeded()
      updates = ListUpdates()
    }
    updateDepth += 1
  }

  /// Makes the changes since `beginUpdates`.
  func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    defer { self.updates = nil }
    if needsCount {
      setNeedsLayout()
      return
    }
    let after = countedItems()
    updates.check(counts, after, .collection)
    counts = after
    guard !updates.isEmpty else {
      collectionViewLayout.invalidateLayout()
      return
    }
    moveViews(updates)
    chosen = chosen.compactMap { updates.reloadedRows.contains($0) ? nil : updates.path(after: $0) }
    let context = UICollectionViewLayout.context(of: type(of: collectionViewLayout).invalidationContextClass)
    context.invalidateDataSourceCounts = true
    (collectionViewLayout as? any MeasuringLayout)?.moveMeasures(updates)
    collectionViewLayout.invalidateLayout(with: context)
    self.updates = nil
    prepareIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: updates.items)
    setNeedsLayout()
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Notes a change, and applies it at once outside of a batch.
  func note(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    if var noted = updates {
      change(&noted)
      updates = noted
    }
    endUpdates()
  }

  private func moveViews(_ updates: ListUpdates) {
    var moved: [CollectionElement: UICollectionReusableView] = [:]
    for (element, view) in shown {
      let isAnew =
        element.path.count > 1 && updates.reloadedSections.contains(element.path.section)
        || element.category == .cell && updates.reloadedRows.contains(element.path)
      guard !isAnew, let place = updates.path(after: element) else {
        recycle(view, element)
        continue
      }
      moved[CollectionElement(category: element.category, kind: element.kind, path: place)] = view
    }
    shown = moved
    (said, applied, fitted) = ([:], [:], [])
  }
}

/// A layout that keeps the sizes that views would like.
@MainActor protocol MeasuringLayout: AnyObject {
  /// Forgets the size of a view, which has another content.
  func forgetMeasure(of element: CollectionElement)
  /// Moves sizes along with what they are of.
  func moveMeasures(_ updates: ListUpdates)
}

extension ListUpdates {
  /// The changes one by one, in the form for layouts.
  @MainActor var items: [UICollectionViewUpdateItem] {
    deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + movedRows.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
      + deletedSections.map { UICollectionViewUpdateItem(.delete, before: Self.section($0), after: nil) }
      + insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: Self.section($0)) }
      + reloadedSections.map { UICollectionViewUpdateItem(.reload, before: Self.section($0), after: Self.section($0)) }
  }

  /// The place of a whole section.
  private static func section(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
}
