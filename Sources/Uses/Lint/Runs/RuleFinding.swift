import Documents
import Findings
import LayoutModel
import LayoutResolution

/// The result of a rule's check about one place. The words are made only if the finding is worse than the known one.
struct RuleFinding {
  var view: LintView?
  var partner: LintView?
  /// The view's id, if no screen has the view.
  var viewID: String?
  /// The partner's id, if it is no view.
  var partnerID: String?
  var position: SourcePosition?
  var amount: Size?
  /// The badness, by which the worst is chosen; the amount's area if `nil`.
  var badness: Double?
  /// The severity, if it isn't the rule's.
  var severity: Diagnostic.Severity?
  /// A Boolean that tells whether the words are followed by the cause, if the conditions show one.
  var tellsCause = false
  /// The basis, from which the certainty follows.
  var basis = LintBasis.declarations
  /// A Boolean that tells whether it rests on measured sizes of texts and images.
  var isMeasured = false
  /// The subject of the finding, where another than the screen's.
  var subject: LintFindings.Subject?
  /// The help for whoever mends it.
  var help = Help()
  /// The finding in words; `nil` for a veto.
  var words: (() -> String)?

  /// The help for whoever mends a finding.
  struct Help {
    /// The repairs of a conflict that the engine has verified.
    var verified: () -> [LintFinding.Repair] = { [] }
    /// The repairs that a run proposes where it is asked for them, the likeliest first.
    var proposals: () -> [LintFinding.Repair] = { [] }
    /// The other things that it is about.
    var related: () -> [LintFinding.Related] = { [] }
    /// The author's constraints in a conflict.
    var members: () -> [LintFindings.Member] = { [] }
    /// The advice, as a request; the first repair if `nil`.
    var advice: () -> String? = { nil }
  }

  /// Returns a veto: two views of which the rule finds nothing after all, whatever other layouts show.
  static func veto(_ view: LintView?, _ partner: LintView? = nil, partnerID: String? = nil) -> RuleFinding {
    RuleFinding(view: view, partner: partner, partnerID: partnerID)
  }
}
