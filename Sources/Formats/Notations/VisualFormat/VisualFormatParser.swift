import Checks
import Documents
import LayoutModel

/// Reads a visual format by Apple's grammar, without extensions.
package struct VisualFormatParser {
  /// A fault, and its place in the format, in UTF-8 bytes.
  package struct Failure: Error {
    package let fault: VisualFormatFault
    package let offset: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private let metrics: [String: Double]
  /// The names of the views; `nil` if any name is allowed.
  private let names: Set<String>?
  private var format = VisualFormat()

  /// Parses a text as a format.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - metrics: The numbers that it may name.
  ///   - names: The views that it may name; `nil` if only the scene knows them.
  /// - Returns: The format; its numbers and priorities are in range.
  /// - Throws: `Failure` with the first fault.
  /// - Complexity: O(length).
  package static func parse(
    _ text: String, metrics: [String: Double], names: Set<String>?
  ) throws(Failure) -> VisualFormat {
    var parser = VisualFormatParser(bytes: Array(text.utf8), metrics: metrics, names: names)
    try parser.parse()
    return parser.format
  }

  private init(bytes: [UInt8], metrics: [String: Double], names: Set<String>?) {
    self.bytes = bytes
    self.metrics = metrics
    self.names = names
  }

  // format = [ ("H" | "V"), ":" ], [ "|", connection ], view, { connection, view }, [ connection, "|" ]
  private mutating func parse() throws(Failure) {
    guard !bytes.isEmpty else { throw failure(.empty) }
    for (letter, axis) in [("H", Axis.horizontal), ("V", .vertical)] where take(letter) {
      format.axis = axis
      guard take(":") else { throw failure(.axisWithoutColon(letter)) }
    }
    var before: VisualFormat.Connection?
    if take("|") {
      before = try connection()
      guard next != nil || isDash(before) else { throw Failure(fault: .superviewAlone, offset: position - 1) }
    }
    while true {
      try view(behind: before)
      guard next != nil else { return }
      let connection = try connection()
      if take("|") {
        format.end = connection
        guard next == nil else { throw failure(.trailing(found)) }
        return
      }
      before = connection
    }
  }

  /// Tells whether a connection is more than none, a dash at least.
  private func isDash(_ connection: VisualFormat.Connection?) -> Bool {
    if case .standard? = connection?.gap { true } else { false }
  }

  // connection = [ "-", [ distance, "-" ] ]
  // distance = metric | positive number | predicates
  private mutating func connection() throws(Failure) -> VisualFormat.Connection {
    let offset = position
    guard take("-") else {
      let flush = VisualFormat.Predicate(relation: .equal, object: .constant(0), offset: offset)
      return VisualFormat.Connection(gap: .distances([flush]), offset: offset)
    }
    guard let next else { throw Failure(fault: .danglingConnection, offset: offset) }
    if next == UInt8(ascii: "[") || next == UInt8(ascii: "|") {
      return VisualFormat.Connection(gap: .standard, offset: offset)
    }
    let distances: [VisualFormat.Predicate]
    if next == UInt8(ascii: "(") {
      distances = try predicates(isSize: false)
    } else {
      let start = position
      guard next != UInt8(ascii: "+"), next != UInt8(ascii: "-"), let constant = try constant() else {
        throw failure(.expectedDistance(found: found))
      }
      distances = [VisualFormat.Predicate(relation: .equal, object: .constant(constant), offset: start)]
    }
    guard take("-") else { throw failure(.unclosedConnection(found: found)) }
    guard self.next != nil else { throw Failure(fault: .danglingConnection, offset: position - 1) }
    return VisualFormat.Connection(gap: .distances(distances), offset: offset)
  }

  // view = "[", name, [ predicates ], "]"
  private mutating func view(behind before: VisualFormat.Connection?) throws(Failure) {
    guard take("[") else { throw failure(.expectedView(found: found)) }
    let offset = position
    if next == UInt8(ascii: "]") { throw Failure(fault: .unnamedView, offset: offset) }
    guard let name = takeName() else { throw failure(.expectedName(found: found)) }
    try check(name, at: offset)
    var part = VisualFormat.Part(name: name, offset: offset, before: before)
    if next == UInt8(ascii: "(") { part.sizes = try predicates(isSize: true) }
    guard take("]") else { throw failure(.unclosedView(found: found)) }
    format.parts.append(part)
  }

  /// Checks that a name may be a view's, and notes its place.
  private mutating func check(_ name: String, at offset: Int) throws(Failure) {
    if format.offsets[name] == nil { format.offsets[name] = offset }
    guard let names, !names.contains(name) else { return }
    let fault = VisualFormatFault.unknownView(name, nearest: Spelling.nearest(to: name, among: names.sorted()))
    throw Failure(fault: fault, offset: offset)
  }

  // predicates = "(", predicate, { ",", predicate }, ")"
  private mutating func predicates(isSize: Bool) throws(Failure) -> [VisualFormat.Predicate] {
    _ = take("(")
    if next == UInt8(ascii: ")") { throw failure(.emptyPredicates) }
    var predicates = [try predicate(isSize: isSize)]
    while take(",") { predicates.append(try predicate(isSize: isSize)) }
    guard take(")") else { throw failure(.unclosedPredicates(found: found)) }
    return predicates
  }

  // predicate = [ relation ], (constant | view), [ "@", (metric | number) ]
  private mutating func predicate(isSize: Bool) throws(Failure) -> VisualFormat.Predicate {
    let offset = position
    var predicate = VisualFormat.Predicate(
      relation: try relation(), object: try object(isSize: isSize), offset: offset)
    guard take("@") else { return predicate }
    let start = position
    guard let value = try constant() else { throw failure(.expectedPredicate(found: found)) }
    guard let priority = Priority(rawValue: value) else {
      throw Failure(fault: .priorityOutOfRange(text(from: start)), offset: start)
    }
    predicate.priority = priority
    return predicate
  }

  private mutating func relation() throws(Failure) -> ConstraintRelation {
    let offset = position
    while let next, "=<>!~".utf8.contains(next) { position += 1 }
    let symbol = text(from: offset)
    if symbol.isEmpty { return .equal }
    guard let relation = ConstraintRelation.allCases.first(where: { $0.symbol == symbol }) else {
      throw Failure(fault: .unknownRelation(symbol), offset: offset)
    }
    return relation
  }

  private mutating func object(isSize: Bool) throws(Failure) -> VisualFormat.Object {
    let offset = position
    if isSize, let name = takeName() {
      if let metric = metrics[name] { return .constant(try sound(metric, name, at: offset)) }
      try check(name, at: offset)
      return .view(name)
    }
    guard let constant = try constant() else { throw failure(.expectedPredicate(found: found)) }
    return .constant(constant)
  }

  // MARK: Numbers and names

  /// Reads a number, or the number of a metric's name, if one comes next.
  private mutating func constant() throws(Failure) -> Double? {
    let offset = position
    if let name = takeName() {
      guard let metric = metrics[name] else {
        let nearest = Spelling.nearest(to: name, among: metrics.keys.sorted())
        throw Failure(fault: .unknownMetric(name, nearest: nearest), offset: offset)
      }
      return try sound(metric, name, at: offset)
    }
    guard let number = takeNumber() else { return nil }
    return try sound(number, text(from: offset), at: offset)
  }

  private func sound(_ number: Double, _ text: String, at offset: Int) throws(Failure) -> Double {
    guard Magnitude.isSound(number) else { throw Failure(fault: .numberOutOfRange(text), offset: offset) }
    return number
  }

  /// Reads a number as `strtod` reads decimals: a sign, digits with or without a fraction, an exponent.
  private mutating func takeNumber() -> Double? {
    let start = position
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
    let whole = takeDigits()
    var hasDigits = whole
    if next == UInt8(ascii: ".") {
      position += 1
      let fraction = takeDigits()
      hasDigits = whole || fraction
    }
    guard hasDigits else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { position += 1 }
      if !takeDigits() { position = mantissaEnd }
    }
    return Double(text(from: start)) ?? .infinity
  }

  private mutating func takeDigits() -> Bool {
    let start = position
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { position += 1 }
    return position > start
  }

  /// Reads a name, an identifier of C, if one comes next.
  private mutating func takeName() -> String? {
    guard let next, next.isNameCharacter, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) else { return nil }
    let start = position
    while let next = self.next, next.isNameCharacter { position += 1 }
    return text(from: start)
  }

  // MARK: Characters

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Takes an ASCII character if it comes next.
  private mutating func take(_ character: String) -> Bool {
    guard let next, next == character.utf8.first else { return false }
    position += 1
    return true
  }

  private func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }

  /// The next character, whole; empty at the end.
  private var found: String {
    guard position < bytes.count else { return "" }
    let rest = bytes[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return String(decoding: bytes[position..<rest.endIndex], as: UTF8.self)
  }

  /// A fault at the current place. A space there is itself the fault.
  private func failure(_ fault: VisualFormatFault) -> Failure {
    let isBlank = next.map { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) } ?? false
    return Failure(fault: isBlank ? .space : fault, offset: position)
  }
}

extension UInt8 {
  fileprivate var isNameCharacter: Bool { isIDCharacter && self != UInt8(ascii: "-") }
}
