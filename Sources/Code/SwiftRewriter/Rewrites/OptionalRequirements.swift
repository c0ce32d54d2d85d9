import SwiftSyntax

/// Requirements that a type may leave out.
///
/// `optional func refresh(_ sender: Any)` becomes a property with the method or `nil`: a protocol's extension returns `nil`, and each
/// declared conformance returns the type's own method. A call `delegate?.refresh?(self)` reads the property. Requirements of one
/// name and labels with other types are methods that return the closure: a call `delegate?.panel?(self, layoutFor: size)` picks by types.
final class OptionalRequirements: Rewrite {
  // Every file may declare a type that conforms.
  override func run() {
    if !module.optionalRequirements.isEmpty || file.mentions(["?("]) { super.run() }
  }

  // MARK: The protocol

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let own = module.optionalRequirements.filter { $0.type == node.name.text && $0.file == file.path }
    guard !own.isEmpty else { return .skipChildren }
    var defaults: [String] = []
    let access = node.modifiers.isPublic ? "public " : ""
    for item in node.memberBlock.members {
      let member: Member?
      let modifiers: DeclModifierListSyntax
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        modifiers = function.modifiers
        member = Member(function, of: node.name.text, inExtension: false, file: file.path)
      } else if let variable = item.decl.as(VariableDeclSyntax.self) {
        modifiers = variable.modifiers
        member = Member(variable, of: node.name.text, inExtension: false, file: file.path)
      } else {
        continue
      }
      guard let member, modifiers.has("optional") else { continue }
      let isOverloaded = module.isOverloaded(member)
      let property = member.optionalDeclaration(isOverloaded: isOverloaded)
      let lines = String(item.decl.trimmedDescription.filter(\.isNewline))
      edits.append(Edit(item.decl, by: property + (isOverloaded ? "" : " { get }") + lines))
      defaults.append("\(access)\(property) { nil }")
      // The name without labels stands for the requirement where it is asked for and not called.
      if own.filter({ $0.name == member.name }).count == 1 {
        defaults.append("\(access)var \(member.name): \(member.optionalType) { \(member.optionalName) }")
      }
    }
    edits.append(
      Edit(
        at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia,
        insert: "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }"))
    return .skipChildren
  }

  // MARK: Types that conform

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isLocal { return witnessLocally(node) }
    return witness(node.name.text, node.inheritanceClause, node.memberBlock, node.modifiers.isPublic)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    witness(node.name.text, node.inheritanceClause, node.memberBlock, node.modifiers.isPublic)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    witness(node.extendedType.baseName, node.inheritanceClause, node.memberBlock, node.modifiers.isPublic)
  }

  private func witness(
    _ type: String, _ clause: InheritanceClauseSyntax?, _ block: MemberBlockSyntax, _ isPublic: Bool
  ) -> SyntaxVisitorContinueKind {
    let inherited = Set(clause?.inheritedTypes.map(\.type.baseName) ?? [])
    var witnesses: [String] = []
    for requirement in module.optionalRequirements where inherited.contains(requirement.type) {
      var answers: [String] = []
      for (implementer, member) in module.implementers(of: requirement, in: type) {
        if implementer == type {
          answers.append("return \(requirement.hand(on: "self", isProperty: member.parameters == nil))")
          break
        }
        let answer = requirement.hand(on: "object", isProperty: member.parameters == nil)
        answers.append("if let object = self as? \(implementer) { return \(answer) }")
      }
      guard !answers.isEmpty else { continue }
      if answers.last?.hasPrefix("return") != true { answers.append("return nil") }
      let access = isPublic ? "public " : ""
      let declaration = requirement.optionalDeclaration(isOverloaded: module.isOverloaded(requirement))
      witnesses.append("\(access)\(declaration) { \(answers.joined(separator: "; ")) }")
    }
    insert(witnesses, in: block)
    return .visitChildren
  }

  /// A class in a function's body answers by the methods of its own block, and not by those of a class below it in the body.
  private func witnessLocally(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let inherited = Set(node.inheritanceClause?.inheritedTypes.map(\.type.baseName) ?? [])
    let own = node.memberBlock.members.compactMap { item -> Member? in
      if let function = item.decl.as(FunctionDeclSyntax.self) {
        return Member(function, of: node.name.text, inExtension: false, file: file.path)
      }
      return item.decl.as(VariableDeclSyntax.self).flatMap {
        Member($0, of: node.name.text, inExtension: false, file: file.path)
      }
    }
    let witnesses = module.optionalRequirements.filter { inherited.contains($0.type) }.compactMap { requirement in
      own.first { module.answers($0, requirement) }.map { member in
        let declaration = requirement.optionalDeclaration(isOverloaded: module.isOverloaded(requirement))
        return "\(declaration) { return \(requirement.hand(on: "self", isProperty: member.parameters == nil)) }"
      }
    }
    insert(witnesses, in: node.memberBlock)
    return .visitChildren
  }

  private func insert(_ witnesses: [String], in block: MemberBlockSyntax) {
    guard !witnesses.isEmpty else { return }
    edits.append(
      Edit(at: block.leftBrace.endPositionBeforeTrailingTrivia, insert: witnesses.map { " \($0);" }.joined()))
  }

  // MARK: Calls

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called: ExprSyntax
    let mark: TokenSyntax
    if let chained = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      (called, mark) = (chained.expression, chained.questionMark)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      (called, mark) = (forced.expression, forced.exclamationMark)
    } else {
      return .visitChildren
    }
    guard let access = called.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    let name = access.declName.baseName.text
    let labels = node.arguments.map { $0.label?.text ?? "_" } + (node.trailingClosure == nil ? [] : ["_"])
    if let requirement = module.optionalRequirements.first(where: { $0.name == name && $0.labels == labels }) {
      edits.append(Edit(access.declName, by: requirement.optionalName + (module.isOverloaded(requirement) ? "()" : "")))
      for argument in node.arguments {
        guard let label = argument.label, let colon = argument.colon else { continue }
        edits.append(.blank(label))
        edits.append(.blank(colon))
      }
    } else if UIKitClasses.optionalRequirements.contains(name),
      module.members[name]?.contains(where: { $0.parameters == nil }) != true
    {
      edits.append(Edit(mark, by: ""))
    }
    return .visitChildren
  }
}

