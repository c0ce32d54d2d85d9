import SwiftSyntax

/// Members of `AnyObject`, which Objective-C looks up by name when the program runs.
///
/// Only the compiler knows the type of a base, so the places come from its messages that `AnyObject` has no such member.
final class DynamicLookups: SyntaxVisitor {
  private let places: [(line: Int, column: Int)]
  private let converter: SourceLocationConverter
  private var edits: [Edit] = []

  /// The file's text with the members at some places looked up by name.
  static func text(of file: SourceFile, _ places: [(line: Int, column: Int)]) -> String {
    let visitor = DynamicLookups(file, places)
    visitor.walk(file.wholeTree)
    return visitor.edits.applied(to: file.text)
  }

  private init(_ file: SourceFile, _ places: [(line: Int, column: Int)]) {
    self.places = places
    converter = SourceLocationConverter(fileName: file.path, tree: file.wholeTree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let place = node.declName.startLocation(converter: converter)
    guard let base = node.base, places.contains(where: { $0 == (place.line, place.column) }) else {
      return .visitChildren
    }
    // The question mark stays behind the object that is looked in.
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    edits.append(Edit(at: object.positionAfterSkippingLeadingTrivia, insert: "DynamicObject("))
    edits.append(Edit(at: object.endPositionBeforeTrailingTrivia, insert: ")"))
    return .visitChildren
  }
}
