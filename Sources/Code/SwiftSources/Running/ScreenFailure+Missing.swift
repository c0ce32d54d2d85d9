import Documents

/// The data that an app gives a screen before it shows it, and that a class made alone hasn't got.
extension ScreenFailure {
  /// Tells whether the screen missed what an app sets before it shows it:
  ///
  ///     var model: Model!                     a property that isn't set yet, or a guard that ends in `assertionFailure()`
  ///     photos[0], photos.first!              data that isn't there yet: the collection is empty
  ///     navigationController!                 a property that is nil, of its own or of UIKit: nothing is around it
  ///
  /// A value that a call doesn't give (`UIImage(named: "star")!`) is no property that an app sets.
  ///
  /// - Parameter code: The line of code that failed; `nil` where it isn't known.
  /// - Returns: A Boolean value.
  func isOfMissingData(at code: String?) -> Bool {
    if reason == Self.wordless || reason.hasPrefix("Unexpectedly found nil while implicitly unwrapping") { return true }
    if Self.reasonsOfEmptiness.contains(where: { reason.holds($0) }) { return true }
    return reason.hasPrefix("Unexpectedly found nil while unwrapping") && code.map(Self.unwrapsProperty) == true
  }

  /// The words in which Swift's library says that a collection is empty, or that a number made of its count is impossible.
  private static let reasonsOfEmptiness = [
    "ndex out of range", "ndex is out of range", "ndex out of bounds", "ndex is out of bounds",
    "from an empty collection", "than it contains", "Range requires lowerBound <= upperBound",
    "Can't form Range with upperBound < lowerBound", "Division by zero", "because it is either infinite or NaN",
  ]

  /// Methods that give nothing of an empty collection.
  private static let methodsOfCollections = [
    "first", "last", "min", "max", "randomElement", "popLast", "firstIndex", "lastIndex",
  ]

  /// Tells whether a line unwraps a property, a collection's element, or a cast of what is set later.
  private static func unwrapsProperty(_ code: String) -> Bool {
    if code.holds(" as! ") || methodsOfCollections.contains(where: { code.holds(".\($0)(") && code.holds("!") }) {
      return true
    }
    let characters = Array(code)
    return characters.indices.contains { index in
      guard characters[index] == "!", index > 0 else { return false }
      if index + 1 < characters.count, characters[index + 1] == "=" { return false }
      if characters[index - 1] == "]" { return true }
      let name = characters[..<index].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      // A type begins with a capital, and `try!` unwraps nothing.
      return name.last.map { $0.isLowercase || $0 == "_" } == true && String(name.reversed()) != "try"
    }
  }
}
