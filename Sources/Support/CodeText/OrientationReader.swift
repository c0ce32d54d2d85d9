/// Reads the answer of a method about orientations.
///
///     return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
struct OrientationReader {
  private let code: CodeTokens

  init(_ code: CodeTokens) { self.code = code }

  /// Returns the answer of a body; `nil` where it is the superclass's.
  func answer(_ body: Range<Int>, _ line: Int) -> CodeType.OrientationAnswer? {
    var body = body
    if code.isWord(body.lowerBound, "get"), code.isSign(body.lowerBound + 1, "{") {
      body = (body.lowerBound + 2)..<max(body.lowerBound + 2, code.end(ofGroupAt: body.lowerBound + 1) - 1)
    }
    guard let words = words(body) else { return nil }
    return CodeType.OrientationAnswer(words: words, line: line)
  }

  /// The most tokens of an answer that is understood.
  private static let maximumTokens = 80

  private func words(_ body: Range<Int>) -> CodeType.OrientationAnswer.Words? {
    guard body.count <= Self.maximumTokens else { return .unknown }
    if let mask = mask(body) { return .masks(phone: mask, pad: mask) }
    if let (first, second, isOfPads) = choice(body), let mask = mask(first, ofPads: isOfPads),
      let other = self.mask(second, ofPads: !isOfPads)
    {
      return isOfPads ? .masks(phone: other, pad: mask) : .masks(phone: mask, pad: other)
    }
    let others = Set(body.filter { code.isWord($0) }.map(code.text))
    if !others.isDisjoint(with: Self.content) { return .asksContent }
    return others.contains("super") && !body.contains(where: { code.isSign($0, "?") }) ? nil : .unknown
  }

  private static let content: Set<String> = [
    "topViewController", "visibleViewController", "selectedViewController", "viewControllers",
  ]

  /// Words that say nothing by themselves.
  private static let others: Set<String> = [
    "return", "UIInterfaceOrientationMask", "rawValue", "Int", "UInt", "NSUInteger",
  ]

  /// Returns the orientations of constants, or those that the superclass allows on a kind of device: `return super.supportedInterfaceOrientations`.
  private func mask(_ range: Range<Int>, ofPads isOfPads: Bool) -> UInt? {
    if let mask = mask(range) { return mask }
    let words = Set(range.filter { code.isWord($0) }.map(code.text))
    guard words.contains("super"), words.isSubset(of: ["return", "super", "supportedInterfaceOrientations"]) else {
      return nil
    }
    return Self.masks[isOfPads ? "all" : "allButUpsideDown"]
  }

  /// Returns the orientations of constants; `nil` where there is anything else.
  private func mask(_ range: Range<Int>) -> UInt? {
    var mask: UInt = 0
    var isFound = false
    for index in range {
      if code.isWord(index) {
        let word = code.text(index)
        if let own = Self.masks[word] ?? Self.masks[Self.withoutPrefix(word)] {
          mask |= own
          isFound = true
        } else if !Self.others.contains(word) {
          return nil
        }
      } else if code.tokens[index].kind != .sign || !Self.signs.contains(code.tokens[index].sign) {
        return nil
      }
    }
    return isFound ? mask : nil
  }

  private static let signs = Set(".[](),|;".utf8)

  /// The orientations that constants name. The first letter of the names in Objective-C is made small.
  private static let masks: [String: UInt] = [
    "portrait": 2, "portraitUpsideDown": 4, "landscapeRight": 8, "landscapeLeft": 16, "landscape": 24,
    "allButUpsideDown": 26, "all": 30,
  ]

  private static func withoutPrefix(_ word: String) -> String {
    for prefix in ["UIInterfaceOrientationMask"] where word.hasPrefix(prefix) {
      let rest = word.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return word
  }

  /// The words of conditions that pads meet. A phone is upright when it is asked first, and compact in width.
  private static let wordsOfPads: Set = [
    "pad", "UIUserInterfaceIdiomPad", "isPad", "isIPad", "IS_IPAD", "regular", "UIUserInterfaceSizeClassRegular",
  ]
  private static let wordsOfPhones: Set = [
    "phone", "UIUserInterfaceIdiomPhone", "isPhone", "IS_IPHONE", "compact", "UIUserInterfaceSizeClassCompact",
  ]

  /// Returns the two answers of a choice by the kind of device, that for which its condition holds first, and whether that
  /// is the pads'.
  private func choice(_ body: Range<Int>) -> (first: Range<Int>, second: Range<Int>, isOfPads: Bool)? {
    let condition: Range<Int>
    let first: Range<Int>
    let second: Range<Int>
    if code.isWord(body.lowerBound, "if"), let open = body.first(where: { code.isSign($0, "{") }) {
      condition = body.lowerBound..<open
      let end = code.end(ofGroupAt: open)
      first = (open + 1)..<max(open + 1, end - 1)
      var rest = end
      if code.isWord(rest, "else"), code.isSign(rest + 1, "{") {
        let last = code.end(ofGroupAt: rest + 1)
        guard last == body.upperBound else { return nil }
        rest += 2
        second = rest..<max(rest, last - 1)
      } else {
        second = min(rest, body.upperBound)..<body.upperBound
      }
    } else if let mark = body.first(where: { code.isSign($0, "?") }), code.tokens[mark].isApart,
      let colon = body.last(where: { code.isSign($0, ":") }), colon > mark
    {
      condition = body.lowerBound..<mark
      first = (mark + 1)..<colon
      second = (colon + 1)..<body.upperBound
    } else {
      return nil
    }
    let words = Set(condition.filter { code.isWord($0) }.map(code.text))
    // `isPad`, `.pad`, `UIUserInterfaceIdiomPad`; what else the condition says isn't known.
    let known: Set = [
      "if", "return", "UIDevice", "current", "currentDevice", "userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM",
      "traitCollection", "self", "UIUserInterfaceIdiom", "horizontalSizeClass", "UIUserInterfaceSizeClass",
    ]
    let rest = words.subtracting(known)
    guard rest.count == 1, let word = rest.first, !condition.contains(where: { code.isSign($0, "!") }) else {
      return nil
    }
    if Self.wordsOfPads.contains(word) { return (first, second, true) }
    return Self.wordsOfPhones.contains(word) ? (first, second, false) : nil
  }
}
