/// A declaration of a type in code, or an extension of one: what its text says of a screen.
///
///     class Card: UIViewController {
///       @IBOutlet var height: NSLayoutConstraint!
///       override func viewDidLoad() { height.constant = 20 }      touches[0]: height, constant
///     }
package struct CodeType: Sendable {
  package let name: String
  /// The names behind the colon: the superclass first, where there is one.
  package fileprivate(set) var inherited: [String] = []
  /// The properties that a file of Interface Builder may connect.
  package fileprivate(set) var outlets: [String: Outlet] = [:]
  /// What its code does to properties and variables, in the order of the text.
  package fileprivate(set) var touches: [Touch] = []
  /// The first lines in which properties and variables are handed on whole: as an argument, or in an assignment.
  package fileprivate(set) var handedOn: [String: Int] = [:]
  /// The values of the type's own settings, by name.
  package fileprivate(set) var settings: [String: [Setting]] = [:]
  /// Its answer about orientations.
  package fileprivate(set) var orientations: OrientationAnswer?
  /// The answer for the whole application, of its delegate.
  package fileprivate(set) var orientationsOfApplication: OrientationAnswer?

  /// A property that a file of Interface Builder may connect.
  package struct Outlet: Sendable {
    package let line: Int
    /// A Boolean value that tells whether no other file reaches it.
    package let isPrivate: Bool
  }

  /// Something that code does to an object.
  package struct Touch: Hashable, Sendable {
    /// The name of the property or variable.
    package let name: String
    package let kind: Kind
    package let line: Int
    /// A Boolean value that tells whether it is a property of the type itself, or a variable.
    package let isOwn: Bool
  }

  /// What code does to an object.
  package enum Kind: String, CaseIterable, Sendable {
    /// A constraint's constant, priority or activity is set.
    case constraint
    /// A frame, a centre or a transform is set.
    case frame
    /// A view is hidden or shown.
    case visibility
    /// A view leaves its superview, or enters another.
    case removal
    /// A view gets subviews, or a stack view its arrangement.
    case content
    /// A view gets constraints.
    case constraints
    /// A text is set.
    case text
    /// What a text or an image looks like is set, or how it keeps its size.
    case look
  }

  /// A setting of the type's own.
  package struct Setting: Sendable {
    /// The words and signs of its value, without blanks; empty where they are many.
    package let value: String
    package let line: Int
    /// A Boolean value that tells whether nothing decides about it: it stands in the body of a callback itself, or is a property's value.
    package let isUnconditional: Bool
  }

  /// An answer about orientations, in the bits of `UIInterfaceOrientationMask`.
  package struct OrientationAnswer: Hashable, Sendable {
    package let words: Words
    package let line: Int

    package enum Words: Hashable, Sendable {
      case masks(phone: UInt, pad: UInt)
      /// The controller in front answers.
      case asksContent
      /// Something else decides.
      case unknown
    }
  }

  /// Reads the types of a text, in its order.
  package static func all(in bytes: [UInt8], _ language: CodeTokens.Language) -> [CodeType] {
    var reader = TypeReader(CodeTokens(bytes, language))
    reader.read()
    return reader.types
  }

  fileprivate init(name: String) { self.name = name }
}

/// Reads types from tokens: each token once, groups that are passed over in one step.
private struct TypeReader {
  let code: CodeTokens
  var types: [CodeType] = []
  /// The types around, with the index at which each ends.
  private var around: [(type: Int, end: Int)] = []
  /// The member around, with the indices of its body.
  private var member: (name: String, body: Range<Int>)?
  private var isSwift: Bool { code.language == .swift }

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

  // MARK: Swift

  private mutating func readSwiftWord(_ index: Int) -> Int {
    guard !code.isSign(index - 1, ".") else { return index + 1 }
    if code.isWord(index, "class") || code.isWord(index, "extension") || code.isWord(index, "struct")
      || code.isWord(index, "enum") || code.isWord(index, "actor") || code.isWord(index, "protocol")
    {
      return readSwiftType(index) ?? index + 1
    }
    if code.isWord(index, "func"), code.isWord(index + 1) {
      return readSwiftFunction(index, code.text(index + 1), behind: index + 2)
    }
    // `.init(…)` is a value.
    if code.isWord(index, "init"), isInType, !code.isSign(index - 1, ".") {
      return readSwiftFunction(index, "init", behind: index + 1)
    }
    if code.isWord(index, "var"), code.isWord(index + 1) { return readSwiftProperty(index) }
    return readChain(index)
  }

  private static let modifiers: Set<String> = [
    "func", "var", "let", "override", "final", "private", "public", "internal", "open", "fileprivate", "static",
    "subscript", "init", "mutating", "lazy", "weak", "nonisolated",
  ]

