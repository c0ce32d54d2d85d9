import RxCocoa
import RxSwift
import UIKit

/// The items of a collection view, in sections.
open class CollectionViewSectionedDataSource<Section: SectionModelType>: NSObject, UICollectionViewDataSource,
  SectionedViewDataSourceType, RxCollectionViewDataSourceType
{
  public typealias Element = [Section]
  public typealias Item = Section.Item
  public typealias Own = CollectionViewSectionedDataSource<Section>
  public typealias ConfigureCell = (Own, UICollectionView, IndexPath, Item) -> UICollectionViewCell
  public typealias ConfigureSupplementaryView =
    (Own, UICollectionView, String, IndexPath) -> UICollectionReusableView

  open var configureCell: ConfigureCell
  open var configureSupplementaryView: ConfigureSupplementaryView?
  open private(set) var sectionModels: [Section] = []

  public nonisolated init(
    configureCell: @escaping ConfigureCell, configureSupplementaryView: ConfigureSupplementaryView? = nil
  ) {
    self.configureCell = configureCell
    self.configureSupplementaryView = configureSupplementaryView
  }

  open subscript(section: Int) -> Section { sectionModels[section] }
  open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.item] }
  open func setSections(_ sections: [Section]) { sectionModels = sections }
  public nonisolated func model(at indexPath: IndexPath) throws -> Any {
    try MainActor.assumeIsolated { try Model(self, at: indexPath) }.value
  }
  /// An item on its way from the main actor.
  private struct Model: @unchecked Sendable {
    let value: Any
    @MainActor init(_ source: Own, at path: IndexPath) throws {
      guard source.sectionModels.indices.contains(path.section),
        source.sectionModels[path.section].items.indices.contains(path.item)
      else { throw RxError.argumentOutOfRange }
      value = source[path]
    }
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sectionModels.count }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sectionModels[section].items.count
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    configureCell(self, collectionView, indexPath, self[indexPath])
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    configureSupplementaryView?(self, collectionView, kind, indexPath) ?? UICollectionReusableView()
  }
  public func collectionView(_ collectionView: UICollectionView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    collectionView.reloadData()
  }
}

public typealias RxCollectionViewSectionedReloadDataSource<Section: SectionModelType> =
  CollectionViewSectionedDataSource<Section>
public typealias RxCollectionViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType> =
  CollectionViewSectionedDataSource<Section>
