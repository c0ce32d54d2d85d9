package import LayoutModel

/// An item and its attribute as constraint texts write them: `id.attribute` or `id.guide.attribute`.
package struct AttributeReference {
  package let item: Constraint.Item
  package let attribute: ConstraintAttribute

  /// The fault, and its place in the name, in UTF-8 bytes.
  package struct Failure: Error {
    package let kind: InputProblem.Kind
    let offset: Int
  }

  package init(parsing text: String) throws(Failure) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let attributeOffset = text.utf8.count - (parts.last?.utf8.count ?? 0)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { throw Self.fault(Self.bareWord(text), 0) }
    guard parts.count < 4 else { throw Self.fault(.tooManyParts(text), 0) }
    item =
      parts.count == 3
      ? .guide(try Self.guide(parts[1], offset: parts[0].utf8.count + 1), of: parts[0]) : .id(parts[0])
    attribute = try Self.attribute(parts[parts.count - 1], of: text, offset: attributeOffset)
  }

  /// Finds the attribute of a name.
  package static func attribute(_ name: String, of item: String, offset: Int) throws(Failure) -> ConstraintAttribute {
    if let attribute = ConstraintAttribute(rawValue: name) { return attribute }
    // A minus can be part of an id, so one behind an item needs spaces: `a.leading-8` is wrong.
    if let minus = name.firstIndex(of: "-"), ConstraintAttribute(rawValue: String(name[..<minus])) != nil {
      let stem = item.dropLast(name.count) + name[..<minus]
      throw fault(.minusTouchesItem(item: String(stem), rest: String(name[name.index(after: minus)...])), offset)
    }
    throw fault(
      .unknownAttribute(
        name, nearest: Spelling.nearest(to: name, among: ConstraintAttribute.allCases.map(\.rawValue))),
      offset)
  }

  /// Finds the guide of a name.
  package static func guide(_ name: String, offset: Int) throws(Failure) -> SystemLayoutGuide {
    if let guide = SystemLayoutGuide(rawValue: name) { return guide }
    let nearest = Spelling.nearest(to: name, among: SystemLayoutGuide.allCases.map(\.rawValue))
    throw fault(.unknownGuide(name, nearest: nearest), offset)
  }

  private static func bareWord(_ text: String) -> ConstraintFault {
    let startsLikeNumber = text.utf8.first.map { ".-0123456789".utf8.contains($0) } ?? false
    return startsLikeNumber ? .malformedNumber(text) : .bareWord(text)
  }

  private static func fault(_ fault: ConstraintFault, _ offset: Int) -> Failure {
    Failure(kind: .constraint(fault), offset: offset)
  }
}
