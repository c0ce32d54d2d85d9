package import LayoutModel

/// A value that a line carries from one program to another of the same build.
package protocol Packable {
  /// The value into which a line's parts are read.
  static var blank: Self { get }

  /// Passes the value's parts through a line, in order: one list writes and reads the parts.
  mutating func pass(through line: inout PackedLine)
}

/// A line of bytes that carries values from one program to another of the same build: without names, and without a line break.
///
///     var line = PackedLine()
///     line.pass(&view)                   // writes the view
///     var other = PackedLine(line.text)
///     other.pass(&copy)                  // reads it
///
/// What is read may come from a program that isn't trusted. A line that ends too early, or has what no value is written as, is broken,
/// and gives blank values from there on.
package struct PackedLine {
  private var bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// A Boolean value that tells whether values are read from the line rather than written to it.
  package let isRead: Bool
  /// A Boolean value that tells whether the line has something that isn't a value's.
  package private(set) var isBroken = false
  /// Finds the face of a font by its name.
  private(set) var face: ((String) -> FontFace?)?

  /// The most values that a value may be in: their number decides how much of the stack reading them takes.
  private static let maximumDepth = 256

  /// Creates an empty line to write to.
  package init() { (bytes, isRead) = ([], false) }

  /// Creates a line to read from.
  ///
  /// - Parameters:
  ///   - text: The line's bytes, as `text` gives them.
  ///   - face: Finds the face of a font by its name.
  package init(_ text: [UInt8], face: ((String) -> FontFace?)? = nil) {
    (bytes, isRead, self.face) = (Self.withoutMarks(text), true, face)
  }

  // MARK: Bytes

  /// The byte that ends a line, and the mark that stands before its substitute and before that of the mark.
  private static let (lineBreak, mark): (UInt8, UInt8) = (0x0A, 0x1B)
  private static let (markedBreak, markedMark): (UInt8, UInt8) = (0x01, 0x02)

  /// The line's bytes, none of which is a line break.
  package var text: [UInt8] {
    guard bytes.contains(where: { $0 == Self.lineBreak || $0 == Self.mark }) else { return bytes }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 16)
    for byte in bytes {
      switch byte {
      case Self.lineBreak: text += [Self.mark, Self.markedBreak]
      case Self.mark: text += [Self.mark, Self.markedMark]
      default: text.append(byte)
      }
    }
    return text
  }

  private static func withoutMarks(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(mark) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var isMarked = false
    for byte in text {
      if isMarked {
        bytes.append(byte == markedBreak ? lineBreak : mark)
        isMarked = false
      } else if byte == mark {
        isMarked = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The next byte; 0 behind the end, where the line is broken.
  private mutating func next() -> UInt8 {
    guard index < bytes.count else {
      isBroken = true
      return 0
    }
    index += 1
    return bytes[index - 1]
  }

  /// Passes a number of bytes: seven bits a byte, the lowest first.
  private mutating func pass(_ word: inout UInt64) {
    if isRead {
      word = 0
      var shift: UInt64 = 0
      while true {
        let byte = next()
        word |= UInt64(byte & 0x7F) << shift
        guard byte & 0x80 != 0 else { return }
        shift += 7
        guard shift < 64 else { return isBroken = true }
      }
    }
    var rest = word
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  // MARK: Values

  package mutating func pass(_ value: inout some Packable) { value.pass(through: &self) }

  /// Passes a value that mostly is the standard one, which takes a byte.
  ///
  /// - Parameters:
  ///   - value: The value to write; where the line is read it doesn't count.
  ///   - standard: The standard value.
  /// - Returns: The value that was read; `nil` for the standard one, and where the line is written.
  package mutating func part<Value: Packable & Equatable>(_ value: Value, unless standard: Value) -> Value? {
    var isOwn = !isRead && value != standard
    pass(&isOwn)
    guard isOwn else { return nil }
    var value = isRead ? Value.blank : value
    pass(&value)
    return isRead ? value : nil
  }

  /// Passes a property that mostly has the standard value.
  package mutating func pass<Value: Packable & Equatable>(_ value: inout Value, unless standard: Value) {
    if isRead {
      value = part(value, unless: standard) ?? standard
    } else {
      _ = part(value, unless: standard)
    }
  }

  /// Passes parts that may have such parts in turn. Where they are too deep in each other, the line is broken.
  mutating func nested(_ body: (inout PackedLine) -> Void) {
    guard depth < Self.maximumDepth else { return isBroken = true }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Passes an index below a count.
  mutating func pass(_ index: inout Int, below count: Int) {
    pass(&index)
    guard (0..<count).contains(index) else {
      isBroken = true
      return index = 0
    }
  }
}

extension Bool: Packable {
  package static var blank: Bool { false }
  package mutating func pass(through line: inout PackedLine) {
    var index = self ? 1 : 0
    line.pass(&index, below: 2)
    self = index == 1
  }
}

extension Int: Packable {
  package static var blank: Int { 0 }
  package mutating func pass(through line: inout PackedLine) { line.pass(signed: &self) }
}

extension Double: Packable {
  package static var blank: Double { 0 }
  package mutating func pass(through line: inout PackedLine) { line.pass(number: &self) }
}

extension String: Packable {
  package static var blank: String { "" }
  package mutating func pass(through line: inout PackedLine) { line.pass(text: &self) }
}

extension PackedLine {
  /// Passes a number, that next to zero in the fewest bytes.
  fileprivate mutating func pass(signed value: inout Int) {
    var word = UInt64(bitPattern: Int64(value &<< 1 ^ value >> 63))
    pass(&word)
    if isRead { value = Int(Int64(bitPattern: word >> 1 ^ (0 &- (word & 1)))) }
  }

  fileprivate mutating func pass(number value: inout Double) {
    guard isRead else {
      let word = value.bitPattern
      for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
      return
    }
    var word: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { word |= UInt64(next()) << UInt64(shift) }
    value = Double(bitPattern: word)
  }

  fileprivate mutating func pass(text value: inout String) {
    var count = value.utf8.count
    pass(&count)
    guard isRead else { return bytes.append(contentsOf: value.utf8) }
    guard count >= 0, count <= bytes.count - index else { return isBroken = true }
    value = String(decoding: bytes[index..<index + count], as: UTF8.self)
    index += count
  }

  /// Passes the number of elements to come, each of which takes a byte or more.
  fileprivate mutating func pass(count: inout Int) {
    pass(&count)
    guard isRead, count < 0 || count > bytes.count - index else { return }
    (isBroken, count) = (true, 0)
  }
}

extension Optional: Packable where Wrapped: Packable {
  package static var blank: Wrapped? { nil }
  package mutating func pass(through line: inout PackedLine) {
    var isThere = self != nil
    line.pass(&isThere)
    guard isThere else { return self = nil }
    var value: Wrapped = self ?? Wrapped.blank
    line.pass(&value)
    self = value
  }
}

extension Array: Packable where Element: Packable {
  package static var blank: [Element] { [] }
  package mutating func pass(through line: inout PackedLine) {
    var count = count
    line.pass(count: &count)
    guard line.isRead else {
      for element in self {
        var element = element
        line.pass(&element)
      }
      return
    }
    self = []
    reserveCapacity(Swift.min(count, 1024))
    for _ in 0..<count where !line.isBroken {
      var element = Element.blank
      line.pass(&element)
      append(element)
    }
  }
}

extension Dictionary: Packable where Key: Packable & Comparable, Value: Packable {
  package static var blank: [Key: Value] { [:] }
  package mutating func pass(through line: inout PackedLine) {
    var keys = keys.sorted()
    line.pass(&keys)
    for key in keys {
      var value: Value = self[key] ?? Value.blank
      line.pass(&value)
      self[key] = value
    }
  }
}

/// A choice without values of its own, which a line carries as its position among all of them.
package protocol PackableChoice: Packable, CaseIterable, Equatable where AllCases == [Self] {}

extension PackableChoice {
  package static var blank: Self { allCases[0] }
  package mutating func pass(through line: inout PackedLine) {
    let all = Self.allCases
    var index = line.isRead ? 0 : all.firstIndex(of: self) ?? 0
    line.pass(&index, below: all.count)
    if line.isRead { self = all[index] }
  }
}
