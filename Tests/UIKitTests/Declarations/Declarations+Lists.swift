// Written by tools/check declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = NSCollectionLayoutBoundarySupplementaryItem.self
  _ = (any NSCollectionLayoutEnvironment).self
  _ = NSCollectionLayoutGroup.self
  _ = NSCollectionLayoutItem.self
  _ = NSCollectionLayoutSection.self
  _ = NSCollectionLayoutSize.self
  _ = NSCollectionLayoutSpacing.self
  _ = NSDiffableDataSourceSnapshot<UICollectionViewCell, Int>.self
  _ = UICellAccessory.self
  _ = UICellConfigurationState.self
  _ = UICollectionLayoutListConfiguration.self
  _ = UICollectionReusableView.self
  _ = UICollectionView.self
  _ = UICollectionView.CellRegistration<UICollectionViewCell, Int>.self
  _ = UICollectionView.ScrollPosition.self
  _ = UICollectionView.SupplementaryRegistration.self
  _ = UICollectionViewCell.self
  _ = UICollectionViewCompositionalLayout.self
  _ = UICollectionViewCompositionalLayoutConfiguration.self
  _ = UICollectionViewController.self
  _ = (any UICollectionViewDataSource).self
  _ = (any UICollectionViewDelegate).self
  _ = (any UICollectionViewDelegateFlowLayout).self
  _ = UICollectionViewDiffableDataSource<UICollectionViewCell, Int>.self
  _ = UICollectionViewDropProposal.self
  _ = UICollectionViewFlowLayout.self
  _ = UICollectionViewLayout.self
  _ = UICollectionViewLayoutAttributes.self
  _ = UICollectionViewLayoutInvalidationContext.self
  _ = (any UIConfigurationState).self
  _ = (any UIContentConfiguration).self
  _ = (any UIContentView).self
  _ = UIContextualAction.self
  _ = UIContextualAction.Style.self
  _ = UISwipeActionsConfiguration.self
  _ = UITableView.self
  _ = UITableView.RowAnimation.self
  _ = UITableView.ScrollPosition.self
  _ = UITableView.Style.self
  _ = UITableViewCell.self
  _ = UITableViewCell.AccessoryType.self
  _ = UITableViewCell.CellStyle.self
  _ = UITableViewCell.EditingStyle.self
  _ = UITableViewCell.SelectionStyle.self
  _ = UITableViewController.self
  _ = (any UITableViewDataSource).self
  _ = (any UITableViewDataSourcePrefetching).self
  _ = (any UITableViewDelegate).self
  _ = UITableViewDiffableDataSource<UICollectionViewCell, Int>.self
  _ = UITableViewHeaderFooterView.self
  _ = UITableViewRowAction.self
  _ = UITableViewRowAction.Style.self
}

@MainActor private func useNSCollectionLayoutBoundarySupplementaryItem() {
  _ = NSCollectionLayoutBoundarySupplementaryItem(layoutSize: anything(), elementKind: anything(), alignment: anything())
}

@MainActor private func useNSCollectionLayoutDimension() {
  _ = NSCollectionLayoutDimension.absolute(anything())
  _ = NSCollectionLayoutDimension.estimated(anything())
  _ = NSCollectionLayoutDimension.fractionalHeight(anything())
  _ = NSCollectionLayoutDimension.fractionalWidth(anything())
}

@MainActor private func useNSCollectionLayoutGroup(_ object: inout NSCollectionLayoutGroup) {
  _ = NSCollectionLayoutGroup.horizontal(layoutSize: anything(), subitems: anything())
  _ = object.interItemSpacing
}

@MainActor private func useNSCollectionLayoutItem(_ object: inout NSCollectionLayoutItem) {
  _ = object.contentInsets
  _ = NSCollectionLayoutItem(layoutSize: anything())
}

@MainActor private func useNSCollectionLayoutSection(_ object: inout NSCollectionLayoutSection) {
  _ = object.boundarySupplementaryItems
  _ = object.contentInsets
  _ = NSCollectionLayoutSection(group: anything())
  _ = object.interGroupSpacing
}

