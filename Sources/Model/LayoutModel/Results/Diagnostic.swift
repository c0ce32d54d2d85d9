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
  private let visibility: Deferred<Bool>?
  /// The finding's place in the file.
  public let position: SourcePosition?
  /// The constraints and views concerned.
  package let members: [Member]
  /// The constraint that a conflict leaves out of the layout.
  package let brokenMember: Member?
  /// The repairs of a conflict, the likeliest first and a lowered priority last.
  ///
  /// Each is enough by itself. Where a layout has several conflicts, repairs of one kind go together, and a lowered
  /// priority stands in where a conflict has none of that kind. With these made, the tree has no conflict left in the
  /// window.
  public let repairs: [Repair]

  /// A constraint, or a view or guide, that a finding is about.
  package struct Member: Hashable, Sendable {
    /// The id in dumps.
    package let id: String
    /// The index among the tree's constraints, or that of the view or guide in the tree; `nil` for neither.
    package let index: Index?

    package enum Index: Hashable, Sendable {
      case constraint(Int)
      case item(Int)
    }

    package init(id: String, _ index: Index? = nil) {
      (self.id, self.index) = (id, index)
    }

    /// The index of a view or guide in the tree.
    package var item: Int? { if case .item(let index)? = index { index } else { nil } }
    /// The index among the tree's constraints.
    package var constraint: Int? { if case .constraint(let index)? = index { index } else { nil } }
  }

  /// The ids of the constraints and views concerned.
  public var items: [String] { members.map(\.id) }
  /// The id of the constraint that a conflict leaves out of the layout.
  public var broken: [String] { brokenMember.map { [$0.id] } ?? [] }
  /// The cause by which constraints leave a view open.
  package var openCause: OpenCause? { cause?.value }

  /// A Boolean that tells whether an ambiguous layout leaves more open than a pixel.
  package var isVisible: Bool { visibility?.value ?? true }

  /// The finding in words, with items named as people know them.
  public var text: DiagnosticText { words.value }

  /// The severity, by its code.
  public var severity: Severity { code.severity }

  /// The finding in words, without places and ids.
  public var message: String { text.text() }

  package init(
    _ code: Code, _ text: DiagnosticText, position: SourcePosition? = nil, members: [Member] = [],
    broken: Member? = nil, repairs: [Repair] = []
  ) {
    self.code = code
    words = Deferred(text)
    openAttributes = []
    visibility = nil
    self.position = position
    self.members = members
    brokenMember = broken
    self.repairs = repairs
    cause = nil
  }

  /// A finding about a view that constraints leave open, whose words are made when they are first read.
  package init(
    of view: Member, open attributes: [String], at position: SourcePosition?, _ words: Deferred<DiagnosticText>,
    cause: Deferred<OpenCause>, isVisible: Deferred<Bool>
  ) {
    code = .ambiguousLayout
    self.words = words
    openAttributes = attributes
    visibility = isVisible
    self.position = position
    members = [view]
    brokenMember = nil
    repairs = []
    self.cause = cause
  }

  package init(_ code: Code, _ message: Message, position: SourcePosition? = nil, items: [String] = []) {
    self.init(code, DiagnosticText(message), position: position, members: items.map { Member(id: $0) })
  }
}
