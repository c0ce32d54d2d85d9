package import Foundation

/// The checkout that the tests were built from.
package enum Checkout {
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A file or folder in it.
  package static func path(_ relative: String) -> String { folder.appendingPathComponent(relative).path }

  /// The paths of all fixtures, golden files aside, in alphabetical order.
  package static func fixtures() -> [String] {
    files(below: "Fixtures", ending: "json").filter { path in
      // Configurations and catalogues of images are JSON too.
      !path.hasSuffix(".golden.json") && !path.hasSuffix("/.layout.json") && !path.contains(".xcassets/")
    }
  }

  /// The paths of the documentation's articles, but for those that are made when it is built.
  package static func articles() -> [String] { files(below: "Sources/Faces/LayoutKit/LayoutKit.docc", ending: "md") }

  /// The names of the articles that `tools/documentation` makes from tables.
  package static let generatedArticles: Set = ["FixtureReference", "Rules", "UIKitByClass"]

  /// The path of an article, on whichever shelf it stands.
  package static func article(_ name: String) -> String {
    articles().first { $0.hasSuffix("/\(name).md") } ?? path("Sources/Faces/LayoutKit/LayoutKit.docc/\(name).md")
  }

  /// The paths of all files below a folder whose names end so, in alphabetical order.
  package static func files(below relative: String, ending: String) -> [String] {
    let root = folder.appendingPathComponent(relative)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".\(ending)") }.sorted().map { root.appendingPathComponent($0).path }
  }
}
