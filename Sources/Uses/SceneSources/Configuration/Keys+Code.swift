import Documents
import Fixtures
import Notations

extension ValueFormat where Value == Configuration.Code {
  private static let table = KeyTable<Configuration.Code>(
    "an object on Swift code", name: "Code", fresh: Configuration.Code(),
    [
      FixtureKey(
        "packages", .words, "folders of packages that the code imports", default: "none besides checkouts",
        example: #"["../Kit"]"#, { $0.packages += $1 }, write: { $0.packages.isEmpty ? nil : $0.packages }),
      FixtureKey(
        "stubs", .words, "folders with stand-ins for modules that can't be had, a file or a folder each",
        default: "none",
        example: #"["Stubs"]"#, { $0.stubs += $1 }, write: { $0.stubs.isEmpty ? nil : $0.stubs }),
      FixtureKey(
        "screens", .array(of: { kind }, "an array of kinds of screens"), "the kinds of screens that are laid out",
        default: "all but snapshots and views", example: #"["previews", "controllers"]"#, { $0.screens += $1 },
        write: { $0.screens.isEmpty ? nil : $0.screens }),
      FixtureKey(
        "include", .words, "names of the screens that are laid out, with * and ?", default: "all",
        example: #"["Login*"]"#, { $0.include += $1 }, write: { $0.include.isEmpty ? nil : $0.include }),
      FixtureKey(
        "exclude", .words, "names of screens that aren't", default: "none", example: #"["Debug*"]"#,
        { $0.exclude += $1 }, write: { $0.exclude.isEmpty ? nil : $0.exclude }),
      FixtureKey(
        "make", .members("an object of expressions", .string), "the expressions that make screens, by their names",
        default: "as `layout code` lists them",
        example: #"{"LoginViewController": "LoginViewController(model: .preview)"}"#,
        { $0.make.merge($1) { $1 } }, write: { $0.make.isEmpty ? nil : $0.make }),
      FixtureKey(
        "explore", .explore, "the limits of exploring the app, whose screens are laid out then",
        default: "the app isn't explored", example: #"{"seconds": 60}"#, { $0.explore = $1 }, write: { $0.explore }),
      FixtureKey(
        "arguments", .words, "the arguments that the app is started with", default: "none",
        example: #"["--signed-in"]"#, { $0.arguments += $1 }, write: { $0.arguments.isEmpty ? nil : $0.arguments }),
      FixtureKey(
        "environment", .members("an object of variables", .string), "the variables of the app's environment",
        default: "none", example: #"{"USES_STUBS": "1"}"#, { $0.environment.merge($1) { $1 } },
        write: { $0.environment.isEmpty ? nil : $0.environment }),
    ])

  static let code = table.format

  /// The name of a kind of screens.
  private static let kind = ValueFormat<String>.name(
    of: "kind of screens", among: Configuration.Code.kinds.map { ($0, $0) })
}

extension ValueFormat where Value == Configuration.Exploring {
  fileprivate static let explore = KeyTable<Configuration.Exploring>(
    "an object on exploring", name: "Exploring", fresh: Configuration.Exploring(),
    [
      FixtureKey(
        "seconds", .positive, "the processor time that exploring takes at most, in seconds", default: "60",
        example: "120", { $0.seconds = $1 }, write: { $0.seconds }),
      FixtureKey(
        "steps", .positive, "the number of actions that are done at most", default: "400", example: "1000",
        { $0.steps = $1 }, write: { $0.steps }),
    ]
  ).format
}
