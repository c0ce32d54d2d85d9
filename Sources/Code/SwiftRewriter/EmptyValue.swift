/// The values of types that say nothing: what stands for a value that code can't give here.
enum EmptyValue {
  /// Returns an expression for the value of a type: of an optional `nil`, of a collection the empty one, of one of UIKit's views and
  /// controllers a new one.
  ///
  /// - Parameter type: The type's name.
  /// - Returns: The expression; `nil` where the type isn't known.
  static func of(_ type: String) -> String? {
    if type.hasPrefix("("), !type.hasSuffix(")?") { return nil }
    if type.hasSuffix("?") || type.hasSuffix("!") { return "nil" }
    if type.hasPrefix("["), type.hasSuffix("]") { return isDictionary(type) ? "[:]" : "[]" }
    switch type {
    case "Bool": return "false"
    case "Int", "Double", "CGFloat", "Float", "TimeInterval": return "0"
    case "String": return "\"\""
    case "CGRect", "CGSize", "CGPoint", "UIEdgeInsets": return ".zero"
    case "UIColor": return ".clear"
    case "UIFont": return ".systemFont(ofSize: 17)"
    case "Data", "Date", "UIImage", "IndexPath": return constant(of: type)
    default: return made(type).map { "MainActor.assumeIsolated { \($0) }" }
    }
  }

  /// Tells whether a type in brackets is a dictionary's: a colon stands in no other brackets.
  private static func isDictionary(_ type: String) -> Bool {
    var depth = 0
    for character in type {
      switch character {
      case "[", "(": depth += 1
      case "]", ")": depth -= 1
      case ":" where depth == 1: return true
      default: break
      }
    }
    return false
  }

  /// The expression for a value that is the same in all samples.
  private static func constant(of type: String) -> String? {
    if case .constant(let code)? = SampleValue.of(type) { code } else { nil }
  }

  /// The class of views or of controllers that a class of UIKit's inherits from; `nil` if it is neither.
  static func root(of type: String) -> String? {
    sequence(first: type, next: { UIKitClasses.superclasses[$0] }).prefix(16).first {
      $0 == "UIView" || $0 == "UIViewController"
    }
  }

  /// The call that makes a view or a controller of UIKit's.
  private static func made(_ type: String) -> String? {
    guard type.hasPrefix("UI"), root(of: type) != nil else { return nil }
    if let known = constant(of: type) { return known }
    return type == "UIView" || UIKitClasses.superclasses[type] != nil ? "\(type)()" : nil
  }
}
