import Documents
import LayoutModel

/// What the reading of a fixture keeps on its way: where it is, and every problem found so far.
struct FixtureReading {
  private(set) var problems: [InputProblem] = []
  /// The visual formats that were read.
  private(set) var visualFormats: [ReadVisualFormat] = []
  private var path: [PathStep] = []
  /// What a path without steps is.
  private let root: String

  private let face: ((String) -> FontFace?)?
  /// What is declared to be made, by name.
  var templates: [String: JSONValue] = [:]
  /// The templates that are being made, outermost first.
  private(set) var making: [String] = []
  /// How often templates were made.
  private(set) var instanceCount = 0
  /// How often templates may be made in a fixture.
  static let maximumInstanceCount = 1_000

  /// The reading of a file, of whatever it is called in messages, and what measures a font of a name.
  init(of root: String = "the fixture", face: ((String) -> FontFace?)? = nil) {
    self.root = root
    self.face = face
  }

  /// What measures a font of a name; `nil` where nothing does.
  func face(named name: String) -> FontFace? { face?(name) }

  /// How many controllers are around the one that is read.
  private var controllerDepth = 0
  private var viewCount = 0

  private enum PathStep {
    case key(String)
    case element(Int)
  }

  /// Where the reading is: `view.subviews[2].frame`; of a very long path, its beginning and its end.
  var keyPath: InputProblem.KeyPath {
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

  /// How many keys and places a message shows of a path.
  private static let stepsShown = 24

  /// Notes a problem at a place.
  mutating func report(_ kind: InputProblem.Kind, at position: SourcePosition?) {
    problems.append(InputProblem(kind, at: position))
  }

  /// Notes a visual format at a place, with where its names stand.
  mutating func note(_ visualFormat: String, at position: SourcePosition, offsets: [String: Int]) {
    visualFormats.append(ReadVisualFormat(text: visualFormat, position: position, offsets: offsets))
  }

  /// Notes that a value is of another kind than it should be.
  mutating func reportKind(of value: JSONValue, expected: String) {
    report(.wrongKind(expected: expected, found: value.kindDescription, path: keyPath), at: value.position)
  }

  /// Reads a controller, unless too many are around it, which is reported: a controller takes much of the stack.
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

  /// Notes that a view begins at a place; `false` where it is one too many, which is reported of the first such.
  mutating func beginView(at position: SourcePosition) -> Bool {
    viewCount += 1
    if viewCount == Magnitude.largestViewCount + 1 { reportTooManyViews(at: position) }
    return viewCount <= Magnitude.largestViewCount
  }

  private mutating func reportTooManyViews(at position: SourcePosition) {
    report(.scene(SceneProblem(.tooManyViews(limit: Magnitude.largestViewCount), at: position)), at: position)
  }

  /// The problems of a file that was cut off where there are too many views: of what is open there it isn't known whether
  /// keys are missing.
  func problems(before cut: JSONCut) -> [InputProblem] {
    var reading = self
    if viewCount <= Magnitude.largestViewCount { reading.reportTooManyViews(at: cut.position) }
    return reading.problems.filter { problem in
      guard let position = problem.position, problem.kind.isOfMissingKey else { return true }
      return !cut.open.contains(position)
    }
  }

  /// How many controllers may stand within each other.
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

  /// Reads a value under a key of the present object.
  mutating func inside<Result>(key: String, _ body: (inout FixtureReading) -> Result) -> Result {
    path.append(.key(key))
    defer { path.removeLast() }
    return body(&self)
  }

  /// Reads an element of the present array.
  mutating func inside<Result>(element: Int, _ body: (inout FixtureReading) -> Result) -> Result {
    path.append(.element(element))
    defer { path.removeLast() }
    return body(&self)
  }
}
