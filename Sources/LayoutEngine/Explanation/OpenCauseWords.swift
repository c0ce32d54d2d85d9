import Documents
import LayoutModel
import LayoutResolution
import LinearProgramming

/// Says of each view that is left open which cause it is of, one sentence a cause:
///
///     the room between “Tag” (UILabel) and “Count” (UILabel) can go to either; give one a higher horizontal hugging priority
///     “Sign in” (UIButton) needs a constraint for its width; add a width or trailing constraint
///
/// A view holds a cause where an attribute of it is open by itself. Of a tie the first of its views holds it, and what is open of
/// the others because of it follows.
struct OpenCauseWords {
  let names: [ItemName]
  let causes: OpenCauses
  let ties: [Int: SizeTie]

  /// What leaves a view open.
  ///
  /// - Parameters:
  ///   - view: The view, by its index in the tree.
  ///   - open: What is open of it, by axis.
  ///   - missing: What it lacks along each axis, ties apart.
  ///   - loneTies: The axes along which its content competes with something that isn't known, with what of it does.
  /// - Returns: What is wrong, and what to add or change.
  func cause(
    of view: Int, _ open: [OpenAxis], _ missing: [(axis: Axis, what: OpenAxis.Missing)],
    _ loneTies: [(axis: Axis, priorities: [Repair.ContentPriority])]
  ) -> OpenCause {
    let own = open.compactMap { axis in axis.length.flatMap { ties[$0] }.map { (axis: axis.axis, tie: $0) } }
      .filter { $0.tie.views.first == view }
    var texts: [Message] = own.map { text(of: $0.tie) }
    var advice: [Message] = own.map { self.advice(for: $0.tie, $0.axis) }
    for (axis, priorities) in loneTies {
      texts.append("\(names[view]) competes for room with something of the same priority")
      advice.append("change its \(axis.rawValue) \(priorities.map(\.words).listed("or")) priority")
    }
    if !missing.isEmpty {
      texts.append(need(of: view, missing))
      advice.append("add \(additions(missing).joined(separator: ", and "))")
    }
    let followed = followed(by: view, open)
    guard texts.isEmpty else {
      let tied = Set(own.flatMap(\.tie.views)).subtracting([view]).sorted()
      return OpenCause(
        followed: followed.map { names[$0].id }, tied: tied.map { names[$0].id }, texts.joined(separator: ", and "),
        advice: advice.joined(separator: "; "))
    }
    guard !followed.isEmpty else { return OpenCause("the constraints leave \(names[view]) open") }
    return OpenCause(
      followed: followed.map { names[$0].id },
      "\(names[view]) moves with \(followed.map { "\(names[$0])" as Message }.list("and")), which the constraints leave open"
    )
  }

  /// The views that what is open of a view follows: of a tie the one that holds it.
  private func followed(by view: Int, _ open: [OpenAxis]) -> [Int] {
    let leaders = open.flatMap { axis -> [Int] in
      let indices = [axis.position, axis.length].compactMap(\.self)
      return indices.flatMap { index in ties[index].map { Array($0.views.prefix(1)) } ?? causes.leaders[index].views }
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

  /// Of two, either will do; of several, one that is lower than all.
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

/// What is open of a view along an axis, by index among the open attributes.
struct OpenAxis {
  let view: Int
  let axis: Axis
  let position: Int?
  let length: Int?

  /// What an axis lacks.
  enum Missing: Hashable {
    case position, length, both, oneOrBoth
    /// One constraint for a position and a length that move together, of the attributes named.
    case one([String])
  }
}

extension Repair.ContentPriority {
  /// Interface Builder's words for it.
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