@MainActor private func useNSCollectionLayoutSize() {
  _ = NSCollectionLayoutSize(widthDimension: anything(), heightDimension: anything())
}

@MainActor private func useNSCollectionLayoutSpacing() {
  _ = NSCollectionLayoutSpacing.fixed(anything())
}

@MainActor private func useNSDiffableDataSourceSnapshot(_ object: inout NSDiffableDataSourceSnapshot<Int, Int>) {
  object.appendItems(anything(), toSection: anything())
  object.appendSections(anything())
  _ = NSDiffableDataSourceSnapshot<Int, Int>()
  _ = object.itemIdentifiers(inSection: anything())
  _ = object.numberOfItems(inSection: anything())
  object.reconfigureItems(anything())
  _ = object.sectionIdentifiers
}

@MainActor private func useUICollectionLayoutListAppearance() {
  _ = UICollectionLayoutListConfiguration.Appearance.plain
}

@MainActor private func useUICollectionLayoutListConfiguration() {
  _ = UICollectionLayoutListConfiguration(appearance: anything())
}

@MainActor private func useUICollectionReusableView(_ object: inout UICollectionReusableView) {
  object.apply(anything())
  _ = UICollectionReusableView()
  _ = UICollectionReusableView(coder: anything())
  _ = UICollectionReusableView(frame: anything())
  _ = object.preferredLayoutAttributesFitting(anything())
  object.prepareForReuse()
}

@MainActor private func useUICollectionView(_ object: inout UICollectionView) {
  _ = object.allowsMultipleSelection
  _ = object.allowsSelection
  _ = object.backgroundView
  _ = object.beginInteractiveMovementForItem(at: anything())
  object.cancelInteractiveMovement()
  _ = object.cellForItem(at: anything())
  _ = object.collectionViewLayout
  _ = object.dataSource
  _ = object.delegate
  object.deleteItems(at: anything())
  _ = object.dequeueReusableCell(withReuseIdentifier: anything(), for: anything())
  _ = object.dequeueReusableSupplementaryView(ofKind: anything(), withReuseIdentifier: anything(), for: anything())
  object.deselectItem(at: anything(), animated: anything())
  _ = UICollectionView.elementKindSectionFooter
  _ = UICollectionView.elementKindSectionHeader
  object.endInteractiveMovement()
  _ = object.indexPath(for: anything())
  _ = object.indexPathForItem(at: anything())
  _ = object.indexPathsForSelectedItems
  _ = object.indexPathsForVisibleItems
  _ = UICollectionView(coder: anything())
  _ = UICollectionView(frame: anything(), collectionViewLayout: anything())
  object.insertItems(at: anything())
  _ = object.layoutAttributesForItem(at: anything())
  object.moveItem(at: anything(), to: anything())
  _ = object.numberOfItems(inSection: anything())
  _ = object.numberOfSections
  object.performBatchUpdates(anything(), completion: anything())
  object.register(anything() as AnyClass?, forCellWithReuseIdentifier: anything())
  object.register(anything() as AnyClass?, forSupplementaryViewOfKind: anything(), withReuseIdentifier: anything())
  object.reloadData()
  object.reloadItems(at: anything())
  object.reloadSections(anything())
  object.scrollToItem(at: anything(), at: anything(), animated: anything())
  object.selectItem(at: anything(), animated: anything(), scrollPosition: anything())
  object.setCollectionViewLayout(anything(), animated: anything())
  object.updateInteractiveMovementTargetPosition(anything())
  _ = object.visibleCells
}

@MainActor private func useUICollectionViewCellRegistration() {
  _ = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
}

@MainActor private func useUICollectionViewScrollDirection() {
  _ = UICollectionView.ScrollDirection.horizontal
  _ = UICollectionView.ScrollDirection.vertical
}

