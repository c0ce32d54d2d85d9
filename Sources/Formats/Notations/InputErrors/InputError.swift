package import Checks
public import Documents
package import LayoutModel

/// The error that a file can't be read in its format, or that it says something impossible.
public struct InputError: Error, Hashable, CustomStringConvertible {
  /// All problems found, in the order of the file; at least one.
  public let problems: [InputProblem]

  /// Creates an error of problems, and sorts them by their positions. Unknown keys with the same name and the same
  /// suggestion become one problem, with their number.
  package init(_ problems: [InputProblem]) {
    let sorted = problems.enumerated().sorted { a, b in
      switch (a.element.position, b.element.position) {
      case (let x?, let y?) where x != y: x < y
      default: a.offset < b.offset
      }
    }.map(\.element)
    var told: [InputProblem] = []
    var indices: [InputProblem.Kind: Int] = [:]
    for problem in sorted {
      if let subject = problem.kind.unknownKey {
        if let index = indices[subject] {
          told[index].others += 1
          continue
        }
        indices[subject] = told.count
      }
      told.append(problem)
    }
    self.problems = told
  }

  /// Creates an error from a document that can't be read.
  package init(_ error: DocumentError) {
    problems = [InputProblem(.document(error), at: error.position)]
  }

  /// Returns what a reader of documents returns.
  ///
  /// - Throws: `InputError` if the document can't be read.
  package static func wrapping<Value>(
    _ read: () throws(DocumentError) -> Value
  ) throws(InputError) -> Value {
    do throws(DocumentError) {
      return try read()
    } catch {
      throw InputError(error)
    }
  }

  /// The problems in the form that compilers print, without the file's path.
  public var description: String { text(in: nil) }

  /// The problems in the form that compilers print, `path:line:column: error: message [code]`, each on a line of its
  /// own with an excerpt below if there is one.
  public func text(in path: String?) -> String {
    problems.map { problem in
      let place = [path, problem.position.map { "\($0.line):\($0.column)" }].compactMap(\.self).map { $0 + ":" }
      let words = ["error: \(problem.message) [\(problem.code)]"]
      let line = (place.isEmpty ? words : [place.joined()] + words).joined(separator: " ")
      let excerpt = problem.excerpt?.split(separator: "\n").map(String.init) ?? []
      return PrintableText(lines: [line] + excerpt).string
    }.joined(separator: "\n")
  }
}

/// A single problem of a file.
public struct InputProblem: Hashable, Sendable {
  package let kind: Kind
  /// The position of the problem.
  public let position: SourcePosition?
  /// The number of other places with the same unknown key.
  public internal(set) var others = 0

  package init(_ kind: Kind, at position: SourcePosition?) {
    self.kind = kind
    self.position = position
  }

  package enum Kind: Hashable, Sendable {
    case document(DocumentError)
    case project(ProjectFault)
    case notInterfaceBuilder(String)
    /// The file is valid, but for a Mac or a watch: its target runtime.
    case ofOtherSystem(String)
    /// The file is valid, but of a version of Interface Builder whose format isn't read.
    case ofOldFormat
    /// Swift code that gives no screens: the reason, and what to do about it.
    case code(String)
    case scene(SceneProblem)
    case wrongFormat(String)
    case wrongKind(expected: String, found: String, path: KeyPath)
    case unknownKey(String, path: KeyPath, nearest: String?)
    /// A key that something else has under that name; the hint says its meaning here.
    case foreignKey(String, path: KeyPath, hint: String)
    case duplicateKey(String, path: KeyPath, firstLine: Int)
    case missingKey(String, path: KeyPath)
    /// One of two keys must be there.
    case missingEither(String, String, path: KeyPath)
    case misplacedKey(String, why: String)
    case noChoice(String, path: KeyPath, known: [String])
    case severalChoices(String, String, what: String)
    case unknownName(String, what: String, nearest: String?, known: [String])
    case device(DeviceError)
    case numberOutOfRange(literal: String, allowed: String)
    case malformed(String, what: String, example: String)
    case viewAndController
    case controllersTooDeep(limit: Int)
    case noView
    case constraint(ConstraintFault)
    case assertion(AssertionFault)
    case priorityTwice
    case keyWithConstraintText(String)
    case visualFormat(VisualFormatFault, TextExcerpt)
    case visualFormatOption(VisualFormatOptionFault)
    case keyWithVisualFormat(String)
    case keyWithoutVisualFormat(String)
    case variationOfVisualFormat
    case secondItemWithoutAttribute
    case secondAttributeWithoutItem
  }

  /// The keys and indices that lead to a value, such as `view.subviews[2].frame`.
  package struct KeyPath: Hashable, Sendable {
    package var text: String
    /// The words for the outermost value of the file, whose path is empty.
    package var root: String

    /// A path from the outermost value.
    package init(text: String, root: String = "the fixture") {
      (self.text, self.root) = (text, root)
    }

    /// The path in words.
    var words: String { text.isEmpty ? root : text }
  }
}

