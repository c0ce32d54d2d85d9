import Documents

/// The place of a cursor in a JSON text that may be unfinished: the keys on the way to the cursor, and the kind of text there.
struct JSONContext {
  /// A step from a value into one of its parts.
  enum Step: Hashable {
    case key(String)
    case element
  }

  /// The text that is being written.
  enum Slot: Hashable {
    /// A key of an object that has others.
    case key(others: Set<String>)
    case value
  }

  private(set) var path: [Step] = []
  private(set) var slot: Slot = .value
  /// The bytes of the word that is being written, without its opening quote; empty where none is.
  private(set) var word: Range<Int>
  /// A Boolean value that tells whether a quote opened the word.
  private(set) var isQuoted = false

  /// A container around the cursor.
  private struct Open {
    let isObject: Bool
    var keys: Set<String> = []
    /// The key whose value is being written.
    var key: String?
    /// The string that may become a key.
    var last: String?
  }

  /// Reads a text up to the cursor; `nil` in a comment.
  init?(_ bytes: [UInt8], at cursor: Int) {
    var open: [Open] = []
    var index = 0
    word = cursor..<cursor
    while index < cursor {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let end = Self.end(ofStringAt: index, bytes, cursor)
        guard let end else {
          (word, isQuoted) = (index + 1..<cursor, true)
          index = cursor
          continue
        }
        if !open.isEmpty { open[open.count - 1].last = String(decoding: bytes[index + 1..<end - 1], as: UTF8.self) }
        index = end
        continue
      case UInt8(ascii: "{"): open.append(Open(isObject: true))
      case UInt8(ascii: "["): open.append(Open(isObject: false))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): open.removeLast(open.isEmpty ? 0 : 1)
      case UInt8(ascii: ":"):
        if let top = open.indices.last, open[top].isObject, open[top].key == nil, let key = open[top].last {
          open[top].key = key
          open[top].keys.insert(key)
        }
      case UInt8(ascii: ","):
        if let top = open.indices.last { (open[top].key, open[top].last) = (nil, nil) }
      case UInt8(ascii: "/") where index + 1 < bytes.count:
        let isLine = bytes[index + 1] == UInt8(ascii: "/")
        guard isLine || bytes[index + 1] == UInt8(ascii: "*") else { break }
        guard let end = Self.end(ofRemarkAt: index, bytes, cursor, isLine: isLine) else { return nil }
        index = end
        continue
      default:
        if Self.isOfWord(bytes[index]) {
          let end = bytes[index..<cursor].firstIndex { !Self.isOfWord($0) } ?? cursor
          if end == cursor { word = index..<cursor }
          index = end
          continue
        }
      }
      index += 1
    }
    path = open.dropLast().map(Self.step)
    guard let top = open.last else { return }
    if top.isObject, top.key == nil {
      slot = .key(others: top.keys)
    } else {
      path.append(Self.step(top))
    }
  }

  private static func step(_ container: Open) -> Step { container.isObject ? .key(container.key ?? "") : .element }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The offset behind a string; `nil` where it doesn't end before the cursor. A string ends with its line.
  private static func end(ofStringAt start: Int, _ bytes: [UInt8], _ cursor: Int) -> Int? {
    var index = start + 1
    while index < cursor {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return index + 1
      case 0x0A, 0x0D: return index + 1
      default: index += 1
      }
    }
    return nil
  }

  private static func end(ofRemarkAt start: Int, _ bytes: [UInt8], _ cursor: Int, isLine: Bool) -> Int? {
    var index = start + 2
    while index < cursor {
      if isLine, bytes[index] == 0x0A { return index + 1 }
      if !isLine, bytes[index] == UInt8(ascii: "*"), index + 1 < cursor, bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return nil
  }
}
