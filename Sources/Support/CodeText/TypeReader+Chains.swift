/// Chains of words, `self.box.frame.size`, and what stands behind them.
extension TypeReader {
  /// The words of a chain, such as `self.box.frame.size`, and what follows it.
  private struct Chain {
    var words: [Int] = []
    /// The indices of its words that are called or have a subscript.
    var calls: Set<Int> = []
    var end: Int
  }

  /// Reads a chain of words from the first one on, and notes the effect. The arguments of its calls are read for themselves.
  mutating func readChain(_ index: Int) -> Int {
    guard let type = around.last?.type else { return index + 1 }
    var chain = Chain(words: [index], end: index + 1)
    while chain.words.count < Self.maximumChain {
      if code.isSign(chain.end, "(") || code.isSign(chain.end, "["), isTight(chain.end) {
        chain.calls.insert(chain.words.count - 1)
        chain.end = code.end(ofGroupAt: chain.end)
      } else if code.isSign(chain.end, "?") || code.isSign(chain.end, "!"), isTight(chain.end),
        code.isSign(chain.end + 1, ".") || code.isSign(chain.end + 1, "["), isTight(chain.end + 1)
      {
        chain.end += 1
      } else if code.isSign(chain.end, "."), code.isWord(chain.end + 1) {
        chain.words.append(chain.end + 1)
        chain.end += 2
      } else {
        break
      }
    }
    note(chain, type)
    return index + 1
  }

  private static let maximumChain = 24

  /// Tells whether nothing stands between a token and the one before.
  private func isTight(_ index: Int) -> Bool { index < code.count && !code.tokens[index].isApart }

  private mutating func note(_ chain: Chain, _ type: Int) {
    let isAssigned = isAssignment(chain.end)
    let first = chain.words[0]
    let isOfSelf = code.isWord(first, "self") && !chain.calls.contains(0)
    /// The index of the word that names a property of the type, or a variable.
    let own = isOfSelf ? 1 : 0
    var isTouched = false
    for place in chain.words.indices.dropFirst() {
      guard let kind = kind(ofWord: place, in: chain, isAssigned) else { continue }
      let isLast = place == chain.words.count - 1
      touch(chain.words[place - 1], kind, isOwn: place - 1 == own, type)
      isTouched = true
      if isLast, kind == .content || kind == .constraints { touchArgument(of: chain.words[place], type) }
    }
    noteSetting(chain, own, isAssigned, type)
    if !isSwift, code.isSign(first - 1, "["), code.isWord(chain.end), chain.words.count <= own + 2 {
      noteMessage(chain, own, type)
    } else if chain.words.count == own + 1, !chain.calls.contains(own), !isTouched {
      noteUse(chain, own, isOfSelf, type)
    }
  }

  private mutating func touch(_ word: Int, _ kind: CodeType.Kind, isOwn: Bool, _ type: Int) {
    let name = code.text(word)
    guard name != "self", name != "view" || !isOwn else { return }
    types[type].touches.append(
      CodeType.Touch(name: isSwift ? name : name.unprefixed, kind: kind, line: line(word), isOwn: isOwn))
  }

  /// Returns what a word of a chain does to the one before; `nil` for nothing.
  private func kind(ofWord place: Int, in chain: Chain, _ isAssigned: Bool) -> CodeType.Kind? {
    // What is behind a library's own property is of the object before that.
    if place > 1, CodeVerbs.gates[code.text(chain.words[place - 1])] != nil { return nil }
    let word = code.text(chain.words[place])
    if chain.calls.contains(place) {
      if let kind = CodeVerbs.method(word) { return kind }
    } else if let kind = CodeVerbs.properties[word] {
      return isAssigned ? kind : nil
    } else if let kind = CodeVerbs.gates[word], place < chain.words.count - 1 {
      return kind
    }
    return word.hasSuffix("Anchor") ? .constraints : nil
  }

  /// Notes a view that a call's argument places: `stack.addArrangedSubview(box)`.
  private mutating func touchArgument(of word: Int, _ type: Int) {
    var place = word + 2
    guard code.isSign(word + 1, "("), code.isWord(place) else { return }
    if code.isWord(place, "self"), code.isSign(place + 1, ".") { place += 2 }
    guard code.isSign(place + 1, ")") || code.isSign(place + 1, ",") else { return }
    touch(place, .removal, isOwn: true, type)
  }

  /// Tells whether a sign at an index sets what stands before it.
  private func isAssignment(_ index: Int) -> Bool {
    if code.isSign(index, "=") { return !(code.isSign(index + 1, "=") && isTight(index + 1)) }
    let isCompound = ["+", "-", "*", "/", "|"].contains { code.isSign(index, $0) }
    return isCompound && code.isSign(index + 1, "=") && isTight(index + 1)
  }

