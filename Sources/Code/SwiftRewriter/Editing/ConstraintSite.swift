import SwiftSyntax

/// A constraint as code makes it: of anchors, or of items and attributes.
///
///     label.heightAnchor.constraint(equalToConstant: 20)
///     NSLayoutConstraint(item: label, attribute: .height, relatedBy: .equal, …)
struct ConstraintSite {
  /// The call that makes the constraint.
  let call: FunctionCallExprSyntax
  /// The anchor that the constraint is made from; `nil` for one of items and attributes.
  let anchor: ExprSyntax?

  /// Finds the constraint that a line of a file makes.
  ///
  /// - Parameters:
  ///   - line: The line of the word `constraint` or of the initializer, as the compiler counts it.
  ///   - file: The file.
  /// - Throws: `Refusal` where there is none or several, or it is made for several views.
  init(onLine line: Int, of file: SourceFile) throws(Refusal) {
    let finder = ConstraintFinder(file, line: line)
    guard let site = finder.sites.first else {
      throw Refusal(
        finder.hasVisualFormat
          ? "line \(line) makes the constraint of a visual format" : "no constraint is made plainly on line \(line)")
    }
    guard finder.sites.count == 1 else { throw Refusal("line \(line) makes several constraints") }
    self = site
    try checkPlain()
  }

  /// The constraint of a call; `nil` for another call.
  init?(_ call: FunctionCallExprSyntax) {
    let label = call.arguments.first?.label?.text
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "constraint", let label, Self.labels.contains(label)
    {
      (self.call, anchor) = (call, base)
    } else if call.calledExpression.trimmedDescription == "NSLayoutConstraint", label == "item" {
      (self.call, anchor) = (call, nil)
    } else {
      return nil
    }
  }

  private static let labels: Set<String> = Set(
    ["equal", "greaterThanOrEqual", "lessThanOrEqual"].flatMap { relation in
      ["To", "ToConstant", "ToSystemSpacingAfter", "ToSystemSpacingBelow"].map { relation + $0 }
    })

  // MARK: Plain reading

  /// Checks that the call makes one constraint, of views with names.
  private func checkPlain() throws(Refusal) {
    let root = item(isFirst: true)?.root
    for node in call.ancestors {
      if node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self) || node.is(RepeatStmtSyntax.self) {
        throw Refusal("a loop makes the constraint, for several views")
      }
      if let closure = node.as(ClosureExprSyntax.self), let name = closure.nameOfRepetition {
        throw Refusal("the constraint is made by \(name), for several views")
      }
      if let function = node.as(FunctionDeclSyntax.self), let root {
        let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
        if parameters.contains(root) {
          throw Refusal("\(function.name.text) makes the constraint for whatever view it is given")
        }
      }
      if let type = node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription, type.hasPrefix("UI") {
        throw Refusal("an extension of \(type) makes the constraint, for many views")
      }
    }
  }

  // MARK: Parts

  /// Returns the argument of a label.
  func argument(_ label: String) -> LabeledExprSyntax? { call.arguments.first { $0.label?.text == label } }

  /// Returns the expression of an item: an anchor, or the view of an attribute.
  ///
  /// - Parameter isFirst: Whether it is the constraint's first item.
  /// - Returns: The item; `nil` where the constraint has no second.
  func item(isFirst: Bool) -> ConstraintItem? {
    if let anchor {
      let other = call.arguments.first.flatMap { $0.label?.text.hasSuffix("ToConstant") == true ? nil : $0.expression }
      return (isFirst ? anchor : other).map { ConstraintItem($0, attribute: nil) }
    }
    guard let view = argument(isFirst ? "item" : "toItem")?.expression else { return nil }
    // A filtered list of nodes would have places of its own.
    let attributes = call.arguments.lazy.filter { $0.label?.text == "attribute" }.map(\.expression)
    return ConstraintItem(view, attribute: isFirst ? attributes.first : Array(attributes).last)
  }

  /// The name for a constraint like this one: `titleLabelHeight`.
  var name: String {
    let item = item(isFirst: true)
    let attribute = item?.attributeName ?? ""
    guard let view = item?.viewName else { return attribute.isEmpty ? "constraint" : attribute }
    return view + attribute.prefix(1).uppercased() + attribute.dropFirst()
  }

  // MARK: Changes of the call

  /// Returns the edits that give the constraint another relation.
  func relating(_ relation: String) throws(Refusal) -> [Edit] {
    if anchor == nil {
      guard let value = argument("relatedBy")?.expression.as(MemberAccessExprSyntax.self) else {
        throw Refusal("the constraint's relation is computed")
      }
      return [Edit(value.declName, by: relation)]
    }
    guard let label = call.arguments.first?.label else { throw Refusal("the constraint's relation is computed") }
    let end = label.text.firstRange(of: "To").map { label.text[$0.lowerBound...] } ?? ""
    return [Edit(label, by: relation + end)]
  }

  /// Returns the edits that give the constraint another constant.
  func moving(to constant: Double) throws(Refusal) -> [Edit] {
    let length = call.arguments.first { $0.label?.text.hasSuffix("ToConstant") == true }
    guard let argument = length ?? argument("constant") else {
      guard let last = call.arguments.last, anchor != nil, call.arguments.first?.label?.text.hasSuffix("To") == true
      else { throw Refusal("the constraint's constant is the system's spacing") }
      return [Edit(at: last.endPositionBeforeTrailingTrivia, insert: ", constant: \(constant.codeText)")]
    }
    guard argument.expression.isNumber else {
      throw Refusal("the constraint's constant is computed: \(argument.expression.shortText)")
    }
    return [Edit(argument.expression, by: constant.codeText)]
  }

  /// Returns the edits that make left and right leading and trailing.
  func directing() throws(Refusal) -> [Edit] {
    let items = [true, false].compactMap(item)
    let edits = items.compactMap { item -> Edit? in
      guard let token = item.attributeToken, let word = Self.directions[token.text] else { return nil }
      return Edit(token, by: word)
    }
    guard edits.count == items.count else { throw Refusal("the constraint's edges are computed") }
    return edits
  }

  private static let directions = [
    "leftAnchor": "leadingAnchor", "rightAnchor": "trailingAnchor", "left": "leading", "right": "trailing",
    "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
  ]

  /// Returns the edits that tie an item to its safe area.
  func tying(isFirst: Bool) throws(Refusal) -> [Edit] {
    guard let item = item(isFirst: isFirst) else { throw Refusal("the constraint has no such item") }
    guard item.attribute == nil else {
      return [Edit(at: item.expression.endPositionBeforeTrailingTrivia, insert: ".safeAreaLayoutGuide")]
    }
    guard let token = item.attributeToken else { throw Refusal("the constraint's edge is computed") }
    guard let view = item.view else {
      return [Edit(at: token.positionAfterSkippingLeadingTrivia, insert: "safeAreaLayoutGuide.")]
    }
    // The lower edge of a controller's top guide is the upper edge of the safe area.
    let turned = ["topLayoutGuide": "topAnchor", "bottomLayoutGuide": "bottomAnchor"]
    if let edge = turned[item.viewName ?? ""] {
      return [Edit(view, by: "view.safeAreaLayoutGuide"), Edit(token, by: edge)]
    }
    return [Edit(at: view.endPositionBeforeTrailingTrivia, insert: ".safeAreaLayoutGuide")]
  }
}

