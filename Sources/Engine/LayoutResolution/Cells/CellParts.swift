import LayoutModel
import ViewKinds

/// The parts of a cell of a standard style, and the facts that decide their places.
struct CellParts {
  let style: CellSettings.Style
  let cell: Int
  let content: Int
  let title: Int
  let detail: Int?
  let image: Int?
  /// A Boolean that tells whether there is an accessory at the trailing edge.
  let isBesideAccessory: Bool
  /// The row's height where it is set, in points; `nil` where the parts make it.
  let height: Double?

  /// The parts that a cell names and has; `nil` where it has no title.
  init?(
    style: CellSettings.Style, _ settings: CellSettings, of cell: Int, _ content: Int, _ accessory: Int?,
    _ builder: ViewTreeBuilder
  ) {
    func part(_ id: String?) -> Int? { id.flatMap { builder.view(named: $0, in: content) } }
    guard let title = part(settings.textLabel) else { return nil }
    (self.style, self.cell, self.content, self.title) = (style, cell, content, title)
    detail = style == .default ? nil : part(settings.detailTextLabel)
    image = style == .value2 ? nil : part(settings.imageView)
    isBesideAccessory = accessory != nil || builder.views[cell].declaration.appearance.accessoryType != .none
    height = settings.rowHeight ?? builder.rowHeight(ofTableAround: cell) ?? builder.heightOfLoneCell(cell)
  }
}

extension ViewTreeBuilder {
  /// The height that the table around a cell sets for its rows, in points; `nil` where the rows' content decides, or without a table.
  func rowHeight(ofTableAround cell: Int) -> Double? {
    guard cell != 0, case .table(_, let settings) = views[Int(parents[cell])].arrangement else { return nil }
    return settings.rowHeight
  }

  /// The height in points of a cell that isn't in a table; `nil` for others.
  func heightOfLoneCell(_ cell: Int) -> Double? {
    guard cell == 0 || views[Int(parents[cell])].kind != .tableView else { return nil }
    return views[cell].frame.height
  }

  // MARK: Styles

  /// Places the content of a cell of a standard style.
  mutating func arrange(_ parts: CellParts) {
    for part in [parts.title, parts.detail, parts.image].compactMap(\.self) {
      views[part].translatesAutoresizingMaskIntoConstraints = false
    }
    let beginning = placeImage(of: parts)
    let name = name(ofHolder: parts.cell)
    if parts.style == .value2 {
      imply(
        "\(name)/textLabel.width", parts.title, .width, .equal, nil, constant: Self.widthOfNames, heldBy: parts.cell)
    }
    imply(
      "\(name)/textLabel.leading", parts.title, .leading, .equal, beginning.item, beginning.attribute,
      insets: beginning.insets, constant: beginning.constant, heldBy: parts.cell)
    guard let detail = parts.detail else { return arrangeTitle(of: parts) }
    if parts.style == .subtitle || stacksTextsOfCells {
      arrangeColumn(of: parts, detail)
    } else {
      arrangeRow(of: parts, detail)
    }
  }

  /// The width of the title of a cell of style `value2`; its detail begins 6 points after it.
  private static let widthOfNames = 91.0
  private static let roomBehindNames = 6.0
  /// The room between an image and the text beside it.
  private static let roomBehindImages = 15.0
  /// The width of the column in which symbols are centred.
  private static let widthOfSymbols = 24.0
  /// The minimum room between two texts side by side.
  private static let roomBetweenTexts = 6.0

  /// The place where texts begin.
  private typealias Beginning = (item: Int, attribute: ConstraintAttribute, insets: Int32?, constant: Double)

  private mutating func textInsets(of parts: CellParts) -> Int32 {
    let kind = ItemInsets.Kind.cellText(isBesideAccessory: parts.isBesideAccessory)
    return number(of: ItemInsets(view: Int32(parts.content), kind: kind))
  }

