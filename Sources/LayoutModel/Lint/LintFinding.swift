public import Documents

/// Something wrong with an application, told once: what a rule found of a view (and of its partner) of a scene, with every
/// condition that it was found under.
public struct LintFinding: Hashable, Sendable {
  /// What makes two findings one: no message, number or line, so that an entry of a baseline lives through changes of the file.
  public struct Key: Hashable, Sendable {
    /// The rule's id, in kebab case.
    public var rule: String
    /// The file, from the working folder, with `/` between its parts.
    public var path: String
    /// The scene's id; `nil` where the file is the scene.
    public var scene: String?
    /// The id of the view (of a rule about constraints, of the constraint's first item); `nil` for a finding of the scene or file.
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

  /// A place in the file.
  public struct Place: Hashable, Sendable {
    /// Where the element begins.
    public var position: SourcePosition
    /// The column behind the element's tag or key, in UTF-8 bytes, on the same line.
    public var endColumn: Int

    /// A place from its first column to the one behind its last.
    public init(position: SourcePosition, endColumn: Int) {
      self.position = position
      self.endColumn = endColumn
    }
  }

  /// Something besides that the finding is about: a constraint of a conflict, a view that follows another.
  public struct Related: Hashable, Sendable {
    /// What it is, in words.
    public var text: String
    /// The id of the view or the constraint that it is.
    public var id: String?
    /// Where it is.
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
    /// The names of the conditions that share these widths.
    public var conditions: [String]
    /// From the least to the greatest, in points.
    public var width: ClosedRange<Double>

    /// Widths under conditions.
    public init(conditions: [String], width: ClosedRange<Double>) {
      self.conditions = conditions
      self.width = width
    }
  }

  /// What makes it the finding that it is.
  public var key: Key
  /// How grave it is, as the configuration has it; of a guessed finding a note.
  public var severity: Diagnostic.Severity
  /// Whether all that it rests on is known, or what of it was guessed.
  public let certainty: Certainty
  /// Where it is; `nil` for a file that can't be read.
  public var place: Place?
  /// Where the partner is.
  public var partnerPlace: Place?
  /// What people call the scene; `nil` where the file is the scene.
  public var sceneName: String?
  /// What people call the view.
  public var viewName: String?
  /// What people call the partner.
  public var partnerName: String?
  /// What is wrong under the worst conditions, without scene, conditions and advice: `“Sign in” overlaps “Help” by 12 × 44 pt`.
  public var text: String
  /// The names of the conditions that it was found under, in the order of the run; none for a finding about a file itself.
  public var conditions: [String]
  /// What to do about it, as a request, where there is more to say than the rule says.
  public var advice: String?
  /// What it is about besides view and partner, the nearest first.
  public var related: [Related]
  /// The conditions under which it is worst; one of `conditions`.
  public var worst: String?
  /// The same as a person says them; `nil` where it is found under all conditions, and alike under all of them.
  public var worstName: String?
  /// How many conditions the scene was laid out under.
  public var conditionCount: Int
  /// Where the run was over a range of widths, the widths.
  public var ranges: [Range]
  /// How wide and how high what is wrong is, in points, under the worst conditions.
  public var amount: Size?
  /// What mends it, the likeliest first.
  public var repairs: [String]
  /// Whether a baseline holds the finding under fewer conditions.
  public var isWorsened: Bool

  /// A finding of its parts. A guessed one is a note, however grave its rule is.
  public init(
    _ key: Key, _ severity: Diagnostic.Severity, _ text: String, place: Place? = nil, partnerPlace: Place? = nil,
    sceneName: String? = nil, viewName: String? = nil, partnerName: String? = nil, conditions: [String] = [],
    worst: String? = nil, conditionCount: Int = 0, ranges: [Range] = [], amount: Size? = nil, repairs: [String] = [],
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
  /// The key in one line, as `layout-findings/1` and baselines print it: path, rule, scene, view and partner with a tab between
  /// any two, empty where there is none.
  public var text: String {
    [path, rule, scene ?? "", view ?? "", partner ?? ""].joined(separator: "\t")
  }
}

extension LintFinding: Comparable {
  /// By path, line, column, rule, view and partner, the order in which they are told.
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
