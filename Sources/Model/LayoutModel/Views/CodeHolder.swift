/// A property in code that holds a view: its declaration is the view's place in code.
package struct CodeHolder: Hashable, Sendable {
  /// The class that declares the property, with the types that it is in and without its module: `LoginView.Header`.
  package var type: String
  /// The property's name.
  package var property: String

  /// Creates a holder from its parts.
  package init(type: String, property: String) {
    self.type = type
    self.property = property
  }
}

extension View {
  /// The property that holds the view; `nil` for one of a file, and for one that only the hierarchy holds.
  package var holder: CodeHolder? {
    get { self[rare: \.holder] }
    set { self[rare: \.holder] = newValue }
  }
}
