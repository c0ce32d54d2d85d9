import Documents
package import FileSystem

/// The targets that the text of a `Package.swift` names; it isn't run.
package struct PackageManifest {
  package static let fileName: Path = "Package.swift"

  /// A target.
  package struct Target {
    package let name: String
    /// The folder with its files.
    package let folder: Path
    /// The names of the target's declared dependencies.
    package let dependencies: [String]
  }

  /// The targets whose folders are there, tests aside.
  package let targets: [Target]
  /// The targets of tests whose folders are there.
  package let testTargets: [Target]
  /// The addresses of the packages that it asks for; packages in folders have none.
  package let addresses: [String]
  /// A Boolean value that tells whether it declares no target: it then only names what others need, as beside a project of
  /// Tuist.
  package let isEmpty: Bool
  /// The version of Swift that the targets are written in, unless one says otherwise: that of the tools.
  package let language: LanguageVersion?

  /// Reads a manifest.
  package init(reading manifest: Path) {
    let bytes = (try? Files.plainContents(of: manifest, limit: 1 << 20)) ?? []
    let text = Substring(String(decoding: bytes, as: UTF8.self))
    var rest = text
    language = rest.firstRange(of: "swift-tools-version:").flatMap { mark in
      LanguageVersion(rest[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
    }
    var declared: [Declaration] = []
    var declaredTests: [Declaration] = []
    // Calls may stand within each other, and nothing may close them.
    var left = Self.maximumDepth * bytes.count
    while left > 0, let mark = rest.firstRange(of: "arget(") {
      let before = rest[..<mark.lowerBound]
      rest = rest[mark.upperBound...]
      let isTest = before.hasSuffix(".testT")
      guard isTest || before.hasSuffix(".t") || before.hasSuffix(".executableT") else { continue }
      let own = Self.arguments(at: rest, &left)
      guard let name = Self.string("name:", in: own) else { continue }
      let target = Declaration(
        name: name, path: Self.string("path:", in: own), dependencies: Self.strings("dependencies:", in: own))
      if isTest { declaredTests.append(target) } else { declared.append(target) }
    }
    addresses = Self.addresses(in: text, &left)
    let root = manifest.folder
    isEmpty = declared.isEmpty && declaredTests.isEmpty
    targets = declared.compactMap {
      Self.target($0, in: root, Self.usualFolders, only: declared.count == 1 ? "Sources" : nil)
    }
    testTargets = declaredTests.compactMap { Self.target($0, in: root, ["Tests"] + Self.usualFolders, only: nil) }
  }

  /// A target as it is declared.
  private struct Declaration {
    let name: String
    let path: String?
    let dependencies: [String]
  }

  /// The target of a declaration; `nil` where its folder isn't there.
  ///
  /// - Parameters:
  ///   - declaration: The declaration.
  ///   - root: The package's folder.
  ///   - usual: The folders that such targets are in.
  ///   - only: The folder that the target may have for itself.
  /// - Returns: The target.
  private static func target(
    _ declaration: Declaration, in root: Path, _ usual: [Path], only: Path?
  ) -> Target? {
    let places: [Path] =
      if let path = declaration.path { [path == "." || path == "./" ? root : root.file(Path(path))] } else {
        usual.map { root.file($0).file(Path(declaration.name)) } + (only.map { [root.file($0)] } ?? [])
      }
    // A folder that the package is in is none of its own.
    let own = Files.resolved(root) ?? root
    return places.first { Files.kind(of: $0) == .folder && Files.resolved($0).map { own.below($0) == nil } == true }.map
    {
      Target(name: declaration.name, folder: $0, dependencies: declaration.dependencies)
    }
  }

  private static let usualFolders: [Path] = ["Sources", "Source", "src", "srcs"]

  /// The strings in the array behind a label.
  private static func strings(_ label: String, in text: Substring) -> [String] {
    guard let mark = text.firstRange(of: label), let open = text[mark.upperBound...].firstIndex(of: "[") else {
      return []
    }
    var depth = 0
    let array = text[open...].prefix { letter in
      if letter == "[" { depth += 1 }
      if letter == "]" { depth -= 1 }
      return depth > 0
    }
    let parts = array.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { !$0.isMultiple(of: 2) }.map { String(parts[$0]) }
  }

  /// The addresses in `.package(url: "https://…", from: "1.0.0")`.
  private static func addresses(in text: Substring, _ left: inout Int) -> [String] {
    var rest = text
    var addresses: [String] = []
    while left > 0, let mark = rest.firstRange(of: ".package(") {
      rest = rest[mark.upperBound...]
      if let address = string("url:", in: arguments(at: rest, &left)) { addresses.append(address) }
    }
    return addresses
  }

  /// The number of times that a manifest's text is looked through for calls' ends.
  private static let maximumDepth = 4

  /// The text of a call's arguments, up to the parenthesis that closes it.
  private static func arguments(at text: Substring, _ left: inout Int) -> Substring {
    var depth = 1
    var index = text.utf8.startIndex
    while index < text.utf8.endIndex, left > 0 {
      if text.utf8[index] == UInt8(ascii: "(") { depth += 1 }
      if text.utf8[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { break }
      index = text.utf8.index(after: index)
      left -= 1
    }
    return text[..<index]
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

extension Path {
  /// The path in a folder; `nil` where it isn't in it.
  package func below(_ folder: Path) -> Path? {
    let start = folder.bytes.last == 0x2F ? folder.bytes : folder.bytes + [0x2F]
    guard bytes.starts(with: start), bytes.count > start.count else { return nil }
    return Path(bytes: bytes.dropFirst(start.count))
  }
}
