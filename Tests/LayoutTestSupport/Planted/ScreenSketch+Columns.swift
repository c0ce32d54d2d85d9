import LayoutModel

/// Views one below the other.
struct Column {
  let group: Group
  var items: [Item] = []
  /// A Boolean that tells whether the group ends below the last one; otherwise its height is given.
  let endsGroup: Bool

  struct Item {
    let view: Int
    /// The constraint that ties its top to the one above it, or to the group's top, and by how much.
    let link: String
    let gap: Double
    let across: Across
    let height: Height
  }

  /// The place of an item across.
  enum Across {
    case pinned(near: String, far: String, widths: Lengths)
    case sized(position: String, isCentered: Bool, width: String, value: Double)
  }

  /// The height of an item.
  enum Height {
    case constant(String, Double)
    /// A share of its width.
    case share(String, Double)
    case intrinsic
  }
}

/// Labels of one width beside fields that take the rest, row by row.
struct Form {
  let group: Group
  /// The labels, the constraints that make each as wide as the one before, and their intrinsic widths.
  var labels: [Int] = []
  var links: [String] = []
  var widths: [Double] = []
  var fields: [Field] = []

  struct Field {
    let view: Int
    let far: String
    let center: String
    let height: String
    let value: Double
  }
}

extension ScreenSketch {
  /// Draws a column; its first two items have constant heights, the first one a constant width, the second one pins.
  mutating func column(in outer: Group) -> Column {
    var column = Column(group: addGroup("column", in: outer), endsGroup: random.happens(0.5))
    for place in 0..<random.integer(2...6) {
      let view = addView("item", in: column.group.view)
      let gap = gap()
      let link =
        column.items.last.map { relate(view, .top, to: $0.view, .bottom, constant: gap) }
        ?? relate(view, .top, to: column.group.view, .top, constant: gap)
      let across = across(view, in: column.group, isPinned: place == 1 || (place > 1 && random.happens(0.5)))
      let height = height(of: view, isConstant: place < 2 || random.happens(0.5))
      column.items.append(Column.Item(view: view, link: link, gap: gap, across: across, height: height))
    }
    let last = column.items[column.items.count - 1].view
    if column.endsGroup {
      relate(column.group.view, .bottom, to: last, .bottom, constant: gap())
    } else {
      size(column.group.view, .height, Double(random.integer(100...600)))
    }
    return column
  }

  private mutating func across(_ view: Int, in group: Group, isPinned: Bool) -> Column.Across {
    let (near, far) = edges()
    let before = gap()
    if isPinned {
      let after = gap()
      return .pinned(
        near: relate(view, near, to: group.view, near, constant: before),
        far: relate(view, far, to: group.view, far, constant: -after), widths: group.widths - (before + after))
    }
    let isCentered = random.happens(0.4)
    let position =
      isCentered
      ? relate(view, .centerX, to: group.view, .centerX) : relate(view, near, to: group.view, near, constant: before)
    let value = Double(random.integer(20...150))
    return .sized(position: position, isCentered: isCentered, width: size(view, .width, value), value: value)
  }

  private mutating func height(of view: Int, isConstant: Bool) -> Column.Height {
    if isConstant {
      let value = Double(random.integer(20...80))
      return .constant(size(view, .height, value), value)
    }
    if random.happens(0.5) {
      let share = random.pick([0.25, 0.5, 0.75, 1])
      return .share(relate(view, .height, to: view, .width, times: share), share)
    }
    let value = Double(random.integer(10...40))
    change(view) { $0.intrinsicContentSize = IntrinsicContentSize(width: nil, height: value) }
    return .intrinsic
  }

  /// Draws a form.
  mutating func form(in outer: Group) -> Form {
    var form = Form(group: addGroup("form", in: outer))
    let group = form.group.view
    for row in 0..<random.integer(2...5) {
      let (near, far) = edges()
      let label = addView("label", in: group)
      let width = Double(random.integer(40...90))
      change(label) {
        $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 20)
        $0.contentHuggingPriority = AxisPriorities(horizontal: 251, vertical: 251)
      }
      relate(label, near, to: group, near, constant: 8)
      if let above = form.labels.last {
        form.links.append(relate(label, .width, to: above, .width))
        relate(label, .top, to: above, .bottom, constant: gap())
      } else {
        relate(label, .top, to: group, .top, constant: gap())
      }
      let field = addView("field", in: group)
      relate(field, near, to: label, far, constant: 8)
      let end = relate(field, far, to: group, far, constant: -8)
      let center = relate(field, .centerY, to: label, .centerY, constant: Double(row % 2))
      let value = Double(random.integer(20...30))
      let height = size(field, .height, value)
      if random.happens(0.5) { size(field, .width, .greaterThanOrEqual, 20) }
      form.labels.append(label)
      form.widths.append(width)
      form.fields.append(Form.Field(view: field, far: end, center: center, height: height, value: value))
    }
    relate(group, .bottom, to: form.labels[form.labels.count - 1], .bottom, constant: gap())
    return form
  }
}
