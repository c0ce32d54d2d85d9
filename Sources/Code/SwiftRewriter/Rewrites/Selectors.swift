import SwiftSyntax

/// Makes `#selector(tapped(_:))` a selector that holds its method: `Selector("tapped:", LoginView.tapped(_:))`.
final class Selectors: Rewrite {
  override class var triggers: [String] { ["#selector"] }

  /// Protocols of UIKit whose methods selectors name.
  private static let systemProtocols: Set = ["UIResponderStandardEditActions"]

  private var scopes: [String] = []
  /// The name of the class of selectors: with its module where the code has a type of that name itself.
  private var selector: String { module.declares("Selector") ? "ObjectiveC.Selector" : "Selector" }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    // Within a generic class its own name is the class with its parameters, and a name with others before it isn't.
    enter(node.genericParameterClause == nil ? qualified(node.name.text) : node.name.text)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(qualified(node.name.text)) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(qualified(node.name.text)) }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func qualified(_ name: String) -> String { scopes.last.map { "\($0).\(name)" } ?? name }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    scopes.append(type)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "selector", let argument = node.arguments.first else { return .visitChildren }
    let text = argument.expression
    switch argument.label?.text {
    case "getter": property(text, in: node, isSetter: false)
    case "setter": property(text, in: node, isSetter: true)
    default: method(text, in: node)
    }
    return .skipChildren
  }

  /// The type and the reference that a selector's argument has, with `self` and no type taken for the class around it.
  private func reference(_ expression: ExprSyntax) -> (type: String?, name: DeclReferenceExprSyntax, cast: String?)? {
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first,
      let found = reference(first), cast.elements.count == 3, let type = cast.elements.last
    {
      return (found.type, found.name, type.trimmedDescription)
    }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return reference(only.expression)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) { return (scopes.last, name, nil) }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    let base = access.base?.trimmedDescription
    let isOwn = base == nil || base == "self" || base == "Self" || base == "type(of: self)"
    return (isOwn ? scopes.last : base, access.declName, nil)
  }

  private func method(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) {
    guard let (type, reference, cast) = reference(expression) else {
      notes.append("#selector(\(expression.trimmedDescription)) names no method")
      return
    }
    let base = reference.baseName.text
    var labels = reference.argumentNames?.arguments.map(\.name.text)
    let owner = type.map { String($0.split(separator: ".").last ?? "") } ?? ""
    let known = (module.members[base] ?? []).filter { $0.parameters != nil }
    // A method named without its labels is the one of the class around, or the only one of its name.
    let own = known.filter { $0.type == owner && (labels == nil || $0.labels == labels) }
    if labels == nil { labels = own.first?.labels ?? (known.count == 1 ? known.first?.labels : nil) }
    let name = ObjectiveCName.selector(base, labels ?? [], explicit: own.first?.objCName)
    let isType = module.declares(owner) || owner.drop { $0 == "_" }.first?.isUppercase == true
    guard let type, isType, !module.protocols.contains(owner) else {
      // A protocol's method is asked of the object that there is then, and a variable's is one of a type that isn't known here.
      let object = expression.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self)
      if let object = object?.trimmedDescription, known.count == 1, module.isGeneric(known[0].type) {
        // No cast names the parameters of a variable's type.
        let name = ObjectiveCName.selector(base, labels ?? known[0].labels, explicit: known[0].objCName)
        let method = "Swift.type(of: \(object)).\(reference.trimmedDescription)"
        edits.append(Edit(node, by: "\(selector)(\"\(name)\", \(method))"))
        return
      }
      let candidates = known.filter { (labels == nil || $0.labels == labels) && (!isType || $0.type == owner) }
      let found =
        candidates.first { module.protocols.contains($0.type) } ?? (candidates.count == 1 ? candidates[0] : nil)
      let name = ObjectiveCName.selector(base, labels ?? found?.labels ?? [], explicit: found?.objCName)
      edits.append(Edit(node, by: "\(selector)(\"\(name)\"\(found.map { ", \($0.asked)" } ?? ""))"))
      return
    }
    let method = "\(type).\(reference.trimmedDescription)"
    // A protocol's method is no function of the protocol's type, and an initializer none of an object.
    if base == "init" || Self.systemProtocols.contains(type) {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\")"))
    } else if let cast {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\", \(method) as (\(type)) -> \(cast))"))
    } else if own.first?.isStatic == true {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\")"))
    } else {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\", \(method))"))
    }
  }

  private func property(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax, isSetter: Bool) {
    guard let (type, reference, _) = reference(expression) else { return }
    let name = reference.baseName.text
    if isSetter {
      edits.append(Edit(node, by: "\(selector)(\"set\(name.prefix(1).uppercased())\(name.dropFirst()):\")"))
    } else if let type, type.first?.isUppercase == true {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\", { (object: \(type)) in { object.\(name) } })"))
    } else {
      edits.append(Edit(node, by: "\(selector)(\"\(name)\")"))
    }
  }
}

extension Member {
  /// A closure that calls the method of an object where it has it.
  fileprivate var asked: String {
    let names = (parameters ?? []).indices.map { "argument\($0)" }
    let declared = zip(names, parameters ?? []).map { "\($0): \($1.type.onOneLine)" }.joined(separator: ", ")
    let passed = zip(names, parameters ?? []).map { $1.label == "_" ? $0 : "\($1.label): \($0)" }.joined(
      separator: ", ")
    return "{ (object: AnyObject) in { (\(declared)) in _ = (object as? \(type))?.\(name)(\(passed)) } }"
  }
}
