package import Documents
package import LayoutModel
package import SceneSources

/// An error in a command line.
package enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, nearest: String?)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case repeated(option: String)
  case unknownValue(String, option: String, nearest: String?, choices: [String])
  case argumentCount(Int, arguments: String)
  /// An argument isn't one of the known ones.
  case unknownArgument(String, what: String, nearest: String?, known: [String])
  /// A format has a schema but no reference.
  case noReference(String, option: String)
  case malformedVersion(String)
  /// None of some options is given, but one is needed.
  case missingOption([String])
  case malformedSize(String)
  case malformedLanguage(String)
  /// A range of lengths is malformed.
  case malformedRange(String, option: String)
  /// A count is malformed.
  case malformedCount(String, option: String)
  /// A shard, as in `2/5`, is malformed.
  case malformedShard(String, option: String)
  /// A revision begins with a dash, so that git would take it for an option.
  case malformedRevisions(String, option: String)
  /// Two options exclude each other.
  case excluding(option: String, other: String)
  /// A device among the arguments isn't known.
  case device(DeviceError)
  /// A requested scene isn't available.
  case scene(SceneChoiceError, option: String)
  case malformedSeconds(String, option: String)
  case malformedDuration(String, option: String)
  /// Words name no event of code.
  case malformedEvent(String, option: String, examples: [String])
  /// An option is for the screens of code, or for fixtures, and the input is the other.
  case notOfInput(option: String, kind: String)
  /// An orientation is given although events control how the device is held.
  case conditionOfEvents(String, option: String)
  /// The requested conditions are ones that no fixture can be for.
  case conversion(option: String)
  /// A name of conditions is invalid.
  case conditions(ConditionsError)
  /// An exact list of conditions stands beside options that request others; the options that would request both are
  /// given.
  case exactConditions(beside: [String], meant: String)
  /// A name is given for the default conditions.
  case defaultConditions(String)
  /// No device can have the requested conditions.
  case impossibleConditions(ImpossibleConditions)
  /// No input has the requested language.
  case language(InputLanguages.Problem)
  /// The result would replace its own input.
  case outputIsInput(String, option: String)
  /// The results of several inputs can't go to this output.
  case outputIsNoFolder(String, option: String)
  /// The results of two inputs would have one name.
  case sameOutput(String, inputs: [String])
  /// Several results can't be printed one after another.
  case missingFolder(inputs: Int, option: String)
  /// There are several pictures, but room for only one. The first of them have names.
  case severalPictures(option: String, first: [String] = [])
  /// A scale factor is malformed.
  case malformedFactor(String, option: String)
  /// A share is malformed.
  case malformedShare(String, option: String)
  /// Standard input can be read only once.
  case repeatedStandardInput
  /// A change can't be tried.
  case malformedChange(PrintableText, option: String)
  /// An argument is given beside an option that replaces it.
  case unexpectedArgument(String, option: String)

  /// The error's message, with what may have been meant if that is known.
  package var message: PrintableText {
    switch self {
    case .unknownCommand(let name, let nearest): "unknown command '\(name.excerpt)'" + suggestion(nearest)
    case .severalPictures(let option, let first):
      "these are several pictures" + named(first)
        + ", and a file holds one: name a folder, --\(option) pictures/, or ask for one with --scene and --orientation"
    case .malformedFactor(let text, let option):
      "'\(text.excerpt)' is no factor; '--\(option)' takes a number above 0, at most 8, such as 2"
    case .malformedShare(let text, let option):
      "'\(text.excerpt)' is no share; '--\(option)' takes 0 to 1, such as 0.9, or a percentage, such as 90%"
    case .unknownOption(let name, let nearest):
      "unknown option '\(name.excerpt)'" + suggestion(nearest.map { "--" + $0 })
    case .missingValue(let option, let value): "'--\(option)' needs a value: --\(option) \(value)"
    case .unexpectedValue(let option): "'--\(option)' takes no value"
    case .repeated(let option): "'--\(option)' is given twice"
    case .unknownValue(let value, let option, let nearest, let choices):
      "'\(value.excerpt)' is no value of '--\(option)'"
        + (nearest == nil && !choices.isEmpty
          ? "; there are \(choices.map(\.excerpt).joined(separator: ", "))" : suggestion(nearest))
    case .argumentCount(let count, let arguments):
      arguments.isEmpty
        ? "there are no arguments to give"
        : count == 0 ? "missing argument: \(arguments)" : "\(count) arguments are given; expected \(arguments)"
    case .unknownArgument(let name, let what, let nearest, let known):
      "there is no \(what) '\(name.excerpt)'"
        + (nearest == nil ? "; there are \(known.joined(separator: ", "))" : suggestion(nearest))
    case .noReference(let name, let option):
      "'--\(option) markdown' is the reference of fixtures; of '\(name)' there is the schema alone"
    case .scene(let error, let option): sceneMessage(error, option)
    case .malformedSeconds(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes a decimal number of seconds, not below 0, such as 0.15"
    case .malformedDuration(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes a time such as 90s, 30m or 2h"
    case .malformedEvent(let text, let option, let examples):
      "'\(text.excerpt)' is no value of '--\(option)'; there are "
        + examples.map { "'\($0)'" as PrintableText }.joined(separator: ", ")
    case .notOfInput(let option, let kind): "'--\(option)' is for \(kind)"
    case .conditionOfEvents(let orientation, let option):
      "events turn the device, so '\(orientation)' can't stand in '--\(option)'"
    case .conversion(let option):
      "a fixture is for one device, and says neither a window's size nor a pseudolanguage; '--\(option)' names what it is "
        + "for, and no other option beside it"
    case .conditions(let error): PrintableText(error.description)
    case .exactConditions(let others, let meant):
      "'--conditions' is an exact list and stands alone, not beside "
        + others.map { "'--\($0)'" as PrintableText }.joined(separator: ", ")
        + PrintableText(meant.isEmpty ? "" : "; did you mean '\(meant)'?")
    case .defaultConditions(let name):
      "'\(name.excerpt)' is no name of conditions: the defaults stay by themselves, and each option replaces its own part of "
        + "them; leave '--conditions \(name.excerpt)' out"
    case .impossibleConditions(let reason): PrintableText(reason.description)
    case .language(let problem):
      "no input has the language '\(problem.language.excerpt)'"
        + (problem.nearest == nil && !problem.known.isEmpty
          ? "; there are \(problem.known.map(\.excerpt).joined(separator: ", "))" : suggestion(problem.nearest))
    case .outputIsInput(let path, let option):
      "'--\(option)' names the input itself, \(path), which the result would replace; name another file"
    case .outputIsNoFolder(let path, let option):
      "'--\(option)' names \(path), which is no folder; the results of several inputs need one"
    case .sameOutput(let path, let inputs):
      "the results of \(inputs.joined(separator: " and ")) would both be \(path); run the command for each"
    case .missingFolder(let inputs, let option):
      "\(inputs) inputs make as many fixtures; '--\(option) FOLDER' says where they go"
    case .repeatedStandardInput: "'-' is standard input, which can be read once"
    case .malformedChange(let message, let option): "\(message) ('--\(option)')"
    case .unexpectedArgument(let argument, let option):
      "'--\(option)' stands in place of an input; '\(argument.excerpt)' can't stand beside it"
    case .missingOption(let options):
      "nothing is asked for; give \(options.map { option in "'--\(option)'" as PrintableText }.joined(separator: " or "))"
    case .malformedVersion(let text): "'\(text.excerpt)' is not an iOS version, such as 12.1"
    case .malformedSize(let text):
      "'\(text.excerpt)' is not a size in points, such as 507x1194; a window is at least 1 point wide and high"
    case .malformedLanguage(let text): "'\(text.excerpt)' is not a language, such as de or pt-BR, nor 'all'"
    case .malformedRange(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes lengths in points, from 1, the smaller first, such as 320...1366"
    case .malformedCount(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes a whole number from 1"
    case .malformedShard(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes a part of how many, such as 1/4 or 4/4"
    case .malformedRevisions(let text, let option):
      "'\(text.excerpt)' is no value of '--\(option)'; it takes revisions, such as main..HEAD"
    case .excluding(let option, let other): "'--\(option)' and '--\(other)' exclude each other; give one of them"
    case .device(let error): "\(error)"
    }
  }

  private func sceneMessage(_ error: SceneChoiceError, _ option: String) -> PrintableText {
    switch error {
    case .unknown(let name, let nearest, let choices):
      Self.unknownValue(name, option: option, nearest: nearest, choices: choices).message
    case .withoutView(let scene):
      "the controller '\(scene.excerpt)' that '--\(option)' names has no view in the file, so there is nothing to lay out"
    case .noInitial:
      "the file says of no controller that an application begins with it, as '--\(option) initial' asks"
    case .several(let scenes):
      "there are \(scenes.count) scenes; name one of them with '--\(option)':"
        + scenes.map { "\n  \($0)" as PrintableText }.joined()
    case .fixtureKeepsVariations:
      "'--\(CommandOption.orientation.name)' says which variations of an Interface Builder file count; a fixture keeps its own"
    case .noCanvas: PrintableText(SceneChoiceError.wordsOfNoCanvas)
    }
  }

  /// The first of several pictures: `, the first of Login-iphone-17 and of Login-iphone-se`.
  private func named(_ first: [String]) -> PrintableText {
    guard !first.isEmpty else { return "" }
    return PrintableText(", the first of " + first.map(\.excerpt).joined(separator: " and of "))
  }

  private func suggestion(_ nearest: String?) -> PrintableText {
    PrintableText(Spelling.suggestion(nearest))
  }
}
