import Checks
package import LayoutModel

/// The `assertions` of a `.layout.json`, which apply to the Interface Builder files in its folder and below.
package enum AssertionList {
  /// The assertions that apply to a scene: those whose items it has.
  ///
  /// - Throws: `InputError` if it has some of an assertion's items and lacks others.
  package static func assertions(_ all: [Assertion], of scene: Scene) throws(InputError) -> [Assertion] {
    let parts = SceneParts(scene)
    let known = Set(parts.ids)
    let own = all.filter { $0.ids.contains(where: known.contains) }
    let problems = own.flatMap { parts.problems(of: $0) }
    guard problems.isEmpty else { throw InputError(problems.map { InputProblem(.scene($0), at: $0.position) }) }
    return own
  }
}
