import Foundation

/// The types of a module's files, and the book that makes their values.
struct ModuleTypes {
  let book: RecipeBook
  /// The classes of the module's files, in the files' order.
  let classes: [TypeDeclaration]
  private let files: [SourceFile]

  /// The types of files.
  ///
  /// - Parameters:
  ///   - files: The module's files.
  ///   - libraries: The files of the modules that it imports.
  ///   - overrides: The configuration's expressions, by the names of types.
  init(_ files: [SourceFile], over libraries: [SourceFile], making overrides: [String: String]) {
    func declarations(
      _ files: [SourceFile]
    ) -> [(types: [TypeDeclaration], aliases: [TypeDeclaration.Alias])] {
      files.map { file in file.during { TypeDeclarations.of(file) } }
    }
    let own = declarations(files)
    classes = own.flatMap(\.types).filter { $0.kind == .class }
    book = RecipeBook(TypeIndex(own, over: declarations(libraries)), overrides: overrides)
    self.files = files
  }

  /// The screens that are classes.
  var screens: [FoundScreen] { ScreenFinder(classes, by: book, of: files).screens }

  /// A mock, as the program of screens takes it.
  private struct WrittenMock: Encodable {
    let name: String
    let lines: [String]
  }

  /// Writes the mocks that screens need, as JSON: each with its name and its lines.
  func writeMocks(of screens: [FoundScreen], to path: String) throws {
    let names = Set(screens.flatMap(\.mocks)).sorted()
    let mocks = names.compactMap { book.mocks.written[$0] }.map { WrittenMock(name: $0.name, lines: $0.lines) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(mocks).write(to: URL(fileURLWithPath: path))
  }
}
