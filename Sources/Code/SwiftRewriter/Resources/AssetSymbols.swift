import Foundation

/// The symbols of the colours and images of asset catalogues: `ColorResource.brand`, `UIImage.logo`, `ImageResource.Icons.star`.
///
/// Only those are written that the module's code names. Two of one name are left out both, and so are those among UIKit's classes' own
/// members that UIKit or the module has.
struct AssetSymbols {
  /// The kinds of assets that have symbols.
  enum Kind: String, CaseIterable {
    case color = "Color"
    case image = "Image"

    /// The ending of an asset's folder.
    var ending: String { self == .color ? "colorset" : "imageset" }
    /// The names that UIKit's class has for values of its own.
    var taken: Set<String> { self == .color ? AssetSymbols.colors : AssetSymbols.images }
  }

  /// An asset, or a folder with a namespace.
  private struct Folder {
    /// The full names of assets by their symbols, in their order.
    var assets: [(symbol: String, name: String)] = []
    var folders: [(type: String, folder: Folder)] = []
  }

  private let module: ModuleIndex
  /// The names that the code looks up as members.
  private let named: Set<String>
  private var roots: [Kind: Folder] = [:]

  /// The symbols of the catalogues in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the catalogues are in.
  ///   - files: The module's files.
  ///   - module: What is known of them.
  /// - Throws: Nothing that the files could cause.
  init(in folder: String, namedBy files: [SourceFile], of module: ModuleIndex) throws {
    self.module = module
    let catalogues = Self.names(in: folder).filter { $0.hasSuffix(".xcassets") }.map { "\(folder)/\($0)" }
    guard !catalogues.isEmpty else {
      named = []
      return
    }
    named = try Parallel.map(files) { CodeScanner.memberNames(in: $0.bytes) }.reduce(into: []) { $0.formUnion($1) }
    for kind in Kind.allCases {
      var root = Folder()
      for catalogue in catalogues { add(catalogue, named: "", to: &root, kind) }
      roots[kind] = root
    }
  }

  /// The code that declares the symbols, which belong to a bundle; empty where none is named.
  func text(bundle: String) -> String {
    var lines: [String] = []
    for kind in Kind.allCases {
      let root = kept(roots[kind] ?? Folder())
      guard !root.assets.isEmpty || !root.folders.isEmpty else { continue }
      lines.append("extension UIKit.\(kind.rawValue)Resource {")
      lines += Self.declarations(of: root, kind, bundle) + ["}"]
      let own = uikitMembers(of: root, kind)
      lines.append("extension UIKit.UI\(kind.rawValue) {")
      lines += own + ["}"]
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Catalogues

  private static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  private func add(_ path: String, named prefix: String, to folder: inout Folder, _ kind: Kind) {
    for name in Self.names(in: path) where !name.hasPrefix(".") {
      let item = "\(path)/\(name)"
      if name.hasSuffix(".\(kind.ending)") {
        let own = String(name.dropLast(kind.ending.count + 1))
        guard let symbol = AssetName.symbol(of: own, kind: kind.rawValue.lowercased()) else { continue }
        folder.assets.append((symbol, prefix + own))
      } else if !name.contains(".") {
        guard Self.providesNamespace(item), let type = AssetName.type(of: name) else {
          add(item, named: prefix, to: &folder, kind)
          continue
        }
        var inner = Folder()
        add(item, named: "\(prefix)\(name)/", to: &inner, kind)
        // A folder of colours alone is none among images: one of its name may be.
        if !inner.assets.isEmpty || !inner.folders.isEmpty { folder.folders.append((type, inner)) }
      }
    }
  }

  static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }

  // MARK: What is written

  /// A folder without what the code doesn't name, and without what has the name of another.
  private func kept(_ folder: Folder) -> Folder {
    var result = Folder()
    let counts = Dictionary(folder.assets.map { ($0.symbol, 1) }, uniquingKeysWith: +)
    result.assets = folder.assets.filter { counts[$0.symbol] == 1 && named.contains($0.symbol.filter { $0 != "`" }) }
    for (type, inner) in folder.folders where folder.folders.count(where: { $0.type == type }) == 1 {
      let inner = kept(inner)
      if !inner.assets.isEmpty || !inner.folders.isEmpty { result.folders.append((type, inner)) }
    }
    return result
  }

  private static func declarations(of folder: Folder, _ kind: Kind, _ bundle: String) -> [String] {
    let type = "UIKit.\(kind.rawValue)Resource"
    return folder.assets.map { symbol, name in
      "  static let \(symbol) = \(type)(name: \(name.debugDescription), bundle: \(bundle))"
    }
      + folder.folders.flatMap { name, inner in
        ["  enum \(name) {"] + declarations(of: inner, kind, bundle).map { "  \($0)" } + ["  }"]
      }
  }

  /// The members that UIKit's class gets, without names that the class or the module already has.
  private func uikitMembers(of root: Folder, _ kind: Kind) -> [String] {
    let type = "UI\(kind.rawValue)"
    let own = Set(module.members.values.joined().filter { $0.type == type && $0.isStatic }.map(\.name))
    func lines(_ folder: Folder, _ path: String) -> [String] {
      folder.assets.filter { !path.isEmpty || !kind.taken.contains($0.symbol) && !own.contains($0.symbol) }
        .map { "  static var \($0.symbol): UIKit.\(type) { UIKit.\(type)(resource: .\(path)\($0.symbol)) }" }
        + folder.folders.flatMap { name, inner in
          ["  enum \(name) {"] + lines(inner, "\(path)\(name).").map { "  \($0)" } + ["  }"]
        }
    }
    return lines(root, "")
  }

  /// The colours that UIKit has.
  private static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground",
    "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple",
    "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground",
    "secondarySystemFill", "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint",
    "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "tint", "white",
    "yellow",
  ]
  /// The images that UIKit has.
  private static let images: Set = ["actions", "add", "checkmark", "remove", "strokedCheckmark"]
}

extension CodeScanner {
  /// The names behind periods, outside of strings and comments.
  static func memberNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var scanner = CodeScanner(bytes)
    while !scanner.isAtEnd {
      let byte = bytes[scanner.position]
      if byte.mayBeginLiteral {
        guard scanner.skipLiteral() else { return names }
      } else if byte.isPartOfName {
        let word = scanner.skipWord()
        // Behind a period, or a backtick behind one.
        let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : 0
        if before == 0x2E || before == 0x60 { names.insert(String(decoding: bytes[word], as: UTF8.self)) }
      } else {
        scanner.position += 1
      }
    }
    return names
  }
}
