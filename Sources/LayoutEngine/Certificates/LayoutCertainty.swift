package import LayoutModel
package import LayoutResolution

/// Something that a layout rests on and that nobody declared or measured.
package struct LayoutGuess: Hashable, Sendable {
  /// The view that it is of, or whose place or size it decides.
  package var view: ViewTree.Index
  package var cause: Cause

  /// Why it isn't known.
  package enum Cause: Hashable, Sendable {
    /// What the view's content asks for, or the frame that its list, its cell or code gives it.
    case unknown(ContentProvenance.Unknown)
    /// The view's constraints leave it where it was drawn, along an axis.
    case leftOpen(Axis)
    /// A constraint of the view that Interface Builder removes when the app is built.
    case removedConstraint(Axis)
  }

  package init(_ view: ViewTree.Index, _ cause: Cause) {
    (self.view, self.cause) = (view, cause)
  }
}

/// What of a layout is sure and what is guessed: one function of its certificates.
///
/// A number is guessed if its certificate holds the size of a content that isn't known, a frame that the canvas stands in for, or
/// a constraint that isn't there at run time. An open number is guessed if it would be determined once all contents that aren't
/// known were.
///
/// Nothing is made before it is asked for: most layouts have nothing to tell.
package final class LayoutCertainty {
  private let layout: Layout
  private let isOfInterfaceBuilder: Bool
  private lazy var certificates = LayoutCertificates(layout)
  private lazy var determination = certificates.determination(byContentsOf: unknownContents, removedConstraints)

  /// What of a layout is known.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - isOfInterfaceBuilder: Whether frames that constraints leave open are those that Interface Builder drew; a fixture's are
  ///     declared.
  package init(_ layout: Layout, isOfInterfaceBuilder: Bool) {
    (self.layout, self.isOfInterfaceBuilder) = (layout, isOfInterfaceBuilder)
  }

  /// The views that ask for no length as far as is known, and may ask for one in code.
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

  /// Whether nothing is asked of certificates: all that there is is declared or measured, and nothing is open.
  package private(set) lazy var isWhollyKnown =
    !isOfInterfaceBuilder
    || layout.ambiguities.allSatisfy(\.isEmpty) && removedConstraints.isEmpty
      && layout.tree.viewIndices.allSatisfy { layout.tree[$0].declaration.isWhollyKnown }

  // MARK: Numbers

  /// What a number of a view's frame is the sum of, in its superview's coordinates.
  package func terms(of view: ViewTree.Index, _ measure: FrameMeasure) -> [FrameCertificate.Term] {
    guard !isWhollyKnown else { return [] }
    let certificate = certificates.certificate(of: view, measure)
    let shares = [(Axis.horizontal, certificate.perWidth), (.vertical, certificate.perHeight)]
    return certificate.terms
      + shares.filter { $0.1 != 0 }.map { axis, share in
        FrameCertificate.Term(
          source: .mask(layout.tree.root, axis, isLength: true),
          constant: axis == .horizontal ? layout.window.size.width : layout.window.size.height,
          multiplier: share)
      }
  }

  /// What isn't known of what a view's content asks for along an axis.
  package func guess(ofContent view: ViewTree.Index, _ axis: Axis) -> LayoutGuess? {
    guard isOfInterfaceBuilder, !layout.tree.isGuide(view), layout.tree[view].declaration.hasRareSettings else {
      return nil
    }
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

  /// What isn't known of a term; `nil` where it is sure.
  package func guess(of source: FrameCertificate.Source) -> LayoutGuess? {
    switch source {
    case .constraint(let index):
      let constraint = layout.tree.constraints[index]
      let axis = constraint.firstAttribute.axis
      if constraint.isRemovedAtBuildTime { return LayoutGuess(constraint.first.view, .removedConstraint(axis)) }
      // A list gives its rows their sizes by constraints that it implies.
      guard constraint.isImplied, constraint.firstAttribute.isSize else { return nil }
      return guess(ofFrame: constraint.first.view, axis)
    case .mask(let view, let axis, _): return guess(ofFrame: view, axis)
    case .content(let view, let axis, _): return guess(ofContent: view, axis)
    case .declaredFrame(let view, let axis, _):
      guard isOfInterfaceBuilder, !layout.tree.isGuide(view) else { return nil }
      return guess(ofContent: view, axis) ?? LayoutGuess(view, .leftOpen(axis))
    case .zeroLength(let view, let axis):
      // Nothing but that is known of a length that is open.
      let length: AmbiguousAttributes = axis == .horizontal ? .width : .height
      return layout.ambiguities[view.position].contains(length) ? guess(ofContent: view, axis) : nil
    case .inset: return nil
    }
  }

  /// The guess behind a view's frame along an axis, which nothing in its file places.
  package func guess(ofFrame view: ViewTree.Index, _ axis: Axis) -> LayoutGuess? {
    guard !layout.tree.isGuide(view) else { return nil }
    let provenance = layout.tree[view].declaration.provenance
    guard let unknown = provenance.frame, provenance.frameAxes.contains(axis) else { return nil }
    return LayoutGuess(view, .unknown(unknown))
  }

  // MARK: Conflicts

  /// What of an irreducible infeasible subset isn't known.
  ///
  /// - Parameter names: What the diagnostic calls its items.
  /// - Returns: The guesses; none where the conflict is sure.
  package func guesses(inConflictOf names: [String]) -> [LayoutGuess] {
    guard !isWhollyKnown else { return guesses(bySpreadsInConflictOf: names) }
    let tree = layout.tree
    var found: [LayoutGuess] = []
    var ofRoot = RootMentions()
    for name in names {
      if let index = tree.constraintIndex(ofID: name) {
        found += guesses(in: [.constraint(index.position)])
        ofRoot.add(tree.constraints[index.position], in: tree)
      } else if let view = tree.index(ofID: name), !tree.isGuide(view) {
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
    return found.isEmpty ? guesses(bySpreadsInConflictOf: names) : found
  }

  /// The symbols of a conflict's members that would have to differ from their measured widths by no more than these may be wrong by,
  /// and there would be none.
  private func guesses(bySpreadsInConflictOf names: [String]) -> [LayoutGuess] {
    guard isOfInterfaceBuilder else { return [] }
    let tree = layout.tree
    let symbols = names.compactMap { tree.index(ofID: $0) }.filter { view in
      !tree.isGuide(view) && !tree.followsMask(view) && tree[view].requiresSize(along: .horizontal)
        && tree[view].spread(for: tree.traits) > 0
    }
    guard !symbols.isEmpty else { return [] }
    let isGone = [-1.0, 1].contains { sign in
      var plan = LayoutPlan(tree)
      for view in symbols {
        var size = tree[view].intrinsicContentSize
        size.width = size.width.map { max(0, $0 + sign * tree[view].spread(for: tree.traits)) }
        plan.setIntrinsicContentSize(size, of: view)
      }
      // What the solver gives up on tells nothing.
      guard let other = try? plan.layout(in: layout.window) else { return false }
      return !other.diagnostics.contains { found in
        found.code == .unsatisfiableConstraints && !Set(found.items).isDisjoint(with: names)
      }
    }
    guard isGone else { return [] }
    return symbols.map { LayoutGuess($0, .unknown(.symbol(tree[$0].declaration.content.image?.symbolName ?? ""))) }
  }

  // MARK: Open numbers

  /// Whether numbers of a view's frame are open for a constraint that a conflict left out: they aren't where the conflict is mended.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - open: The numbers.
  /// - Returns: Whether all of them would be determined.
  package func isOpenedByConflict(_ view: ViewTree.Index, _ open: AmbiguousAttributes) -> Bool {
    let broken = layout.diagnostics.filter { $0.code == .unsatisfiableConstraints }.flatMap(\.broken)
    guard !broken.isEmpty else { return false }
    let constraints = broken.compactMap { layout.tree.constraintIndex(ofID: $0)?.position }
    let determination = certificates.determination(byContentsOf: [], constraints)
    return open.measures.allSatisfy { determination.sources(of: view, $0) != nil }
  }

  /// What isn't known of what leaves numbers of a view's frame open.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - open: The numbers.
  ///   - tied: The views that share room with it, where a tie leaves it open.
  /// - Returns: The guesses: contents and constraints that would determine all of the numbers if they were known, or contents that
  /// decide whether there is a tie; none where some would stay open.
  package func guesses(
    opening view: ViewTree.Index, _ open: AmbiguousAttributes, tying tied: [ViewTree.Index]
  ) -> [LayoutGuess] {
    guard !isWhollyKnown else { return [] }
    var found: [LayoutGuess] = []
    for measure in open.measures {
      guard let sources = determination.sources(of: view, measure) else { return guesses(inTieOf: view, tied, open) }
      // However large whoever shows a view makes it, what its constraints leave open is open.
      found += guesses(in: sources.filter { !isContentWithLength($0) }).filter {
        $0.cause != .unknown(.part) && !found.contains($0)
      }
    }
    return found.isEmpty ? guesses(inTieOf: view, tied, open) : found
  }

  /// The guesses behind the contents that share room in a tie. Between contents of the same priorities there is one however large
  /// they are; else it hangs on whether there is too much room or too little.
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

  /// Tells whether a source is what a content asks for, and its length is one that is known or stands in for one.
  private func isContentWithLength(_ source: FrameCertificate.Source) -> Bool {
    guard case .content(let view, let axis, _) = source else { return false }
    return layout.tree[view].intrinsicContentSize[axis] != nil
  }
}

extension AmbiguousAttributes {
  /// The numbers of a frame that are open.
  fileprivate var measures: [FrameMeasure] {
    let all: [(AmbiguousAttributes, FrameMeasure)] = [
      (.x, FrameMeasure(.horizontal, isLength: false)), (.y, FrameMeasure(.vertical, isLength: false)),
      (.width, FrameMeasure(.horizontal, isLength: true)), (.height, FrameMeasure(.vertical, isLength: true)),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension View {
  /// Whether nothing of its size and place is guessed.
  fileprivate var isWhollyKnown: Bool { !hasRareSettings || provenance == ContentProvenance() }
}

extension ResolvedView {
  /// Whether what its content asks for along an axis is required.
  fileprivate func requiresSize(along axis: Axis) -> Bool {
    intrinsicContentSize[axis] != nil
      && (contentHuggingPriority[axis].isRequired || contentCompressionResistancePriority[axis].isRequired)
  }

  /// The distance, in points, by which the width that its content asks for may miss the true one.
  fileprivate func spread(for traits: Traits) -> Double {
    guard declaration.hasRareSettings else { return 0 }
    return declaration.content.image?.spread(for: traits) ?? 0
  }
}
