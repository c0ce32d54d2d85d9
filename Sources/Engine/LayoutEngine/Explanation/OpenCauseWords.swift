import Documents
import LayoutModel
import LayoutResolution
import LinearProgramming

/// Words the causes of each view's openness, one sentence a cause:
///
///     the room between “Tag” (UILabel) and “Count” (UILabel) can go to either; give one a higher horizontal hugging priority
///     “Sign in” (UIButton) needs a constraint for its width; add a width or trailing constraint
///     8 constraints of priority 751 of “square” (UIView) and “list” (UIView) can't all hold, and any may give way; give one of them …
///
/// A view has a cause if one of its attributes is open by itself. A tie's cause belongs to its first view; open
/// attributes of its other views follow from it.
struct OpenCauseWords {
  let tree: ViewTree
  let names: [ItemName]
  let causes: OpenCauses
  let ties: [Int: SizeTie]
  let goalTies: GoalTies

  /// The cause of a view's openness.
  ///
  /// - Parameters:
  ///   - view: The view, by its index in the tree.
  ///   - open: Its open attributes, by axis.
  ///   - missing: The constraint that it lacks along each axis, ties aside.
  ///   - loneTies: The axes along which its content competes with something unknown, with the explanation.
  /// - Returns: The problem, and the constraint to add or the priority to change.
  func cause(
    of view: Int, _ open: [OpenAxis], _ missing: [(axis: Axis, what: OpenAxis.Missing)],
    _ loneTies: [(axis: Axis, priorities: [Repair.ContentPriority])]
  ) -> OpenCause {
    let own = open.compactMap { axis in axis.length.flatMap { ties[$0] }.map { (axis: axis.axis, tie: $0) } }
      .filter { $0.tie.views.first == view }
    var texts: [Message] = own.map { text(of: $0.tie) }
    var advice: [Message] = own.map { self.advice(for: $0.tie, $0.axis) }
    let goalTie = open.flatMap { [$0.position, $0.length].compactMap(\.self) }.compactMap { goalTies[$0] }
      .first { $0.views.first == view }
    if let goalTie {
      texts.append(text(of: goalTie))
      advice.append("give one of them another priority")
    }
    // What the content competes with is among the constraints of the tie.
    for (axis, priorities) in goalTie == nil ? loneTies : [] {
      texts.append("\(names[view]) competes for room with something of the same priority")
      advice.append("change its \(axis.rawValue) \(priorities.map(\.words).listed("or")) priority")
    }
    if !missing.isEmpty {
      texts.append(need(of: view, missing))
      advice.append("add \(additions(missing).joined(separator: ", and "))")
    }
    let followed = followed(by: view, open)
    guard texts.isEmpty else {
      let tied = Set(own.flatMap(\.tie.views) + (goalTie?.views ?? [])).subtracting([view]).sorted()
      return OpenCause(
        followed: followed, tied: tied, constraints: goalTie?.constraints ?? [], texts.joined(separator: ", and "),
        advice: advice.joined(separator: "; "))
    }
    guard !followed.isEmpty else { return OpenCause("the constraints leave \(names[view]) open") }
    return OpenCause(
      followed: followed,
      "\(names[view]) moves with \(followed.map { "\(names[$0])" as Message }.list("and")), which the constraints leave open"
    )
  }

  /// The views that a view's open attributes follow; for a tie, the view that has its cause.
  private func followed(by view: Int, _ open: [OpenAxis]) -> [Int] {
    let leaders = open.flatMap { axis -> [Int] in
      let indices = [axis.position, axis.length].compactMap(\.self)
      return indices.flatMap { index in
        (ties[index]?.views ?? goalTies[index]?.views).map { Array($0.prefix(1)) } ?? causes.leaders[index].views
      }
    }
    return Set(leaders).subtracting([view]).sorted()
  }

  // MARK: Ties

