import SwiftSyntax

/// The parts of a module beside the members of types: names behind the module's, attributes, subscripts.
extension StubInference {
  /// Adds a function or a property of a module itself.
  mutating func addGlobal(_ use: CodeUse, named name: String, in module: Int) {
    var type = StubType(kind: .extension)
    type.members = plan.modules[module].globals
    type.add(member(for: use, named: name, of: nil, in: module))
    guard type.members != plan.modules[module].globals else { return }
    plan.modules[module].globals = type.members
    isChanged = true
  }

  /// Adds what stands behind a module's own name: `Hero.shared`.
  mutating func addMember(_ name: String, ofModule module: String, at token: TokenSyntax) {
    guard let index = plan.modules.firstIndex(where: { $0.name == module }) else { return }
    if name.first?.isUppercase == true { return declare(name, inModule: module) }
    let access = token.text == name ? nil : token.nearest(MemberAccessExprSyntax.self)
    guard let use = CodeUse(of: access?.declName.baseName ?? token) else { return }
    addGlobal(use, named: name, in: index)
  }

  /// Declares a type of a module that code names: `Moya.Method`, `DropDown()` of a module of that name.
  mutating func declare(_ name: String, inModule module: String) {
    guard name.first?.isLetter == true, let index = plan.modules.firstIndex(where: { $0.name == module }),
      plan.module(of: name) == nil
    else { return }
    plan.modules[index].types[name] = StubType(kind: .class, superclass: StubNames.superclass(by: name))
    declared.insert(name)
    isChanged = true
  }

  /// Declares a property wrapper, with the initializer that an attribute calls.
  mutating func declareWrapper(_ name: String, at token: TokenSyntax, _ complaint: Complaint) {
    guard name.first?.isUppercase == true, let module = module(for: complaint) else { return }
    if plan.module(of: name) == nil {
      plan.modules[module].types[name] = StubType(kind: .wrapper)
      isChanged = true
    }
    guard plan.type(name)?.kind == .wrapper,
      case .argumentList(let arguments)? = token.nearest(AttributeSyntax.self)?.arguments, !arguments.isEmpty
    else { return }
    let parameters = arguments.map {
      StubMember.Parameter(label: $0.label?.text ?? "_", type: StubNames.anything)
    }
    change(name) { $0.add(StubMember(kind: .initializer, name: "init", parameters: parameters, type: name)) }
  }

  /// Adds a subscript, which gives a value of the same type: `json["user"]["name"]`.
  mutating func addSubscript(to type: String, at token: TokenSyntax) {
    let owner = StubNames.plain(type)
    guard plan.module(of: owner) != nil,
      let call = sequence(first: Syntax(token), next: \.parent).lazy.compactMap({ $0.as(SubscriptCallExprSyntax.self) })
        .first ?? token.nextToken(viewMode: .sourceAccurate)?.nearest(SubscriptCallExprSyntax.self)
    else { return }
    let parameters = call.arguments.map {
      StubMember.Parameter(label: $0.label?.text ?? "_", type: StubNames.anything)
    }
    change(owner) { $0.add(StubMember(kind: .subscript, name: "subscript", parameters: parameters, type: owner)) }
  }

  /// Declares a type within another.
  mutating func nest(_ name: String, in owner: String) {
    let plain = StubNames.plain(owner)
    guard name.first?.isLetter == true, let module = plan.module(of: plain) else { return }
    let isOfModule = plan.modules[module].name == plain && plan.modules[module].types[name] != nil
    let own = isOfModule ? name : plain + name
    if plan.module(of: own) == nil { plan.modules[module].types[own] = StubType(kind: .class, isInferred: true) }
    change(plain) { $0.add(StubMember(kind: .alias, name: name, type: own)) }
  }
}
