import SwiftSyntax

/// Values that don't compile where the code around needs a value: empty values stand for the rejected ones, and the program notes the place.
extension DisabledCode {
  /// The call around a value that stands for another.
  private static let giving = "LeftOutCode.giving"

  /// Leaves out as little as can be at a token: a member of a chain, a condition, a statement, or a value.
  mutating func leaveOut(at token: TokenSyntax, _ complaint: String, _ message: String) -> Bool {
    leaveOutWrapper(at: token, complaint) || shortenChain(at: token, complaint)
      || leaveOutStatement(around: token, message) || giveEmptyValue(around: token)
  }

  /// Leaves out the wrapper of a property that isn't there: the property holds a value by itself, and each object notes that.
  private mutating func leaveOutWrapper(at token: TokenSyntax, _ complaint: String) -> Bool {
    guard complaint.hasPrefix("unknown attribute '"), let attribute = token.nearest(AttributeSyntax.self),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self), done.insert(attribute.id).inserted
    else { return false }
    edits.append(.blank(attribute))
    for binding in variable.bindings where binding.isOfInstance {
      if let own = binding.initializer?.value {
        edits.append(Edit(own, by: "\(Self.giving)(\(own.trimmedDescription))"))
      } else if let type = binding.typeAnnotation?.type.as(OptionalTypeSyntax.self) {
        edits.append(Edit(type, by: "\(type.trimmedDescription) = \(Self.giving)(nil)"))
      }
      hasNotes = true
    }
    return true
  }

  /// Has a condition be false that doesn't compile, where another branch stands for that: names of the condition are missing in its own branch.
  ///
  ///     if Defaults.hasOnboarded { showHome() } else { showIntroduction() }
  mutating func failCondition(around token: TokenSyntax) -> Bool {
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.endsBody(around: token) { return false }
      if let item = node.as(CodeBlockItemSyntax.self), item.canBeLeftOut || item.runsOnce { return false }
      guard let own = node.as(IfExprSyntax.self), own.conditions.range.contains(token.position) else { continue }
      guard own.elseBody != nil || own.parent?.is(IfExprSyntax.self) == true, own.isStatement else { return false }
      guard done.insert(own.conditions.id).inserted else { return true }
      guard !own.conditions.trimmedDescription.hasPrefix(Self.giving) else { return false }
      hasNotes = true
      let range =
        own.conditions.positionAfterSkippingLeadingTrivia
        .utf8Offset..<own.body.endPositionBeforeTrailingTrivia
        .utf8Offset
      edits.append(Edit(range, by: "\(Self.giving)(false) {\(lines(own.conditions))\(lines(own.body))}"))
      return true
    }
    return false
  }

  /// Gives an empty value where a body or a property can't do without one and its own doesn't compile.
  mutating func giveEmptyValue(around token: TokenSyntax) -> Bool {
    for node in sequence(first: Syntax(token), next: \.parent) {
      if let statement = node.as(ReturnStmtSyntax.self), let own = statement.expression {
        if let type = node.typeOfResult { return give(own, type) }
      } else if let item = node.as(CodeBlockItemSyntax.self), case .expr(let own) = item.item, item.isImplicitResult {
        if let type = node.typeOfResult { return give(own, type) }
      } else if let binding = node.as(PatternBindingSyntax.self), let own = binding.initializer?.value,
        own.range.contains(token.position), binding.isOfInstance, let type = binding.typeAnnotation?.type
      {
        return give(own, type)
      }
      if node.endsBody(around: token) { return false }
    }
    return false
  }

  private mutating func give(_ own: ExprSyntax, _ type: TypeSyntax) -> Bool {
    if done.contains(own.id) { return true }
    guard let value = EmptyValue.of(type.trimmedDescription), !own.trimmedDescription.hasPrefix(Self.giving) else {
      return false
    }
    done.insert(own.id)
    hasNotes = true
    edits.append(Edit(own, by: "\(Self.giving)(\(value))\(lines(own))"))
    return true
  }

  /// Leaves out the members of a chain from the one that isn't there, where the chain begins with the making of an object that a property
  /// holds: `let label = UILabel().then { … }`.
  private mutating func shortenChain(at token: TokenSyntax, _ complaint: String) -> Bool {
    guard complaint.hasPrefix("value of type '"), complaint.contains("' has no member '"),
      let member = token.nearest(MemberAccessExprSyntax.self), member.declName.baseName.id == token.id,
      let base = member.base, let call = base.as(FunctionCallExprSyntax.self),
      let made = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      complaint.hasPrefix("value of type '\(made)'")
    else { return false }
    var chain = ExprSyntax(member)
    while let outer = chain.parent?.as(FunctionCallExprSyntax.self).map(ExprSyntax.init)
      ?? chain.parent?.as(MemberAccessExprSyntax.self).map(ExprSyntax.init)
    {
      chain = outer
    }
    guard let binding = chain.parent?.parent?.as(PatternBindingSyntax.self),
      binding.initializer?.value.id == chain.id, binding.isOfInstance, done.insert(chain.id).inserted
    else { return false }
    hasNotes = true
    let rest = lines(chain).dropFirst(lines(base).count)
    edits.append(Edit(chain, by: "\(Self.giving)(\(base.trimmedDescription))\(rest)"))
    return true
  }

  /// Has a body keep its order without some statements: variables and properties that no other statement sets, and results, get values.
  mutating func keepFlow(around token: TokenSyntax, _ complaint: String) -> Bool {
    if fillProperties(around: token) || fillVariable(around: token, complaint) { return true }
    guard complaint.hasPrefix("'guard' body must not fall through") || complaint.hasPrefix("missing return"),
      token.tokenKind == .rightBrace, let block = token.parent, !block.is(ClosureExprSyntax.self)
    else { return false }
    let type = block.typeOfResult?.trimmedDescription ?? "Void"
    guard let value = ["Void", "()"].contains(type) ? "()" : EmptyValue.of(type), done.insert(block.id).inserted else {
      return false
    }
    hasNotes = true
    edits.append(
      Edit(at: token.positionAfterSkippingLeadingTrivia, insert: "; return \(Self.giving)(\(value)) "))
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
  /// initializer is left for: an empty one, or none, which ends the program where code reads it.
  private mutating func fillProperties(around token: TokenSyntax) -> Bool {
    let initializer = token.nearest(InitializerDeclSyntax.self)
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
      let text = type.trimmedDescription
      if let value = EmptyValue.of(text) {
        hasNotes = true
        edits.append(Edit(type, by: "\(text) = \(Self.giving)(\(value))"))
      } else {
        edits.append(Edit(type, by: type.is(IdentifierTypeSyntax.self) ? "\(text)!" : "(\(text))!"))
      }
    }
    return isChanged
  }
}

