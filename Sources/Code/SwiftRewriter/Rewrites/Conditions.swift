import SwiftSyntax

/// Makes code for iOS and its simulator part of the build.
///
/// `os(iOS)` and `targetEnvironment(simulator)` hold. In a block that has code for iOS as well as for Linux, iOS's is taken. What
/// modules there are (`canImport`) and `#available`, whose `*` holds here, need nothing.
final class Conditions: Rewrite {
  override class var triggers: [String] { ["os(iOS)", "targetEnvironment("] }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let conditions = node.clauses.compactMap(\.condition)
    let hasIOS = conditions.contains { $0.trimmedDescription.contains("os(iOS)") }
    for condition in conditions { PlatformChecks(isLinuxToo: !hasIOS, of: self).walk(condition) }
    return .visitChildren
  }

  private final class PlatformChecks: SyntaxVisitor {
    let isLinuxToo: Bool
    let rewrite: Conditions

    init(isLinuxToo: Bool, of rewrite: Conditions) {
      self.isLinuxToo = isLinuxToo
      self.rewrite = rewrite
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      switch node.trimmedDescription {
      case "os(iOS)", "targetEnvironment(simulator)": rewrite.edits.append(Edit(node, by: "true"))
      case "os(Linux)" where !isLinuxToo: rewrite.edits.append(Edit(node, by: "false"))
      default: break
      }
      return .skipChildren
    }
  }
}
