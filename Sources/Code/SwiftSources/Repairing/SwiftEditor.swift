import Documents
import FileSystem
import Findings
import LayoutModel
import SceneSources

/// The editor of a Swift file: the rewriter reads the code with the toolchain's own SwiftSyntax, and answers each change with edits, or
/// with the reason why the code isn't plain enough.
///
/// - *Key*: a change.
/// - *Bound*: the changes that the findings of one file propose.
/// - *End*: the answers go with the editor.
final class SwiftEditor: SourceEditor {
  private enum Answer {
    case edits([LintFinding.Repair.Edit])
    case refused(String)
  }

  private let build: CodeBuild
  private let source: SourceBytes
  private let answers = Monitor<[SourceChange: Answer]>([:])

  /// An editor of a text of one of a project's files.
  init(_ bytes: [UInt8], in build: CodeBuild) {
    self.build = build
    source = SourceBytes(bytes)
  }

  func edits(of change: SourceChange) -> [LintFinding.Repair.Edit]? {
    if case .edits(let edits) = answer(to: change) { edits } else { nil }
  }

  func reason(against change: SourceChange) -> String? {
    if case .refused(let reason) = answer(to: change) { reason } else { nil }
  }

  private func answer(to change: SourceChange) -> Answer {
    answers.withLock { answers in
      if let known = answers[change] { return known }
      let answer = asked(change)
      answers[change] = answer
      return answer
    }
  }

  private func asked(_ change: SourceChange) -> Answer {
    let request: String
    do throws(SwiftEditRequest.Refusal) {
      request = try SwiftEditRequest(change).line
    } catch {
      return .refused(error.reason)
    }
    do throws(CodeError) {
      let output = try build.answer(to: request, about: source.bytes)
      guard let value = try? JSONParser.parse(output) else { return .refused("the rewriter's answer can't be read") }
      if let reason = value.text("refusal") { return .refused(reason) }
      let edits = value.elements("edits").compactMap { edit -> LintFinding.Repair.Edit? in
        guard let from = edit.whole("from"), let to = edit.whole("to"), let text = edit.text("text"), from <= to,
          from >= 0, to <= source.bytes.count
        else { return nil }
        return source.edit(from..<to, text)
      }
      guard edits.count == value.elements("edits").count else {
        return .refused("the rewriter's answer can't be read")
      }
      return .edits(
        edits.sorted { ($0.bytes.lowerBound, $0.bytes.upperBound) < ($1.bytes.lowerBound, $1.bytes.upperBound) })
    } catch {
      return .refused(error.description)
    }
  }
}

/// A change as the rewriter is asked for it: a line of JSON.
struct SwiftEditRequest {
  /// The reason why code has no such change.
  struct Refusal: Error {
    let reason: String
  }

  private(set) var line = ""

  /// The request for a change.
  ///
  /// - Throws: `Refusal` for a change of another file, or one that only files of Interface Builder have.
  init(_ change: SourceChange) throws(Refusal) {
    switch change {
    case .removeConstraint(let place): try write("remove", place)
    case .setPriority(let priority, let place): try write("priority", place) { $0.add("number", priority.rawValue) }
    case .setRelation(let relation, let place):
      try write("relation", place) { $0.add("relation", Self.word(for: relation)) }
    case .setConstant(let constant, let place): try write("constant", place) { $0.add("number", constant) }
    case .makeDirectional(let place): try write("directional", place)
    case .tieToSafeArea(let place, let isFirst, _): try write("safeArea", place) { $0.add("isFirst", isFirst) }
    case .set(let setting, let place): try write("set", place) { Self.add(setting, to: &$0) }
    case .addConstraint(let new):
      let superview = try new.superview.map { place throws(Refusal) in try Self.line(of: place) }
      try write("add", new.view) { object in
        object.add("attribute", new.attribute.rawValue)
        object.add("relation", Self.word(for: new.relation))
        object.add("number", new.constant)
        if let superview { object.add("superview", superview) }
      }
    case .updateFrames: throw Refusal(reason: "code stores no frames")
    }
  }

  private mutating func write(
    _ change: String, _ place: SourcePosition, _ add: (inout JSONObjectText) -> Void = { _ in }
  ) throws(Refusal) {
    var object = JSONObjectText()
    object.add("change", change)
    object.add("line", try Self.line(of: place))
    add(&object)
    line = object.line
  }

  private static func line(of place: SourcePosition) throws(Refusal) -> Int {
    guard place.fileNumber == 0 else { throw Refusal(reason: "another file declares what would change") }
    return place.line
  }

  private static func word(for relation: ConstraintRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }

  private static func add(_ setting: SourceChange.ViewSettingChange, to object: inout JSONObjectText) {
    switch setting {
    case .numberOfLines(let count):
      object.add("setting", "numberOfLines")
      object.add("number", count)
    case .contentHuggingPriority(let axis, let priority):
      object.add("setting", "setContentHuggingPriority")
      object.add("axis", axis.rawValue)
      object.add("number", priority.rawValue)
    case .contentCompressionResistancePriority(let axis, let priority):
      object.add("setting", "setContentCompressionResistancePriority")
      object.add("axis", axis.rawValue)
      object.add("number", priority.rawValue)
    case .translatesAutoresizingMaskIntoConstraints(let isMade):
      object.add("setting", "translatesAutoresizingMaskIntoConstraints")
      object.add("number", isMade ? 1 : 0)
    case .adjustsFontForContentSizeCategory(let isMade):
      object.add("setting", "adjustsFontForContentSizeCategory")
      object.add("number", isMade ? 1 : 0)
    case .contentInsets(let insets):
      object.add("setting", "contentInsets")
      object.add("insets", [insets.top, insets.leading, insets.bottom, insets.trailing])
    }
  }
}

extension CodeBuild {
  /// Returns the rewriter's answer to a request about a text of one of the project's files.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bytes: The text.
  /// - Returns: A line of JSON.
  /// - Throws: `CodeError`.
  fileprivate func answer(to request: String, about bytes: [UInt8]) throws(CodeError) -> [UInt8] {
    let file = try standIn(for: bytes)
    let run = try toolchain.run(
      toolchain.rewriter, ["--edit", file, Path(request)], within: BuildTime(for: project).ofRun,
      writing: compiledFolder)
    guard run.status == 0 else {
      let words = String(decoding: run.errors, as: UTF8.self).split(separator: "\n").last.map(String.init) ?? ""
      throw CodeError(words.isEmpty ? "the rewriter ended with status \(run.status)" : words)
    }
    return run.output
  }
}
