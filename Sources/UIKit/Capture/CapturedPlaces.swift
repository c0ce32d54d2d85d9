/// The places in code of what was captured of a screen, in the order of its tree: a view, its constraints, then its subviews.
package struct CapturedPlaces {
  /// A property that holds a view.
  package struct Holder {
    /// The type that declares it, with those that it is in, without its module: `LoginView.Header`.
    package let type: String
    package let property: String

    init(type: any Any.Type, property: String) {
      // A private type has a context in parentheses before it: `App.(unknown context at $7f3c).Badge`.
      let parts = String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(") && !$0.hasSuffix(")") }
      self.type = parts.dropFirst().joined(separator: ".")
      self.property = property
    }
  }

  /// The place of a constraint: where it was made.
  package struct Place {
    /// The module and the file's name: `App/LoginView.swift`.
    package let file: String
    package let line: Int
  }

  /// The views' properties.
  package internal(set) var views: [Holder?] = []
  /// The constraints' places.
  package internal(set) var constraints: [Place?] = []

  package init() {}
}

extension NSLayoutConstraint {
  /// The place where it was made: what its maker says, where that is a library that was told the place of its caller.
  var capturedPlace: CapturedPlaces.Place? {
    place.map { CapturedPlaces.Place(file: "\($0.file)", line: Int($0.line)) }
  }
}
