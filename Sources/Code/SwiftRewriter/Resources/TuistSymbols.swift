import Foundation

/// The symbols that Tuist generates of a target's catalogues and fonts, under names that begin with the target's:
/// `ShopAsset.brand.color`, `ShopAsset.Images.logo.image`, `ShopFontFamily.Lato.bold.font(size: 12)`.
///
/// They are written for the names that the code uses and that no file declares. Where there are several catalogues, each has a
/// namespace of its own.
struct TuistSymbols {
  /// The beginnings of names, by what follows them.
  private let targets: [String: Set<String>]
  private let folder: String

  private static let endings = ["Asset", "FontFamily"]

  /// The symbols of the resources in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the catalogues and the fonts are in.
  ///   - files: The module's files.
  ///   - module: What is known of them.
  init(in folder: String, namedBy files: [SourceFile], of module: ModuleIndex) {
    self.folder = folder
    var targets: [String: Set<String>] = [:]
    for file in files where file.mentions(["Asset.", "FontFamily."]) {
      for name in CodeScanner.typeNames(in: file.bytes) where !module.declares(name) {
        guard let ending = Self.endings.first(where: name.hasSuffix) else { continue }
        let target = name.dropLast(ending.count)
        // Apple's classes have capitals alone there: `PHAsset`, `AVURLAsset`.
        guard target.contains(where: \.isLowercase) else { continue }
        targets[ending, default: []].insert(String(target))
      }
    }
    self.targets = targets
  }

  /// The code that declares the symbols, which belong to a bundle; empty where none is named.
  func text(bundle: String) -> String {
    let items = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var lines: [String] = []
    for target in (targets["Asset"] ?? []).sorted() {
      let catalogues = items.filter { $0.hasSuffix(".xcassets") }
      guard !catalogues.isEmpty else { continue }
      lines += Self.types(of: target, bundle) + ["public enum \(target)Asset {"]
      for catalogue in catalogues {
        let own = declarations(in: "\(folder)/\(catalogue)", named: "", of: target)
        let type = Self.identifier(String(catalogue.dropLast(9)), isType: true)
        lines += catalogues.count == 1 ? own : ["public enum \(type) {"] + own + ["}"]
      }
      lines.append("}")
    }
    let fonts = items.filter { $0.hasSuffix(".otf") || $0.hasSuffix(".ttf") }.map { String($0.dropLast(4)) }
    for target in (targets["FontFamily"] ?? []).sorted() where !fonts.isEmpty { lines += Self.family(fonts, target) }
    return lines.joined(separator: "\n")
  }

  /// The types of a target's colours and images.
  private static func types(of target: String, _ bundle: String) -> [String] {
    ["Color", "Image"].map { kind in
      let (value, type) = (kind.lowercased(), "UIKit.UI\(kind)")
      return """
        public final class \(target)\(kind)s: Sendable {
          public typealias \(kind) = \(type)
          public let name: String
          public var \(value): \(type) { \(type)(named: name, in: \(bundle), compatibleWith: nil) ?? \(type)() }
          init(name: String) { self.name = name }
        }
        """
    }
  }

  /// The declarations of a catalogue's colours and images, or of a folder's in it.
  private func declarations(in path: String, named prefix: String, of target: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().flatMap { item -> [String] in
      for (ending, kind) in [(".colorset", "Colors"), (".imageset", "Images")] where item.hasSuffix(ending) {
        let name = String(item.dropLast(ending.count))
        let identifier = Self.identifier(name, isType: false)
        let value = "\(target)\(kind)(name: \((prefix + name).debugDescription))"
        return identifier.isEmpty ? [] : ["  public static let \(identifier) = \(value)"]
      }
      let inner = "\(path)/\(item)"
      guard !item.contains(".") else { return [] }
      guard AssetSymbols.providesNamespace(inner) else { return declarations(in: inner, named: prefix, of: target) }
      let own = declarations(in: inner, named: "\(prefix)\(item)/", of: target)
      return own.isEmpty ? [] : ["  public enum \(Self.identifier(item, isType: true)) {"] + own + ["  }"]
    }
  }

  /// The families of fonts, whose files are called by family and style: `Lato-Bold.ttf`.
  private static func family(_ fonts: [String], _ target: String) -> [String] {
    let families = Dictionary(grouping: Set(fonts).sorted()) { String($0.prefix { $0 != "-" }) }
      .filter { !identifier($0.key, isType: true).isEmpty }.sorted { $0.key < $1.key }
    return [
      """
      public struct \(target)FontConvertible: Sendable {
        public let name: String
        public func font(size: CGFloat) -> UIKit.UIFont {
          UIKit.UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        }
      }
      public enum \(target)FontFamily {
      """
    ]
      + families.flatMap { family, fonts in
        ["  public enum \(identifier(family, isType: true)) {"]
          + fonts.map { font in
            let style = font.contains("-") ? String(font.drop { $0 != "-" }) : "regular"
            return "    public static let \(identifier(style, isType: false)) = "
              + "\(target)FontConvertible(name: \(font.debugDescription))"
          } + ["  }"]
      } + ["}"]
  }

  /// A name as an identifier: words begin with capitals, a value's first one with a small letter.
  private static func identifier(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var result = words.joined()
    if !isType {
      // Of several capitals the last begins the next word.
      let capitals = result.prefix { $0.isUppercase }.count
      let first = capitals > 1 && capitals < result.count ? capitals - 1 : capitals
      result = result.prefix(first).lowercased() + result.dropFirst(first)
    }
    return result.first?.isNumber == true ? "_" + result : AssetName.escaped(result)
  }
}

extension CodeScanner {
  /// The names before periods that begin with a capital and follow no period, outside of strings and comments.
  static func typeNames(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    var scanner = CodeScanner(bytes)
    while !scanner.isAtEnd {
      let byte = bytes[scanner.position]
      if byte.mayBeginLiteral {
        guard scanner.skipLiteral() else { return names }
      } else if byte.isPartOfName {
        let word = scanner.skipWord()
        let before = word.lowerBound > 0 ? bytes[word.lowerBound - 1] : 0
        let behind = word.upperBound < bytes.count ? bytes[word.upperBound] : 0
        if before != 0x2E, behind == 0x2E, (0x41...0x5A).contains(bytes[word.lowerBound]) {
          names.insert(String(decoding: bytes[word], as: UTF8.self))
        }
      } else {
        scanner.position += 1
      }
    }
    return names
  }
}
