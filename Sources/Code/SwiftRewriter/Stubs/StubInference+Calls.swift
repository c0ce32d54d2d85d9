import SwiftSyntax

/// Calls and overrides that don't fit what is declared.
extension StubInference {
  /// Adds a function like one of that name, as a call at a token calls it.
  mutating func overload(at token: TokenSyntax, _ complaint: Complaint?) {
    for call in sequence(first: Syntax(token), next: \.parent).compactMap({ $0.as(FunctionCallExprSyntax.self) })
      .prefix(3)
    {
      let called = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
      guard
        let name = called.as(DeclReferenceExprSyntax.self)?.baseName
          ?? called.as(MemberAccessExprSyntax.self)?.declName.baseName,
        let use = CodeUse(of: name)
      else { continue }
      if let module = plan.module(of: name.text) { return add(use, toType: name.text, in: module) }
      if name.text == "init", use.isImplicit, case .type(let wanted) = use.result,
        let module = plan.module(of: StubNames.plain(wanted))
      {
        return add(use, toType: StubNames.plain(wanted), in: module)
      }
      if name.text == "init", let around = token.nearest(ClassDeclSyntax.self)?.name.text,
        let owner = stub(above: around),
        let module = plan.module(of: owner)
      {
        return add(use, toType: owner, in: module)
      }
      for module in plan.modules.indices {
        let types = Array(plan.modules[module].types) + Array(plan.modules[module].extensions)
        for (owner, type) in types.sorted(by: { $0.key < $1.key }) {
          guard let known = type.members.first(where: { $0.name == name.text && $0.kind == .function }) else {
            continue
          }
          var member = member(for: use, named: name.text, of: known.isStatic ? owner : nil, in: module)
          if member.type == "Void" { member.type = known.type }
          if plan.change(owner, in: module, { $0.add(member) }) { isChanged = true }
        }
      }
      return
    }
  }

  /// Has a parameter take anything.
  mutating func loosen(at token: TokenSyntax) {
    for argument in sequence(first: Syntax(token), next: \.parent).compactMap({ $0.as(LabeledExprSyntax.self) }).prefix(
      2)
    {
      guard let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self),
        let index = Array(list).firstIndex(where: { $0.id == argument.id })
      else { continue }
      let name =
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? call.calledExpression.trimmedDescription
      let labels = list.map { $0.label?.text ?? "_" }
      let isInit = plan.module(of: name) != nil
      let changed = plan.changeMembers(named: isInit ? "init" : name) { member in
        if member.parameters.map(\.label).starts(with: labels), member.kind != .property {
          member.parameters[index].type = StubNames.anything
        }
      }
      if changed {
        isChanged = true
        return
      }
    }
  }

  mutating func takeNil(at token: TokenSyntax) {
    if token.nearest(LabeledExprSyntax.self) != nil { return loosen(at: token) }
    guard let list = token.nearest(ExprListSyntax.self), let target = list.first?.as(MemberAccessExprSyntax.self) else {
      return
    }
    if plan.changeMembers(named: target.declName.baseName.text, { if !$0.type.hasSuffix("?") { $0.type += "?" } }) {
      isChanged = true
    }
  }

  // MARK: Overrides
  /// Adds what a class overrides to the stub's class that it inherits from.
  mutating func override(at token: TokenSyntax) {
    guard let around = token.nearest(ClassDeclSyntax.self)?.name.text, let owner = stub(above: around),
      !declared.contains(owner), let member = OverriddenMember(at: token)
    else { return }
    change(owner) { type in
      if let root = member.superclass, type.superclass == nil {
        type.superclass = root
      } else if let own = member.member {
        type.add(own)
        if own.kind == .initializer { type.hasDesignatedInitializers = true }
      }
    }
  }
}
