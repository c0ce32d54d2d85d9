import Documents

extension DifferenceReport {
  /// The report as `layout-difference/1`, with a line break at the end.
  public var json: String {
    Self.object([
      ("format", Self.string(Self.format)), ("old", Self.string(old)), ("new", Self.string(new)),
      ("isVisible", JSONValue(.bool(isVisible))), ("mayBeVisible", JSONValue(.bool(mayBeVisible))),
      ("isChanged", JSONValue(.bool(isChanged))),
      ("files", JSONValue(.array(files.filter { $0.isChanged }.map(Self.value)))),
    ]).text(width: 118) + "\n"
  }

  private static func value(_ file: FileDifference) -> JSONValue {
    object(
      [("path", string(file.path))] + optional("oldPath", file.oldPath)
        + [
          ("status", string(file.status.rawValue)), ("isVisible", JSONValue(.bool(file.isVisible))),
          ("mayBeVisible", JSONValue(.bool(file.mayBeVisible))),
        ]
        + optional("fault", file.fault)
        + [
          ("conditions", strings(file.conditions)), ("edits", JSONValue(.array(file.edits.map(value)))),
          ("effects", JSONValue(.array(file.effects.map { value($0, of: file) }))),
        ] + (file.notes.isEmpty ? [] : [("notes", strings(file.notes))]))
  }

  private static func value(_ edit: FileDifference.Edit) -> JSONValue {
    object(
      [("kind", string(edit.kind.rawValue))] + optional("scene", edit.scene) + optional("element", edit.element)
        + optional("elementID", edit.elementID) + [("text", string(edit.text))]
        + [("line", edit.line), ("oldLine", edit.oldLine)].compactMap { name, line in
          line.map { (name, JSONValue(.number(Double($0)))) }
        } + [("visibility", string(edit.visibility.rawValue))]
        + (edit.isSeen ? [("isSeen", JSONValue(.bool(true)))] : []))
  }

  private static func value(_ effect: FileDifference.Effect, of file: FileDifference) -> JSONValue {
    object([
      ("text", string(file.headline(of: effect))),
      ("causes", JSONValue(.array(effect.causes.map { JSONValue(.number(Double($0))) }))),
      ("movedViews", JSONValue(.number(Double(effect.movedViews)))), ("conditions", strings(effect.conditions)),
      ("changes", JSONValue(.array(effect.changes.map(value)))),
    ])
  }

  private static func value(_ change: FileDifference.Change) -> JSONValue {
    object(
      optional("scene", change.scene) + [("views", strings(change.views)), ("text", string(change.text))]
        + [("conditions", strings(change.conditions))] + optional("finding", change.finding))
  }

  private static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
  private static func strings(_ texts: [String]) -> JSONValue { JSONValue(.array(texts.map(string))) }
  private static func optional(_ name: String, _ text: String?) -> [(String, JSONValue)] {
    text.map { [(name, string($0))] } ?? []
  }
  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, value: $0.1) }))
  }
}