  private func text(of tie: SizeTie) -> Message {
    var parts: [Message] = tie.views.prefix(2).map { "\(names[$0])" }
    let rest = tie.views.count - parts.count
    if rest > 0 { parts.append("\(rest) more") }
    let list = parts.list("and")
    switch tie.priority {
    case .contentHuggingPriority:
      return rest > 0
        ? "the room beside \(list) can go to any of them" : "the room between \(list) can go to either"
    case .contentCompressionResistancePriority:
      return "\(list) need more room than there is, and \(rest > 0 ? "any of them" : "either") may give way"
    }
  }

  private func text(of tie: GoalTie) -> Message {
    let views = Set(tie.constraints.map { Int(tree.constraints[$0].firstView) }).sorted()
    var parts: [Message] = views.prefix(2).map { "\(names[$0])" }
    if views.count > parts.count { parts.append("\(views.count - parts.count) more") }
    let value = JSONText.number(tie.priority.rawValue)
    return
      "\(tie.constraints.count) constraints of priority \(value) of \(parts.list("and")) can't all hold, and any may give way"
  }

  /// The advice for a tie. Of two views either will do; of several, one must be below all others.
  private func advice(for tie: SizeTie, _ axis: Axis) -> Message {
    "give one a \(tie.views.count > 2 ? "lower" : "higher") \(axis.rawValue) \(tie.priority.words) priority"
  }

  // MARK: What is missing

  private func need(of view: Int, _ missing: [(axis: Axis, what: OpenAxis.Missing)]) -> Message {
    if missing.map(\.what) == [.both, .both] { return "\(names[view]) needs constraints for its position and size" }
    let needs = missing.map { axis, what in
      switch what {
      case .position: "\(axis.rawValue) position"
      case .length: axis.lengthName
      case .both: "\(axis.rawValue) position and \(axis.lengthName)"
      case .oneOrBoth, .one: "\(axis.rawValue) position or \(axis.lengthName)"
      }
    }
    let isOne = needs.count == 1 && missing[0].what != .both
    let isPlain = missing.allSatisfy { $0.what == .position || $0.what == .length }
    let list = needs.joined(separator: isPlain ? " and " : ", and its ")
    return "\(names[view]) needs \(isOne ? "a constraint" : "constraints") for its \(list)"
  }

  private func additions(_ missing: [(axis: Axis, what: OpenAxis.Missing)]) -> [Message] {
    switch missing.map(\.what) {
    case [.both, .both]: return ["constraints for x, y, width and height"]
    case [.oneOrBoth, .oneOrBoth]: return ["constraints for x, y, width or height"]
    default: break
    }
    return missing.map { axis, what in
      switch what {
      case .position: "a \([axis.near, axis.far, axis.center].listed("or")) constraint"
      case .length: "a \(axis.lengthName) or \(axis.far) constraint"
      case .both: "two of \(axis.near), \(axis.far) and \(axis.lengthName)"
      case .oneOrBoth: "a \(axis.near) or \(axis.lengthName) constraint, or both"
      case .one(let attributes): "a \(attributes.listed("or")) constraint"
      }
    }
  }
}

/// The open attributes of a view along an axis, by their indices among all open attributes.
struct OpenAxis {
  let view: Int
  let axis: Axis
  let position: Int?
  let length: Int?

  /// The constraint that an axis lacks.
  enum Missing: Hashable {
    case position, length, both, oneOrBoth
    /// One constraint, on any of the named attributes, for a position and a length that move together.
    case one([String])
  }
}

extension Repair.ContentPriority {
  /// The constraint in Interface Builder's words.
  fileprivate var words: String {
    switch self {
    case .contentHuggingPriority: "hugging"
    case .contentCompressionResistancePriority: "compression resistance"
    }
  }
}

extension Axis {
  var positionName: String { self == .horizontal ? "x" : "y" }
  var lengthName: String { self == .horizontal ? "width" : "height" }
  var near: String { self == .horizontal ? "leading" : "top" }
  var far: String { self == .horizontal ? "trailing" : "bottom" }
  var center: String { self == .horizontal ? "centerX" : "centerY" }
}
