import SwiftSyntax

/// Overrides that extensions take part in, which only Objective-C's dispatch by name makes possible.
///
/// - A member that an extension declares and classes override: the extension's member asks for the object's class, the overrides
///   get names of their own.
/// - A member that an extension of the module's own class overrides: the class overrides it, and calls the extension's.
/// - A member that an extension declares for other modules to override: the same by a protocol (`OpenMember`).
/// - A member that an extension of another module's class overrides: nobody can call it here. It gets a name of its own.
final class ExtensionOverrides: Rewrite {
  override class var triggers: [String] { ["extension", "override"] }

  /// A type whose members are visited, and the protocols to which overrides make the type conform.
  private struct Scope {
    let type: String
    let isExtension: Bool
    let inheritance: InheritanceClauseSyntax?
    /// The place behind what it inherits from.
    let end: AbsolutePosition
    var protocols: [String] = []
  }

  private var scopes: [Scope] = []
  /// The protocols by which extensions ask for other modules' overrides.
  private var asked: [String] = []
  /// True if the body of a renamed override may call the overridden method.
  private var mayCallAbove = false

  override func run() {
    super.run()
    if mayCallAbove {
      (edits, notes, asked) = ([], [], [])
      walk(file.wholeTree)
    }
    guard !asked.isEmpty else { return }
    // On the file's last line, which the compiler says nothing of.
    let start = file.text.last?.isNewline == false ? "\n" : ""
    edits.append(Edit(at: file.tree.endPosition, insert: start + asked.joined(separator: "; ")))
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    forwardOverrides(of: node)
    let clause = node.inheritanceClause
    scopes.append(
      Scope(
        type: node.name.text, isExtension: false, inheritance: clause,
        end: (clause?.inheritedTypes.last?.type).map(\.endPositionBeforeTrailingTrivia)
          ?? node.name.endPositionBeforeTrailingTrivia))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let clause = node.inheritanceClause
    scopes.append(
      Scope(
        type: node.extendedType.baseName, isExtension: true, inheritance: clause,
        end: (clause?.inheritedTypes.last?.type ?? node.extendedType).endPositionBeforeTrailingTrivia))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func leave() {
    let scope = scopes.removeLast()
    guard !scope.protocols.isEmpty else { return }
    let names = scope.protocols.joined(separator: ", ")
    edits.append(Edit(at: scope.end, insert: (scope.inheritance == nil ? ": " : ", ") + names))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, let body = node.body else { return .skipChildren }
    let member = Member(node, of: scope.type, inExtension: scope.isExtension, file: file.path)
    if member.isOverride {
      if let change = module.renaming(of: member) { rename(node.name, node.modifiers, body, member, change) }
    } else if scope.isExtension, !member.isStatic {
      let overrides = module.overrides(of: member)
      let open = OpenMember(member)
      guard !overrides.isEmpty || open != nil, let parameters = member.parameters,
        !parameters.contains(where: { $0.type.hasSuffix("...") })
      else { return .skipChildren }
      let effects = node.signature.effectSpecifiers
      let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      let arguments = parameters.map(\.argument).joined(separator: ", ")
      let own = member.name(of: scope.type)
      let calls = overriders(overrides, open, of: scope.type).map {
        "if let object = self as? \($0.type) { return \(marks)object.\($0.name)(\(arguments)) }; "
      }
      let signature = [
        node.genericParameterClause?.trimmedDescription, node.signature.trimmedDescription,
        node.genericWhereClause.map { " \($0.trimmedDescription)" },
      ].compactMap(\.self).joined().onOneLine
      edits.append(
        Edit(
          at: body.positionAfterSkippingLeadingTrivia,
          insert: "{ \(calls.joined())return \(marks)\(own)(\(arguments)) }; "
            + "\(open == nil ? "" : "public ")func \(own)\(signature) "))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = scopes.last, let binding = node.bindings.first, let accessors = binding.accessorBlock,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let member = Member(node, of: scope.type, inExtension: scope.isExtension, file: file.path)
    else { return .skipChildren }
    if member.isOverride {
      if let change = module.renaming(of: member) {
        rename(pattern.identifier, node.modifiers, accessors, member, change)
      }
    } else if scope.isExtension, !member.isStatic {
      let overrides = module.overrides(of: member)
      let open = OpenMember(member)
      guard !overrides.isEmpty || open != nil else { return .skipChildren }
      let own = member.name(of: scope.type)
      let reads = overriders(overrides, open, of: scope.type)
      var dispatch =
        reads.map { "if let object = self as? \($0.type) { return object.\($0.name) }; " }.joined() + "return \(own)"
      let settable = accessors.isSettable ? reads : reads.filter(\.isSettable)
      if !settable.isEmpty {
        let writes = settable.map { "if let object = self as? \($0.type) { object.\($0.name) = newValue; return }; " }
        // An override may be set where the property above can't be.
        let last = accessors.isSettable ? "\(own) = newValue" : "fatalError()"
        dispatch = "get { \(dispatch) } set { \(writes.joined())\(last) }"
      }
      edits.append(
        Edit(
          at: accessors.positionAfterSkippingLeadingTrivia,
          insert: "{ \(dispatch) }; \(open == nil ? "" : "public ")var \(own): \(member.result.onOneLine) "))
    }
    return .skipChildren
  }

  /// The types that an extension's member asks for, with the names of their overrides: those of the module, and other modules'.
  private func overriders(
    _ overrides: [Member], _ open: OpenMember?, of type: String
  ) -> [(type: String, name: String, isSettable: Bool)] {
    let own = overrides.map { (type: $0.type, name: $0.name(of: $0.type), isSettable: $0.isSettable) }
    guard let open else { return own }
    let declaration = open.declaration(isIsolated: module.isOnMainActor(type))
    // One that stands in both branches of a condition is asked for once.
    if !asked.contains(declaration) { asked.append(declaration) }
    return [(type: "any \(open.protocolName)", name: open.overrideName, isSettable: open.isSettable)] + own
  }

  /// Gives an override a name of its own, and lets it call the overridden member.
  private func rename(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ body: some SyntaxProtocol, _ member: Member,
    _ change: ModuleIndex.Renaming
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }) else { return }
    var newName = member.name(of: member.type)
    switch change {
    case .dispatched(let above): callAbove("self.\(member.name(of: above))", in: body, member)
    case .dispatchedAbroad(let open, let base, let isFirst):
      newName = open.overrideName
      callAbove(isFirst ? "self.\(member.name(of: base))" : "super.\(newName)", in: body, member)
      if isFirst { scopes[scopes.count - 1].protocols.append(open.protocolName) }
      guard isFirst else {
        edits.append(Edit(name, by: newName))
        return
      }
    case .forwarded: break
    case .uncalled:
      notes.append("\(member.type).\(member.name): an override in an extension of another module's class isn't called")
    }
    edits.append(.blank(modifier))
    edits.append(Edit(name, by: newName))
  }