  private mutating func readSwiftType(_ index: Int) -> Int? {
    guard code.isWord(index + 1), !Self.modifiers.contains(code.text(index + 1)) else { return nil }
    var place = index + 1
    // Of a name within others the last part counts.
    while code.isSign(place + 1, "."), code.isWord(place + 2) { place += 2 }
    var type = CodeType(name: code.text(place))
    place += 1
    var depth = 0
    var isBehindColon = false
    let limit = min(code.count, place + Self.maximumHead)
    while place < limit, !code.isSign(place, "{"), !code.isSign(place, "}"), !code.isSign(place, ";") {
      if code.isSign(place, "<") { depth += 1 }
      if code.isSign(place, ">") { depth -= 1 }
      if depth == 0, code.isSign(place, ":") { isBehindColon = true }
      if depth == 0, code.isWord(place, "where") { isBehindColon = false }
      if depth == 0, isBehindColon, code.isWord(place), !code.isSign(place - 1, "@"), !code.isSign(place + 1, ".") {
        type.inherited.append(code.text(place))
      }
      place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
    }
    guard code.isSign(place, "{") else { return nil }
    if code.isWord(index, "extension") { type.inherited = [] }
    types.append(type)
    around.append((types.count - 1, code.end(ofGroupAt: place)))
    member = nil
    return place + 1
  }

  /// The most tokens between a type's name and its body.
  private static let maximumHead = 200

  /// A Boolean value that tells whether a member of a type begins here, and not a part of another member.
  private var isInType: Bool { !around.isEmpty && member == nil }

  private static let members: [StaticString] = ["func", "var", "init"]

  private mutating func readSwiftFunction(_ index: Int, _ name: String, behind start: Int) -> Int {
    var place = start
    var isForWindow = false
    while place < code.count, !code.isSign(place, "{") {
      guard code.isSign(place, "(") else {
        // A requirement has no body.
        if code.isSign(place, "}") || Self.members.contains(where: { code.isWord(place, $0) }) { return place }
        place += 1
        continue
      }
      let end = code.end(ofGroupAt: place)
      isForWindow = isForWindow || (place..<end).contains { code.isWord($0, "supportedInterfaceOrientationsFor") }
      place = end
    }
    guard place < code.count, isInType else { return place + 1 }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(isForWindow ? Self.orientationsOfApplication : name, body, at: index)
    return place + 1
  }

  private static let orientationsOfApplication = "supportedInterfaceOrientationsFor"

  private mutating func readSwiftProperty(_ index: Int) -> Int {
    let name = code.text(index + 1)
    guard isInType, let type = around.last?.type else { return index + 2 }
    var start = index - 1
    var isOutlet = false
    var isPrivate = false
    // The words before it, and what some have in parentheses: `@IBOutlet private(set) weak var`.
    while start >= 0, index - start <= Self.maximumModifiers {
      if code.isWord(start, "IBOutlet") || code.isWord(start, "IBInspectable") {
        isOutlet = true
      } else if code.isWord(start, "private") || code.isWord(start, "fileprivate") {
        isPrivate = isPrivate || !code.isSign(start + 1, "(")
      } else if code.isWord(start) {
        guard Self.modifiers.contains(code.text(start)) || code.isSign(start - 1, "(") || code.isSign(start - 1, "@")
        else { break }
      } else if !code.isSign(start, "@"), !code.isSign(start, "("), !code.isSign(start, ")") {
        break
      }
      start -= 1
    }
    if isOutlet { types[type].outlets[name] = CodeType.Outlet(line: line(index), isPrivate: isPrivate) }
    var place = index + 2
    var lastLine = code.tokens[index].line
    while place < code.count, !code.isSign(place, "{"), !code.isSign(place, "="), !code.isSign(place, "}") {
      // What has neither a value nor a body ends with its line.
      if code.tokens[place].line > lastLine, !code.isSign(place - 1, ":") { return place }
      lastLine = code.tokens[place].line
      place = code.isSign(place, "(") || code.isSign(place, "[") ? code.end(ofGroupAt: place) : place + 1
    }
    guard code.isSign(place, "{") else { return place }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    member = (name, body)
    note(name, body, at: index)
    return place + 1
  }

  private static let maximumModifiers = 16

  // MARK: Objective-C

  private mutating func readDirective(_ index: Int) -> Int {
    if code.isWord(index + 1, "end") {
      around = []
      member = nil
      return index + 2
    }
    let isInterface = code.isWord(index + 1, "interface")
    guard isInterface || code.isWord(index + 1, "implementation"), code.isWord(index + 2) else { return index + 2 }
    var type = CodeType(name: code.text(index + 2))
    if code.isSign(index + 3, ":"), code.isWord(index + 4) { type.inherited = [code.text(index + 4)] }
    types.append(type)
    member = nil
    around = [(types.count - 1, code.count)]
    return isInterface ? readInterface(index + 3) : index + 3
  }

