import LayoutModel

/// `id.attribute` or `id.guide.attribute`.
struct ItemName {
  let item: Constraint.Item
  let attribute: ConstraintAttribute

  /// What is wrong, and where in the name, in UTF-8 bytes.
  struct Failure: Error {
    let kind: InputProblem.Kind
    let offset: Int
  }

  /// Attributes of the format that aren't supported yet.
  static let laterAttributes = [
    "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]

  /// Guides of the format; none is supported yet.
  static let laterGuides = [
    "safeArea", "layoutMargins", "readableContent", "content", "frame", "topLayoutGuide", "bottomLayoutGuide",
  ]

  init(parsing text: String) throws(Failure) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let attributeOffset = text.utf8.count - (parts.last?.utf8.count ?? 0)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { throw Self.fault(Self.bareWord(text), 0) }
    guard parts.count < 4 else { throw Self.fault(.tooManyParts(text), 0) }
    if parts.count == 3 {
      try Self.checkGuide(parts[1], offset: parts[0].utf8.count + 1)
    }
    item = .id(parts[0])
    attribute = try Self.attribute(parts[parts.count - 1], of: text, offset: attributeOffset)
  }

  /// The attribute of a name.
  static func attribute(_ name: String, of item: String, offset: Int) throws(Failure) -> ConstraintAttribute {
    if let attribute = ConstraintAttribute(rawValue: name) { return attribute }
    if laterAttributes.contains(name) {
      throw Failure(kind: .notSupportedYet("the attribute '\(name)'"), offset: offset)
    }
    // `a.leading-8`: a minus is a letter of ids, so one behind an item needs spaces.
    if let minus = name.firstIndex(of: "-"), let known = known(String(name[..<minus])) {
      let stem = item.dropLast(name.count) + known
      throw fault(.minusTouchesItem(item: String(stem), rest: String(name[name.index(after: minus)...])), offset)
    }
    throw fault(
      .unknownAttribute(
        name, nearest: Spelling.nearest(to: name, among: ConstraintAttribute.allCases.map(\.rawValue) + laterAttributes)),
      offset)
  }

  private static func known(_ name: String) -> String? {
    ConstraintAttribute(rawValue: name) != nil || laterAttributes.contains(name) ? name : nil
  }

  static func checkGuide(_ name: String, offset: Int) throws(Failure) {
    guard laterGuides.contains(name) else {
      throw fault(.unknownGuide(name, nearest: Spelling.nearest(to: name, among: laterGuides)), offset)
    }
    throw Failure(kind: .notSupportedYet("the guide '\(name)'"), offset: offset)
  }

  private static func bareWord(_ text: String) -> ConstraintFault {
    let startsLikeNumber = text.utf8.first.map { ".-0123456789".utf8.contains($0) } ?? false
    return startsLikeNumber ? .malformedNumber(text) : .bareWord(text)
  }

  private static func fault(_ fault: ConstraintFault, _ offset: Int) -> Failure {
    Failure(kind: .constraint(fault), offset: offset)
  }
}
