import Documents

/// The text of a document that is edited: its bytes, and the offsets at which lines begin.
///
/// An edit costs the bytes and lines behind it a move, and looks for line ends only in the lines that it changes. Places beyond the text's
/// end, or a line's, are that end.
struct EditedText: Sendable {
  private(set) var bytes: [UInt8]
  /// The offset of each line's first byte.
  private var starts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.starts(in: bytes[...])
  }

  var lineCount: Int { starts.count }

  /// Replaces a part of the text.
  mutating func replace(_ range: TextRange, with text: String) {
    replace(offset(of: range.start)..<offset(of: range.end), with: Array(text.utf8))
  }

  /// Replaces bytes.
  mutating func replace(_ range: Range<Int>, with new: [UInt8]) {
    // A line end may be joined with the line before: a line feed behind a carriage return.
    let first = max(0, line(at: range.lowerBound) - 1)
    let last = line(at: range.upperBound)
    let end = last + 1 < starts.count ? starts[last + 1] : bytes.count
    let growth = new.count - range.count
    bytes.replaceSubrange(range, with: new)
    var changed = Self.starts(in: bytes[starts[first]..<end + growth])
    // The line behind the changed ones has its start already.
    if last + 1 < starts.count, changed.count > 1, changed.last == end + growth { changed.removeLast() }
    for index in starts.indices.suffix(from: last + 1) { starts[index] += growth }
    starts.replaceSubrange(first...last, with: changed)
  }

  /// Returns the offsets at which lines of a part begin, the part's own start first.
  private static func starts(in part: ArraySlice<UInt8>) -> [Int] {
    let lines = LineStarts(of: Array(part))
    var starts: [Int] = []
    while let offset = lines[starts.count + 1] { starts.append(part.startIndex + offset) }
    return starts
  }

  // MARK: Places

  /// The index of the line that an offset is in, from 0.
  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The offset behind a line's last byte, without its line end.
  private func end(ofLine line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1]
    if end > starts[line], bytes[end - 1] == 0x0A { end -= 1 }
    if end > starts[line], bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// The offset of a place.
  func offset(of position: TextPosition) -> Int {
    guard position.line < starts.count else { return bytes.count }
    let end = end(ofLine: position.line)
    var offset = starts[position.line]
    var units = 0
    while offset < end, units < position.character {
      units += Self.units(of: bytes[offset])
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The place of an offset, which may lie beyond the text.
  func position(of offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(at: offset)
    return TextPosition(line: line, character: bytes[starts[line]..<offset].reduce(0) { $0 + Self.units(of: $1) })
  }

  /// The offset of a place of a file, whose columns are in bytes.
  func offset(of position: SourcePosition) -> Int {
    guard position.line <= starts.count else { return bytes.count }
    return min(starts[position.line - 1] + position.column - 1, end(ofLine: position.line - 1))
  }

  /// The place of an offset as files have them.
  func sourcePosition(of offset: Int) -> SourcePosition {
    let line = line(at: min(max(0, offset), bytes.count))
    return SourcePosition(line: line + 1, column: max(0, offset - starts[line]) + 1)
  }

  /// The place of a place of a file.
  func position(of position: SourcePosition) -> TextPosition { self.position(of: offset(of: position)) }

  /// The UTF-16 units of the character that begins with a byte; none for a byte within one.
  private static func units(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
