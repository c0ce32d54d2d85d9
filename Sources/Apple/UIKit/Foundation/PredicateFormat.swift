import Foundation

/// A condition in the language of predicates: `name BEGINSWITH[c] %@ AND age > 21`.
///
/// Comparisons of key paths, constants and lists are joined by `AND`, `OR` and `NOT`; `ANY`, `ALL`, `NONE` and `SOME` look into collections.
/// Functions, subqueries and variables aren't known.
indirect enum PredicateFormat {
  case comparison(Operand, Comparison, Operand, Scope)
  case all([PredicateFormat])
  case any([PredicateFormat])
  case not(PredicateFormat)
  case constant(Bool)

  /// A side of a comparison.
  enum Operand {
    case value(Any?)
    /// The names from the object on; none for the object itself.
    case keyPath([String])
    case list([Operand])
  }

  /// The elements of a collection that a comparison is of.
  enum Scope { case whole, any, all, none }

  /// A comparison: its operator, and whether it passes over case and accents.
  struct Comparison {
    let name: String
    let options: String.CompareOptions
  }

  /// Tells whether the condition holds for an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): return value
    case .all(let parts): return parts.allSatisfy { $0.holds(for: object) }
    case .any(let parts): return parts.contains { $0.holds(for: object) }
    case .not(let part): return !part.holds(for: object)
    case .comparison(let left, let comparison, let right, let scope):
      let (first, second) = (left.value(in: object), right.value(in: object))
      if scope == .whole { return comparison.holds(first, second) }
      let elements = Self.elements(of: first)
      switch scope {
      case .any: return elements.contains { comparison.holds($0, second) }
      case .none: return !elements.contains { comparison.holds($0, second) }
      default: return elements.allSatisfy { comparison.holds($0, second) }
      }
    }
  }

  static func elements(of value: Any?) -> [Any] {
    switch value {
    case let array as [Any]: array
    case let set as Set<AnyHashable>: Array(set)
    case let array as NSArray: Array(array)
    case let set as NSSet: set.allObjects
    default: []
    }
  }
}

extension PredicateFormat.Operand {
  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): value
    case .keyPath(let names): names.reduce(object) { Self.member($1, of: $0) }
    case .list(let operands): operands.map { $0.value(in: object) as Any }
    }
  }

  /// A value by its name: of a dictionary, or of an object's stored properties; of a collection its count, or each element's.
  private static func member(_ name: String, of object: Any?) -> Any? {
    if name == "self" || name == "SELF" { return object }
    if let dictionary = object as? [String: Any] { return dictionary[name] }
    if let text = object as? String, name == "length" { return text.utf16.count }
    let elements = PredicateFormat.elements(of: object)
    if name == "@count" || name == "count" && !elements.isEmpty { return elements.count }
    if !elements.isEmpty { return elements.compactMap { member(name, of: $0) } }
    var mirror = object.map { Mirror(reflecting: $0) }
    while let here = mirror {
      if let child = here.children.first(where: { $0.label == name }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = here.superclassMirror
    }
    return nil
  }
}

extension PredicateFormat.Comparison {
  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch name {
    case "==": return isEqual(left, right)
    case "!=": return !isEqual(left, right)
    case "<": return order(left, right) == .orderedAscending
    case ">": return order(left, right) == .orderedDescending
    case "<=": return [.orderedAscending, .orderedSame].contains(order(left, right))
    case ">=": return [.orderedDescending, .orderedSame].contains(order(left, right))
    case "IN":
      if let text = right as? String, let part = left as? String {
        return text.range(of: part, options: options) != nil
      }
      return PredicateFormat.elements(of: right).contains { isEqual(left, $0) }
    case "BETWEEN":
      let bounds = PredicateFormat.elements(of: right)
      guard bounds.count == 2 else { return false }
      return order(left, bounds[0]) != .orderedAscending && order(left, bounds[1]) != .orderedDescending
    case "CONTAINS" where !(left is String): return PredicateFormat.elements(of: left).contains { isEqual($0, right) }
    default:
      guard let text = left as? String, let pattern = right as? String else { return false }
      return holds(text, pattern)
    }
  }

  private func holds(_ text: String, _ pattern: String) -> Bool {
    let whole = text.startIndex..<text.endIndex
    switch name {
    case "CONTAINS": return text.range(of: pattern, options: options) != nil
    case "BEGINSWITH": return text.range(of: pattern, options: options.union(.anchored)) != nil
    case "ENDSWITH": return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case "LIKE":
      let parts = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return text.range(of: "^(?:\(parts))$", options: options.union(.regularExpression)) == whole
    case "MATCHES": return text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) == whole
    default: return false
    }
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    if left == nil || right == nil || left is NSNull || right is NSNull {
      return (left == nil || left is NSNull) && (right == nil || right is NSNull)
    }
    if let order = order(left, right) { return order == .orderedSame }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String { return left.compare(right, options: options) }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    guard let left = Self.number(left), let right = Self.number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as CGFloat: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: nil
    }
  }
}
