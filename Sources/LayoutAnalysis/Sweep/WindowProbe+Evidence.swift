import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator

/// What probes rest on: nothing happens between two that rest on the same.
extension WindowProbe {
  /// Whether all that the numbers rest on is known.
  var isProvable: Bool {
    evidence.values.allSatisfy { $0.isComplete && !$0.parts.contains(where: \.isOfPoint) }
  }

  /// Whether all that the numbers rest on is known on the way to another probe too: what asks for insets or sizes of text that
  /// change on it may be known for its own alone.
  func isProvable(toward other: WindowProbe) -> Bool {
    isProvable
      && evidence.allSatisfy { name, own in
        guard let its = other.evidence[name] else { return true }
        return !zip(own.parts, its.parts).contains { $0.isOfOtherInputs(than: $1) }
      }
  }

  /// Whether it is of one controller's own views, and all that these rest on is known; what contains others is made for its window.
  var isOfProvableViews: Bool { layout?.controllers.count == 1 && evidence.count == 1 && isProvable }

  /// Whether on the straight way to another probe every number is affine: the same constraints bind, texts break alike or
  /// are as high, and what is compared on the way compares alike (`LayoutEvidence`). The rules of windows are steps, at which
  /// walks are cut (`WindowStep`), but for those of margins: these are compared too (`LineSpan`).
  ///
  /// - Parameters:
  ///   - other: The other probe.
  ///   - comparison: How much of texts is compared.
  /// - Returns: Whether it is.
  func restsOnSame(as other: WindowProbe, _ comparison: LayoutEvidence.Comparison) -> Bool {
    isMadeLike(other) && hasSameFrames(as: other, comparison)
  }

  /// Whether the same holds of the numbers alone, whatever is found.
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

  /// By how much every condition of what the probe rests on is met, in its own window and in those of other probes.
  ///
  /// - Parameters:
  ///   - others: Probes that rest on the same.
  ///   - comparison: How much of texts is compared.
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
