import SwiftSyntax

/// One kind of rewriting: a search of a file's syntax, and the resulting edits.
class Rewrite: SyntaxVisitor {
  /// The file that is rewritten.
  let file: SourceFile
  /// The module that the file is part of, as far as it is known.
  let module: ModuleIndex
  /// The change that is asked for.
  var edits: [Edit] = []
  /// Code that couldn't be rewritten.
  var notes: [String] = []

  /// The words without one of which a file has nothing to be rewritten in this way; none where every file may have.
  class var triggers: [String] { [] }

  /// A Boolean that tells whether all bodies are looked through, not only those with a macro, an attribute, a condition, or a call of
  /// what may not be there.
  class var needsBodies: Bool { false }

  /// A rewriting of a file.
  required init(file: SourceFile, module: ModuleIndex) {
    self.file = file
    self.module = module
    super.init(viewMode: .sourceAccurate)
  }

  /// Looks through the file.
  func run() { walk(Self.needsBodies ? file.wholeTree : file.tree) }
}

/// All rewritings, in the order in which their edits are made.
enum Rewrites {
  static let all: [Rewrite.Type] = [
    Attributes.self, Selectors.self, KeyPaths.self, ClassDescriptions.self, Conditions.self, ExtensionOverrides.self,
    OptionalRequirements.self, Previews.self, SwiftUIPreviews.self, SnapshotFunctions.self, EntryPoints.self,
    TopLevelCode.self, OwnImports.self, MissingImports.self, Submodules.self, DarwinNames.self, ObjectOverrides.self,
    FoundationImports.self, BitCasts.self, ManagedProperties.self, IsolatedTests.self,
    NimblePredicates.self, NibLists.self, LocalizedStrings.self, OlderNames.self, ValueObservers.self, UIKitImport.self,
  ]

  /// A file's text, rewritten, and what couldn't be.
  static func rewritten(_ file: SourceFile, in module: ModuleIndex) -> (text: String, notes: [String]) {
    var edits: [Edit] = []
    var notes: [String] = []
    for type in all where type.triggers.isEmpty || file.mentions(type.triggers) {
      let rewrite = type.init(file: file, module: module)
      rewrite.run()
      edits += rewrite.edits
      notes += rewrite.notes
    }
    return (edits.isEmpty ? file.text : edits.applied(to: file.text), notes)
  }
}
