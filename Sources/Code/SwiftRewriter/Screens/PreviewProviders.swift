import SwiftSyntax

/// Collects what the preview providers of a file show of UIKit's, by its spelling: `UIViewPreview { BadgeView() }`,
/// `LoginController().toPreview()`, or a representable of the same file.
final class PreviewProviders: SyntaxVisitor {
  /// A view or a controller that a provider shows, under one or more conditions.
  struct Shown {
    /// The code that makes it.
    enum Source {
      case closure(ClosureExprSyntax)
      case expression(ExprSyntax)
      /// A representable of the file by its name, and the call of its initializer.
      case representable(String, FunctionCallExprSyntax)
    }

    /// The provider's declaration.
    let provider: Syntax
    let source: Source
    /// The statements that the code relies on, on one line.
    let prelude: String
    let line: Int
    /// The name of the function that makes what is shown.
    let function: String
    /// A Boolean that tells whether the function is told which of some values it goes by.
    let isOneOfSeveral: Bool
    let variants: [(name: String, conditions: PreviewConditions)]
  }

  private let file: SourceFile
  private let views: SwiftUIViews
  private lazy var converter = SourceLocationConverter(fileName: file.path, tree: file.wholeTree)
  private(set) var shown: [Shown] = []
  /// The lines of the views of SwiftUI that providers show, with the providers' names.
  private var passedOver: [(name: String, line: Int)] = []
  /// The representables of the file, by their names.
  private(set) var representables: [String: Representable] = [:]
  /// The provider that is looked through, and its name.
  private var provider: (node: Syntax, name: String)?

  /// The providers of a file of a module.
  init(in file: SourceFile, of module: ModuleIndex) {
    self.file = file
    views = SwiftUIViews(in: file, of: module)
    super.init(viewMode: .sourceAccurate)
    guard file.mentions(["PreviewProvider"]) else { return }
    representables = Representable.all(in: file)
    walk(file.wholeTree)
  }