@MainActor private func useUICollectionViewScrollPosition() {
  _ = UICollectionView.ScrollPosition.bottom
  _ = UICollectionView.ScrollPosition.centeredHorizontally
  _ = UICollectionView.ScrollPosition.centeredVertically
  _ = UICollectionView.ScrollPosition.left
  _ = UICollectionView.ScrollPosition.top
}

@MainActor private func useUICollectionViewCell(_ object: inout UICollectionViewCell) {
  _ = object.backgroundConfiguration
  _ = object.contentConfiguration
  _ = object.contentView
  _ = UICollectionViewCell()
  _ = UICollectionViewCell(coder: anything())
  _ = UICollectionViewCell(frame: anything())
  _ = object.isHighlighted
  _ = object.isSelected
  object.updateConfiguration(using: anything())
}

@MainActor private func useUICollectionViewCompositionalLayout() {
  _ = UICollectionViewCompositionalLayout { _, _ in nil }
}

@MainActor private func useUICollectionViewCompositionalLayoutConfiguration(_ object: inout UICollectionViewCompositionalLayoutConfiguration) {
  _ = UICollectionViewCompositionalLayoutConfiguration()
  _ = object.scrollDirection
}

@MainActor private func useUICollectionViewDataSource(_ object: inout any UICollectionViewDataSource) {
  _ = object.collectionView(anything(), cellForItemAt: anything())
  _ = object.collectionView(anything(), numberOfItemsInSection: anything())
  _ = object.collectionView(anything(), viewForSupplementaryElementOfKind: anything(), at: anything())
}

@MainActor private func useUICollectionViewDelegate(_ object: inout any UICollectionViewDelegate) {
  _ = object.collectionView(anything(), didDeselectItemAt: anything())
  _ = object.collectionView(anything(), didEndDisplaying: anything(), forItemAt: anything())
  _ = object.collectionView(anything(), didSelectItemAt: anything())
  _ = object.collectionView(anything(), shouldSelectItemAt: anything())
  _ = object.collectionView(anything(), willDisplay: anything(), forItemAt: anything())
}

@MainActor private func useUICollectionViewDelegateFlowLayout(_ object: inout any UICollectionViewDelegateFlowLayout) {
  _ = object.collectionView(anything(), layout: anything(), insetForSectionAt: anything())
  _ = object.collectionView(anything(), layout: anything(), minimumInteritemSpacingForSectionAt: anything())
  _ = object.collectionView(anything(), layout: anything(), minimumLineSpacingForSectionAt: anything())
  _ = object.collectionView(anything(), layout: anything(), referenceSizeForFooterInSection: anything())
  _ = object.collectionView(anything(), layout: anything(), referenceSizeForHeaderInSection: anything())
  _ = object.collectionView(anything(), layout: anything(), sizeForItemAt: anything())
}

@MainActor private func useUICollectionViewDiffableDataSource(_ object: inout UICollectionViewDiffableDataSource<Int, Int>) {
  object.apply(anything(), animatingDifferences: anything(), completion: anything())
  _ = UICollectionViewDiffableDataSource<Int, Int>(collectionView: anything(), cellProvider: anything())
  _ = object.itemIdentifier(for: anything())
  _ = object.snapshot(for: anything())
}

@MainActor private func useUICollectionViewFlowLayout(_ object: inout UICollectionViewFlowLayout) {
  _ = object.estimatedItemSize
  _ = object.headerReferenceSize
  _ = UICollectionViewFlowLayout()
  _ = UICollectionViewFlowLayout(coder: anything())
  _ = object.itemSize
  _ = object.minimumInteritemSpacing
  _ = object.minimumLineSpacing
  _ = object.scrollDirection
  _ = object.sectionInset
}

