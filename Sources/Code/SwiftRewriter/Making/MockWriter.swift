import SwiftSyntax

/// Finds the types that stand for protocols, and writes a mock for a protocol without one.
///
/// A mock is a class. Its properties and methods return made values; publishers stay still, and nothing is called back. Values are made
/// when they are first asked for, so a mock may return another of its kind.
///
///     protocol LoginService { var user: User { get }; func load(id: Int) async throws -> [Post] }
///     → final class MockLoginService: LoginService {
///         lazy var user: User = User(name: "Sample text")
///         func load(id: Int) async throws -> [Post] { (1...3).map { i in Post(number: i) } }
///       }
final class MockWriter {
  /// A mock.
  struct Mock {
    let name: String
    /// The class, a line each.
    let lines: [String]
    /// The names of the mocks that it makes.
    let uses: [String]
    /// The files whose imports the code needs.
    let files: Set<String>
  }

  private unowned let book: RecipeBook
  private var types: TypeIndex { book.types }
  /// The mocks by their names.
  private(set) var written: [String: Mock] = [:]
  /// The names of the mocks, by those of the protocols: also of mocks that are being written.
  private var names: [[ValueType]: String] = [:]
  private var taken: Set<String> = []
  /// The names of the types that conform to protocols, and may be made.
  private var knownConformers: [[ValueType]: [String]] = [:]
  /// The protocols of which it is being found out whether they can be mocked.
  private var checked: Set<[ValueType]> = []
  /// The most mocks that are made for each other.
  private static let maximumDepth = 64

  init(in book: RecipeBook) { self.book = book }

  /// True if there is a mock of a name.
  func has(_ name: String) -> Bool { taken.contains(name) }

  /// The number of conforming types that are looked at.
  private static let maximumConformers = 8

  /// Returns how a value is made that conforms to protocols.
  ///
  /// - Parameters:
  ///   - parts: The protocols, and the class that they are restricted to.
  ///   - type: The type that is asked for.
  /// - Returns: The recipe, or the reason why there is none.
  func outcome(of parts: [ValueType], _ type: ValueType) -> Outcome {
    let conformers = conformers(to: parts)
    func best(_ rank: Rank) -> Recipe? {
      conformers.filter { self.rank(of: $0) == rank }.prefix(Self.maximumConformers)
        .compactMap { book.outcome(of: .named($0)).recipe }.min { $0.size < $1.size }
    }
    func found(_ recipe: Recipe, _ reason: String) -> Outcome {
      .made(Recipe(type: type, form: recipe.form, reason: reason, file: recipe.file))
    }
    if let recipe = best(.offered) { return found(recipe, "by a type that conforms, for tests and previews") }
    if let recipe = best(.usual) { return found(recipe, "by a type that conforms") }
    switch mock(of: parts) {
    case .success(let name): return .made(Recipe(type: type, form: .mock(name), reason: "by a mock that is written"))
    case .failure(let failure):
      if let recipe = best(.responder) { return found(recipe, "by a type that conforms") }
      return .blocked(failure.obstacle)
    }
  }

  /// Returns a type that conforms to protocols, or a mock that does; `nil` where neither can be made.
  func implementation(of parts: [ValueType]) -> ValueType? {
    for rank in [Rank.offered, .usual] {
      let found = conformers(to: parts).filter { self.rank(of: $0) == rank }.prefix(Self.maximumConformers)
        .first { book.outcome(of: .named($0)).recipe != nil }
      if let found { return .named(found) }
    }
    if case .success(let name) = mock(of: parts) { return .named(name) }
    return nil
  }

  // MARK: Conforming types

  /// The order in which conforming types are taken.
  private enum Rank {
    case offered, usual, responder
  }

  private func rank(of name: String) -> Rank {
    if types.isResponder(name) { return .responder }
    return Offers.isOffer(name.split(separator: ".").last.map(String.init) ?? name) ? .offered : .usual
  }

  private func conformers(to parts: [ValueType]) -> [String] {
    if let known = knownConformers[parts] { return known }
    let found = findConformers(to: parts)
    knownConformers[parts] = found
    return found
  }

  private func findConformers(to parts: [ValueType]) -> [String] {
    let own = parts.compactMap(\.name).filter { types.type($0) != nil }
    guard let first = own.first else { return [] }
    let others = own.dropFirst().map { Set(types.conformers(to: $0)) }
    return types.conformers(to: first).filter { name in
      guard let declaration = types.type(name), !declaration.isPrivate, !declaration.isGeneric else { return false }
      return others.allSatisfy { $0.contains(name) }
    }
  }

  // MARK: Mocks

  /// An obstacle as an error.
  private struct Failure: Error {
    let obstacle: Obstacle
  }

  /// Returns the name of a mock of protocols, which is written if it isn't yet.
  private func mock(of parts: [ValueType]) -> Result<String, Failure> {
    let parts = parts.sorted { $0.description < $1.description }
    if let name = names[parts] { return .success(name) }
    let title = parts.map(\.description).joined(separator: " & ")
    func failure(_ reason: String) -> Result<String, Failure> {
      .failure(Failure(obstacle: Obstacle(subject: title, reason: reason)))
    }
    guard checked.count < Self.maximumDepth else { return failure("it is made of too many types") }
    guard checked.insert(parts).inserted else { return failure("it is made of itself") }
    defer { checked.remove(parts) }
    return book.apart {
      let plan: MockPlan
      switch MockPlan.of(parts, in: book) {
      case .success(let found): plan = found
      case .failure(let found):
        return failure("no type of the app's can be made for it, and no mock: \(found.reason)")
      }
      var name = "Mock" + parts.compactMap { $0.name?.split(separator: ".").joined() }.joined()
      while types.find(name) != nil || taken.contains(name) { name += "2" }
      names[parts] = name
      taken.insert(name)
      var members = MockMembers(of: plan, named: name, in: book)
      members.write()
      written[name] = Mock(
        name: name, lines: members.lines, uses: members.uses.sorted(), files: members.files)
      return .success(name)
    }
  }

  /// Returns the names of mocks with those of all mocks that they make, sorted.
  func all(of names: [String]) -> [String] {
    var found = Set(names)
    var waiting = names
    while let next = waiting.popLast() {
      for use in written[next]?.uses ?? [] where found.insert(use).inserted { waiting.append(use) }
    }
    return found.sorted()
  }
}
