/// Declarations of Objective-C.
extension TypeReader {
  mutating func readDirective(_ index: Int) -> Int {
    if code.isWord(index + 1, "end") {
      around = []
      member = nil
      return index + 2
    }
    let isInterface = code.isWord(index + 1, "interface")
    guard isInterface || code.isWord(index + 1, "implementation"), code.isWord(index + 2) else { return index + 2 }
    var type = CodeType(name: code.text(index + 2), line: line(index + 2))
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

  mutating func readMethod(_ index: Int) -> Int {
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

  mutating func readWord(_ index: Int) -> Int {
    guard !code.isSign(index - 1, ".") else { return index + 1 }
    return readChain(index)
  }
}

extension String {
  /// The name of an instance variable without the underscore before it.
  var unprefixed: String { utf8.first == UInt8(ascii: "_") ? String(dropFirst()) : self }
}