  /// The screens of a file's providers.
  static func screens(of file: SourceFile, in module: ModuleIndex) -> [FoundScreen] {
    let found = PreviewProviders(in: file, of: module)
    let made = found.shown.flatMap { shown in
      shown.variants.enumerated().map { index, variant in
        var screen = FoundScreen(kind: .preview, name: variant.name, file: file.path, line: shown.line)
        screen.make = "\(shown.function)(\(shown.isOneOfSeveral ? "\(index)" : ""))"
        screen.conditions = variant.conditions
        return screen
      }
    }
    return made
      + found.passedOver.map { name, line in
        var screen = FoundScreen(kind: .preview, name: name, file: file.path, line: line)
        screen.needs = FoundScreen.swiftUI
        return screen
      }
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.name.text, node.inheritanceClause, node.memberBlock)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(Syntax(node), node.name.text, node.inheritanceClause, node.memberBlock)
  }

  private func note(
    _ node: Syntax, _ name: String, _ clause: InheritanceClauseSyntax?, _ members: MemberBlockSyntax
  ) -> SyntaxVisitorContinueKind {
    guard clause.names("PreviewProvider") else { return .visitChildren }
    provider = (node, name)
    for member in members.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == "previews", let block = binding.accessorBlock
      else { continue }
      if case .getter(let body) = block.accessors { look(at: body, Surroundings()) }
    }
    return .skipChildren
  }

  // MARK: What is shown

  /// The conditions that a view has from the views around it.
  private struct Surroundings {
    var conditions = PreviewConditions()
    var name: String?
    /// The statements before it.
    var prelude: [String] = []
    /// The variable of the loop around the view, and the loop's values.
    var loop: (variable: String, values: [ExprSyntax], text: String)?
  }

  private func look(at statements: CodeBlockItemListSyntax, _ outer: Surroundings) {
    var surroundings = outer
    for item in statements {
      if let expression = item.item.madeExpression {
        look(at: expression, surroundings)
      } else {
        surroundings.prelude.append(item.trimmedDescription)
      }
    }
  }

  private func look(at expression: ExprSyntax, _ surroundings: Surroundings) {
    let (base, modifiers) = expression.modified
    // `LoginController().toPreview()`: the receiver is what is shown.
    if let index = modifiers.firstIndex(where: { $0.name.lowercased().hasSuffix("preview") }),
      let member = modifiers[index].call.calledExpression.as(MemberAccessExprSyntax.self), let receiver = member.base
    {
      add(.expression(receiver), at: base, modifiers[(index + 1)...], surroundings)
      return
    }
    guard let call = base.as(FunctionCallExprSyntax.self) else { return passOver(base) }
    let name = call.calledExpression.typeName ?? ""
    let closure =
      call.trailingClosure
      ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
    if Self.containers.contains(name), let closure {
      var inner = surroundings
      apply(modifiers[...], to: &inner)
      if name == "ForEach" { inner.loop = loop(of: call, closure) }
      look(at: closure.statements, inner)
    } else if views.declares(name), representables[name] == nil {
      passOver(base)
    } else if let closure, representables[name] != nil || Self.isWrapping(name) {
      add(.closure(closure), at: base, modifiers[...], surroundings)
    } else if let own = representables[name] {
      if own.isMadeByItself {
        add(.representable(name, call), at: base, modifiers[...], surroundings)
      } else if let view = call.wrappedView {
        add(.expression(view), at: base, modifiers[...], surroundings)
      } else {
        passOver(base)
      }
    } else if Self.isWrapping(name), let view = call.wrappedView {
      add(.expression(view), at: base, modifiers[...], surroundings)
    } else {
      passOver(base)
    }
  }

  private static let containers: Set = [
    "Group", "ForEach", "VStack", "HStack", "ZStack", "NavigationView", "NavigationStack", "ScrollView",
  ]

  /// Tells whether a type that isn't of the file is a wrapping of UIKit's views, by its name: `UIViewPreview`.
  private static func isWrapping(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("View")) && name.hasSuffix("Preview") || name.hasSuffix("ViewPreview")
      || name.hasSuffix("ControllerPreview")
  }

  private func loop(
    of call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax
  ) -> (variable: String, values: [ExprSyntax], text: String)? {
    guard let collection = call.arguments.first?.expression else { return nil }
    let variable = closure.signature?.parameterClause?.trimmedDescription.filter { !"() ".contains($0) } ?? "$0"
    let values = collection.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
    return (variable, values, collection.trimmedDescription.onOneLine)
  }

  private func apply(
    _ modifiers: ArraySlice<(name: String, call: FunctionCallExprSyntax)>, to surroundings: inout Surroundings,
    _ value: ExprSyntax? = nil
  ) {
    var own = PreviewConditions()
    for (name, call) in modifiers {
      let values = surroundings.loop.flatMap { loop in value.map { [loop.variable: $0] } } ?? [:]
      own.apply(name, call.arguments, values)
      guard name == "previewDisplayName", let title = call.arguments.first?.expression else { continue }
      surroundings.name = (values[title.trimmedDescription] ?? title).literal ?? surroundings.name
    }
    surroundings.conditions = own.over(surroundings.conditions)
  }

  private func add(
    _ source: Shown.Source, at base: ExprSyntax,
    _ modifiers: ArraySlice<(name: String, call: FunctionCallExprSyntax)>, _ surroundings: Surroundings
  ) {
    guard let provider else { return }
    guard !isSwiftUI(source) else { return passOver(base) }
    let line = base.startLocation(converter: converter).line
    let loop = surroundings.loop
    let values: [ExprSyntax?] = loop.flatMap { $0.values.isEmpty ? nil : $0.values } ?? [nil]
    let variants = values.map { value in
      var inner = surroundings
      apply(modifiers, to: &inner, value)
      return (inner.name ?? provider.name, inner.conditions)
    }
    var prelude = surroundings.prelude
    let needsValue = loop.map { $0.variable != "$0" && source.text.contains($0.variable) } ?? false
    if let loop, needsValue {
      prelude.insert("let \(loop.variable) = Array(\(loop.text))[_index]", at: 0)
    }
    let text = prelude.filter { !$0.hasComment }.map { $0.onOneLine + "; " }.joined()
    shown.append(
      Shown(
        provider: provider.node, source: source, prelude: text, line: line,
        function: "_preview_\(file.identifier)_\(line)_\(shown.count)", isOneOfSeveral: needsValue,
        variants: variants))
  }

  private func isSwiftUI(_ source: Shown.Source) -> Bool {
    switch source {
    case .closure(let closure): views.isMade(by: closure.statements)
    case .expression(let expression): views.isOne(expression)
    case .representable: false
    }
  }

  private func passOver(_ expression: ExprSyntax) {
    guard let provider else { return }
    passedOver.append((provider.name, expression.startLocation(converter: converter).line))
  }
}

extension PreviewProviders.Shown.Source {
  /// The code.
  var text: String {
    switch self {
    case .closure(let closure): closure.trimmedDescription
    case .expression(let expression): expression.trimmedDescription
    case .representable(_, let call): call.trimmedDescription
    }
  }
}

extension FunctionCallExprSyntax {
  /// The shown view among the arguments of a wrapper's initializer.
  fileprivate var wrappedView: ExprSyntax? {
    arguments.first { [nil, "view", "viewController", "controller"].contains($0.label?.text) }?.expression
  }
}

extension InheritanceClauseSyntax? {
  /// Tells whether a type is among those that are inherited.
  func names(_ name: String) -> Bool { self?.inheritedTypes.contains { $0.type.baseName == name } == true }
}

extension String {
  /// Tells whether a line of the text ends in a comment, outside of its strings.
  fileprivate var hasComment: Bool {
    var scanner = CodeScanner(Array(utf8))
    while !scanner.isAtEnd {
      if scanner.has("//", at: scanner.position) { return true }
      guard scanner.skipLiteral() else { return false }
    }
    return false
  }
}
