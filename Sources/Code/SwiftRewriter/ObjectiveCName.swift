import SwiftSyntax

/// The way in which Objective-C calls what Swift declares.
enum ObjectiveCName {
  /// The selector of a method: `tapped(_:)` is `tapped:`, `move(to:animated:)` is `moveTo:animated:`, and where neither the name ends
  /// nor the label begins with a preposition, `update(title:)` is `updateWithTitle:` (swiftlang/swift, `getObjCSelector`).
  static func selector(_ base: String, _ labels: [String], explicit: String? = nil) -> String {
    if let explicit { return explicit }
    guard let first = labels.first else { return base }
    var result = base
    if first != "_" {
      if !prepositions.contains(first.firstWord), !prepositions.contains(base.lastWord) { result += "With" }
      result += first.prefix(1).uppercased() + first.dropFirst()
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result
  }

  private static let prepositions: Set = [
    "about", "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
    "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
    "until",
    "using", "via", "when", "with", "within",
  ]
}

extension String {
  fileprivate var firstWord: String { String(prefix { !$0.isUppercase }) }

  fileprivate var lastWord: String {
    guard let start = lastIndex(where: \.isUppercase) else { return self }
    return self[start...].lowercased()
  }
}

extension AttributeListSyntax {
  /// The name that `@objc(name)` gives.
  var objCName: String? {
    guard let arguments = attribute("objc")?.arguments else { return nil }
    return arguments.trimmedDescription
  }
}
