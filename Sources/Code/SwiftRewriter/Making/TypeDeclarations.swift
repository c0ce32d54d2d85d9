import SwiftSyntax

/// Collects the types of a file, and its extensions of types.
///
/// The file's syntax lacks bodies and values (`Skimming`), but each piece keeps its place: whether a property has a value is read from the
/// file's bytes.
final class TypeDeclarations: SyntaxVisitor {
  private let file: SourceFile
  /// The types whose members are read, the outermost first.
  private var scopes: [TypeDeclaration] = []
  private var found: [TypeDeclaration] = []
  private var aliases: [TypeDeclaration.Alias] = []

  /// The types of a file, in its order but for those in others, and the type aliases outside of all types.
  static func of(_ file: SourceFile) -> (types: [TypeDeclaration], aliases: [TypeDeclaration.Alias]) {
    // Views are assigned in bodies.
    let tree = file.mentions(["loadView", "self.view ="]) ? file.wholeTree : file.tree
    let visitor = TypeDeclarations(file)
    visitor.walk(tree)
    return (visitor.found, visitor.aliases)
  }

  private init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .class, node.name.text, node.classKeyword, node.modifiers, node.attributes, node.inheritanceClause,
      node.genericParameterClause, node.genericWhereClause, rootView: RootViewNames.find(in: node),
      casts: file.casts(in: node))
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .actor, node.name.text, node.actorKeyword, node.modifiers, node.attributes, node.inheritanceClause,
      node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .struct, node.name.text, node.structKeyword, node.modifiers, node.attributes, node.inheritanceClause,
      node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .enum, node.name.text, node.enumKeyword, node.modifiers, node.attributes, node.inheritanceClause,
      node.genericParameterClause, node.genericWhereClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = enter(
      .protocol, node.name.text, node.protocolKeyword, node.modifiers, node.attributes, node.inheritanceClause, nil,
      node.genericWhereClause)
    scopes[scopes.count - 1].requirements = node.memberBlock.members.map(\.decl)
    scopes[scopes.count - 1].boundsOfSelf =
      (node.genericWhereClause?.requirements ?? []).compactMap { $0.requirement.as(ConformanceRequirementSyntax.self) }
      .filter { $0.leftType.trimmedDescription == "Self" }.map(\.rightType)
    return result
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .extension, node.extendedType.trimmedDescription, node.extensionKeyword, node.modifiers, node.attributes,
      node.inheritanceClause, nil, node.genericWhereClause)
  }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  private func enter(
    _ kind: TypeDeclaration.Kind, _ name: String, _ keyword: TokenSyntax, _ modifiers: DeclModifierListSyntax,
    _ attributes: AttributeListSyntax, _ clause: InheritanceClauseSyntax?, _ generics: GenericParameterClauseSyntax?,
    _ condition: GenericWhereClauseSyntax?, rootView: String? = nil, casts: [String: String] = [:]
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    scopes.append(
      TypeDeclaration(
        kind: kind, name: outer.map { "\($0.name).\(name)" } ?? name, file: file.path, line: file.line(of: keyword),
        inherited: clause?.inheritedTypes.map(\.type) ?? [], generics: generics.parameters,
        isPrivate: modifiers.isHidden || outer?.isPrivate == true, isPublic: modifiers.isPublic,
        isGeneric: generics != nil || outer?.isGeneric == true, isConditional: condition != nil,
        isOfMainActor: attributes.has("MainActor"),
        isMain: attributes.has("main") || attributes.has("UIApplicationMain"), rootView: rootView, casts: casts))
    return .visitChildren
  }

  private func leave() {
    if let type = scopes.popLast() { found.append(type) }
  }

  // MARK: Members

  private func change(_ change: (inout TypeDeclaration) -> Void) {
    if !scopes.isEmpty { change(&scopes[scopes.count - 1]) }
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    change { type in
      var initializer = TypeDeclaration.Initializer(node)
      if type.kind == .extension, type.isConditional { initializer.isHidden = true }
      type.initializers.append(initializer)
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    for (binding, annotation) in zip(node.bindings, file.annotations(of: node.bindings)) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
      let value = file.value(of: binding)
      change { type in
        type.memberNames.insert(name)
        if node.attributes.has("IBOutlet") { type.hasOutlets = true }
        if isStatic {
          guard !node.modifiers.isHidden else { return }
          type.statics.append(
            TypeDeclaration.Static(
              name: name, type: annotation, calledType: value.flatMap(file.calledType),
              parameters: nil, isThrowing: false))
        } else if type.kind != .extension, !node.modifiers.has("lazy"), file.isStored(binding) {
          type.properties.append(
            TypeDeclaration.Property(
              name: name, type: annotation, isConstant: node.bindingSpecifier.text == "let",
              hasValue: value != nil, isPrivate: node.modifiers.isHidden, isHidden: node.modifiers.isHiddenToSet,
              isPublic: node.modifiers.isPublic,
              isWeak: node.modifiers.has("weak") || node.modifiers.has("unowned"),
              isOutlet: node.attributes.has("IBOutlet")))
        }
      }
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.attributes.contains(where: { $0.trimmedDescription.contains("unavailable") }) else {
      return .skipChildren
    }
    change { type in
      type.cases += node.elements.map { element in
        TypeDeclaration.Case(
          name: element.name.text,
          parameters: element.parameterClause?.parameters.map { TypeDeclaration.Parameter($0) } ?? [])
      }
    }
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil, !node.modifiers.isHidden else { return .skipChildren }
    let alias = TypeDeclaration.Alias(name: node.name.text, type: node.initializer.value)
    if scopes.isEmpty { aliases.append(alias) } else { change { $0.aliases.append(alias) } }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let parameters = node.signature.parameterClause.parameters.map { TypeDeclaration.Parameter($0) }
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    change { type in
      type.memberNames.insert(node.nameWithLabels)
      guard isStatic, !node.modifiers.isHidden, node.genericParameterClause == nil,
        node.signature.effectSpecifiers?.asyncSpecifier == nil, let result = node.signature.returnClause?.type
      else { return }
      type.statics.append(
        TypeDeclaration.Static(
          name: node.name.text, type: result, calledType: nil, parameters: parameters,
          isThrowing: node.signature.effectSpecifiers?.throwsClause != nil))
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionDeclSyntax {
  /// The function's name with its labels: `load(id:)`.
  var nameWithLabels: String {
    "\(name.text)(\(signature.parameterClause.parameters.map { "\($0.firstName.text):" }.joined()))"
  }
}

extension SourceFile {
  /// The place of the value that a property begins with; `nil` where it has none.
  fileprivate func value(of binding: PatternBindingSyntax) -> Int? {
    if let value = binding.initializer { return value.value.positionAfterSkippingLeadingTrivia.utf8Offset }
    let end = binding.typeAnnotation?.endPositionBeforeTrailingTrivia ?? binding.pattern.endPositionBeforeTrailingTrivia
    guard let sign = firstCode(from: end.utf8Offset), bytes[sign] == UInt8(ascii: "="),
      sign + 1 < bytes.count, bytes[sign + 1] != UInt8(ascii: "=")
    else { return nil }
    return firstCode(from: sign + 1)
  }

  /// Returns the written types of properties that are declared together; `nil` for each whose value says its type.
  ///
  /// A property without type and value has the type of the next one: both are numbers in `let latitude, longitude: Double`.
  fileprivate func annotations(of bindings: PatternBindingListSyntax) -> [TypeSyntax?] {
    var next: TypeSyntax?
    let fromTheLast = bindings.reversed().map { binding in
      if let annotation = binding.typeAnnotation {
        next = annotation.type
      } else if value(of: binding) != nil {
        next = nil
      }
      return next
    }
    return fromTheLast.reversed()
  }

  /// True if a property keeps its value: it has no accessors, or only observers.
  fileprivate func isStored(_ binding: PatternBindingSyntax) -> Bool {
    guard let block = binding.accessorBlock else { return true }
    guard let start = firstCode(from: block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset) else { return false }
    var scanner = CodeScanner(bytes)
    scanner.position = start
    let word = String(decoding: bytes[scanner.skipWord()], as: UTF8.self)
    return word == "didSet" || word == "willSet"
  }

  /// The type that an expression calls: `Profile` of `Profile(name: "Ann")`; `nil` for another expression.
  fileprivate func calledType(at place: Int) -> String? {
    var end = place
    while end < bytes.count, bytes[end].isPartOfName || bytes[end] == UInt8(ascii: ".") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "("), end > place else { return nil }
    let name = String(decoding: bytes[place..<end], as: UTF8.self)
    return name.hasSuffix(".init") ? String(name.dropLast(5)) : name
  }

  /// Returns the types that a class's code casts values to, by the values' names; of each value the first.
  fileprivate func casts(in node: ClassDeclSyntax) -> [String: String] {
    guard mentions([" as? ", " as! "]) else { return [:] }
    let scanner = CodeScanner(bytes)
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    var casts: [String: String] = [:]
    for place in node.memberBlock.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset..<end
    where scanner.has(" as? ", at: place) || scanner.has(" as! ", at: place) {
      var first = place
      while first > 0, bytes[first - 1].isPartOfName { first -= 1 }
      let start = place + " as? ".utf8.count
      var last = start
      while last < end, bytes[last].isPartOfName || bytes[last] == UInt8(ascii: ".") { last += 1 }
      guard first < place, start < last else { continue }
      let value = String(decoding: bytes[first..<place], as: UTF8.self)
      if casts[value] == nil { casts[value] = String(decoding: bytes[start..<last], as: UTF8.self) }
    }
    return casts
  }

  /// The place of the first byte of code, from a place on; `nil` where there is none.
  private func firstCode(from place: Int) -> Int? {
    var scanner = CodeScanner(bytes)
    scanner.position = place
    while !scanner.isAtEnd {
      let byte = bytes[scanner.position]
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        scanner.position += 1
      } else if scanner.has("//", at: scanner.position) || scanner.has("/*", at: scanner.position) {
        guard scanner.skipLiteral() else { return nil }
      } else {
        return scanner.position
      }
    }
    return nil
  }
}