extension ClassDeclSyntax {
  /// Tells whether the class stands in a body of code, where no other file sees it.
  fileprivate var isLocal: Bool {
    sequence(first: Syntax(self)) { $0.parent }.contains {
      $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self)
    }
  }
}

extension Member {
  /// The name of the property that is an optional requirement or `nil`.
  fileprivate var optionalName: String { (["_optional", name] + labels.filter { $0 != "_" }).joined(separator: "_") }

  /// The declaration of that property, or of a method with its value.
  fileprivate func optionalDeclaration(isOverloaded: Bool) -> String {
    isOverloaded ? "func \(optionalName)() -> \(optionalType)" : "var \(optionalName): \(optionalType)"
  }

  /// That property's type.
  fileprivate var optionalType: String {
    guard let parameters else { return result.hasSuffix("?") ? result : "(\(result.onOneLine))?" }
    return
      "((\(parameters.map(\.type.onOneLine).joined(separator: ", "))) -> \(result.isEmpty ? "Void" : result.onOneLine))?"
  }

  /// The method of an object as a closure, or the value of its property: by its type, or what an extension says for want of it is meant.
  fileprivate func hand(on object: String, isProperty: Bool) -> String {
    guard let parameters else { return "\(object).\(name) as \(result)" }
    guard !isProperty else { return "\(object).\(name)" }
    guard !parameters.isEmpty else { return "{ \(object).\(name)() }" }
    let arguments = parameters.enumerated().map { position, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + "$\(position)"
    }
    return "{ \(object).\(name)(\(arguments.joined(separator: ", "))) }"
  }
}

extension ModuleIndex {
  /// Tells whether another optional requirement of a protocol differs from one in its types alone.
  fileprivate func isOverloaded(_ requirement: Member) -> Bool {
    optionalRequirements.contains {
      $0.type == requirement.type && $0.name == requirement.name && $0.labels == requirement.labels
        && $0.parameters?.map(\.type) != requirement.parameters?.map(\.type)
    }
  }

  /// Tells whether a member is the method or the property of an optional requirement.
  fileprivate func answers(_ member: Member, _ requirement: Member) -> Bool {
    member.name == requirement.name && member.labels == requirement.labels && !member.isStatic
      && (!isOverloaded(requirement) || member.parameters?.map(\.type) == requirement.parameters?.map(\.type))
  }

  /// The types with a method for an optional requirement, given a conforming type; types that inherit from it come first.
  fileprivate func implementers(of requirement: Member, in type: String) -> [(String, Member)] {
    let alike = (members[requirement.name] ?? []).filter { answers($0, requirement) }
    let below = alike.filter { $0.type != type && !$0.isOverride && ancestors(of: $0.type).contains(type) }
    let above = [type] + ancestors(of: type)
    var result = below.sorted { ancestors(of: $0.type).count > ancestors(of: $1.type).count }.map { ($0.type, $0) }
    if let own = alike.first(where: { above.contains($0.type) }) { result.append((type, own)) }
    return result
  }
}