  /// Notes a setting of the type's own, or of the containers around it.
  private mutating func noteSetting(_ chain: Chain, _ own: Int, _ isAssigned: Bool, _ type: Int) {
    guard let last = chain.words.last, chain.words.count > own, chain.words.count <= own + 3 else { return }
    let name = code.text(last)
    guard Self.settings.contains(name) else { return }
    let isOfContainer = chain.words.count > own + 1
    if isOfContainer, !code.isWord(chain.words[own], "navigationController") { return }
    let isCalled = chain.calls.contains(chain.words.count - 1)
    guard isAssigned || isCalled else { return }
    let start = isCalled ? last + 2 : chain.end + 1
    var end = start
    while end < code.count, end - start <= Self.maximumWords, !code.isSign(end, ";"), !code.isSign(end, ","),
      !code.isSign(end, "}"), !code.isSign(end, ")"), code.tokens[end].line == code.tokens[last].line
    {
      end = code.isSign(end, "(") ? code.end(ofGroupAt: end) : end + 1
    }
    let setting = CodeType.Setting(
      value: words(start..<min(end, code.count)), line: line(last), isUnconditional: isUnconditional(chain.words[0]))
    types[type].settings[name, default: []].append(setting)
  }

  private static let callbacks: Set<String> = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "awakeFromNib", "loadView", "commonInit", "setup",
  ]

  /// Tells whether a statement stands in the body of a callback itself.
  func isUnconditional(_ index: Int) -> Bool {
    guard let member, Self.callbacks.contains(member.name) || member.name.hasPrefix("init") else { return false }
    // A condition of Objective-C needs no braces: `if (isPad) self.title = …`.
    let before = code.isSign(index - 1, "[") ? index - 2 : index - 1
    if !isSwift, code.isSign(before, ")") || code.isWord(before, "else") { return false }
    var place = member.body.lowerBound
    var steps = 0
    while place < index {
      guard steps < Self.maximumSteps else { return false }
      steps += 1
      if code.isSign(place, "{") {
        let end = code.end(ofGroupAt: place)
        if end > index { return false }
        place = end
      } else {
        place += 1
      }
    }
    return true
  }

  private static let maximumSteps = 500

  /// Notes a message of Objective-C: `[self.box setFrame:frame]`.
  private mutating func noteMessage(_ chain: Chain, _ own: Int, _ type: Int) {
    let selector = code.text(chain.end)
    guard chain.words.count > own, let last = chain.words.last else { return }
    let isOwn = chain.words.count == own + 1
    if let kind = CodeVerbs.method(selector) ?? CodeVerbs.setters[selector] {
      touch(last, kind, isOwn: isOwn, type)
      guard kind == .content, code.isSign(chain.end + 1, ":") else { return }
      var place = chain.end + 2
      if code.isWord(place, "self"), code.isSign(place + 1, ".") { place += 2 }
      if code.isWord(place), code.isSign(place + 1, "]") { touch(place, .removal, isOwn: true, type) }
    } else if Self.settings.contains(selector), code.isWord(chain.end + 2) {
      let setting = CodeType.Setting(
        value: code.text(chain.end + 2), line: line(last), isUnconditional: isUnconditional(chain.words[0]))
      types[type].settings[selector, default: []].append(setting)
    }
  }

  /// Notes a property or a variable that is handed on whole.
  private mutating func noteUse(_ chain: Chain, _ own: Int, _ isOfSelf: Bool, _ type: Int) {
    let word = chain.words[own]
    let (before, next) = (chain.words[0] - 1, chain.end)
    guard !code.isWord(before, "var"), !code.isWord(before, "let"), !code.isSign(before, "@") else { return }
    // A label, or a comparison.
    if code.isSign(next, ":"), code.isSign(before, "(") || code.isSign(before, ",") || !isSwift { return }
    if code.isSign(next, "=") || code.isSign(next, "!"), code.isSign(next + 1, "="), isTight(next + 1) { return }
    let name = code.text(word)
    guard let letter = name.utf8.first, !(0x41...0x5A).contains(letter) else { return }
    guard isSwift || isOfSelf || letter == UInt8(ascii: "_") else { return }
    if code.isWord(before - 1, "item") || code.isWord(before - 1, "toItem"), code.isSign(before, ":") {
      touch(word, .constraints, isOwn: true, type)
    }
    let key = isSwift ? name : name.unprefixed
    if types[type].handedOn[key] == nil { types[type].handedOn[key] = line(word) }
  }
}
