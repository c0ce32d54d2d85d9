import Documents
import FileSystem

/// The targets that the text of a `Package.swift` names; it isn't run.
struct PackageManifest {
  static let fileName: Path = "Package.swift"

  /// A target, tests aside.
  struct Target {
    let name: String
    /// The folder with its files.
    let folder: Path
  }

  /// The targets whose folders are there.
  let targets: [Target]
  /// The version of Swift that the targets are written in, unless one says otherwise: that of the tools.
  let language: LanguageVersion?

  /// Reads a manifest.
  init(reading manifest: Path) {
    let bytes = (try? Files.contents(of: manifest, limit: 1 << 20)) ?? []
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    language = rest.firstRange(of: "swift-tools-version:").flatMap { mark in
      LanguageVersion(rest[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    var declared: [(name: String, path: String?)] = []
    while let mark = rest.firstRange(of: "arget(") {
      let before = rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
      guard before.hasSuffix(".t") || before.hasSuffix(".executableT") else { continue }
      let own = Self.arguments(at: rest)
      if let name = Self.string("name:", in: own) { declared.append((name, Self.string("path:", in: own))) }
    }
    let root = manifest.folder
    targets = declared.compactMap { name, path in
      let places: [Path] =
        if let path { [path == "." || path == "./" ? root : root.file(Path(path))] } else {
          Self.usualFolders.map { root.file($0).file(Path(name)) } + (declared.count == 1 ? [root.file("Sources")] : [])
        }
      return places.first { Files.kind(of: $0) == .folder }.map { Target(name: name, folder: $0) }
    }
  }

  private static let usualFolders: [Path] = ["Sources", "Source", "src", "srcs"]

  /// The text of a call's arguments, up to the parenthesis that closes it.
  private static func arguments(at text: Substring) -> Substring {
    var depth = 1
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return text[..<index] }
    }
    return text
  }

  /// The string behind a label that stands outside of inner calls.
  private static func string(_ label: String, in text: Substring) -> String? {
    guard let mark = text.firstRange(of: label), let open = text[mark.upperBound...].firstIndex(of: "\""),
      text[mark.upperBound..<open].allSatisfy(\.isWhitespace)
    else { return nil }
    let start = text.index(after: open)
    guard let close = text[start...].firstIndex(of: "\"") else { return nil }
    return String(text[start..<close])
  }
}
