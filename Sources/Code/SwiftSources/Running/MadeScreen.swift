import Documents

/// A screen as its program made it.
struct MadeScreen {
  /// The JSON of a fixture.
  let fixture: JSONValue
  /// The properties that hold its views, in the order of the tree.
  let views: [(type: String, property: String)?]
  /// The places where files of Interface Builder declare its views, in the order of the tree: the file's name, and the line.
  let declarations: [(file: String, line: Int)?]
  /// The places where its constraints were made or declared, view by view: the file's name with its module, and the line.
  let constraints: [(file: String, line: Int)?]
  /// True if the app presents the screen by a presentation of its own, which places the view.
  let isPresented: Bool

  /// The screen of an answer; `nil` where it has none.
  init?(_ answer: JSONValue) {
    guard let scene = answer.member("scene"), case .object = scene.content else { return nil }
    fixture = scene
    isPresented = answer.member("isPresented")?.content == .bool(true)
    views = answer.pairs("views").map { pair in
      guard let pair, case .string(let property) = pair.1.content else { return nil }
      return (pair.0, property)
    }
    declarations = answer.lines("declarations")
    constraints = answer.lines("constraints")
  }
}

extension JSONValue {
  /// The elements of a member: names of files with lines, or `nil`.
  fileprivate func lines(_ key: String) -> [(file: String, line: Int)?] {
    pairs(key).map { pair in
      guard let pair, case .number(let number, _) = pair.1.content, let line = Int(exactly: number), line > 0 else {
        return nil
      }
      return (pair.0, line)
    }
  }

  /// The elements of a member: pairs that begin with a string, or `nil`.
  fileprivate func pairs(_ key: String) -> [(String, JSONValue)?] {
    guard case .array(let elements)? = member(key)?.content else { return [] }
    return elements.map { element in
      guard case .array(let pair) = element.content, pair.count == 2, case .string(let first) = pair[0].content else {
        return nil
      }
      return (first, pair[1])
    }
  }
}
