import SwiftSyntax

/// Imports whole modules where code imports a part of one: there `os.log` is a module in a module of C, here `os` is one.
final class Submodules: Rewrite {
  private static let modules = ["os", "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "UserNotifications"]

  override class var triggers: [String] { modules.map { "import \($0)." } }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.importKindSpecifier == nil, let first = node.path.first, Self.modules.contains(first.name.text),
      let period = first.trailingPeriod
    else { return .skipChildren }
    edits.append(.blank(period))
    for part in node.path.dropFirst() { edits.append(.blank(part)) }
    return .skipChildren
  }
}
