/// Reads which controllers a member's code pushes, presents or shows, or puts into containers, as far as their types stand there.
///
///     let card = CardViewController(user)
///     navigationController?.pushViewController(card, animated: true)            push, CardViewController
///     tabBar.viewControllers = [UINavigationController(rootViewController: card)]     root and tab, CardViewController
struct LeadReader {
  private let code: CodeTokens
  private let body: Range<Int>

  private init(_ code: CodeTokens, _ body: Range<Int>) { (self.code, self.body) = (code, body) }

  /// The leads in a member's body, in the order of the text.
  static func leads(in body: Range<Int>, of code: CodeTokens) -> [CodeType.Lead] {
    LeadReader(code, body).leads
  }

  private var leads: [CodeType.Lead] {
    body.flatMap { index -> [CodeType.Lead] in
      guard let way = way(index), !code.isWord(index - 1, "func") else { return tabs(index) + window(index) }
      return [lead(way, at: index, to: way == .root ? index + 4 : index + 2)].compactMap(\.self)
    }
  }

  private func lead(_ way: CodeType.Lead.Way, at index: Int, to start: Int) -> CodeType.Lead? {
    target(start, depth: 0).map { controller in
      CodeType.Lead(
        way: way, target: controller.target, line: Int(code.tokens[index].line),
        isInNavigation: controller.isInNavigation || way == .root)
    }
  }

  /// The controllers that become tabs: `tabBarController.viewControllers = [home, search]`.
  private func tabs(_ index: Int) -> [CodeType.Lead] {
    let isSet = code.isWord(index, "setViewControllers") && code.isSign(index + 1, "(")
    guard isSet || code.isWord(index, "viewControllers") && code.isSign(index + 1, "="), code.isSign(index + 2, "["),
      code.isSign(index - 1, "."), isOfTabs(index - 2)
    else { return [] }
    let end = code.end(ofGroupAt: index + 2) - 1
    var leads: [CodeType.Lead] = []
    var place = index + 3
    while place < end {
      if let lead = lead(.tab, at: index, to: place) { leads.append(lead) }
      while place < end, !code.isSign(place, ",") {
        place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
      }
      place += 1
    }
    return leads
  }

  /// The controller that fills the window: `window?.rootViewController = HomeController()`.
  private func window(_ index: Int) -> [CodeType.Lead] {
    guard code.isWord(index, "rootViewController"), code.isSign(index + 1, "=") else { return [] }
    return [lead(.window, at: index, to: index + 2)].compactMap(\.self)
  }

  /// Tells whether a word names a tab bar controller: `tabBarController`, `tabs`.
  private func isOfTabs(_ index: Int) -> Bool {
    index >= 0 && code.isWord(index) && code.text(index).lowercased().utf8.starts(with: "tab".utf8)
  }

  private func way(_ index: Int) -> CodeType.Lead.Way? {
    guard code.isWord(index), code.isSign(index + 1, "(") else { return nil }
    if code.isWord(index, "pushViewController") { return .push }
    if code.isWord(index, "present") { return .present }
    if code.isWord(index, "addChild") || code.isWord(index, "addChildViewController") { return .child }
    if code.isWord(index, "show") || code.isWord(index, "showDetailViewController") { return .show }
    return code.isWord(index + 2, "rootViewController") && code.text(index).hasSuffix("NavigationController")
      ? .root : nil
  }

  /// The most expressions that a name leads through.
  private static let maximumDepth = 4
  /// The most tokens from a name back to its definition.
  private static let maximumReach = 2_000
  /// The most tokens of an expression.
  private static let maximumLength = 80

  /// The controller that an expression makes; `nil` for one that doesn't say it.
  private func target(_ start: Int, depth: Int) -> (target: CodeType.Lead.Target, isInNavigation: Bool)? {
    guard depth < Self.maximumDepth, code.isWord(start), body.contains(start) else { return nil }
    let end = end(ofExpressionAt: start)
    // A cast says more than what is cast.
    for index in start..<end where code.isWord(index, "as") {
      let type = code.isWord(index + 1) ? index + 1 : index + 2
      if code.isWord(type), isType(code.text(type)) { return (.type(code.text(type)), false) }
    }
    for index in start..<end where code.isWord(index, "instantiateViewController") {
      return (index..<end).lazy.compactMap(code.string).first.map { (.identifier($0), false) }
    }
    let name = code.text(start)
    guard isType(name) else { return definition(of: name, before: start, depth: depth) }
    if name.hasSuffix("NavigationController"), code.isSign(start + 1, "("),
      code.isWord(start + 2, "rootViewController"),
      let root = target(start + 4, depth: depth + 1)
    {
      return (root.target, true)
    }
    // UIKit's own says nothing by itself.
    guard name != "UINavigationController" else { return nil }
    return code.isSign(start + 1, "(") || code.isSign(start + 1, ".") ? (.type(name), false) : nil
  }

  /// The value, or the type, that a name was given last before a place.
  private func definition(
    of name: String, before place: Int, depth: Int
  ) -> (target: CodeType.Lead.Target, isInNavigation: Bool)? {
    for index in stride(from: place - 1, to: max(body.lowerBound, place - Self.maximumReach), by: -1) {
      let isDeclared = code.isWord(index - 1, "let") || code.isWord(index - 1, "var")
      // `card = CardViewController()` gives a property its value.
      let isSet =
        code.isSign(index + 1, "=") && !code.isSign(index + 2, "=")
        && (!code.isSign(index - 1, ".") || code.isWord(index - 2, "self"))
      // `if let card = card` takes the value that the name had before.
      guard isDeclared || isSet, index + 2 != place, code.isWord(index), code.text(index) == name else { continue }
      if !isDeclared {
        if code.isWord(index + 2, "nil") { continue }
        return target(index + 2, depth: depth + 1)
      }
      if code.isSign(index + 1, ":"), code.isWord(index + 2) {
        return isType(code.text(index + 2)) ? (.type(code.text(index + 2)), false) : nil
      }
      return code.isSign(index + 1, "=") ? target(index + 2, depth: depth + 1) : nil
    }
    return nil
  }

  /// The end of an expression: before a comma, a closing bracket, or a line that doesn't go on with a period or a cast.
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
      let isOnNextLine = next < limit && code.tokens[next].line > code.tokens[next - 1].line
      if isOnNextLine, !code.isSign(next, "."), !code.isWord(next, "as") { return next }
      index = next
    }
    return min(index, limit)
  }

  private func isType(_ name: String) -> Bool { name.utf8.first.map { (0x41...0x5A).contains($0) } ?? false }
}
