import LayoutModel

/// The groups of a collection view's items (<doc:CollectionLayouts#Groups>): each is a guide, in which its cells stand in line.
/// Groups stand below each other, or side by side in a section that scrolls across.
///
///     grid/groups[0]/width    group.width == 1 * grid.width - 16       of insets of 8 on both sides
///     cell/width              cell.width == 0.333 * group.width - 5.333
extension ViewTreeBuilder {
  /// Makes the constraints of all cells of a section, and of the groups that they stand in.
  mutating func arrange(
    _ cells: [Int], of collection: Int, _ section: CollectionLayoutSection, _ measured: Measured
  ) {
    let content = contentGuide(of: collection)
    let group = section.group
    let perGroup = max(1, group.count)
    var groups: [Int] = []
    // Groups are equally long, but where that is estimated.
    var lack: Int32?
    for (ordinal, start) in stride(from: 0, to: cells.count, by: perGroup).enumerated() {
      let members = Array(cells[start..<min(start + perGroup, cells.count)])
      let guide = addGuide(
        "\(name(ofHolder: collection))/groups[\(ordinal)]", of: collection, at: views[collection].position)
      implyPlace(of: guide, behind: groups.last, in: collection, content, section)
      implyLengths(of: guide, in: collection, section)
      if ordinal == 0 { lack = groupLack(of: guide, group) }
      for (place, cell) in members.enumerated() {
        views[cell].translatesAutoresizingMaskIntoConstraints = false
        implyPlace(of: cell, behind: place == 0 ? nil : members[place - 1], in: guide, group, heldBy: collection)
        implySize(of: cell, in: guide, group, lack: lack, measured, heldBy: collection)
      }
      implyEstimatedHeight(of: guide, around: members, group, measured, heldBy: collection)
      groups.append(guide)
    }
    let below = section.contentInsets.bottom
    if section.scrollsAcross, group.layoutSize.heightDimension.isEstimated {
      implyContentSize(of: collection, content, until: nil)
      implyContentHeight(content, around: groups, below: below, heldBy: collection)
    } else {
      implyContentSize(of: collection, content, until: groups.last, below: below)
    }
  }

  private func guideName(_ guide: Int) -> String { guides[guide - viewCount].name }

  // MARK: Groups

  /// Where a group stands: below the one before, or beside it in a section that scrolls across.
  private mutating func implyPlace(
    of guide: Int, behind previous: Int?, in collection: Int, _ content: Int, _ section: CollectionLayoutSection
  ) {
    let (name, insets, spacing) = (guideName(guide), section.contentInsets, section.interGroupSpacing)
    let (above, before) = section.scrollsAcross ? (nil, previous) : (previous, nil)
    imply(
      "\(name)/top", guide, .top, .equal, above ?? content, above == nil ? .top : .bottom,
      constant: above == nil ? insets.top : spacing, heldBy: collection)
    if let before {
      imply("\(name)/leading", guide, .leading, .equal, before, .trailing, constant: spacing, heldBy: collection)
    } else if section.orthogonalScrollingBehavior == .groupPagingCentered {
      imply("\(name)/centerX", guide, .centerX, .equal, content, heldBy: collection)
    } else {
      let safeArea = number(of: ItemInsets(view: Int32(collection), kind: .safeArea))
      imply(
        "\(name)/leading", guide, .leading, .equal, content, insets: safeArea, constant: insets.leading,
        heldBy: collection)
    }
  }

  /// How large a group is: its fractions are of the section's width between its insets, and of the collection view's height.
  private mutating func implyLengths(of guide: Int, in collection: Int, _ section: CollectionLayoutSection) {
    let inset = section.contentInsets.leading + section.contentInsets.trailing
    let room = number(
      of: ItemInsets(view: Int32(collection), kind: .lack(width: inset, height: 0, isBesideSafeArea: true)))
    for axis in Axis.allCases {
      let attribute = AxisAttributes(axis).length
      let name = "\(guideName(guide))/\(attribute.rawValue)"
      switch section.group.layoutSize[axis] {
      case .fractionalWidth(let fraction):
        imply(
          name, guide, attribute, .equal, collection, .width, insets: room, multiplier: fraction,
          constant: -fraction * inset, heldBy: collection)
      case .fractionalHeight(let fraction):
        imply(name, guide, attribute, .equal, collection, .height, multiplier: fraction, heldBy: collection)
      case .absolute(let length):
        imply(name, guide, attribute, .equal, nil, constant: length, heldBy: collection)
      case .estimated(let length):
        if axis == .horizontal { imply(name, guide, attribute, .equal, nil, constant: length, heldBy: collection) }
      }
    }
  }

  /// A group whose height is estimated is as high as the highest of its cells, or as estimated where none of them says how high it is.
  private mutating func implyEstimatedHeight(
    of guide: Int, around cells: [Int], _ group: CollectionLayoutGroup, _ measured: Measured, heldBy holder: Int
  ) {
    guard case .estimated(let estimate) = group.layoutSize.heightDimension else { return }
    let isKnown: Bool =
      switch group.subitem.layoutSize.heightDimension {
      case .absolute, .fractionalWidth, .estimated: true
      case .fractionalHeight: cells.contains(where: measured.heights.contains)
      }
    imply(
      "\(guideName(guide))/height", guide, .height, .equal, nil,
      constant: isKnown ? 0 : max(estimate, group.lengthOfParts(along: .vertical)),
      priority: isKnown ? .fittingSizeLevel : .required, heldBy: holder)
    let below = group.subitem.insets(along: .vertical).after
    for cell in group.axis == .vertical ? Array(cells.suffix(1)) : cells {
      imply(
        "\(guideName(guide))/bottom", guide, .bottom, .greaterThanOrEqual, cell, constant: below, heldBy: holder)
    }
  }

