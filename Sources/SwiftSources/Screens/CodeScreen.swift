import Documents
package import FileSystem

/// A screen that code has.
package struct CodeScreen: Hashable, Sendable {
  /// The ways in which code has screens, in the order in which they are listed.
  package enum Kind: String, Sendable, CaseIterable {
    case preview, controller, view, cell, launch

    /// A Boolean value that tells whether such screens are laid out where nothing else is asked for.
    package var isStandard: Bool { self != .view }
  }

  package let kind: Kind
  /// Its name: a preview's own, or the class's.
  package let name: String
  /// The file that declares it, by its path in the project.
  package let file: Path
  /// The line where its declaration begins.
  package let line: Int
  /// The expression that makes it; `nil` where none is known.
  package internal(set) var make: String?
  /// A Boolean value that tells whether arguments of its initializer were filled by rule: the app may never show it so.
  package internal(set) var isFilled: Bool
  /// The thing that it needs and can't have; `nil` where it can be made.
  package internal(set) var needs: String?

  /// The screens that the rewriter lists.
  static func list(_ bytes: [UInt8]) -> [CodeScreen] {
    guard let value = try? JSONParser.parse(bytes), case .array(let elements) = value.content else { return [] }
    return elements.compactMap { CodeScreen($0) }
  }

  /// The screen of the rewriter's list, or of a build's record.
  init?(_ value: JSONValue) {
    guard let kind = value.text("kind").flatMap(Kind.init), let name = value.text("name"),
      let file = value.text("file"), let line = value.whole("line")
    else { return nil }
    self.kind = kind
    self.name = name
    self.file = Path(file)
    self.line = line
    make = value.text("make")
    isFilled = value.member("isFilled")?.content == .bool(true)
    needs = value.text("needs")
    if value.member("hasOutlets")?.content == .bool(true), needs == nil {
      needs = "the nib or the storyboard that connects its outlets"
    }
  }

  /// The screen as a line of JSON.
  package var json: String {
    var object = JSONObjectText()
    object.add("kind", kind.rawValue)
    object.add("name", name)
    object.add("file", file.description)
    object.add("line", line)
    object.add("make", orNull: make)
    object.add("isFilled", isFilled)
    object.add("needs", orNull: needs)
    return object.line
  }
}
