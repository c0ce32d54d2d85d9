/// The controllers that are made for presentations of the module's own: they conform to a protocol by which a presentation controller
/// places its content.
///
///     class SheetPresentation: UIPresentationController { var content: SheetContent? … }
///     class FilterController: UIViewController, SheetContent {}      is one
struct PresentedControllers {
  private let module: ModuleIndex
  private let types: Set<String>

  /// The controllers among the types of some files.
  init(in files: [SourceFile], of module: ModuleIndex) {
    self.module = module
    let presentations = files.filter { file in
      file.mentions(["UIPresentationController"])
        && TypeDeclarations.of(file).types.contains {
          $0.kind == .class && module.ancestors(of: $0.ownName).contains("UIPresentationController")
        }
    }
    let named = presentations.map { Set(CodeScanner.names(in: $0.bytes).filter(module.protocols.contains)) }
      .reduce(into: Set<String>()) { $0.formUnion($1) }
    // Whoever hears of a presentation needn't be what it presents.
    let placing = named.filter { !$0.hasSuffix("Delegate") && !$0.hasSuffix("DataSource") }
    types = Set(placing.flatMap { module.conformers[$0] ?? [] }.map(\.type))
  }

  /// Tells whether a class, or an ancestor of the class, is a presented controller.
  func contains(_ name: String) -> Bool {
    types.contains(name) || module.ancestors(of: name).contains(where: types.contains)
  }
}

extension CodeScanner {
  /// The names in a text, outside of strings and comments.
  fileprivate static func names(in bytes: [UInt8]) -> Set<String> {
    var names: Set<String> = []
    _ = hasName(in: bytes) { name in
      names.insert(name)
      return false
    }
    return names
  }
}
