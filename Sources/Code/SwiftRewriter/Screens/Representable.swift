import SwiftSyntax

/// A type that shows a view or a controller of UIKit's in SwiftUI: `UIViewRepresentable`, `UIViewControllerRepresentable`.
struct Representable {
  let node: StructDeclSyntax
  /// The body of the function that makes the view or the controller.
  let body: CodeBlockSyntax
  /// The function's parameters, one for each stored property: `title: String, count: Int = 3`.
  let parameters: String
  /// A Boolean that tells whether the body makes what is shown, rather than give what the type was made with.
  let isMadeByItself: Bool

  /// The name of the function that makes what a representable of a file shows.
  static func function(_ name: String, in file: SourceFile) -> String { "_represented_\(file.identifier)_\(name)" }

  /// The representables of a file, by their names.
  static func all(in file: SourceFile) -> [String: Representable] {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.wholeTree)
    return finder.found
  }

  private final class Finder: SyntaxVisitor {
    var found: [String: Representable] = [:]

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.isRepresentable { found[node.name.text] = Representable(node) }
      return .visitChildren
    }
  }

  private init?(_ node: StructDeclSyntax) {
    self.node = node
    var body: CodeBlockSyntax?
    var parameters: [String] = []
    var names: [String] = []
    var hasInitializer = false
    for member in node.memberBlock.members {
      if let function = member.decl.as(FunctionDeclSyntax.self),
        ["makeUIView", "makeUIViewController"].contains(function.name.text)
      {
        body = function.body
      } else if member.decl.is(InitializerDeclSyntax.self) {
        hasInitializer = true
      } else if let variable = member.decl.as(VariableDeclSyntax.self), !variable.modifiers.has("static") {
        for binding in variable.bindings where binding.accessorBlock == nil {
          guard let type = binding.typeAnnotation?.type.trimmedDescription else { continue }
          let name = binding.pattern.trimmedDescription
          names.append(name)
          parameters.append("\(name): \(type)\(binding.initializer.map { " \($0.trimmedDescription)" } ?? "")")
        }
      }
    }
    guard let body else { return nil }
    self.body = body
    self.parameters = parameters.joined(separator: ", ").onOneLine
    let made = body.statements.last?.item.madeExpression?.trimmedDescription ?? ""
    let isGiven = names.contains { made == $0 || made == "self.\($0)" || made == "\($0)()" || made == "self.\($0)()" }
    isMadeByItself = !isGiven && !hasInitializer && node.genericParameterClause == nil
  }
}

extension StructDeclSyntax {
  /// Tells whether it shows a view or a controller of UIKit's in SwiftUI.
  var isRepresentable: Bool {
    inheritanceClause.names("UIViewRepresentable") || inheritanceClause.names("UIViewControllerRepresentable")
  }
}
