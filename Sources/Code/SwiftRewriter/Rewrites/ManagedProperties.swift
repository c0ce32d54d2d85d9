import SwiftSyntax

/// Gives properties that Core Data keeps accessors that say so: there is no Core Data here.
final class ManagedProperties: Rewrite {
  override class var triggers: [String] { ["@NSManaged"] }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let attribute = node.attributes.attribute("NSManaged") else { return .visitChildren }
    edits.append(.blank(attribute))
    if let binding = node.bindings.last, binding.accessorBlock == nil {
      edits.append(
        Edit(
          at: binding.endPositionBeforeTrailingTrivia,
          insert: " { get { fatalError(\"Core Data keeps this\") } set {} }"))
    }
    return .skipChildren
  }
}
