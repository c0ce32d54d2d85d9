import LayoutModel

/// A scanner that finds conflicts in a log's text: headers, constraints, and the broken one.
///
///     Unable to simultaneously satisfy constraints.          a header begins a conflict
///     ( "<NSLayoutConstraint:0x60 …>", "<…>" )               its list
///     Will attempt to recover by breaking constraint <…>     the broken one
///     Make a symbolic breakpoint at …                        its end
///
/// Each of these may be missing, and line breaks mean nothing. Every byte is examined a bounded number of times.
struct LogScanner {
  /// The parts found of a conflict.
  struct Found {
    var line: Int
    var constraints: [LoggedConstraint] = []
    /// The broken constraint; `nil` if it wasn't understood.
    var broken: LoggedConstraint?
    var unread: [UnreadLine] = []
    /// A Boolean value that tells whether the log names a broken constraint.
    var isRecovered = false
    fileprivate var isRecovering = false
    fileprivate var isListClosed = false
    /// A Boolean value that tells whether another list begins after the closed one.
    fileprivate var isListOpenedAnew = false

    var isEmpty: Bool { constraints.isEmpty && broken == nil && unread.isEmpty }
  }

  private enum Event {
    case header, recovery, end, constraint
  }

  private static let words: [(first: UInt8, words: [UInt8], event: Event)] = [
    ("simultaneously satisfy constraints", .header), ("Conflicting constraints detected", .header),
    ("recover by breaking", .recovery), ("symbolic breakpoint at", .end), ("Break on objc_exception_throw", .end),
    ("UIConstraintBasedLayoutDebugging category", .end),
  ].map { (text: String, event: Event) in (text.utf8.first ?? 0, Array(text.utf8), event) }

  /// The bytes with which something that is looked for begins.
  private static let beginnings = (0...255).map { byte in
    byte == Int(UInt8(ascii: "C")) || words.contains { Int($0.first) == byte }
  }

  /// The maximum length of a constraint, in bytes; longer text is cut.
  private static let longestConstraint = 6_000
  private static let longestUnread = 200
  /// The maximum length of a constraint's class name, in bytes.
  private static let longestClass = 200

  private let text: LogText
  /// The text's bytes.
  private let bytes: [UInt8]
  private var found: [Found] = []
  private var open: Found?

  private init(_ text: LogText) {
    self.text = text
    bytes = text.bytes
  }

  /// Returns the conflicts in a file.
  static func conflicts(in file: [UInt8]) -> [Found] {
    var scanner = LogScanner(LogText(file))
    scanner.scan()
    return scanner.found
  }

  // MARK: Events

  private mutating func scan() {
    let events = events()
    for (number, event) in events.enumerated() {
      let limit = number + 1 < events.count ? events[number + 1].start : bytes.count
      var end = event.end
      switch event.event {
      case .header:
        close()
        open = Found(line: text.line(at: event.start))
      case .recovery:
        if open.map({ $0.isRecovered }) ?? true { reopen(at: event.start) }
        open?.isRecovered = true
        open?.isRecovering = true
      case .end: close()
      case .constraint: end = take(event.start, limit)
      }
      readGap(end, limit)
    }
    close()
  }

  private mutating func close() {
    if let open, !open.isEmpty { found.append(open) }
    open = nil
  }

  private mutating func reopen(at offset: Int) {
    close()
    open = Found(line: text.line(at: offset))
  }

  /// Returns all headers, constraints and other events, in order. A constraint starts at its class.
  private func events() -> [(event: Event, start: Int, end: Int)] {
    var events: [(event: Event, start: Int, end: Int)] = []
    var place = 0
    var last = 0
    let (bytes, beginnings) = (bytes, Self.beginnings)
    while place < bytes.count {
      guard beginnings[Int(bytes[place])] else {
        place += 1
        continue
      }
      if bytes[place] == UInt8(ascii: "C"), let constraint = constraint(at: place, behind: last) {
        events.append((.constraint, constraint.start, constraint.end))
        place = constraint.end
        last = place
        continue
      }
      for words in Self.words where words.first == bytes[place] {
        guard let end = match(words.words, at: place) else { continue }
        events.append((words.event, place, end))
        place = end - 1
        last = end
        break
      }
      place += 1
    }
    return events
  }

