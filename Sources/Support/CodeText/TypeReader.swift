/// Reads types from tokens: each token once, groups that are passed over in one step.
struct TypeReader {
  let code: CodeTokens
  var types: [CodeType] = []
  /// The types around, with the index at which each ends.
  var around: [(type: Int, end: Int)] = []
  /// The member around, with the indices of its body.
  var member: (name: String, body: Range<Int>)?
  var isSwift: Bool { code.language == .swift }

  init(_ code: CodeTokens) { self.code = code }

  mutating func read() {
    var index = 0
    while index < code.count {
      while let last = around.last, last.end <= index { around.removeLast() }
      if let own = member, own.body.upperBound <= index { member = nil }
      if code.isWord(index) {
        index = isSwift ? readSwiftWord(index) : readWord(index)
      } else if !isSwift, code.isSign(index, "@"), code.isWord(index + 1), !code.tokens[index + 1].isApart {
        index = readDirective(index)
      } else if !isSwift, code.isSign(index, "-") || code.isSign(index, "+"), around.count == 1, member == nil {
        index = readMethod(index)
      } else {
        index += 1
      }
    }
  }

  // MARK: Members

  /// Notes what a member says about the type.
  mutating func note(_ name: String, _ body: Range<Int>, at index: Int) {
    guard let type = around.last?.type else { return }
    types[type].leads += isSwift ? LeadReader.leads(in: body, of: code) : MessageLeads.leads(in: body, of: code)
    for index in body where code.isWord(index) {
      if code.isWord(index, "instantiateViewController")
        || code.isWord(index, "instantiateViewControllerWithIdentifier")
      {
        let identifier = [index + 2, index + 4].lazy.compactMap(code.string).first
        if let identifier { types[type].instantiated.insert(identifier) } else { types[type].instantiatesAny = true }
      } else if code.isWord(index, "UIPageViewController") {
        types[type].hasPages = true
      }
    }
    if name == "supportedInterfaceOrientations" {
      types[type].orientations = OrientationReader(code).answer(body, line(index)) ?? types[type].orientations
    } else if name == Self.orientationsOfApplication {
      types[type].orientationsOfApplication = OrientationReader(code).answer(body, line(index))
    } else if Self.settings.contains(name) {
      let setting = CodeType.Setting(value: value(body), line: line(index), isUnconditional: true)
      types[type].settings[name, default: []].append(setting)
    }
  }

  static let settings: Set<String> = [
    "preferredContentSize", "hidesBottomBarWhenPushed", "modalPresentationStyle", "prefersStatusBarHidden",
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "preferredPrimaryColumnWidthFraction",
    "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
  ]

  /// Returns the words and signs of a getter or a method, without what only says that they are the value.
  func value(_ body: Range<Int>) -> String {
    var range = body
    if code.isWord(range.lowerBound, "get"), code.isSign(range.lowerBound + 1, "{") {
      range = (range.lowerBound + 2)..<max(range.lowerBound + 2, code.end(ofGroupAt: range.lowerBound + 1) - 1)
    }
    if code.isWord(range.lowerBound, "return") {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound)
    }
    return words(range)
  }

  func words(_ range: Range<Int>) -> String {
    guard range.count <= Self.maximumWords else { return "" }
    return range.map(code.text).joined()
  }

  static let maximumWords = 16

  func line(_ index: Int) -> Int { index < code.count ? Int(code.tokens[index].line) : 0 }
}