  /// Places the image, if there is one, at the leading margin in the middle, no higher than its cell. A symbol is
  /// centred in a column.
  private mutating func placeImage(of parts: CellParts) -> Beginning {
    let margins = textInsets(of: parts)
    guard let image = parts.image else { return (parts.content, .leading, margins, 0) }
    fitImage(image, of: parts)
    let size = views[image].intrinsicContentSize
    let width = size.width ?? views[image].frame.width
    guard width > 0 else {
      return (parts.content, .leading, margins, 0)
    }
    let name = "\(name(ofHolder: parts.cell))/imageView"
    if size.width == nil { imply("\(name).width", image, .width, .equal, nil, constant: width, heldBy: parts.cell) }
    if size.height == nil {
      imply("\(name).height", image, .height, .equal, nil, constant: views[image].frame.height, heldBy: parts.cell)
    }
    let isSymbol = views[image].declaration.lint.showsSystemSymbol
    let room = isSymbol ? max(Self.widthOfSymbols, width) : width
    imply(
      "\(name).leading", image, .leading, .equal, parts.content, insets: margins, constant: (room - width) / 2,
      heldBy: parts.cell)
    imply("\(name).centerY", image, .centerY, .equal, parts.content, heldBy: parts.cell)
    imply("\(name).maximumHeight", image, .height, .lessThanOrEqual, parts.content, heldBy: parts.cell)
    return (image, .trailing, nil, (room - width) / 2 + Self.roomBehindImages)
  }

  /// Scales down an image that asks for more height than the row has without it.
  private mutating func fitImage(_ image: Int, of parts: CellParts) {
    let size = views[image].intrinsicContentSize
    guard let width = size.width, let height = size.height, height > 0 else { return }
    func textHeight(_ text: Int?) -> Double { text.flatMap { views[$0].intrinsicContentSize.height } ?? 0 }
    let texts = textHeight(parts.title) + (parts.style == .subtitle ? textHeight(parts.detail) : 0)
    let least = SystemBehavior(traits.systemVersion).leastRowHeight(scale: traits.displayScale)
    let room = parts.height ?? max(least, texts + lineHeight(of: parts.title).rounded(.up))
    guard height > room else { return }
    views[image].intrinsicContentSize = IntrinsicContentSize(width: width * room / height, height: room)
  }

  /// Places a title by itself: in the default style as wide and high as there is room, else as large as it asks to be.
  private mutating func arrangeTitle(of parts: CellParts) {
    let name = "\(name(ofHolder: parts.cell))/textLabel"
    let fills = parts.style == .default
    imply(
      "\(name).trailing", parts.title, .trailing, fills ? .equal : .lessThanOrEqual, parts.content,
      insets: textInsets(of: parts), heldBy: parts.cell)
    guard fills else {
      imply("\(name).centerY", parts.title, .centerY, .equal, parts.content, heldBy: parts.cell)
      return implyRoom(around: parts.title, of: parts)
    }
    if parts.height == nil { addRoom(around: parts.title, lineHeight(of: parts.title).rounded(.up)) }
    imply("\(name).top", parts.title, .top, .equal, parts.content, heldBy: parts.cell)
    imply("\(name).bottom", parts.title, .bottom, .equal, parts.content, heldBy: parts.cell)
  }

  /// Places two texts side by side on one line, the first in the middle. Where there isn't room for both, the second is cut.
  private mutating func arrangeRow(of parts: CellParts, _ detail: Int) {
    let name = name(ofHolder: parts.cell)
    let margins = textInsets(of: parts)
    imply("\(name)/textLabel.centerY", parts.title, .centerY, .equal, parts.content, heldBy: parts.cell)
    imply(
      "\(name)/detailTextLabel.firstBaseline", detail, .firstBaseline, .equal, parts.title, heldBy: parts.cell)
    let isNamed = parts.style == .value2
    imply(
      "\(name)/detailTextLabel.leading", detail, .leading, isNamed ? .equal : .greaterThanOrEqual, parts.title,
      .trailing,
      constant: isNamed ? Self.roomBehindNames : Self.roomBetweenTexts, heldBy: parts.cell)
    imply(
      "\(name)/detailTextLabel.trailing", detail, .trailing, isNamed ? .lessThanOrEqual : .equal, parts.content,
      insets: margins, heldBy: parts.cell)
    if !isNamed {
      imply(
        "\(name)/textLabel.trailing", parts.title, .trailing, .lessThanOrEqual, parts.content, insets: margins,
        heldBy: parts.cell)
      // Where both ask for more than there is, the title wins.
      views[parts.title].contentCompressionResistancePriority.horizontal = 751
    }
    implyRoom(around: parts.title, of: parts)
    implyRoom(around: detail, of: parts)
  }

