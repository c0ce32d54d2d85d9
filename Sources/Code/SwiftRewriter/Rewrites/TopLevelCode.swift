import SwiftSyntax

/// Leaves out the statements of `main.swift`, which start the app, where the program is one that makes the code's screens: that begins by
/// itself. What the file declares stays.
///
///     let log = Log()
///     _ = UIApplicationMain(…, NSStringFromClass(AppDelegate.self))     (blanks)
final class TopLevelCode: Rewrite {
  override func run() {
    guard module.makesScreens, file.name == "main.swift" || file.name.hasSuffix("-main.swift") else { return }
    leaveOut(file.wholeTree.statements)
  }

  private func leaveOut(_ items: CodeBlockItemListSyntax) {
    for item in items {
      switch item.item {
      case .expr(let expression): edits.append(.blank(expression))
      case .stmt(let statement): edits.append(.blank(statement))
      case .decl(let declaration):
        for clause in declaration.as(IfConfigDeclSyntax.self)?.clauses ?? [] {
          if case .statements(let inner)? = clause.elements { leaveOut(inner) }
        }
      default: break
      }
    }
  }
}
