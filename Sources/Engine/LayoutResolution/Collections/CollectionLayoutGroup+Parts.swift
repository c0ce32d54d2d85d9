package import LayoutModel

/// The parts of a group, one by one, and the division of its length.
extension CollectionLayoutGroup {
  /// The number of parts where no cells are missing.
  package var partCount: Int {
    switch subitems {
    case .shared(_, let count), .repeated(_, let count): max(1, count)
    case .inOrder(let subitems): subitems.count * rounds(of: subitems)
    }
  }

  /// The part at an index, and the index of its subitem.
  package func part(at index: Int) -> (kind: Int, subitem: CollectionLayoutSubitem) {
    switch subitems {
    case .shared(let subitem, _), .repeated(let subitem, _): (0, subitem)
    case .inOrder(let subitems): (index % subitems.count, subitems[index % subitems.count])
    }
  }

  /// The number of times that all subitems fit into the group; 1 where the subitems aren't all fractions of the group's length, or have
  /// spacing between them.
  private func rounds(of subitems: [CollectionLayoutSubitem]) -> Int {
    guard interItemSpacing == 0 else { return 1 }
    var sum = 0.0
    for subitem in subitems {
      switch (axis, subitem.layoutSize[axis]) {
      case (.horizontal, .fractionalWidth(let fraction)), (.vertical, .fractionalHeight(let fraction)): sum += fraction
      default: return 1
      }
    }
    // A third, written as a number, may be a little more than that.
    return sum > 0 ? max(1, Int(min(1.001 / sum, Double(Magnitude.largestItemCount)))) : 1
  }

  /// The number of parts that share the group's length evenly along its axis; `nil` where the parts have lengths of their own.
  func shares(of subitem: CollectionLayoutSubitem) -> Double? {
    guard case .shared(_, let count) = subitems, !subitem.layoutSize[axis].isEstimated else { return nil }
    return Double(max(1, count))
  }

  /// The length of a part along an axis, without its insets.
  package func length(of part: CollectionLayoutSubitem, along axis: Axis) -> PartLength {
    let inset = part.insets(along: axis).sum
    if axis == self.axis, let count = shares(of: part) {
      return .fraction(
        of: axis, multiplier: 1 / count, constant: -interItemSpacing * (count - 1) / count - inset)
    }
    return switch part.layoutSize[axis] {
    case .fractionalWidth(let fraction): .fraction(of: .horizontal, multiplier: fraction, constant: -inset)
    case .fractionalHeight(let fraction): .fraction(of: .vertical, multiplier: fraction, constant: -inset)
    case .absolute(let length): .points(max(0, length - inset))
    case .estimated(let length): .estimated(length)
    }
  }

  /// The beginning of a part along an axis: behind the part before it along the group's axis, else behind the group's
  /// own beginning.
  package func beginning(
    of part: CollectionLayoutSubitem, behind previous: CollectionLayoutSubitem?, along axis: Axis
  ) -> PartBeginning {
    let before = part.insets(along: axis).before
    guard axis == self.axis, let previous else { return PartBeginning(isBehindPart: false, distance: before) }
    return PartBeginning(
      isBehindPart: true, distance: previous.insets(along: axis).after + interItemSpacing + before)
  }

  /// The length of a group that estimates it, along an axis: parts of the group's width or height have no length of
  /// their own, so the estimate stays where all parts are such. `nil` where the length isn't estimated.
  package func estimatedLength(around parts: [CollectionLayoutSubitem], along axis: Axis) -> GroupLength? {
    guard case .estimated(let estimate) = layoutSize[axis] else { return nil }
    var length = estimate
    // The width of a group whose parts stand above each other is the estimate.
    guard axis == .vertical || axis == self.axis, !parts.isEmpty else { return .points(length) }
    for part in parts {
      switch (axis, part.layoutSize[axis]) {
      case (.vertical, .fractionalHeight), (.horizontal, .fractionalWidth):
        length = max(length, lengthOfParts(part, along: axis))
      default: return .around(axis == self.axis ? parts.count - 1..<parts.count : 0..<parts.count)
      }
    }
    return .points(length)
  }

  /// The minimum length of the group along an axis, in points, at which no part is negative: the room between and
  /// around its parts, or a part's insets divided by its fraction.
  func lengthOfParts(_ subitem: CollectionLayoutSubitem, along axis: Axis) -> Double {
    if axis == self.axis, let count = shares(of: subitem) {
      return interItemSpacing * (count - 1) + subitem.insets(along: axis).sum * count
    }
    return Axis.allCases.map { partAxis in
      let inset = subitem.insets(along: partAxis).sum
      return switch subitem.layoutSize[partAxis] {
      case .fractionalWidth(let fraction) where axis == .horizontal: inset / fraction
      case .fractionalHeight(let fraction) where axis == .vertical: inset / fraction
      default: 0
      }
    }.max() ?? 0
  }
}

/// The beginning of a part of a group along an axis.
package struct PartBeginning {
  /// A Boolean that tells whether the distance is that from the end of the part before, and not from the group's beginning.
  package let isBehindPart: Bool
  /// The distance, in points.
  package let distance: Double
}

/// The length of a group that estimates its length.
package enum GroupLength {
  /// A number of points.
  case points(Double)
  /// The distance to the farthest end of some parts, with the insets after these.
  case around(Range<Int>)
}

/// The length of a part of a group.
package enum PartLength: Equatable, Sendable {
  /// A part of the group's width or height, and a number of points.
  case fraction(of: Axis, multiplier: Double, constant: Double)
  /// A number of points.
  case points(Double)
  /// The length of its content; a number of points where that says none.
  case estimated(Double)
}

extension CollectionLayoutSubitem {
  /// The insets before and after it along an axis: 0 where its length is estimated.
  package func insets(along axis: Axis) -> EndInsets {
    guard !layoutSize[axis].isEstimated else { return EndInsets(before: 0, after: 0) }
    return axis == .horizontal
      ? EndInsets(before: contentInsets.leading, after: contentInsets.trailing)
      : EndInsets(before: contentInsets.top, after: contentInsets.bottom)
  }
}

/// The insets before and after something along an axis, in points.
package struct EndInsets: Equatable {
  package let before: Double
  package let after: Double

  package var sum: Double { before + after }
}