  /// Lets an override call what it overrides by another name.
  private func callAbove(_ name: String, in body: some SyntaxProtocol, _ member: Member) {
    mayCallAbove = true
    let calls = SuperCalls(of: member.name)
    calls.walk(body)
    edits += calls.found.map { Edit($0, by: name) }
  }

  /// Lets a class override what its extensions do.
  private func forwardOverrides(of node: ClassDeclSyntax) {
    let forwarded = (module.overridesInExtensions[node.name.text] ?? []).filter {
      if case .forwarded? = module.renaming(of: $0) { true } else { false }
    }.sorted { ($0.name, $0.labels.count) < ($1.name, $1.labels.count) }
    for member in forwarded {
      let access = node.modifiers.isPublic ? "public override" : "override"
      let own = member.name(of: member.type)
      if let parameters = member.parameters?.named {
        let list = parameters.map {
          "\($0.label)\($0.name == $0.label ? "" : " \($0.name)"): \($0.type.onOneLine)"
        }.joined(separator: ", ")
        let result = member.result.isEmpty ? "" : " -> \(member.result.onOneLine)"
        let arguments = parameters.map(\.argument).joined(separator: ", ")
        insert("\(access) func \(member.name)(\(list))\(result) { \(own)(\(arguments)) }", in: node)
      } else {
        let accessors = member.isSettable ? "get { \(own) } set { \(own) = newValue }" : own
        insert("\(access) var \(member.name): \(member.result.onOneLine) { \(accessors) }", in: node)
      }
    }
  }

  private func insert(_ declaration: String, in node: ClassDeclSyntax) {
    edits.append(Edit(at: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia, insert: " \(declaration);"))
  }
}

extension ModuleIndex {
  /// The rewriting of an override.
  enum Renaming {
    /// The member of an extension above, of a class of this name, calls it.
    case dispatched(above: String)
    /// The member of another module's extension calls it by a protocol, of a class of this name; `isFirst` is false where a class above
    /// overrides it too.
    case dispatchedAbroad(OpenMember, base: String, isFirst: Bool)
    /// Its class's own override calls it.
    case forwarded
    /// Nobody calls it.
    case uncalled
  }

  /// The rewriting of an override; `nil` where it stays as it is.
  func renaming(of member: Member) -> Renaming? {
    guard !member.isStatic else { return nil }
    let above = ancestors(of: member.type)
    let abroad = (openMembersOfLibraries[member.name] ?? []).first {
      $0.hasSignature(of: member) && above.contains($0.type)
    }
    if let abroad, let open = OpenMember(abroad) {
      let others = (members[member.name] ?? []).filter {
        $0.isOverride && $0.hasSignature(of: member) && above.contains($0.type)
      }
      return .dispatchedAbroad(open, base: abroad.type, isFirst: others.isEmpty)
    }
    let alike = (members[member.name] ?? []).filter { $0.hasSignature(of: member) && above.contains($0.type) }
    let base = alike.first { !$0.isOverride && $0.inExtension }
    if base != nil {
      let nearest = above.first { type in alike.contains { $0.type == type } }
      return nearest.map(Renaming.dispatched)
    }
    guard member.inExtension else { return nil }
    return hasClass(member.type) ? .forwarded : .uncalled
  }

  /// The overrides of a member that an extension declares, those of the classes furthest down first.
  func overrides(of member: Member) -> [Member] {
    (members[member.name] ?? []).filter {
      $0.isOverride && $0.hasSignature(of: member) && ancestors(of: $0.type).contains(member.type)
    }.sorted {
      let depths = (ancestors(of: $0.type).count, ancestors(of: $1.type).count)
      return (depths.1, $0.type) < (depths.0, $1.type)
    }
  }
}

/// The places where a body calls what it overrides.
private final class SuperCalls: SyntaxVisitor {
  let name: String
  var found: [MemberAccessExprSyntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name { found.append(node) }
    return .visitChildren
  }
}

extension AccessorBlockSyntax {
  /// Tells whether there is an accessor that sets.
  var isSettable: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}

extension [Member.Parameter] {
  /// The parameters, with names for unnamed ones, so that they can be handed on.
  fileprivate var named: [Member.Parameter] {
    enumerated().map {
      $1.name == "_" ? Member.Parameter(label: $1.label, name: "argument\($0)", type: $1.type) : $1
    }
  }
}