@MainActor private func useUICollectionViewLayout(_ object: inout UICollectionViewLayout) {
  _ = object.collectionView
  _ = object.collectionViewContentSize
  _ = UICollectionViewLayout()
  object.invalidateLayout()
  object.invalidateLayout(with: anything())
  _ = object.layoutAttributesForElements(in: anything())
  _ = object.layoutAttributesForItem(at: anything())
  object.prepare()
  object.register(anything() as AnyClass?, forDecorationViewOfKind: anything())
  _ = object.shouldInvalidateLayout(forBoundsChange: anything())
}

@MainActor private func useUICollectionViewLayoutAttributes(_ object: inout UICollectionViewLayoutAttributes) {
  _ = object.bounds
  _ = object.center
  _ = object.frame
  _ = object.indexPath
  _ = object.size
  _ = object.zIndex
}

@MainActor private func useUIContentConfiguration(_ object: inout any UIContentConfiguration) {
  _ = object.makeContentView()
  _ = object.updated(for: anything())
}

@MainActor private func useUIContextualAction(_ object: inout UIContextualAction) {
  _ = object.backgroundColor
  _ = object.image
  _ = UIContextualAction(style: anything(), title: anything()) { _, _, _ in }
  _ = UIContextualAction(style: anything(), title: anything(), handler: anything())
}

@MainActor private func useUIContextualActionStyle() {
  _ = UIContextualAction.Style.destructive
  _ = UIContextualAction.Style.normal
}

@MainActor private func useUIListContentConfiguration(_ object: inout UIListContentConfiguration) {
  _ = object.image
  _ = object.secondaryText
  _ = object.secondaryTextProperties
  _ = object.text
  _ = object.textProperties
}

@MainActor private func useUIListContentConfigurationTextProperties(_ object: inout UIListContentConfiguration.TextProperties) {
  _ = object.color
  _ = object.font
  _ = object.resolvedColor
}

@MainActor private func useUISwipeActionsConfiguration(_ object: inout UISwipeActionsConfiguration) {
  _ = UISwipeActionsConfiguration(actions: anything())
  _ = object.performsFirstActionWithFullSwipe
}

@MainActor private func useUITableView(_ object: inout UITableView) {
  _ = object.allowsMultipleSelectionDuringEditing
  _ = object.allowsSelection
  _ = object.allowsSelectionDuringEditing
  _ = UITableView.automaticDimension
  _ = object.backgroundView
  object.beginUpdates()
  _ = object.cellForRow(at: anything())
  _ = object.cellLayoutMarginsFollowReadableWidth
  _ = object.dataSource
  _ = object.delegate
  object.deleteRows(at: anything(), with: anything())
  object.deleteSections(anything(), with: anything())
  _ = object.dequeueReusableCell(withIdentifier: anything())
  _ = object.dequeueReusableCell(withIdentifier: anything(), for: anything())
  _ = object.dequeueReusableHeaderFooterView(withIdentifier: anything())
  object.deselectRow(at: anything(), animated: anything())
  object.endUpdates()
  _ = object.estimatedRowHeight
  _ = object.estimatedSectionFooterHeight
  _ = object.estimatedSectionHeaderHeight
  _ = object.footerView(forSection: anything())
  _ = object.headerView(forSection: anything())
  _ = object.indexPath(for: anything())
  _ = object.indexPathForRow(at: anything())
  _ = object.indexPathForSelectedRow
  _ = object.indexPathsForSelectedRows
  _ = object.indexPathsForVisibleRows
  _ = UITableView()
  _ = UITableView(frame: anything())
  _ = UITableView(frame: anything(), style: anything())
  object.insertRows(at: anything(), with: anything())
  object.insertSections(anything(), with: anything())
  _ = object.isEditing
  object.moveRow(at: anything(), to: anything())
  _ = object.numberOfRows(inSection: anything())
  _ = object.numberOfSections
  object.performBatchUpdates(anything(), completion: anything())
  _ = object.rectForRow(at: anything())
  object.register(anything() as AnyClass?, forCellReuseIdentifier: anything())
  object.register(anything() as AnyClass?, forHeaderFooterViewReuseIdentifier: anything())
  object.reloadData()
  object.reloadRows(at: anything(), with: anything())
  object.reloadSections(anything(), with: anything())
  _ = object.rowHeight
  object.scrollToRow(at: anything(), at: anything(), animated: anything())
  _ = object.sectionFooterHeight
  _ = object.sectionHeaderHeight
  _ = object.sectionHeaderTopPadding
  object.selectRow(at: anything(), animated: anything(), scrollPosition: anything())
  _ = object.separatorColor
  _ = object.separatorInset
  _ = object.separatorStyle
  object.setEditing(anything(), animated: anything())
  _ = object.style
  _ = object.tableFooterView
  _ = object.tableHeaderView
  _ = object.visibleCells
}

