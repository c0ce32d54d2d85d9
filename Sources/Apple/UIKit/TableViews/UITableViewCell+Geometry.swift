import LayoutModel

/// The frames of a row's parts, by the rules of declared rows.
extension UITableViewCell {
  /// The height of a row by which those are laid out whose parts don't depend on it.
  private static let sharedHeight: CGFloat = 100

  /// The frames of a standard style's parts, at a height or at the one that they make.
  func ownGeometry(in surroundings: TableSurroundings, height: CGFloat?) -> RowGeometry {
    let row = styledRow(height: height)
    if let arranged, arranged.row == row, arranged.surroundings == surroundings { return arranged.geometry }
    let geometry = RowGeometry(of: row, in: surroundings)
    arranged = (row, surroundings, geometry)
    return geometry
  }

  /// Places the content view and the accessory of a row without a style.
  func placeContent(by geometry: RowGeometry) {
    let more = storedSize.height - Self.sharedHeight
    if var frame = geometry.frame(of: RowGeometry.content) {
      frame.size.height = max(0, frame.height + more)
      contentView.place(in: frame)
    }
    if var frame = geometry.frame(of: RowGeometry.accessory) {
      frame.origin.y += more / 2
      shownAccessory?.place(in: frame)
    }
  }

  /// The room of the button at its end; `nil` where none stands there.
  var accessoryButtonFrame: CGRect? {
    let type = isEditing ? editingAccessoryType : accessoryType
    guard shownAccessory == nil, type == .detailButton || type == .detailDisclosureButton else { return nil }
    let content = contentView.frame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored
      ? CGRect(x: 0, y: 0, width: content.minX, height: bounds.height)
      : CGRect(x: content.maxX, y: 0, width: bounds.width - content.maxX, height: bounds.height)
  }

  /// The margins of its content, as rows have them.
  var contentMargins: EdgeInsets? { table?.geometry(of: sharedRow).contentMargins }

  /// A row without a style and of one height, as a file would declare it: with its accessories, and a view that fills the margins.
  var sharedRow: View {
    var content = View(RowGeometry.content, class: ViewKind.tableViewCellContentView.rawValue)
    content.subviews = [RowGeometry.margin]
    content.constraints = RowGeometry.marginConstraints
    var settings = declaredSettings
    settings.rowHeight = Double(Self.sharedHeight)
    return declaredRow(content, settings)
  }

  /// A row of a standard style, as a file would declare it.
  private func styledRow(height: CGFloat?) -> View {
    var content = View(RowGeometry.content, class: ViewKind.tableViewCellContentView.rawValue)
    var settings = declaredSettings
    settings.rowHeight = height.map { Double($0) }
    settings.style = style.declared
    settings.hasOwnLines = true
    settings.textLabel = RowGeometry.title
    content.subviews.append((textLabel ?? UILabel()).declared(as: RowGeometry.title))
    if let detail, detail.text?.isEmpty == false {
      settings.detailTextLabel = RowGeometry.detail
      content.subviews.append(detail.declared(as: RowGeometry.detail))
    }
    if let storedImageView, storedImageView.image != nil {
      settings.imageView = RowGeometry.image
      content.subviews.append(storedImageView.declared(as: RowGeometry.image))
    }
    return declaredRow(content, settings)
  }

  private var declaredSettings: CellSettings {
    var settings = CellSettings()
    settings.indentation = Double(indentationLevel) * Double(indentationWidth)
    if isEditing {
      settings.editingStyle = shouldIndentWhileEditing ? editingStyle.declared : CellSettings.EditingStyle.none
      settings.showsReorderControl = showsReorderControl
    }
    return settings
  }

  private func declaredRow(_ content: View, _ settings: CellSettings) -> View {
    var row = View(RowGeometry.row, class: ViewKind.tableViewCell.rawValue)
    row.semanticContentAttribute = semanticContentAttribute.attribute
    row.appearance.accessoryType = (isEditing ? editingAccessoryType : accessoryType).declared
    row.subviews = [content]
    row.cell = settings
    if let accessory = shownAccessory {
      row.cell.accessoryView = RowGeometry.accessory
      row.subviews.append(View(RowGeometry.accessory, frame: Rect(CGRect(origin: .zero, size: accessory.storedSize))))
    }
    return row
  }
}

extension UITableViewCell.AccessoryType {
  var declared: ViewAppearance.AccessoryType { ViewAppearance.AccessoryType.allCases[rawValue] }
}

extension UITableViewCell.EditingStyle {
  fileprivate var declared: CellSettings.EditingStyle {
    switch self {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    }
  }
}

extension UITableViewCell.CellStyle {
  fileprivate var declared: CellSettings.Style {
    switch self {
    case .default: .default
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}
