package import Findings
import LayoutModel

/// An option of a rule, with a description, a default, and a type of values.
///
///     private static let share = LintOption("share", "how much of a text must be covered", standard: 0.5, within: 0...1)
///     options[share]   // 0.5, or the configuration's number
struct LintOption<Value: Sendable>: Sendable {
  let parameter: LintRuleDescription.Parameter
  fileprivate let standard: Value
  fileprivate let read: @Sendable (LintRuleDescription.Parameter.Value) -> Value?
}

extension LintOption<Double> {
  init(
    _ name: String, _ summary: String, standard: Double, within bounds: ClosedRange<Double> = 0...Magnitude.largest
  ) {
    parameter = LintRuleDescription.Parameter(
      name: name, summary: summary, standard: .number(standard), bounds: bounds)
    self.standard = standard
    read = { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension LintOption<Bool> {
  init(_ name: String, _ summary: String, standard: Bool) {
    parameter = LintRuleDescription.Parameter(name: name, summary: summary, standard: .flag(standard), bounds: 0...0)
    self.standard = standard
    read = { if case .flag(let flag) = $0 { flag } else { nil } }
  }
}

/// The values of a rule's options.
package struct LintOptions: Hashable, Sendable {
  /// The values that aren't the defaults, by name.
  private var values: [String: LintRuleDescription.Parameter.Value] = [:]

  /// The value of an option.
  subscript<Value>(option: LintOption<Value>) -> Value {
    values[option.parameter.name].flatMap(option.read) ?? option.standard
  }

  /// The value of a parameter.
  package subscript(parameter: LintRuleDescription.Parameter) -> LintRuleDescription.Parameter.Value {
    get { values[parameter.name] ?? parameter.standard }
    set { values[parameter.name] = newValue == parameter.standard ? nil : newValue }
  }

  /// The options as a text that a cache compares.
  var signature: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.json)" }.joined(separator: ",")
  }
}
