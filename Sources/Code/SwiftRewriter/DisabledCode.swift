import SwiftSyntax

/// Code that doesn't compile, left out as finely as can be, so that the rest of its module does.
///
/// A test with rejected code fails. A statement with rejected code isn't run, and the program notes that it ran past. Where a body can't do
/// without a statement, an empty value stands for its result; without such a value the body ends the program, and so does a property's
/// initial value. Any other declaration or import with rejected code is left out. A call of something missing, whose result is unused, isn't
/// made, and isn't noted: `Analytics.start()` of a module that isn't here. Lines stay where they are.
struct DisabledCode {
  /// The compiler's message, and its place.
  struct Complaint {
    let line: Int
    let column: Int
    let message: String

    /// A Boolean that tells whether a type isn't there.
    var isOfMissingType: Bool { message.hasPrefix("cannot find type '") }
    /// A Boolean that tells whether a type, or another name, isn't there.
    var isOfMissingName: Bool { message.hasPrefix("cannot find ") }
  }

  /// A declaration that was left out.
  struct Removal {
    let complaint: Complaint
    /// The number of tests in it.
    let tests: Int
  }

  private let converter: SourceLocationConverter
  private let file: SourceFile
  var edits: [Edit] = []
  var done: Set<SyntaxIdentifier> = []
  /// The types that were left out of inheritance clauses, and the class of UIKit's that stands for a superclass.
  private var leftOutTypes:
    [SyntaxIdentifier: (clause: InheritanceClauseSyntax, types: Set<SyntaxIdentifier>, superclass: String?)] = [:]
  /// The part that was left out.
  private(set) var removals: [Removal] = []
  /// A Boolean that tells whether code was only written otherwise, and nothing was left out.
  private(set) var isOnlyAmended = true
  /// A Boolean that tells whether nothing but statements was left out, and declarations of use to nothing else: a property of a missing
  /// type, an extension of a missing type, a conformance to a missing protocol.
  var isOfStatements = true
  /// A Boolean that tells whether the program notes that it runs past a statement.
  var hasNotes = false
  /// The bytes of the calls that aren't made.
  private var leftOutCalls: [Range<Int>] = []
  /// The file's text without the code.
  var text: String {
    let text = edits.applied(to: file.text)
    return hasNotes && !text.hasSuffix(Self.importOfNote) ? text + Self.importOfNote : text
  }

  /// A Boolean that tells whether a body ends the program rather than go without a statement.
  private let endsBodies: Bool

  /// A file with complaints, of which those that no amendment settles may stay.
  init(_ file: SourceFile, _ complaints: [Complaint], onlyAmending: Bool = false, endingBodies: Bool = false) {
    self.file = file
    endsBodies = endingBodies
    converter = SourceLocationConverter(fileName: file.path, tree: file.wholeTree)
    var amendments: [Edit] = []
    var others: [Complaint] = []
    for complaint in complaints {
      let token = file.wholeTree.token(at: position(of: complaint))
      if let edit = token.flatMap({ Amendment.edit(at: $0, for: complaint.message) }) {
        amendments.append(edit)
      } else if !onlyAmending {
        others.append(complaint)
      }
    }
    isOnlyAmended = others.isEmpty
    for complaint in others { leaveOutCall(complaint) }
    let waiting = Self.bodiesGettingSuperclasses(file, others, at: position)
    for complaint in others where !isLeftOut(complaint) {
      let place = position(of: complaint)
      if !waiting.contains(where: { $0.contains(place) }) { disable(complaint) }
    }
    shortenClauses()
    // What was left out needs no amendment.
    let left = edits.map(\.range)
    edits += amendments.filter { edit in !left.contains { $0.overlaps(edit.range) } }
  }

  private func position(of complaint: Complaint) -> AbsolutePosition {
    converter.position(ofLine: complaint.line, column: complaint.column)
  }

  /// Leaves out a statement that calls, or sets a member of, what isn't in scope.
  private mutating func leaveOutCall(_ complaint: Complaint) {
    guard complaint.message.hasPrefix("cannot find '"), complaint.message.hasSuffix("' in scope"),
      let token = file.wholeTree.token(at: position(of: complaint)), token.text.first?.isUppercase == true,
      let statement = token.nearest(CodeBlockItemSyntax.self), statement.isWorthlessWithout(token),
      done.insert(statement.id).inserted
    else { return }
    edits.append(.blank(statement))
    leftOutCalls.append(statement.range.lowerBound.utf8Offset..<statement.range.upperBound.utf8Offset)
  }

  private func isLeftOut(_ complaint: Complaint) -> Bool {
    let offset = position(of: complaint).utf8Offset
    return leftOutCalls.contains { $0.contains(offset) }
  }

