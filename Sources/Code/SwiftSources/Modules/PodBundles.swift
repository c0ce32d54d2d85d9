import Documents
package import FileSystem

/// The bundles of resources that CocoaPods makes for a library: `s.resource_bundles = {'Kit' => ['Assets/*']}` gives `Kit.bundle`.
package enum PodBundles {
  /// Returns the names of a library's bundles.
  ///
  /// - Parameters:
  ///   - module: The library's module.
  ///   - folder: Its folder.
  /// - Returns: The names with their ending, sorted.
  package static func names(of module: String, in folder: Path) -> [Path] {
    let support = folder.folder.file("Target Support Files").file(Path(module))
    let listed = (Files.names(in: support) ?? []).compactMap { file -> String? in
      // `ResourceBundle-NAME-MODULE-Info.plist`
      let name = file.description
      let end = "-\(module)-Info.plist"
      guard name.hasPrefix(Self.mark), name.hasSuffix(end), name.utf8.count > Self.mark.utf8.count + end.utf8.count
      else { return nil }
      return String(name.dropFirst(Self.mark.count).dropLast(end.count))
    }
    let specified = (Files.names(in: folder) ?? []).filter { $0.hasEnding(of: ["podspec"]) }.flatMap { file in
      let bytes = (try? Files.plainContents(of: folder.file(file), limit: 1 << 20)) ?? []
      return names(inSpecification: String(decoding: bytes, as: UTF8.self))
    }
    return Set(listed + specified).filter { !$0.contains("/") && !$0.contains("\0") }.sorted().map {
      Path("\($0).bundle")
    }
  }

  private static let mark = "ResourceBundle-"

  /// Returns the keys of the bundles in a specification's text.
  static func names(inSpecification text: String) -> [String] {
    var names: [String] = []
    var rest = text[...]
    while let mark = rest.firstRange(of: "resource_bundle") {
      rest = rest[mark.upperBound...]
      guard let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") else { break }
      var inner = rest[open..<close]
      while let arrow = inner.firstRange(of: "=>") {
        // The text before the arrow ends with the key in quotes, and perhaps blanks.
        let parts = inner[..<arrow.lowerBound].split { $0 == "'" || $0 == "\"" }
        if let key = parts.last(where: { !$0.allSatisfy(\.isWhitespace) }) { names.append(String(key)) }
        inner = inner[arrow.upperBound...]
      }
      rest = rest[close...]
    }
    return names
  }
}
