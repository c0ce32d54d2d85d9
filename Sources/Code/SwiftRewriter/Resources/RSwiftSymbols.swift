import SwiftSyntax

/// The names that R.swift generates of a project's resources, as far as the code has them: `R.image.hero()`, `R.color.brand()`,
/// `R.string.localizable.title()`, `R.file.dataJson()`, `R.nib.rowCell`, `R.reuseIdentifier.rowCell`.
struct RSwiftSymbols {
  /// The used names, by the kinds of resources; a text's stands behind its table's: `localizable.title`.
  private var used: [String: Set<String>] = [:]
  private let resources: RSwiftResources
  /// The classes of cells that code at the top of a file can name.
  private var cells: Set<String> = []

  private static let kinds = ["image", "color", "string", "file", "nib", "reuseIdentifier"]

  /// The symbols of the resources in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder that the resources are in.
  ///   - files: The module's files.
  ///   - module: What is known of them.
  init(in folder: String, namedBy files: [SourceFile], of module: ModuleIndex) {
    resources = RSwiftResources(in: folder)
    guard !module.declares("R") else { return }
    for file in files where file.mentions(Self.kinds.map { "R.\($0)." }) {
      let words = String(decoding: file.bytes, as: UTF8.self).split {
        !($0.isLetter || $0.isNumber || "_.".contains($0))
      }
      for word in words where word.hasPrefix("R.") {
        let names = word.split(separator: ".").map(String.init)
        guard names.count > 2, Self.kinds.contains(names[1]), Self.canBeDeclared(names[2]) else { continue }
        if names[1] == "string" {
          if names.count > 3, Self.canBeDeclared(names[3]) {
            used[names[1], default: []].insert("\(names[2]).\(names[3])")
          }
        } else {
          used[names[1], default: []].insert(names[2])
        }
      }
    }
    let wanted = Set((used["nib"] ?? []).union(used["reuseIdentifier"] ?? []).map(Self.type))
    for file in files where file.mentions(wanted.map { "class \($0)" }) {
      cells.formUnion(file.during { Self.classes(of: file.tree) }.intersection(wanted))
    }
  }

  /// Tells whether a word of the text, which may be one of a comment, can be a declaration's name.
  private static func canBeDeclared(_ name: String) -> Bool {
    name.first?.isNumber == false && name.contains { $0 != "_" }
      && name.allSatisfy { $0.isLetter || $0 == "_" || $0.isASCII }
      && !["Type", "Protocol", "Self", "self", "init"].contains(name)
  }

