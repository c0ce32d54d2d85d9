import Foundation

/// The group being declared: specs declare on the main thread, one after the other.
enum World {
  nonisolated(unsafe) static var group = ExampleGroup("")
  nonisolated(unsafe) static var shared: [String: (@escaping () -> [String: Any]) -> Void] = [:]
  nonisolated(unsafe) static var beforeSuite: [() throws -> Void] = []

  static func declare(_ name: String, isLeftOut: Bool = false, isFocused: Bool = false, _ body: () -> Void) {
    let outer = group
    let inner = ExampleGroup(
      name, isLeftOut: isLeftOut || outer.isLeftOut, isFocused: isFocused || outer.isFocused)
    outer.items.append(.group(inner))
    group = inner
    body()
    group = outer
  }

  static func example(
    _ name: String, isLeftOut: Bool = false, isFocused: Bool = false, _ body: @escaping () throws -> Void
  ) {
    group.items.append(
      .example(
        ExampleGroup.Example(
          name: name, isLeftOut: isLeftOut || group.isLeftOut, isFocused: isFocused || group.isFocused, body: body)))
  }
}
