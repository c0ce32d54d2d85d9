import SwiftSyntax

/// The part of a module's other files that rewritings need: its types, their members and ancestors.
final class ModuleIndex {
  /// A Boolean that tells whether the files' screens are made: their previews are kept.
  let makesScreens: Bool
  /// A Boolean that tells whether what tests of snapshots hand over is among the screens.
  let takesSnapshots: Bool
  /// The functions by which tests hand over their screens.
  private(set) var snapshotHelpers = SnapshotHelpers()
  /// The names of the files' modules, where several are built as one.
  let merged: Set<String>
  /// The names of the modules that the files import and that aren't here.
  let missing: Set<String>
  /// A Boolean that tells whether a header of the module's imports UIKit for all of its files.
  let hasUIKitHeader: Bool
  /// A Boolean that tells whether one of the files imports UIKit, or a header.
  private(set) var importsUIKit = false
  /// The first inherited type of each class: its superclass, or a protocol.
  private(set) var superclasses: [String: String] = [:]
  /// The members of types and extensions, by name.
  private(set) var members: [String: [Member]] = [:]
  /// The overrides that stand in extensions, by the types' names.
  private(set) var overridesInExtensions: [String: [Member]] = [:]
  /// The protocols' requirements that are optional.
  private(set) var optionalRequirements: [Member] = []
  /// The types with a declared conformance, by the protocol's name.
  private(set) var conformers: [String: [Conformer]] = [:]
  /// The names of the declared types, and of the protocols among them.
  private var types: Set<String> = []
  private(set) var protocols: Set<String> = []

  /// A type's declared conformance to a protocol.
  struct Conformer {
    let type: String
    let file: String
    let isPublic: Bool
  }

  /// The superclasses of other modules' classes.
  private var librarySuperclasses: [String: String] = [:]
  /// The members of other modules' extensions that classes here may override, by name.
  private(set) var openMembersOfLibraries: [String: [Member]] = [:]

  /// The index of some files, which may inherit from classes of other modules' files.
  init(
    _ files: [SourceFile], over libraries: [SourceFile] = [], makesScreens: Bool = false, takesSnapshots: Bool = false,
    merged: Set<String> = [], missing: Set<String> = [], hasUIKitHeader: Bool = false
  ) {
    self.hasUIKitHeader = hasUIKitHeader
    importsUIKit = hasUIKitHeader
    self.makesScreens = makesScreens
    self.takesSnapshots = takesSnapshots
    self.merged = merged
    self.missing = missing
    for file in files { file.during { IndexVisitor(file, in: self).walk(file.tree) } }
    if takesSnapshots { snapshotHelpers = SnapshotHelpers(in: files, of: self) }
    for declaration in libraries.flatMap({ file in file.during { TypeDeclarations.of(file).types } })
    where declaration.kind == .class {
      librarySuperclasses[declaration.ownName] = declaration.superclass
    }
    if !libraries.isEmpty {
      openMembersOfLibraries = ModuleIndex(libraries).members.mapValues { members in
        members.filter { $0.isOpen && $0.inExtension && !$0.isStatic }
      }
    }
  }

  /// The files that have members of a type which files of Interface Builder name, by the type's name.
  private var nibFiles: [String: Set<String>] = [:]

  /// The place of a file among those that have such members of a type, from 1. The file that declares the type and has none is the
  /// last.
  func numberOfNibList(of type: String, in file: String) -> Int {
    let files = nibFiles[type]?.sorted() ?? []
    return (files.firstIndex(of: file) ?? files.count) + 1
  }

  fileprivate func noteNibMember(of type: String, in file: String) { nibFiles[type, default: []].insert(file) }

  /// Tells whether the module has a type of a name.
  func declares(_ type: String) -> Bool { types.contains(type) }

  /// The classes above a class, nearest first, as far as they are known.
  func ancestors(of type: String) -> [String] {
    var result: [String] = []
    var current = type
    while let next = superclasses[current] ?? UIKitClasses.superclasses[current] ?? librarySuperclasses[current],
      !result.contains(next), next != type
    {
      result.append(next)
      current = next
    }
    return result
  }

  /// Tells whether the module has the class itself.
  func hasClass(_ type: String) -> Bool { superclasses[type] != nil || classes.contains(type) }

