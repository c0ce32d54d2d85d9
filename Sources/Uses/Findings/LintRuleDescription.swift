import Documents
public import LayoutModel

/// The description of a lint rule for people, as printed by `layout rules` and carried along by reporters.
public struct LintRuleDescription: Hashable, Sendable {
  /// A setting that the configuration may change.
  public struct Parameter: Hashable, Sendable {
    /// The value of a parameter.
    public enum Value: Hashable, Sendable {
      /// A number.
      case number(Double)
      /// True or false.
      case flag(Bool)

      /// The value as JSON.
      public var json: String {
        switch self {
        case .number(let number): JSONText.number(number)
        case .flag(let flag): "\(flag)"
        }
      }
    }

    /// The key in `.layout.json`.
    public var name: String
    /// The effect of the parameter, with its unit.
    public var summary: String
    /// The default value.
    public var standard: Value
    /// The bounds of a number.
    public var bounds: ClosedRange<Double>

    /// A parameter from its parts.
    public init(name: String, summary: String, standard: Value, bounds: ClosedRange<Double>) {
      self.name = name
      self.summary = summary
      self.standard = standard
      self.bounds = bounds
    }

    /// Tells whether the parameter takes a value.
    package func takes(_ value: Value) -> Bool {
      switch (standard, value) {
      case (.flag, .flag): true
      case (.number, .number(let number)): bounds.contains(number)
      case (.flag, .number), (.number, .flag): false
      }
    }

    /// The values that it takes, in words.
    package var takenValues: String {
      if case .flag = standard { return "true or false" }
      return "a number from \(JSONText.number(bounds.lowerBound)) to \(JSONText.number(bounds.upperBound))"
    }
  }

  /// The id, in kebab case.
  public var id: String
  /// The fault that the rule finds, in one sentence without a full stop.
  public var summary: String
  /// The reason why it matters, and what counts, in a few sentences.
  public var explanation: String
  /// An example of its message.
  public var example: String
  /// The way to mend a finding.
  public var remedy: String
  /// The default severity of its findings; `nil` for a rule that is off by default.
  public var standardSeverity: Diagnostic.Severity?
  /// The parameters that the configuration may set.
  public var parameters: [Parameter]
  /// The text about several of its notes at once, after their count: `texts don't grow with Dynamic Type`.
  public var collective: String?
  /// The guesses that a finding of the rule may rest on; none for a rule that is always sure.
  public var guesses: [Guess.Kind]

  /// A description from its parts.
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