  /// The content of groups side by side is as high as the highest of them.
  private mutating func implyContentHeight(_ content: Int, around groups: [Int], below: Double, heldBy collection: Int)
  {
    let name = "\(name(ofHolder: collection))/contentSize.height"
    imply(name, content, .height, .equal, nil, constant: 0, priority: .fittingSizeLevel, heldBy: collection)
    for group in groups {
      imply(
        "\(guideName(group))/contentSize.height", content, .bottom, .greaterThanOrEqual, group, constant: below,
        heldBy: collection)
    }
  }

  /// What keeps cells from lengths below nothing in a group that is shorter than what stands between and around them; `nil` where
  /// nothing does, or where the group's length follows from theirs.
  private mutating func groupLack(of guide: Int, _ group: CollectionLayoutGroup) -> Int32? {
    let lengths = Axis.allCases.map { group.layoutSize[$0].isEstimated ? 0 : group.lengthOfParts(along: $0) }
    guard lengths.contains(where: { $0 > 0 }) else { return nil }
    let kind = ItemInsets.Kind.lack(width: lengths[0], height: lengths[1], isBesideSafeArea: false)
    return number(of: ItemInsets(view: Int32(guide), kind: kind))
  }

  // MARK: Cells

  /// Where a cell stands: at its group's beginning or behind another along its axis, at the group's beginning across.
  private mutating func implyPlace(
    of cell: Int, behind previous: Int?, in guide: Int, _ group: CollectionLayoutGroup, heldBy holder: Int
  ) {
    for axis in Axis.allCases {
      let attributes = AxisAttributes(axis)
      let insets = group.subitem.insets(along: axis)
      let follows = axis == group.axis ? previous : nil
      imply(
        "\(name(ofHolder: cell))/\(attributes.near.rawValue)", cell, attributes.near, .equal, follows ?? guide,
        follows == nil ? attributes.near : attributes.far,
        constant: insets.before + (follows == nil ? 0 : insets.after + group.interItemSpacing), heldBy: holder)
    }
  }

  private mutating func implySize(
    of cell: Int, in guide: Int, _ group: CollectionLayoutGroup, lack: Int32?, _ measured: Measured,
    heldBy holder: Int
  ) {
    for axis in Axis.allCases {
      let attribute = AxisAttributes(axis).length
      let name = "\(name(ofHolder: cell))/UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")"
      let insets = group.subitem.insets(along: axis)
      let inset = insets.before + insets.after
      if axis == group.axis, group.sharesLength {
        let count = Double(max(1, group.count))
        imply(
          name, cell, attribute, .equal, guide, insets: lack, multiplier: 1 / count,
          constant: -group.interItemSpacing * (count - 1) / count - inset, heldBy: holder)
        continue
      }
      switch group.subitem.layoutSize[axis] {
      case .fractionalWidth(let fraction):
        imply(
          name, cell, attribute, .equal, guide, .width, insets: lack, multiplier: fraction, constant: -inset,
          heldBy: holder)
      case .fractionalHeight(let fraction):
        imply(
          name, cell, attribute, .equal, guide, .height, insets: lack, multiplier: fraction, constant: -inset,
          heldBy: holder)
      case .absolute(let length):
        imply(name, cell, attribute, .equal, nil, constant: max(0, length - inset), heldBy: holder)
      case .estimated(let length):
        let isMeasured = measured[axis].contains(cell)
        imply(
          name, cell, attribute, .equal, nil, constant: isMeasured ? 0 : length,
          priority: isMeasured ? .fittingSizeLevel : .required, heldBy: holder)
      }
    }
  }
}

extension CollectionLayoutSection {
  /// Whether its groups stand side by side.
  fileprivate var scrollsAcross: Bool { orthogonalScrollingBehavior != .none }
}

extension CollectionLayoutGroup {
  /// Whether its items share its length along its axis evenly.
  fileprivate var sharesLength: Bool { !repeatsSubitem && !subitem.layoutSize[axis].isEstimated }

  /// What stands between and around cells along an axis, of the length of the group that their own is taken of.
  fileprivate func lengthOfParts(along axis: Axis) -> Double {
    func inset(_ axis: Axis) -> Double {
      let insets = subitem.insets(along: axis)
      return insets.before + insets.after
    }
    if axis == self.axis, sharesLength { return interItemSpacing * Double(count - 1) + inset(axis) * Double(count) }
    return Axis.allCases.map { cellAxis in
      switch subitem.layoutSize[cellAxis] {
      case .fractionalWidth(let fraction) where axis == .horizontal: inset(cellAxis) / fraction
      case .fractionalHeight(let fraction) where axis == .vertical: inset(cellAxis) / fraction
      default: 0
      }
    }.max() ?? 0
  }
}

extension CollectionLayoutItem {
  /// What the cell leaves free before and after it along an axis: nothing where its length is estimated.
  fileprivate func insets(along axis: Axis) -> (before: Double, after: Double) {
    guard !layoutSize[axis].isEstimated else { return (0, 0) }
    return axis == .horizontal
      ? (contentInsets.leading, contentInsets.trailing) : (contentInsets.top, contentInsets.bottom)
  }
}
