import LayoutModel

/// A part of a sketch, with what there is to know of it.
enum Section {
  case column(Column)
  case form(Form)
  case equalRow(EqualRow)
  case labelRow(LabelRow)
  case barRow(BarRow)
  case maskBox(MaskBox)
  case picture(Picture)
  case card(Card)
  case sidebar(Sidebar)

  /// The kinds of sections.
  enum Kind: CaseIterable {
    case column, form, equalRow, labelRow, barRow, maskBox, picture, card, sidebar
  }
}

extension ScreenSketch {
  /// Draws sections of these kinds, in random order among others, until there are so many views.
  ///
  /// On every other screen all stand in one group, by whose width they are measured: one large system, not many.
  /// - Returns: The sections of the kinds that were asked for, in their order, and behind them the others.
  mutating func drawSections(_ wanted: [Section.Kind], views count: Int) -> [Section] {
    var drawn: [(order: Int, section: Section)] = []
    let page = random.happens(0.5) ? addGroup("page", in: rootGroup) : rootGroup
    var pending = Array(wanted.enumerated())
    var isFull = false
    while !pending.isEmpty || !isFull {
      // What is left to draw comes now or later; where the screen is full, now.
      isFull = views.count >= count
      if let next = pending.indices.randomElement(using: &random), isFull || random.happens(0.2) {
        let (order, kind) = pending.remove(at: next)
        drawn.append((order, draw(kind, in: page)))
      } else if !isFull {
        let place = wanted.count + drawn.count
        if random.happens(0.25) {
          drawn += drawGroup(in: page, depth: 1).map { (place, $0) }
        } else {
          drawn.append((place, draw(random.pick(Section.Kind.allCases), in: page)))
        }
      }
    }
    if page.view != rootGroup.view { endBelowLast(page) }
    // Those wanted stand first; among the rest any order is as good as another, as long as it is always the same.
    return drawn.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.section)
  }

  /// Draws a group of sections, perhaps with groups among them.
  private mutating func drawGroup(in outer: Group, depth: Int) -> [Section] {
    let group = addGroup("group", in: outer)
    var sections: [Section] = []
    for _ in 0..<random.integer(1...3) {
      if depth < 3, random.happens(0.3) {
        sections += drawGroup(in: group, depth: depth + 1)
      } else {
        sections.append(draw(random.pick(Section.Kind.allCases.filter { $0 != .sidebar }), in: group))
      }
    }
    endBelowLast(group)
    return sections
  }

  private mutating func draw(_ kind: Section.Kind, in group: Group) -> Section {
    switch kind {
    case .column: .column(column(in: group))
    case .form: .form(form(in: group))
    case .equalRow: .equalRow(equalRow(in: group))
    case .labelRow: .labelRow(labelRow(in: group))
    case .barRow: .barRow(barRow(in: group))
    case .maskBox: .maskBox(maskBox(in: group))
    case .picture: .picture(picture(in: group))
    case .card: .card(card(in: group))
    case .sidebar: .sidebar(sidebar())
    }
  }
}
