import Documents
import FileSystem
import SceneSources

extension CodeProject {
  /// A Boolean value that tells whether a header imports UIKit for all files of a module: the framework's own, `Shop.h`, or one that
  /// bridges to Objective-C, `Shop-Bridging-Header.h`.
  var hasUIKitHeader: Bool {
    Files.files(below: folder, limit: Self.maximumEntries).files.contains { file in
      guard file.hasEnding(of: ["h"]) else { return false }
      let stem = file.name.stem.description
      guard stem.hasSuffix("Bridging-Header") || stem == module || modules.contains(stem) else { return false }
      return Self.importsUIKit(file)
    }
  }

  /// The lines by which Objective-C imports UIKit.
  private static let imports = ["#import<UIKit/UIKit.h>", "#include<UIKit/UIKit.h>", "@importUIKit;"]

  private static func importsUIKit(_ header: Path) -> Bool {
    guard let bytes = try? Files.plainContents(of: header, limit: 1 << 20) else { return false }
    return Substring(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).contains { line in
      imports.contains(line.filter { !$0.isWhitespace })
    }
  }
}
