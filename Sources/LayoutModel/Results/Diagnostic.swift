public import Documents

/// A finding about a layout. It is no failure: the layout is computed all the same.
public struct Diagnostic: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// An error: the layout can't be as requested; a warning: it probably wasn't meant so; a note: good to know.
    case error, warning, note
  }

  /// The kind of finding, in kebab case as dumps and messages print it.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that have no solution together; one of them is left out.
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    /// Positions or sizes of a view that the constraints leave open.
    case ambiguousLayout = "ambiguous-layout"
    /// Something that this version of iOS doesn't have yet.
    case unavailable = "unavailable"
    /// Insets or sizes of text that follow from the layout and change it again with every pass.
    case unsettled = "unsettled"
    /// A view that constraints place elsewhere than Interface Builder stored it.
    case misplacedView = "misplaced-view"
    /// A view that Interface Builder keeps where it was drawn, for lack of constraints.
    case fixedFrameView = "fixed-frame-view"
    /// An orientation that the application, the controller or the device doesn't allow.
    case orientationRefused = "orientation-refused"
    /// No allowed orientation at all.
    case noSupportedOrientation = "no-supported-orientation"

    /// The severity of findings of this code.
    public var severity: Severity {
      switch self {
      case .unsatisfiableConstraints, .noSupportedOrientation, .unavailable: .error
      case .ambiguousLayout, .unsettled, .misplacedView: .warning
      case .orientationRefused, .fixedFrameView: .note
      }
    }
  }

  /// The kind of finding, for programs.
  public let code: Code
  private let words: Deferred<DiagnosticText>
  private let cause: Deferred<OpenCause>?
  /// The names of the item's attributes that an ambiguous layout leaves open.
  package let openAttributes: [String]
  /// The finding's place in the file.
  public let position: SourcePosition?
  /// The ids of the constraints and views concerned.
  public let items: [String]
  /// The id of the constraint that a conflict leaves out of the layout.
  public let broken: [String]
  /// The repairs of a conflict, the likeliest first and a lowered priority last.
  ///
  /// Each is enough by itself. Where a layout has several conflicts, repairs of one kind go together, and a lowered
  /// priority stands in where a conflict has none of that kind. With these made, the tree has no conflict left in the
  /// window.
  public let repairs: [Repair]
  /// The cause by which constraints leave a view open.
  package var openCause: OpenCause? { cause?.value }

  /// The finding in words, with items named as people know them.
  public var text: DiagnosticText { words.value }

  /// The severity, by its code.
  public var severity: Severity { code.severity }

  /// The finding in words, without places and ids.
  public var message: String { text.text() }

  package init(
    _ code: Code, _ text: DiagnosticText, position: SourcePosition? = nil, items: [String] = [], broken: [String] = [],
    repairs: [Repair] = []
  ) {
    self.init(code, Deferred(text), position: position, items: items, broken: broken, repairs: repairs)
  }

  /// A finding whose words are made when they are first read.
  package init(
    _ code: Code, _ words: Deferred<DiagnosticText>, position: SourcePosition? = nil, items: [String] = [],
    broken: [String] = [], repairs: [Repair] = [], openAttributes: [String] = [], openCause: Deferred<OpenCause>? = nil
  ) {
    self.code = code
    self.words = words
    self.openAttributes = openAttributes
    self.position = position
    self.items = items
    self.broken = broken
    self.repairs = repairs
    cause = openCause
  }

  package init(_ code: Code, _ message: Message, position: SourcePosition? = nil, items: [String] = []) {
    self.init(code, DiagnosticText(message), position: position, items: items)
  }
}
