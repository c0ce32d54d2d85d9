import LayoutModel

extension ScreenSketch {
  /// Plants a conflict of a kind in a section of a kind that it can be planted in.
  mutating func plant(_ kind: PlantedConflict.Kind, in section: Section) -> PlantedConflict? {
    switch (kind, section) {
    case (.twoSizes, _): sizes(in: section).map { twoSizes($0) }
    case (.twinSizes, _): sizes(in: section).map { twinSizes($0) }
    case (.variedSize, _): sizes(in: section).map { variedSize($0) }
    case (.chain, .column(let column)): chain(in: column)
    case (.bound, .barRow(let row)): bound(in: row)
    case (.bound, .card(let card)): bound(in: card)
    case (.bound, _): sizes(in: section).map { bound(on: $0) }
    case (.cycle, .equalRow(let row)): cycle(row.views, row.links)
    case (.cycle, .form(let form)): cycle(form.labels, form.links)
    case (.share, .picture(let picture)): share(in: picture)
    case (.mask, .maskBox(let box)): mask(in: box)
    case (.intrinsicSize, .labelRow(let row)): intrinsicSize(in: row)
    case (.intrinsicSize, .form(let form)): intrinsicSize(in: form)
    case (.sum, .barRow(let row)): orientation == .portrait ? sumOfMinima(in: row) : sumOfMaxima(in: row)
    case (.landscapeOnly, .sidebar(let sidebar)), (.portraitOnly, .sidebar(let sidebar)): bound(on: sidebar)
    case (.landscapeOnly, .column(let column)), (.portraitOnly, .column(let column)): bound(onWidthsOf: column)
    default: nil
    }
  }

  /// A number that something is off by, either way.
  private mutating func fault() -> Double { Double(random.integer(1...5)) * (random.happens(0.5) ? 1 : -1) }

  // MARK: Sizes

  /// A size that one constraint alone sets.
  private struct GivenSize {
    let view: Int
    let attribute: ConstraintAttribute
    let item: String
    let value: Double
  }

  private mutating func sizes(in section: Section) -> GivenSize? {
    switch section {
    case .column(let column):
      let sizes = column.items.flatMap { item -> [GivenSize] in
        var sizes: [GivenSize] = []
        if case .constant(let id, let value) = item.height {
          sizes.append(GivenSize(view: item.view, attribute: .height, item: id, value: value))
        }
        if case .sized(_, _, let id, let value) = item.across {
          sizes.append(GivenSize(view: item.view, attribute: .width, item: id, value: value))
        }
        return sizes
      }
      return random.pick(sizes)
    case .card(let card):
      return GivenSize(view: card.card, attribute: .height, item: card.height, value: card.heightValue)
    case .maskBox(let box):
      guard let value = constraints.first(where: { $0.id == box.width })?.constant else { return nil }
      return GivenSize(view: box.box, attribute: .width, item: box.width, value: value)
    default: return nil
    }
  }

  private mutating func twoSizes(_ given: GivenSize) -> PlantedConflict {
    PlantedConflict(items: [given.item, size(given.view, given.attribute, given.value + fault())])
  }

  private mutating func twinSizes(_ given: GivenSize) -> PlantedConflict {
    let twins = [given.item, size(given.view, given.attribute, given.value)]
    return PlantedConflict(items: twins + [size(given.view, given.attribute, given.value + fault())], twins: twins)
  }

  private mutating func variedSize(_ given: GivenSize) -> PlantedConflict {
    let other = size(given.view, given.attribute, given.value)
    let otherwise = given.value + fault()
    let condition = TraitCondition(orientation: orientation == .portrait ? .exactly(.portrait) : .landscape)
    change(other) { $0.variations = [Variation(when: condition, set: [.constant(otherwise)])] }
    return PlantedConflict(items: [given.item, other], isQuietElsewhere: true)
  }

