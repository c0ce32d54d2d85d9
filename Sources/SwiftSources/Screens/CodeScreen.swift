import Documents
package import FileSystem

/// A screen that code has.
package struct CodeScreen: Hashable, Sendable {
  /// The ways in which code has screens, in the order in which they are listed.
  package enum Kind: String, Sendable, CaseIterable {
    case preview, controller, view, cell, launch

    /// A Boolean value that tells whether such screens are laid out where nothing else is asked for.
    package var isStandard: Bool { self != .view }

    /// A Boolean value that tells whether such a screen is a class that is made alone, and not as the app makes it.
    var isByRule: Bool {
      switch self {
      case .controller, .view, .cell: true
      case .preview, .launch: false
      }
    }
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
  /// A Boolean value that tells whether it is made for a presentation of the project's own, which gives it its place.
  let isPresented: Bool
  /// The conditions that a preview names.
  package let conditions: PreviewConditions
  /// A Boolean value that tells whether it is a preview of SwiftUI's views, which are passed over.
  package var isSwiftUI: Bool { kind == .preview && needs == "SwiftUI" }

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
    isPresented = value.member("isPresented")?.content == .bool(true)
    conditions = PreviewConditions(value.member("conditions"))
    if value.member("hasOutlets")?.content == .bool(true), needs == nil {
      needs = "its outlets are connected by a nib or a storyboard"
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
    if isPresented { object.add("isPresented", true) }
    if let conditions = conditions.json { object.add("conditions", text: conditions) }
    return object.line
  }
}

extension JSONValue {
  /// The string of a member.
  func text(_ key: String) -> String? {
    guard case .string(let text)? = member(key)?.content else { return nil }
    return text
  }
}
