package import Documents

extension InterfaceBuilderFile {
  /// The constraints' identifiers in the file, by the constraints' positions. UIKit prints them in its logs. Layouts
  /// don't need them, and name constraints by their object ids.
  package func constraintIdentifiers() -> [SourcePosition: String] {
    var identifiers: [SourcePosition: String] = [:]
    var pending = [document]
    while let element = pending.popLast() {
      pending += element.children
      guard element.name == "constraint", let identifier = element["identifier"], !identifier.isEmpty else { continue }
      identifiers[element.position] = identifier
    }
    return identifiers
  }
}
