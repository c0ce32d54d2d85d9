public import Documents
import LayoutModel

extension FrameDump {
  /// What is wrong with a dump that was read, and where.
  public struct ReadingError: Error, Hashable {
    /// What is wrong, in words.
    public let message: String
    /// Where in the dump.
    public let position: SourcePosition
  }

  /// The dump that a file holds.
  ///
  /// - Throws: `ReadingError` where it isn't `layout-dump/1`.
  public init(reading bytes: [UInt8]) throws(ReadingError) {
    try self.init(reading: bytes, needsLayouts: false) { _ in nil }
  }

  /// The dump that a file holds, of which more is asked.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - needsLayouts: Whether it must have a layout.
  ///   - fault: What is wrong with a layout, and the key of it; `nil` of one that is right.
  /// - Throws: `ReadingError` where it isn't `layout-dump/1`, or not what is asked for.
  package init(
    reading bytes: [UInt8], needsLayouts: Bool, fault: (LayoutRecord) -> (key: String, message: String)?
  ) throws(ReadingError) {
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw ReadingError(message: error.message, position: error.position)
    }
    let dump = try DumpObject(document)
    guard try dump.string("format") == Self.format else {
      throw ReadingError(message: "this is not a \(Self.format)", position: document.position)
    }
    let fixture = try dump.string("fixture")
    let layouts = try dump.objects("layouts")
    guard !needsLayouts || !layouts.isEmpty else {
      throw dump.error("this golden file names no layout", at: "layouts")
    }
    self.init(
      fixture: fixture,
      layouts: try layouts.map { layout throws(ReadingError) in
        let record = try LayoutRecord(reading: layout)
        if let (key, message) = fault(record) { throw layout.error(message, at: key) }
        return record
      })
  }
}

extension FrameDump.LayoutRecord {
  fileprivate init(reading layout: DumpObject) throws(FrameDump.ReadingError) {
    device = try layout.string("device")
    scene = layout.has("scene") ? try layout.string("scene") : nil
    requestedOrientation = try layout.string("requestedOrientation")
    orientation = try layout.string("orientation")
    systemVersion = try layout.choice("systemVersion", SystemVersion.init)
    if layout.has("size") {
      let numbers = try layout.numbers("size", count: 2)
      size = Size(width: numbers[0], height: numbers[1])
    }
    contentSizeCategory = try layout.choice("contentSizeCategory", ContentSizeCategory.init)
    layoutDirection = try layout.choice("layoutDirection", UserInterfaceLayoutDirection.init)
    pseudolanguage = try layout.choice("pseudolanguage", Pseudolanguage.init)
    localization = layout.has("localization") ? try layout.string("localization") : nil
    window = try layout.numbers("window")
    views = try layout.objects("views").map { view throws(FrameDump.ReadingError) in
      try FrameDump.ViewRecord(reading: view)
    }
    diagnostics = try layout.objects("diagnostics").map { diagnostic throws(FrameDump.ReadingError) in
      try FrameDump.DiagnosticRecord(reading: diagnostic)
    }
  }
}

extension FrameDump.ViewRecord {
  fileprivate init(reading view: DumpObject) throws(FrameDump.ReadingError) {
    id = try view.string("id")
    className = try view.string("class")
    depth = Int(exactly: try view.number("depth")) ?? 0
    superview = view.has("superview") ? try view.string("superview") : nil
    frame = try view.numbers("frame")
    isHidden = view.has("hidden") ? try view.bool("hidden") : false
    isEnabled = view.has("enabled") ? try view.bool("enabled") : true
    isSelected = view.has("selected") ? try view.bool("selected") : false
    alpha = view.has("alpha") ? try view.number("alpha") : 1
    ambiguous = view.has("ambiguous") ? try view.strings("ambiguous") : []
    transform = view.has("transform") ? try view.numbers("transform", count: 6) : []
    bounds = view.has("bounds") ? try view.numbers("bounds") : []
    center = view.has("center") ? try view.numbers("center", count: 2) : []
    contentSize = view.has("contentSize") ? try view.numbers("contentSize", count: 2) : []
    arrowDirection = view.has("arrowDirection") ? try view.string("arrowDirection") : ""
    arrowTip = view.has("arrowTip") ? try view.numbers("arrowTip", count: 2) : []
  }
}

