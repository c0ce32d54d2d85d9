import Differences
import Documents
import Explanations
import LayoutModel
import LayoutOutput
import LayoutResolution
import SceneSources

extension CommandOption {
  static let viewExplained = CommandOption(
    name: "view", value: "VIEW[.ATTRIBUTE]", isRepeatable: true,
    help:
      "explain why a view's frame is what it is, or one number of it: title, title.width, “Sign in”.trailing; the conditions "
      + "are those of solve")
  static let whatIf = CommandOption(
    name: "what-if", value: "CHANGE", isRepeatable: true,
    help:
      "lay out with a change, such as 'lead.constant = 40' (priority, isActive; of views isHidden, text), and show what "
      + "moves; --view then explains the changed layout")
}

/// The command `layout explain INPUT --view VIEW[.ATTRIBUTE] --what-if CHANGE`.
struct ExplainViewCommand {
  private let questions: [(view: String, attributes: [String])]
  private let changes: [WhatIf]
  /// The changes as written.
  private let wordsOfChanges: [String]
  private let request: LayoutRequest
  private let format: ResultFormat
  private let file: CommandFile

  init(_ arguments: ParsedArguments) throws(UsageError) {
    questions = arguments.all(.viewExplained).map(Self.question)
    wordsOfChanges = arguments.all(.whatIf)
    changes = try wordsOfChanges.map { text throws(UsageError) in
      do throws(WhatIf.Failure) {
        return try WhatIf(text)
      } catch {
        throw .malformedChange(error.message, option: CommandOption.whatIf.name)
      }
    }
    request = try LayoutRequest(arguments)
    try request.checkLanguages(arguments)
    format = try arguments.format(.explainFormat, standard: .text)
    file = try CommandFiles(arguments, ending: "json").files[0]
  }

  /// Returns a view, and the part of its frame that the text after the last dot asks about.
  private static func question(_ text: String) -> (view: String, attributes: [String]) {
    guard let dot = text.lastIndex(of: ".") else { return (text, []) }
    let attribute = String(text[text.index(after: dot)...])
    return ExplanationError.attributes.contains(attribute) ? (String(text[..<dot]), [attribute]) : (text, [])
  }

  func run() throws -> ExitStatus {
    try file.withInput { scenes in
      var answers: [ViewExplanation] = []
      var isRefused = false
      do {
        for conditions in scenes.conditions(askedFor: request) {
          let own = try self.answers(scenes, conditions)
          answers += own.answers
          isRefused = isRefused || own.isRefused
        }
      } catch let error as ExplanationError {
        file.console.error(error.message, path: file.input, at: scenes.position)
        return .badInput
      } catch let error as WhatIf.Failure {
        file.console.error(error.message, path: file.input, at: scenes.position)
        return .badInput
      }
      guard !answers.isEmpty else {
        if isRefused { return .findings }
        file.console.error("there is no screen in the file, and so no view", path: file.input, at: scenes.position)
        return .badInput
      }
      file.console.report(scenes.notes)
      try file.write(text(of: answers))
      return .success
    }
  }

  /// Returns the answers under some conditions, scene by scene, and whether UIKit rejects a scene, which is reported.
  private func answers(
    _ scenes: any SceneSource, _ conditions: Conditions
  ) throws -> (answers: [ViewExplanation], isRefused: Bool) {
    var answers: [ViewExplanation] = []
    var missing: ExplanationError?
    var moved: [String?: [String]] = [:]
    if !changes.isEmpty { moved = try self.moved(scenes, conditions) }
    let result = try scenes.forEachLayout(under: [conditions], scene: request.scene, whatIf: changes) { layout in
      var answer = ViewExplanation(
        fixture: scenes.name, scene: layout.scene, conditions: layout.conditions.name,
        whatIf: changes.isEmpty
          ? nil : ViewExplanation.Trial(changes: wordsOfChanges, differences: moved[layout.scene] ?? []))
      if questions.isEmpty { answers.append(answer) }
      for question in questions {
        do throws(ExplanationError) {
          answer.explain(try Explanation(of: question.view, attributes: question.attributes, in: layout))
          answers.append(answer)
        } catch {
          // If a file has several scenes, only some may contain the view.
          missing = error
        }
      }
    }
    result.exceptions.forEach { file.console.report($0, in: file.input, at: scenes.position) }
    if answers.isEmpty, let missing { throw missing }
    return (answers, !result.exceptions.isEmpty)
  }

  /// Returns the views that move with the changes, by scene.
  private func moved(_ scenes: any SceneSource, _ conditions: Conditions) throws -> [String?: [String]] {
    var before: [ScreenLayout] = []
    var after: [ScreenLayout] = []
    _ = try scenes.forEachLayout(under: [conditions], scene: request.scene) { before.append($0) }
    _ = try scenes.forEachLayout(under: [conditions], scene: request.scene, whatIf: changes) { after.append($0) }
    var moved: [String?: [String]] = [:]
    for (old, new) in zip(before, after) {
      let differences = FrameDump(fixture: scenes.name, layouts: [new]).differences(
        from: FrameDump(fixture: scenes.name, layouts: [old]))
      moved[new.scene] = differences.map { $0.withoutConditions.text(isVerbose: false) }
    }
    return moved
  }

  private func text(of answers: [ViewExplanation]) -> PrintableText {
    guard format == .text else { return PrintableText(document: answers.map(\.json).joined()) }
    let conditions = Set(answers.map { [$0.scene ?? "", $0.conditions] })
    guard conditions.count > 1 else { return answers.map(\.text).joined() }
    var told: [String] = []
    return answers.map { answer in
      let own = [answer.scene ?? "", answer.conditions]
      defer { told = own }
      let heading = [answer.scene, answer.conditions].compactMap(\.self).joined(separator: ", ")
      return own == told ? answer.text : .heading(heading) + answer.text
    }.joined()
  }
}

extension ExplanationError {
  /// The error's message, with what may have been meant.
  var message: PrintableText {
    switch self {
    case .unknownView(let name, let nearest):
      "there is no view '\(name.excerpt)'" + PrintableText(Spelling.suggestion(nearest))
    case .several(let name, let ids):
      "several views are called '\(name.excerpt)'; name one by its id: \(ids.map(\.excerpt).joined(separator: ", "))"
    case .unknownAttribute(let name, let nearest):
      "frames have no '\(name.excerpt)'" + PrintableText(Spelling.suggestion(nearest))
    }
  }
}

extension WhatIf.Failure {
  /// The error's message, with what may have been meant.
  var message: PrintableText {
    switch self {
    case .malformed(let text):
      "'\(text.excerpt)' is no change; it takes a name, a property and a value, such as 'lead.constant = 40'"
    case .unknownProperty(let name, let nearest):
      "'\(name.excerpt)' can't be changed; there are constant, priority and isActive of constraints, isHidden and text of views"
        + PrintableText(Spelling.suggestion(nearest))
    case .malformedValue(let value, let property, let takes):
      "'\(value.excerpt)' is no value of '\(property)'; it takes \(takes)"
    case .unknownTarget(let name, let isConstraint, let nearest):
      "there is no \(isConstraint ? "constraint" : "view") '\(name.excerpt)' to change"
        + PrintableText(Spelling.suggestion(nearest))
    }
  }
}
