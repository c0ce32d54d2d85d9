import SwiftSyntax

/// Makes `#keyPath(Person.address.street)` the string that it stands for.
final class KeyPaths: Rewrite {
  override class var triggers: [String] { ["#keyPath"] }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "keyPath", let argument = node.arguments.first?.expression else {
      return .visitChildren
    }
    let names = argument.trimmedDescription.split(separator: ".").map {
      $0.trimmingSuffix { $0 == "?" || $0 == "!" }
    }
    let path = names.drop { $0 == "self" || $0 == "Self" || $0.first?.isUppercase == true }
    edits.append(Edit(node, by: "\"\(path.joined(separator: "."))\""))
    return .skipChildren
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var result = self
    while let last = result.last, predicate(last) { result.removeLast() }
    return result
  }
}
