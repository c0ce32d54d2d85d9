import Differences
import Documents
import SceneSources

/// The manual page, `layout.1`, from the tables that help is printed from, in man(7), which `man -l` and mandoc read.
enum Manual {
  static var text: String {
    let sections = [
      head, name, synopsis, description, commands, options, environment, files, exitStatuses, examples, notes,
    ]
    return sections.joined().flatMap { $0.split(separator: "\n") }.flatMap { wrapped(String($0)) }
      .joined(separator: "\n") + "\n"
  }

  private static var head: [String] {
    [
      ".\\\" Made by `layout --generate-manual` from the tables of commands and options.",
      ".TH LAYOUT 1 \(Program.versionDate) \"layout \(Program.version)\" \"User Commands\"",
    ]
  }

  private static var name: [String] { [".SH NAME", "layout \\- UIKit's layout without a Mac"] }

  private static var synopsis: [String] {
    [".SH SYNOPSIS"]
      + CommandTable.commands.map { command in
        let arguments = command.arguments.isEmpty ? "" : " \(italic(command.arguments))"
        return "\(bold("layout \(command.name)")) [\(italic("OPTIONS"))]\(arguments)"
      }.flatMap { [$0, ".br"] }.dropLast()
  }

  private static var description: [String] {
    [
      ".SH DESCRIPTION",
      escaped(
        """
        layout reads a screen, rotates it, and says where every view goes: autoresizing masks by plain arithmetic, \
        constraints by a linear program whose priorities hold strictly in order, orientations as the application, the \
        controllers and the device allow them.
        """),
      ".PP",
      escaped(
        """
        A screen is a fixture, a JSON file (`layout schema fixture` prints its JSON Schema), or a \
        \(SceneFormat.interfaceBuilder.endingWords). `-` is standard input. Results go to standard output, everything \
        else to standard error. A diagnostic is one line, path:line:column: error: message [code].
        """),
      ".PP",
      escaped(
        """
        A .swift file is a screen too, for which the code of its project is built and run. That code runs confined: it has \
        no network, writes nothing, and sees neither the home nor the variables of the user. Where the machine can't \
        confine it, it runs only with --unconfined. --no-code runs none.
        """),
    ]
  }

  private static var commands: [String] {
    [".SH COMMANDS"] + CommandTable.commands.flatMap(section)
  }

  private static func section(of command: CommandDescription) -> [String] {
    let usage = ["layout", command.name, "[OPTIONS]", command.arguments].filter { !$0.isEmpty }.joined(separator: " ")
    let arguments =
      command.arguments.isEmpty ? [] : entry(italic(command.arguments), command.argumentHelp + ".")
    return [".SS \(escaped(usage))", sentence(command.overview)] + arguments + command.options.flatMap(entry)
  }

  private static var options: [String] {
    [
      ".SH OPTIONS",
      escaped(
        """
        Options follow GNU's rules: --name value and --name=value, -n value and -nvalue, flags together as in -qv, \
        and -- before arguments that begin with a dash. There are no abbreviations. Every command takes:
        """),
    ] + entry(.help) + [".PP", "Before a command stand:"]
      + CommandTable.global.filter { $0.name != CommandOption.help.name }.flatMap(entry)
  }

  private static var environment: [String] {
    [".SH ENVIRONMENT"]
      + entry(bold("NO_COLOR"), "Where it is set, messages aren't coloured unless --color says so.")
      + entry(bold("CI"), "Where it is set, verify records no golden files unless --record says so.")
      + entry(
        bold("LAYOUT_RECORD"),
        "Which golden files the tests of a package write that uses LayoutTesting: "
          + "\(RecordMode.allCases.map(\.rawValue).joined(separator: ", ")); missing ones if unset, and none where CI is set."
      )
  }

  private static var files: [String] {
    [".SH FILES"]
      + entry(
        italic("NAME.golden.json"),
        "The layouts of \(SceneFormats.documents.rows.flatMap(\.endings).map { "NAME.\($0)" }.listed("or")), as verify "
          + "keeps them.")
      + entry(italic("NAME.error.txt"), "The errors of an input that is to be refused.")
      + entry(
        italic(Configuration.fileName),
        "The configuration of the inputs in its folder and below, up to the root of a repository. It is taken where it "
          + "belongs to the user, to root, or to the owner of the repository.")
  }

  private static var exitStatuses: [String] {
    [".SH EXIT STATUS"]
      + ExitStatus.allCases.flatMap { entry(bold("\($0.rawValue)"), sentence($0.meaning, isEscaped: false)) }
      + [".PP", "Over many inputs it is the gravest of 70, 74, 66, 65 and 1."]
  }

  private static var examples: [String] {
    [".SH EXAMPLES"]
      + CommandTable.commands.enumerated().flatMap { index, command in
        (index == 0 ? [] : [".PP"])
          + [sentence(command.overview), ".PP", ".nf", ".RS", escaped(command.example), ".RE", ".fi"]
      }
  }

  private static var notes: [String] {
    [
      ".SH NOTES",
      "The package's documentation, Sources/Faces/LayoutKit/LayoutKit.docc, describes the formats and the rules.",
    ]
  }

  private static func entry(_ option: CommandOption) -> [String] {
    let value = option.value.map { " \(italic($0))" } ?? ""
    let spellings = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
    return entry(spellings.map(bold).joined(separator: ", ") + value, sentence(option.fullHelp, isEscaped: false))
  }

  private static func entry(_ term: String, _ text: String) -> [String] { [".TP", term, escaped(text)] }

  /// Returns a table's phrase as a sentence: `lays a screen out` becomes `Lays a screen out.`
  private static func sentence(_ text: String, isEscaped: Bool = true) -> String {
    let sentence = text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    return isEscaped ? escaped(sentence) : sentence
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  private static func italic(_ text: String) -> String { "\\fI\(escaped(text))\\fR" }

  /// Returns a line wrapped to at most 80 characters; a request stays on one line.
  private static func wrapped(_ line: String) -> [String] {
    guard line.utf8.count > lineWidth, !line.hasPrefix(".") else { return [line] }
    return line.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.utf8.count + 1 + word.utf8.count <= lineWidth {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(unrequested(String(word)))
      }
    }
  }

  private static let lineWidth = 80

  /// Returns a text without roff requests or escapes, with dashes that can be copied, and with ASCII letters only.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
      .replacing("×", with: "\\(mu").replacing("“", with: "\\(lq").replacing("”", with: "\\(rq")
    return unrequested(escaped)
  }

  /// Returns a line that isn't taken for a request, whatever it begins with.
  private static func unrequested(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }
}
