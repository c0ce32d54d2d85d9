import SwiftSyntax

/// Tests on the main actor, whose methods XCTest here casts to functions of no actor, which ends the program.
///
/// A class of tests, or one that inherits from such, is on no actor, and each of its methods isn't; the body of a method runs on the main
/// one: `func testFrame() { MainActor.assumeIsolated { … } }`. Functions in it would be on no actor in that closure, and are said to be on
/// the main one. A method that is `async` stays where it was.
final class IsolatedTests: Rewrite {
  override class var triggers: [String] { ["XCTest"] }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    guard module.ancestors(of: node.name.text).contains("XCTestCase") else { return .visitChildren }
    let attribute = node.attributes.attribute("MainActor")
    if let attribute { edits.append(.blank(attribute)) }
    let isOnMainActor = attribute != nil || module.inheritsMainActor(node.name.text)
    for item in node.memberBlock.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { continue }
      let own = function.attributes.attribute("MainActor")
      guard own != nil || isOnMainActor && !function.modifiers.has("nonisolated") else { continue }
      if function.signature.effectSpecifiers?.asyncSpecifier != nil {
        if own == nil { edits.append(Edit(at: function.positionAfterSkippingLeadingTrivia, insert: "@MainActor ")) }
      } else if let body = function.body {
        if let own { edits.append(.blank(own)) }
        isolate(body, of: function.signature)
      }
    }
    return .visitChildren
  }

  /// Has a method's body run on the main actor.
  private func isolate(_ body: CodeBlockSyntax, of signature: FunctionSignatureSyntax) {
    let isThrowing = signature.effectSpecifiers?.throwsClause != nil
    let result = signature.returnClause?.type.trimmedDescription ?? "Void"
    let start =
      "\(isThrowing ? " try" : "") MainActor.assumeIsolated { ()\(isThrowing ? " throws" : "") -> \(result) in"
    edits.append(Edit(at: body.leftBrace.endPositionBeforeTrailingTrivia, insert: start))
    edits.append(Edit(at: body.rightBrace.positionAfterSkippingLeadingTrivia, insert: "} "))
    let functions = LocalFunctions(viewMode: .sourceAccurate)
    functions.walk(body)
    for place in functions.places { edits.append(Edit(at: place, insert: "@MainActor ")) }
  }
}

/// The functions in a body that take its actor: outside of types, and without a word about actors.
private final class LocalFunctions: SyntaxVisitor {
  /// The starts of their declarations.
  var places: [AbsolutePosition] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.has("Sendable"), !node.attributes.namesOtherActor, !node.modifiers.has("nonisolated") else {
      return .skipChildren
    }
    if !node.attributes.has("MainActor") { places.append(node.positionAfterSkippingLeadingTrivia) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension AttributeListSyntax {
  /// Tells whether an attribute is named like a global actor other than the main one.
  fileprivate var namesOtherActor: Bool {
    contains { element in
      let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name.hasSuffix("Actor") && name != "MainActor"
    }
  }
}
