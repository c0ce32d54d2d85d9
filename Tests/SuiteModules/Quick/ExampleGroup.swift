/// The content of a `describe` or `context`: what runs around its examples, and its examples and groups in order.
final class ExampleGroup {
  let name: String
  let isLeftOut: Bool
  let isFocused: Bool
  var beforeEach: [(ExampleMetadata) throws -> Void] = []
  var justBeforeEach: [() throws -> Void] = []
  var afterEach: [(ExampleMetadata) throws -> Void] = []
  var aroundEach: [(@escaping () -> Void) -> Void] = []
  var items: [Item] = []

  enum Item {
    case example(Example)
    case group(ExampleGroup)
  }

  struct Example {
    let name: String
    let isLeftOut: Bool
    let isFocused: Bool
    let body: () throws -> Void
  }

  init(_ name: String, isLeftOut: Bool = false, isFocused: Bool = false) {
    self.name = name
    self.isLeftOut = isLeftOut
    self.isFocused = isFocused
  }

  /// The examples with the groups that each is in, from the outermost.
  func examples(in outer: [ExampleGroup] = []) -> [(groups: [ExampleGroup], example: Example)] {
    items.flatMap { item in
      switch item {
      case .example(let example): [(outer + [self], example)]
      case .group(let group): group.examples(in: outer + [self])
      }
    }
  }
}

/// The facts about the example that runs.
public struct ExampleMetadata {
  /// Its place among the spec's examples, from 0.
  public let exampleIndex: Int
  /// The example.
  public let example: Description

  /// An example by its name.
  public struct Description {
    /// The names of its groups and its own.
    public let name: String
  }
}
