import LayoutModel
import LayoutResolution

extension ScreenSketch {
  /// Plants an ambiguity of a kind in a section of a kind that it can be planted in, and notes what is open by it.
  mutating func plant(_ kind: PlantedAmbiguity, in section: Section) {
    switch section {
    case .column(let column): plant(kind, in: column)
    case .form(let form): plant(kind, in: form)
    case .equalRow(let row) where kind == .equalWidths: openWidths(in: row)
    case .equalRow(let row): addFreeView(in: row.group)
    case .labelRow(let row): tieLabels(in: row)
    case .barRow(let row): dropGoal(in: row)
    case .maskBox(let box): openBox(box)
    case .picture(let picture): openShare(in: picture)
    case .card(let card): plant(kind, in: card)
    case .sidebar(let sidebar): plant(kind, in: sidebar)
    }
  }

  // MARK: Columns and forms

  private mutating func plant(_ kind: PlantedAmbiguity, in column: Column) {
    switch kind {
    case .position: dropPosition(in: column)
    case .width: dropWidth(in: column)
    case .positionAndWidth: dropPin(in: column)
    case .height, .loosened: openHeight(in: column, loosening: kind == .loosened)
    case .tail:
      let place = random.integer(0...(column.items.count - 1))
      drop(column.items[place].link)
      openTail(of: column, from: place)
    default: addFreeView(in: column.group)
    }
  }

  /// The items from a place on move, and what is stacked on the group where that ends below them.
  private mutating func openTail(of column: Column, from place: Int) {
    for item in column.items[place...] { open(item.view, .y) }
    if column.endsGroup { openHeight(of: column.group.view) }
  }

  private mutating func openHeight(in column: Column, loosening: Bool) {
    let places = column.items.indices.filter { constant(column.items[$0].height) != nil }
    let place = random.pick(places)
    guard let height = constant(column.items[place].height) else { return }
    if loosening { change(height) { $0.relation = .greaterThanOrEqual } } else { drop(height) }
    open(column.items[place].view, .height)
    openTail(of: column, from: place + 1)
  }

  private func constant(_ height: Column.Height) -> String? {
    if case .constant(let item, _) = height { item } else { nil }
  }

  /// The first item's position; it has a constant width.
  private mutating func dropPosition(in column: Column) {
    guard case .sized(let position, _, _, _) = column.items[0].across else { return }
    drop(position)
    open(column.items[0].view, .x)
  }

  /// A width, by the constant of the first item or the far pin of another one.
  private mutating func dropWidth(in column: Column) {
    let place = random.integer(0...(column.items.count - 1))
    let item = column.items[place]
    switch item.across {
    case .sized(_, let isCentered, let width, _):
      drop(width)
      open(item.view, isCentered ? [.x, .width] : .width)
    case .pinned(_, let far, _):
      drop(far)
      open(item.view, .width)
    }
    openShare(of: place, in: column)
  }

  private mutating func dropPin(in column: Column) {
    let places = column.items.indices.filter { place in
      if case .pinned = column.items[place].across { true } else { false }
    }
    let place = random.pick(places)
    guard case .pinned(let near, _, _) = column.items[place].across else { return }
    drop(near)
    open(column.items[place].view, [.x, .width])
    openShare(of: place, in: column)
  }

  /// An item's height moves with its width where it is a share of it.
  private mutating func openShare(of place: Int, in column: Column) {
    guard case .share = column.items[place].height else { return }
    open(column.items[place].view, .height)
    openTail(of: column, from: place + 1)
  }

  private mutating func plant(_ kind: PlantedAmbiguity, in form: Form) {
    let field = random.pick(form.fields)
    switch kind {
    case .position:
      drop(field.center)
      open(field.view, .y)
    case .width:
      drop(field.far)
      open(field.view, .width)
    default:
      // Its center stays.
      drop(field.height)
      open(field.view, [.y, .height])
    }
  }

  // MARK: Rows

  /// Widths before the link that is dropped and those behind it share the group's.
  private mutating func openWidths(in row: EqualRow) {
    drop(random.pick(row.links))
    for view in row.views { open(view, view == row.views[0] ? .width : [.x, .width]) }
  }

  private mutating func tieLabels(in row: LabelRow) {
    let place = random.pick(row.labels.indices.filter { $0 != row.stretched })
    change(row.labels[place]) { $0.contentHuggingPriority.horizontal = 200 }
    openWidths(of: place, row.stretched, of: row.labels)
  }

  private mutating func dropGoal(in row: BarRow) {
    let place = random.pick(row.goals.keys.sorted())
    row.goals[place].map { drop($0) }
    openWidths(of: place, row.stretched, of: row.views)
  }

  /// Two views side by side share a width; what stands between them moves along.
  private mutating func openWidths(of place: Int, _ other: Int, of views: [Int]) {
    let (first, last) = (min(place, other), max(place, other))
    open(views[first], .width)
    for view in views[(first + 1)...last] { open(view, .x) }
    open(views[last], .width)
  }

  // MARK: Boxes

  private mutating func openBox(_ box: MaskBox) {
    drop(box.width)
    open(box.box, .width)
    for (view, moves) in box.followers { open(view, moves) }
  }

  private mutating func openShare(in picture: Picture) {
    guard random.happens(0.5) else {
      drop(picture.heightItem)
      open(picture.image, .height)
      open(picture.caption, .y)
      openHeight(of: picture.group.view)
      return
    }
    drop(picture.widthItem)
    open(picture.image, [.x, .width, .height])
    open(picture.caption, [.x, .y, .width])
    open(picture.thumbnail, [.x, .width])
    openHeight(of: picture.group.view)
  }

  private mutating func plant(_ kind: PlantedAmbiguity, in card: Card) {
    switch kind {
    case .free: addFreeView(in: card.group)
    case .positionAndWidth:
      card.goals.forEach { drop($0) }
      open(card.card, [.x, .width])
    case .apart:
      card.goals.forEach { drop($0) }
      size(card.card, .width, card.value - 20, priority: 400)
      size(card.card, .width, card.value - 5, priority: 400)
      open(card.card, [.x, .width])
    default:
      if kind == .loosened {
        change(card.height) { $0.relation = .lessThanOrEqual }
      } else {
        drop(card.height)
      }
      // Its center stays.
      open(card.card, [.y, .height])
    }
  }

  private mutating func plant(_ kind: PlantedAmbiguity, in sidebar: Sidebar) {
    switch kind {
    case .position:
      drop(sidebar.near)
      open(sidebar.view, .x)
    case .width:
      drop(sidebar.width)
      open(sidebar.view, .width)
    default:
      let isTop = random.happens(0.5)
      drop(isTop ? sidebar.top : sidebar.bottom)
      open(sidebar.view, isTop ? [.y, .height] : .height)
    }
  }

  private mutating func addFreeView(in group: Group) {
    let view = addView("free", in: group.view, frame: Rect(x: 3, y: 4, width: 50, height: 60))
    open(view, [.x, .y, .width, .height])
    guard random.happens(0.6) else { return }
    let inner = addView("inner", in: view)
    let (near, far) = edges()
    relate(inner, near, to: view, near, constant: 2)
    relate(inner, far, to: view, far, constant: -2)
    relate(inner, .top, to: view, .top)
    size(inner, .height, 10)
    open(inner, .width)
  }
}
