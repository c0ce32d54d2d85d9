/// Values for parameters of Foundation's and UIKit's types, which say nothing of an app's own.
enum SampleValues {
  /// An expression of a type; `nil` for a type that only the app knows how to make.
  static func value(of type: String) -> String? {
    let type = type.withoutMarks
    if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") { return "nil" }
    if let known = known[type] { return known }
    if type.hasPrefix("["), type.hasSuffix("]") { return type.isDictionary ? "[:]" : "[]" }
    if type.hasPrefix("Array<") || type.hasPrefix("Set<") { return "[]" }
    return closure(type)
  }

  /// A closure that does nothing; `nil` where the type is none, or where the closure returns what isn't known.
  private static func closure(_ type: String) -> String? {
    var text = Substring(type)
    while text.hasPrefix("("), text.hasSuffix(")"), text.dropFirst().dropLast().isBalanced {
      text = text.dropFirst().dropLast()
    }
    guard text.hasPrefix("("), let end = text.endOfParentheses else { return nil }
    let parameters = text[..<end].dropFirst().dropLast()
    let rest = text[end...].drop { $0 == " " }
    let words = rest.split(separator: " ")
    guard let arrow = words.firstIndex(of: "->") else { return nil }
    let result = words[(arrow + 1)...].joined(separator: " ")
    let names = parameters.isEmpty ? 0 : parameters.topLevelCommas + 1
    let head = names == 0 ? "" : Array(repeating: "_", count: names).joined(separator: ", ") + " in "
    if result == "Void" || result == "()" { return "{ \(head)}" }
    return value(of: result).map { "{ \(head)\($0) }" }
  }

  private static let known: [String: String] = [
    "String": "\"Sample text\"", "NSString": "\"Sample text\"", "Substring": "\"Sample text\"",
    "NSAttributedString": "NSAttributedString(string: \"Sample text\")", "AttributedString": "AttributedString()",
    "Character": "\"a\"", "Bool": "false", "Int": "0", "Int32": "0", "Int64": "0", "UInt": "0", "UInt32": "0",
    "UInt64": "0", "Float": "0", "Double": "0", "CGFloat": "0", "TimeInterval": "0", "Decimal": "0",
    "Date": "Date(timeIntervalSince1970: 0)", "URL": "URL(fileURLWithPath: \"/\")", "UUID": "UUID()", "Data": "Data()",
    "CGRect": ".zero", "CGSize": ".zero", "CGPoint": ".zero", "UIEdgeInsets": ".zero", "IndexPath": "IndexPath()",
    "NSDirectionalEdgeInsets": ".zero", "UIColor": ".systemBlue", "UIImage": "UIImage()",
    "UIFont": ".preferredFont(forTextStyle: .body)", "Locale": ".current", "Calendar": ".current",
    "UIView": "UIView()", "UIViewController": "UIViewController()", "Any": "0", "Bundle": ".main",
    "NotificationCenter": ".default", "UserDefaults": ".standard", "FileManager": ".default",
    "UITableView.Style": ".plain", "UITableViewCell.CellStyle": ".default", "CellStyle": ".default",
    "UICollectionViewLayout": "UICollectionViewFlowLayout()",
  ]
}

extension String {
  /// The type without attributes and the words before it.
  fileprivate var withoutMarks: String {
    var words = split(separator: " ", omittingEmptySubsequences: true)
    while let first = words.first, first.hasPrefix("@") || ["any", "inout", "borrowing", "consuming"].contains(first) {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// Tells whether a type in brackets has a colon of its own.
  fileprivate var isDictionary: Bool {
    var depth = 0
    for character in self {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      if character == ":", depth == 1 { return true }
    }
    return false
  }
}

extension Substring {
  /// Tells whether the text's parentheses are balanced.
  fileprivate var isBalanced: Bool {
    var depth = 0
    for character in self {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// The place behind the parenthesis that closes the first one.
  fileprivate var endOfParentheses: Index? {
    var depth = 0
    for index in indices {
      if self[index] == "(" { depth += 1 }
      if self[index] == ")" { depth -= 1 }
      if depth == 0 { return self.index(after: index) }
    }
    return nil
  }

  /// The number of commas outside of all brackets.
  fileprivate var topLevelCommas: Int {
    var (depth, count) = (0, 0)
    for character in self {
      if "([<".contains(character) { depth += 1 }
      if ")]>".contains(character) { depth -= 1 }
      if character == ",", depth == 0 { count += 1 }
    }
    return count
  }
}
