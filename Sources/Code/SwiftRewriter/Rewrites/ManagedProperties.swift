import SwiftSyntax

/// Writes empty values for the properties that Core Data, or a layer's animation, keeps on a device: there is neither here. A property of
/// a type without such a value gets accessors that say so.
final class ManagedProperties: Rewrite {
  override class var triggers: [String] { ["@NSManaged"] }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.attribute("NSManaged") else { return .visitChildren }
    edits.append(.blank(attribute))
    if let binding = node.bindings.last, binding.accessorBlock == nil {
      if let type = binding.typeAnnotation?.type.trimmedDescription, let value = EmptyValue.of(type) {
        let type = sequence(first: Syntax(node), next: \.parent).first {
          $0.is(ClassDeclSyntax.self) || $0.is(ExtensionDeclSyntax.self)
        }
        let isStored = type?.is(ExtensionDeclSyntax.self) != true
        let text = isStored ? " = \(value)" : " { get { \(value) } set {} }"
        edits.append(Edit(at: binding.endPositionBeforeTrailingTrivia, insert: text))
        return .skipChildren
      }
      edits.append(
        Edit(
          at: binding.endPositionBeforeTrailingTrivia,
          insert: " { get { fatalError(\"Core Data keeps this\") } set {} }"))
    }
    return .skipChildren
  }
}
