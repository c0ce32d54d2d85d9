/// Reads which controllers a method of Objective-C pushes, presents or shows, or puts at the root of a navigation controller, as far as
/// their types stand there.
///
///     CardViewController *card = [[CardViewController alloc] initWithUser:user];
///     [self.navigationController pushViewController:card animated:YES];      push, CardViewController
struct MessageLeads {
  private let code: CodeTokens
  private let body: Range<Int>

  private init(_ code: CodeTokens, _ body: Range<Int>) { (self.code, self.body) = (code, body) }

  /// The leads in a method's body, in the order of the text.
  static func leads(in body: Range<Int>, of code: CodeTokens) -> [CodeType.Lead] {
    MessageLeads(code, body).leads
  }

  private var leads: [CodeType.Lead] {
    body.compactMap { index in
      guard code.isSign(index + 1, ":"), let way = way(index), let target = target(index + 2, depth: 0) else {
        return nil
      }
      return CodeType.Lead(
        way: way, target: target, line: Int(code.tokens[index].line), isInNavigation: way == .root)
    }
  }

  private func way(_ index: Int) -> CodeType.Lead.Way? {
    if code.isWord(index, "pushViewController") { return .push }
    if code.isWord(index, "presentViewController") || code.isWord(index, "presentModalViewController") {
      return .present
    }
    if code.isWord(index, "addChildViewController") { return .child }
    if code.isWord(index, "initWithRootViewController") { return .root }
    return code.isWord(index, "showViewController") || code.isWord(index, "showDetailViewController") ? .show : nil
  }

  /// The most expressions that a name leads through.
  private static let maximumDepth = 4
  /// The most tokens from a name back to its definition.
  private static let maximumReach = 2_000
  /// The most tokens of a message.
  private static let maximumLength = 200

  /// The controller that an expression makes; `nil` for one that doesn't say it.
  private func target(_ start: Int, depth: Int) -> CodeType.Lead.Target? {
    guard depth < Self.maximumDepth, body.contains(start) else { return nil }
    // A cast says more than what is cast: `(Card *)[board instantiate…]`.
    if code.isSign(start, "(") {
      if code.isWord(start + 1), code.isSign(start + 2, "*"), isOwnType(code.text(start + 1)) {
        return .type(code.text(start + 1))
      }
      return target(code.end(ofGroupAt: start), depth: depth + 1)
    }
    if code.isSign(start, "[") { return target(ofMessage: start, depth: depth) }
    guard code.isWord(start), !code.isSign(start + 1, ".") else { return nil }
    return definition(of: code.text(start), before: start, depth: depth)
  }

  /// The controller that a message gives: `[Card new]`, `[[Card alloc] init…]`, `[board instantiate…:@"Card"]`.
  private func target(ofMessage start: Int, depth: Int) -> CodeType.Lead.Target? {
    let end = min(code.end(ofGroupAt: start), body.upperBound, start + Self.maximumLength)
    for index in start..<end where code.isSign(index + 1, ":") {
      if code.isWord(index, "instantiateViewControllerWithIdentifier") {
        return code.string(index + 2).map { .identifier($0) }
      }
      if code.isWord(index, "initWithRootViewController") { return target(index + 2, depth: depth + 1) }
    }
    var receiver = start
    while code.isSign(receiver, "[") { receiver += 1 }
    guard receiver < end, code.isWord(receiver), code.isWord(receiver + 1) else { return nil }
    let name = code.text(receiver)
    return isOwnType(name) ? .type(name) : nil
  }

  /// The value, or the type, that a name was given last before a place.
  private func definition(of name: String, before place: Int, depth: Int) -> CodeType.Lead.Target? {
    for index in stride(from: place - 1, through: max(body.lowerBound, place - Self.maximumReach), by: -1) {
      guard code.isWord(index), code.isSign(index + 1, "="), !code.isSign(index + 2, "="),
        !code.isSign(index - 1, "."), code.text(index) == name
      else { continue }
      if let value = target(index + 2, depth: depth + 1) { return value }
      let isDeclared = code.isSign(index - 1, "*") && code.isWord(index - 2)
      return isDeclared && isOwnType(code.text(index - 2)) ? .type(code.text(index - 2)) : nil
    }
    return nil
  }

  /// Tells whether a name is a type's that UIKit doesn't have, whose own say nothing.
  private func isOwnType(_ name: String) -> Bool {
    let bytes = Array(name.utf8.prefix(2))
    guard let first = bytes.first, (0x41...0x5A).contains(first) else { return false }
    return bytes != Array("UI".utf8)
  }
}
