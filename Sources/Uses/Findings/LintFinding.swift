public import Documents
public import LayoutModel

/// Something wrong with an application, reported once: a rule's finding about a view (and its partner) of a scene, with
/// all conditions under which it was found.
public struct LintFinding: Hashable, Sendable {
  /// The identity of a finding. It has no message, number or line, so an entry of a baseline outlives changes of the file.
  public struct Key: Hashable, Sendable {
    /// The rule's id, in kebab case.
    public var rule: String
    /// The file's path from the working folder, with `/` between its parts.
    public var path: String
    /// The scene's id; `nil` where the file is the scene.
    public var scene: String?
    /// The id of the view (for a rule about constraints, of the constraint's first item); `nil` for a finding about the
    /// scene or file.
    public var view: String?
    /// The id of the other view, or of the constraint, that the finding is about.
    public var partner: String?

    /// A key of its parts.
    public init(rule: String, path: String, scene: String? = nil, view: String? = nil, partner: String? = nil) {
      self.rule = rule
      self.path = path
      self.scene = scene
      self.view = view
      self.partner = partner
    }
  }

  /// A place in a file.
  public struct Place: Hashable, Sendable {
    /// The place where the element begins.
    public var position: SourcePosition
    /// The column after the element's tag or key, in UTF-8 bytes, on the same line.
    public var endColumn: Int
    /// The file's path; `nil` for the file that the finding's key names.
    public var path: String?

    /// A place from its first column to the column after its last.
    public init(position: SourcePosition, endColumn: Int, path: String? = nil) {
      self.position = position
      self.endColumn = endColumn
      self.path = path
    }
  }

  /// Something else that the finding is about: a constraint of a conflict, a view that follows another.
  public struct Related: Hashable, Sendable {
    /// A description in words.
    public var text: String
    /// The id of the view or the constraint.
    public var id: String?
    /// Its place.
    public var place: Place?

    /// Something at a place.
    public init(_ text: String, id: String? = nil, place: Place? = nil) {
      self.text = text
      self.id = id
      self.place = place
    }
  }

  /// Widths of the window over which the finding holds.
  public struct Range: Hashable, Sendable {
    /// The names of the conditions with these widths.
    public var conditions: [String]
    /// The widths from the least to the greatest, in points.
    public var width: ClosedRange<Double>

    /// Widths under conditions.
    public init(conditions: [String], width: ClosedRange<Double>) {
      self.conditions = conditions
      self.width = width
    }
  }

  /// The finding's identity.
  public var key: Key
  /// The severity by the configuration; a guessed finding is a note.
  public var severity: Diagnostic.Severity
  /// The certainty: sure, or guessed with the guesses.
  public let certainty: Certainty
  /// The finding's place; `nil` for a file that can't be read.
  public var place: Place?
  /// The partner's place.
  public var partnerPlace: Place?
  /// The path of the file that has the scene, where the finding is in another: code of one file shows views of many.
  public var screenPath: String?
  /// The scene's name for people; `nil` where the file is the scene.
  public var sceneName: String?
  /// The view's name for people.
  public var viewName: String?
  /// The partner's name for people.
  public var partnerName: String?
  /// The fault under the worst conditions, without scene, conditions and advice: `“Sign in” overlaps “Help” by 12 × 44 pt`.
  public var text: String
  /// The names of the conditions that it was found under, in the order of the run; none for a finding about a file itself.
  public var conditions: [String]
  /// Advice for this finding, as a request, where there is more than the rule's own.
  public var advice: String?
  /// The things that it is about besides view and partner, the nearest first.
  public var related: [Related]
  /// The conditions under which it is worst; one of `conditions`.
  public var worst: String?
  /// The worst conditions as a person says them; `nil` where the finding is the same under all conditions.
  public var worstName: String?
  /// The number of conditions under which the scene was laid out.
  public var conditionCount: Int
  /// The widths under which it holds, for a run over a range of widths.
  public var ranges: [Range]
  /// The width and height of the fault, in points, under the worst conditions.
  public var amount: Size?
  /// The possible repairs, the likeliest first.
  public var repairs: [Repair]
  /// The findings without lines of their own in the report: consequences, and conflicts joined with the finding. A run that looks for
  /// repairs knows them.
  public var included: [LintFinding] = []
  /// A Boolean that tells whether a baseline holds the finding under fewer conditions.
  public var isWorsened: Bool

  /// A finding from its parts. A guessed one is a note, whatever its rule's severity.
  public init(
    _ key: Key, _ severity: Diagnostic.Severity, _ text: String, place: Place? = nil, partnerPlace: Place? = nil,
    sceneName: String? = nil, viewName: String? = nil, partnerName: String? = nil, conditions: [String] = [],
    worst: String? = nil, conditionCount: Int = 0, ranges: [Range] = [], amount: Size? = nil, repairs: [Repair] = [],
    isWorsened: Bool = false, certainty: Certainty = .sure, advice: String? = nil, related: [Related] = [],
    worstName: String? = nil
  ) {
    self.key = key
    self.severity = certainty.isSure ? severity : .note
    self.certainty = certainty
    self.text = text
    self.place = place
    self.partnerPlace = partnerPlace
    self.sceneName = sceneName
    self.viewName = viewName
    self.partnerName = partnerName
    self.conditions = conditions
    self.worst = worst
    self.conditionCount = conditionCount
    self.ranges = ranges
    self.amount = amount
    self.repairs = repairs
    self.isWorsened = isWorsened
    self.advice = advice
    self.related = related
    self.worstName = worstName
  }
}

extension LintFinding.Key {
  /// The key in one line, as in `layout-findings/1` and baselines: path, rule, scene, view and partner, separated by
  /// tabs, empty where there is none.
  public var text: String {
    [path, rule, scene ?? "", view ?? "", partner ?? ""].joined(separator: "\t")
  }
}

extension LintFinding: Comparable {
  /// Orders findings as reports do: by path, line, column, rule, view and partner.
  public static func < (a: Self, b: Self) -> Bool {
    if a.key.path != b.key.path { return a.key.path < b.key.path }
    if a.place?.position != b.place?.position {
      guard let first = a.place?.position else { return true }
      guard let second = b.place?.position else { return false }
      return first < second
    }
    if a.key.rule != b.key.rule { return a.key.rule < b.key.rule }
    if a.key.scene != b.key.scene { return (a.key.scene ?? "") < (b.key.scene ?? "") }
    if a.key.view != b.key.view { return (a.key.view ?? "") < (b.key.view ?? "") }
    return (a.key.partner ?? "") < (b.key.partner ?? "")
  }
}