  private static let mark = "not compiled: "
  /// The imports of tests in which XCTest's failures may not be seen.
  private static let otherTests = ["import Testing", "import FBSnapshotTestCase", "import iOSSnapshotTestCase"]

  private mutating func disable(_ complaint: Complaint) {
    guard let token = file.wholeTree.token(at: position(of: complaint)) else { return }
    let around = sequence(first: Syntax(token), next: \.parent)
    let message = (Self.mark + "line \(complaint.line): \(complaint.message)").debugDescription
    if let own = token.nearest(ImportDeclSyntax.self) { return remove(Syntax(own), complaint) }
    for node in around where isTest(node, message) {
      isOfStatements = false
      return
    }
    // What runs once would be noted for one screen, and all later screens show its result: nothing is left out of it.
    if !endsBodies, !token.runsOnce {
      let isOfFlow = Self.isOfFlow(complaint.message)
      if isOfFlow ? keepFlow(around: token, complaint.message) : leaveOut(at: token, complaint.message, message) {
        return
      }
    }
    for node in around where replaceBody(around: token, of: node, message) {
      isOfStatements = false
      return
    }
    for node in around where leaveOutConformance(node, at: token, complaint) { return }
    for node in around
    where node.isProtocol((any DeclSyntaxProtocol).self) || node.is(CodeBlockItemSyntax.self) {
      remove(node, complaint)
      return
    }
  }

  /// Makes a test fail.
  private mutating func isTest(_ node: Syntax, _ message: String) -> Bool {
    if let function = node.as(FunctionDeclSyntax.self), let body = function.body, function.isTest,
      function.attributes.has("Test") || !file.mentions(Self.otherTests) || file.mentions(["import XCTest"])
    {
      replace(body, by: function.attributes.has("Test") ? "Issue.record(\(message))" : "XCTFail(\(message))")
      return true
    }
    if let call = node.as(FunctionCallExprSyntax.self), let closure = call.trailingClosure, call.isExample {
      replace(closure, by: "fail(\(message))")
      return true
    }
    return false
  }

  /// Makes a body that has a token end the program; not where that was done before and didn't help.
  mutating func replaceBody(around token: TokenSyntax, of node: Syntax, _ message: String) -> Bool {
    let body: Syntax? =
      if let node = node.as(FunctionDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let node = node.as(InitializerDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let node = node.as(AccessorDeclSyntax.self) {
        node.body.map(Syntax.init)
      } else if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
        Syntax(block)
      } else {
        nil
      }
    if let body {
      guard body.range.contains(token.position), !body.description.contains("fatalError(\"\(Self.mark)") else {
        return false
      }
      replace(body, by: "fatalError(\(message))")
      return true
    }
    if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value,
      binding.typeAnnotation != nil, value.range.contains(token.position),
      node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true,
      !value.description.contains("fatalError(\"\(Self.mark)")
    {
      guard done.insert(value.id).inserted else { return true }
      edits.append(Edit(value, by: "{ fatalError(\(message)) }()\(lines(value))"))
      return true
    }
    return false
  }

  /// Leaves a protocol that isn't there out of what a type conforms to. For a superclass that isn't there stands the class of UIKit's that
  /// its name or the overrides tell, and each object notes that. A class with other overrides needs its superclass, and so does one whose
  /// superclass is there and has a generic argument that isn't: it is left out whole.
  private mutating func leaveOutConformance(_ node: Syntax, at token: TokenSyntax, _ complaint: Complaint) -> Bool {
    guard let inherited = node.as(InheritedTypeSyntax.self),
      let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self), let owner = clause.parent
    else { return false }
    if leftOutTypes[clause.id]?.types.contains(inherited.id) == true { return true }
    var superclass: String?
    if let type = owner.as(ClassDeclSyntax.self), list.first?.id == inherited.id {
      if token.nearest(GenericArgumentClauseSyntax.self) != nil { return false }
      superclass =
        complaint.isOfMissingType ? type.root(above: inherited.type.trimmedDescription) : nil
      if superclass != nil {
        noteMaking(of: type.memberBlock, Self.markOfSuperclass + type.name.text)
      } else if type.overridesAnything {
        return false
      }
    }
    if !complaint.isOfMissingType { isOfStatements = false }
    leftOutTypes[clause.id, default: (clause, [], nil)].types.insert(inherited.id)
    if let superclass { leftOutTypes[clause.id]?.superclass = superclass }
    return true
  }

  /// The beginning of the name of a property of a class above which a class of UIKit's stands.
  static let markOfSuperclass = "leftOutAbove"

  /// Writes the inheritance clauses without what was left out of them.
  private mutating func shortenClauses() {
    for (clause, types, superclass) in leftOutTypes.values {
      let others = clause.inheritedTypes.filter { !types.contains($0.id) }.map(\.type.trimmedDescription)
      let kept = (superclass.map { [$0] } ?? []) + others
      let words = kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")
      edits.append(Edit(clause, by: words + lines(clause)))
    }
  }