  /// Places two texts one above the other, in the middle of their cell. The second is where it would be below the first
  /// without a gap; the first is above it by as much of a gap as there is room for.
  private mutating func arrangeColumn(of parts: CellParts, _ detail: Int) {
    let name = name(ofHolder: parts.cell)
    let margins = textInsets(of: parts)
    let gap = gapInColumn(of: parts, detail)
    for (text, view) in [("textLabel", parts.title), ("detailTextLabel", detail)]
    where parts.style != .value2 || view == detail {
      imply(
        "\(name)/\(text).trailing", view, .trailing, .lessThanOrEqual, parts.content, insets: margins,
        heldBy: parts.cell)
    }
    imply("\(name)/detailTextLabel.leading", detail, .leading, .equal, parts.title, heldBy: parts.cell)
    imply("\(name)/detailTextLabel.top", detail, .top, .equal, parts.title, .bottom, constant: gap, heldBy: parts.cell)
    let column = addGuide("\(name)/texts", of: parts.content, at: views[parts.cell].position)
    imply("\(name)/texts.leading", column, .leading, .equal, parts.title, heldBy: parts.cell)
    imply("\(name)/texts.trailing", column, .trailing, .equal, parts.title, heldBy: parts.cell)
    imply("\(name)/texts.top", column, .top, .equal, parts.title, constant: gap, heldBy: parts.cell)
    imply("\(name)/texts.bottom", column, .bottom, .equal, detail, heldBy: parts.cell)
    imply("\(name)/texts.centerY", column, .centerY, .equal, parts.content, heldBy: parts.cell)
    implyRoom(around: column, of: parts)
  }

  /// The gap between two texts one above the other, from iOS 11 on. It is 0 where the rest of the row is less than 0.85
  /// of the first's height, 3 points where it exceeds that height by 2 points or more, and half of that otherwise, also
  /// in a row without a set height.
  private func gapInColumn(of parts: CellParts, _ detail: Int) -> Double {
    guard traits.systemVersion.major >= 11 else { return 0 }
    guard let height = parts.height else { return Self.widestGap / 2 }
    let title = views[parts.title].intrinsicContentSize.height ?? 0
    let left = height - title - (views[detail].intrinsicContentSize.height ?? 0)
    if left >= title + 2 { return Self.widestGap }
    return left >= Self.shareOfRoomForGap * title ? Self.widestGap / 2 : 0
  }

  private static let widestGap = 3.0
  private static let shareOfRoomForGap = 0.85

  // MARK: Heights

  /// Makes a row that is as high as its content higher than a text by a line of the title.
  private mutating func implyRoom(around item: Int, of parts: CellParts) {
    guard parts.height == nil else { return }
    let kind = item == parts.detail ? "detailTextLabel" : item == parts.title ? "textLabel" : "texts"
    imply(
      "\(name(ofHolder: parts.cell))/\(kind).room", parts.content, .height, .greaterThanOrEqual, item,
      constant: lineHeight(of: parts.title).rounded(.up), heldBy: parts.cell)
  }

  /// Adds room around a text that fills its row.
  private mutating func addRoom(around text: Int, _ room: Double) {
    var size = views[text].intrinsicContentSize
    size.height = (size.height ?? 0) + room
    views[text].intrinsicContentSize = size
    for index in wrappingTexts.indices where wrappingTexts[index].view == Int32(text) {
      wrappingTexts[index] = wrappingTexts[index].adding(room: room)
    }
  }

  /// The height of a line of a label's font, in points.
  private func lineHeight(of text: Int) -> Double {
    var line = views[text].declaration
    line.content.text = " "
    line.intrinsicContentSize = .unspecified
    return ContentMeasurement(line, traits, textMeasurer)?.size.height ?? 0
  }
}
