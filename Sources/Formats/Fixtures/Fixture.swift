import Checks
package import Documents
public import LayoutModel
public import Notations

/// The reader of fixtures, `layout-fixture/1`: JSON files that declare a screen.
public enum Fixture {
  /// The format that a fixture names.
  package static let format = "layout-fixture/1"

  /// The scene that a fixture declares.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The scene's name if the fixture gives none: the file's, without its extension.
  ///   - face: Finds the face of a font by its name. Without it all fonts are measured as the system's.
  /// - Returns: The scene, checked.
  /// - Throws: `InputError` with every problem of the file.
  public static func scene(
    from bytes: [UInt8], name: String, face: ((String) -> FontFace?)? = nil
  ) throws(InputError) -> Scene {
    let (document, cut) = try InputError.wrapping { () throws(DocumentError) in
      try JSONParser.parse(bytes, atMost: views)
    }
    return try scene(of: document, upTo: cut, named: name, face)
  }

  /// The scene that a fixture's JSON declares.
  ///
  /// - Parameters:
  ///   - document: The JSON.
  ///   - name: The scene's name if the fixture gives none.
  ///   - face: Finds the face of a font by its name. Without it all fonts are measured as the system's.
  /// - Returns: The scene, checked.
  /// - Throws: `InputError` with every problem.
  package static func scene(
    of document: JSONValue, name: String, face: ((String) -> FontFace?)? = nil
  ) throws(InputError) -> Scene { try scene(of: document, upTo: nil, named: name, face) }

  private static func scene(
    of document: JSONValue, upTo cut: JSONCut?, named name: String, _ face: ((String) -> FontFace?)?
  ) throws(InputError) -> Scene {
    var reading = FixtureReading(face: face)
    var draft = SceneDraft()
    reading.templates = TemplateKeys.templates(of: document)
    let isObject = SceneKeys.table.read(document, into: &draft, &reading)
    if let cut { throw InputError(reading.problems(before: cut)) }
    guard isObject else { throw InputError(reading.problems) }
    return try scene(draft, named: name, of: document, reading)
  }

  /// The limit on the views of a file, roots aside. A file with more is refused, so it isn't read any further.
  private static let views = ElementLimit("subviews", maximum: Magnitude.largestViewCount)

  private static func scene(
    _ draft: SceneDraft, named name: String, of document: JSONValue, _ reading: FixtureReading
  ) throws(InputError) -> Scene {
    var reading = reading
    if case .object(let members) = document.content {
      let roots = members.filter { $0.key == "view" || $0.key == "rootViewController" }
      if Set(roots.map(\.key)).count == 2 {
        reading.report(.viewAndController, at: roots[1].keyPosition)
      } else if roots.isEmpty {
        reading.report(.noView, at: document.position)
      }
    }
    let controller = draft.rootViewController ?? draft.view.map { ViewController(view: $0) }
    // Wrong ids and numbers are found here, even if something else was wrong before, so that one run reports
    // everything.
    if let controller {
      let formats = ReadVisualFormats(reading.visualFormats)
      for problem in SceneChecker.problems(
        of: controller, viewControllers: draft.viewControllers, events: draft.events, application: draft.application)
      {
        let told = formats.problem(problem)
        reading.report(told.kind, at: told.position)
      }
    }
    if let controller {
      let parts = SceneParts(controller, viewControllers: draft.viewControllers, events: draft.events)
      for problem in draft.assertions.flatMap({ parts.problems(of: $0) }) {
        reading.report(.scene(problem), at: problem.position)
      }
    }
    guard let controller, reading.problems.isEmpty else { throw InputError(reading.problems) }
    var scene = Scene(
      checked: controller, viewControllers: draft.viewControllers, name: draft.name ?? name, device: draft.device,
      systemVersion: draft.systemVersion, application: draft.application, orientation: draft.orientation,
      userSettings: draft.userSettings, events: draft.events)
    scene.position = document.position
    scene.assertions = draft.assertions
    scene.ignoredRules = draft.ignoredRules
    return scene
  }
}
