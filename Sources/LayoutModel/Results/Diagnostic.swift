public import Documents

/// Something to tell about a layout: a finding, not a failure. The layout comes all the same.
public struct Diagnostic: Hashable, Sendable {
  /// How grave a finding is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// An error is a layout that can't be as it was asked for, a warning what probably wasn't meant, a note what is
    /// good to know.
    case error, warning, note
  }

  /// What is found, in kebab case as dumps and messages print it.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// Required constraints that have no solution together; one of them is left out.
    case unsatisfiableConstraints = "unsatisfiable-constraints"
    /// Positions or sizes of a view that the constraints leave open.
    case ambiguousLayout = "ambiguous-layout"
    /// What the version of iOS doesn't have yet.
    case unavailable = "unavailable"
    /// Insets or sizes of text that follow from the layout and change it again with every pass.
    case unsettled = "unsettled"
    /// A view that constraints place elsewhere than where Interface Builder stored it.
    case misplacedView = "misplaced-view"
    /// A view that Interface Builder holds where it was drawn, for want of constraints.
    case fixedFrameView = "fixed-frame-view"
    /// An orientation that the application, the controller or the device doesn't allow.
    case orientationRefused = "orientation-refused"
    /// No orientation at all is allowed.
    case noSupportedOrientation = "no-supported-orientation"

    /// How grave findings of this code are.
    public var severity: Severity {
      switch self {
      case .unsatisfiableConstraints, .noSupportedOrientation, .unavailable: .error
      case .ambiguousLayout, .unsettled, .misplacedView: .warning
      case .orientationRefused, .fixedFrameView: .note
      }
    }
  }

  /// Which finding it is, for programs.
  public let code: Code
  private let words: Deferred<DiagnosticText>
  private let cause: Deferred<OpenCause>?
  /// What is open of the item, of what is ambiguous: the attributes' names.
  package let openAttributes: [String]
  /// Where in the file it stands.
  public let position: SourcePosition?
  /// The ids of the constraints and views concerned.
  public let items: [String]
  /// Of a conflict, the id of the constraint left out of the layout.
  public let broken: [String]
  /// Of a conflict, what mends it, the likeliest first and a lowered priority last.
  ///
  /// Each does by itself. Where a layout has several conflicts, repairs of one kind go together, a lowered priority where
  /// there is none of that kind: with these made, the tree has no conflict left in the window.
  public let repairs: [Repair]
  /// Of a view that the constraints leave open, which cause that is of.
  package var openCause: OpenCause? { cause?.value }

  /// What is said, in which items are called as people know them.
  public var text: DiagnosticText { words.value }

  /// How grave it is, by its code.
  public var severity: Severity { code.severity }

  /// What is said, without places and ids.
  public var message: String { text.text() }

  package init(
    _ code: Code, _ text: DiagnosticText, position: SourcePosition? = nil, items: [String] = [], broken: [String] = [],
    repairs: [Repair] = []
  ) {
    self.init(code, Deferred(text), position: position, items: items, broken: broken, repairs: repairs)
  }

  /// A finding whose words are made when somebody reads them.
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
