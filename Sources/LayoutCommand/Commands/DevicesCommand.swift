import LayoutModel

extension CommandDescription {
  static let devices = CommandDescription(
    name: "devices", overview: "lists the devices of the catalogue", arguments: "", argumentHelp: "",
    argumentCount: 0...0, options: [], example: "layout devices"
  ) { _ in
    let rows = DeviceCatalogue.families.map { family in
      let size = "\(Int(family.size.width)) × \(Int(family.size.height))"
      let names = family.models.map(\.fullAlias).filter { $0 != family.id }
      return (id: family.id, text: "\(family.idiom.rawValue)  \(size) @\(Int(family.scale))x", names: names)
    }
    let width = rows.map(\.id.count).max() ?? 0
    let textWidth = rows.map(\.text.count).max() ?? 0
    let lines = rows.map { row in
      let id = row.id + String(repeating: " ", count: width - row.id.count)
      let text = row.text + String(repeating: " ", count: textWidth - row.text.count)
      return "\(id)  \(text)  \(row.names.joined(separator: " "))".trimmingTrailingSpaces + "\n"
    }
    try Console().print(lines.joined())
    return .success
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String { String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]) }
}