  /// Reads the properties of an interface that a file may connect: `@property (weak, nonatomic) IBOutlet UIView *box;`.
  private mutating func readInterface(_ start: Int) -> Int {
    var index = start
    while index < code.count {
      if code.isSign(index, "@"), code.isWord(index + 1, "end") {
        around = []
        return index + 2
      }
      if code.isSign(index, "@"), code.isWord(index + 1, "implementation") || code.isWord(index + 1, "interface") {
        around = []
        return index
      }
      if code.isWord(index, "IBOutlet") || code.isWord(index, "IBOutletCollection") {
        var place = index + 1
        while place < code.count, !code.isSign(place, ";"), !code.isSign(place, "@") { place += 1 }
        if code.isWord(place - 1), let type = around.last?.type {
          types[type].outlets[code.text(place - 1).unprefixed] = CodeType.Outlet(line: line(index), isPrivate: false)
        }
        index = place
      } else {
        index += 1
      }
    }
    return index
  }

  private mutating func readMethod(_ index: Int) -> Int {
    guard code.isSign(index + 1, "(") else { return index + 1 }
    let name = code.end(ofGroupAt: index + 1)
    guard code.isWord(name) else { return index + 1 }
    var place = name
    var selector = ""
    while place < code.count, !code.isSign(place, "{") {
      if code.isSign(place, ";") || code.isSign(place, "@") || code.isSign(place, "}") { return place }
      if code.isWord(place), code.isSign(place + 1, ":") { selector += code.text(place) + ":" }
      place = code.isSign(place, "(") ? code.end(ofGroupAt: place) : place + 1
    }
    guard place < code.count else { return place }
    let body = (place + 1)..<max(place + 1, code.end(ofGroupAt: place) - 1)
    let own = code.text(name)
    member = (own, body)
    let isForWindow = selector == "application:supportedInterfaceOrientationsForWindow:"
    note(isForWindow ? Self.orientationsOfApplication : own, body, at: name)
    return place + 1
  }

  private mutating func readWord(_ index: Int) -> Int {
    guard !code.isSign(index - 1, ".") else { return index + 1 }
    return readChain(index)
  }

  // MARK: Members

  /// Notes what a member says about the type.
  private mutating func note(_ name: String, _ body: Range<Int>, at index: Int) {
    guard let type = around.last?.type else { return }
    if name == "supportedInterfaceOrientations" {
      types[type].orientations = OrientationReader(code).answer(body, line(index)) ?? types[type].orientations
    } else if name == Self.orientationsOfApplication {
      types[type].orientationsOfApplication = OrientationReader(code).answer(body, line(index))
    } else if Self.settings.contains(name) {
      let setting = CodeType.Setting(value: value(body), line: line(index), isUnconditional: true)
      types[type].settings[name, default: []].append(setting)
    }
  }

  private static let settings: Set<String> = [
    "preferredContentSize", "hidesBottomBarWhenPushed", "modalPresentationStyle", "prefersStatusBarHidden",
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "preferredPrimaryColumnWidthFraction",
    "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidth",
  ]

  /// Returns the words and signs of a getter or a method, without what only says that they are the value.
  private func value(_ body: Range<Int>) -> String {
    var range = body
    if code.isWord(range.lowerBound, "get"), code.isSign(range.lowerBound + 1, "{") {
      range = (range.lowerBound + 2)..<max(range.lowerBound + 2, code.end(ofGroupAt: range.lowerBound + 1) - 1)
    }
    if code.isWord(range.lowerBound, "return") {
      range = (range.lowerBound + 1)..<max(range.lowerBound + 1, range.upperBound)
    }
    return words(range)
  }

  private func words(_ range: Range<Int>) -> String {
    guard range.count <= Self.maximumWords else { return "" }
    return range.map(code.text).joined()
  }

  private static let maximumWords = 16

  private func line(_ index: Int) -> Int { index < code.count ? Int(code.tokens[index].line) : 0 }

  // MARK: Chains

  /// The words of a chain, such as `self.box.frame.size`, and what follows it.
  private struct Chain {
    var words: [Int] = []
    /// The indices of its words that are called or have a subscript.
    var calls: Set<Int> = []
    var end: Int
  }

  /// Reads a chain of words from the first one on, and notes the effect. The arguments of its calls are read for themselves.
  private mutating func readChain(_ index: Int) -> Int {
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
    let word = code.text(chain.words[place])
    if chain.calls.contains(place) {
      if let kind = CodeVerbs.methods[word] { return kind }
    } else if let kind = CodeVerbs.properties[word] {
      return isAssigned ? kind : nil
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
  private func isUnconditional(_ index: Int) -> Bool {
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
    if let kind = CodeVerbs.methods[selector] ?? CodeVerbs.setters[selector] {
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

extension String {
  /// The name of an instance variable without the underscore before it.
  fileprivate var unprefixed: String { utf8.first == UInt8(ascii: "_") ? String(dropFirst()) : self }
}
