import LayoutModel

/// The lengths that the constraints leave open, by view: what lies inside such a view by its mask is open with it.
struct OpenLengths {
  /// How far an attribute's range has to reach to be ambiguous, in points (spec/DUMP.md).
  private static let tolerance = 1e-6

  private var ranges: [Int: (width: Double, height: Double)] = [:]

  /// What is open of a solved view, from the ranges of its columns.
  mutating func enter(_ view: Int, solved place: Int, _ ranges: [Double]) -> AmbiguousAttributes {
    enter(
      view, x: ranges[Unknowns.positionColumn(place, .horizontal)],
      y: ranges[Unknowns.positionColumn(place, .vertical)],
      width: ranges[Unknowns.lengthColumn(place, .horizontal)],
      height: ranges[Unknowns.lengthColumn(place, .vertical)])
  }

  /// What is open of a view that follows its mask: what its superview's open lengths move.
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
    return all.reduce(into: []) { open, attribute in
      if attribute.1 > Self.tolerance { open.insert(attribute.0) }
    }
  }
}

/// A warning for each view that the constraints don't determine, in preorder.
func ambiguityDiagnostics(_ ambiguities: [AmbiguousAttributes], of tree: ViewTree) -> [Diagnostic] {
  zip(tree.indices, ambiguities).filter { !$1.isEmpty }.map { view, ambiguity in
    let name = tree.name(of: view)
    let names = ambiguity.names
    let list = names.count == 1 ? names[0] : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    return Diagnostic(
      .ambiguousLayout, "'\(name)' is ambiguous: its constraints leave \(list) open",
      position: tree[view].position, items: [name])
  }
}
