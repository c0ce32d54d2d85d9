import SwiftSyntax

/// A class as its declaration says it, as far as making an object needs it.
struct ClassDeclaration {
  /// The name, with the names of the types around it.
  let name: String
  let file: String
  let line: Int
  /// The first type that it inherits, without arguments.
  let superclass: String?
  /// A Boolean that tells whether no other file sees it.
  let isPrivate: Bool
  let isGeneric: Bool
  /// A Boolean that tells whether it is marked as the program's entry, an app's delegate.
  let isMain: Bool
  var initializers: [Initializer] = []
  var hasOutlets = false
  /// The class of the view that it gives itself, as a controller does; `nil` where it names none.
  let rootView: String?

  /// An initializer.
  struct Initializer {
    let parameters: [Parameter]
    let isConvenience: Bool
    let isFailable: Bool
    /// A Boolean that tells whether it may not be called from another file, or from nowhere.
    var isHidden: Bool
    /// A Boolean that tells whether other modules may call it.
    let isPublic: Bool

    /// The initializer as people write it: `init(model: LoginModel)`.
    var signature: String {
      "init(" + parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")"
    }
  }

  /// A parameter.
  struct Parameter {
    let label: String
    let type: String
    let hasDefault: Bool
  }

  /// The class as another module's code sees it: what isn't public is hidden.
  var seenFromOutside: ClassDeclaration {
    var copy = self
    for index in copy.initializers.indices where !copy.initializers[index].isPublic {
      copy.initializers[index].isHidden = true
    }
    return copy
  }

  /// The name without those of the types around it.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// Collects the classes of a file.
final class ClassDeclarations: SyntaxVisitor {
  private let file: SourceFile
  private var scopes: [(name: String, isPrivate: Bool, isGeneric: Bool, isClass: Bool)] = []
  private var open: [ClassDeclaration] = []
  private var found: [ClassDeclaration] = []

  /// The classes of a file, in their order but for those in others.
  static func of(_ file: SourceFile) -> [ClassDeclaration] {
    // Views are assigned in bodies.
    let tree = file.mentions(["loadView", "self.view ="]) ? file.wholeTree : file.tree
    let visitor = ClassDeclarations(file, tree)
    visitor.walk(tree)
    return visitor.found
  }

  private init(_ file: SourceFile, _ tree: SourceFileSyntax) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil, isClass: true)
    guard let scope = scopes.last else { return .visitChildren }
    open.append(
      ClassDeclaration(
        name: scopes.map(\.name).joined(separator: "."), file: file.path,
        line: file.line(of: node.classKeyword),
        superclass: node.inheritanceClause?.inheritedTypes.first?.type.baseName, isPrivate: scope.isPrivate,
        isGeneric: scope.isGeneric, isMain: node.attributes.has("main") || node.attributes.has("UIApplicationMain"),
        rootView: RootViewNames.find(in: node)))
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.modifiers, isGeneric: node.genericParameterClause != nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription, node.modifiers, isGeneric: false)
  }

  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) {
    scopes.removeLast()
    if let ended = open.popLast() { found.append(ended) }
  }

  @discardableResult private func enter(
    _ name: String, _ modifiers: DeclModifierListSyntax, isGeneric: Bool, isClass: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let outer = scopes.last
    scopes.append(
      (name, modifiers.isHidden || outer?.isPrivate == true, isGeneric || outer?.isGeneric == true, isClass))
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard scopes.last?.isClass == true, !open.isEmpty else { return .skipChildren }
    open[open.count - 1].initializers.append(ClassDeclaration.Initializer(node))
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if scopes.last?.isClass == true, !open.isEmpty, node.attributes.has("IBOutlet") {
      open[open.count - 1].hasOutlets = true
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClassDeclaration.Initializer {
  /// The initializer of a declaration.
  fileprivate init(_ node: InitializerDeclSyntax) {
    parameters = node.signature.parameterClause.parameters.map {
      ClassDeclaration.Parameter(
        label: $0.firstName.text, type: $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "..."),
        hasDefault: $0.defaultValue != nil || $0.ellipsis != nil)
    }
    isConvenience = node.modifiers.has("convenience")
    isFailable = node.optionalMark != nil
    isPublic = node.modifiers.isPublic
    isHidden =
      node.modifiers.isHidden || node.genericParameterClause != nil
      || node.signature.effectSpecifiers?.asyncSpecifier != nil
      || node.attributes.contains { $0.trimmedDescription.contains("unavailable") }
  }
}

extension DeclModifierListSyntax {
  /// Tells whether other files don't see what is declared.
  fileprivate var isHidden: Bool { has("private") || has("fileprivate") }
}
