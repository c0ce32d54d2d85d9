// Written by tools/uikit-declarations.
// swift-format-ignore-file
import UIKit

@MainActor private func useTypes() {
  _ = UICollectionReusableView.self
  _ = UICollectionViewCell.self
  _ = UITableViewCell.self
  _ = UITableViewCell.AccessoryType.self
  _ = UITableViewCell.CellStyle.self
  _ = UITableViewCell.EditingStyle.self
  _ = UITableViewCell.SelectionStyle.self
}

@MainActor private func useUICollectionReusableView(_ object: inout UICollectionReusableView) {
  _ = UICollectionReusableView()
  _ = UICollectionReusableView(coder: anything())
  _ = UICollectionReusableView(frame: anything())
  object.prepareForReuse()
}

@MainActor private func useUICollectionViewCell(_ object: inout UICollectionViewCell) {
  _ = object.contentView
  _ = UICollectionViewCell()
  _ = UICollectionViewCell(coder: anything())
  _ = UICollectionViewCell(frame: anything())
  _ = object.isHighlighted
  _ = object.isSelected
}

@MainActor private func useUITableViewCell(_ object: inout UITableViewCell) {
  _ = object.accessoryType
  _ = object.accessoryView
  _ = object.backgroundView
  _ = object.contentView
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
