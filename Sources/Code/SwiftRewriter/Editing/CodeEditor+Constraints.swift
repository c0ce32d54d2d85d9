import SwiftSyntax

/// Constraints that are removed, and such as get a name so that their priority can be set.
extension CodeEditor {
  /// The uses that code has for a new constraint.
  private enum Use {
    /// The statement `view.….isActive = true`.
    case activated(CodeBlockItemSyntax)
    /// An element of a list, in a statement.
    case element(ArrayElementSyntax, in: CodeBlockItemSyntax?)
    /// The only argument of a call that is a statement: `view.addConstraint(…)`.
    case argument(CodeBlockItemSyntax)
    /// A variable or a property that the constraint is given to, by the name that later statements have for it.
    case named(String, CodeBlockItemSyntax)
    /// The value of a property's declaration.
    case property(String)
  }

  private func use(of site: ConstraintSite) throws(Refusal) -> Use {
    let call = Syntax(site.call)
    let item = site.call.ancestor(CodeBlockItemSyntax.self)
    if let element = call.parent?.as(ArrayElementSyntax.self) {
      // A property's list isn't in a statement of its own.
      let isInStatement = item.map { item in
        !element.ancestors.prefix { $0.id != item.id }.contains { $0.is(MemberBlockItemSyntax.self) }
      }
      return .element(element, in: isInStatement == true ? item : nil)
    }
    if let argument = call.parent?.as(LabeledExprSyntax.self),
      let outer = argument.ancestor(FunctionCallExprSyntax.self),
      let item, outer.id == expression(of: item)?.id
    {
      return .argument(item)
    }
    if let binding = call.parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        throw Refusal("the constraint is part of a pattern")
      }
      guard let item, item.item.as(VariableDeclSyntax.self) == binding.ancestor(VariableDeclSyntax.self) else {
        return .property(name)
      }
      return .named(name, item)
    }
    if let member = call.parent?.as(MemberAccessExprSyntax.self) {
      if member.declName.baseName.text == "isActive", let item, let assignment = Assignment(item),
        assignment.target.id == member.id
      {
        return .activated(item)
      }
      throw Refusal("'\(member.declName.baseName.text)' changes the constraint where it is made")
    }
    if let item, let assignment = Assignment(item), assignment.value.id == call.id {
      let name = assignment.target.trimmedDescription
      return .named(isOptional(assignment.target) ? name + "?" : name, item)
    }
    throw Refusal("the constraint is part of a larger expression")
  }

  private func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? { item.item.as(ExprSyntax.self) }

  /// Tells whether a name is that of a property of the file that may be empty.
  private func isOptional(_ target: ExprSyntax) -> Bool {
    guard let name = target.lastName else { return false }
    return Declarations(named: name, in: file).all.contains {
      $0.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    }
  }

  // MARK: Removing

  /// Returns the edits that remove a constraint. One with a name stays: other code may refer to it.
  func removal(of site: ConstraintSite) throws(Refusal) -> [Edit] {
    switch try use(of: site) {
    case .activated(let item), .argument(let item): return [Edit(wholeLines(item), by: "")]
    case .named(let name, _), .property(let name):
      throw Refusal("the constraint has the name '\(name.filter { $0 != "?" })', which other code may use")
    case .element(let element, let item):
      guard let list = element.parent?.as(ArrayElementListSyntax.self) else { return [] }
      if list.count == 1 {
        guard let item, item.trimmedDescription.hasPrefix("NSLayoutConstraint.activate(") else {
          throw Refusal("the constraint is the only one of its list")
        }
        return [Edit(wholeLines(item), by: "")]
      }
      if element.trailingComma == nil, let last = list.dropLast().last, !beginsLine(element) {
        return [Edit(last.expression.endPositionBeforeTrailingTrivia.utf8Offset..<element.endOfText, by: "")]
      }
      if !beginsLine(element), let index = list.index(of: element), list.index(after: index) != list.endIndex {
        let next = list[list.index(after: index)]
        return [Edit(element.startOfText..<next.startOfText, by: "")]
      }
      return [Edit(wholeLines(element), by: "")]
    }
  }

  // MARK: Priorities

  /// Returns the edits that give a constraint another priority.
  func lowering(_ site: ConstraintSite, to priority: Double) throws(Refusal) -> [Edit] {
    let value = priority.priorityText
    switch try use(of: site) {
    case .property(let name): throw Refusal("the property '\(name)' makes the constraint, which no statement sets up")
    case .named(let name, let item):
      if let known = try assignedPriority(of: name, behind: item) {
        guard known.isPlain else { throw Refusal("the present priority is computed: \(known.shortText)") }
        return [Edit(known, by: value)]
      }
      return [inserting("\(name).priority = \(value)", behind: item)]
    case .element(_, nil): throw Refusal("a property's list has the constraint, which no statement sets up")
    case .activated(let item), .argument(let item), .element(_, .some(let item)):
      let name = unusedName(site.name)
      let made = "let \(name) = \(text(of: site.call, movedTo: item))"
      let statements = text([made, "\(name).priority = \(value)"], before: item)
      // A block of one expression gives its value without a word for it.
      let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
      let isValue = isAlone && expression(of: item)?.is(ArrayExprSyntax.self) == true
      let before = statements + (isValue ? "return " : "")
      if item.startOfText == site.call.startOfText { return [Edit(site.call, by: before + name)] }
      return [Edit(at: item.positionAfterSkippingLeadingTrivia, insert: before), Edit(site.call, by: name)]
    }
  }

  /// Returns the value of the priority that a later statement of the same block gives a constraint.
  private func assignedPriority(of name: String, behind item: CodeBlockItemSyntax) throws(Refusal) -> ExprSyntax? {
    let statements = item.parent?.as(CodeBlockItemListSyntax.self).map(Array.init) ?? []
    for statement in statements.drop(while: { $0.id != item.id }).dropFirst() {
      guard let assignment = Assignment(statement), assignment.target.lastName == "priority",
        assignment.target.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == name
      else { continue }
      return assignment.value
    }
    return nil
  }

  /// Returns a name that the file has for nothing else.
  private func unusedName(_ wish: String) -> String {
    let words = Set(file.wholeTree.tokens(viewMode: .sourceAccurate).map(\.text))
    let base = words.contains(wish) ? wish + "Constraint" : wish
    guard words.contains(base) else { return base }
    return (2...).lazy.map { "\(base)\($0)" }.first { !words.contains($0) } ?? base
  }
}

/// A statement that gives something a value: `label.text = "…"`.
struct Assignment {
  let target: ExprSyntax
  let value: ExprSyntax

  /// The assignment of a statement; `nil` for another statement.
  init?(_ item: CodeBlockItemSyntax) {
    guard let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count == 3,
      let target = sequence.elements.first, let value = sequence.elements.last,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    (self.target, self.value) = (target, value)
  }
}

extension SyntaxProtocol {
  /// The offset of the node's first character.
  var startOfText: Int { positionAfterSkippingLeadingTrivia.utf8Offset }
  /// The offset behind the node's last character.
  var endOfText: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension ExprSyntax {
  /// The last name of an expression: `text` in `label.text`.
  var lastName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
