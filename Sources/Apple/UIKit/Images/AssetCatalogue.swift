package import Foundation
import Synchronization

/// The asset catalogues of bundles, as folders: `xcassets`, with a folder for each image and colour.
package enum AssetCatalogue {
  private struct State {
    var folders: [URL] = []
    var catalogues: [URL: [URL]] = [:]
  }

  private static let state = Mutex(State())

  /// Adds a folder in which catalogues are looked for beside a bundle's own, such as an application's sources.
  package static func add(folder: URL) {
    state.withLock {
      $0.folders.append(folder)
      $0.catalogues = [:]
    }
  }

  /// The folder of a set in the catalogues of a bundle, or of the main one; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: The name; a group that provides a namespace is part of it.
  ///   - type: The extension of the folder.
  ///   - bundle: The bundle.
  /// - Returns: The folder.
  package static func set(named name: String, ofType type: String, in bundle: Bundle?) -> URL? {
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for catalogue in catalogues(in: bundle) {
      let exact = catalogue.appendingPathComponent("\(name).\(type)")
      if isFolder(exact) { return exact }
      let found = folders(in: catalogue) { $0.lastPathComponent == "\(last).\(type)" }
      if let set = found.first(where: { $0.deletingPathExtension().path.hasSuffix("/" + name) }) { return set }
    }
    return nil
  }

  /// The contents of a set's description.
  package static func description(of set: URL) -> [UInt8]? {
    (try? Data(contentsOf: set.appendingPathComponent("Contents.json"))).map { Array($0) }
  }

  private static func catalogues(in bundle: Bundle?) -> [URL] {
    let own = (bundle ?? .main).resourceURL
    return state.withLock { state in
      ([own].compactMap { $0 } + state.folders).flatMap { folder in
        if let known = state.catalogues[folder] { return known }
        let found = folders(in: folder) { $0.pathExtension == "xcassets" }
        state.catalogues[folder] = found
        return found
      }
    }
  }

  /// The folders inside one that satisfy a condition, in order; others are looked into, to a depth of a few.
  private static func folders(in folder: URL, depth: Int = 0, where isWanted: (URL) -> Bool) -> [URL] {
    guard depth < depths else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().prefix(maximumNames).flatMap { name -> [URL] in
      let item = folder.appendingPathComponent(name)
      if isWanted(item) { return [item] }
      guard !name.hasPrefix("."), looksLikeFolder(item.pathExtension), isFolder(item) else { return [] }
      return folders(in: item, depth: depth + 1, where: isWanted)
    }
  }

  /// Tells whether an extension is that of a folder which may hold catalogues or their groups.
  private static func looksLikeFolder(_ type: String) -> Bool {
    ["", "xcassets", "bundle", "resources", "app", "lproj"].contains(type)
  }

  private static let depths = 4
  private static let maximumNames = 2_000

  private static func isFolder(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.type] as? FileAttributeType == .typeDirectory
  }
}
