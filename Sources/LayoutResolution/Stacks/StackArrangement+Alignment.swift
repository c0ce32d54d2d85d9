import LayoutModel

/// The alignment across the axis.
extension StackArrangement {
  /// Lines the views up, and places them in the canvas.
  ///
  /// A baseline is horizontal: a vertical stack view takes alignment by the first one for leading, by the last one for
  /// trailing. UIKit's prints show a canvas that fits at 49, and a spanner of the views connected to it on both sides.
  /// In a canvas that is higher than its views, this leaves their place open. Interface Builder has them at its bottom
  /// where the first baseline lines them up. So the bottom is connected here, and the top is free except for that fit.
  /// For the last baseline that is inferred.
  mutating func implyAlignment(_ builder: inout ViewTreeBuilder) {
    let isHorizontal = settings.axis == .horizontal
    if isHorizontal, behavior.evensWrappingTexts { implyEvenParts(&builder) }
    switch settings.alignment {
    case .fill:
      align(across.near, &builder)
      align(across.far, &builder)
      connect(arranged[0], across.near, .equal, &builder)
      connect(arranged[0], across.far, .equal, &builder)
    case .center: implyLine(along: across.center, pinned: [across.near, across.far], &builder)
    case .firstBaseline where isHorizontal:
      implyLine(along: .firstBaseline, pinned: [across.far], &builder)
      implyEvenTexts(&builder)
    case .lastBaseline where isHorizontal:
      implyLine(along: .lastBaseline, pinned: [across.far], &builder)
      implyEvenTexts(&builder)
    case .leading, .top, .firstBaseline: implyLine(along: across.near, pinned: [across.near, across.far], &builder)
    case .trailing, .bottom, .lastBaseline: implyLine(along: across.far, pinned: [across.near, across.far], &builder)
    }
  }

  /// Lets texts that may wrap ask for an even part of the width each, because their wrapping decides their baselines:
  /// as printed by stack views with text. That it takes two texts, and that they may wrap, is inferred.
  private mutating func implyEvenTexts(_ builder: inout ViewTreeBuilder) {
    guard wrapping.count > 1, !behavior.evensWrappingTexts else { return }
    for index in wrapping { implyEvenPart(of: index, behavior.priorityOfEvenTexts, &builder) }
  }

  /// Lets each text that may wrap ask for an even part of the width, up to iOS 14, whatever the alignment and the other
  /// views. The priority is a little above the text's compression resistance.
  private mutating func implyEvenParts(_ builder: inout ViewTreeBuilder) {
    guard shown.count > 1, settings.distribution == .fill else { return }
    for index in wrapping {
      let resistance = builder.views[arranged[index]].contentCompressionResistancePriority[.horizontal]
      let priority = Priority(rawValue: resistance.rawValue + SystemBehavior.evenTextsAboveResistance) ?? .required
      implyEvenPart(of: index, priority, &builder)
    }
  }

  private mutating func implyEvenPart(of index: Int, _ priority: Priority, _ builder: inout ViewTreeBuilder) {
    imply(
      .textWidthDisambiguation, arranged[index], .width, .equal, stack, multiplier: 1 / Double(shown.count),
      priority: priority, to: &builder)
  }

  /// Aligns an attribute of each view with the first view's.
  private mutating func align(_ attribute: ConstraintAttribute, _ builder: inout ViewTreeBuilder) {
    for view in arranged.dropFirst() { imply(.alignment, arranged[0], attribute, .equal, view, to: &builder) }
  }

  /// Puts the views along a line; a guide spans them, or, where there is one view, the canvas itself.
  ///
  /// - Parameters:
  ///   - line: The attribute that all views have in one place.
  ///   - pinned: The sides on which the spanner meets the canvas; on the other side it only lies within.
  ///   - builder: The tree.
  private mutating func implyLine(
    along line: ConstraintAttribute, pinned: [ConstraintAttribute], _ builder: inout ViewTreeBuilder
  ) {
    align(line, &builder)
    let isBaseline = line == .firstBaseline || line == .lastBaseline
    for view in arranged { imply(.ambiguitySuppression, view, across.length, .equal, nil, priority: 25, to: &builder) }
    if arranged.count == 1 {
      connectSingleView(along: isBaseline ? pinned[0] : line, &builder)
    } else {
      if !isBaseline { connect(arranged[0], line, .equal, &builder) }
      let spanner = implySpanner(along: line, &builder)
      for side in [across.near, across.far] where side != line {
        connect(spanner, side, pinned.contains(side) ? .equal : inside(side), &builder)
      }
    }
    if isBaseline || arranged.count == 1 { fitCanvas(across.length, &builder) }
  }

  private mutating func connectSingleView(along line: ConstraintAttribute, _ builder: inout ViewTreeBuilder) {
    connect(arranged[0], line, .equal, &builder)
    for side in [across.near, across.far] where side != line { connect(arranged[0], side, inside(side), &builder) }
  }

  /// The guide that reaches from the first of the shown views' near sides to the last of their far sides. On the side
  /// of the line it keeps to the views almost strictly.
  private mutating func implySpanner(along line: ConstraintAttribute, _ builder: inout ViewTreeBuilder) -> Int {
    let spanner = addGuide("UISV-alignment-spanner", &builder)
    for side in [across.near, across.far] {
      for index in shown {
        if side == line {
          imply(.spanningBoundary, spanner, side, .equal, arranged[index], priority: 999.5, to: &builder)
        } else {
          let outside: ConstraintRelation = side == across.near ? .lessThanOrEqual : .greaterThanOrEqual
          imply(.spanningBoundary, spanner, side, outside, arranged[index], to: &builder)
        }
      }
    }
    imply(.spanningFit, spanner, across.length, .equal, nil, priority: 51, to: &builder)
    return spanner
  }

  /// The relation of an item's side to the canvas', for an item that lies within.
  private func inside(_ side: ConstraintAttribute) -> ConstraintRelation {
    side == across.near ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
