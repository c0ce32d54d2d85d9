/// Names of types as stubs write them.
enum StubNames {
  /// The type of what may be anything, and may be left out.
  static let anything = "Any?"

  /// Returns the type that takes values of two types.
  static func joined(_ one: String, _ other: String) -> String {
    if one == other { return one }
    let numbers: Set = ["Int", "Double", "CGFloat"]
    if numbers.contains(one), numbers.contains(other) {
      return one == "CGFloat" || other == "CGFloat" ? "CGFloat" : "Double"
    }
    // A seen type counts before a type without a name in the code.
    let (oneIsSeen, otherIsSeen) = (isSeen(one) && one != anything, isSeen(other) && other != anything)
    if oneIsSeen != otherIsSeen, one != anything, other != anything { return oneIsSeen ? one : other }
    return anything
  }

  /// The types of the standard library, Foundation and UIKit that stubs may name.
  private static let standard: Set = [
    "Any", "AnyObject", "Bool", "Character", "Data", "Date", "Decimal", "DispatchQueue", "Double", "Float", "IndexPath",
    "Int", "Int32",
    "Int64", "Locale", "Notification", "OperationQueue", "Selector", "String", "TimeInterval", "UInt", "UInt32",
    "UInt64", "URL", "LocalizedError", "Sendable",
    "URLRequest", "URLResponse", "URLSession", "UUID", "Void", "Error", "Bundle",
  ]

  /// The protocols of Swift that a class conforms to without members of its own.
  static let markers: Set = ["Error", "LocalizedError", "Sendable"]

  /// Tells whether a stub sees all that a type's name names: it imports UIKit, and nothing of the app.
  static func isSeen(_ type: String) -> Bool {
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return !words.isEmpty
      && words.allSatisfy { word in
        standard.contains(word) || isApples(word)
      }
  }

  /// Tells whether a name is one of Apple's by its beginning: `UIView`, `NSString`, `CGSize`, `CALayer`.
  static func isApples(_ name: String) -> Bool {
    ["UI", "NS", "CG", "CA"].contains { prefix in
      guard name.hasPrefix(prefix), let next = name.dropFirst(2).first else { return false }
      return next.isUppercase && name.contains { $0.isLowercase }
    }
  }

  /// Returns the class of UIKit's whose name a class's ends with: `UITableViewCell` for `SwipeTableViewCell`; `nil` if there is none.
  static func superclass(by name: String) -> String? {
    UIKitClasses.superclasses.keys.filter { $0.hasPrefix("UI") && $0 != "UIImage" && name.hasSuffix($0.dropFirst(2)) }
      .max { ($0.count, $0) < ($1.count, $1) }
  }

  /// Tells whether a name is a protocol's, as protocols are named.
  static func isProtocols(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ible", "Type", "ing"].contains { name.hasSuffix($0) }
  }

  /// Returns a type's name without what stands around it: the module's name, `any`, `?`, and arguments.
  static func plain(_ type: String) -> String {
    var name = Substring(type)
    for prefix in ["any ", "some ", "inout "] where name.hasPrefix(prefix) { name = name.dropFirst(prefix.count) }
    while name.last == "?" || name.last == "!" { name = name.dropLast() }
    if name.hasSuffix(".Type") { name = name.dropLast(5) }
    if let mark = name.firstIndex(of: "<") { name = name[..<mark] }
    return name.split(separator: ".").last.map(String.init) ?? String(name)
  }
}
