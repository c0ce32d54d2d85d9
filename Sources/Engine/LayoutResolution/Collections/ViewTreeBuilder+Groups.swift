import LayoutModel

/// The groups of a collection view's items (<doc:CollectionLayouts#Groups>): each is a guide with cells and other
/// groups in a line. A section's groups are below each other, or side by side where it scrolls across.
///
///     grid/groups[0]/width             group.width == 1 * grid.width - 16     of insets of 8 on both sides
///     cell/width                       cell.width == 0.333 * group.width - 5.333
///     grid/groups[0]/groups[1]/width   inner.width == 0.3 * group.width       the second part of the group
extension ViewTreeBuilder {
  /// Makes the constraints of all cells of a section, and of their groups.
  mutating func arrange(
    _ cells: [Int], of collection: Int, _ section: CollectionLayoutSection, _ measured: Measured
  ) {
    let content = contentGuide(of: collection)
    let group = section.group
    var filling = GroupFilling(rest: cells[...], collection: collection, measured: measured)
    var groups: [Int] = []
    while !filling.rest.isEmpty {
      let guide = addGuide(
        "\(name(ofHolder: collection))/groups[\(groups.count)]", of: collection, at: views[collection].position)
      implyPlace(of: guide, behind: groups.last, in: collection, content, section)
      implyLengths(of: guide, in: collection, section)
      fill(contentGuide(of: guide, group, &filling), with: group, isAt: [], &filling)
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

  /// The name of a group's guide or of a cell.
  private func partName(_ part: Int) -> String { part < viewCount ? name(ofHolder: part) : guideName(part) }

  // MARK: Groups of a section

  /// Places a group: below the one before, or beside it in a section that scrolls across.
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

  /// Gives a group its lengths: its fractions are of the section's width between its insets, and of the collection view's height.
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
      case .estimated: break
      }
    }
  }

  /// The guide that holds the items of a section's group: the group's own, or one within its insets.
  ///
  ///     grid/groups[0]/content/width    content.width == group.width - 8
  private mutating func contentGuide(
    of guide: Int, _ group: CollectionLayoutGroup, _ filling: inout GroupFilling
  ) -> Int {
    let subitem = CollectionLayoutSubitem.group(group)
    let insets = Axis.allCases.map { subitem.insets(along: $0) }
    guard insets.contains(where: { $0 != EndInsets(before: 0, after: 0) }) else { return guide }
    let name = "\(guideName(guide))/content"
    let content = addGuide(name, of: filling.collection, at: views[filling.collection].position)
    let lack = self.lack(of: guide, width: insets[0].sum, height: insets[1].sum)
    for (axis, inset) in zip(Axis.allCases, insets) {
      let attributes = AxisAttributes(axis)
      imply(
        "\(name)/\(attributes.near.rawValue)", content, attributes.near, .equal, guide, constant: inset.before,
        heldBy: filling.collection)
      imply(
        "\(name)/\(attributes.length.rawValue)", content, attributes.length, .equal, guide, insets: lack,
        constant: -inset.sum, heldBy: filling.collection)
    }
    return content
  }

  /// Makes the content of groups side by side as high as the highest of them.
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

  // MARK: Parts of a group

  /// Puts cells in order into a group, and into the groups inside it, until there are none left.
  ///
  /// - Parameters:
  ///   - guide: The group's guide.
  ///   - group: The group's layout.
  ///   - path: The group's place in the section, by the indices of parts.
  ///   - filling: The cells that are left.
  private mutating func fill(
    _ guide: Int, with group: CollectionLayoutGroup, isAt path: [Int], _ filling: inout GroupFilling
  ) {
    var parts: [GroupPart] = []
    for index in 0..<group.partCount {
      guard !filling.rest.isEmpty else { break }
      let (kind, subitem) = group.part(at: index)
      let part: GroupPart
      switch subitem {
      case .item:
        part = GroupPart(item: filling.rest.removeFirst(), subitem: subitem)
        views[part.item].translatesAutoresizingMaskIntoConstraints = false
      case .group:
        let inner = addGuide(
          "\(guideName(guide))/groups[\(index)]", of: filling.collection, at: views[filling.collection].position)
        part = GroupPart(item: inner, subitem: subitem)
      }
      let lack = lack(of: guide, group, subitem, isAt: path + [kind], &filling)
      implyPlace(of: part, behind: parts.last, in: guide, group, heldBy: filling.collection)
      implySize(of: part, in: guide, group, lack: lack, filling)
      if case .group(let inner) = subitem { fill(part.item, with: inner, isAt: path + [kind], &filling) }
      parts.append(part)
    }
    implyEstimatedLengths(of: guide, around: parts, group, filling)
  }

  /// Places a part: along its group's axis at the group's beginning or after another part, across it at the group's beginning.
  private mutating func implyPlace(
    of part: GroupPart, behind previous: GroupPart?, in guide: Int, _ group: CollectionLayoutGroup, heldBy holder: Int
  ) {
    for axis in Axis.allCases {
      let attributes = AxisAttributes(axis)
      let name = "\(partName(part.item))/\(attributes.near.rawValue)"
      let beginning = group.beginning(of: part.subitem, behind: previous?.subitem, along: axis)
      if beginning.isBehindPart, let previous {
        imply(
          name, part.item, attributes.near, .equal, previous.item, attributes.far, constant: beginning.distance,
          heldBy: holder)
      } else {
        imply(name, part.item, attributes.near, .equal, guide, constant: beginning.distance, heldBy: holder)
      }
    }
  }

  private mutating func implySize(
    of part: GroupPart, in guide: Int, _ group: CollectionLayoutGroup, lack: Int32?, _ filling: GroupFilling
  ) {
    let (item, isCell) = (part.item, part.item < viewCount)
    for axis in Axis.allCases {
      let attribute = AxisAttributes(axis).length
      let ending =
        isCell ? "UIView-Encapsulated-Layout-\(axis == .horizontal ? "Width" : "Height")" : attribute.rawValue
      let name = "\(partName(item))/\(ending)"
      switch group.length(of: part.subitem, along: axis) {
      case .fraction(let container, let multiplier, let constant):
        imply(
          name, item, attribute, .equal, guide, AxisAttributes(container).length, insets: lack, multiplier: multiplier,
          constant: constant, heldBy: filling.collection)
      case .points(let length):
        imply(name, item, attribute, .equal, nil, constant: length, heldBy: filling.collection)
      case .estimated(let length) where isCell:
        let isMeasured = filling.measured[axis].contains(item)
        imply(
          name, item, attribute, .equal, nil, constant: isMeasured ? 0 : length,
          priority: isMeasured ? .fittingSizeLevel : .required, heldBy: filling.collection)
      // The parts of a group give its length, once it is filled.
      case .estimated: break
      }
    }
  }

  /// Gives a group its estimated lengths: as long as its parts, or as estimated.
  private mutating func implyEstimatedLengths(
    of guide: Int, around parts: [GroupPart], _ group: CollectionLayoutGroup, _ filling: GroupFilling
  ) {
    for axis in Axis.allCases {
      guard let length = group.estimatedLength(around: parts.map(\.subitem), along: axis) else { continue }
      let attributes = AxisAttributes(axis)
      let name = "\(guideName(guide))/\(attributes.length.rawValue)"
      switch length {
      case .points(let points):
        imply(name, guide, attributes.length, .equal, nil, constant: points, heldBy: filling.collection)
      case .around(let members):
        imply(
          name, guide, attributes.length, .equal, nil, constant: 0, priority: .fittingSizeLevel,
          heldBy: filling.collection)
        for part in parts[members] {
          imply(
            "\(guideName(guide))/\(attributes.far.rawValue)", guide, attributes.far, .greaterThanOrEqual, part.item,
            constant: part.subitem.insets(along: axis).after, heldBy: filling.collection)
        }
      }
    }
  }

  // MARK: Lack of room

  /// The insets that keep parts from negative lengths in a group that is shorter than the room between and around them.
  /// `nil` where nothing has to, or where the group's length follows from theirs. Groups at one path are equally long,
  /// and share the insets.
  private mutating func lack(
    of guide: Int, _ group: CollectionLayoutGroup, _ subitem: CollectionLayoutSubitem, isAt path: [Int],
    _ filling: inout GroupFilling
  ) -> Int32? {
    if let known = filling.lacks[path] { return known }
    let lengths = Axis.allCases.map {
      group.layoutSize[$0].isEstimated ? 0 : group.lengthOfParts(subitem, along: $0)
    }
    let lack = self.lack(of: guide, width: lengths[0], height: lengths[1])
    filling.lacks[path] = .some(lack)
    return lack
  }

  private mutating func lack(of guide: Int, width: Double, height: Double) -> Int32? {
    guard width > 0 || height > 0 else { return nil }
    return number(
      of: ItemInsets(
        view: Int32(guide), kind: .lack(width: width, height: height, isBesideSafeArea: false)))
  }
}

/// The progress of filling the groups of a collection view.
private struct GroupFilling {
  /// The cells without a place so far.
  var rest: ArraySlice<Int>
  let collection: Int
  let measured: ViewTreeBuilder.Measured
  /// The insets that keep parts from negative lengths, by the paths of the parts.
  var lacks: [[Int]: Int32?] = [:]
}

/// A part of a group: a cell or a guide, and its place there.
private struct GroupPart {
  let item: Int
  let subitem: CollectionLayoutSubitem
}

extension CollectionLayoutSection {
  /// A Boolean that tells whether its groups are side by side.
  fileprivate var scrollsAcross: Bool { orthogonalScrollingBehavior != .none }
}
