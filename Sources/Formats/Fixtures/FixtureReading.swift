import Checks
package import Documents
package import LayoutModel
package import Notations

/// The state of reading a fixture: the present path, and every problem found so far.
package struct FixtureReading {
  package private(set) var problems: [InputProblem] = []
  /// The visual formats that were read.
  private(set) var visualFormats: [ReadVisualFormat] = []
  private var path: [PathStep] = []
  /// The words for an empty path.
  private let root: String

  private let face: ((String) -> FontFace?)?
  /// The declared templates, by name.
  var templates: [String: JSONValue] = [:]
  /// The templates that are being made, outermost first.
  private(set) var making: [String] = []
  /// The number of instances made so far.
  private(set) var instanceCount = 0
  /// The maximum number of instances in a fixture.
  static let maximumInstanceCount = 1_000

  /// Creates the state for a file, with its name in messages and a function that finds font faces.
  package init(of root: String = "the fixture", face: ((String) -> FontFace?)? = nil) {
    self.root = root
    self.face = face
  }

  /// The face of a font by its name; `nil` if there is none.
  package func face(named name: String) -> FontFace? { face?(name) }

  /// The number of controllers around the one that is being read.
  private var controllerDepth = 0
  private var viewCount = 0

  private enum PathStep {
    case key(String)
    case element(Int)
  }

  /// The present path: `view.subviews[2].frame`. Of a very long path it is the beginning and the end.
  package var keyPath: InputProblem.KeyPath {
    let ends = Self.stepsShown / 2
    guard path.count > Self.stepsShown else { return InputProblem.KeyPath(text: text(of: path[...]), root: root) }
    return InputProblem.KeyPath(text: text(of: path.prefix(ends)) + "…" + text(of: path.suffix(ends)), root: root)
  }

  private func text(of steps: ArraySlice<PathStep>) -> String {
    steps.reduce(into: "") { text, step in
      switch step {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .element(let index): text += "[\(index)]"
      }
    }
  }

  /// The number of steps of a path that a message shows.
  private static let stepsShown = 24

  /// Reports a problem at a position.
  package mutating func report(_ kind: InputProblem.Kind, at position: SourcePosition?) {
    problems.append(InputProblem(kind, at: position))
  }

  /// Notes a visual format at a position, with the offsets of its names.
  package mutating func note(_ visualFormat: String, at position: SourcePosition, offsets: [String: Int]) {
    visualFormats.append(ReadVisualFormat(text: visualFormat, position: position, offsets: offsets))
  }

  /// Reports that a value is of the wrong kind.
  package mutating func reportKind(of value: JSONValue, expected: String) {
    report(.wrongKind(expected: expected, found: value.kindDescription, path: keyPath), at: value.position)
  }

  /// Reads a controller. It reports too many controllers around it, because a controller takes much of the stack.
  mutating func insideController(
    at position: SourcePosition, _ body: (inout FixtureReading) -> ViewController?
  ) -> ViewController? {
    guard controllerDepth < Self.maximumControllerDepth else {
      report(.controllersTooDeep(limit: Self.maximumControllerDepth), at: position)
      return nil
    }
    controllerDepth += 1
    defer { controllerDepth -= 1 }
    return body(&self)
  }

  /// Notes that a view begins at a position. Returns `false` if it is one too many; the first such view is reported.
  mutating func beginView(at position: SourcePosition) -> Bool {
    viewCount += 1
    if viewCount == Magnitude.largestViewCount + 1 { reportTooManyViews(at: position) }
    return viewCount <= Magnitude.largestViewCount
  }

  private mutating func reportTooManyViews(at position: SourcePosition) {
    report(.scene(SceneProblem(.tooManyViews(limit: Magnitude.largestViewCount), at: position)), at: position)
  }

  /// The problems of a file that was cut off because it has too many views. Missing keys of objects that were cut
  /// aren't among them, because these keys may follow the cut.
  package func problems(before cut: JSONCut) -> [InputProblem] {
    var reading = self
    if viewCount <= Magnitude.largestViewCount { reading.reportTooManyViews(at: cut.position) }
    return reading.problems.filter { problem in
      guard let position = problem.position, problem.kind.isOfMissingKey else { return true }
      return !cut.open.contains(position)
    }
  }

  /// The maximum depth of nested controllers.
  private static let maximumControllerDepth = 64

  /// Reads what a template declares, unless it is being made already.
  ///
  /// - Returns: What is read; `nil` where the template would make itself, or too much is made.
  mutating func making<Result>(_ template: String, _ body: (inout FixtureReading) -> Result?) -> Result? {
    instanceCount += 1
    guard !making.contains(template), instanceCount <= Self.maximumInstanceCount else { return nil }
    making.append(template)
    defer { making.removeLast() }
    return body(&self)
  }

  /// Reads a value under a key of the current object.
  package mutating func inside<Result>(key: String, _ body: (inout FixtureReading) -> Result) -> Result {
    path.append(.key(key))
    defer { path.removeLast() }
    return body(&self)
  }

  /// Reads an element of the current array.
  package mutating func inside<Result>(element: Int, _ body: (inout FixtureReading) -> Result) -> Result {
    path.append(.element(element))
    defer { path.removeLast() }
    return body(&self)
  }
}
