import SwiftSyntax

/// Makes functions of the previews of UIKit's views that a file's providers show, where screens are made: they take the providers' place.
///
///     static var previews: some View { UIViewPreview { BadgeView() } }
///     @MainActor func _preview_BadgeView_7_0() -> Any { BadgeView() }
final class SwiftUIPreviews: Rewrite {
  override class var triggers: [String] { ["PreviewProvider"] }

  private lazy var providers = PreviewProviders(in: file, of: module)
  /// The representables that something shows.
  private var shownRepresentables: Set<String> = []

  override func run() {
    guard module.makesScreens, !providers.shown.isEmpty else { return }
    for shown in providers.shown {
      if case .representable(let name, _) = shown.source { shownRepresentables.insert(name) }
    }
    walk(file.wholeTree)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    if lift(node) { return .skipChildren }
    return leaveOut(node, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.inheritanceClause) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { leaveOut(node, node.inheritanceClause) }

  private func leaveOut(_ node: some SyntaxProtocol, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
    guard clause.names("PreviewProvider") else { return .visitChildren }
    lift(providers.shown.filter { $0.provider.id == node.id }, from: node)
    return .skipChildren
  }

  // MARK: Functions

  /// A piece of code that stays where it is, and the function around it.
  private struct Piece {
    let code: Range<Int>
    let head: String
    var tail = " };"
  }

  /// Puts the functions of a provider's previews in the previews' place, with blanks around.
  private func lift(_ shown: [PreviewProviders.Shown], from node: some SyntaxProtocol) {
    let own = providers.representables.filter { name, representable in
      shownRepresentables.contains(name) && node.range.contains(representable.node.position)
    }
    let pieces = shown.map(piece(of:)) + own.map { piece($0.value, named: $0.key) }
    var position = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var tail = ""
    for piece in pieces.sorted(by: { $0.code.lowerBound < $1.code.lowerBound }) {
      blank(position..<piece.code.lowerBound, before: tail, by: piece.head)
      (position, tail) = (piece.code.upperBound, piece.tail)
    }
    blank(position..<node.endPositionBeforeTrailingTrivia.utf8Offset, before: tail)
  }

  private func piece(of shown: PreviewProviders.Shown) -> Piece {
    let parameters = shown.isOneOfSeveral ? "_ _index: Int" : ""
    let head = "@MainActor func \(shown.function)(\(parameters)) -> Any { \(shown.prelude)"
    switch shown.source {
    case .closure(let closure):
      let code = closure.statements.code
      if shown.prelude.isEmpty { return Piece(code: code, head: head) }
      return Piece(code: code, head: head + "return ({ () -> Any in ", tail: " })() };")
    case .expression(let expression): return Piece(code: expression.code, head: head + "return ")
    case .representable(let name, let call):
      let start = call.calledExpression.code.upperBound
      return Piece(
        code: start..<call.code.upperBound, head: head + "return \(Representable.function(name, in: file))")
    }
  }

  private func piece(_ representable: Representable, named name: String) -> Piece {
    let function = Representable.function(name, in: file)
    return Piece(
      code: representable.body.code, head: "@MainActor func \(function)(\(representable.parameters)) -> Any ",
      tail: ";")
  }

  /// Turns a representable that something shows into a function that makes its view.
  ///
  /// - Returns: Whether it is one.
  private func lift(_ node: StructDeclSyntax) -> Bool {
    guard let representable = providers.representables[node.name.text], representable.node.id == node.id,
      shownRepresentables.contains(node.name.text)
    else { return false }
    let piece = piece(representable, named: node.name.text)
    blank(node.code.lowerBound..<piece.code.lowerBound, by: piece.head)
    blank(piece.code.upperBound..<node.code.upperBound)
    return true
  }

  /// Replaces a range by its line breaks, with a text before and one behind them.
  private func blank(_ range: Range<Int>, before tail: String = "", by head: String = "") {
    let lines = String(repeating: "\n", count: file.bytes[range].count { $0 == 0x0A })
    edits.append(Edit(range, by: tail + (lines.isEmpty && !tail.isEmpty ? " " : "") + lines + head))
  }
}

extension SyntaxProtocol {
  /// The bytes without the spaces and comments around it.
  fileprivate var code: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
