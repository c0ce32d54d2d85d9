/// The places in code and in files of what was captured of a screen, in the order of its tree: a view, its constraints, then its subviews.
package struct CapturedPlaces {
  /// A property that holds a view.
  package struct Holder {
    /// The type with the property, and the types around it, without the module: `LoginView.Header`.
    package let type: String
    package let property: String
  }

  /// The place of a constraint or of a view: where it was made, or where a file declares it.
  package struct Place {
    /// The module and the file's name, `App/LoginView.swift`; the name alone of a file of Interface Builder, `Main.storyboard`.
    package let file: String
    package let line: Int
  }

  package internal(set) var views: [Holder?] = []
  /// The places of the views that files of Interface Builder declare.
  package internal(set) var declarations: [Place?] = []
  package internal(set) var constraints: [Place?] = []
  /// A Boolean that tells whether the screen is made for a presentation of the app's own, which gives it its place.
  package var hasOwnPresentation = false

  package init() {}
}

extension NSLayoutConstraint {
  /// The place in code: a file's declaration, else the caller of a library that made the constraint, as SnapKit keeps it, else the line
  /// that made it.
  var capturedPlace: CapturedPlaces.Place? {
    if let declaration { return CapturedPlaces.Place(file: declaration.file, line: declaration.line) }
    if type(of: self) != NSLayoutConstraint.self, let caller = Self.place(in: self, depth: 0) { return caller }
    return place.map { CapturedPlaces.Place(file: "\($0.file)", line: Int($0.line)) }
  }

  /// The file and the line that an object holds as a pair, or that an object which it holds does.
  private static func place(in object: Any, depth: Int) -> CapturedPlaces.Place? {
    for child in Mirror(reflecting: object).children {
      if let (file, line) = child.value as? (String, UInt) { return CapturedPlaces.Place(file: file, line: Int(line)) }
      guard depth == 0 else { continue }
      let held = Mirror(reflecting: child.value)
      let value: Any? = held.displayStyle == .optional ? held.children.first?.value : child.value
      guard let value, Mirror(reflecting: value).displayStyle == .class, !(value is UIView) else { continue }
      if let found = place(in: value, depth: 1) { return found }
    }
    return nil
  }
}
