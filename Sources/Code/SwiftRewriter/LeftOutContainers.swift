import SwiftSyntax

/// Classes above those of the code, and containers of controllers, that aren't here: UIKit's classes stand for them, and the controllers that
/// they were handed are shown.
extension DisabledCode {
  /// The bodies of the classes that get a class of UIKit's as their superclass: what else is complained of in them may be clear then.
  static func bodiesGettingSuperclasses(
    _ file: SourceFile, _ complaints: [Complaint], at position: (Complaint) -> AbsolutePosition
  ) -> [Range<AbsolutePosition>] {
    complaints.filter(\.isOfMissingType).compactMap { complaint in
      guard let token = file.wholeTree.token(at: position(complaint)),
        let inherited = token.nearest(InheritedTypeSyntax.self), token.nearest(GenericArgumentClauseSyntax.self) == nil,
        let list = inherited.parent?.as(InheritedTypeListSyntax.self), list.first?.id == inherited.id,
        let type = list.parent?.parent?.as(ClassDeclSyntax.self),
        type.root(above: inherited.type.trimmedDescription) != nil
      else { return nil }
      return type.memberBlock.range
    }
  }

  /// Calls an initializer of UIKit's class that stands for a superclass, where the superclass's own is called.
  ///
  ///     super.init(content: list, drawer: map)     super.init(nibName: nil, bundle: nil); LeftOutCode.show(list, in: self)
  mutating func callInitializerOfUIKit(around token: TokenSyntax) -> Bool {
    for node in sequence(first: Syntax(token), next: \.parent) {
      if node.endsBody(around: token) { return false }
      guard let call = node.as(FunctionCallExprSyntax.self),
        let called = call.calledExpression.as(MemberAccessExprSyntax.self),
        called.base?.is(SuperExprSyntax.self) == true,
        called.declName.baseName.text == "init"
      else { continue }
      guard let type = token.nearest(ClassDeclSyntax.self), type.memberBlock.hasSuperclassOfUIKit,
        let name = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
        let arguments = Self.arguments(ofInitializerOf: name)
      else { return false }
      let text = "super.init(\(arguments))"
      guard call.trimmedDescription != text, done.insert(call.id).inserted else { return false }
      hasNotes = true
      let content = token.nearest(InitializerDeclSyntax.self).flatMap { Self.content(of: call, in: $0) }
      let note = content.map { "LeftOutCode.show(\($0), in: self)" } ?? Self.note
      edits.append(Edit(call, by: "\(text); \(note)\(lines(call))"))
      return true
    }
    return false
  }

  /// The arguments of a call of the initializer that a class of UIKit's surely has; `nil` for other classes.
  private static func arguments(ofInitializerOf type: String) -> String? {
    for name in [type] + UIKitClasses.ancestors(of: type) {
      switch name {
      case "UITableViewCell": return "style: .default, reuseIdentifier: nil"
      case "UITableViewHeaderFooterView": return "reuseIdentifier: nil"
      case "UITableView", "UICollectionView", "UICollectionViewController": return nil
      case "UIViewController": return "nibName: nil, bundle: nil"
      case "UIView": return "frame: .zero"
      default: continue
      }
    }
    return nil
  }

  /// The first argument of a call that is a parameter for a controller.
  private static func content(of call: FunctionCallExprSyntax, in initializer: InitializerDeclSyntax) -> String? {
    let parameters = initializer.signature.parameterClause.parameters
    let names = parameters.filter { $0.type.trimmedDescription.hasSuffix("ViewController") }
      .map { ($0.secondName ?? $0.firstName).text }
    return call.arguments.map(\.expression.trimmedDescription).first { names.contains($0) }
  }

  /// Shows the controller in a window that a container which isn't here was handed first: a name, or a call of a controller's class.
  ///
  ///     window.rootViewController = DrawerController(center: list, left: menu)     window.rootViewController = list
  mutating func showContent(_ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item, let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.count == 3, let target = sequence.elements.first,
      target.trimmedDescription.hasSuffix(".rootViewController"), let value = sequence.elements.last,
      let call = value.as(FunctionCallExprSyntax.self) ?? item.call(settingVariable: value),
      !call.calledExpression.trimmedDescription.hasPrefix("LeftOutCode"),
      let content = call.arguments.map(\.expression).first(where: \.mayBeController)?.trimmedDescription,
      !content.contains(where: \.isNewline)
    else { return false }
    hasNotes = true
    edits.append(Edit(value, by: "\(Self.giving)(\(content))\(lines(value))"))
    return true
  }
}

extension MemberBlockSyntax {
  /// Tells whether the class has a superclass of UIKit's, for one that isn't here.
  fileprivate var hasSuperclassOfUIKit: Bool {
    members.first?.trimmedDescription.contains("private let \(DisabledCode.markOfSuperclass)") == true
  }
}

extension ExprSyntax {
  /// Tells whether it may be a controller by its spelling.
  fileprivate var mayBeController: Bool {
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base != nil }
    let call = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    return self.is(DeclReferenceExprSyntax.self) || call?.hasSuffix("Controller") == true
  }
}

extension CodeBlockItemSyntax {
  /// The call whose result a variable of the same body begins with.
  fileprivate func call(settingVariable name: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let name = name.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let list = parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let variables = list.prefix { $0.position < position }.compactMap { item in
      if case .decl(let declaration) = item.item { declaration.as(VariableDeclSyntax.self) } else { nil }
    }
    return variables.flatMap { Array($0.bindings) }.last { $0.pattern.trimmedDescription == name }?
      .initializer?.value.as(FunctionCallExprSyntax.self)
  }
}
