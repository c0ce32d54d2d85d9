import Documents
import FileSystem
import SceneSources

extension CodeProject {
  /// A Boolean value that tells whether a header imports UIKit for all files of a module: the framework's own, `Shop.h`, or one that
  /// bridges to Objective-C, `Shop-Bridging-Header.h`, by itself or by the project's headers that it includes.
  var hasUIKitHeader: Bool {
    let headers = Files.files(below: folder, limit: Self.maximumEntries).files.filter { $0.hasEnding(of: ["h"]) }
    var pending = headers.filter { header in
      let stem = header.name.stem.description
      return stem.hasSuffix("Bridging-Header") || stem == module || modules.contains(stem)
    }
    let byName = Dictionary(grouping: headers) { $0.name.description }
    var seen: Set<Path> = []
    while let header = pending.popLast() {
      guard seen.insert(header).inserted else { continue }
      let lines = Self.imports(in: header)
      if lines.contains(where: { Self.ofUIKit.contains($0.filter { !$0.isWhitespace }) }) { return true }
      for name in Set(lines.compactMap(Self.includedName)) { pending += byName[name] ?? [] }
    }
    return false
  }

  /// The lines by which Objective-C imports UIKit.
  private static let ofUIKit: Set = ["#import<UIKit/UIKit.h>", "#include<UIKit/UIKit.h>", "@importUIKit;"]

  /// The name of the file that a line includes: `#import "Views/Field.h"`.
  private static func includedName(by line: String) -> String? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count == 3, ["#import", "#include"].contains(parts[0].filter { !$0.isWhitespace }) else { return nil }
    return parts[1].split(separator: "/").last.map(String.init)
  }

  /// The lines of a header that import or include something.
  private static func imports(in header: Path) -> [String] {
    guard let bytes = try? Files.plainContents(of: header, limit: 1 << 20) else { return [] }
    return Substring(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.holds("import") || $0.holds("include") }.map(String.init)
  }
}
