/// What a rule of lint is, for people: what `layout rules` prints and reporters carry along.
public struct LintRuleDescription: Hashable, Sendable {
  /// A number or a word that the configuration may set.
  public struct Parameter: Hashable, Sendable {
    /// The key in `.layout.json`.
    public var name: String
    /// What it changes, with its unit.
    public var summary: String
    /// The value where nothing is said, as JSON.
    public var standard: String

    /// A parameter of its parts.
    public init(name: String, summary: String, standard: String) {
      self.name = name
      self.summary = summary
      self.standard = standard
    }
  }

  /// The id, in kebab case.
  public var id: String
  /// What is found, in one sentence without a full stop.
  public var summary: String
  /// Why it matters and what counts, in a few sentences.
  public var explanation: String
  /// An example of its message.
  public var example: String
  /// How to mend what it finds.
  public var remedy: String
  /// How grave its findings are where the configuration is silent; `nil` for a rule that is off then.
  public var standardSeverity: Diagnostic.Severity?
  /// What the configuration may set.
  public var parameters: [Parameter]
  /// What is said of several of its notes at once, behind their count: `texts don't grow with Dynamic Type`.
  public var collective: String?
  /// What may have been guessed where a finding of the rule is no more than a guess; none of a rule that is always sure.
  public var guesses: [Guess.Kind]

  /// A description of its parts.
  public init(
    id: String, summary: String, explanation: String, example: String, remedy: String,
    standardSeverity: Diagnostic.Severity?, parameters: [Parameter] = [],
    collective: String? = nil, guesses: [Guess.Kind] = []
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.example = example
    self.remedy = remedy
    self.standardSeverity = standardSeverity
    self.parameters = parameters
    self.collective = collective
    self.guesses = guesses
  }
}
