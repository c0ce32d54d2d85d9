/// The way in which a type's value is made, or the obstacle, as text for people.
struct Explanation {
  private let book: RecipeBook

  init(by book: RecipeBook) { self.book = book }

  /// The reason why there is nothing to explain.
  struct Failure: Error {
    let message: String
  }

  /// Returns the text on a type.
  ///
  ///     LoginController (LoginController.swift:3, class), by its shortest initializer:
  ///       LoginController(model: LoginModel(user: User(name: "Sample text")))
  ///     of:
  ///       model: LoginModel, by its initializer … (LoginModel.swift:5)
  ///         user: User, …
  ///
  /// - Parameter written: The type's name, with or without those of the types around it.
  /// - Returns: The text.
  /// - Throws: `Failure` where no file declares it.
  func text(on written: String) throws(Failure) -> String {
    let types = book.types
    let inner = types.names.filter { $0.hasSuffix(".\(written)") }
    let name = types.type(written) != nil ? written : inner.count == 1 ? inner[0] : nil
    guard let name, let declaration = types.type(name) else { throw unknown(written, inner) }
    let head = "\(name) (\(declaration.file):\(declaration.line), \(declaration.kind.rawValue))"
    let outcome = types.isResponder(name) ? book.screen(declaration) : book.outcome(of: .named(name))
    switch outcome {
    case .blocked(let obstacle):
      return "\(head) can't be made: \(obstacle.reason)\n" + lines(of: obstacle.parts, depth: 1)
    case .made(let recipe): return "\(head), \(recipe.reason):\n" + text(on: recipe)
    }
  }

  private func unknown(_ written: String, _ inner: [String]) -> Failure {
    let near = inner + book.types.names.filter { $0.lowercased() == written.lowercased() }
    let hint = near.isEmpty ? "" : "; there is \(near.sorted().joined(separator: ", "))"
    return Failure(message: "no file here declares a type \(written)\(hint)")
  }

  private func text(on recipe: Recipe) -> String {
    let (code, empty) = (recipe.code(), recipe.code(isEmpty: true))
    var text = "  \(code)\n"
    if empty != code { text += "left empty:\n  \(empty)\n" }
    let parts = lines(of: recipe.parts, depth: 1)
    if !parts.isEmpty { text += "of:\n\(parts)" }
    let mocks = book.mocks.all(of: recipe.mocks).compactMap { book.mocks.written[$0] }
    if !mocks.isEmpty {
      text += "with:\n" + mocks.flatMap(\.lines).map { "  \($0)\n" }.joined()
    }
    return text
  }

  private func lines(of parts: [(label: String, value: Recipe)], depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return parts.filter { if case .given = $0.value.form { false } else { true } }.map { label, value in
      let name = label == "_" ? "" : "\(label): "
      let place = value.type.name.flatMap(book.types.type).map { " (\($0.file):\($0.line))" } ?? ""
      return "\(indent)\(name)\(value.type)\(place), \(value.reason)\n" + lines(of: value.parts, depth: depth + 1)
    }.joined()
  }

  private func lines(of obstacles: [Obstacle], depth: Int) -> String {
    let indent = String(repeating: "  ", count: depth)
    return obstacles.map { obstacle in
      "\(indent)\(obstacle.subject): \(obstacle.reason)\n" + lines(of: obstacle.parts, depth: depth + 1)
    }.joined()
  }
}
