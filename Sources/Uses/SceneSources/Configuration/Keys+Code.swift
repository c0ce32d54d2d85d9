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
    ])

  static let code = table.format

  /// The name of a kind of screens.
  private static let kind = ValueFormat<String>.name(
    of: "kind of screens", among: Configuration.Code.kinds.map { ($0, $0) })
}
