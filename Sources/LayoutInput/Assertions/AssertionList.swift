import Documents
package import LayoutModel

/// The `assertions` of a `.layout.json`, which are for the Interface Builder files in its folder and below.
package enum AssertionList {
  /// The assertions that a configuration says; other keys of it are others' to read.
  ///
  /// - Throws: `InputError` with every problem of them.
  package static func assertions(from bytes: [UInt8]) throws(InputError) -> [Assertion] {
    let document: JSONValue
    do throws(DocumentError) {
      document = try JSONParser.parse(bytes)
    } catch {
      throw InputError([InputProblem(.document(error), at: error.position)])
    }
    var reading = FixtureReading()
    guard case .object(let members) = document.content else {
      reading.reportKind(of: document, expected: "a configuration, an object")
      throw InputError(reading.problems)
    }
    var assertions: [Assertion] = []
    for member in members where member.key == "assertions" {
      let read = reading.inside(key: member.key) { ValueFormat<[Assertion]>.assertions.read(member.value, &$0) }
      assertions += read ?? []
    }
    guard reading.problems.isEmpty else { throw InputError(reading.problems) }
    return assertions
  }

  /// The assertions that are for a scene: those of which it has the items.
  ///
  /// - Throws: `InputError` where it has some of an assertion's items and lacks others.
  package static func assertions(_ all: [Assertion], of scene: Scene) throws(InputError) -> [Assertion] {
    let parts = SceneParts(scene)
    let known = Set(parts.ids)
    let own = all.filter { $0.ids.contains(where: known.contains) }
    let problems = own.flatMap { parts.problems(of: $0) }
    guard problems.isEmpty else { throw InputError(problems.map { InputProblem(.scene($0), at: $0.position) }) }
    return own
  }
}
