import LayoutModel

/// The parts of a group, one by one, and the division of its length.
extension CollectionLayoutGroup {
  /// The number of parts where no cells are missing.
  var partCount: Int {
    switch subitems {
    case .shared(_, let count), .repeated(_, let count): max(1, count)
    case .inOrder(let subitems): subitems.count * rounds(of: subitems)
    }
  }

  /// The part at an index, and the index of its subitem.
  func part(at index: Int) -> (kind: Int, subitem: CollectionLayoutSubitem) {
    switch subitems {
    case .shared(let subitem, _), .repeated(let subitem, _): (0, subitem)
    case .inOrder(let subitems): (index % subitems.count, subitems[index % subitems.count])
    }
  }

  /// The number of times that all subitems fit into the group. It is known where they are all fractions of its length
  /// and nothing is between them.
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

  /// The number of parts that share its length evenly along its axis; `nil` where its parts have lengths of their own.
  func shares(of subitem: CollectionLayoutSubitem) -> Double? {
    guard case .shared(_, let count) = subitems, !subitem.layoutSize[axis].isEstimated else { return nil }
    return Double(max(1, count))
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

extension CollectionLayoutSubitem {
  /// The insets before and after it along an axis: 0 where its length is estimated.
  func insets(along axis: Axis) -> EndInsets {
    guard !layoutSize[axis].isEstimated else { return EndInsets(before: 0, after: 0) }
    return axis == .horizontal
      ? EndInsets(before: contentInsets.leading, after: contentInsets.trailing)
      : EndInsets(before: contentInsets.top, after: contentInsets.bottom)
  }
}

/// The insets before and after something along an axis, in points.
struct EndInsets: Equatable {
  let before: Double
  let after: Double

  var sum: Double { before + after }
}
