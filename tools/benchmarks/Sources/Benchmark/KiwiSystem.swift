import Kiwi
import LayoutKit

/// A screen in kiwi's terms: four variables a view, in the root's coordinates, and a strength for each priority.
///
/// The root fills the window, so that it has the window's two variables and its corner is nothing. An intrinsic size
/// becomes two constraints. They stand behind all others; where they stood before the
/// rows that they belong to, kiwi took 15 times as long.
final class KiwiSystem {
  let pointer: OpaquePointer
  private let viewCount: Int
  private var positions: [String: Int] = [:]
  /// The constraints whose constants are variables, by the constraints' numbers.
  private let variableConstants: [Int: Int32]
  private var constraintCount = 0
  /// The views whose contents ask for a width, with the numbers of kiwi's constraints for each.
  private(set) var contents: [(view: View, position: Int, constraints: Range<Int32>)] = []
  private var addedCount = 0

  /// A system of a root view.
  ///
  /// - Parameters:
  ///   - root: The root view.
  ///   - edited: The constraints whose constants are variables to be suggested, by their numbers in the view tree's order.
  init(_ root: View, editing edited: [Int] = []) {
    var views: [View] = []
    var pending = [root]
    while let view = pending.popLast() {
      if let id = view.id { positions[id] = views.count }
      views.append(view)
      pending += view.subviews.reversed()
    }
    viewCount = views.count
    let firstConstant = Int32(4 * viewCount - 2)
    variableConstants = Dictionary(
      edited.enumerated().map { ($1, firstConstant + Int32($0)) }, uniquingKeysWith: { first, _ in first })
    pointer = kiwi_system_create(firstConstant + Int32(edited.count))
    for (holder, view) in views.enumerated() {
      for constraint in view.constraints { add(constraint, holder: holder) }
    }
    for (position, view) in views.enumerated() { addIntrinsicWidth(of: view, at: position) }
  }

  deinit {
    kiwi_system_free(pointer)
  }

  /// The variable that is a constraint's constant.
  func constant(of constraint: Int) -> Int32? { variableConstants[constraint] }

  /// Every view's frame as the last layout left it.
  func frames() -> [Rect] {
    var values = [Double](repeating: 0, count: 4 * viewCount - 2 + variableConstants.count)
    kiwi_system_read(pointer, &values)
    return [Rect(Size(width: values[0], height: values[1]))]
      + (1..<viewCount).map { view in
        let first = 4 * view - 2
        return Rect(x: values[first], y: values[first + 1], width: values[first + 2], height: values[first + 3])
      }
  }

  private func add(_ constraint: Constraint, holder: Int) {
    var sum = Sum()
    sum.add(constraint.firstAttribute, of: position(constraint.firstItem, holder: holder), times: 1)
    if let second = constraint.second {
      precondition(second.multiplier == 1, "the cases compare attributes as they are")
      sum.add(second.attribute, of: position(second.item, holder: holder), times: -1)
    }
    if let variable = variableConstants[constraintCount] {
      sum.addConstant(variable)
      add(sum, constant: 0, constraint.relation, constraint.priority)
    } else {
      add(sum, constant: -constraint.constant, constraint.relation, constraint.priority)
    }
    constraintCount += 1
  }

  private func addIntrinsicWidth(of view: View, at position: Int) {
    guard let width = view.intrinsicContentSize.width else { return }
    contents.append((view, position, addWidth(width, of: view, at: position)))
  }

  /// Adds the constraints of a content that asks for another width, which no solver has taken in yet.
  func addWidth(_ width: Double, ofContent index: Int) -> Range<Int32> {
    addWidth(width, of: contents[index].view, at: contents[index].position)
  }

  private func addWidth(_ width: Double, of view: View, at position: Int) -> Range<Int32> {
    let first = Int32(addedCount)
    var sum = Sum()
    sum.add(.width, of: position, times: 1)
    add(sum, constant: -width, .lessThanOrEqual, view.contentHuggingPriority.horizontal ?? .defaultLow)
    add(
      sum, constant: -width, .greaterThanOrEqual, view.contentCompressionResistancePriority.horizontal ?? .defaultHigh)
    return first..<first + 2
  }

  private func add(_ sum: Sum, constant: Double, _ relation: ConstraintRelation, _ priority: Priority) {
    let kiwiRelation =
      switch relation {
      case .equal: KIWI_EQUAL
      case .lessThanOrEqual: KIWI_LESS_THAN_OR_EQUAL
      case .greaterThanOrEqual: KIWI_GREATER_THAN_OR_EQUAL
      }
    addedCount += 1
    kiwi_system_add(
      pointer, sum.variables, sum.coefficients, Int32(sum.variables.count), constant, kiwiRelation,
      Self.strength(of: priority))
  }

  private func position(_ item: Constraint.Item, holder: Int) -> Int {
    switch item {
    case .holder:
      return holder
    case .id(let id):
      guard let position = positions[id] else { preconditionFailure("no view is called '\(id)'") }
      return position
    case .guide, .superview:
      preconditionFailure("the cases name views by id")
    }
  }

  /// kiwi adds violations up, so that a priority becomes a weight.
  private static func strength(of priority: Priority) -> Double {
    switch priority {
    case .required: kiwi_required()
    case 750: 10
    case 749: 3
    case 260: 1
    case 251: 0.1
    case 250: 0.01
    default: preconditionFailure("the cases have no priority \(priority.rawValue)")
    }
  }
}

/// A sum of variables with their coefficients.
private struct Sum {
  var variables: [Int32] = []
  var coefficients: [Double] = []

  /// Adds a view's attribute: of the root only lengths are there, for its corner is at zero.
  mutating func add(_ attribute: ConstraintAttribute, of view: Int, times factor: Double) {
    let axis: Int32 = attribute.axis == .horizontal ? 0 : 1
    let first = Int32(4 * view - 2)
    let length = view == 0 ? axis : first + 2 + axis
    if !attribute.isSize, view > 0 { add(first + axis, factor) }
    switch attribute {
    case .width, .height, .right, .trailing, .bottom: add(length, factor)
    case .centerX, .centerY: add(length, factor / 2)
    case .left, .leading, .top: break
    default: preconditionFailure("the cases have no \(attribute.rawValue)")
    }
  }

  /// Adds a constant that is a variable.
  mutating func addConstant(_ variable: Int32) { add(variable, -1) }

  private mutating func add(_ variable: Int32, _ coefficient: Double) {
    variables.append(variable)
    coefficients.append(coefficient)
  }
}