/// An item of a constraint: an anchor, `label.topAnchor`, or a view with an attribute, `item: label, attribute: .top`.
struct ConstraintItem {
  let expression: ExprSyntax
  /// The attribute of a view; `nil` for an anchor.
  let attribute: ExprSyntax?

  init(_ expression: ExprSyntax, attribute: ExprSyntax?) { (self.expression, self.attribute) = (expression, attribute) }

  /// The word of the anchor or the attribute: `topAnchor`, `top`.
  var attributeToken: TokenSyntax? {
    let named = attribute ?? expression
    let token =
      named.as(MemberAccessExprSyntax.self)?.declName.baseName ?? named.as(DeclReferenceExprSyntax.self)?.baseName
    return attribute != nil || token?.text.hasSuffix("Anchor") == true ? token : nil
  }

  /// The attribute's name: `top`.
  var attributeName: String? {
    attributeToken.map { $0.text.hasSuffix("Anchor") ? String($0.text.dropLast("Anchor".count)) : $0.text }
  }

  /// The view or guide; `nil` where the code's own object is meant without a word.
  var view: ExprSyntax? {
    attribute != nil ? expression : expression.as(MemberAccessExprSyntax.self)?.base
  }

  /// The view without `self` and guides: `label`; `nil` for the code's own object.
  var viewName: String? {
    var expression = view
    while let member = expression?.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      if !name.hasSuffix("LayoutGuide"), !name.hasSuffix("MarginsGuide"),
        name != "readableContentGuide"
          || member.base == nil
      {
        return name
      }
      if member.base?.trimmedDescription == "self" { return nil }
      expression = member.base
    }
    guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text, name != "self" else { return nil }
    return name
  }

  /// The first name of the expression: `cell` in `cell.label.topAnchor`.
  var root: String? {
    var expression = view
    while let member = expression?.as(MemberAccessExprSyntax.self) { expression = member.base }
    return expression?.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}

/// The constraints that a line makes, or a whole file.
private final class ConstraintFinder: SyntaxVisitor {
  private let file: SourceFile
  private let line: Int
  private(set) var sites: [ConstraintSite] = []
  private(set) var hasVisualFormat = false

  init(_ file: SourceFile, line: Int) {
    (self.file, self.line) = (file, line)
    super.init(viewMode: .sourceAccurate)
    walk(file.wholeTree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.as(MemberAccessExprSyntax.self).map { Syntax($0.declName) }
    let place = (name ?? Syntax(node.calledExpression)).positionAfterSkippingLeadingTrivia
    guard file.wholeConverter.location(for: place).line == line else { return .visitChildren }
    if let site = ConstraintSite(node) { sites.append(site) }
    if node.arguments.first?.label?.text == "withVisualFormat" { hasVisualFormat = true }
    return .visitChildren
  }
}

extension ClosureExprSyntax {
  /// The name of the function that runs the closure for each element of a list; `nil` for another closure.
  fileprivate var nameOfRepetition: String? {
    let call = parent?.as(FunctionCallExprSyntax.self) ?? parent?.ancestor(FunctionCallExprSyntax.self)
    guard let call, call.trailingClosure == self || call.arguments.contains(where: { $0.expression.id == id }),
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return nil }
    return ["forEach", "map", "flatMap", "compactMap", "reduce"].contains(name) ? name : nil
  }
}

extension ExprSyntax {
  /// A Boolean that tells whether the expression is a number in digits.
  var isNumber: Bool {
    let value = self.as(PrefixOperatorExprSyntax.self).map { $0.operator.text == "-" ? $0.expression : self } ?? self
    return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
  }

  /// The expression as messages have it: one line, and not long.
  var shortText: String {
    let text = trimmedDescription.split { $0.isWhitespace }.joined(separator: " ")
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