@MainActor private func useUITableViewRowAnimation() {
  _ = UITableView.RowAnimation.automatic
  _ = UITableView.RowAnimation.fade
  _ = UITableView.RowAnimation.left
  _ = UITableView.RowAnimation.none
  _ = UITableView.RowAnimation.top
}

@MainActor private func useUITableViewScrollPosition() {
  _ = UITableView.ScrollPosition.bottom
  _ = UITableView.ScrollPosition.middle
  _ = UITableView.ScrollPosition.none
  _ = UITableView.ScrollPosition.top
}

@MainActor private func useUITableViewStyle() {
  _ = UITableView.Style.grouped
  _ = UITableView.Style.insetGrouped
  _ = UITableView.Style.plain
}

@MainActor private func useUITableViewCell(_ object: inout UITableViewCell) {
  _ = object.accessoryType
  _ = object.accessoryView
  _ = object.backgroundConfiguration
  _ = object.backgroundView
  _ = object.contentConfiguration
  _ = object.contentView
  _ = object.defaultContentConfiguration()
  _ = object.detailTextLabel
  _ = object.editingAccessoryType
  _ = object.imageView
  _ = UITableViewCell()
  _ = UITableViewCell(coder: anything())
  _ = UITableViewCell(style: anything(), reuseIdentifier: anything())
  _ = object.isEditing
  _ = object.isHighlighted
  _ = object.isSelected
  object.prepareForReuse()
  _ = object.selectedBackgroundView
  _ = object.selectionStyle
  _ = object.separatorInset
  object.setEditing(anything(), animated: anything())
  object.setHighlighted(anything(), animated: anything())
  object.setSelected(anything(), animated: anything())
  _ = object.textLabel
  object.updateConfiguration(using: anything())
}

@MainActor private func useUITableViewCellAccessoryType() {
  _ = UITableViewCell.AccessoryType.checkmark
  _ = UITableViewCell.AccessoryType.detailButton
  _ = UITableViewCell.AccessoryType.disclosureIndicator
  _ = UITableViewCell.AccessoryType.none
}

@MainActor private func useUITableViewCellCellStyle() {
  _ = UITableViewCell.CellStyle.default
  _ = UITableViewCell.CellStyle.subtitle
  _ = UITableViewCell.CellStyle.value1
}

@MainActor private func useUITableViewCellEditingStyle() {
  _ = UITableViewCell.EditingStyle.delete
  _ = UITableViewCell.EditingStyle.insert
  _ = UITableViewCell.EditingStyle.none
}

@MainActor private func useUITableViewCellSelectionStyle() {
  _ = UITableViewCell.SelectionStyle.default
  _ = UITableViewCell.SelectionStyle.none
}

@MainActor private func useUITableViewCellSeparatorStyle() {
  _ = UITableViewCell.SeparatorStyle.none
  _ = UITableViewCell.SeparatorStyle.singleLine
}

@MainActor private func useUITableViewController(_ object: inout UITableViewController) {
  _ = UITableViewController(coder: anything())
  _ = UITableViewController(nibName: anything(), bundle: anything())
  _ = UITableViewController(style: anything())
  _ = object.refreshControl
  _ = object.tableView
}