  private mutating func bound(on given: GivenSize) -> PlantedConflict {
    let relation: ConstraintRelation = random.happens(0.5) ? .lessThanOrEqual : .greaterThanOrEqual
    let off: Double = relation == .lessThanOrEqual ? -3 : 3
    return PlantedConflict(items: [given.item, size(given.view, given.attribute, relation, given.value + off)])
  }

  private mutating func bound(in row: BarRow) -> PlantedConflict? {
    guard let (place, least) = row.minima.min(by: { $0.key < $1.key }), let most = row.maxima[place] else { return nil }
    let view = row.views[place]
    if random.happens(0.5) { return PlantedConflict(items: [least.item, size(view, .width, .lessThanOrEqual, 8)]) }
    return PlantedConflict(items: [most.item, size(view, .width, .greaterThanOrEqual, 42)])
  }

  private mutating func bound(in card: Card) -> PlantedConflict {
    let relation: ConstraintRelation = random.happens(0.5) ? .equal : .greaterThanOrEqual
    return PlantedConflict(items: [card.maximum, size(card.card, .width, relation, card.value + 3)])
  }

  // MARK: Chains

  private mutating func chain(in column: Column) -> PlantedConflict? {
    var longest = 0
    var total = 0.0
    var items: [String] = []
    // From the first item's top to that of the one behind the last whose height is required.
    for (place, item) in column.items.enumerated().dropLast() {
      switch (item.height, item.across) {
      case (.constant(let id, let value), _):
        items.append(id)
        total += value
      case (.share(let id, let share), .sized(_, _, let width, let value)):
        items += [id, width]
        total += share * value
      case (.share(let id, let share), .pinned(let near, let far, let widths)):
        items += [id, near, far] + column.group.widthItems
        total += share * length(widths)
      case (.intrinsic, _): break
      }
      guard !isIntrinsic(item.height) else { break }
      longest = place + 1
      items.append(column.items[longest].link)
      total += column.items[longest].gap
      if random.happens(0.2) { break }
    }
    let (first, last) = (column.items[0].view, column.items[longest].view)
    items.append(relate(last, .top, to: first, .top, constant: total + fault()))
    return PlantedConflict(items: Set(items).sorted())
  }

  private func isIntrinsic(_ height: Column.Height) -> Bool {
    if case .intrinsic = height { true } else { false }
  }

  private mutating func cycle(_ views: [Int], _ links: [String]) -> PlantedConflict {
    let first = random.integer(0...(links.count - 1))
    let last = random.integer((first + 1)...links.count)
    let closing = relate(views[last], .width, to: views[first], .width, constant: fault())
    return PlantedConflict(items: Array(links[first..<last]) + [closing])
  }

  // MARK: Shares

  private mutating func share(in picture: Picture) -> PlantedConflict {
    if random.happens(0.3) {
      let other = relate(
        picture.image, .width, to: picture.thumbnail, .width, times: 1 / picture.thumbnailShare, constant: 6)
      return PlantedConflict(items: [picture.thumbnailItem, other])
    }
    let width = picture.widthShare * length(picture.group.widths)
    // So much that 6 points of the group's width would make up for it.
    let off = 6 * picture.widthShare * (random.happens(0.5) ? 1 : -1)
    if random.happens(0.5) {
      let other = size(picture.caption, .width, width + off)
      return PlantedConflict(items: [picture.widthItem, picture.captionItem, other] + picture.group.widthItems)
    }
    let other = size(picture.image, .height, picture.heightShare * (width + off))
    return PlantedConflict(items: [picture.widthItem, picture.heightItem, other] + picture.group.widthItems)
  }

  // MARK: Views as items

