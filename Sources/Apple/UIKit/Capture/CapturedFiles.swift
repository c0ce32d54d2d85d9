import Documents

/// The files of the places in a captured scene, by the numbers that positions have for them.
struct CapturedFiles {
  /// The files' names: the module and the file's own, `App/LoginView.swift`; the name alone of a file of Interface Builder.
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// The file of the last constraint that code made, which most often is that of the next.
  private var last: (name: StaticString, number: Int)?

  /// Returns the position for a place in a file; `nil` for one without a line.
  mutating func position(of place: FilePlace) -> SourcePosition? { position(ofLine: place.line, inFile: place.file) }

  /// Returns a constraint's position: of its declaration in a file, of the call to a library that keeps its callers, as SnapKit does, or
  /// of the line that made the constraint.
  @MainActor mutating func position(of constraint: NSLayoutConstraint) -> SourcePosition? {
    if let declaration = constraint.declaration { return position(of: declaration) }
    if type(of: constraint) != NSLayoutConstraint.self, let caller = Self.caller(in: constraint, depth: 0) {
      return position(of: caller)
    }
    guard let place = constraint.place, place.line > 0 else { return nil }
    if let last, unsafe last.name.utf8Start == place.file.utf8Start {
      return SourcePosition(line: Int(place.line), inFile: last.number)
    }
    let position = position(ofLine: Int(place.line), inFile: "\(place.file)")
    last = position.map { (place.file, $0.fileNumber) }
    return position
  }

  private mutating func position(ofLine line: Int, inFile name: String) -> SourcePosition? {
    guard line > 0 else { return nil }
    let number = numbers[name] ?? names.count + 1
    if number > names.count {
      names.append(name)
      numbers[name] = number
    }
    return SourcePosition(line: line, inFile: number)
  }

  /// The file and the line that an object holds as a pair, or that an object which it holds does.
  private static func caller(in object: Any, depth: Int) -> FilePlace? {
    for child in Mirror(reflecting: object).children {
      if let (file, line) = child.value as? (String, UInt) { return FilePlace(file: file, line: Int(line)) }
      guard depth == 0 else { continue }
      let held = Mirror(reflecting: child.value)
      let value: Any? = held.displayStyle == .optional ? held.children.first?.value : child.value
      guard let value, Mirror(reflecting: value).displayStyle == .class, !(value is UIView) else { continue }
      if let found = caller(in: value, depth: 1) { return found }
    }
    return nil
  }
}
