/// A model by its name in Apple's words, and the newest system that it ran.
package struct DeviceModel: Sendable {
  package let name: String
  package let newestSystem: SystemVersion

  /// A model, and the version of iOS it ran last.
  init(_ name: String, _ newestSystem: String) {
    guard let version = SystemVersion(newestSystem) else { preconditionFailure("not a version: \(newestSystem)") }
    self.name = name
    self.newestSystem = version
  }

  /// The whole name in kebab case: `iphone-se-2nd-gen`.
  package var fullAlias: String { Self.kebabCase(name) }

  /// The name without its generation: `iphone-se`; `nil` where it has none.
  var shortAlias: String? { name.firstIndex(of: "(").map { Self.kebabCase(name[..<$0]) } }

  /// Both names, the whole one first.
  package var aliases: [String] { [fullAlias] + (shortAlias.map { [$0] } ?? []) }

  private static func kebabCase(_ name: some StringProtocol) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
