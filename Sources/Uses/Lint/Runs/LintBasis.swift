import Findings
import LayoutEngine
import LayoutModel
import LayoutResolution
import SceneSources
import Sweeps

/// The basis of a finding: the facts about a layout that make the finding true. They determine the finding's certainty.
enum LintBasis {
  /// The declarations in the file.
  case declarations
  /// One constraint of the file, by its index in the controller's tree.
  case constraint(controller: Int, Int)
  /// The set of constraints and views that has no solution.
  case conflict(controller: Int, [Diagnostic.Member])
  /// The numbers that constraints leave open for a view or guide, and the views that compete with it for room.
  case openness(controller: Int, ViewTree.Index, AmbiguousAttributes, tied: [ViewTree.Index])
  /// Lengths of a view; for a text, also the room it needs.
  case lengths(LintView, [Axis], needsText: Bool = false)
  /// The sides on which a view reaches beyond a superview, or beyond the window, or its safe area, if there is none.
  case protrusion(LintView, beyond: LintView?, Protrusion, ofSafeArea: Bool = false)
  /// The area that two views share, or the gap between them.
  case overlap(LintView, LintView)
  /// The quantities that an assertion compares.
  case assertion(Comparison)

  /// A side of a rectangle.
  struct Side: Hashable {
    let axis: Axis
    /// A Boolean value that tells whether the side is the right or the lower one.
    let isFar: Bool
  }
}

/// A sum of multiples of frame numbers, which tells the unknown facts that it rests on.
///
///     maxX of 'edit' - width of 'header'      what both depend on alike cancels out
private struct LintSum {
  private struct Key: Hashable {
    let controller: Int
    let source: FrameCertificate.Source
  }

  private let screen: LintScreen
  private let isOfInterfaceBuilder: Bool
  private var multipliers: [Key: Double] = [:]
  private var order: [Key] = []

  init(_ screen: LintScreen, isOfInterfaceBuilder: Bool) {
    self.screen = screen
    self.isOfInterfaceBuilder = isOfInterfaceBuilder
  }

  /// Adds a multiple of a view's length.
  mutating func add(lengthOf view: LintView, _ axis: Axis, times factor: Double) {
    add(view, FrameMeasure(axis, isLength: true), times: factor)
  }

  /// Adds a multiple of the position of a view's side in one of its superviews, or in the window if there is none.
  mutating func add(
    _ side: LintBasis.Side, of view: LintView, in outer: Int?, times factor: Double
  ) {
    add(side.axis, at: side.isFar ? 1 : 0, of: view, in: outer, times: factor)
  }

  /// Adds a multiple of the position of a point within a view along an axis: from 0, its near edge, to 1, its far one.
  mutating func add(_ axis: Axis, at fraction: Double, of view: LintView, in outer: Int?, times factor: Double) {
    add(view, FrameMeasure(axis, isLength: false, fraction: fraction), times: factor)
    for place in screen.placesOfSuperviews(of: screen.place(of: view)) {
      guard place != outer else { return }
      add(screen.views[place], FrameMeasure(axis, isLength: false), times: factor)
    }
  }

  private mutating func add(_ view: LintView, _ measure: FrameMeasure, times factor: Double) {
    let certainty = screen.certainty(ofController: view.controller, isOfInterfaceBuilder: isOfInterfaceBuilder)
    for term in certainty.guessedTerms(of: view.index, measure) {
      let key = Key(controller: view.controller, source: term.source)
      if multipliers[key] == nil { order.append(key) }
      multipliers[key, default: 0] += factor * term.multiplier
    }
  }

  /// The guesses that the sum rests on.
  var guesses: [(controller: Int, guess: LayoutGuess)] {
    order.compactMap { key in
      guard abs(multipliers[key] ?? 0) > Self.rounding else { return nil }
      return screen.certainty(ofController: key.controller, isOfInterfaceBuilder: isOfInterfaceBuilder)
        .guess(of: key.source).map { (key.controller, $0) }
    }
  }

  private static let rounding = 1e-9
}

extension LintScreen {
  /// Tells whether a finding is certain.
  ///
  /// - Parameters:
  ///   - basis: The finding's basis.
  ///   - isOfInterfaceBuilder: Whether the scene is from an Interface Builder file; a fixture declares everything.
  ///   - changes: What code does to the file's views and constraints.
  /// - Returns: Its certainty.
  func certainty(of basis: LintBasis, isOfInterfaceBuilder: Bool, _ changes: CodeChanges? = nil) -> Certainty {
    guard isOfInterfaceBuilder else {
      let isKnown = layout.controllers.allSatisfy { !$0.layout.tree.hasUnmeasuredContents }
      let contents = isKnown ? [] : guesses(of: basis, isOfInterfaceBuilder: false)
      return Certainty(
        restingOn: (guessOfPlace(in: basis).map { [$0] } ?? [])
          + contents.map { guess($0.guess, inController: $0.controller, changes, contents: .contents) })
    }
    return Certainty(
      restingOn: (guesses(of: basis, isOfInterfaceBuilder: true) + guessesAround(basis)).map {
        guess($0.guess, inController: $0.controller, changes)
      } + (changes.map { guesses(of: basis, by: $0) } ?? []))
  }

