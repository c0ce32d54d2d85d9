import SwiftSyntax

/// Types that don't fit where they are used.
extension StubInference {
  /// Has an inferred type be a known one.
  mutating func resolve(_ type: String, as known: String) {
    let plain = StubNames.plain(type)
    guard let own = plan.type(plain), own.isInferred, !known.isEmpty, StubNames.plain(known) != plain else { return }
    plan.replace(plain, by: known)
    isChanged = true
  }

  mutating func unify(_ one: String, _ other: String) {
    if plan.type(StubNames.plain(one))?.isInferred == true, StubNames.isSeen(other) {
      return resolve(one, as: StubNames.plain(other))
    }
    if plan.type(StubNames.plain(other))?.isInferred == true, StubNames.isSeen(one) {
      resolve(other, as: StubNames.plain(one))
    }
  }

  mutating func convert(_ type: String, to wanted: String, at token: TokenSyntax, isArgument: Bool) {
    let (own, other) = (StubNames.plain(type), StubNames.plain(wanted))
    if let known = plan.type(own) {
      if known.isInferred, StubNames.isSeen(wanted) {
        return resolve(type, as: wanted.hasSuffix("?") && !type.hasSuffix("?") ? String(wanted.dropLast()) : wanted)
      }
      if known.isInferred, plan.type(other) != nil { return resolve(type, as: other) }
      if known.isInferred {
        if plan.want(own) { isChanged = true }
        return
      }
      if StubNames.isSeen(other), retype(staticMemberAt: token, of: own, as: wanted) { return }
      return conform(type, to: wanted)
    }
    if plan.type(other)?.isInferred == true, StubNames.isSeen(own) { return resolve(wanted, as: type) }
    if isArgument { return loosen(at: token) }
    retype(membersBefore: token, giving: type) { _ in StubNames.isSeen(other) ? wanted : StubNames.anything }
  }

  /// Has a static member of a type give another type: `Icon.check`, where an image is wanted.
  private mutating func retype(staticMemberAt token: TokenSyntax, of owner: String, as wanted: String) -> Bool {
    guard let access = token.nearest(MemberAccessExprSyntax.self), access.base?.trimmedDescription == owner else {
      return false
    }
    let (name, plain) = (access.declName.baseName.text, StubNames.plain(wanted))
    var isFound = false
    change(owner) { type in
      for index in type.members.indices where type.members[index].name == name && type.members[index].type == owner {
        type.members[index].type = plain
        isFound = true
      }
    }
    return isFound
  }

  /// Has a property take what is assigned to it.
  mutating func assign(_ type: String, to property: String, at token: TokenSyntax) {
    let (own, other) = (StubNames.plain(type), StubNames.plain(property))
    if plan.type(own) != nil || plan.type(other) != nil {
      return convert(type, to: property, at: token, isArgument: false)
    }
    retype(membersBefore: token, giving: property) {
      StubNames.joined($0, StubNames.isSeen(own) ? type : StubNames.anything)
    }
  }

  mutating func conform(_ type: String, to wanted: String) {
    let (own, other) = (StubNames.plain(type), StubNames.plain(wanted))
    guard own != other, other != "UIImage", StubNames.isSeen(other) || plan.type(other) != nil else { return }
    let isClass = UIKitClasses.superclasses[other] != nil || plan.type(other)?.kind == .class
    let isProtocol =
      StubNames.isApples(other) || StubNames.markers.contains(other) || plan.type(other)?.kind == .protocol
    change(own) { type in
      if isClass {
        if type.kind == .class, type.superclass == nil { type.superclass = other }
      } else if isProtocol {
        type.conformances.insert(other)
      }
    }
  }

  mutating func specialize(_ name: String, at token: TokenSyntax) {
    let clause =
      token.parent?.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? token.nearest(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    change(StubNames.plain(name)) { $0.generics = clause?.arguments.count ?? 1 }
  }

  /// Changes the type of the stubs' members that stand at a token, or before it, and give a type.
  mutating func retype(membersBefore token: TokenSyntax, giving type: String, _ change: (String) -> String) {
    var own: TokenSyntax? = token
    for _ in 0..<24 {
      guard let at = own else { return }
      if at.parent?.is(DeclReferenceExprSyntax.self) == true {
        let changed = plan.changeMembers(named: at.text) { member in
          if StubNames.plain(member.type) == StubNames.plain(type), !member.type.hasSuffix("?") {
            member.type = change(member.type)
          }
        }
        if changed {
          isChanged = true
          return
        }
      }
      own = at.previousToken(viewMode: .sourceAccurate)
    }
  }

  /// Has a call that gave nothing give a value.
  mutating func giveValue(before token: TokenSyntax) {
    guard
      let base = token.nearest(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self)?.calledExpression,
      let name = base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let module = plan.modules.firstIndex(where: { $0.declares(name) })
    else { return }
    let type = inferred(name, in: module)
    if plan.changeMembers(named: name, { if $0.type == "Void" { $0.type = type } }) { isChanged = true }
  }
}