  private var classes: Set<String> = []
  private var genericClasses: Set<String> = []
  private var mainActorClasses: Set<String> = []

  /// Tells whether one of a class's ancestors is declared on the main actor in the module, which holds for the class then.
  func inheritsMainActor(_ type: String) -> Bool { !mainActorClasses.isDisjoint(with: ancestors(of: type)) }

  /// Tells whether a class's members are on the main actor, as far as that is known: its own, or its ancestors'.
  func isOnMainActor(_ type: String) -> Bool {
    let classes = [type] + ancestors(of: type)
    return !mainActorClasses.isDisjoint(with: classes) || !UIKitClasses.isolatedRoots.isDisjoint(with: classes)
  }

  /// Tells whether the module has a class of a name that has generic parameters.
  func isGeneric(_ type: String) -> Bool { genericClasses.contains(type) }

  fileprivate func noteImport(_ module: String) {
    if module == "UIKit" { importsUIKit = true }
  }

  fileprivate func noteType(_ name: String, isProtocol: Bool = false) {
    types.insert(name)
    if isProtocol { protocols.insert(name) }
  }

  fileprivate func noteClass(_ name: String, inheriting first: String?, isGeneric: Bool, isOnMainActor: Bool) {
    classes.insert(name)
    if isOnMainActor { mainActorClasses.insert(name) }
    if isGeneric { genericClasses.insert(name) }
    if let first { superclasses[name] = first }
  }

  fileprivate func note(_ conformer: Conformer, to name: String) { conformers[name, default: []].append(conformer) }

  fileprivate func note(_ member: Member) {
    if member.isOptional {
      optionalRequirements.append(member)
    } else {
      members[member.name, default: []].append(member)
      if member.isOverride, member.inExtension { overridesInExtensions[member.type, default: []].append(member) }
    }
  }
}

/// Collects what a module's index has.
private final class IndexVisitor: SyntaxVisitor {
  let file: SourceFile
  let index: ModuleIndex
  var scopes: [(type: String, isExtension: Bool)] = []

  init(_ file: SourceFile, in index: ModuleIndex) {
    self.file = file
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let first = node.path.first { index.noteImport(first.name.text) }
    return .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    index.noteClass(
      node.name.text, inheriting: node.inheritanceClause?.inheritedTypes.first?.type.baseName,
      isGeneric: node.genericParameterClause != nil, isOnMainActor: node.attributes.attribute("MainActor") != nil)
    return enter(node.name.text, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.inheritanceClause, node.modifiers)
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    index.noteType(node.name.text)
    return .skipChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    index.noteType(node.name.text, isProtocol: true)
    return enter(node.name.text, nil, node.modifiers)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.baseName, node.inheritanceClause, node.modifiers, isExtension: true)
  }

  private func enter(
    _ type: String, _ clause: InheritanceClauseSyntax?, _ modifiers: DeclModifierListSyntax, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    if !isExtension { index.noteType(type) }
    for inherited in clause?.inheritedTypes ?? [] {
      index.note(
        ModuleIndex.Conformer(type: type, file: file.path, isPublic: modifiers.isPublic), to: inherited.type.baseName)
    }
    scopes.append((type, isExtension))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last {
      if node.attributes.namesNibMember { index.noteNibMember(of: scope.type, in: file.path) }
      index.note(Member(node, of: scope.type, inExtension: scope.isExtension, file: file.path))
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = scopes.last, node.attributes.namesNibMember {
      index.noteNibMember(of: scope.type, in: file.path)
    }
    if let scope = scopes.last,
      let member = Member(node, of: scope.type, inExtension: scope.isExtension, file: file.path)
    {
      index.note(member)
    }
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension TypeSyntax {
  /// The type's own name, without those of the types that it is in and without arguments.
  var baseName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let name = self.as(MemberTypeSyntax.self) { return name.name.text }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.baseName }
    return trimmedDescription
  }
}

extension DeclModifierListSyntax {
  /// Tells whether there is a modifier.
  func has(_ name: String) -> Bool { contains { $0.name.text == name } }

  /// Tells whether other modules see what is declared.
  var isPublic: Bool { has("public") || has("open") }
}