  /// Returns the guess that a screen fills the window, which what reaches beyond its safe area rests on, where the app presents
  /// it in a way of its own; `nil` otherwise.
  private func guessOfPlace(in basis: LintBasis) -> Guess? {
    guard case .protrusion(_, beyond: nil, _, _) = basis, let controller = layout.controllers.first else { return nil }
    let tree = controller.layout.tree
    let root = tree[tree.root].declaration
    guard root.hasRareSettings, root.provenance.frame == .part else { return nil }
    return Guess(.part, of: layout.scene ?? tree.itemName(of: tree.root).lintText)
  }

  private func guesses(of basis: LintBasis, isOfInterfaceBuilder: Bool) -> [(controller: Int, guess: LayoutGuess)] {
    func certainty(_ controller: Int) -> LayoutCertainty {
      self.certainty(ofController: controller, isOfInterfaceBuilder: isOfInterfaceBuilder)
    }
    func sum(_ make: (inout LintSum) -> Void) -> [(controller: Int, guess: LayoutGuess)] {
      var sum = LintSum(self, isOfInterfaceBuilder: isOfInterfaceBuilder)
      make(&sum)
      return sum.guesses
    }
    switch basis {
    case .declarations: return []
    case .constraint(let controller, let number):
      return [certainty(controller).guess(of: .constraint(number))].compactMap(\.self).map { (controller, $0) }
    case .conflict(let controller, let members):
      return certainty(controller).guesses(inConflictOf: members).map { (controller, $0) }
    case .openness(let controller, let item, let open, let tied):
      return certainty(controller).guesses(opening: item, open, tying: tied).map { (controller, $0) }
    case .lengths(let view, let axes, let needsText):
      let textAxes = needsText ? Axis.allCases : []
      let texts = textAxes.compactMap { certainty(view.controller).guess(ofContent: view.index, $0) }
      return texts.map { (view.controller, $0) }
        + axes.flatMap { axis in sum { $0.add(lengthOf: view, axis, times: 1) } }
    case .protrusion(let view, let outer, let protrusion, _):
      return protrusion.sides.flatMap { side, _ in
        sum { sum in
          sum.add(side, of: view, in: outer.map(place), times: 1)
          if side.isFar { sum.add(lengthOf: outer ?? root(of: view, along: side.axis), side.axis, times: -1) }
        }
      }
    case .overlap(let first, let second):
      return Axis.allCases.flatMap { axis in
        facing(first, second, axis).flatMap { near, far in
          sum { sum in
            let common = placesOfSuperviews(of: place(of: first)).first { isWithin(place(of: second), $0) }
            sum.add(LintBasis.Side(axis: axis, isFar: true), of: near, in: common, times: 1)
            sum.add(LintBasis.Side(axis: axis, isFar: false), of: far, in: common, times: -1)
          }
        }
      }
    case .assertion(let comparison):
      return comparison.quantities(in: layout).flatMap { quantity in
        switch quantity {
        case .places(let places):
          sum { sum in
            for place in places {
              guard let view = self.view(controller: place.item.controller, place.item.index.position) else { continue }
              if place.isLength {
                sum.add(lengthOf: view, place.axis, times: place.factor)
              } else {
                sum.add(place.axis, at: place.fraction, of: view, in: nil, times: place.factor)
              }
            }
          }
        case .text(let item, let axes):
          view(controller: item.controller, item.index.position).map {
            guesses(of: .lengths($0, axes, needsText: true), isOfInterfaceBuilder: isOfInterfaceBuilder)
          } ?? []
        }
      }
    }
  }

  /// Returns the view that is as long as the window along an axis: the controller's own if it fills the window, else
  /// the first controller's.
  private func root(of view: LintView, along axis: Axis) -> LintView {
    let own = views[starts[view.controller]]
    return own.frame.length(along: axis) == window.length(along: axis) ? own : views[0]
  }

  /// Returns two views in their order along an axis: the far edge of the first faces the near edge of the second. If
  /// one lies within the other along the axis, both orders are returned.
  func facing(_ first: LintView, _ second: LintView, _ axis: Axis) -> [(near: LintView, far: LintView)] {
    let (a, b) = (first.frame, second.frame)
    let endsFirst = axis == .horizontal ? a.maxX <= b.maxX : a.maxY <= b.maxY
    let beginsLast = axis == .horizontal ? a.x >= b.x : a.y >= b.y
    if endsFirst == beginsLast { return [(first, second), (second, first)] }
    return [endsFirst ? (first, second) : (second, first)]
  }

  /// Returns a guess in lint's words, of a kind where a control's contents aren't measured.
  private func guess(
    _ guess: LayoutGuess, inController controller: Int, _ changes: CodeChanges?, contents: Guess.Kind = .canvasSize
  ) -> Guess {
    let tree = layout.controllers[controller].layout.tree
    if let own = changes?.change(behind: guess, in: tree) { return Guess(own) }
    let name = tree.itemName(of: guess.view).lintText
    switch guess.cause {
    case .unknown(.ownClass(let name)): return Guess(.ownClass, of: name)
    case .unknown(.image(let image?)): return Guess(.image, of: image)
    case .unknown(.image(nil)): return Guess(.missingImage, of: name)
    case .unknown(.symbol(let symbol)): return Guess(.symbol, of: symbol)
    case .unknown(.text): return Guess(.text, of: name)
    case .unknown(.font(let font)): return Guess(.font, of: font)
    case .unknown(.control): return Guess(contents, of: name)
    case .unknown(.row): return Guess(.row, of: name)
    case .unknown(.part): return Guess(.part, of: guess.view == tree.root ? layout.scene ?? name : name)
    case .leftOpen: return Guess(.open, of: name)
    case .removedConstraint: return Guess(.placeholder, of: name)
    }
  }
}
