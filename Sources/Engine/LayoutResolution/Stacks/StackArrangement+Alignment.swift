import LayoutModel

/// The alignment across the axis.
extension StackArrangement {
  /// Lines the views up, and places them in the canvas.
  ///
  /// A baseline is horizontal: a vertical stack view takes alignment by the first one for leading, by the last one for trailing. A stack
  /// view aligned by first baselines begins at the first view's top, or above; higher views reach out of it (rdar 32291130, useyourloaf.com
  /// of iOS 13). All views end within it: Interface Builder puts them at the bottom of a higher stack view. By last baselines all is
  /// mirrored: the stack view ends at the first view's bottom. UIKit's prints show a canvas that fits at 49.
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
      implyLine(along: .lastBaseline, pinned: [across.near])
      implyEvenTexts()
    case .leading, .top, .firstBaseline: implyLine(along: across.near, pinned: [across.near, across.far])
    case .trailing, .bottom, .lastBaseline: implyLine(along: across.far, pinned: [across.near, across.far])
    }
  }

  /// Lets texts that may wrap ask for an even part of the width each, because their wrapping decides their baselines: as printed by stack
  /// views with text. Two conditions are inferred: at least two texts, and texts that may wrap.
  private mutating func implyEvenTexts() {
    guard wrapping.count > 1, !behavior.evensWrappingTexts else { return }
    for index in wrapping { implyEvenPart(of: index, behavior.priorityOfEvenTexts) }
  }

  /// Lets each text that may wrap ask for an even part of the width, up to iOS 14, whatever the alignment and the other
  /// views. The priority is a little above the text's compression resistance; a text that resists as much as anything can asks for none:
  /// beside a square image of a public file it takes what the image leaves.
  private mutating func implyEvenParts() {
    guard shown.count > 1, settings.distribution == .fill else { return }
    for index in wrapping {
      let resistance = views[index].horizontalCompressionResistance
      guard let priority = Priority(rawValue: resistance.rawValue + SystemBehavior.evenTextsAboveResistance) else {
        continue
      }
      implyEvenPart(of: index, priority)
    }
  }

  private mutating func implyEvenPart(of index: Int, _ priority: Priority) {
    imply(
      .textWidthDisambiguation, .arranged(index), .width, .equal, .stack, multiplier: 1 / Double(shown.count),
      priority: priority)
  }

  /// Aligns an attribute of each view with the first view's.
  private mutating func align(_ attribute: ConstraintAttribute) {
    for index in views.indices.dropFirst() { imply(.alignment, .arranged(0), attribute, .equal, .arranged(index)) }
  }

  /// The views stand along a line. Several views are spanned by a guide, a single view by the canvas itself.
  ///
  /// - Parameters:
  ///   - line: The attribute that is equal for all views.
  ///   - pinned: The sides on which what spans the views meets the canvas; on another, of a line of baselines, the first view lies
  ///     within.
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
        if pinned.contains(side) { connect(spanner, side) } else { connect(.arranged(0), side, inside(side)) }
      }
    }
    if isBaseline || views.count == 1 { fitCanvas(across.length) }
  }

  private mutating func connectSingleView(along line: ConstraintAttribute) {
    connect(.arranged(0), line, .equal)
    for side in [across.near, across.far] where side != line { connect(.arranged(0), side, inside(side)) }
  }

  /// The guide that reaches from the first of the shown views' near sides to the last of their far sides. On the side
  /// of the line it keeps to the views almost strictly.
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

  /// The relation of an item's side to the canvas', for an item that lies within.
  private func inside(_ side: ConstraintAttribute) -> ConstraintRelation {
    side == across.near ? .greaterThanOrEqual : .lessThanOrEqual
  }
}
