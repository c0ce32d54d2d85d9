import SwiftSyntax

/// Values that don't compile where the code around needs a value: empty values stand for the rejected ones, and the program notes the place.
extension DisabledCode {
  /// The call around a value that stands for another.
  static let giving = "LeftOutCode.giving"

  /// Leaves out as little as can be at a token: a member of a chain, a condition, a statement, or a value.
  mutating func leaveOut(at token: TokenSyntax, _ complaint: String, _ message: String) -> Bool {
    leaveOutWrapper(at: token, complaint) || shortenChain(at: token, complaint)
      || callInitializerOfUIKit(around: token) || leaveOutStatement(around: token, message)
      || giveEmptyValue(around: token)
  }

  /// Leaves out the wrapper of a property that isn't there: the property holds a value by itself, and each object notes that. What stands
  /// before a computed property is no wrapper, and a type's own property notes nothing for later screens.
  private mutating func leaveOutWrapper(at token: TokenSyntax, _ complaint: String) -> Bool {
    guard complaint.hasPrefix("unknown attribute '"), let attribute = token.nearest(AttributeSyntax.self),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.allSatisfy({ $0.isOfInstance && !$0.isComputed })
    else { return false }
    let block = variable.parent?.is(MemberBlockItemSyntax.self) == true ? token.nearest(MemberBlockSyntax.self) : nil
    let notes = variable.bindings.allSatisfy { $0.initializer != nil || $0.typeAnnotation?.type.isOptional == true }
    guard notes || block != nil, done.insert(attribute.id).inserted else { return false }
    edits.append(.blank(attribute))
    for binding in variable.bindings where done.insert(binding.pattern.id).inserted {
      if let own = binding.initializer?.value {
        hasNotes = true
        edits.append(Edit(own, by: "\(Self.giving)(\(own.trimmedDescription))"))
      } else if let type = binding.typeAnnotation?.type, type.isOptional {
        hasNotes = true
        edits.append(Edit(type, by: "\(type.trimmedDescription) = \(Self.giving)(nil)"))
      } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let block {
        noteMaking(of: block, "leftOutAround_\(name.filter { $0 != "`" })")
      }
    }
    return true
  }

  /// Has a condition be false that doesn't compile, where another branch stands for that: names of the condition are missing in its own branch.
  /// A loop might never end without the branch: it is left out whole.
  ///
  ///     if Defaults.hasOnboarded { showHome() } else { showIntroduction() }
  mutating func failCondition(around token: TokenSyntax) -> Bool {
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.endsBody(around: token) { return false }
      if let item = node.as(CodeBlockItemSyntax.self), item.canBeLeftOut { return false }
      guard let own = node.as(IfExprSyntax.self), own.conditions.range.contains(token.position) else { continue }
      guard own.elseBody != nil || own.parent?.is(IfExprSyntax.self) == true, own.isStatement,
        !Syntax(own).isInOpenEndedLoop(around: token)
      else { return false }
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
  var isOfInstance: Bool {
    guard let variable = parent?.parent?.as(VariableDeclSyntax.self) else { return false }
    let around = variable.parent
    if around?.is(MemberBlockItemSyntax.self) == true {
      return !variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
    }
    guard var item = around?.as(CodeBlockItemSyntax.self) else { return false }
    while let outer = item.parent?.parent?.as(IfConfigClauseSyntax.self)?.parent?.parent?.parent?
      .as(CodeBlockItemSyntax.self)
    {
      item = outer
    }
    return item.parent?.parent?.is(SourceFileSyntax.self) == false
  }

  /// Tells whether it is a property's that code gives, and that stores nothing.
  var isComputed: Bool {
    switch accessorBlock?.accessors {
    case .getter?: true
    case .accessors(let list)?: list.contains { $0.accessorSpecifier.text == "get" }
    default: false
    }
  }
}

extension TypeSyntax {
  /// Tells whether values may be `nil`, as `Int?` and `Int!` say.
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension Syntax {
  /// Tells whether a loop around it, in the body that a token is in, runs until something in it ends it.
  fileprivate func isInOpenEndedLoop(around token: TokenSyntax) -> Bool {
    sequence(first: self, next: \.parent).prefix { !$0.endsBody(around: token) }.contains {
      $0.is(WhileStmtSyntax.self) || $0.is(RepeatStmtSyntax.self)
    }
  }

  /// The type of what the body around a node gives; `nil` where it isn't written.
  var typeOfResult: TypeSyntax? {
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
