import LayoutModel
import LayoutResolution

/// The breaks of a tree's texts, as a step function of each one's width. It serves sweeps, which return to the same
/// steps; every step is measured once.
final class TextSteps: Sendable {
  /// A range of widths of a view at which its text breaks at the same places, and the resulting size.
  struct Step: Sendable {
    let alike: Range<Double>
    let size: Size

    /// Tells whether the text breaks like this in a view of a width.
    func contains(_ width: Double) -> Bool {
      alike.lowerBound <= width + TextSteps.noise && width + TextSteps.noise < alike.upperBound
    }
  }

  private struct State {
    /// The traits that the texts were measured for.
    var traits: Traits?
    var unwrapped: [Size]?
    /// The steps of each text, by its number, from the narrowest on.
    var steps: [[Step]] = []

    /// Discards measurements for other traits, if the text depends on them.
    mutating func begin(_ tree: ViewTree) {
      let known = traits
      traits = tree.traits
      guard let known, known.displayScale == tree.traits.displayScale,
        known.pseudolanguage == tree.traits.pseudolanguage
      else {
        unwrapped = nil
        steps = [[Step]](repeating: [], count: tree.wrappingTextViews.count)
        return
      }
    }

    /// The step of a text in a view of a width, and whether its range of widths is known.
    mutating func step(_ number: Int, in tree: ViewTree, at width: Double) -> (step: Step, isKnown: Bool) {
      let index = index(of: width, number)
      if index > 0, steps[number][index - 1].contains(width) { return (steps[number][index - 1], true) }
      let found = tree.brokenText(number, inWidth: width)
      let step = Step(alike: found.alike ?? width..<width, size: found.size)
      guard found.alike != nil else { return (step, false) }
      steps[number].insert(step, at: index)
      return (step, true)
    }

    /// The number of a text's steps that begin at a width or before it.
    private func index(of width: Double, _ number: Int) -> Int {
      var (low, high) = (0, steps[number].count)
      while low < high {
        let middle = (low + high) / 2
        if steps[number][middle].alike.lowerBound <= width + TextSteps.noise { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private let state = Guarded(State())

  /// The amount by which a width may be too small for a text, as the line breaker has it.
  fileprivate static let noise = 1e-6
  /// The maximum number of steps that are passed through.
  private static let maximumSteps = 2_000

  /// The sizes of a tree's texts without wrapping.
  func unwrapped(of tree: ViewTree) -> [Size] {
    state.withLock { state in
      state.begin(tree)
      if let known = state.unwrapped { return known }
      let sizes = tree.textSizes(in: nil)
      state.unwrapped = sizes
      return sizes
    }
  }

  /// The sizes of a tree's texts in given frames, and their breaks.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - frames: Its items' frames.
  ///   - quantities: The quantities that are the texts' widths.
  /// - Returns: A size and a width for each text that may wrap.
  func texts(
    of tree: ViewTree, in frames: [Rect], quantities: some Sequence<Int32>
  ) -> (sizes: [Size], widths: [LayoutEvidence.TextWidth]) {
    state.withLock { state in
      state.begin(tree)
      let views = tree.wrappingTextViews
      var (sizes, widths) = ([Size](), [LayoutEvidence.TextWidth]())
      sizes.reserveCapacity(views.count)
      widths.reserveCapacity(views.count)
      for (number, (view, quantity)) in zip(views, quantities).enumerated() {
        let width = frames[Int(view)].width
        let (step, isKnown) = state.step(number, in: tree, at: width)
        sizes.append(step.size)
        widths.append(
          LayoutEvidence.TextWidth(
            view: view, quantity: quantity, width: width, alike: isKnown ? step.alike : nil))
      }
      return (sizes, widths)
    }
  }

  /// The steps of a text between two widths of its view, inclusive, in the order of the way; `nil` if they aren't
  /// known.
  func steps(of number: Int, in tree: ViewTree, from start: Double, to end: Double) -> [Step]? {
    state.withLock { state in
      state.begin(tree)
      let (low, high) = (min(start, end), max(start, end))
      var passed: [Step] = []
      var width = low
      while passed.last.map({ !$0.contains(high) }) ?? true {
        let (step, isKnown) = state.step(number, in: tree, at: width)
        guard isKnown, passed.last.map({ $0.alike.upperBound <= step.alike.lowerBound }) ?? true,
          passed.count < Self.maximumSteps
        else { return nil }
        passed.append(step)
        width = min(high, step.alike.upperBound - Self.noise / 2)
      }
      return start <= end ? passed : passed.reversed()
    }
  }

  /// The range of widths around one at which a text has the same height; `nil` if it isn't known.
  func widthsOfSameHeight(_ number: Int, in tree: ViewTree, at width: Double) -> Range<Double>? {
    state.withLock { state in
      state.begin(tree)
      let (own, isKnown) = state.step(number, in: tree, at: width)
      guard isKnown else { return nil }
      var (low, high) = (own.alike.lowerBound, own.alike.upperBound)
      for _ in 0..<Self.maximumSteps where high.isFinite {
        let above = state.step(number, in: tree, at: high - Self.noise / 2).step
        guard above.size.height == own.size.height, above.alike.upperBound > high else { break }
        high = above.alike.upperBound
      }
      for _ in 0..<Self.maximumSteps where low > Self.noise {
        let below = state.step(number, in: tree, at: low - 1.5 * Self.noise).step
        guard below.size.height == own.size.height, below.alike.lowerBound < low else { break }
        low = below.alike.lowerBound
      }
      return low..<high
    }
  }
}