@MainActor private func useUITableViewDataSource(_ object: inout any UITableViewDataSource) {
  _ = object.numberOfSections(in: anything())
  _ = object.tableView(anything(), canEditRowAt: anything())
  _ = object.tableView(anything(), canMoveRowAt: anything())
  _ = object.tableView(anything(), cellForRowAt: anything())
  _ = object.tableView(anything(), commit: anything(), forRowAt: anything())
  _ = object.tableView(anything(), moveRowAt: anything(), to: anything())
  _ = object.tableView(anything(), numberOfRowsInSection: anything())
  _ = object.tableView(anything(), titleForFooterInSection: anything())
  _ = object.tableView(anything(), titleForHeaderInSection: anything())
}

@MainActor private func useUITableViewDataSourcePrefetching(_ object: inout any UITableViewDataSourcePrefetching) {
  _ = object.tableView(anything(), cancelPrefetchingForRowsAt: anything())
  _ = object.tableView(anything(), prefetchRowsAt: anything())
}

@MainActor private func useUITableViewDelegate(_ object: inout any UITableViewDelegate) {
  _ = object.tableView(anything(), accessoryButtonTappedForRowWith: anything())
  _ = object.tableView(anything(), contextMenuConfigurationForRowAt: anything(), point: anything())
  _ = object.tableView(anything(), didDeselectRowAt: anything())
  _ = object.tableView(anything(), didEndDisplaying: anything(), forRowAt: anything())
  _ = object.tableView(anything(), didSelectRowAt: anything())
  _ = object.tableView(anything(), didUnhighlightRowAt: anything())
  _ = object.tableView(anything(), editActionsForRowAt: anything())
  _ = object.tableView(anything(), editingStyleForRowAt: anything())
  _ = object.tableView(anything(), estimatedHeightForHeaderInSection: anything())
  _ = object.tableView(anything(), estimatedHeightForRowAt: anything())
  _ = object.tableView(anything(), heightForFooterInSection: anything())
  _ = object.tableView(anything(), heightForHeaderInSection: anything())
  _ = object.tableView(anything(), heightForRowAt: anything())
  _ = object.tableView(anything(), shouldHighlightRowAt: anything())
  _ = object.tableView(anything(), shouldIndentWhileEditingRowAt: anything())
  _ = object.tableView(anything(), trailingSwipeActionsConfigurationForRowAt: anything())
  _ = object.tableView(anything(), viewForFooterInSection: anything())
  _ = object.tableView(anything(), viewForHeaderInSection: anything())
  _ = object.tableView(anything(), willDisplay: anything(), forRowAt: anything())
  _ = object.tableView(anything(), willDisplayFooterView: anything(), forSection: anything())
  _ = object.tableView(anything(), willDisplayHeaderView: anything(), forSection: anything())
  _ = object.tableView(anything(), willSelectRowAt: anything())
}

@MainActor private func useUITableViewDiffableDataSource(_ object: inout UITableViewDiffableDataSource<Int, Int>) {
  object.apply(anything(), animatingDifferences: anything(), completion: anything())
  object.applySnapshotUsingReloadData(anything(), completion: anything())
  _ = object.defaultRowAnimation
  _ = object.indexPath(for: anything())
  _ = UITableViewDiffableDataSource<Int, Int>(tableView: anything()) { _, _, _ in nil }
  _ = object.itemIdentifier(for: anything())
  _ = object.snapshot()
}

@MainActor private func useUITableViewHeaderFooterView(_ object: inout UITableViewHeaderFooterView) {
  _ = object.backgroundView
  _ = object.contentView
  _ = UITableViewHeaderFooterView(coder: anything())
  _ = UITableViewHeaderFooterView(reuseIdentifier: anything())
  object.prepareForReuse()
  _ = object.textLabel
}

@MainActor private func useUITableViewRowActionStyle() {
  _ = UITableViewRowAction.Style.destructive
}

@MainActor private func useUIViewConfigurationState(_ object: inout UIViewConfigurationState) {
  _ = object.isHighlighted
  _ = object.isSelected
}
