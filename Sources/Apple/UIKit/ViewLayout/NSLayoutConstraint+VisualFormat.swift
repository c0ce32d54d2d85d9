import LayoutModel
import Notations

extension NSLayoutConstraint {
  /// The alignment of a visual format's views, its direction, and the edges that its distances count from.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options, a bit each.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ options: Constraint.FormatOptions) { rawValue = options.rawValue }

    /// The left edges are equal.
    public static let alignAllLeft = FormatOptions(.alignAllLeft)
    /// The right edges are equal.
    public static let alignAllRight = FormatOptions(.alignAllRight)
    /// The top edges are equal.
    public static let alignAllTop = FormatOptions(.alignAllTop)
    /// The bottom edges are equal.
    public static let alignAllBottom = FormatOptions(.alignAllBottom)
    /// The leading edges are equal.
    public static let alignAllLeading = FormatOptions(.alignAllLeading)
    /// The trailing edges are equal.
    public static let alignAllTrailing = FormatOptions(.alignAllTrailing)
    /// The middles between the sides are equal.
    public static let alignAllCenterX = FormatOptions(.alignAllCenterX)
    /// The middles between top and bottom are equal.
    public static let alignAllCenterY = FormatOptions(.alignAllCenterY)
    /// The last baselines are equal.
    public static let alignAllLastBaseline = FormatOptions(.alignAllLastBaseline)
    /// The first baselines are equal.
    public static let alignAllFirstBaseline = FormatOptions(.alignAllFirstBaseline)
    /// The last baselines are equal.
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// It runs from leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// It runs from left to right.
    public static let directionLeftToRight = FormatOptions(.directionLeftToRight)
    /// It runs from right to left.
    public static let directionRightToLeft = FormatOptions(.directionRightToLeft)
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    /// Its distances are those of edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Its distances are those of baselines.
    public static let spacingBaselineToBaseline = FormatOptions(.spacingBaselineToBaseline)
    /// Both kinds of distances.
    public static let spacingMask = FormatOptions(rawValue: 0x1 << 19)
  }

  /// The constraints of a visual format, such as `H:|-[label]-[field(>=100)]-|`.
  ///
  /// - Parameters:
  ///   - format: The format, by the grammar of Apple's Auto Layout Guide.
  ///   - opts: The alignment and the direction.
  ///   - metrics: The numbers that the format names.
  ///   - views: The views and guides that it names.
  ///   - fileID: The file that makes them, for logs and exceptions.
  ///   - line: The line that makes them.
  /// - Returns: The constraints, those that align last; none is active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any],
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let (options, place) = (Constraint.FormatOptions(rawValue: opts.rawValue), SourcePlace(fileID, line))
    let parsed: VisualFormat
    do throws(VisualFormatParser.Failure) {
      parsed = try VisualFormatParser.parse(
        format, metrics: (metrics ?? [:]).compactMapValues(Self.number), names: Set(views.keys))
    } catch {
      raise(
        .invalidArgument,
        "Unable to parse constraint format: \n\(error.fault.message) \n\(format) \n\(String(repeating: " ", count: error.offset))^",
        at: place)
    }
    // One view alone is aligned with nothing, whatever the options say.
    if let fault = options.fault(along: parsed.axis, aligning: parsed.parts.count > 1) {
      raise(.invalidArgument, "Unable to parse constraint format: \n\(fault.message) \n\(format)", at: place)
    }
    return parsed.constraints(options: options) { .id($0) }.map { made(of: $0.constraint, views, format, place) }
  }

  private class func made(
    of declared: Constraint, _ views: [String: Any], _ format: String, _ place: SourcePlace
  ) -> NSLayoutConstraint {
    func item(_ item: Constraint.Item) -> Any {
      switch item {
      case .id(let name): views[name] ?? NSNull()
      case .superview(let name):
        LayoutItemReference(views[name] ?? NSNull(), role: "named", place).superviewInFormats
          ?? raise(
            .invalidArgument,
            "Unable to parse constraint format: \nUnable to interpret '|' character, because the related view doesn't have a superview \n\(format)",
            at: place)
      case .holder, .guide: NSNull()
      }
    }
    let constraint = NSLayoutConstraint(
      item: item(declared.firstItem), attribute: Attribute(declared.firstAttribute),
      relatedBy: Relation(declared.relation), toItem: declared.second.map { item($0.item) },
      attribute: declared.second.map { Attribute($0.attribute) } ?? .notAnAttribute,
      multiplier: CGFloat(declared.second?.multiplier ?? 1), constant: CGFloat(declared.constant), fileID: place.file,
      line: UInt(place.line))
    constraint.storedPriority = UILayoutPriority(Float(declared.priority.rawValue))
    return constraint
  }

  /// A metric's number: metrics are numbers of any kind.
  private class func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as CGFloat: Double(number)
    case let number as Int: Double(number)
    case let number as Float: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension LayoutItemReference {
  /// The view that `|` stands for beside the item: a view's superview, or a guide's owning view.
  var superviewInFormats: UIView? { view?.superview ?? guide?.owningView }
}

extension NSLayoutConstraint.Attribute {
  /// UIKit's attribute of the engine's.
  init(_ attribute: ConstraintAttribute) {
    let all: [NSLayoutConstraint.Attribute] = (1...20).compactMap { NSLayoutConstraint.Attribute(rawValue: $0) }
    self = all.first { $0.attribute == attribute } ?? .notAnAttribute
  }
}

extension NSLayoutConstraint.Relation {
  /// UIKit's relation of the engine's.
  init(_ relation: ConstraintRelation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