extension FrameDump.DiagnosticRecord {
  fileprivate init(reading diagnostic: DumpObject) throws(FrameDump.ReadingError) {
    severity = try diagnostic.string("severity")
    code = try diagnostic.string("code")
    message = try diagnostic.string("message")
    if diagnostic.has("line") {
      guard let line = Int(exactly: try diagnostic.number("line")), line > 0,
        let column = Int(exactly: try diagnostic.number("column")), column > 0
      else { throw diagnostic.error("a line and a column count from 1") }
      position = SourcePosition(line: line, column: column)
    }
    items = try diagnostic.strings("items")
    broken = diagnostic.has("broken") ? try diagnostic.strings("broken") : []
    repairs = diagnostic.has("repairs") ? try diagnostic.strings("repairs") : []
  }
}

/// An object of a dump, whose members are asked for by key.
struct DumpObject {
  private let members: [String: JSONValue]
  let position: SourcePosition

  init(_ value: JSONValue) throws(FrameDump.ReadingError) {
    guard case .object(let members) = value.content else {
      throw FrameDump.ReadingError(
        message: "expected an object, found \(value.kindDescription)", position: value.position)
    }
    self.members = Dictionary(members.map { ($0.key, $0.value) }) { _, last in last }
    position = value.position
  }

  func error(_ message: String) -> FrameDump.ReadingError {
    FrameDump.ReadingError(message: message, position: position)
  }

  /// What is wrong with the value of a key.
  func error(_ message: String, at key: String) -> FrameDump.ReadingError {
    FrameDump.ReadingError(message: message, position: members[key]?.position ?? position)
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  func string(_ key: String) throws(FrameDump.ReadingError) -> String {
    guard case .string(let value) = members[key]?.content else { throw error("'\(key)' should be a string") }
    return value
  }

  /// What one of a few words means; `nil` where the key is left out.
  func choice<Value>(_ key: String, _ make: (String) -> Value?) throws(FrameDump.ReadingError) -> Value? {
    guard let member = members[key] else { return nil }
    let text = try string(key)
    guard let value = make(text) else {
      throw FrameDump.ReadingError(
        message: "'\(key)' can't be \(JSONText.quoted(text.excerpt))", position: member.position)
    }
    return value
  }

  func bool(_ key: String) throws(FrameDump.ReadingError) -> Bool {
    guard case .bool(let value) = members[key]?.content else { throw error("'\(key)' should be true or false") }
    return value
  }

  func number(_ key: String) throws(FrameDump.ReadingError) -> Double {
    guard case .number(let value, _) = members[key]?.content, value.isFinite else {
      throw error("'\(key)' should be a number")
    }
    return value
  }

  func numbers(_ key: String, count: Int = 4) throws(FrameDump.ReadingError) -> [Double] {
    let numbers = try values(key).compactMap { value in
      if case .number(let number, _) = value.content, number.isFinite { number } else { nil }
    }
    guard numbers.count == count else { throw error("'\(key)' should be \(count) numbers") }
    return numbers
  }

  func strings(_ key: String) throws(FrameDump.ReadingError) -> [String] {
    let values = try values(key)
    let strings = values.compactMap { value in
      if case .string(let string) = value.content { string } else { nil }
    }
    guard strings.count == values.count else { throw error("'\(key)' should be strings") }
    return strings
  }

  func objects(_ key: String) throws(FrameDump.ReadingError) -> [DumpObject] {
    try values(key).map { value throws(FrameDump.ReadingError) in try DumpObject(value) }
  }

  func values(_ key: String) throws(FrameDump.ReadingError) -> [JSONValue] {
    guard case .array(let values) = members[key]?.content else { throw error("'\(key)' should be an array") }
    return values
  }
}
