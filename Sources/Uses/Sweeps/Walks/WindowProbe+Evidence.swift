import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// The evidence that probes rest on: nothing happens between two probes with the same evidence.
extension WindowProbe {
  /// A Boolean value that tells whether all evidence of the numbers is known.
  var isProvable: Bool {
    evidence.values.allSatisfy { $0.isComplete && !$0.parts.contains(where: \.isOfPoint) }
  }

  /// Tells whether all evidence of the numbers is also known on the way to another probe. Insets or text sizes that
  /// change on the way may be known only for the probe itself.
  func isProvable(toward other: WindowProbe) -> Bool {
    isProvable
      && evidence.allSatisfy { name, own in
        guard let its = other.evidence[name] else { return true }
        return !zip(own.parts, its.parts).contains { $0.isOfOtherInputs(than: $1) }
      }
  }

  /// A Boolean value that tells whether the probe is of one controller's own views, with all evidence known; a
  /// containing controller is made for its window.
  var isOfProvableViews: Bool { layout?.controllers.count == 1 && evidence.count == 1 && isProvable }

  /// Tells whether every number is affine on the straight way to another probe. The same constraints bind, texts break
  /// alike or have the same heights, and comparisons on the way give the same results (`LayoutEvidence`). Window rules
  /// are steps, at which walks are cut (`WindowStep`), except those of margins, which are compared too (`LineSpan`).
  ///
  /// - Parameters:
  ///   - other: The other probe.
  ///   - comparison: The strictness with which texts are compared.
  /// - Returns: Whether every number is affine.
  func restsOnSame(as other: WindowProbe, _ comparison: LayoutEvidence.Comparison) -> Bool {
    isMadeLike(other) && hasSameFrames(as: other, comparison)
  }

  /// Tells whether this holds for the numbers alone, whatever the findings.
  func hasSameFrames(as other: WindowProbe, _ comparison: LayoutEvidence.Comparison) -> Bool {
    guard subject == other.subject, traits == other.traits, numbers.count == other.numbers.count,
      decisions == other.decisions, evidence.count == other.evidence.count
    else { return false }
    return lengths.isLike(other.lengths)
      && evidence.allSatisfy { name, own in
        guard let its = other.evidence[name], own.parts.count == its.parts.count else { return false }
        return own.decisions.isLike(its.decisions) && zip(own.parts, its.parts).allSatisfy { $0.isLike($1, comparison) }
      }
  }

  /// Returns the margin by which each condition of the probe's evidence is met, in its own window and in those of other
  /// probes.
  ///
  /// - Parameters:
  ///   - others: Probes with the same evidence.
  ///   - comparison: The strictness with which texts are compared.
  /// - Returns: A row for each condition, with a number for each probe, this one first.
  func margins(with others: [WindowProbe], _ comparison: LayoutEvidence.Comparison) -> [[Double]] {
    lengths.margins(with: others.map(\.lengths))
      + evidence.keys.sorted().flatMap { name -> [[Double]] in
        let all = others.compactMap { $0.evidence[name] }
        guard let own = evidence[name], all.count == others.count else { return [] }
        return own.decisions.margins(with: all.map(\.decisions))
          + own.parts.indices.flatMap { part -> [[Double]] in
            let parts = all.compactMap { part < $0.parts.count ? $0.parts[part] : nil }
            return parts.count == all.count ? own.parts[part].margins(with: parts, comparison) : []
          }
      }
  }
}
