import Foundation

/// The resources of a folder that R.swift has names for: files, those of each language, and the contents of catalogues. All of them may
/// be links.
struct RSwiftResources {
  private let folder: String

  /// The resources of a folder.
  init(in folder: String) { self.folder = folder }

  /// The most names in catalogues that are looked at: a link in one may lead to a folder around it.
  private static let maximumNames = 50_000
  private static let maximumDepth = 16
  private static let maximumBytes = 1 << 20

  /// The paths of the files, and the names of the assets with their endings.
  var list: (files: [String], assets: [String]) {
    var files: [String] = []
    var assets: [String] = []
    var left = Self.maximumNames
    for name in names(in: "") {
      if name.hasSuffix(".lproj") {
        files += names(in: name).map { "\(name)/\($0)" }
      } else if name.hasSuffix(".xcassets") {
        addAssets(in: name, to: &assets, &left, depth: 0)
      } else {
        files.append(name)
      }
    }
    return (files, assets)
  }

  private func addAssets(in path: String, to assets: inout [String], _ left: inout Int, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    for name in names(in: path) where left > 0 {
      left -= 1
      if name.contains(".") {
        assets.append(name)
      } else {
        addAssets(in: "\(path)/\(name)", to: &assets, &left, depth: depth + 1)
      }
    }
  }

  private func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).sorted()
  }

  /// The keys of a table of texts, one a line, as far as they are read.
  func keys(of table: String) -> [String] {
    let file = FileHandle(forReadingAtPath: "\(folder)/\(table)")
    let bytes = (try? file?.read(upToCount: Self.maximumBytes)) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.split(separator: "\"", maxSplits: 2).dropFirst(line.hasPrefix("\"") ? 0 : 1).first.map(String.init)
    }
  }
}
