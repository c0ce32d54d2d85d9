import LayoutModel

/// Views of one width that fill their group.
struct EqualRow {
  let group: Group
  var views: [Int] = []
  /// The constraint that makes each as wide as the one before.
  var links: [String] = []
}

/// Labels side by side that fill their group; the one that hugs least takes what is left.
struct LabelRow {
  let group: Group
  var labels: [Int] = []
  var widths: [Double] = []
  /// The label that is stretched.
  var stretched = 0
}

/// Views side by side with least widths; one takes what the goals of the others leave.
struct BarRow {
  let group: Group
  var views: [Int] = []
  /// The constraints that tie the first to the group, each to the one before it, and the last to the group.
  var links: [String] = []
  /// The sum of all distances.
  var gaps = 0.0
  /// The least and largest widths of all views but the stretched one, which has none, and their goals.
  var minima: [Int: Bound] = [:]
  var maxima: [Int: Bound] = [:]
  var goals: [Int: String] = [:]
  var stretched = 0

  struct Bound {
    let item: String
    let value: Double
  }
}

extension ScreenSketch {
  /// Draws views of one width.
  mutating func equalRow(in outer: Group) -> EqualRow {
    var row = EqualRow(group: addGroup("row", in: outer))
    for place in 0..<random.integer(2...5) {
      let view = addView("button", in: row.group.view)
      relate(view, .top, to: row.group.view, .top)
      relate(view, .bottom, to: row.group.view, .bottom)
      if place > 0 { row.links.append(relate(view, .width, to: row.views[place - 1], .width)) }
      row.views.append(view)
    }
    fill(row.group, with: row.views)
    size(row.group.view, .height, Double(random.integer(30...60)))
    return row
  }

  /// Draws labels of which one is stretched.
  mutating func labelRow(in outer: Group) -> LabelRow {
    var row = LabelRow(group: addGroup("line", in: outer))
    let count = random.integer(2...4)
    row.stretched = random.integer(0...(count - 1))
    for place in 0..<count {
      let label = addView("word", in: row.group.view)
      let width = Double(random.integer(15...35))
      let hugging = Priority(integerLiteral: place == row.stretched ? 200 : 240 + 5 * place)
      change(label) {
        $0.intrinsicContentSize = IntrinsicContentSize(width: width, height: 18)
        $0.contentHuggingPriority.horizontal = hugging
        $0.contentCompressionResistancePriority.horizontal = Priority(integerLiteral: 700 + place)
      }
      relate(label, .centerY, to: row.group.view, .centerY)
      row.labels.append(label)
      row.widths.append(width)
    }
    fill(row.group, with: row.labels)
    size(row.group.view, .height, 44)
    return row
  }

  /// Draws views with bounds.
  mutating func barRow(in outer: Group) -> BarRow {
    var row = BarRow(group: addGroup("bar", in: outer))
    let count = random.integer(2...5)
    row.stretched = random.integer(0...(count - 1))
    for place in 0..<count {
      let view = addView("cell", in: row.group.view)
      relate(view, .top, to: row.group.view, .top, constant: 2)
      size(view, .height, Double(random.integer(10...40)))
      row.views.append(view)
      guard place != row.stretched else { continue }
      let least = Double(random.integer(10...16))
      let most = Double(random.integer(30...40))
      row.minima[place] = BarRow.Bound(item: size(view, .width, .greaterThanOrEqual, least), value: least)
      row.maxima[place] = BarRow.Bound(item: size(view, .width, .lessThanOrEqual, most), value: most)
      row.goals[place] = size(view, .width, Double(random.integer(18...28)), priority: random.pick([750, 500, 20]))
    }
    (row.links, row.gaps) = fill(row.group, with: row.views)
    size(row.group.view, .height, 44)
    return row
  }

  /// Ties views to each other from edge to edge of their group.
  @discardableResult
  private mutating func fill(_ group: Group, with views: [Int]) -> (links: [String], gaps: Double) {
    let (near, far) = edges()
    var links: [String] = []
    var gaps = 0.0
    for (place, view) in views.enumerated() {
      let gap = Double(random.integer(0...4))
      gaps += gap
      links.append(
        place == 0
          ? relate(view, near, to: group.view, near, constant: gap)
          : relate(view, near, to: views[place - 1], far, constant: gap))
    }
    let end = Double(random.integer(0...4))
    links.append(relate(views[views.count - 1], far, to: group.view, far, constant: -end))
    return (links, gaps + end)
  }
}
