import Documents

/// Finds the name that a misspelt one was meant to be.
package enum Spelling {
  /// The candidate nearest to a name, if it is near enough to be a slip: at most a third of the letters may differ, or
  /// two of a short name.
  ///
  /// Ties go to the candidate that comes first. A difference in case counts a quarter, so `PORTRAIT` finds its name.
  /// - Complexity: O(candidates · length · tolerance).
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(name.utf8)
    guard letters.count <= longestName else { return nil }
    let tolerance = max(2, letters.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let bound = (best?.distance ?? 4 * tolerance + 1) - 1
      guard let distance = distance(letters, Array(candidate.utf8), atMost: bound) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The end of a message about a name: `; did you mean 'overlap'?`
  ///
  /// - Parameters:
  ///   - nearest: The name that was meant, if it is known.
  ///   - other: The words where it isn't known.
  /// - Returns: The words.
  package static func suggestion(_ nearest: String?, else other: @autoclosure () -> String = "") -> String {
    nearest.map { "; did you mean '\($0.excerpt)'?" } ?? other()
  }

  /// All candidates that tie for the nearest, in their order.
  static func allNearest(to name: String, among candidates: [String]) -> [String] {
    guard let nearest = nearest(to: name, among: candidates) else { return [] }
    let letters = Array(name.utf8)
    guard let least = distance(letters, Array(nearest.utf8), atMost: .max / 8) else { return [] }
    return candidates.filter { distance(letters, Array($0.utf8), atMost: least) == least }
  }

  /// The maximum length of a name; longer ones aren't slips of anything.
  private static let longestName = 64

  /// The Levenshtein distance in quarters of a letter, or `nil` where it is above a bound. Two letters that differ by
  /// case alone are one quarter apart. A different first letter counts a quarter more, for slips are rare there.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost bound: Int) -> Int? {
    guard bound >= 0, 4 * abs(a.count - b.count) <= bound, b.count <= longestName else { return nil }
    var previous = (0...b.count).map { 4 * $0 }
    for (i, x) in a.enumerated() {
      var current = [4 * (i + 1)]
      for (j, y) in b.enumerated() {
        let substitution = x == y ? 0 : (x | 0x20) == (y | 0x20) ? 1 : 4
        current.append(min(previous[j] + substitution, previous[j + 1] + 4, current[j] + 4))
      }
      guard (current.min() ?? 0) <= bound else { return nil }
      previous = current
    }
    let beginsAlike = a.first.map { $0 | 0x20 } == b.first.map { $0 | 0x20 }
    let distance = previous[b.count] + (beginsAlike ? 0 : 1)
    return distance <= bound ? distance : nil
  }
}
