import Documents
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import Notations

/// An Interface Builder file with the frames that its constraints give on its canvases, as Xcode's Update Frames writes
/// them.
///
/// Where a view lies elsewhere than it was drawn, its `rect` gets new numbers and its `misplaced` mark is removed;
/// every other byte stays. Ambiguous and hidden views, roots and cells, and views that are drawn differently for other
/// size classes are left as they are. A label's drawn size is the size it asks for, so one update may require another;
/// updates repeat until nothing changes.
package struct FrameUpdate {
  /// The file's new content.
  package private(set) var bytes: [UInt8]
  /// The number of views that got another frame.
  package private(set) var updatedViews = 0
  /// A Boolean value that tells whether nothing is left to update; `false` if frames don't come to rest.
  package private(set) var isSettled = false

  /// The maximum number of updates; nearly all files need one or two.
  private static let maximumRounds = 8

  /// Updates a file's frames.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - name: Its name without its ending.
  /// - Throws: `InputError`; `LayoutFailure`.
  package init(_ bytes: [UInt8], name: String) throws {
    self.bytes = bytes
    var updated: Set<SourcePosition> = []
    for _ in 0..<Self.maximumRounds {
      let round = try Round(self.bytes, name: name)
      guard !round.edits.isEmpty else {
        isSettled = true
        break
      }
      // A removed mark shifts the elements after it in its line, so views are identified by their line alone.
      updated.formUnion(round.edits.map { SourcePosition(line: $0.line, column: 1) })
      self.bytes = Self.replacing(self.bytes, round.edits)
    }
    updatedViews = updated.count
  }

  /// A part of the file, and its replacement.
  fileprivate struct Edit {
    let line: Int
    let range: Range<Int>
    let text: String
  }

  private static func replacing(_ bytes: [UInt8], _ edits: [Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= index {
      result += bytes[index..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      index = edit.range.upperBound
    }
    return result + bytes[index...]
  }
}

/// One pass over a file, which collects the edits.
private struct Round {
  private(set) var edits: [FrameUpdate.Edit] = []
  private let bytes: [UInt8]
  private let lines: LineStarts

  init(_ bytes: [UInt8], name: String) throws {
    self.bytes = bytes
    lines = LineStarts(of: bytes)
    let document = try InputError.wrapping { () throws(DocumentError) in try XMLDocumentReader.root(of: bytes) }
    let file = InterfaceBuilderSource(try InterfaceBuilderFile(document, name: name))
    var frames: [SourcePosition: Rect] = [:]
    _ = try file.forEachLayout(under: [.canvas]) { layout in
      for controller in layout.controllers {
        frames.merge(Self.frames(in: controller.layout, layout.device.scale)) { first, _ in first }
      }
    }
    // A file without a device stores whole points.
    let tolerance = document.child("device") == nil ? 1.0 : 0
    add(document, frames, tolerance)
  }

  /// Returns the frames that constraints give, by the positions of the views' elements.
  private static func frames(in layout: Layout, _ scale: Double) -> [SourcePosition: Rect] {
    let tree = layout.tree
    var isHidden = [Bool](repeating: false, count: tree.viewCount)
    var frames: [SourcePosition: Rect] = [:]
    for view in tree.viewIndices {
      let superview = tree.superview(of: view)
      isHidden[view.position] = tree[view].isHidden || (superview.map { isHidden[$0.position] } ?? false)
      guard superview != nil, !isHidden[view.position], layout.ambiguities[view.position].isEmpty,
        let position = tree[view].position
      else { continue }
      frames[position] = layout.frames[view.position]
    }
    return frames
  }

  private mutating func add(_ element: XMLElement, _ frames: [SourcePosition: Rect], _ tolerance: Double) {
    var pending = [element]
    while let element = pending.popLast() {
      pending += element.children
      guard let frame = frames[element.position], let rect = element.child(forKey: "frame"), rect.name == "rect",
        !element.name.hasSuffix("Cell"), !element.name.hasSuffix("ContentView"),
        !element.name.hasSuffix("ReusableView"),
        element["fixedFrame"] != "YES",
        // Views that are drawn differently for other size classes, or are absent for some, are left out.
        !element.children.contains(where: { $0.name == "variation" && $0.child(forKey: "frame") != nil })
      else { continue }
      let computed = [("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height)]
      let stored = computed.map { name, _ in rect[name].flatMap(Double.init) }
      guard stored.allSatisfy({ $0 != nil }) else { continue }
      let isOff = zip(computed, stored).contains { abs($0.1 - ($1 ?? 0)) > Self.pixel + tolerance }
      guard isOff else { continue }
      guard let tag = tag(at: rect.position) else { continue }
      for (name, value) in computed {
        if abs((rect[name].flatMap(Double.init) ?? 0) - value) > Self.rounding,
          let range = self.value(of: name, in: tag)
        {
          edits.append(FrameUpdate.Edit(line: element.position.line, range: range, text: value.interfaceBuilderText))
        }
      }
      if element["misplaced"] != nil, let tag = self.tag(at: element.position),
        let range = value(of: "misplaced", in: tag)
      {
        // The range includes the space and the name before the value, and the quote after it.
        let start = range.lowerBound - "misplaced=\"".utf8.count
        if start > 0, Self.blanks.contains(bytes[start - 1]) {
          edits.append(FrameUpdate.Edit(line: element.position.line, range: start - 1..<range.upperBound + 1, text: ""))
        }
      }
    }
  }

  /// The difference up to which two frames are the same: half a pixel of the canvas.
  private static let pixel = 0.5
  /// The precision that a file's decimals lose in thirds of points.
  private static let rounding = 0.001
  private static let blanks = Set(" \t\r\n".utf8)

  /// Returns the bytes of a start tag.
  private func tag(at position: SourcePosition) -> Range<Int>? {
    guard let lineStart = lines[position.line] else { return nil }
    let start = lineStart + position.column - 1
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return nil }
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return start..<index
      }
    }
    return nil
  }

  /// Returns the bytes of an attribute's value, between its quotes.
  private func value(of attribute: String, in tag: Range<Int>) -> Range<Int>? {
    let name = Array(attribute.utf8)
    var quote: UInt8?
    for index in tag {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      let end = index + name.count
      if Self.blanks.contains(bytes[index - 1]), end + 1 < tag.upperBound, bytes[index..<end].elementsEqual(name),
        bytes[end] == UInt8(ascii: "="), bytes[end + 1] == UInt8(ascii: "\"") || bytes[end + 1] == UInt8(ascii: "'")
      {
        let start = end + 2
        guard let close = bytes[start..<tag.upperBound].firstIndex(of: bytes[end + 1]) else { return nil }
        return start..<close
      }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { quote = byte }
    }
    return nil
  }
}

extension Double {
  /// The number as Xcode writes it: `0.0`, `16`, `20.5`, with 17 digits if the decimals don't end, such as
  /// `333.66666666666669`.
  var interfaceBuilderText: String {
    guard self != 0 else { return "0.0" }
    guard abs(self) < 1e6, self != rounded() else { return JSONText.number(self) }
    let whole = abs(self).rounded(.down)
    var digits = whole == 0 ? [] : Array(String(Int(whole)).utf8)
    let wholeCount = digits.count
    // The fraction is a whole multiple of 2^-60 or more, so its digits come out exactly.
    let fraction = abs(self) - whole
    guard let scaled = UInt128(exactly: fraction * 0x1p100) else { return JSONText.number(self) }
    var rest = scaled
    while digits.count < 17 {
      rest *= 10
      digits.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest >> 100))
      rest &= (1 << 100) - 1
    }
    if rest >= 1 << 99 {
      var index = digits.count - 1
      while index >= wholeCount, digits[index] == UInt8(ascii: "9") {
        digits[index] = UInt8(ascii: "0")
        index -= 1
      }
      guard index >= wholeCount else { return JSONText.number(self) }
      digits[index] += 1
    }
    while digits.last == UInt8(ascii: "0"), digits.count > wholeCount { digits.removeLast() }
    let text = String(decoding: digits, as: UTF8.self)
    let head = wholeCount == 0 ? "0" : String(text.prefix(wholeCount))
    return (self < 0 ? "-" : "") + head + "." + text.dropFirst(wholeCount)
  }
}