extension IfExprSyntax {
  /// Tells whether nobody wants the value of the statement, nor that of the one that it is a branch of.
  fileprivate var isStatement: Bool {
    if let outer = parent?.as(IfExprSyntax.self) { return outer.isStatement }
    guard parent?.is(ExpressionStmtSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true else {
      return false
    }
    return parent?.as(CodeBlockItemSyntax.self)?.isImplicitResult != true
  }
}

extension PatternBindingSyntax {
  /// Tells whether it is a local variable's, or a property's of each object: what belongs to a type, or to no type, gets its value once.
  fileprivate var isOfInstance: Bool {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    let around = variable.parent
    if around?.is(MemberBlockItemSyntax.self) == true {
      return !variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
    return around?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) == false
  }

  /// Tells whether it is a stored property that has no value but from an initializer.
  fileprivate var isUnsetWithoutInitializer: Bool {
    guard isOfInstance, initializer == nil, let variable = parent?.parent?.as(VariableDeclSyntax.self) else {
      return false
    }
    if case .getter? = accessorBlock?.accessors { return false }
    if case .accessors(let list)? = accessorBlock?.accessors,
      list.contains(where: { $0.accessorSpecifier.text == "get" })
    {
      return false
    }
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

  /// The type of what the body around a node gives; `nil` where it isn't written.
  fileprivate var typeOfResult: TypeSyntax? {
    for node in sequence(first: self, next: \.parent) {
      if let closure = node.as(ClosureExprSyntax.self) {
        if let own = closure.signature?.returnClause { return own.type }
        let call = closure.parent?.as(FunctionCallExprSyntax.self)
        return call?.arguments.isEmpty == true && call?.trailingClosure == nil
          ? call?.parent?.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type : nil
      }
      if let function = node.as(FunctionDeclSyntax.self) { return function.signature.returnClause?.type }
      if node.is(InitializerDeclSyntax.self) { return nil }
      if let accessor = node.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" { return nil }
      if let owner = node.as(AccessorBlockSyntax.self)?.parent {
        return owner.as(PatternBindingSyntax.self)?.typeAnnotation?.type
          ?? owner.as(SubscriptDeclSyntax.self)?.returnClause.type
      }
    }
    return nil
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
      if let member = target.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" {
        names.insert(member.declName.baseName.text)
      } else if let own = target.as(DeclReferenceExprSyntax.self) {
        names.insert(own.baseName.text)
      }
    }
    return .visitChildren
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
