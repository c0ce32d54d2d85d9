import SwiftSyntax

/// The order in which a body's statements run, where some are left out: what no other statement sets or gives gets a value.
extension DisabledCode {
  /// Has a body keep its order without some statements: variables and properties that no other statement sets, and results, get values.
  mutating func keepFlow(around token: TokenSyntax, _ complaint: String) -> Bool {
    guard complaint.hasPrefix("'guard' body must not fall through") || complaint.hasPrefix("missing return") else {
      return fillVariable(around: token, complaint) || fillProperties(around: token, complaint)
    }
    guard token.tokenKind == .rightBrace, let block = token.parent, !block.is(ClosureExprSyntax.self) else {
      return false
    }
    let type = block.typeOfResult?.trimmedDescription ?? "Void"
    let end =
      if ["Void", "()"].contains(type) {
        "\(Self.note); return\(block.isOfFailableInitializer ? " nil" : "")"
      } else if let value = EmptyValue.of(type) {
        "return \(Self.giving)(\(value))"
      } else {
        String?.none
      }
    guard let end, done.insert(block.id).inserted else { return false }
    hasNotes = true
    let isEmpty = token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace
    edits.append(Edit(at: token.positionAfterSkippingLeadingTrivia, insert: "\(isEmpty ? "" : "; ")\(end) "))
    return true
  }

  /// Gives a value to a local variable that is read before a statement sets it.
  private mutating func fillVariable(around token: TokenSyntax, _ complaint: String) -> Bool {
    guard ["constant '", "variable '"].contains(where: complaint.hasPrefix),
      complaint.contains("before being initialized"),
      let name = complaint.split(separator: "'").dropFirst().first.map(String.init),
      let body = Syntax(token).bodyAround, let binding = UnsetVariables(in: body).bindings[name],
      let type = binding.typeAnnotation?.type, let value = EmptyValue.of(type.trimmedDescription),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    guard done.insert(binding.id).inserted else { return true }
    hasNotes = true
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      edits.append(Edit(variable.bindingSpecifier, by: "var"))
    }
    edits.append(Edit(type, by: "\(type.trimmedDescription) = \(Self.giving)(\(value))"))
    return true
  }

  /// Gives a value to the properties that an initializer doesn't set, since the statements that would do so are left out, or that no
  /// initializer is left for: an empty one, or none, which ends the program where code reads it. A convenience initializer sets what
  /// another one has set.
  private mutating func fillProperties(around token: TokenSyntax, _ complaint: String) -> Bool {
    let isOfLocal = ["constant '", "variable '"].contains {
      complaint.hasPrefix($0) && !complaint.hasPrefix("\($0)self.")
    }
    let initializer = token.nearest(InitializerDeclSyntax.self)
    guard !isOfLocal, initializer?.modifiers.has("convenience") != true else { return false }
    let own =
      initializer.map { $0.parent?.parent }
      ?? token.parent?.as(ClassDeclSyntax.self).map { Syntax($0.memberBlock.members) }
    guard let members = own?.as(MemberBlockItemListSyntax.self) else { return false }
    let set = SetNames(in: initializer?.body)
    var isChanged = false
    for member in members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        variable.bindings.count == 1, binding.isUnsetWithoutInitializer, let type = binding.typeAnnotation?.type,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, !set.names.contains(name)
      else { continue }
      isChanged = true
      guard done.insert(binding.id).inserted else { continue }
      if variable.bindingSpecifier.tokenKind == .keyword(.let) {
        edits.append(Edit(variable.bindingSpecifier, by: "var"))
      }
      hasNotes = true
      let text = type.trimmedDescription
      if let value = EmptyValue.of(text) {
        edits.append(Edit(type, by: "\(text) = \(Self.giving)(\(value))"))
      } else {
        let own = type.is(IdentifierTypeSyntax.self) ? text : "(\(text))"
        edits.append(Edit(type, by: "\(own)! = \(Self.giving)(nil)"))
      }
    }
    return isChanged
  }
}

extension PatternBindingSyntax {
  /// Tells whether it is a stored property that has no value but from an initializer.
  fileprivate var isUnsetWithoutInitializer: Bool {
    guard isOfInstance, !isComputed, initializer == nil, let variable = parent?.parent?.as(VariableDeclSyntax.self)
    else { return false }
    let type = typeAnnotation?.type
    let isOptional = type?.is(OptionalTypeSyntax.self) == true
    return type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) != true
      && (!isOptional || variable.bindingSpecifier.tokenKind == .keyword(.let))
  }
}

extension Syntax {
  /// The body of the function or the accessor around a node.
  fileprivate var bodyAround: CodeBlockSyntax? {
    sequence(first: self, next: \.parent).lazy.compactMap { node in
      node.as(FunctionDeclSyntax.self)?.body ?? node.as(AccessorDeclSyntax.self)?.body
        ?? node.as(InitializerDeclSyntax.self)?.body
    }.first
  }

  /// Tells whether it is part of an initializer's own body that may give `nil`.
  fileprivate var isOfFailableInitializer: Bool {
    let bodies: [SyntaxKind] = [.closureExpr, .functionDecl, .accessorBlock, .initializerDecl]
    let own = sequence(first: self, next: \.parent).first { bodies.contains($0.kind) }
    return own?.as(InitializerDeclSyntax.self)?.optionalMark != nil
  }
}

/// The names of what assignments in a body set, of the object or by themselves.
private final class SetNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in body: CodeBlockSyntax?) {
    super.init(viewMode: .sourceAccurate)
    if let body { walk(body) }
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (target, sign) in zip(elements, elements.dropFirst()) where sign.is(AssignmentExprSyntax.self) {
      insert(target)
    }
    return .visitChildren
  }

  private func insert(_ target: ExprSyntax) {
    if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
      names.insert(member.declName.baseName.text)
    } else if let own = target.as(DeclReferenceExprSyntax.self) {
      names.insert(own.baseName.text)
    } else if let tuple = target.as(TupleExprSyntax.self) {
      for element in tuple.elements { insert(element.expression) }
    }
  }
}

/// The local variables of a body that are declared without a value, by their names.
private final class UnsetVariables: SyntaxVisitor {
  private(set) var bindings: [String: PatternBindingSyntax] = [:]

  init(in body: CodeBlockSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil, node.accessorBlock == nil, let name = node.pattern.as(IdentifierPatternSyntax.self) {
      bindings[name.identifier.text] = node
    }
    return .visitChildren
  }
}
