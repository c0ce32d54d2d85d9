package import Documents
package import LayoutModel

/// A `.layout.json`: what holds for the inputs in its folder and below.
package struct Configuration: Hashable, Sendable {
  /// The name of such a file.
  package static let fileName = ".layout.json"

  /// A word and where it stands.
  package struct Placed: Hashable, Sendable {
    package var text: String
    package var position: SourcePosition
  }

  /// What is set of a rule.
  package struct RuleSetting: Hashable, Sendable {
    /// The rule's id.
    package var id: Placed
    /// `off`, `note`, `warning` or `error`; as it is where nothing is said.
    package var level: String?
    /// The parameters.
    package var parameters: [Parameter] = []
  }

  /// A parameter of a rule, and what it is set to.
  package struct Parameter: Hashable, Sendable {
    package var name: Placed
    package var value: Value

    /// What a parameter is set to.
    package enum Value: Hashable, Sendable {
      case number(Double)
      case bool(Bool)
    }
  }

  /// A value of one of the command's options.
  package struct Condition: Hashable, Sendable {
    /// The option's long name, without dashes.
    package var option: String
    package var value: Placed
  }

  /// What holds for some paths besides.
  package struct PathSetting: Hashable, Sendable {
    /// The pattern, as in `.gitignore`, from the configuration's folder.
    package var path = ""
    /// The conditions, by the command's options: each option replaces what holds of it elsewhere.
    package var conditions: [Condition] = []
    package var rules: [RuleSetting] = []
    /// What holds for some scenes of these paths.
    package var scenes: [SceneSetting] = []
  }

  /// What holds for some scenes besides.
  package struct SceneSetting: Hashable, Sendable {
    /// A name that scenes can be asked for by, or a pattern of names with `*` and `?`.
    package var scene = ""
    /// The pattern of the files that the scenes are in, as in `.gitignore`; all files if `nil`.
    package var path: String?
    /// The conditions, by the command's options: each option replaces what holds of it elsewhere.
    package var conditions: [Condition] = []
    package var rules: [RuleSetting] = []
  }

  /// What views of a class of the app's own ask for, which their code says.
  package struct Content: Hashable, Sendable {
    /// The class, without its module.
    package var className = ""
    /// The size, in points.
    package var intrinsicSize = IntrinsicContentSize.none
  }

  /// Patterns of what is looked at; all inputs where there are none.
  package var included: [String] = []
  /// Patterns of what isn't looked at.
  package var excluded: [String] = []
  /// The conditions, by the command's options, in their order.
  package var conditions: [Condition] = []
  /// The range of widths, such as `320...1366`.
  package var width: Placed?
  package var rules: [RuleSetting] = []
  /// The only rules that are on; those that are on by themselves where there are none.
  package var only: [Placed] = []
  package var isStrict = false
  /// The baseline's file, from the configuration's folder.
  package var baseline: String?
  /// The reporters, as the command's option has them.
  package var reporters: [Placed] = []
  package var assertions: [Assertion] = []
  package var paths: [PathSetting] = []
  /// What views of the app's own classes ask for.
  package var contents: [Content] = []
  package var scenes: [SceneSetting] = []
  /// The application's `Info.plist`, from the configuration's folder.
  package var infoPlist: String?

  /// A configuration that says nothing.
  package init() {}

  /// The configuration that a file says.
  ///
  /// - Throws: `InputError` with every problem of it.
  package init(reading bytes: [UInt8]) throws(InputError) {
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw InputError([InputProblem(.document(error), at: error.position)])
    }
    var reading = FixtureReading(of: "the configuration")
    self.init()
    _ = ConfigurationKeys.table.read(document, into: &self, &reading)
    guard reading.problems.isEmpty else { throw InputError(reading.problems) }
  }
}
