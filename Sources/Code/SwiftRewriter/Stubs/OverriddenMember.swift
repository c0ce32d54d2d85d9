import SwiftSyntax

/// A member that a class overrides, and that its superclass has to have.
struct OverriddenMember {
  /// The member as the superclass declares it; `nil` where it is one of UIKit's.
  let member: StubMember?
  /// The class of UIKit's that has the member.
  let superclass: String?

  /// The overriding declaration at a token; `nil` if there is none.
  init?(at token: TokenSyntax) {
    if let function = token.nearest(FunctionDeclSyntax.self), function.name.id == token.id {
      let parameters = Self.parameters(of: function.signature)
      let type = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      superclass = Self.classes[function.name.text]
      member = StubMember(kind: .function, name: function.name.text, parameters: parameters, type: Self.seen(type))
    } else if let initializer = token.nearest(InitializerDeclSyntax.self), initializer.initKeyword.id == token.id {
      let parameters = Self.parameters(of: initializer.signature)
      superclass = Self.initializers[parameters.map(\.label)]
      member = StubMember(kind: .initializer, name: "init", parameters: parameters, type: "")
    } else if let binding = token.nearest(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.trimmedDescription
    {
      let name = binding.pattern.trimmedDescription
      superclass = Self.classes[name]
      member = StubMember(kind: .property, name: name, type: Self.seen(type))
    } else {
      return nil
    }
  }

  /// The overriding declaration; `nil` if it overrides nothing.
  init?(of declaration: DeclSyntax) {
    let (modifiers, token): (DeclModifierListSyntax?, TokenSyntax?) =
      if let function = declaration.as(FunctionDeclSyntax.self) {
        (function.modifiers, function.name)
      } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
        (initializer.modifiers, initializer.initKeyword)
      } else {
        (
          declaration.as(VariableDeclSyntax.self)?.modifiers,
          declaration.as(VariableDeclSyntax.self)?.bindings.first?.pattern.firstToken(viewMode: .sourceAccurate)
        )
      }
    guard let token, modifiers?.has("override") == true else { return nil }
    self.init(at: token)
  }

  private static func parameters(of signature: FunctionSignatureSyntax) -> [StubMember.Parameter] {
    signature.parameterClause.parameters.map {
      StubMember.Parameter(label: $0.firstName.text, type: seen($0.type.trimmedDescription))
    }
  }

  private static func seen(_ type: String) -> String {
    type == "Void" || StubNames.isSeen(type) ? type : StubNames.anything
  }

  /// The classes that have the members that are overridden most.
  private static let classes = [
    "viewDidLoad": "UIViewController", "viewWillAppear": "UIViewController", "viewDidAppear": "UIViewController",
    "viewWillDisappear": "UIViewController", "viewDidDisappear": "UIViewController", "loadView": "UIViewController",
    "viewDidLayoutSubviews": "UIViewController", "viewWillLayoutSubviews": "UIViewController",
    "prepare": "UIViewController",
    "supportedInterfaceOrientations": "UIViewController", "preferredStatusBarStyle": "UIViewController",
    "childForStatusBarStyle": "UIViewController", "childForStatusBarHidden": "UIViewController",
    "prefersStatusBarHidden": "UIViewController", "viewWillTransition": "UIViewController",
    "layoutSubviews": "UIView", "draw": "UIView", "intrinsicContentSize": "UIView", "didMoveToSuperview": "UIView",
    "updateConstraints": "UIView", "tintColorDidChange": "UIView", "prepareForReuse": "UITableViewCell",
  ]

  /// The classes that have the initializers that are overridden most.
  private static let initializers = [
    ["frame"]: "UIView", ["style", "reuseIdentifier"]: "UITableViewCell", ["nibName", "bundle"]: "UIViewController",
    ["reuseIdentifier"]: "UITableViewHeaderFooterView",
  ]
}
