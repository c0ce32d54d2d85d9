import LayoutModel
import LayoutResolution
import LinearProgramming

/// The lengths that constraints leave open, by view. A subview placed by its mask is open along with its superview.
struct OpenLengths {
  /// The range up to which an attribute counts as determined, in points.
  private let tolerance: Double
  private var ranges: [Int: (width: Double, height: Double)] = [:]

  init(tolerance: Double) { self.tolerance = tolerance }

  /// Enters the open attributes of a solved view, from the ranges of its columns.
  mutating func enter(_ view: Int, solved index: Int, _ ranges: [Double]) -> AmbiguousAttributes {
    enter(
      view, x: ranges[Unknowns.positionColumn(index, .horizontal)],
      y: ranges[Unknowns.positionColumn(index, .vertical)],
      width: ranges[Unknowns.lengthColumn(index, .horizontal)],
      height: ranges[Unknowns.lengthColumn(index, .vertical)])
  }

  /// Enters the open attributes of a view that follows its mask: those that its superview's open lengths move.
  mutating func enter(
    _ view: Int, in superview: Int, _ horizontal: AutoresizingRule, _ vertical: AutoresizingRule
  ) -> AmbiguousAttributes {
    guard let open = ranges[superview] else { return [] }
    func moved(_ share: Double, _ range: Double) -> Double { share == 0 ? 0 : abs(share) * range }
    return enter(
      view, x: moved(horizontal.positionShare, open.width), y: moved(vertical.positionShare, open.height),
      width: moved(horizontal.lengthShare, open.width), height: moved(vertical.lengthShare, open.height))
  }

  private mutating func enter(
    _ view: Int, x: Double, y: Double, width: Double, height: Double
  ) -> AmbiguousAttributes {
    if width > 0 || height > 0 { ranges[view] = (width, height) }
    let all: [(AmbiguousAttributes, Double)] = [(.x, x), (.y, y), (.width, width), (.height, height)]
    // An attribute with a longer range is ambiguous (<doc:GoldenFiles#Ambiguous-attributes>).
    return all.reduce(into: []) { open, attribute in
      if attribute.1 > tolerance { open.insert(attribute.0) }
    }
  }
}
