import SwiftSyntax

/// Settings of views, and constraints that are added.
extension CodeEditor {
  // MARK: Settings

  /// Returns the edits that give a view another value of a setting: where the code sets it, or behind what sets up the view.
  func setting(_ request: EditRequest) throws(Refusal) -> [Edit] {
    let view = try ViewSite(onLine: request.line, of: file)
    guard let name = view.name else {
      throw Refusal("line \(request.line) declares no view whose settings could change")
    }
    let uses = ViewUses(of: view, named: name, in: file)
    let setting = try ViewSetting(request, isOfConfiguration: uses.hasConfiguration)
    for statement in uses.statements {
      guard let value = setting.value(in: statement.item, of: statement.base) else { continue }
      guard value.isPlain else { throw Refusal("the present value is computed: \(value.shortText)") }
      return [Edit(value, by: setting.valueText)]
    }
    if let last = uses.endOfFirstGroup {
      let statement = setting.statement(of: last.base.trimmedDescription)
      return [inserting(statement, behind: last.item)]
    }
    if let mention = uses.firstMention {
      let statement = setting.statement(of: name)
      if mention.isDeclaration {
        return [inserting(statement, behind: mention.item)]
      }
      return [
        Edit(at: mention.item.positionAfterSkippingLeadingTrivia, insert: text([statement], before: mention.item))
      ]
    }
    throw Refusal("no statement of this file sets up '\(name)'")
  }

  // MARK: Added constraints

  /// Returns the edits that add a constraint behind the other constraints on the same view.
  func adding(_ request: EditRequest) throws(Refusal) -> [Edit] {
    let view = try ViewSite(onLine: request.line, of: file)
    guard let attribute = request.attribute, !attribute.hasSuffix("Margin") else {
      throw Refusal("code has no anchor of a margin")
    }
    let relation = request.relation ?? "equal"
    let constant = request.number ?? 0
    var made = "\(view.prefix)\(attribute)Anchor.constraint(\(relation)"
    if let line = request.superview {
      let superview = try ViewSite(onLine: line, of: file)
      made += "To: \(superview.prefix)\(attribute)Anchor" + (constant == 0 ? ")" : ", constant: \(constant.codeText))")
    } else {
      made += "ToConstant: \(constant.codeText))"
    }
    let finder = ConstraintsOfView(view, in: file)
    if let element = finder.lastElement {
      let start = element.positionAfterSkippingLeadingTrivia
      let separator = beginsLine(element) ? lineEnd + indentation(at: start) : " "
      if let comma = element.trailingComma {
        let end = beginsLine(element) ? endOfComment(behind: comma) : comma.endOfText
        return [Edit(end..<end, by: separator + made + ",")]
      }
      return [Edit(at: element.expression.endPositionBeforeTrailingTrivia, insert: "," + separator + made)]
    }
    if let item = finder.lastActivation {
      return [inserting("\(made).isActive = true", behind: item)]
    }
    throw Refusal("no statement of this file makes constraints on \(view.name.map { "'\($0)'" } ?? "the view")")
  }
}

/// The setting of a view, as code writes it.
private struct ViewSetting {
  /// The property, or the function that sets it.
  private let member: String
  /// The axis behind the value, of a function.
  private let axis: String?
  let valueText: String

  init(_ request: EditRequest, isOfConfiguration: Bool) throws(Refusal) {
    axis = request.axis
    switch request.setting {
    case "numberOfLines":
      (member, valueText) = ("numberOfLines", (request.number ?? 0).codeText)
    case "setContentHuggingPriority", "setContentCompressionResistancePriority":
      (member, valueText) = (request.setting ?? "", (request.number ?? 0).priorityText)
    case "translatesAutoresizingMaskIntoConstraints", "adjustsFontForContentSizeCategory":
      (member, valueText) = (request.setting ?? "", request.number == 0 ? "false" : "true")
    case "contentInsets":
      let sides = (request.insets ?? []).map(\.codeText)
      guard sides.count == 4 else { throw Refusal("insets have four sides") }
      if isOfConfiguration {
        member = "configuration?.contentInsets"
        valueText =
          "NSDirectionalEdgeInsets(top: \(sides[0]), leading: \(sides[1]), bottom: \(sides[2]), trailing: \(sides[3]))"
      } else {
        member = "contentEdgeInsets"
        valueText = "UIEdgeInsets(top: \(sides[0]), left: \(sides[1]), bottom: \(sides[2]), right: \(sides[3]))"
      }
    default: throw Refusal("code has no such setting")
    }
  }

  /// Returns the statement that gives a view the value.
  func statement(of view: String) -> String {
    axis.map { "\(view).\(member)(\(valueText), for: .\($0))" } ?? "\(view).\(member) = \(valueText)"
  }

  /// Returns the value that a statement gives the setting; `nil` for another statement.
  func value(in item: CodeBlockItemSyntax, of base: ExprSyntax) -> ExprSyntax? {
    if let axis {
      guard let call = item.item.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "\(base.trimmedDescription).\(member)",
        call.arguments.last?.expression.lastName == axis
      else { return nil }
      return call.arguments.first?.expression
    }
    guard let assignment = Assignment(item),
      assignment.target.trimmedDescription == "\(base.trimmedDescription).\(member)"
    else { return nil }
    return assignment.value
  }
}

extension ExprSyntax {
  /// Tells whether a value is written plainly: a number, a word, or a priority or insets of numbers.
  var isPlain: Bool {
    if isNumber || self.is(BooleanLiteralExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.base.map { $0.trimmedDescription == "UILayoutPriority" } ?? true
    }
    guard let call = self.as(FunctionCallExprSyntax.self),
      ["UILayoutPriority", "UIEdgeInsets", "NSDirectionalEdgeInsets", ".init"].contains(
        call.calledExpression.trimmedDescription)
    else { return false }
    return call.arguments.allSatisfy { $0.expression.isNumber }
  }
}
