/// Finds the classes of a module that are screens, and how each is made.
struct ScreenFinder {
  private let classes: [TypeDeclaration]
  private let types: TypeIndex
  private let book: RecipeBook
  private let files: [SourceFile]
  /// The imports of the module's files, by the files' paths.
  private let imports: [String: Set<String>]
  /// The names of the controllers that give themselves a view of a class, by the class's name.
  private var controllers: [String: [String]] = [:]
  /// The name of the app's delegate; `nil` where no class is one, or one is marked as the program's entry.
  private let delegate: String?

  /// A finder of the screens of some classes.
  ///
  /// - Parameters:
  ///   - classes: The classes.
  ///   - book: The book that makes them.
  ///   - files: The module's files.
  init(_ classes: [TypeDeclaration], by book: RecipeBook, of files: [SourceFile]) {
    self.classes = classes
    self.book = book
    self.files = files
    imports = Dictionary(files.map { ($0.path, $0.imports) }) { first, _ in first }
    types = book.types
    delegate = classes.contains(where: \.isMain) ? nil : book.types.nameOfDelegate(among: classes)
    for declaration in classes where kind(of: declaration) == .controller {
      let view = declaration.rootView.flatMap { types.find($0, in: types.scope(of: declaration.name)) }
      if let view { controllers[view, default: []].append(declaration.name) }
    }
  }

  /// The screens that are classes, in the order of their kinds, files and lines.
  var screens: [FoundScreen] {
    let found = classes.flatMap(screens)
    return FoundScreen.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
  }

  /// The screens of a class: one, and the same left empty where its optional values are filled.
  private func screens(of declaration: TypeDeclaration) -> [FoundScreen] {
    guard let kind = kind(of: declaration) else { return [] }
    var screen = FoundScreen(kind: kind, name: declaration.name, file: declaration.file, line: declaration.line)
    screen.hasOutlets = types.lineage(of: declaration.name).own.contains(where: \.hasOutlets)
    screen.isHidden = declaration.isPrivate || declaration.isGeneric
    screen.inheritsInitializers = !types.lineage(of: declaration.name).own.contains(where: \.hasOwnInitializers)
    screen.controllers = controllers[declaration.name] ?? []
    if kind == .controller, isBase(declaration) { screen.isBase = true }
    if declaration.isPrivate {
      screen.needs = "a preview in its file, for it is private"
      return [screen]
    }
    if declaration.isGeneric, declaration.generics.isEmpty || types.isInherited(declaration.name) {
      screen.needs = "a preview, for it is generic"
      return [screen]
    }
    switch book.screen(declaration) {
    case .blocked(let obstacle):
      screen.needs = obstacle.need
      return [screen]
    case .made(let recipe):
      screen.isFilled = recipe.isFilled
      screen.make = recipe.code()
      screen.mocks = book.mocks.all(of: recipe.mocks)
      if recipe.isFilled { screen.imports = imports(of: recipe, declaration, mocks: screen.mocks) }
      if case .filled(let object, _) = recipe.form { screen.fallback = object.code() }
      var empty = screen
      empty.make = recipe.code(isEmpty: true)
      empty.fallback = nil
      empty.isEmpty = true
      return empty.make == screen.make ? [screen] : [screen, empty]
    }
  }

  /// True if others inherit from a class of an app, and no code makes one of it alone.
  private func isBase(_ declaration: TypeDeclaration) -> Bool {
    guard types.isInherited(declaration.name), delegate != nil || classes.contains(where: \.isMain) else {
      return false
    }
    let name = declaration.ownName
    return declaration.isGeneric || !files.contains { $0.mentions(["\(name)(", "\(name).init"]) }
  }

  /// The modules that the code of a recipe names, sorted.
  private func imports(of recipe: Recipe, _ declaration: TypeDeclaration, mocks: [String]) -> [String] {
    var files = Set(recipe.all.compactMap(\.file) + [declaration.file])
    for mock in mocks { files.formUnion(book.mocks.written[mock]?.files ?? []) }
    return files.reduce(into: Set()) { $0.formUnion(imports[$1] ?? []) }.sorted()
  }

  private func kind(of declaration: TypeDeclaration) -> FoundScreen.Kind? {
    if declaration.isMain || declaration.name == delegate { return .launch }
    guard let base = types.lineage(of: declaration.name).base else { return nil }
    let ancestors = [base] + UIKitClasses.ancestors(of: base)
    if ancestors.contains("UIViewController") { return .controller }
    if !Self.cells.isDisjoint(with: ancestors) { return .cell }
    if ancestors.contains("UIView"), !ancestors.contains("UIWindow") { return .view }
    return nil
  }

  private static let cells: Set = ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"]
}

extension TypeIndex {
  /// Returns the name of the class that an app without a marked entry starts with, as `main.swift` or a `main()` of its own says it.
  ///
  /// - Parameter classes: The app's classes.
  /// - Returns: The name; `nil` where there is none, or SwiftUI shows the app.
  fileprivate func nameOfDelegate(among classes: [TypeDeclaration]) -> String? {
    let delegates = classes.filter { type in
      !type.isPrivate && !type.isGeneric
        && declarations(of: type.name).contains { $0.names("UIApplicationDelegate") }
        && !Self.wordsOfTests.contains { type.name.contains($0) }
    }
    guard let first = delegates.first(where: { $0.name == "AppDelegate" }) ?? delegates.first,
      !names.contains(where: { type($0).map { $0.isMain && $0.names("App") } == true })
    else { return nil }
    return first.name
  }

  private static let wordsOfTests = ["Test", "Mock", "Stub", "Fake", "Spy", "Dummy"]
}

extension TypeDeclaration {
  /// True if the declaration names a type in its inheritance clause.
  fileprivate func names(_ type: String) -> Bool { inherited.contains { $0.baseName == type } }
}

extension Obstacle {
  /// The need of a screen that can't be made: `init(model: Model), where Model can't be made: it is private to Model.swift`.
  fileprivate var need: String {
    guard let first = parts.first else { return "a preview: \(reason)" }
    let cause = first.cause
    return "\(first.subject), where \(cause.subject) can't be made: \(cause.reason)"
  }
}

extension UIKitClasses {
  /// The classes above one of UIKit's, nearest first.
  static func ancestors(of name: String) -> [String] {
    Array(sequence(first: name) { superclasses[$0] }.dropFirst())
  }
}
