import Documents
package import Findings
import InterfaceBuilder
import LayoutModel
import LayoutResolution
import Notations
import ViewKinds

/// An Interface Builder file with the frames that its constraints give on its canvases, as Xcode's Update Frames writes
/// them.
///
/// Where a view lies elsewhere than it was drawn, and something asks for that (`FrameCauses`), its `rect` gets new numbers and its
/// `misplaced` mark is removed; every other byte stays. Left as they are: ambiguous views, those that a stack view hides, roots, rows of files
/// up to Xcode 7, and views that are drawn differently for other size classes. A view's drawn size is the size that its content asks for, unless it was stretched; a text of several
/// lines asks for another height in another width. So one update may require another, and updates repeat until nothing changes.
package struct FrameUpdate {
  /// The edits of the file, in its order.
  package private(set) var edits: [LintFinding.Repair.Edit] = []
  /// The file's new content.
  package let bytes: [UInt8]
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
  ///   - scene: The name of the only scene to update; all if `nil`.
  /// - Throws: `InputError`; `LayoutFailure`; `SceneChoiceError`.
  package init(_ bytes: [UInt8], name: String, scene: String? = nil) throws {
    let original = try InputError.wrapping { () throws(DocumentError) in try XMLDocumentReader.root(of: bytes) }
    var drawing = DrawnFrames(of: original)
    for _ in 0..<Self.maximumRounds {
      guard try drawing.update(name: name, scene: scene) else {
        isSettled = true
        break
      }
    }
    let source = SourceBytes(bytes)
    for (position, frame) in drawing.changed {
      guard let own = frame.edits(at: position, in: source) else { continue }
      edits += own
      updatedViews += 1
    }
    edits.sort { $0.bytes.lowerBound < $1.bytes.lowerBound }
    self.bytes = edits.applied(to: bytes) ?? bytes
  }
}

/// The frames of a document while they are updated.
private struct DrawnFrames {
  private var document: XMLElement
  /// The new frames by the places of the views' elements.
  private(set) var changed: [SourcePosition: NewFrame] = [:]
  /// The sizes that views' contents ask for, where their drawn size no longer tells it.
  private var contents: [SourcePosition: IntrinsicContentSize] = [:]
  /// The places of stretched views among these.
  private var stretched: Set<SourcePosition> = []
  /// The roots in which frames change: all of such a root is laid out by the rules of the file's Xcode.
  private var changedRoots: Set<SourcePosition> = []
  /// The difference up to which frames are the same.
  private let tolerance: Double

  init(of document: XMLElement) {
    self.document = document
    // A file without a device stores whole points.
    tolerance = Self.pixel + (document.child("device") == nil ? 1.0 : 0)
  }

  /// The difference up to which two frames are the same: half a pixel of the canvas.
  private static let pixel = 0.5

  /// Gives each view the frame that constraints give it with the frames drawn so far.
  ///
  /// - Returns: Whether one changed.
  mutating func update(name: String, scene: String?) throws -> Bool {
    var content = try InterfaceBuilderFile(document, name: name)
    content.rootsDrawnAnew = changedRoots
    let isWithRows = !content.keepsRowsOfTemplate
    let file = InterfaceBuilderSource(content)
    let elements = DrawnElements(of: document)
    var frames: [SourcePosition: Rect] = [:]
    var leaves: [SourcePosition: Leaf] = [:]
    var (isTaught, hasChanged) = (false, false)
    _ = try file.forEachLayout(under: [.canvas], scene: scene) { screen in
      for controller in screen.controllers {
        let layout = controller.layout
        let (updated, own) = (Self.frames(in: layout), Leaf.leaves(of: layout))
        let founded = views(of: layout, elements)
        isTaught = try teach(own, of: layout, in: founded, elements) || isTaught
        frames.merge(updated.filter { founded.contains($0.key) }) { first, _ in first }
        leaves.merge(own) { first, _ in first }
        if !founded.isEmpty, let root = layout.tree[layout.tree.root].position {
          hasChanged = changedRoots.insert(root).inserted || hasChanged
        }
      }
    }
    // What follows from another size that a content asks for is laid out first.
    hasChanged = hasChanged || isTaught
    document = document.mapped { element in
      var element = element
      if !isTaught, let frame = frames[element.position], let rect = element.updatableRect(isWithRows: isWithRows),
        let drawn = rect.frameNumbers, drawn.differs(from: frame, by: tolerance)
      {
        let numbers = [frame.x, frame.y, frame.width, frame.height]
        hasChanged = true
        changed[element.position] = NewFrame(rect: rect.position, numbers: numbers)
        if let leaf = leaves[element.position] {
          contents[element.position] = leaf.size(widened: drawn.width, to: frame.width)
        }
        element = element.drawn(numbers)
      }
      return contents[element.position].map { element.asking(for: $0) } ?? element
    }
    return hasChanged
  }