extension InputProblem {
  /// The problem's code in kebab case, as messages print it in brackets.
  public var code: String {
    switch kind {
    case .document(let error): error.code
    case .project(let fault): fault.code
    case .controllersTooDeep: "too-deep"
    case .scene(let problem): problem.code
    case .wrongFormat, .notInterfaceBuilder, .ofOtherSystem, .ofOldFormat: "wrong-format"
    case .code: "no-screen-in-code"
    case .wrongKind: "wrong-kind"
    case .unknownKey, .foreignKey: "unknown-key"
    case .duplicateKey: "duplicate-key"
    case .missingKey, .missingEither, .noView, .noChoice: "missing-key"
    case .misplacedKey: "misplaced-key"
    case .unknownName, .device: "unknown-name"
    case .numberOutOfRange: "number-out-of-range"
    case .malformed: "malformed-value"
    case .viewAndController, .priorityTwice, .keyWithConstraintText, .keyWithVisualFormat, .severalChoices: "said-twice"
    case .visualFormat(let fault, _): fault.isUnknownView ? "unknown-id" : "malformed-visual-format"
    case .visualFormatOption, .keyWithoutVisualFormat, .variationOfVisualFormat: "malformed-visual-format"
    case .constraint: "malformed-constraint"
    case .assertion: "malformed-assertion"
    case .secondItemWithoutAttribute, .secondAttributeWithoutItem: "half-a-constraint"
    }
  }

  /// The problem in words, and what was meant if that can be told.
  public var message: String {
    switch kind {
    case .document(let error): error.message
    case .project(let fault): fault.message
    case .scene(let problem): problem.message
    case .ofOtherSystem(let runtime):
      "this is a file for \(runtime.excerpt), not an iOS document of Interface Builder"
    case .ofOldFormat: "this is a file of Xcode 4 or older, which isn't read; save it with a newer one"
    case .code(let reason): reason
    case .notInterfaceBuilder(let found): "this is \(found), not an iOS document of Interface Builder"
    case .wrongFormat(let found): "the format is \"\(found.excerpt)\"; this reads \"layout-fixture/1\""
    case .wrongKind(let expected, let found, let path): "\(path.words) is \(found); it should be \(expected)"
    case .unknownKey(let key, let path, let nearest):
      "unknown key '\(key.excerpt)' in \(path.words)\(wordsOfOthers)"
        + Spelling.suggestion(nearest)
    case .foreignKey(let key, let path, let hint):
      "unknown key '\(key.excerpt)' in \(path.words)\(wordsOfOthers); \(hint)"
    case .duplicateKey(let key, let path, let firstLine):
      "the key '\(key.excerpt)' stands twice in \(path.words), first at line \(firstLine)"
    case .missingKey(let key, let path): "\(path.words) lacks the key '\(key.excerpt)'"
    case .missingEither(let first, let second, let path): "\(path.words) lacks the key '\(first)' or '\(second)'"
    case .misplacedKey(let key, let why): "'\(key.excerpt)' can't stand here: \(why)"
    case .noChoice(let what, let path, let known):
      "\(path.words) is empty; \(what) has one of the keys \(known.listed("and"))"
    case .severalChoices(let first, let second, let what):
      "'\(first)' and '\(second)' stand in one object; \(what) has one key, so each needs an object of its own"
    case .unknownName(let name, let what, let nearest, let known):
      "there is no \(what) '\(name.excerpt)'"
        + Spelling.suggestion(nearest, else: "; there are \(known.listed("and"))")
    case .device(let error): error.description
    case .numberOutOfRange(let literal, let allowed): "\(literal.excerpt) is out of range: \(allowed)"
    case .malformed(let text, let what, let example): "\"\(text.excerpt)\" is not \(what), such as \(example)"
    case .controllersTooDeep(let limit): "controllers stand more than \(limit) levels within each other"
    case .viewAndController: "'view' and 'rootViewController' both say what the screen shows; keep one"
    case .noView: "the fixture lacks the key 'view' or 'rootViewController'"
    case .constraint(let fault): fault.message
    case .assertion(let fault): fault.message
    case .priorityTwice: "the priority stands both in the constraint's text and as a key; keep one"
    case .keyWithConstraintText(let key): "'\(key.excerpt)' stands beside 'constraint', whose text says it; keep one"
    case .visualFormat(let fault, _): fault.message
    case .visualFormatOption(let fault): fault.message
    case .keyWithVisualFormat(let key): "'\(key)' stands beside 'visualFormat', whose text says it; keep one"
    case .keyWithoutVisualFormat(let key): "'\(key)' needs a 'visualFormat'"
    case .variationOfVisualFormat:
      "a variation sets no constant or multiplier of a visual format that means several constraints"
    case .secondItemWithoutAttribute: "'secondItem' needs a 'secondAttribute'"
    case .secondAttributeWithoutItem: "'secondAttribute' needs a 'secondItem'"
    }
  }

  private var wordsOfOthers: String { others == 0 ? "" : " and in \(others) other place\(others == 1 ? "" : "s")" }

  /// The text with the problem and a caret under its place, on two lines; `nil` if a caret says no more than line and
  /// column do.
  public var excerpt: String? {
    if case .visualFormat(_, let excerpt) = kind { excerpt.lines } else { nil }
  }
}

extension InputProblem.Kind {
  /// A Boolean that tells whether a required key is missing.
  package var isOfMissingKey: Bool {
    switch self {
    case .missingKey, .missingEither: true
    default: false
    }
  }

  /// The identity of an unknown key, which is the same wherever it stands; `nil` for other problems.
  fileprivate var unknownKey: InputProblem.Kind? {
    switch self {
    case .unknownKey(let key, _, let nearest): .unknownKey(key, path: InputProblem.KeyPath(text: ""), nearest: nearest)
    case .foreignKey(let key, _, let hint): .foreignKey(key, path: InputProblem.KeyPath(text: ""), hint: hint)
    default: nil
    }
  }
}
