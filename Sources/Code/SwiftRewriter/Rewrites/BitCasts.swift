import SwiftSyntax

/// Keeps a closure in an object, and takes it out again, by casts: a block is an object for Objective-C alone, and has another size here.
///
///     unsafeBitCast(block, to: AnyObject.self)     (block as AnyObject)
///     unsafeBitCast(object, to: Handler.self)      (object as! Handler)
final class BitCasts: Rewrite {
  override class var triggers: [String] { ["unsafeBitCast("] }
  override class var needsBodies: Bool { true }

  /// Passes over files that look functions of C up, in which casts are none of blocks.
  override func run() { if file.mentions(["to: \(Self.object).self"]), !file.mentions(["dlsym("]) { super.run() } }

  private static let object = "AnyObject"
  /// The types of numbers, to which bits are cast as bits.
  private static let numbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
    "CGFloat",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "unsafeBitCast", node.arguments.count == 2,
      let value = node.arguments.first, let target = node.arguments.last, target.label?.text == "to",
      let type = target.expression.as(MemberAccessExprSyntax.self), type.declName.baseName.text == "self",
      let name = type.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, !name.hasPrefix("Unsafe"),
      !Self.numbers.contains(name)
    else { return .visitChildren }
    edits.append(Edit(node.calledExpression, by: ""))
    let range = value.expression.endPosition.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    let lines = file.bytes[range].filter { $0 == 0x0A }.map { _ in "\n" }.joined()
    edits.append(Edit(range, by: name == Self.object ? " as \(name))\(lines)" : " as! \(name))\(lines)"))
    return .visitChildren
  }
}