  /// Has each object of a type note that it is made, by a property of a type that all synthesized members know.
  mutating func noteMaking(of block: MemberBlockSyntax, _ name: String) {
    hasNotes = true
    let note = " private let \(name): Bool = \(Self.giving)(false);"
    edits.append(Edit(at: block.leftBrace.endPositionBeforeTrailingTrivia, insert: note))
  }

  /// Leaves out a statement, and notes where it stood.
  mutating func leaveOut(_ statement: CodeBlockItemSyntax) {
    hasNotes = true
    // A semicolon divides the statement from another on the line, and stays.
    let own = Syntax(statement.item)
    edits.append(Edit(own, by: Self.note + lines(own)))
  }

  private mutating func replace(_ body: some SyntaxProtocol, by statement: String) {
    guard done.insert(body.id).inserted else { return }
    edits.append(Edit(body, by: "{ \(statement) \(lines(body))}"))
  }

  func lines(_ node: some SyntaxProtocol) -> String { String(node.trimmedDescription.filter(\.isNewline)) }

  private mutating func remove(_ node: Syntax, _ complaint: Complaint) {
    guard done.insert(node.id).inserted else { return }
    if !complaint.isOfMissingName || !node.isOfMissingType(position(of: complaint)) { isOfStatements = false }
    edits.append(.blank(node))
    let tests = TestCount(viewMode: .sourceAccurate)
    tests.walk(node)
    removals.append(Removal(complaint: complaint, tests: tests.count))
  }
}

extension Syntax {
  /// Tells whether a declaration is of a type at a place, and of use to nothing else: a stored property whose type is written there, or an
  /// extension.
  fileprivate func isOfMissingType(_ position: AbsolutePosition) -> Bool {
    if let own = self.as(ExtensionDeclSyntax.self) { return own.extendedType.range.contains(position) }
    guard let variable = self.as(VariableDeclSyntax.self), !variable.modifiers.has("override") else { return false }
    return variable.parent?.is(MemberBlockItemSyntax.self) == true
      && variable.bindings.allSatisfy { $0.accessorBlock == nil }
      && variable.bindings.contains { $0.typeAnnotation?.range.contains(position) == true }
  }
}

extension CodeBlockItemSyntax {
  /// Tells whether it does nothing but call what an expression that begins with a name has, or set a member of it: the name stands first,
  /// and nobody wants the result.
  fileprivate func isWorthlessWithout(_ name: TokenSyntax) -> Bool {
    guard case .expr(let expression) = item, expression.firstToken(viewMode: .sourceAccurate) == name else {
      return false
    }
    // A body's only expression may be what it returns.
    let siblings = parent?.as(CodeBlockItemListSyntax.self)?.count ?? 0
    let owner = parent?.parent?.parent
    let returnsNothing = owner?.as(FunctionDeclSyntax.self).map { $0.signature.returnClause == nil } ?? false
    let isInitializer = owner?.is(InitializerDeclSyntax.self) == true
    guard siblings > 1 || returnsNothing || isInitializer else { return false }
    return expression.is(FunctionCallExprSyntax.self) || expression.isAssignment
  }
}

extension ExprSyntax {
  /// Tells whether it sets something.
  fileprivate var isAssignment: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.contains { $0.is(AssignmentExprSyntax.self) }
    }
    return false
  }
}

extension ClassDeclSyntax {
  /// The class of UIKit's that stands for a superclass by a name: the ending of the name, or the class with the overridden members, tells which.
  func root(above name: String) -> String? {
    if let known = StubNames.superclass(by: StubNames.plain(name)) { return known }
    return memberBlock.members.lazy.compactMap { OverriddenMember(of: $0.decl)?.superclass }.first
  }

  /// Tells whether one of its members overrides another.
  fileprivate var overridesAnything: Bool {
    memberBlock.members.contains { member in
      let modifiers =
        member.decl.as(FunctionDeclSyntax.self)?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers
        ?? member.decl.as(InitializerDeclSyntax.self)?.modifiers
      return modifiers?.has("override") == true
    }
  }
}

/// The number of tests in a declaration.
private final class TestCount: SyntaxVisitor {
  var count = 0

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isTest { count += 1 }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.isExample { count += 1 }
    return .visitChildren
  }
}

extension FunctionDeclSyntax {
  /// Tells whether it is a test of XCTest or of Swift Testing.
  fileprivate var isTest: Bool {
    attributes.has("Test")
      || name.text.hasPrefix("test") && signature.parameterClause.parameters.isEmpty
        && parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension FunctionCallExprSyntax {
  /// Tells whether it is an example of Quick.
  fileprivate var isExample: Bool {
    ["it", "fit"].contains(calledExpression.trimmedDescription) && trailingClosure != nil
  }
}
