package import LayoutModel
package import LayoutResolution
import LinearProgramming

/// Certificates for the numbers of a layout's frames.
///
/// Everything is read from the layout itself: the rows that hold with equality, the stronger first, are a basis of the
/// determined numbers. Views on the masks' fast path have rows here too.
///
/// - Complexity: Creating the certificates is near linear in the layout's size; a certificate is linear in its terms.
package struct LayoutCertificates {
  private let layout: Layout
  private let placed: PlacedTree
  private let parameters: Parameters
  /// The values of all parameters, and of all frozen inputs behind them.
  private let quantities: [Double]
  /// Every item except the root, in the order of the columns.
  private let viewsOfColumns: [Int32]
  private var tight: TightRows
  /// Linearly dependent rows, any of which may stand for another.
  private var interchangeable: Set<Int> = []
  /// The rows of goals that are missed, the strongest first.
  private var missed: [Int] = []
  /// The combinations of the strongest of them: rows with multipliers. They show which rows press on a content.
  private var pressures: [(row: Int, multipliers: [(row: Int, multiplier: Double)])] = []

  /// The maximum number of missed goals that are examined for pressure on a content.
  private static let maximumPressures = 48

  /// Creates the certificates of a layout.
  package init(_ layout: Layout) {
    self.layout = layout
    let tree = layout.tree
    parameters = Parameters(tree)
    var resolution = InsetResolution(tree, in: layout.window, frames: layout.unroundedFrames)
    let sizes = tree.wrappingTextViews.map { view in
      let size = tree.views[Int(view)].intrinsicContentSize
      return Size(width: size[.horizontal] ?? 0, height: size[.vertical] ?? 0)
    }
    let values = parameters.values(layout.window, resolution.insets(), sizes)
    quantities = values.parameters + values.frozenInputs
    placed = PlacedTree(tree, layout.unroundedFrames, parameters, values)
    viewsOfColumns = (1..<Int32(max(1, tree.count))).map(\.self)
    tight = TightRows(columnCount: placed.program.columns.count)
    takeUp()
  }

  // MARK: Tight rows

  /// The strength of a row. Stronger rows enter the basis first.
  private enum Rank: Hashable, Comparable {
    case definition, mask, equality, inequality, bound
    case goal(below: Double)
  }

  private func rank(of row: Int) -> Rank {
    switch placed.program.kind(of: row) {
    case .requirement(let relation, _):
      switch placed.sources[row] {
      case .definition: return .definition
      case .mask: return .mask
      case .constraint, .intrinsicSize: return relation == .equal ? .equality : .inequality
      }
    case .goal(let goal): return .goal(below: -goal.strongestLevel)
    }
  }

  /// The index of the first bound's row. These stand behind the program's rows, by their columns.
  private var firstBound: Int { placed.program.rows.count }

  private mutating func takeUp() {
    let program = placed.program
    var weights = [Int32](repeating: 0, count: program.columns.count)
    var ranked: [(rank: Rank, row: Int)] = []
    for row in program.rows.indices where program.rows[row].isActive {
      let (value, magnitude) = placed.difference(ofRow: row)
      if abs(value) <= Tolerances.requirement(magnitude) {
        guard !program.terms(of: row).isEmpty else { continue }
        ranked.append((rank(of: row), row))
        for position in program.terms(of: row) { weights[Int(program.terms[position].index)] += 1 }
      } else if case .goal(let goal) = program.kind(of: row), (value > 0 ? goal.levelAbove : goal.levelBelow) != nil {
        missed.append(row)
      }
    }
    for column in program.columns.indices where program.columns[column].isNonnegative {
      guard let part = Unknowns.part(of: column, viewsOfColumns), part.isLength,
        abs(layout.unroundedFrames[part.view].length(along: part.axis)) <= Tolerances.length
      else { continue }
      ranked.append((.bound, firstBound + column))
      weights[column] += 1
    }
    ranked.sort { $0.rank != $1.rank ? $0.rank < $1.rank : $0.row < $1.row }
    for (_, row) in ranked {
      guard let others = tight.add(terms(of: row), row: row, weights, defining: column(definedBy: row)) else {
        continue
      }
      interchangeable.insert(row)
      for other in others { interchangeable.insert(other.row) }
    }
    let levels = Dictionary(uniqueKeysWithValues: missed.map { ($0, level(ofMissed: $0)) })
    missed.sort { (levels[$0] ?? 0, $1) > (levels[$1] ?? 0, $0) }
    pressures = missed.prefix(Self.maximumPressures).map { ($0, tight.express(terms(of: $0)).multipliers) }
  }

  /// The column that a row defines, behind those of the views.
  private func column(definedBy row: Int) -> Int32? {
    guard row < firstBound, placed.sources[row] == .definition else { return nil }
    let columns = placed.program.terms(of: row).map { placed.program.terms[$0].index }
    return columns.max().flatMap { Int($0) >= 4 * viewsOfColumns.count ? $0 : nil }
  }

  private func terms(of row: Int) -> [TightRows.Term] {
    guard row < firstBound else { return [(Int32(row - firstBound), 1)] }
    return placed.program.terms(of: row).map {
      (placed.program.terms[$0].index, placed.program.terms[$0].coefficient)
    }
  }

  /// The level of a missed goal, on the side on which it is missed.
  private func level(ofMissed row: Int) -> Double {
    guard case .goal(let goal) = placed.program.kind(of: row) else { return Priority.required.rawValue }
    let isAbove = placed.difference(ofRow: row).value > 0
    return (isAbove ? goal.levelAbove : goal.levelBelow) ?? goal.strongestLevel
  }

  // MARK: Certificates

  /// The certificate of a number of a view's or guide's frame.
  ///
  /// - Parameters:
  ///   - view: The item.
  ///   - measure: The number of its frame; a location is in its superview's coordinates.
  /// - Returns: The certificate.
  package func certificate(of view: ViewTree.Index, _ measure: FrameMeasure) -> FrameCertificate {
    certificate(of: view, measure) { tight.express($0) }
  }

  /// The certificate of a number without the terms that don't matter.
  ///
  /// - Parameters:
  ///   - view: The item.
  ///   - measure: The number of its frame.
  ///   - marked: The rows that matter (`markedRows`).
  /// - Returns: The certificate, with the sources of these rows alone.
  func certificate(
    of view: ViewTree.Index, _ measure: FrameMeasure, among marked: TightRows.Marked
  ) -> FrameCertificate {
    certificate(of: view, measure) { marked.express($0) }
  }

  /// The rows whose sources matter, and those that refer to the window's size.
  func markedRows(where matters: (FrameCertificate.Source) -> Bool) -> TightRows.Marked {
    TightRows.Marked(of: tight) { row in
      guard row < firstBound else { return source(of: row).map(matters) ?? false }
      let refersToWindow = placed.program.parameterTerms(of: row).contains { position in
        if case .window = parameters.meaning(of: Int(placed.program.parameterTerms[position].index)) {
          true
        } else {
          false
        }
      }
      return refersToWindow || plainSource(of: row).map(matters) ?? false
    }
  }

  /// The source of a row of the program, a content's without a look at what keeps the view to it.
  private func plainSource(of row: Int) -> FrameCertificate.Source? {
    guard case .intrinsicSize(let view, let axis) = placed.sources[row] else { return source(of: row) }
    return .content(layout.tree.index(at: view), axis, .contentHuggingPriority)
  }

  private func certificate(
    of view: ViewTree.Index, _ measure: FrameMeasure,
    by express: ([TightRows.Term]) -> (multipliers: [(row: Int, multiplier: Double)], rest: [TightRows.Term])
  ) -> FrameCertificate {
    let frame = layout.unroundedFrames[view.position]
    let (axis, length) = (measure.axis, frame.length(along: measure.axis))
    let value = measure.isLength ? length : frame.position(along: axis) + measure.fraction * length
    var certificate = FrameCertificate(value: value + measure.offset)
    guard view != layout.tree.root else {
      let share = measure.isLength ? 1 : measure.fraction
      if axis == .horizontal { certificate.perWidth = share } else { certificate.perHeight = share }
      certificate.terms = [measure.insetTerm].compactMap(\.self)
      return certificate
    }
    let share = measure.isLength ? 1 : measure.fraction
    let (multipliers, rest) = express(columns(of: view, measure))
    add(multipliers, to: &certificate)
    for term in rest {
      guard let part = Unknowns.part(of: Int(term.column), viewsOfColumns) else { continue }
      let frame = layout.unroundedFrames[part.view]
      let value = part.isLength ? frame.length(along: part.axis) : frame.position(along: part.axis)
      certificate.terms.append(
        FrameCertificate.Term(
          source: .declaredFrame(layout.tree.index(at: part.view), part.axis, isLength: part.isLength),
          constant: value, multiplier: term.coefficient))
    }
    let ambiguity = layout.ambiguities[view.position]
    certificate.isOpen =
      !rest.isEmpty || (!measure.isLength && ambiguity.contains(axis == .horizontal ? .x : .y))
      || (share != 0 && ambiguity.contains(axis == .horizontal ? .width : .height))
    certificate.isDegenerate = multipliers.contains { interchangeable.contains($0.row) }
    certificate.terms = ordered(certificate.terms)
    if let own = measure.insetTerm { certificate.add(own) }
    return certificate
  }

  /// The columns whose sum is a number of a view's frame; none for the root.
  private func columns(of view: ViewTree.Index, _ measure: FrameMeasure) -> [TightRows.Term] {
    guard view != layout.tree.root else { return [] }
    let index = view.position - 1
    var sum: [TightRows.Term] = []
    if !measure.isLength { sum.append((Int32(Unknowns.positionColumn(index, measure.axis)), 1)) }
    let share = measure.isLength ? 1 : measure.fraction
    if share != 0 { sum.append((Int32(Unknowns.lengthColumn(index, measure.axis)), share)) }
    return sum
  }

  /// Adds multiples of rows: their constants, and their parts of the window's size, insets and text.
  private func add(_ multipliers: [(row: Int, multiplier: Double)], to certificate: inout FrameCertificate) {
    var insets: [FrameCertificate.Source: FrameCertificate.Term] = [:]
    var order: [FrameCertificate.Source] = []
    func add(_ inset: FrameCertificate.Source, _ constant: Double, _ factor: Double) {
      guard constant != 0 else { return }
      if insets[inset] == nil { order.append(inset) }
      insets[inset, default: FrameCertificate.Term(source: inset, constant: constant, multiplier: 0)].multiplier +=
        factor
    }
    for (row, multiplier) in multipliers {
      let source = source(of: row)
      if let source {
        certificate.terms.append(
          FrameCertificate.Term(source: source, constant: constant(of: row, source), multiplier: multiplier))
      }
      guard row < firstBound else { continue }
      for position in placed.program.parameterTerms(of: row) {
        let term = placed.program.parameterTerms[position]
        let factor = -multiplier * term.coefficient
        switch parameters.meaning(of: Int(term.index)) {
        case .window(.horizontal): certificate.perWidth += factor
        case .window(.vertical): certificate.perHeight += factor
        case .inset(let number, let edge):
          add(.inset(layout.tree.insets[number], edge), quantities[Int(term.index)], factor)
        case .text: break
        }
      }
      if let source, case .constraint(let index) = source { addFixedInsets(of: index, row, multiplier, add) }
    }
    certificate.terms += order.compactMap { insets[$0] }.filter { abs($0.multiplier) > Tolerances.rounding }
    if abs(certificate.perWidth) < Tolerances.rounding { certificate.perWidth = 0 }
    if abs(certificate.perHeight) < Tolerances.rounding { certificate.perHeight = 0 }
  }

  /// Adds the insets of a constraint's items that are known from the tree: alignment rectangles, baselines, explicit
  /// margins.
  private func addFixedInsets(
    of index: Int, _ row: Int, _ multiplier: Double, _ add: (FrameCertificate.Source, Double, Double) -> Void
  ) {
    let constraint = layout.tree.constraints[index]
    let rest = placed.program.rows[row].constant + constraint.constant
    guard rest != 0 else { return }
    let number = [constraint.secondInsets, constraint.firstInsets].compactMap(\.self).first { number in
      layout.tree.insets[Int(number)].fixed != nil
    }
    add(.inset(number.map { layout.tree.insets[Int($0)] }, nil), abs(rest), rest > 0 ? -multiplier : multiplier)
  }

  /// The right-hand side of a row as it is written.
  private func constant(of row: Int, _ source: FrameCertificate.Source) -> Double {
    guard row < firstBound else { return 0 }
    switch source {
    case .constraint(let index): return layout.tree.constraints[index].constant
    case .content:
      // A text's own length is among the frozen inputs.
      return placed.program.parameterTerms(of: row).reduce(-placed.program.rows[row].constant) { sum, position in
        let term = placed.program.parameterTerms[position]
        return sum - term.coefficient * quantities[Int(term.index)]
      }
    default: return -placed.program.rows[row].constant
    }
  }

  /// The source of a row in a certificate; `nil` for a row that defines a column.
  private func source(of row: Int) -> FrameCertificate.Source? {
    guard row < firstBound else {
      return Unknowns.part(of: row - firstBound, viewsOfColumns).map {
        .zeroLength(layout.tree.index(at: $0.view), $0.axis)
      }
    }
    switch placed.sources[row] {
    case .constraint(let index): return .constraint(index)
    case .mask(let view):
      return part(ofRow: row).map { .mask(layout.tree.index(at: view), $0.axis, isLength: $0.isLength) }
    case .intrinsicSize(let view, let axis):
      return .content(layout.tree.index(at: view), axis, priority(ofContent: row))
    case .definition: return nil
    }
  }

  /// The part of a frame that a row with one column, or the first of several, is about.
  private func part(ofRow row: Int) -> (view: Int, axis: Axis, isLength: Bool)? {
    placed.program.terms[placed.program.terms(of: row)].first.flatMap {
      Unknowns.part(of: Int($0.index), viewsOfColumns)
    }
  }

  /// The priority that keeps a view to its content: hugging if it resists growing, compression resistance if it resists
  /// shrinking. A goal that presses on the view would deviate less if the view gave way. Without any pressure it is
  /// hugging.
  private func priority(ofContent row: Int) -> Repair.ContentPriority {
    switch placed.program.kind(of: row) {
    case .requirement(.atLeast, _): return .contentCompressionResistancePriority
    case .requirement: return .contentHuggingPriority
    case .goal(let goal):
      guard goal.levelAbove != nil else { return .contentCompressionResistancePriority }
      guard goal.levelBelow != nil else { return .contentHuggingPriority }
    }
    for (other, multipliers) in pressures {
      guard let own = multipliers.first(where: { $0.row == row }) else { continue }
      // If the signs are equal, the other goal's deviation grows with the content's length.
      let grows = own.multiplier * (placed.difference(ofRow: other).value > 0 ? 1 : -1) > 0
      return grows ? .contentCompressionResistancePriority : .contentHuggingPriority
    }
    return .contentHuggingPriority
  }

  // MARK: What would determine open numbers

  /// A hypothetical basis in which unknown contents have their present lengths, and constraints that code makes hold as
  /// well.
  package struct Determination {
    fileprivate var tight: TightRows
    /// The sources of the rows behind the bounds.
    fileprivate var added: [FrameCertificate.Source]
    /// The sources of those that one-sided rows stand for, by the rows.
    fileprivate var standIns: [Int: [FrameCertificate.Source]]
    fileprivate let certificates: LayoutCertificates
    /// The parts of the open columns in the expressions of others.
    fileprivate var open: TightRows.Marked

    /// Tells whether a number of a view's frame is determined.
    func determines(_ view: ViewTree.Index, _ measure: FrameMeasure) -> Bool {
      open.express(certificates.columns(of: view, measure)).rest.isEmpty
    }

    /// The sources that determine a number of a view's frame; `nil` if it stays open.
    func sources(of view: ViewTree.Index, _ measure: FrameMeasure) -> [FrameCertificate.Source]? {
      let (multipliers, rest) = tight.express(certificates.columns(of: view, measure))
      guard rest.isEmpty else { return nil }
      let firstAdded = certificates.firstBound + certificates.placed.program.columns.count
      return multipliers.flatMap { multiple -> [FrameCertificate.Source] in
        guard multiple.row < firstAdded else { return [added[multiple.row - firstAdded]] }
        return [certificates.source(of: multiple.row)].compactMap(\.self) + (standIns[multiple.row] ?? [])
      }
    }
  }

  /// The basis if unknown contents had their present lengths, and constraints that don't take part did.
  ///
  /// An open length often stands at a limit, such as the least height that it may have. The limit doesn't determine it, so what would do
  /// that is a source too.
  ///
  /// - Parameters:
  ///   - contents: The contents, and their axes.
  ///   - constraints: The constraints, by their indices in the tree.
  /// - Returns: The sources that would determine numbers then.
  func determination(
    byContentsOf contents: [(view: ViewTree.Index, axis: Axis)], _ constraints: [Int]
  ) -> Determination {
    var tight = tight
    var added: [FrameCertificate.Source] = []
    var standIns: [Int: [FrameCertificate.Source]] = [:]
    let weights = [Int32](repeating: 1, count: placed.program.columns.count)
    let firstAdded = firstBound + placed.program.columns.count
    func add(_ terms: [TightRows.Term], _ source: FrameCertificate.Source) {
      guard !terms.isEmpty else { return }
      guard let others = tight.add(terms, row: firstAdded + added.count, weights) else { return added.append(source) }
      for other in others where other.row < firstAdded && isOneSided(other.row) {
        standIns[other.row, default: []].append(source)
      }
    }
    for (view, axis) in contents {
      add(columns(of: view, FrameMeasure(axis, isLength: true)), .content(view, axis, .contentHuggingPriority))
    }
    for constraint in constraints { add(terms(of: placed.row(ofConstraint: constraint)), .constraint(constraint)) }
    return Determination(
      tight: tight, added: added, standIns: standIns, certificates: self,
      open: TightRows.Marked(of: tight) { _ in false })
  }

  /// Tells whether a row is a limit: it leaves a length open on one side.
  private func isOneSided(_ row: Int) -> Bool {
    guard row < firstBound else { return true }
    return switch placed.program.kind(of: row) {
    case .requirement(let relation, _): relation != .equal
    case .goal(let goal): goal.levelAbove == nil || goal.levelBelow == nil
    }
  }

  // MARK: From the window to the view

  /// Terms in an order for explanations: by the depth of the deepest view that they refer to, with insets behind the
  /// terms that they belong to.
  private func ordered(_ terms: [FrameCertificate.Term]) -> [FrameCertificate.Term] {
    guard terms.count > 1 else { return terms }
    let ranks = terms.map { rank(of: $0.source) }
    return terms.indices.sorted { a, b in
      ranks[a] != ranks[b] ? ranks[a].lexicographicallyPrecedes(ranks[b]) : a < b
    }.map { terms[$0] }
  }

  private func rank(of source: FrameCertificate.Source) -> [Int] {
    let tree = layout.tree
    func depth(_ view: Int) -> Int { Int(tree.depths[view]) }
    switch source {
    case .constraint(let index):
      let constraint = tree.constraints[index]
      let views = [constraint.firstView, constraint.secondView].compactMap { $0.map(Int.init) }
      return [views.map(depth).max() ?? 0, views.min() ?? 0, views.max() ?? 0, index]
    case .mask(let view, let axis, let isLength), .declaredFrame(let view, let axis, let isLength):
      return [depth(view.position), view.position, axis == .horizontal ? 0 : 1, isLength ? 1 : 0]
    case .content(let view, _, _), .zeroLength(let view, _):
      return [depth(view.position), view.position, view.position]
    case .inset(let insets, _): return [.max, insets.map { Int($0.view) } ?? 0]
    }
  }

  // MARK: What isn't met

  /// The goals of a view that are missed along an axis: its content's, and optional constraints that name it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - axis: The axis.
  /// - Returns: The goals, the strongest first.
  package func unmetGoals(of view: ViewTree.Index, along axis: Axis) -> [UnmetGoal] {
    missed.compactMap { row in
      let value = placed.difference(ofRow: row).value
      let (source, wanted): (FrameCertificate.Source, Double)
      switch placed.sources[row] {
      case .constraint(let index):
        let constraint = layout.tree.constraints[index]
        guard constraint.firstAttribute.axis == axis,
          [constraint.firstView, constraint.secondView].contains(Int32(view.position))
        else { return nil }
        (source, wanted) = (.constraint(index), constraint.constant)
      case .intrinsicSize(let own, axis) where own == view.position:
        let kind: Repair.ContentPriority =
          value > 0 ? .contentHuggingPriority : .contentCompressionResistancePriority
        (source, wanted) = (
          .content(view, axis, kind), layout.unroundedFrames[own].length(along: axis) - value
        )
      case .intrinsicSize, .mask, .definition: return nil
      }
      let level = level(ofMissed: row)
      let because = tight.express(terms(of: row)).multipliers.filter { self.level(ofTight: $0.row) >= level }
      return UnmetGoal(
        source: source, priority: level, wanted: wanted, missing: abs(value),
        because: ordered(
          because.compactMap { multiple in
            self.source(of: multiple.row).map { FrameCertificate.Term(source: $0, constant: 0, multiplier: 0) }
          }
        ).map(\.source))
    }
  }

  /// The level of a row that holds with equality: that of its strongest side.
  private func level(ofTight row: Int) -> Double {
    guard row < firstBound, case .goal(let goal) = placed.program.kind(of: row) else {
      return Priority.required.rawValue
    }
    return goal.strongestLevel
  }
}

extension FrameCertificate {
  /// Adds an item's insets. An equal inset with the opposite sign, from another constraint, cancels it.
  fileprivate mutating func add(_ own: Term) {
    let opposite = terms.firstIndex { term in
      guard case .inset(let insets, _) = term.source, case .inset(let ownInsets, _) = own.source else { return false }
      let sum = term.multiplier * term.constant + own.multiplier * own.constant
      return insets == ownInsets && abs(sum) < Tolerances.relative
    }
    if let opposite { terms.remove(at: opposite) } else { terms.append(own) }
  }
}
