/// Reads which controllers a member's code pushes, presents or shows, as far as their types stand there.
///
///     let card = CardViewController(user)
///     navigationController?.pushViewController(card, animated: true)      push, CardViewController
///
///     CardViewController *card = [[CardViewController alloc] init];
///     [self.navigationController pushViewController:card animated:YES];    the same
struct LeadReader {
  private let code: CodeTokens
  private let body: Range<Int>

  private init(_ code: CodeTokens, _ body: Range<Int>) { (self.code, self.body) = (code, body) }

  /// The leads in a member's body, in the order of the text.
  static func leads(in body: Range<Int>, of code: CodeTokens) -> [CodeType.Lead] {
    LeadReader(code, body).leads
  }

  private var leads: [CodeType.Lead] {
    let isSwift = code.language == .swift
    return body.compactMap { index in
      guard isSwift ? code.isSign(index + 1, "(") : code.isSign(index + 1, ":"), let way = way(index),
        !code.isWord(index - 1, "func"),
        let target = isSwift ? target(index + 2, depth: 0) : targetOfMessage(index + 2, depth: 0)
      else { return nil }
      return CodeType.Lead(way: way, target: target, line: Int(code.tokens[index].line))
    }
  }

  /// The names of the controllers that a member's body puts at the root of a navigation controller.
  static func roots(in body: Range<Int>, of code: CodeTokens) -> [String] {
    let reader = LeadReader(code, body)
    return body.compactMap { index in
      if code.isWord(index, "initWithRootViewController"), code.isSign(index + 1, ":") {
        return reader.targetOfMessage(index + 2, depth: 0)?.name
      }
      guard code.isWord(index, "rootViewController"), code.isSign(index - 1, "("), code.isSign(index + 1, ":"),
        code.isWord(index - 2), code.text(index - 2).hasSuffix("NavigationController")
      else { return nil }
      return reader.target(index + 2, depth: 0)?.name
    }
  }

  private func way(_ index: Int) -> CodeType.Lead.Way? {
    if code.isWord(index, "pushViewController") { return .push }
    if code.isWord(index, "present") || code.isWord(index, "presentViewController") { return .present }
    if code.isWord(index, "showViewController") { return .show }
    return code.isWord(index, "show") || code.isWord(index, "showDetailViewController") ? .show : nil
  }

  /// The most expressions that a name leads through.
  private static let maximumDepth = 4
  /// The most tokens from a name back to its definition.
  private static let maximumReach = 2_000
  /// The most tokens of an expression.
  private static let maximumLength = 80

  /// The controller that an expression makes; `nil` for one that doesn't say it.
  private func target(_ start: Int, depth: Int) -> CodeType.Lead.Target? {
    guard depth < Self.maximumDepth, code.isWord(start), body.contains(start) else { return nil }
    let end = end(ofExpressionAt: start)
    // A cast says more than what is cast.
    for index in start..<end where code.isWord(index, "as") {
      let type = code.isWord(index + 1) ? index + 1 : index + 2
      if code.isWord(type), isType(code.text(type)) { return .type(code.text(type)) }
    }
    for index in start..<end where code.isWord(index, "instantiateViewController") {
      return (index..<end).lazy.compactMap(code.string).first.map { .identifier($0) }
    }
    let name = code.text(start)
    guard isType(name) else { return definition(of: name, before: start, depth: depth) }
    if name.hasSuffix("NavigationController"), code.isSign(start + 1, "("),
      code.isWord(start + 2, "rootViewController"),
      let root = target(start + 4, depth: depth + 1)
    {
      return root
    }
    // UIKit's own says nothing by itself.
    guard name != "UINavigationController" else { return nil }
    return code.isSign(start + 1, "(") || code.isSign(start + 1, ".") ? .type(name) : nil
  }

  /// The value, or the type, that a name was given last before a place.
  private func definition(of name: String, before place: Int, depth: Int) -> CodeType.Lead.Target? {
    for index in stride(from: place - 1, to: max(body.lowerBound, place - Self.maximumReach), by: -1)
    where code.isWord(index - 1, "let") || code.isWord(index - 1, "var") {
      guard code.isWord(index), code.text(index) == name else { continue }
      if code.isSign(index + 1, ":"), code.isWord(index + 2) {
        return isType(code.text(index + 2)) ? .type(code.text(index + 2)) : nil
      }
      return code.isSign(index + 1, "=") ? target(index + 2, depth: depth + 1) : nil
    }
    return nil
  }

  // MARK: Objective-C

  /// The controller that an expression of Objective-C makes; `nil` for one that doesn't say it.
  private func targetOfMessage(_ start: Int, depth: Int) -> CodeType.Lead.Target? {
    guard depth < Self.maximumDepth, body.contains(start) else { return nil }
    guard code.isSign(start, "[") else { return definitionOfVariable(start, depth: depth) }
    let group = start..<min(code.end(ofGroupAt: start), start + Self.maximumLength, body.upperBound)
    for index in group where code.isWord(index, "initWithRootViewController") {
      return targetOfMessage(index + 2, depth: depth + 1)
    }
    for index in group where code.isWord(index, "instantiateViewControllerWithIdentifier") {
      return (index..<group.upperBound).lazy.compactMap(code.string).first.map { .identifier($0) }
    }
    for index in group where code.isWord(index, "alloc") || code.isWord(index, "new") {
      return code.isWord(index - 1) && isType(code.text(index - 1)) ? .type(code.text(index - 1)) : nil
    }
    return nil
  }

  /// The type of a variable, or its value where the type says little: `CardViewController *card = …`.
  private func definitionOfVariable(_ start: Int, depth: Int) -> CodeType.Lead.Target? {
    guard code.isWord(start) else { return nil }
    let name = code.text(start)
    for index in stride(from: start - 1, to: max(body.lowerBound, start - Self.maximumReach), by: -1)
    where code.isWord(index) && code.text(index) == name {
      let isPointer = code.isSign(index - 1, "*") && code.isWord(index - 2)
      guard isPointer || code.isWord(index - 1, "id") else { continue }
      let type = isPointer ? code.text(index - 2) : ""
      if isType(type), type != "UIViewController", type != "UINavigationController" { return .type(type) }
      return code.isSign(index + 1, "=") ? targetOfMessage(index + 2, depth: depth + 1) : nil
    }
    return nil
  }

  /// The end of an expression: before a comma, a closing bracket, or a line that doesn't go on with a period.
  private func end(ofExpressionAt start: Int) -> Int {
    var index = start
    let limit = min(body.upperBound, start + Self.maximumLength)
    while index < limit {
      if code.isSign(index, ",") || code.isSign(index, ")") || code.isSign(index, "]") || code.isSign(index, "}")
        || code.isSign(index, ";") || code.isSign(index, "{")
      {
        return index
      }
      let next = code.isSign(index, "(") || code.isSign(index, "[") ? code.end(ofGroupAt: index) : index + 1
      if next < limit, code.tokens[next].line > code.tokens[next - 1].line, !code.isSign(next, ".") { return next }
      index = next
    }
    return min(index, limit)
  }

  private func isType(_ name: String) -> Bool { name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
