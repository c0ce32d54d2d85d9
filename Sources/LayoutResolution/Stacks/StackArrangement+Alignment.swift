import LayoutModel

/// Across the axis.
extension StackArrangement {
  /// What lines the views up, and how they stand in the canvas.
  ///
  /// A baseline is horizontal: a vertical stack view takes alignment by the first one for leading, by the last one for
  /// trailing. Printed are a canvas that fits at 49 and what spans the views connected to it on both sides: of a canvas that
  /// is higher than its views that leaves open where they stand in it. Interface Builder has them at its bottom where the
  /// first baseline lines them up; so the bottom is connected here, and the top is free but for that fit. For the last
  /// baseline that is inferred.
  mutating func implyAlignment() {
    let isHorizontal = settings.axis == .horizontal
    if isHorizontal, behavior.evensWrappingTexts { implyEvenParts() }
    switch settings.alignment {
    case .fill:
      align(across.near)
      align(across.far)
      connect(.arranged(0), across.near, .equal)
      connect(.arranged(0), across.far, .equal)
    case .center: implyLine(along: across.center, pinned: [across.near, across.far])
    case .firstBaseline where isHorizontal:
      implyLine(along: .firstBaseline, pinned: [across.far])
      implyEvenTexts()
    case .lastBaseline where isHorizontal:
      implyLine(along: .lastBaseline, pinned: [across.far])
      implyEvenTexts()
    case .leading, .top, .firstBaseline: implyLine(along: across.near, pinned: [across.near, across.far])
    case .trailing, .bottom, .lastBaseline: implyLine(along: across.far, pinned: [across.near, across.far])
    }
  }

  /// Texts that may wrap ask for an even part of the width each, for how they wrap decides where baselines lie: printed
  /// of stack views with text. That it takes two texts, and that they may wrap, is inferred.
  private mutating func implyEvenTexts() {
    guard wrapping.count > 1, !behavior.evensWrappingTexts else { return }
    for index in wrapping { implyEvenPart(of: index, behavior.priorityOfEvenTexts) }
  }

  /// Up to iOS 14 each text that may wrap asks for an even part of the width, however the views line up and what else stands there,
  /// a little above the priority with which it resists being cut.
  private mutating func implyEvenParts() {
    guard shown.count > 1, settings.distribution == .fill else { return }
    for index in wrapping {
      let resistance = views[index].horizontalCompressionResistance
      let priority = Priority(rawValue: resistance.rawValue + SystemBehavior.evenTextsAboveResistance) ?? .required
      implyEvenPart(of: index, priority)
    }
  }

  private mutating func implyEvenPart(of index: Int, _ priority: Priority) {
    imply(
      .textWidthDisambiguation, .arranged(index), .width, .equal, .stack, multiplier: 1 / Double(shown.count),
      priority: priority)
  }

  /// Each view has an attribute where the first has it.
  private mutating func align(_ attribute: ConstraintAttribute) {
    for index in views.indices.dropFirst() { imply(.alignment, .arranged(0), attribute, .equal, .arranged(index)) }
  }

  /// The views stand along a line; a guide spans them, or, where there is one view, the canvas itself.
  ///
  /// - Parameters:
  ///   - line: The attribute that all views have in one place.
  ///   - pinned: The sides on which what spans the views meets the canvas; on another it only lies within.
  private mutating func implyLine(along line: ConstraintAttribute, pinned: [ConstraintAttribute]) {
    align(line)
    let isBaseline = line == .firstBaseline || line == .lastBaseline
    for index in views.indices {
      imply(.ambiguitySuppression, .arranged(index), across.length, .equal, nil, priority: 25)
    }
    if views.count == 1 {
      connectSingleView(along: isBaseline ? pinned[0] : line)
    } else {
      if !isBaseline { connect(.arranged(0), line, .equal) }
      let spanner = implySpanner(along: line)
      for side in [across.near, across.far] where side != line {
        connect(spanner, side, pinned.contains(side) ? .equal : inside(side))
      }
    }
    if isBaseline || views.count == 1 { fitCanvas(across.length) }
  }

  private mutating func connectSingleView(along line: ConstraintAttribute) {
    connect(.arranged(0), line, .equal)
    for side in [across.near, across.far] where side != line { connect(.arranged(0), side, inside(side)) }
  }

  /// The guide that reaches from the first of the shown views' near sides to the last of their far sides; on the side
  /// where the views stand in line it keeps to them all but strictly.
  private mutating func implySpanner(along line: ConstraintAttribute) -> StackConstraint.Item {
    let spanner = addGuide("UISV-alignment-spanner")
    for side in [across.near, across.far] {
      for index in shown {
        if side == line {
          imply(.spanningBoundary, spanner, side, .equal, .arranged(index), priority: 999.5)
        } else {
          let outside: ConstraintRelation = side == across.near ? .lessThanOrEqual : .greaterThanOrEqual
          imply(.spanningBoundary, spanner, side, outside, .arranged(index))
        }
      }
    }
    imply(.spanningFit, spanner, across.length, .equal, nil, priority: 51)
    return spanner
  }

  /// How an item's side compares with the canvas' where the item lies within.
  private func inside(_ side: ConstraintAttribute) -> ConstraintRelation {
    side == across.near ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
