@_exported import Differentiator
import RxCocoa
import RxSwift
import UIKit

/// The rows of a table, in sections.
open class TableViewSectionedDataSource<Section: SectionModelType>: NSObject, UITableViewDataSource,
  SectionedViewDataSourceType, RxTableViewDataSourceType
{
  public typealias Element = [Section]
  public typealias Item = Section.Item
  public typealias Own = TableViewSectionedDataSource<Section>
  public typealias ConfigureCell = (Own, UITableView, IndexPath, Item) -> UITableViewCell
  public typealias TitleForHeaderInSection = (Own, Int) -> String?
  public typealias TitleForFooterInSection = (Own, Int) -> String?
  public typealias CanEditRowAtIndexPath = (Own, IndexPath) -> Bool
  public typealias CanMoveRowAtIndexPath = (Own, IndexPath) -> Bool

  open var configureCell: ConfigureCell
  open var titleForHeaderInSection: TitleForHeaderInSection
  open var titleForFooterInSection: TitleForFooterInSection
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath
  open private(set) var sectionModels: [Section] = []

  public nonisolated init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.titleForFooterInSection = titleForFooterInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }

  open subscript(section: Int) -> Section { sectionModels[section] }
  open subscript(indexPath: IndexPath) -> Item { sectionModels[indexPath.section].items[indexPath.row] }
  open func setSections(_ sections: [Section]) { sectionModels = sections }
  public nonisolated func model(at indexPath: IndexPath) throws -> Any {
    try MainActor.assumeIsolated { try Model(self, at: indexPath) }.value
  }
  /// An item on its way from the main actor.
  private struct Model: @unchecked Sendable {
    let value: Any
    @MainActor init(_ source: Own, at path: IndexPath) throws {
      guard source.sectionModels.indices.contains(path.section),
        source.sectionModels[path.section].items.indices.contains(path.row)
      else { throw RxError.argumentOutOfRange }
      value = source[path]
    }
  }

  open func numberOfSections(in tableView: UITableView) -> Int { sectionModels.count }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionModels[section].items.count
  }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    configureCell(self, tableView, indexPath, self[indexPath])
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titleForHeaderInSection(self, section)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    titleForFooterInSection(self, section)
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    canEditRowAtIndexPath(self, indexPath)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    canMoveRowAtIndexPath(self, indexPath)
  }
  public func tableView(_ tableView: UITableView, observedEvent: Event<[Section]>) {
    guard let sections = observedEvent.element else { return }
    setSections(sections)
    tableView.reloadData()
  }
}

public typealias RxTableViewSectionedReloadDataSource<Section: SectionModelType> = TableViewSectionedDataSource<Section>

/// Rows that come and go at once here: a screen is looked at afterwards.
open class RxTableViewSectionedAnimatedDataSource<Section: AnimatableSectionModelType>:
  TableViewSectionedDataSource<Section>
{
  open var animationConfiguration = AnimationConfiguration()

  public nonisolated init(
    animationConfiguration: AnimationConfiguration = AnimationConfiguration(),
    decideViewTransition: @escaping (Own, UITableView, [Never]) -> ViewTransition = { _, _, _ in .animated },
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { _, _ in nil },
    titleForFooterInSection: @escaping TitleForFooterInSection = { _, _ in nil },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    super.init(
      configureCell: configureCell, titleForHeaderInSection: titleForHeaderInSection,
      titleForFooterInSection: titleForFooterInSection, canEditRowAtIndexPath: canEditRowAtIndexPath,
      canMoveRowAtIndexPath: canMoveRowAtIndexPath)
  }
}

public enum ViewTransition { case animated, reload }

public struct AnimationConfiguration: Sendable {
  public init(
    insertAnimation: UITableView.RowAnimation = .automatic, reloadAnimation: UITableView.RowAnimation = .automatic,
    deleteAnimation: UITableView.RowAnimation = .automatic
  ) {}
}
