import Documents
import FileSystem

/// What the text of a `Package.swift` says of its targets; it isn't run.
enum PackageManifest {
  /// The names of the package's targets, tests aside.
  static func targets(in manifest: Path) -> [String] {
    guard let bytes = try? Files.contents(of: manifest, limit: 1 << 20) else { return [] }
    var names: [String] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let mark = rest.firstRange(of: "arget(") {
      let before = rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
      guard before.hasSuffix(".t") || before.hasSuffix(".executableT"),
        let label = rest.firstRange(of: "name:"), let open = rest[label.upperBound...].firstRange(of: "\""),
        let close = rest[open.upperBound...].firstRange(of: "\"")
      else { continue }
      names.append(String(rest[open.upperBound..<close.lowerBound]))
    }
    return names.sorted()
  }
}
