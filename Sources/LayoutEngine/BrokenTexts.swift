import LayoutModel
import LayoutResolution

/// How a tree's texts break, as it is found: a step function of each one's width, for sweeps, which come back to the same steps.
final class BrokenTexts: Sendable {
  private struct Step {
    let alike: Range<Double>
    let size: Size
  }

  /// By the index of the view.
  private let steps = Guarded([Int32: [Step]]())

  /// What a text's width may lack to fit: as the line breaker has it.
  private static let noise = 1e-6

  /// The sizes of a tree's texts in given frames, and how they break.
  func texts(of tree: ViewTree, in frames: [Rect]) -> (sizes: [Size], widths: [LayoutEvidence.TextWidth]) {
    steps.withLock { steps in
      var (sizes, widths) = ([Size](), [LayoutEvidence.TextWidth]())
      for (number, view) in tree.wrappingTextViews.enumerated() {
        let width = frames[Int(view)].width
        let known = steps[view]?.first {
          $0.alike.lowerBound <= width + Self.noise && width + Self.noise < $0.alike.upperBound
        }
        if let known {
          sizes.append(known.size)
          widths.append(LayoutEvidence.TextWidth(view: view, width: width, alike: known.alike))
          continue
        }
        let found = tree.brokenText(number, inWidth: width)
        if let alike = found.alike { steps[view, default: []].append(Step(alike: alike, size: found.size)) }
        sizes.append(found.size)
        widths.append(LayoutEvidence.TextWidth(view: view, width: width, alike: found.alike))
      }
      return (sizes, widths)
    }
  }
}
