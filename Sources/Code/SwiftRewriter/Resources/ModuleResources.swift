import Foundation

/// The code that a build generates of a module's resources: the module's bundle, and the symbols of its asset catalogues.
struct ModuleResources {
  let folder: String
  /// The path of the module's own bundle; the main one where it is empty.
  let bundle: String

  /// The code for a module of some files; empty where they name nothing of it.
  func text(for files: [SourceFile], of module: ModuleIndex) throws -> String {
    let own = bundle.isEmpty ? ".main" : "Bundle(path: \(bundle.debugDescription)) ?? .main"
    var text = ""
    let hasOwn = module.members["module"]?.contains { $0.type == "Bundle" && $0.isStatic } == true
    if !hasOwn, files.contains(where: { $0.mentions(["Bundle.module", ": .module"]) }) {
      text += "extension Foundation.Bundle { static let module: Foundation.Bundle = \(own) }\n"
    }
    let ofXcode = try AssetSymbols(in: folder, namedBy: files, of: module).text(bundle: "_resourceBundle")
    let ofTuist = TuistSymbols(in: folder, namedBy: files, of: module).text(bundle: "_resourceBundle")
    let ofRSwift = RSwiftSymbols(in: folder, namedBy: files, of: module).text(bundle: "_resourceBundle")
    let symbols = [ofXcode, ofTuist, ofRSwift].filter { !$0.isEmpty }.joined(separator: "\n")
    if !symbols.isEmpty { text += "private let _resourceBundle: Foundation.Bundle = \(own)\n\(symbols)\n" }
    return text.isEmpty ? "" : "import Foundation\nimport UIKit\n\n" + text
  }
}
