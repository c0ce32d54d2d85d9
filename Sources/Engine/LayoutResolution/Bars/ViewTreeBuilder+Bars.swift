import LayoutModel

/// The places of items in bars among other views, inside the safe area.
///
///     toolbar/item[0].leading     item.leading == toolbar.leading + the margin - 8
///     toolbar/item[1].leading     item.leading == toolbar/space[1].trailing + 44
///
/// Identifiers are ours: UIKit lays bars out by code. A container's bars are laid out with it.
extension ViewTreeBuilder {
  /// Makes the constraints of bars' items, in preorder.
  mutating func arrangeBars() {
    for bar in 0..<viewCount where views[bar].declaration.bar != BarContents() {
      let contents = views[bar].declaration.bar
      let items = subviews(of: bar)
      switch views[bar].kind {
      case .toolbar: arrangeToolbar(bar, ToolbarPlaces(contents.items, for: traits), items)
      case .navigationBar: arrangeNavigationBar(bar, contents, items)
      case .tabBar: arrangeTabs(bar, Array(items.prefix(contents.items.count)))
      default: break
      }
    }
  }

  /// The height of the row of items in toolbars and navigation bars, in points.
  private static let rowHeight = 44.0
  /// The minimum margin of a title from iOS 11 on, in points.
  private static let leastMargin = 16.0
  /// The height of a prompt above the items, in points.
  private static let promptHeight = 30.0

  // MARK: Toolbars and navigation bars

  private mutating func arrangeToolbar(_ bar: Int, _ places: ToolbarPlaces, _ items: [Int]) {
    let name = name(ofHolder: bar)
    let margins = number(of: ItemInsets(view: Int32(bar), kind: .barItems))
    var room: Int?
    for (index, (place, item)) in zip(places.places, items).enumerated() {
      fit(item, index, of: bar, place.place, fromLeading: true)
      guard place.share > 0 else {
        imply(
          "\(name)/item[\(index)].leading", item, .leading, .equal, bar, insets: margins,
          constant: place.place.offset, heldBy: bar)
        continue
      }
      let whole = room ?? spareRoom(of: bar, beside: places.length)
      room = whole
      let space = place.share == 1 ? whole : part(place.share, of: whole, index, in: bar)
      imply(
        "\(name)/item[\(index)].leading", item, .leading, .equal, space, .trailing, constant: place.place.offset,
        heldBy: bar)
    }
  }

  /// A guide as wide as the room that a toolbar's items leave, from its margin on.
  private mutating func spareRoom(of bar: Int, beside length: Double) -> Int {
    let name = "\(name(ofHolder: bar))/space"
    let margins = number(of: ItemInsets(view: Int32(bar), kind: .barItems))
    let room = addGuide(name, of: bar, at: views[bar].position)
    place(room, name, in: bar)
    imply("\(name).width", room, .width, .greaterThanOrEqual, nil, constant: 0, heldBy: bar)
    imply(
      "\(name).width", room, .width, .equal, bar, insets: margins, constant: -length,
      priority: Self.priorityOfSpareRoom, heldBy: bar)
    return room
  }

  /// A guide as wide as a share of a bar's spare room, from its margin on.
  private mutating func part(_ share: Double, of room: Int, _ index: Int, in bar: Int) -> Int {
    let name = "\(name(ofHolder: bar))/space[\(index)]"
    let part = addGuide(name, of: bar, at: views[bar].position)
    place(part, name, in: bar)
    imply("\(name).width", part, .width, .equal, room, multiplier: share, heldBy: bar)
    return part
  }

  private mutating func place(_ guide: Int, _ name: String, in bar: Int) {
    let margins = number(of: ItemInsets(view: Int32(bar), kind: .barItems))
    imply("\(name).leading", guide, .leading, .equal, bar, insets: margins, heldBy: bar)
    imply("\(name).top", guide, .top, .equal, bar, heldBy: bar)
    imply("\(name).height", guide, .height, .equal, nil, constant: 0, heldBy: bar)
  }

  /// The priority of shared room, which gives way to the items.
  private static let priorityOfSpareRoom: Priority = 999

  private mutating func arrangeNavigationBar(_ bar: Int, _ contents: BarContents, _ items: [Int]) {
    let name = name(ofHolder: bar)
    let margins = number(of: ItemInsets(view: Int32(bar), kind: .barItems))
    let places = NavigationBarPlaces(leading: contents.items, trailing: contents.rightItems, for: traits)
    let margin = traits.systemVersion.major > 10 ? Self.leastMargin : 0
    let room = places.titleRoom(
      of: views[bar].declaration.appearance.title ?? "", inWidth: views[bar].frame.width - 2 * margin, for: traits)
    views[bar].contentInsetsInBar = DirectionalEdgeInsets(
      leading: margin + room.leading, trailing: margin + room.trailing)
    for (index, (place, item)) in zip(places.leading + places.trailing, items).enumerated() {
      let isLeading = index < places.leading.count
      fit(item, index, of: bar, place, fromLeading: isLeading)
      let side = isLeading ? ConstraintAttribute.leading : .trailing
      imply(
        "\(name)/item[\(index)].\(side.rawValue)", item, side, .equal, bar, insets: margins,
        constant: isLeading ? place.offset : -place.offset, heldBy: bar)
    }
  }