  private mutating func mask(in box: MaskBox) -> PlantedConflict {
    if let (view, width) = box.stretched, random.happens(0.5) {
      return PlantedConflict(items: [name(view), box.width, size(view, .width, width + fault())])
    }
    let width = length(box.maskedWidths)
    let items = [name(box.masked)] + box.maskedItems
    switch random.integer(0...2) {
    case 0: return PlantedConflict(items: items + [size(box.masked, .width, width + fault())])
    case 1: return PlantedConflict(items: items + [size(box.masked, .width, .lessThanOrEqual, width - 3)])
    default:
      // Its position is its mask's alone.
      let (near, _) = edges()
      let other = relate(box.masked, near, .greaterThanOrEqual, to: box.group.view, near, constant: 103)
      return PlantedConflict(items: [name(box.masked), other])
    }
  }

  private mutating func intrinsicSize(in row: LabelRow) -> PlantedConflict {
    let place = random.integer(0...(row.labels.count - 1))
    let (label, width) = (row.labels[place], row.widths[place])
    change(label) { $0.contentCompressionResistancePriority.horizontal = .required }
    guard place != row.stretched, random.happens(0.5) else {
      return PlantedConflict(items: [name(label), size(label, .width, .lessThanOrEqual, width - 3)])
    }
    change(label) { $0.contentHuggingPriority.horizontal = .required }
    return PlantedConflict(items: [name(label), size(label, .width, width + fault())])
  }

  private mutating func intrinsicSize(in form: Form) -> PlantedConflict {
    let first = random.integer(0...(form.links.count - 1))
    let last = random.integer((first + 1)...form.links.count)
    let (inner, outer) = random.happens(0.5) ? (first, last) : (last, first)
    change(form.labels[inner]) { $0.contentCompressionResistancePriority.horizontal = .required }
    let other = size(form.labels[outer], .width, .lessThanOrEqual, form.widths[inner] - 3)
    return PlantedConflict(items: [name(form.labels[inner]), other] + form.links[first..<last])
  }

  // MARK: The window

  private mutating func sumOfMinima(in row: BarRow) -> PlantedConflict {
    let minima = row.minima.sorted { $0.key < $1.key }.map(\.value)
    let room = length(row.group.widths) - row.gaps - minima.reduce(0) { $0 + $1.value }
    let other = size(row.views[row.stretched], .width, .greaterThanOrEqual, room + 6)
    return PlantedConflict(
      items: row.links + minima.map(\.item) + [other] + row.group.widthItems,
      isQuietElsewhere: row.group.widths.landscape > row.group.widths.portrait + 6)
  }

  private mutating func sumOfMaxima(in row: BarRow) -> PlantedConflict {
    let maxima = row.maxima.sorted { $0.key < $1.key }.map(\.value)
    let room = length(row.group.widths) - row.gaps - maxima.reduce(0) { $0 + $1.value }
    let other = size(row.views[row.stretched], .width, .lessThanOrEqual, room - 6)
    return PlantedConflict(
      items: row.links + maxima.map(\.item) + [other] + row.group.widthItems,
      isQuietElsewhere: row.group.widths.landscape > row.group.widths.portrait + 6)
  }

  private mutating func bound(on sidebar: Sidebar) -> PlantedConflict {
    let other = bound(sidebar.view, .height, sidebar.heights)
    return PlantedConflict(items: [sidebar.top, sidebar.bottom, other], isQuietElsewhere: true)
  }

  private mutating func bound(onWidthsOf column: Column) -> PlantedConflict? {
    for item in column.items {
      guard case .pinned(let near, let far, let widths) = item.across else { continue }
      let items = [near, far, bound(item.view, .width, widths)] + column.group.widthItems
      return PlantedConflict(items: items, isQuietElsewhere: widths.landscape != widths.portrait)
    }
    return nil
  }

  /// A bound on a length that this orientation alone violates, if it differs in the other.
  private mutating func bound(
    _ view: Int, _ attribute: ConstraintAttribute, _ lengths: Lengths
  ) -> String {
    let (here, there) =
      orientation == .portrait ? (lengths.portrait, lengths.landscape) : (lengths.landscape, lengths.portrait)
    return here > there
      ? size(view, attribute, .lessThanOrEqual, here - 6) : size(view, attribute, .greaterThanOrEqual, here + 6)
  }
}
