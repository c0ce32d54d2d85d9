import SwiftSyntax

/// Overrides that extensions take part in, which only Objective-C's dispatch by name makes possible.
///
/// - A member that an extension declares and classes override: the extension's member asks for the object's class, the overrides
///   get names of their own.
/// - A member that an extension of the module's own class overrides: the class overrides it, and calls the extension's.
/// - A member that an extension of another module's class overrides: nobody can call it here. It gets a name of its own.
final class ExtensionOverrides: Rewrite {
  override class var triggers: [String] { ["extension", "override"] }

  private var scopes: [(type: String, isExtension: Bool, isPublic: Bool)] = []
  /// True if the body of a renamed override may call the overridden method.
  private var mayCallAbove = false

  override func run() {
    super.run()
    guard mayCallAbove else { return }
    (edits, notes) = ([], [])
    walk(file.wholeTree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    forwardOverrides(of: node)
    scopes.append((node.name.text, false, node.modifiers.isPublic))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    scopes.append((node.extendedType.baseName, true, node.modifiers.isPublic))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
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
      guard !overrides.isEmpty, let parameters = member.parameters,
        !parameters.contains(where: { $0.type.hasSuffix("...") })
      else { return .skipChildren }
      let effects = node.signature.effectSpecifiers
      let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
      let arguments = parameters.map(\.argument).joined(separator: ", ")
      let own = member.name(of: scope.type)
      let calls = overrides.map {
        "if let object = self as? \($0.type) { return \(marks)object.\($0.name(of: $0.type))(\(arguments)) }; "
      }
      let signature = [
        node.genericParameterClause?.trimmedDescription, node.signature.trimmedDescription,
        node.genericWhereClause.map { " \($0.trimmedDescription)" },
      ].compactMap(\.self).joined().onOneLine
      edits.append(
        Edit(
          at: body.positionAfterSkippingLeadingTrivia,
          insert: "{ \(calls.joined())return \(marks)\(own)(\(arguments)) }; func \(own)\(signature) "))
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
      guard !overrides.isEmpty else { return .skipChildren }
      let own = member.name(of: scope.type)
      let reads = overrides.map { "if let object = self as? \($0.type) { return object.\($0.name(of: $0.type)) }; " }
      var dispatch = "\(reads.joined())return \(own)"
      let settable = accessors.isSettable ? overrides : overrides.filter(\.isSettable)
      if !settable.isEmpty {
        let writes = settable.map {
          "if let object = self as? \($0.type) { object.\($0.name(of: $0.type)) = newValue; return }; "
        }
        // An override may be set where the property above can't be.
        let last = accessors.isSettable ? "\(own) = newValue" : "fatalError()"
        dispatch = "get { \(dispatch) } set { \(writes.joined())\(last) }"
      }
      edits.append(
        Edit(
          at: accessors.positionAfterSkippingLeadingTrivia,
          insert: "{ \(dispatch) }; var \(own): \(member.result.onOneLine) "))
    }
    return .skipChildren
  }

  /// Gives an override a name of its own, and lets it call the overridden member.
  private func rename(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ body: some SyntaxProtocol, _ member: Member,
    _ change: ModuleIndex.Renaming
  ) {
    guard let modifier = modifiers.first(where: { $0.name.text == "override" }) else { return }
    edits.append(.blank(modifier))
    edits.append(Edit(name, by: member.name(of: member.type)))
    switch change {
    case .dispatched(let above):
      mayCallAbove = true
      let calls = SuperCalls(of: member.name)
      calls.walk(body)
      edits += calls.found.map { Edit($0, by: "self.\(member.name(of: above))") }
    case .forwarded: break
    case .uncalled:
      notes.append("\(member.type).\(member.name): an override in an extension of another module's class isn't called")
    }
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
    /// Its class's own override calls it.
    case forwarded
    /// Nobody calls it.
    case uncalled
  }

  /// The rewriting of an override; `nil` where it stays as it is.
  func renaming(of member: Member) -> Renaming? {
    guard !member.isStatic else { return nil }
    let above = ancestors(of: member.type)
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
