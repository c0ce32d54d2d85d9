package import Documents

extension InterfaceBuilderFile {
  /// The identifiers that the file gives constraints, by where these stand: what UIKit prints of them in its logs. Layouts don't
  /// need them, and call constraints by their object ids.
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