  /// Returns the end of words that begin at an index, with any spaces between them.
  private func match(_ words: [UInt8], at start: Int) -> Int? {
    var place = start
    for byte in words {
      guard place < bytes.count else { return nil }
      if byte == Byte.space {
        guard Byte.isBlank(bytes[place]) else { return nil }
        var blanks = 0
        while place < bytes.count, Byte.isBlank(bytes[place]), blanks < 200 {
          place += 1
          blanks += 1
        }
      } else {
        guard bytes[place] == byte else { return nil }
        place += 1
      }
    }
    return place
  }

  private static let constraintWord = Array("Constraint".utf8)

  /// Returns the beginning of a constraint around the `C` of its class `…Constraint`: the class's start, and the index
  /// after the colon.
  private func constraint(at place: Int, behind last: Int) -> (start: Int, end: Int)? {
    guard var end = match(Self.constraintWord, at: place) else { return nil }
    while end < bytes.count, Byte.isOfName(bytes[end]), end - place < Self.longestClass { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { return nil }
    var start = place
    while start > last, Byte.isOfName(bytes[start - 1]), place - start < Self.longestClass { start -= 1 }
    end += 1
    let isOpened = start > 0 && bytes[start - 1] == UInt8(ascii: "<")
    var address = end
    while address < bytes.count, Byte.isBlank(bytes[address]), address - end < 3 { address += 1 }
    let hasAddress =
      address + 1 < bytes.count && bytes[address] == UInt8(ascii: "0") && bytes[address + 1] == UInt8(ascii: "x")
    guard hasAddress || (isOpened && end < bytes.count && Byte.isOfName(bytes[end])) else { return nil }
    return (start, end)
  }

  // MARK: Constraints

  /// Adds the constraint that begins at an index, and returns its end.
  private mutating func take(_ start: Int, _ limit: Int) -> Int {
    let limit = min(limit, start + Self.longestConstraint)
    var (content, end) = extent(from: start, to: limit)
    let line = text.line(at: start)
    var constraints = LogLineParser.constraints(in: content, line: line)
    if constraints.isEmpty, !content.count(where: { $0 == Byte.quote }).isMultiple(of: 2) {
      // The title may have several lines.
      let whole = extent(from: start, to: limit, isCutByLines: false)
      constraints = LogLineParser.constraints(in: whole.content, line: line)
      if !constraints.isEmpty { (content, end) = whole }
    }
    let isOfNext =
      open.map { $0.isListOpenedAnew && !$0.isRecovered || $0.isRecovered && !$0.isRecovering } ?? true
    if isOfNext { reopen(at: start) }
    if constraints.isEmpty, open?.isRecovering != true || LogNumber.tooLarge(in: content) != nil {
      tell(unread(content, line))
    }
    take(constraints)
    return end
  }

  private mutating func take(_ constraints: [LoggedConstraint]) {
    if open?.isRecovering == true {
      open?.isRecovering = false
      open?.broken = constraints.first
    } else {
      open?.constraints += constraints
    }
  }

  /// Returns the text between a constraint's angle brackets, and the index after it.
  private func extent(
    from start: Int, to limit: Int, isCutByLines: Bool = true
  ) -> (content: ArraySlice<UInt8>, end: Int) {
    var place = start
    while place < limit {
      switch bytes[place] {
      case UInt8(ascii: ">") where isEnd(place + 1): return (bytes[start..<place], place + 1)
      case Byte.lineFeed where isCutByLines && isCut(behind: place):
        // Without its bracket, a constraint ends at the characters that close the list's entry.
        var end = place
        while end > start, [UInt8(ascii: "\""), UInt8(ascii: ","), Byte.space].contains(bytes[end - 1]) { end -= 1 }
        return (bytes[start..<end], place)
      default: place += 1
      }
    }
    // The bracket and quote before the next constraint belong to that one.
    var end = limit
    while end > start, [UInt8(ascii: "<"), UInt8(ascii: "\""), Byte.space, Byte.lineFeed].contains(bytes[end - 1]) {
      end -= 1
    }
    return (bytes[start..<end], end)
  }

  private static let wordsBehind = ["Make", "Will", "Break", "The"].map { Array($0.utf8) }

  /// Tells whether the text after a `>` shows that it ends a constraint.
  private func isEnd(_ start: Int) -> Bool {
    var place = start
    while place < bytes.count, bytes[place] == Byte.space { place += 1 }
    guard place < bytes.count else { return true }
    let next = place + 1 < bytes.count ? bytes[place + 1] : Byte.lineFeed
    switch bytes[place] {
    case Byte.lineFeed, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "*"), UInt8(ascii: "\\"),
      UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: "("):
      return true
    // `'|':NSView:0x<B> )>`, with letters over the digits.
    case UInt8(ascii: ")"): return next != UInt8(ascii: ">")
    case UInt8(ascii: "."): return Byte.isBlank(next)
    case Byte.quote: return next == UInt8(ascii: ",") || next == Byte.lineFeed
    case 0xE2: return next == 0x80
    default: return Self.wordsBehind.contains { match($0, at: place) != nil }
    }
  }

  /// Tells whether a constraint without its `>` ends at the end of a line, because the next line is empty or begins
  /// with something that can't continue it.
  private func isCut(behind lineFeed: Int) -> Bool {
    guard lineFeed + 1 < bytes.count else { return true }
    return [Byte.lineFeed, UInt8(ascii: "\""), UInt8(ascii: ")")].contains(bytes[lineFeed + 1])
  }

  private mutating func tell(_ line: UnreadLine) { open?.unread.append(line) }

  /// Returns a part of the text that isn't understood; a list's entry loses its quotes.
  private func unread(_ text: ArraySlice<UInt8>, _ line: Int, isQuoted: Bool = false) -> UnreadLine {
    let plain = text.lazy.filter { !isQuoted || $0 != UInt8(ascii: "\"") }
    let trimmed = plain.drop { Byte.isBlank($0) }.prefix(Self.longestUnread)
    let words = String(decoding: trimmed, as: UTF8.self).split { $0 == " " || $0 == "\n" }
    var unread = UnreadLine(line: line, text: words.joined(separator: " "))
    if let number = LogNumber.tooLarge(in: text) {
      let position = self.text.position(at: number.startIndex)
      unread.problem = UnreadLine.Problem(
        line: position.line, column: position.column,
        message: "\(LogLineParser.string(number)) is too large for a layout: \(Magnitude.words)")
    }
    return unread
  }

  // MARK: Between

  /// Reads the text between two parts that are understood, line by line: where lists begin and end, and lines that
  /// aren't understood.
  private mutating func readGap(_ start: Int, _ end: Int) {
    guard open != nil, start < end else { return }
    var place = start
    for line in bytes[start..<end].split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      // The characters that close the previous constraint don't open a line.
      let isFirst = place == start && start > 0 && bytes[start - 1] == UInt8(ascii: ">")
      if isFirst, line.contains(UInt8(ascii: ")")) { readLineOfGap(line.prefix { !Byte.isLetter($0) }, at: place) }
      readLineOfGap(isFirst ? line.drop { Byte.isPunctuation($0) || $0 == Byte.space } : line, at: place)
      place += line.count + 1
    }
  }

  private mutating func readLineOfGap(_ line: ArraySlice<UInt8>, at offset: Int) {
    let letters = line.filter { Byte.isLetter($0) || Byte.isDigit($0) }
    guard letters.isEmpty else {
      if open.map({ !$0.isListClosed || $0.isRecovering }) ?? false,
        let constraint = SpelledConstraint(line, line: text.line(at: offset))?.constraint
      {
        take([constraint])
        return
      }
      let trimmed = line.drop { $0 == Byte.space }
      guard let first = trimmed.first, open?.isListClosed == false, open?.isRecovered == false else { return }
      let isListed = first == UInt8(ascii: "\"") || first == UInt8(ascii: "<")
      if isListed, letters.count > 1, !trimmed.elementsEqual("<br>".utf8), !trimmed.elementsEqual("<br/>".utf8) {
        tell(unread(trimmed, text.line(at: offset), isQuoted: true))
      }
      return
    }
    if line.contains(UInt8(ascii: ")")), open?.constraints.isEmpty == false || open?.unread.isEmpty == false {
      open?.isListClosed = true
    } else if line.contains(UInt8(ascii: "(")), open?.isListClosed == true {
      open?.isListOpenedAnew = true
    } else if line.count(where: { $0 == UInt8(ascii: ".") }) >= 3, open?.constraints.isEmpty == false,
      open?.isListClosed == false, open?.isRecovered == false
    {
      tell(unread(line, text.line(at: offset)))
    }
  }
}
