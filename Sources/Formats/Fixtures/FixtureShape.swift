package import Documents

/// Fixtures as the tables of their keys describe them: their JSON Schema, and the reference of every key.
package enum FixtureShape {
  /// The outermost object of a fixture.
  package static var root: ObjectShape { SceneKeys.table.shape }

  /// The defaults of a view's keys, as far as a default is one value that doesn't depend on other keys.
  package static let standardsOfViews: [String: JSONValue] = {
    var standards: [String: JSONValue] = [:]
    for key in ViewKeys.table.shape.keys {
      if case .value(let value)? = key.standard { standards[key.name] = value }
    }
    return standards
  }()

  /// The JSON Schema.
  package static var schema: JSONSchema { JSONSchema(title: Fixture.format, root) }

  /// The article *Fixture reference*.
  package static var reference: String {
    """
    # Fixture reference

    Every key of a fixture, `layout-fixture/1`: what it means, what it takes, and what holds where it is left out.

    ## Overview

    A fixture is one JSON file that declares a screen. Names are UIKit's own, spelled as in Swift. Comments (`//` and
    `/* */`), a byte order mark and CRLF are accepted. Unknown keys, and keys that stand twice, are errors.

    `layout schema fixture` prints the same as a JSON Schema, draft 2020-12. An editor that finds it under the fixture's
    `"$schema"` completes keys and values from it. What a schema can't say is found by `layout solve`: ids that name
    nothing or stand twice, attributes that can't be compared, keys of another class's views, the grammar of visual
    formats, names of devices, and keys that stand twice.

    This page is made from the tables that read fixtures.

    \(ShapeReference(root).sections)
    """
  }
}
