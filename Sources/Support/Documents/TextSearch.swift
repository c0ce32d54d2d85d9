/// The package's few searches for texts in texts, character by character. Swift's regular expressions would bring their whole library into
/// a program.
///
/// Each method is generic at its door alone; the code behind works on `Substring`, and is optimized once, here.
extension StringProtocol {
  /// The range of the first occurrence of a text that isn't empty; `nil` if there is none.
  package func firstRange(of text: some StringProtocol) -> Range<Index>? { Substring(self).first(Substring(text)) }

  /// The ranges of all occurrences of a text that isn't empty; they don't overlap.
  package func ranges(of text: some StringProtocol) -> [Range<Index>] {
    Substring(self).occurrences(of: Substring(text))
  }

  /// The text with every occurrence of a text that isn't empty replaced by another.
  package func replacing(_ text: some StringProtocol, with other: some StringProtocol) -> String {
    Substring(self).with(Substring(other), inPlaceOf: Substring(text))
  }

  /// The parts between separators of several characters, as `split` gives those between single ones.
  package func parts(separatedBy separator: some StringProtocol, omittingEmpty: Bool = true) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: separator) {
      parts.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    parts.append(self[start...])
    return omittingEmpty ? parts.filter { !$0.isEmpty } : parts
  }

  /// Tells whether a text occurs in this one.
  package func holds(_ text: some StringProtocol) -> Bool { text.isEmpty || firstRange(of: text) != nil }
}

extension Substring {
  fileprivate func first(_ text: Substring) -> Range<Index>? {
    guard let first = text.first else { return nil }
    if text.isFoundByBytes {
      guard let found = firstBytes(of: text) else { return nil }
      if isPlain(around: found) { return found }
    }
    var start = startIndex
    while let found = self[start...].firstIndex(of: first) {
      if let end = end(of: text, from: found) { return found..<end }
      start = index(after: found)
    }
    return nil
  }

  /// Tells whether bytes alone say where the text may stand: its characters are of ASCII, are no halves of a line's end, and equal no
  /// character but themselves, as `K`, `;` and the grave accent do (U+212A, U+037E, U+1FEF).
  private var isFoundByBytes: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != 0x0A && $0 != 0x0D && $0 != 0x4B && $0 != 0x3B && $0 != 0x60 }
  }

  /// The range of the first bytes that are those of a text; `nil` if there are none.
  private func firstBytes(of text: Substring) -> Range<Index>? {
    let first = text.utf8[text.startIndex]
    var start = startIndex
    while let found = utf8[start...].firstIndex(of: first) {
      if utf8[found...].starts(with: text.utf8) { return found..<utf8.index(found, offsetBy: text.utf8.count) }
      start = utf8.index(after: found)
    }
    return nil
  }

  /// Tells whether the bytes beside a range are of ASCII, so that no character reaches out of it.
  private func isPlain(around range: Range<Index>) -> Bool {
    if range.lowerBound > startIndex, utf8[utf8.index(before: range.lowerBound)] >= 0x80 { return false }
    return range.upperBound == endIndex || utf8[range.upperBound] < 0x80
  }

  /// The end of a text that begins at an index; `nil` if another stands there.
  private func end(of text: Substring, from start: Index) -> Index? {
    var index = start
    for character in text {
      guard index < endIndex, self[index] == character else { return nil }
      formIndex(after: &index)
    }
    return index
  }

  fileprivate func occurrences(of text: Substring) -> [Range<Index>] {
    var ranges: [Range<Index>] = []
    var start = startIndex
    while let range = self[start...].first(text) {
      ranges.append(range)
      start = range.upperBound
    }
    return ranges
  }

  fileprivate func with(_ other: Substring, inPlaceOf text: Substring) -> String {
    var result = ""
    var start = startIndex
    for range in occurrences(of: text) {
      result += self[start..<range.lowerBound]
      result += other
      start = range.upperBound
    }
    result += self[start...]
    return result
  }
}
