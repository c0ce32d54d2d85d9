import SwiftSyntax

/// Tells views of SwiftUI, which aren't shown, from UIKit's, by their spelling.
struct SwiftUIViews {
  private let module: ModuleIndex
  /// A Boolean that tells whether what isn't known is SwiftUI's: the file imports it, and not UIKit.
  private let isUsual: Bool

  /// The views of SwiftUI, as far as a file of a module tells them.
  init(in file: SourceFile, of module: ModuleIndex) {
    self.module = module
    isUsual = file.mentions(["import SwiftUI"]) && !file.mentions(["import UIKit"])
  }

  /// Tells whether what some statements make is a view of SwiftUI.
  func isMade(by statements: CodeBlockItemListSyntax) -> Bool {
    guard let made = statements.last?.item.madeExpression else { return isUsual }
    // A view that is kept in a variable has that variable's value.
    if let name = made.as(DeclReferenceExprSyntax.self)?.baseName.text, let value = statements.value(of: name) {
      return isOne(value)
    }
    return isOne(made)
  }

  /// Tells whether an expression makes a view of SwiftUI.
  func isOne(_ expression: ExprSyntax) -> Bool {
    let (base, modifiers) = expression.modified
    if !Self.modifiers.isDisjoint(with: modifiers.map(\.name)) { return true }
    guard let call = base.as(FunctionCallExprSyntax.self) else { return isUsual && !base.isStatement }
    guard let name = call.calledExpression.typeName else { return isUsual }
    if module.hasClass(name) || !UIKitClasses.ancestors(of: name).isEmpty { return false }
    if module.declares(name) {
      return declares(name) || Self.wrappings.contains { module.conformers[$0]?.contains { $0.type == name } == true }
    }
    return Self.types.contains(name) || isUsual
  }

  /// Tells whether the module declares a view of SwiftUI's of a name.
  func declares(_ name: String) -> Bool { module.conformers["View"]?.contains { $0.type == name } == true }

  /// The protocols of views that wrap those of UIKit.
  private static let wrappings = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  private static let types: Set = [
    "Text", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "ForEach", "List", "Form", "Section",
    "NavigationView", "NavigationStack", "NavigationSplitView", "TabView", "ScrollView", "Button", "Image", "Color",
    "Label", "Toggle", "TextField", "Spacer", "EmptyView", "AnyView", "GeometryReader", "Picker", "ProgressView",
    "WithPerceptionTracking",
  ]

  /// Modifiers that no view of UIKit's has.
  private static let modifiers: Set = [
    "padding", "environment", "environmentObject", "previewLayout", "previewDevice", "previewDisplayName",
    "preferredColorScheme", "frame", "foregroundColor", "modelContainer", "edgesIgnoringSafeArea", "ignoresSafeArea",
    "navigationTitle", "font",
  ]
}

extension ExprSyntax {
  /// The expression that modifiers are called on, and the modifiers, innermost first: `Badge()`, `padding`, `frame`.
  var modified: (base: ExprSyntax, modifiers: [(name: String, call: FunctionCallExprSyntax)]) {
    var base = self
    var modifiers: [(name: String, call: FunctionCallExprSyntax)] = []
    while let call = base.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let inner = member.base,
      inner.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
    {
      modifiers.insert((member.declName.baseName.text, call), at: 0)
      base = inner
    }
    return (base, modifiers)
  }

  /// The name of the type whose initializer is called, without arguments and without the types that it is in.
  var typeName: String? {
    let name: String? =
      if let generic = self.as(GenericSpecializationExprSyntax.self) {
        generic.expression.typeName
      } else {
        self.as(DeclReferenceExprSyntax.self)?.baseName.text ?? memberName
      }
    return name?.first?.isUppercase == true ? name : nil
  }

  /// Tells whether it is a statement that has a value, as `if` may be.
  fileprivate var isStatement: Bool { self.is(IfExprSyntax.self) || self.is(SwitchExprSyntax.self) }
}

extension CodeBlockItemSyntax.Item {
  /// The expression that a block makes by its last statement, with `return` or without.
  var madeExpression: ExprSyntax? {
    if case .expr(let expression) = self { return expression }
    if case .stmt(let statement) = self { return statement.as(ReturnStmtSyntax.self)?.expression }
    return nil
  }
}

extension CodeBlockItemListSyntax {
  /// The value that a variable of the block begins with.
  fileprivate func value(of name: String) -> ExprSyntax? {
    for item in self {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings where binding.pattern.trimmedDescription == name {
        return binding.initializer?.value
      }
    }
    return nil
  }
}