  /// Returns the places of the views that move for a reason.
  private func views(of layout: Layout, _ elements: DrawnElements) -> Set<SourcePosition> {
    let tree = layout.tree
    let isAnew = tree[tree.root].position.map(changedRoots.contains) ?? false
    var drawn: [Int: Rect] = [:]
    var known: Set<Int> = []
    for view in tree.viewIndices {
      guard let position = tree[view].position, let frame = elements.frames[position] else { continue }
      drawn[view.position] = frame
      let isRow =
        isAnew && tree[view].kind == .tableViewCell
        && (tree.superview(of: view).map { tree[$0].kind == .tableView } ?? false)
      let isTaught = contents[position] != nil && !stretched.contains(position)
      if isRow || isTaught || elements.marked.contains(position) { known.insert(view.position) }
    }
    let founded = FrameCauses(of: layout, drawn: drawn, beyond: tolerance).views(besides: known)
    return Set(founded.compactMap { tree[tree.index(at: $0)].position })
  }

  /// Notes the sizes that contents ask for other than they were drawn (``DrawnContents``).
  ///
  /// - Returns: Whether one is new.
  private mutating func teach(
    _ leaves: [SourcePosition: Leaf], of layout: Layout, in founded: Set<SourcePosition>, _ elements: DrawnElements
  ) throws -> Bool {
    let unknown = leaves.filter { contents[$0.key] == nil }
    let found = try DrawnContents(unknown, of: layout, founded, elements, beyond: tolerance)
    contents.merge(found.sizes) { $1 }
    stretched.formUnion(found.stretched)
    return !found.sizes.isEmpty
  }

  /// Returns the frames that constraints give, by the positions of the views' elements.
  private static func frames(in layout: Layout) -> [SourcePosition: Rect] {
    let tree = layout.tree
    var isHidden = [Bool](repeating: false, count: tree.viewCount)
    var frames: [SourcePosition: Rect] = [:]
    for view in tree.viewIndices {
      let superview = tree.superview(of: view)
      let isArranged = superview.map { tree[$0].kind == .stackView } ?? false
      isHidden[view.position] =
        (tree[view].isHidden && isArranged) || (superview.map { isHidden[$0.position] } ?? false)
      guard superview != nil, !isHidden[view.position], layout.ambiguities[view.position].isEmpty,
        let position = tree[view].position
      else { continue }
      frames[position] = layout.frames[view.position]
    }
    return frames
  }
}

/// The views of a document: the frames that they were drawn with, and the marks of misplaced ones, by the places of their elements.
struct DrawnElements {
  private(set) var frames: [SourcePosition: Rect] = [:]
  private(set) var marked: Set<SourcePosition> = []

  init(of document: XMLElement) {
    var pending = [document]
    while let element = pending.popLast() {
      pending += element.children
      if let frame = element.child(forKey: "frame")?.frameNumbers { frames[element.position] = frame }
      if element["misplaced"] == "YES" { marked.insert(element.position) }
    }
  }
}

