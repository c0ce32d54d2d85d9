import SwiftSyntax

/// Members, as the code uses them.
extension StubInference {
  mutating func add(_ use: CodeUse, named name: String, isStatic: Bool, to owner: String) {
    guard let module = plan.module(of: owner), name.first?.isLetter == true, name != "init", name != "self" else {
      if name == "init", let module = plan.module(of: owner) { add(use, toType: owner, in: module) }
      return
    }
    let isNamed = plan.type(owner)?.isInferred == false
    let member = member(for: use, named: name, of: isStatic ? owner : nil, by: isNamed ? owner : nil, in: module)
    change(owner) { $0.add(member) }
  }

  /// The member that a use shows; what is done with its value adds to the value's type.
  ///
  /// - Parameters:
  ///   - use: The use.
  ///   - name: The member's name.
  ///   - owner: The type that has it as a static member; `nil` for a member of an instance. Without other signs its value is of the
  ///     type: `Center.shared`, `UIColor.brand`.
  ///   - named: The type that people name and that has the member; `nil` if there is none.
  ///   - module: The module's position.
  /// - Returns: The member.
  mutating func member(
    for use: CodeUse, named name: String, of owner: String?, by named: String? = nil, in module: Int
  ) -> StubMember {
    let kind: StubMember.Kind = use.isCall ? .function : .property
    let parameters = use.isCall ? parameters(of: use, named: name, in: module) : []
    var type: String
    if let assigned = use.assigned {
      type =
        self.type(ofClosure: assigned, named: name, in: module).map { "(\($0))?" }
        ?? self.type(ofArgument: assigned, named: name, in: module)
    } else {
      switch use.result {
      case .nothing: type = use.isCall ? "Void" : StubNames.anything
      case .type(let wanted) where StubNames.isSeen(wanted) || plan.type(wanted) != nil: type = wanted
      case .type where use.isCall: type = StubText.wanted
      case .unknown where owner != nil && (!use.isCall || use.isImplicit): type = owner ?? StubNames.anything
      case .type, .unknown: type = inferred(name, in: module, of: named)
      case .optional: type = inferred(name, in: module, of: named) + "?"
      case .list: type = "[\(inferred(name + "Element", in: module, of: named))]"
      }
      if let next = use.next {
        let own = StubNames.plain(type)
        if plan.type(own)?.isInferred == true || own == owner {
          add(next.use, named: next.name.text, isStatic: false, to: own)
        }
      }
    }
    if type.hasPrefix("()") { type = "Void" }
    return StubMember(kind: kind, name: name, isStatic: owner != nil, parameters: parameters, type: type)
  }

  /// The type of a value without a name in the code, named after the member.
  ///
  /// - Parameters:
  ///   - name: The member's name.
  ///   - module: The module's position.
  ///   - owner: The member's type, if the code names that; members of other types share the value's type, as chains of calls need.
  /// - Returns: The type's name.
  mutating func inferred(_ name: String, in module: Int, of owner: String? = nil) -> String {
    let beginning = owner ?? plan.modules[module].name
    let type = beginning + name.prefix(1).uppercased() + name.dropFirst()
    if plan.module(of: type) == nil {
      plan.modules[module].types[type] = StubType(
        kind: .class, superclass: StubNames.superclass(by: type), isInferred: true)
      isChanged = true
    }
    return type
  }

  mutating func inferred(_ name: String, like type: String) -> String? {
    guard let module = plan.module(of: StubNames.plain(type)) else { return nil }
    let own = StubNames.plain(name)
    if plan.module(of: own) == nil { plan.modules[module].types[own] = StubType(kind: .class, isInferred: true) }
    return own
  }

  mutating func parameters(of use: CodeUse, named name: String, in module: Int) -> [StubMember.Parameter] {
    use.parameters.map { label, argument in
      let subject = label == "_" ? name : label
      return StubMember.Parameter(label: label, type: type(ofArgument: argument, named: subject, in: module))
    }
  }

  mutating func type(ofArgument argument: ExprSyntax, named name: String, in module: Int) -> String {
    if let closure = type(ofClosure: argument, named: name, in: module) { return closure }
    if let literal = LiteralType(of: argument).name { return literal }
    if let list = argument.as(ArrayExprSyntax.self)?.elements, let first = list.first, Self.isImplicit(first.expression)
    {
      for element in list.dropFirst() where Self.isImplicit(element.expression) {
        _ = type(ofArgument: element.expression, named: name, in: module)
      }
      return "[\(type(ofArgument: first.expression, named: name, in: module))]"
    }
    // `.member` has to be of a type.
    let called = argument.as(FunctionCallExprSyntax.self)?.calledExpression ?? argument
    guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return StubNames.anything }
    let type = inferred(name, in: module)
    if let use = CodeUse(of: member.declName.baseName) {
      let parameters = parameters(of: use, named: member.declName.baseName.text, in: module)
      let kind: StubMember.Kind = use.isCall ? .function : .property
      change(type) {
        $0.add(
          StubMember(
            kind: kind, name: member.declName.baseName.text, isStatic: true, parameters: parameters, type: type))
      }
    }
    return type
  }

  /// Tells whether an expression is a member of a type that the code leaves to the context: `.fade`, `.delay(0.2)`.
  private static func isImplicit(_ expression: ExprSyntax) -> Bool {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    return called.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  mutating func type(ofClosure expression: ExprSyntax, named name: String, in module: Int) -> String? {
    guard let closure = expression.as(ClosureExprSyntax.self) else { return nil }
    let shape = ClosureShape(of: closure)
    let values = shape.parameters.enumerated().map { index, parameter -> String in
      if let type = parameter.type {
        return StubNames.isSeen(type) || plan.type(StubNames.plain(type)) != nil ? type : "Any"
      }
      guard let own = parameter.name else { return "Any" }
      return inferred(own.hasPrefix("$") ? name + "Value\(index == 0 ? "" : "\(index + 1)")" : own, in: module)
    }
    return "(\(values.joined(separator: ", "))) -> \(shape.result)"
  }
}