  /// Gives an item its width and the row's height, but no more than the bar's, in the bar's middle. In a higher bar it
  /// is near the edge that the bar doesn't reach over, or below a prompt.
  private mutating func fit(_ item: Int, _ index: Int, of bar: Int, _ place: BarItemPlace, fromLeading: Bool) {
    let name = "\(name(ofHolder: bar))/item[\(index)]"
    views[item].translatesAutoresizingMaskIntoConstraints = false
    views[item].contentInsetsInBar = place.insets(fromLeading: fromLeading)
    imply("\(name).width", item, .width, .equal, nil, constant: place.width, heldBy: bar)
    imply("\(name).height", item, .height, .lessThanOrEqual, bar, heldBy: bar)
    imply(
      "\(name).height", item, .height, .equal, nil, constant: Self.rowHeight, priority: Self.priorityOfSpareRoom,
      heldBy: bar)
    guard !views[bar].declaration.bar.hasPrompt else {
      imply("\(name).top", item, .top, .equal, bar, constant: Self.promptHeight, heldBy: bar)
      return
    }
    imply("\(name).centerY", item, .centerY, .equal, bar, priority: Self.priorityOfMiddle, heldBy: bar)
    if views[bar].kind == .toolbar {
      imply("\(name).top", item, .top, .lessThanOrEqual, bar, constant: Self.widestEdge, heldBy: bar)
    } else {
      imply("\(name).bottom", item, .bottom, .greaterThanOrEqual, bar, constant: -Self.widestEdge, heldBy: bar)
    }
  }

  /// The room above and below the row in the highest bar with the row in its middle: a sheet's, of 56 points.
  private static let widestEdge = 6.0
  private static let priorityOfMiddle: Priority = 998

  // MARK: Tab bars

  private mutating func arrangeTabs(_ bar: Int, _ items: [Int]) {
    guard let first = items.first, let last = items.last else { return }
    let name = name(ofHolder: bar)
    let area = number(of: ItemInsets(view: Int32(bar), kind: .safeArea))
    let count = Double(items.count)
    let row = SystemBehavior(traits.systemVersion).tabRow(traits)
    let gap: Double
    switch row {
    case .filling: gap = TabPlaces.gap
    case .centered(_, let room): gap = room
    case .capsule: gap = -TabPlaces.overlap
    }
    let (top, height) = TabPlaces.rowOfItems(traits)
    for (index, item) in items.enumerated() {
      let name = "\(name)/item[\(index)]"
      views[item].translatesAutoresizingMaskIntoConstraints = false
      if SystemBehavior(traits.systemVersion).placesTabTitlesBesideImages(traits) { views[item].tabStyle = .inline }
      imply("\(name).top", item, .top, .equal, bar, constant: top, heldBy: bar)
      imply(
        "\(name).bottom", item, .bottom, .lessThanOrEqual, bar, priority: Self.priorityOfSpareRoom, heldBy: bar)
      imply(
        "\(name).height", item, .height, .equal, nil, constant: height, priority: Self.priorityOfMiddle, heldBy: bar)
      if index > 0 {
        imply(
          "\(name).leading", item, .leading, .equal, items[index - 1], .trailing, constant: gap, heldBy: bar)
        imply("\(name).width", item, .width, .equal, first, heldBy: bar)
      }
    }
    switch row {
    case .filling:
      imply(
        "\(name)/items.leading", first, .leading, .equal, bar, insets: area, constant: TabPlaces.gap / 2, heldBy: bar)
      imply(
        "\(name)/items.width", first, .width, .equal, bar, insets: area, multiplier: 1 / count,
        constant: -TabPlaces.gap, heldBy: bar)
    case .centered(let width, _), .capsule(let width):
      let margin = row == .capsule(width: width) ? TabPlaces.capsuleMargin + TabPlaces.capsulePadding : 0
      let guide = addGuide("\(name)/items", of: bar, at: views[bar].position)
      imply("\(name)/items.top", guide, .top, .equal, bar, heldBy: bar)
      imply("\(name)/items.height", guide, .height, .equal, nil, constant: 0, heldBy: bar)
      imply("\(name)/items.leading", guide, .leading, .equal, first, heldBy: bar)
      imply("\(name)/items.trailing", guide, .trailing, .equal, last, heldBy: bar)
      imply("\(name)/items.centerX", guide, .centerX, .equal, bar, insets: area, heldBy: bar)
      imply(
        "\(name)/items.width", guide, .width, .lessThanOrEqual, bar, insets: area, constant: -2 * margin, heldBy: bar)
      imply(
        "\(name)/item[0].width", first, .width, .equal, nil, constant: width, priority: Self.priorityOfSpareRoom,
        heldBy: bar)
    }
  }
}
