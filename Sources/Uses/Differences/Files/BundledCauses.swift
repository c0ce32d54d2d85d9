/// The causes of differences: bundles of changes, each named by its number. Where many changes are undone together, a
/// difference has few bundles and each of these many changes.
struct BundledCauses {
  private var numbers: [[Int]: Int] = [:]
  private var bundles: [[Int]] = []
  private var causes: [[Int]]

  /// No causes of a number of differences.
  init(of count: Int) { causes = Array(repeating: [], count: count) }

  /// The number of a bundle.
  mutating func number(of bundle: [Int]) -> Int {
    if let known = numbers[bundle] { return known }
    numbers[bundle] = bundles.count
    bundles.append(bundle)
    return bundles.count - 1
  }

  /// Adds a bundle to the causes of a difference.
  mutating func add(_ bundle: Int, of difference: Int) {
    if !causes[difference].contains(bundle) { causes[difference].append(bundle) }
  }

  /// The changes that cause something, sorted, with the differences caused by these, in the order of the first ones.
  func grouped() -> [(causes: [Int], differences: [Int])] {
    var groups: [(causes: [Int], differences: [Int])] = []
    var groupsOfCauses: [[Int]: Int] = [:]
    var groupsOfBundles: [[Int]: Int] = [:]
    for (difference, bundles) in causes.enumerated() {
      let bundles = bundles.sorted()
      if let known = groupsOfBundles[bundles] {
        groups[known].differences.append(difference)
        continue
      }
      let changes = Set(bundles.flatMap { self.bundles[$0] }).sorted()
      let group = groupsOfCauses[changes] ?? groups.count
      if group == groups.count {
        groupsOfCauses[changes] = group
        groups.append((changes, []))
      }
      groupsOfBundles[bundles] = group
      groups[group].differences.append(difference)
    }
    return groups
  }
}
