package import LayoutModel
package import LayoutResolution

/// An assumption of a layout that nobody declared or measured.
package struct LayoutGuess: Hashable, Sendable {
  /// The view of the guess, or a view whose position or size depends on it.
  package var view: ViewTree.Index
  package var cause: Cause

  /// The reason that it is a guess.
  package enum Cause: Hashable, Sendable {
    /// The size of the view's content isn't known, or the frame that its list, its cell or code gives it.
    case unknown(ContentProvenance.Unknown)
    /// The view's constraints leave it open along an axis, so it is where it was drawn.
    case leftOpen(Axis)
    /// The view has a constraint that Interface Builder removes when the app is built.
    case removedConstraint(Axis)
  }

  package init(_ view: ViewTree.Index, _ cause: Cause) {
    (self.view, self.cause) = (view, cause)
  }
}

extension ViewTree {
  /// A Boolean that tells whether a view has a content whose size isn't known.
  package var hasUnmeasuredContents: Bool {
    viewIndices.contains { self[$0].declaration.hasRareSettings && self[$0].declaration.provenance.content != nil }
  }
}

/// The sure and the guessed numbers of a layout, as a function of its certificates.
///
/// A number is guessed if its certificate contains an unknown content size, a frame taken from the canvas, or a
/// constraint that isn't there at run time. An open number is guessed if it would be determined once all unknown
/// contents were known.
///
/// Everything is computed when it is asked for, because most layouts have no guesses.
package final class LayoutCertainty {
  private let layout: Layout
  private let isOfInterfaceBuilder: Bool
  private lazy var certificates = LayoutCertificates(layout)
  private lazy var determination = certificates.determination(byContentsOf: unknownContents, removedConstraints)
  /// The basis in which the constraints that conflicts broke hold as well.
  private lazy var determinationWithoutConflicts = certificates.determination(
    byContentsOf: [], conflicts.compactMap { $0.brokenMember?.constraint })
  private lazy var conflicts = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }
  /// The rows with a guess behind them, and those that refer to the window.
  private lazy var guessedRows = certificates.markedRows { self.guess(of: $0) != nil }

  /// Creates the certainty of a layout.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isOfInterfaceBuilder: Whether frames that constraints leave open come from Interface Builder's drawing; a fixture declares its
  ///     frames.
  ///     Builder drew; a fixture's are declared.
  package init(_ layout: Layout, isOfInterfaceBuilder: Bool) {
    (self.layout, self.isOfInterfaceBuilder) = (layout, isOfInterfaceBuilder)
  }

  /// The views without a known content size whose code may give one.
  private var unknownContents: [(view: ViewTree.Index, axis: Axis)] {
    layout.tree.viewIndices.flatMap { view in
      Axis.allCases.compactMap { axis in
        layout.tree[view].intrinsicContentSize[axis] == nil && guess(ofContent: view, axis) != nil ? (view, axis) : nil
      }
    }
  }

  /// The constraints that code makes anew.
  private var removedConstraints: [Int] {
    layout.tree.constraints.indices.filter { layout.tree.constraints[$0].isRemovedAtBuildTime }
  }

  /// A Boolean that tells whether everything is declared or measured, and nothing is open. Then no certificate is
  /// needed.
  package private(set) lazy var isWhollyKnown =
    !isOfInterfaceBuilder && !layout.tree.hasUnmeasuredContents
    || layout.ambiguities.allSatisfy(\.isEmpty) && removedConstraints.isEmpty
      && layout.tree.viewIndices.allSatisfy { layout.tree[$0].declaration.isWhollyKnown }

  // MARK: Numbers

  /// The terms whose sum is a number of a view's frame, in its superview's coordinates, without those of which all is
  /// known.
  package func guessedTerms(of view: ViewTree.Index, _ measure: FrameMeasure) -> [FrameCertificate.Term] {
    guard !isWhollyKnown else { return [] }
    let certificate = certificates.certificate(of: view, measure, among: guessedRows)
    let shares = [(Axis.horizontal, certificate.perWidth), (.vertical, certificate.perHeight)]
    return certificate.terms
      + shares.filter { $0.1 != 0 }.map { axis, share in
        FrameCertificate.Term(
          source: .mask(layout.tree.root, axis, isLength: true),
          constant: axis == .horizontal ? layout.window.size.width : layout.window.size.height,
          multiplier: share)
      }
  }

  /// The guess about a view's content size along an axis; `nil` if it is known.
  package func guess(ofContent view: ViewTree.Index, _ axis: Axis) -> LayoutGuess? {
    guard !layout.tree.isGuide(view), layout.tree[view].declaration.hasRareSettings else { return nil }
    let provenance = layout.tree[view].declaration.provenance
    guard let unknown = provenance.content, provenance.contentAxes.contains(axis) else { return nil }
    return LayoutGuess(view, .unknown(unknown))
  }

  private func guesses(in sources: [FrameCertificate.Source]) -> [LayoutGuess] {
    var found: [LayoutGuess] = []
    for source in sources {
      guard let guess = guess(of: source), !found.contains(guess) else { continue }
      found.append(guess)
    }
    return found
  }

  /// The guess about a term; `nil` if it is sure.
  package func guess(of source: FrameCertificate.Source) -> LayoutGuess? {
    switch source {
    case .constraint(let index):
      let constraint = layout.tree.constraints[index]
      let axis = constraint.firstAttribute.axis
      if constraint.isRemovedAtBuildTime { return LayoutGuess(constraint.first.view, .removedConstraint(axis)) }
      // A list gives its rows their sizes by implied constraints.
      guard constraint.isImplied, constraint.firstAttribute.isSize else { return nil }
      return guess(ofFrame: constraint.first.view, axis)
    case .mask(let view, let axis, _): return guess(ofFrame: view, axis)
    case .content(let view, let axis, _): return guess(ofContent: view, axis)
    case .declaredFrame(let view, let axis, _):
      guard isOfInterfaceBuilder, !layout.tree.isGuide(view) else { return nil }
      return guess(ofContent: view, axis) ?? LayoutGuess(view, .leftOpen(axis))
    case .zeroLength(let view, let axis):
      // Nothing else is known of an open length.
      let length: AmbiguousAttributes = axis == .horizontal ? .width : .height
      return layout.ambiguities[view.position].contains(length) ? guess(ofContent: view, axis) : nil
    case .inset: return nil
    }
  }

  /// The guess behind a view's frame along an axis, which nothing in its file determines.
  package func guess(ofFrame view: ViewTree.Index, _ axis: Axis) -> LayoutGuess? {
    guard !layout.tree.isGuide(view) else { return nil }
    let provenance = layout.tree[view].declaration.provenance
    guard let unknown = provenance.frame, provenance.frameAxes.contains(axis) else { return nil }
    return LayoutGuess(view, .unknown(unknown))
  }

  // MARK: Conflicts

  /// The guesses in an irreducible infeasible subset.
  ///
  /// - Parameter members: The diagnostic's members.
  /// - Returns: The guesses; none if the conflict is sure.
  package func guesses(inConflictOf members: [Diagnostic.Member]) -> [LayoutGuess] {
    guard !isWhollyKnown else { return guesses(bySpreadsInConflictOf: members) }
    let tree = layout.tree
    var found: [LayoutGuess] = []
    var ofRoot = RootMentions()
    for member in members {
      if let index = member.constraint {
        found += guesses(in: [.constraint(index)])
        ofRoot.add(tree.constraints[index], in: tree)
      } else if let view = member.item.map(tree.index), !tree.isGuide(view) {
        let axes = Axis.allCases
        if tree.followsMask(view) {
          found += axes.compactMap { guess(ofFrame: view, $0) }
          ofRoot.add(maskOf: view, in: tree)
        } else {
          found += axes.filter { tree[view].requiresSize(along: $0) }.compactMap { guess(ofContent: view, $0) }
        }
      }
    }
    for axis in Axis.allCases where ofRoot.tellLength(along: axis) {
      found += [guess(ofFrame: tree.root, axis)].compactMap(\.self)
    }
    found = found.reduce(into: []) { unique, guess in if !unique.contains(guess) { unique.append(guess) } }
    return found.isEmpty ? guesses(bySpreadsInConflictOf: members) : found
  }

  /// The symbols among a conflict's members whose measured widths may be wrong. They are guesses if the conflict
  /// vanishes when the widths change within their error.
  private func guesses(bySpreadsInConflictOf members: [Diagnostic.Member]) -> [LayoutGuess] {
    guard isOfInterfaceBuilder else { return [] }
    let tree = layout.tree
    let symbols = members.compactMap(\.item).map(tree.index).filter { view in
      !tree.isGuide(view) && !tree.followsMask(view) && tree[view].requiresSize(along: .horizontal)
        && tree[view].spread(for: tree.traits) > 0
    }
    guard !symbols.isEmpty, errors(of: symbols).contains(where: { isGone(members, changing: symbols, by: $0) }) else {
      return []
    }
    return symbols.map { LayoutGuess($0, .unknown(.symbol(tree[$0].declaration.content.image?.symbolName ?? ""))) }
  }

  /// The changes of symbols' widths that may dissolve a conflict of them, in points. Each width is in an irreducible set
  /// for one reason: it resists compression, and may be too large, or it hugs, and may be too small.
  private func errors(of symbols: [ViewTree.Index]) -> [[Double]] {
    let views = symbols.map { layout.tree[$0] }
    let hugging = views.filter { $0.contentHuggingPriority.horizontal.isRequired }
    // Only a few that do both are told apart.
    let areFew = hugging.count { $0.contentCompressionResistancePriority.horizontal.isRequired } <= Self.maximumOfBoth
    return views.reduce([[]]) { changes, view in
      let spread = view.spread(for: layout.tree.traits)
      let compresses = view.contentCompressionResistancePriority.horizontal.isRequired
      let hugs = view.contentHuggingPriority.horizontal.isRequired
      let own = (compresses ? [-spread] : []) + (hugs && (areFew || !compresses) ? [spread] : [])
      return changes.flatMap { change in own.map { change + [$0] } }
    }
  }

  /// The maximum number of symbols that both hug and resist compression, for each of which two changes are tried.
  private static let maximumOfBoth = 5

  /// Tells whether no conflict has a member of one once the widths of symbols change.
  private func isGone(
    _ members: [Diagnostic.Member], changing symbols: [ViewTree.Index], by changes: [Double]
  ) -> Bool {
    var plan = LayoutPlan(layout.tree)
    for (view, change) in zip(symbols, changes) {
      var size = layout.tree[view].intrinsicContentSize
      size.width = size.width.map { max(0, $0 + change) }
      plan.setIntrinsicContentSize(size, of: view)
    }
    // If the solver gives up, nothing is known.
    guard let other = try? plan.layout(in: layout.window) else { return false }
    return !other.diagnostics.contains { found in
      found.code == .unsatisfiableConstraints && !Set(found.members).isDisjoint(with: members)
    }
  }

  // MARK: Open numbers

  /// Tells whether numbers of a view's frame are open only because of a constraint that a conflict broke.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - open: The numbers.
  /// - Returns: `true` if all of them would be determined without the conflict.
  package func isOpenedByConflict(_ view: ViewTree.Index, _ open: AmbiguousAttributes) -> Bool {
    !conflicts.isEmpty && open.measures.allSatisfy { determinationWithoutConflicts.determines(view, $0) }
  }

  /// The guesses that leave numbers of a view's frame open.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - open: The numbers.
  ///   - tied: The views that share space with it, if a tie leaves it open.
  /// - Returns: The guesses: contents and constraints that would determine all of the numbers if they were known, or
  ///   contents that decide whether there is a tie; none if some numbers would stay open.
  package func guesses(
    opening view: ViewTree.Index, _ open: AmbiguousAttributes, tying tied: [ViewTree.Index]
  ) -> [LayoutGuess] {
    guard !isWhollyKnown else { return [] }
    var found: [LayoutGuess] = []
    for measure in open.measures {
      guard let sources = determination.sources(of: view, measure) else { return guesses(inTieOf: view, tied, open) }
      // Numbers that a view's constraints leave open stay open, whatever size its superview gives it.
      found += guesses(in: sources.filter { !isContentWithLength($0) }).filter {
        $0.cause != .unknown(.part) && !found.contains($0)
      }
    }
    return found.isEmpty ? guesses(inTieOf: view, tied, open) : found
  }

  /// The guesses behind the contents that share space in a tie. Contents with the same priorities tie whatever their
  /// sizes. Otherwise it depends on whether there is too much space or too little.
  private func guesses(
    inTieOf view: ViewTree.Index, _ tied: [ViewTree.Index], _ open: AmbiguousAttributes
  ) -> [LayoutGuess] {
    let lengths = Axis.allCases.filter { open.measures.contains(FrameMeasure($0, isLength: true)) }
    return lengths.flatMap { axis -> [LayoutGuess] in
      let sharing = ([view] + tied).filter {
        !layout.tree.isGuide($0) && layout.tree[$0].intrinsicContentSize[axis] != nil
      }
      let priorities = sharing.map { view in
        [layout.tree[view].contentHuggingPriority[axis], layout.tree[view].contentCompressionResistancePriority[axis]]
      }
      guard sharing.count < 2 || Set(priorities).count > 1 else { return [] }
      return sharing.compactMap { guess(ofContent: $0, axis) }
    }
  }

  /// Tells whether a source is a content's length that is known or has a substitute.
  private func isContentWithLength(_ source: FrameCertificate.Source) -> Bool {
    guard case .content(let view, let axis, _) = source else { return false }
    return layout.tree[view].intrinsicContentSize[axis] != nil
  }
}

extension AmbiguousAttributes {
  /// The open numbers of a frame.
  fileprivate var measures: [FrameMeasure] {
    let all: [(AmbiguousAttributes, FrameMeasure)] = [
      (.x, FrameMeasure(.horizontal, isLength: false)), (.y, FrameMeasure(.vertical, isLength: false)),
      (.width, FrameMeasure(.horizontal, isLength: true)), (.height, FrameMeasure(.vertical, isLength: true)),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension View {
  /// A Boolean that tells whether nothing about its size and position is guessed.
  fileprivate var isWhollyKnown: Bool { !hasRareSettings || provenance == ContentProvenance() }
}

extension ResolvedView {
  /// Tells whether its content size along an axis is required.
  fileprivate func requiresSize(along axis: Axis) -> Bool {
    intrinsicContentSize[axis] != nil
      && (contentHuggingPriority[axis].isRequired || contentCompressionResistancePriority[axis].isRequired)
  }

  /// The possible error of its content's width, in points.
  fileprivate func spread(for traits: Traits) -> Double {
    guard declaration.hasRareSettings else { return 0 }
    return declaration.content.image?.spread(for: traits) ?? 0
  }
}
