import SwiftSyntax

/// A view as code declares it, or names it where its first constraint is made.
struct ViewSite {
  /// The view's name: `titleLabel`; `nil` for the code's own object.
  let name: String?
  /// The expression for a controller's own view, with a point: `view.`.
  let ownPrefix: String
  /// The declaration; `nil` where the file has none.
  let declaration: PatternBindingSyntax?
  /// The name of the type whose property the view is; `nil` for a variable of a function.
  let type: String?

  /// Finds the view of a line.
  ///
  /// - Parameters:
  ///   - line: The line of the view's declaration, of a constraint on it, or of the class of the code's own view.
  ///   - file: The file.
  /// - Throws: `Refusal` where the line names no view.
  init(onLine line: Int, of file: SourceFile) throws(Refusal) {
    func isThere(_ token: TokenSyntax) -> Bool {
      file.wholeConverter.location(for: token.positionAfterSkippingLeadingTrivia).line == line
    }
    let declarations = Declarations(in: file)
    let found = declarations.all.filter { binding in
      (binding.nameToken ?? binding.pattern.firstToken(viewMode: .sourceAccurate)).map(isThere) ?? false
    }
    if let binding = found.first {
      guard found.count == 1, let token = binding.nameToken else {
        throw Refusal("line \(line) declares several views")
      }
      try self.init(token.text, binding)
      return
    }
    if let owner = declarations.classes.first(where: { isThere($0.name) || isThere($0.classKeyword) }) {
      self.init(of: owner)
      return
    }
    let site = try ConstraintSite(onLine: line, of: file)
    guard let name = site.item(isFirst: true)?.viewName else { throw Refusal("line \(line) names no view") }
    let all = Declarations(named: name, in: file).all
    let local = all.first { binding in
      guard let block = binding.ancestor(CodeBlockItemListSyntax.self) else { return false }
      return site.call.ancestors.contains { $0.id == block.id }
    }
    let own = site.call.typeName
    guard let binding = local ?? all.first(where: { $0.isMember && $0.typeName == own }) else {
      throw Refusal("'\(name)' is declared elsewhere")
    }
    try self.init(name, binding)
  }

  /// The own view of a class: of a controller, or the class itself.
  private init(of owner: ClassDeclSyntax) {
    let words = [owner.name.text] + (owner.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? [])
    (name, declaration, type) = (nil, nil, owner.name.text)
    ownPrefix = words.contains { $0.contains("Controller") } ? "view." : ""
  }

  private init(_ name: String, _ binding: PatternBindingSyntax) throws(Refusal) {
    let variable = binding.ancestor(VariableDeclSyntax.self)
    if variable?.attributes.contains(where: { $0.trimmedDescription.hasPrefix("@IBOutlet") }) == true {
      throw Refusal("'\(name)' is an outlet, which a file of Interface Builder sets up")
    }
    if binding.typeAnnotation?.type.is(ArrayTypeSyntax.self) == true
      || binding.initializer?.value.is(ArrayExprSyntax.self) == true
    {
      throw Refusal("'\(name)' holds several views")
    }
    (self.name, declaration, ownPrefix) = (name, binding, "")
    type = binding.isMember ? binding.typeName : nil
  }

  /// The view with a point behind it, before a member: `titleLabel.`.
  var prefix: String { name.map { $0 + "." } ?? ownPrefix }

  /// The part of the file in which the view's name means the view.
  func isInScope(_ node: some SyntaxProtocol) -> Bool {
    if let type { return node.typeName == type }
    guard let block = declaration?.ancestor(CodeBlockItemListSyntax.self) else { return false }
    return node.ancestors.contains { $0.id == block.id }
  }
}

/// The variables and properties of a file, and its classes.
final class Declarations: SyntaxVisitor {
  private let name: String?
  private(set) var all: [PatternBindingSyntax] = []
  private(set) var classes: [ClassDeclSyntax] = []

  /// The declarations of a file, in its order.
  ///
  /// - Parameters:
  ///   - name: The name of the variables; all if `nil`.
  ///   - file: The file.
  init(named name: String? = nil, in file: SourceFile) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(file.wholeTree)
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if name == nil || node.nameToken?.text == name { all.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    classes.append(node)
    return .visitChildren
  }
}

extension PatternBindingSyntax {
  var nameToken: TokenSyntax? { pattern.as(IdentifierPatternSyntax.self)?.identifier }
  /// A Boolean that tells whether the variable is a property of a type.
  var isMember: Bool { ancestor(VariableDeclSyntax.self)?.parent?.is(MemberBlockItemSyntax.self) == true }
}

extension SyntaxProtocol {
  /// The name of the type around, which an extension of it has too.
  var typeName: String? {
    for node in ancestors {
      if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
      if let type = node.as(StructDeclSyntax.self) { return type.name.text }
      if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
      if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    }
    return nil
  }
}
