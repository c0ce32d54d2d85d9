package import Documents
package import Findings
import Fixtures
package import LayoutModel
package import Notations

/// A `.layout.json`: settings for the inputs in its folder and below.
package struct Configuration: Hashable, Sendable {
  /// The name of the configuration's file.
  package static let fileName = ".layout.json"

  /// A word and its position.
  package struct Placed: Hashable, Sendable {
    package var text: String
    package var position: SourcePosition
  }

  /// The settings of a rule.
  package struct RuleSetting: Hashable, Sendable {
    /// The rule's id.
    package var id: Placed
    /// The level: `off`, `note`, `warning` or `error`; `nil` leaves the rule's own.
    package var level: String?
    /// The parameters.
    package var parameters: [Parameter] = []
  }

  /// A parameter of a rule, and its value.
  package struct Parameter: Hashable, Sendable {
    package var name: Placed
    package var value: LintRuleDescription.Parameter.Value
  }

  /// A value of one of the command's options.
  package struct Condition: Hashable, Sendable {
    /// The option's long name, without dashes.
    package var option: String
    package var value: Placed
  }

  /// Settings for some paths.
  package struct PathSetting: Hashable, Sendable {
    /// The pattern, as in `.gitignore`, relative to the configuration's folder.
    package var path = ""
    /// The conditions, by the command's options. Each option replaces its value from elsewhere.
    package var conditions: [Condition] = []
    package var rules: [RuleSetting] = []
    /// Settings for some scenes of these paths.
    package var scenes: [SceneSetting] = []
  }

  /// Settings for some scenes.
  package struct SceneSetting: Hashable, Sendable {
    /// A name of scenes, or a pattern of names with `*` and `?`.
    package var scene = ""
    /// The pattern of the files that the scenes are in, as in `.gitignore`; all files if `nil`.
    package var path: String?
    /// The conditions, by the command's options. Each option replaces its value from elsewhere.
    package var conditions: [Condition] = []
    package var rules: [RuleSetting] = []
  }

  /// The intrinsic content size that the code of an app's own view class gives.
  package struct Content: Hashable, Sendable {
    /// The class, without its module.
    package var className = ""
    /// The size, in points.
    package var intrinsicSize = IntrinsicContentSize.none
  }

  /// What holds for the screens in Swift code.
  package struct Code: Hashable, Sendable {
    /// Folders of packages that the code imports, relative to the configuration's folder.
    package var packages: [String] = []
    /// Folders of stubs, relative to the configuration's folder.
    package var stubs: [String] = []
    /// The kinds of screens that are laid out; the usual ones if empty.
    package var screens: [String] = []
    /// Patterns of the names of screens that are laid out; all if empty.
    package var include: [String] = []
    /// Patterns of the names of screens that aren't.
    package var exclude: [String] = []
    /// The expressions that make screens, by the screens' names.
    package var make: [String: String] = [:]
    /// The limits of exploring the app; `nil` where nothing is said of it.
    package var explore: Exploring?
    /// The arguments that the app is started with.
    package var arguments: [String] = []
    /// The variables of the app's environment.
    package var environment: [String: String] = [:]

    /// The names of the kinds of screens.
    package static let kinds = [
      "previews", "snapshots", "controllers", "root-views", "views", "cells", "storyboards", "launch",
      "explored",
    ]

    package init() {}
  }

  /// The limits of exploring an app.
  package struct Exploring: Hashable, Sendable {
    /// The processor time, in seconds; the usual one if `nil`.
    package var seconds: Double?
    /// The number of actions; the usual one if `nil`.
    package var steps: Double?

    package init() {}
  }

  package var code = Code()
  /// Patterns of the inputs to read; all if empty.
  package var included: [String] = []
  /// Patterns of the inputs to leave out.
  package var excluded: [String] = []
  /// The conditions, by the command's options, in their order.
  package var conditions: [Condition] = []
  /// The range of widths, such as `320...1366`.
  package var width: Placed?
  package var rules: [RuleSetting] = []
  /// The only rules that are on; if empty, those that are on by default.
  package var only: [Placed] = []
  package var isStrict = false
  /// The baseline's file, relative to the configuration's folder.
  package var baseline: String?
  /// The reporters, as the command's option writes them.
  package var reporters: [Placed] = []
  package var assertions: [Assertion] = []
  package var paths: [PathSetting] = []
  /// The intrinsic content sizes of views of the app's own classes.
  package var contents: [Content] = []
  package var scenes: [SceneSetting] = []
  /// The application's `Info.plist`, relative to the configuration's folder.
  package var infoPlist: String?

  /// Creates a configuration without settings.
  package init() {}

  /// Reads a configuration from a file.
  ///
  /// - Throws: `InputError` with every problem of the file.
  package init(reading bytes: [UInt8]) throws(InputError) {
    let document = try InputError.wrapping { () throws(DocumentError) in try JSONParser.parse(bytes) }
    var reading = FixtureReading(of: "the configuration")
    self.init()
    _ = ConfigurationKeys.table.read(document, into: &self, &reading)
    guard reading.problems.isEmpty else { throw InputError(reading.problems) }
  }
}