/// The new frame of a view.
private struct NewFrame {
  /// The place of the element with the numbers.
  let rect: SourcePosition
  /// x, y, width and height.
  let numbers: [Double]

  static let names = ["x", "y", "width", "height"]
  /// The difference up to which a number is written as it was.
  private static let rounding = 1e-6

  /// Returns the edits that write the frame, and remove the mark of a misplaced view; `nil` where nothing changes.
  func edits(at position: SourcePosition, in source: SourceBytes) -> [LintFinding.Repair.Edit]? {
    guard let view = source.tag(at: position), let tag = source.tag(at: rect) else { return nil }
    var edits: [LintFinding.Repair.Edit] = []
    for (name, number) in zip(Self.names, numbers) {
      guard let value = tag[name]?.value, abs((Double(source.text(value)) ?? 0) - number) > Self.rounding else {
        continue
      }
      edits.append(source.edit(value, number.interfaceBuilderText))
    }
    guard !edits.isEmpty else { return nil }
    if let mark = view["misplaced"]?.range, source.bytes[mark.lowerBound - 1].isWhitespace {
      edits.append(source.edit(mark.lowerBound - 1..<mark.upperBound, ""))
    }
    return edits
  }
}

extension XMLElement {
  /// Returns the element with a view's drawn frame, where Interface Builder updates it: not of views that it keeps where they are,
  /// and of views that are drawn differently for other size classes.
  ///
  /// - Parameter isWithRows: Whether rows of tables and their contents are updated.
  /// - Returns: The element; `nil` where nothing is updated.
  fileprivate func updatableRect(isWithRows: Bool) -> XMLElement? {
    guard let rect = child(forKey: "frame"), rect.name == "rect", self["fixedFrame"] != "YES",
      isWithRows || !["Cell", "ContentView", "ReusableView"].contains(where: name.hasSuffix),
      !children.contains(where: { $0.name == "variation" && $0.child(forKey: "frame") != nil })
    else { return nil }
    return rect
  }

  /// Returns the element of a view with another drawn frame.
  fileprivate func drawn(_ numbers: [Double]) -> XMLElement {
    var attributes = attributes
    attributes["misplaced"] = nil
    let children = children.map { child in
      guard child["key"] == "frame", child.name == "rect" else { return child }
      let frame = Dictionary(uniqueKeysWithValues: zip(NewFrame.names, numbers.map(\.interfaceBuilderText)))
      return XMLElement(
        name: child.name, attributes: child.attributes.merging(frame) { $1 }, children: child.children,
        text: child.text,
        position: child.position)
    }
    return XMLElement(name: name, attributes: attributes, children: children, text: text, position: position)
  }

  /// The numbers of a rectangle; `nil` where one of them isn't a number.
  fileprivate var frameNumbers: Rect? {
    let numbers = NewFrame.names.compactMap { self[$0].flatMap(Double.init) }.filter(Magnitude.isSound)
    guard numbers.count == NewFrame.names.count else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns the element of a view with a content of another size than its frame's. A size that the author gave stays.
  fileprivate func asking(for size: IntrinsicContentSize) -> XMLElement {
    var attributes = attributes
    for (name, length) in [("placeholderIntrinsicWidth", size.width), ("placeholderIntrinsicHeight", size.height)] {
      if let length { attributes[name] = length.interfaceBuilderText }
    }
    return XMLElement(name: name, attributes: attributes, children: children, text: text, position: position)
  }

  /// Returns the tree with each element replaced, those inside an element before it.
  fileprivate func mapped(_ replace: (XMLElement) -> XMLElement) -> XMLElement {
    guard !children.isEmpty else { return replace(self) }
    return replace(
      XMLElement(
        name: name, attributes: attributes, children: children.map { $0.mapped(replace) }, text: text,
        position: position))
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