  /// The name of a cell's class.
  private static func type(of name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The classes of a file that other files can name as they are: in no type, without parameters, and not private.
  private static func classes(of tree: SourceFileSyntax) -> Set<String> {
    tree.statements.reduce(into: []) { names, statement in
      guard let declaration = statement.item.as(ClassDeclSyntax.self), declaration.genericParameterClause == nil,
        !declaration.modifiers.has("private"), !declaration.modifiers.has("fileprivate")
      else { return }
      names.insert(declaration.name.text)
    }
  }

  /// The code that declares the symbols, which belong to a bundle; empty where none is named.
  func text(bundle: String) -> String {
    guard !used.isEmpty else { return "" }
    let (files, assets) = resources.list
    var lines = [Self.types(bundle), "enum R {"]
    for (kind, type, ending) in [("image", "_RImage", ".imageset"), ("color", "_RColor", ".colorset")] {
      let names = assets.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
      lines += members(of: kind, type) { Self.original($0, among: names) ?? $0 }
    }
    lines += members(of: "file", "_RFile") { name in
      Self.original(name, among: files.map { Self.last($0[...]) }) ?? name
    }
    lines += texts(files)
    for kind in ["nib", "reuseIdentifier"] {
      lines.append("enum \(kind) {")
      for name in (used[kind] ?? []).sorted() {
        let type = Self.type(of: name)
        let cell = cells.contains(type) ? type : "UIKit.UIView"
        lines.append("static let \(AssetName.escaped(name)) = _RCell<\(cell)>(name: \(type.debugDescription))")
      }
      lines.append("}")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private func members(of kind: String, _ type: String, _ original: (String) -> String) -> [String] {
    let names = (used[kind] ?? []).sorted()
    return ["enum \(kind) {"]
      + names.map { "static let \(AssetName.escaped($0)) = \(type)(name: \(original($0).debugDescription))" } + ["}"]
  }

  /// The tables of texts: a key is the one of the table's file that makes the name.
  private func texts(_ paths: [String]) -> [String] {
    let tables = Dictionary(grouping: (used["string"] ?? []).sorted()) { String($0.prefix { $0 != "." }) }
    var lines = ["enum string {"]
    for (table, names) in tables.sorted(by: { $0.key < $1.key }) {
      let files = paths.filter { Self.simplified(Self.last($0[...])) == Self.simplified(table + "strings") }
      let file = files.first.map { String(Self.last($0[...]).dropLast(8)) } ?? table
      let keys = files.first.map(resources.keys)
      lines.append("enum \(AssetName.escaped(table)) {")
      for name in names.map({ String($0.dropFirst(table.count + 1)) }) {
        let key = Self.original(name, among: keys ?? []) ?? name
        lines.append(
          "static let \(AssetName.escaped(name)) = _RText(key: \(key.debugDescription), table: \(file.debugDescription))"
        )
      }
      lines.append("}")
    }
    return lines + ["}"]
  }

  /// The resource whose name makes a symbol: `icon-back` for `iconBack`.
  private static func original(_ name: String, among resources: [String]) -> String? {
    resources.first { $0 == name } ?? resources.first { simplified($0) == simplified(name) }
  }

  private static func simplified(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
  }

  private static func last(_ path: Substring) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// The types of the symbols.
  private static func types(_ bundle: String) -> String {
    """
    struct _RImage: Sendable {
      let name: String
      func callAsFunction(compatibleWith traits: UIKit.UITraitCollection? = nil) -> UIKit.UIImage? {
        UIKit.UIImage(named: name, in: \(bundle), compatibleWith: traits)
      }
    }
    struct _RColor: Sendable {
      let name: String
      func callAsFunction(compatibleWith traits: UIKit.UITraitCollection? = nil) -> UIKit.UIColor? {
        UIKit.UIColor(named: name, in: \(bundle), compatibleWith: traits)
      }
    }
    struct _RFile: Sendable {
      let name: String
      func callAsFunction() -> Foundation.URL? { \(bundle).url(forResource: name, withExtension: nil) }
    }
    struct _RText: Sendable {
      let key: String
      let table: String
      func callAsFunction(_ values: any CVarArg..., preferredLanguages: [String]? = nil) -> String {
        let text = \(bundle).localizedString(forKey: key, value: nil, table: table)
        return values.isEmpty ? text : String(format: text, arguments: values)
      }
    }
    struct _RCell<Cell>: Sendable {
      let name: String
      var identifier: String { name }
    }
    extension UIKit.UITableView {
      func register<Cell>(_ nib: _RCell<Cell>) {
        register(UIKit.UINib(nibName: nib.name, bundle: \(bundle)), forCellReuseIdentifier: nib.name)
      }
      func dequeueReusableCell<Cell>(withIdentifier cell: _RCell<Cell>, for path: Foundation.IndexPath) -> Cell? {
        dequeueReusableCell(withIdentifier: cell.name, for: path) as? Cell
      }
    }
    extension UIKit.UICollectionView {
      func register<Cell>(_ nib: _RCell<Cell>) {
        register(UIKit.UINib(nibName: nib.name, bundle: \(bundle)), forCellWithReuseIdentifier: nib.name)
      }
      func dequeueReusableCell<Cell>(withReuseIdentifier cell: _RCell<Cell>, for path: Foundation.IndexPath) -> Cell? {
        dequeueReusableCell(withReuseIdentifier: cell.name, for: path) as? Cell
      }
    }
    """
  }
}
