import Documents
import LayoutModel
import Notations

/// Controllers and views that are declared once and made again (<doc:FixtureReference#Instance>).
///
///     "templates": {"detail": {"properties": {"isNew": false}, "view": {"id": "imageView"}}}
///     {"make": "detail", "as": "new", "with": {"isNew": true}}     // the controller `new`, with the view `new/imageView`
///
/// A string `$name` stands for what `with` gives `name`, else for what the template's properties hold at first. Whatever
/// the template declares has the instance's id before its own; itself it calls by its name. What is written is what was
/// made.
enum TemplateKeys {
  /// Returns what a fixture declares under `templates`; it is read before anything else.
  static func templates(of document: JSONValue) -> [String: JSONValue] {
    guard case .object(let members) = document.content,
      case .object(let templates)? = members.first(where: { $0.key == "templates" })?.value.content
    else { return [:] }
    return Dictionary(templates.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Tells whether an object is made by a template.
  static func isInstance(_ value: JSONValue) -> Bool {
    if case .object(let members) = value.content { members.contains { $0.key == "make" } } else { false }
  }

  /// An instance of a template as a fixture declares it.
  private struct Instance: Sendable {
    var template = ""
    var id = ""
    var values: [String: JSONValue] = [:]
  }

  private static let table = KeyTable<Instance>(
    "an instance of a template, an object", name: "Instance", required: ["make", "as"], fresh: Instance(),
    [
      FixtureKey("make", .string, "the template's name", example: #""detail""#, \.template),
      FixtureKey("as", .reference, "its id, which stands before those within", example: #""new""#, \.id),
      FixtureKey(
        "with", .members("an object of values by names", .anything), "values of its properties, and of `$name`",
        example: #"{"isNew": true}"#, \.values),
    ])

  static var shape: ValueShape { .object { table.shape } }

  // MARK: Making

  /// The controller that an instance is.
  static func controller(_ value: JSONValue, _ reading: inout FixtureReading) -> ViewController? {
    make(value, &reading) { template, instance, reading in
      guard
        var controller = ValueFormat<ViewController>.controller(template, named: instance.template, &reading)
      else { return nil }
      controller = names(of: controller.declaredIDs, itself: controller.id, instance).apply(to: controller)
      controller.id = instance.id
      controller.position = value.position
      for (name, given) in instance.values.sorted(by: { $0.key < $1.key }) where controller.properties[name] != nil {
        let read = reading.inside(key: name) { ValueFormat<PropertyValue>.propertyValue.read(given, &$0) }
        if let read { controller.properties[name] = read }
      }
      return controller
    }
  }

  /// The view that an instance is.
  static func view(_ value: JSONValue, _ reading: inout FixtureReading) -> View? {
    make(value, &reading) { template, instance, reading in
      guard var view = ValueFormat<View>.view.read(template, &reading) else { return nil }
      view = names(of: view.ids + view.itemIDs, itself: view.id, instance).apply(to: view)
      view.id = instance.id
      view.position = value.position
      return view
    }
  }

  /// The ids of what an instance holds: the instance's before their own.
  private static func names(of ids: [String], itself id: String?, _ instance: Instance) -> SceneNames {
    var names = Dictionary(ids.map { ($0, "\(instance.id)/\($0)") }) { first, _ in first }
    names[instance.template] = instance.id
    if let id { names[id] = instance.id }
    return SceneNames(names)
  }

  private static func make<Made>(
    _ value: JSONValue, _ reading: inout FixtureReading,
    _ read: (JSONValue, Instance, inout FixtureReading) -> Made?
  ) -> Made? {
    var instance = Instance()
    guard table.read(value, into: &instance, &reading), !instance.template.isEmpty, !instance.id.isEmpty else {
      return nil
    }
    let known = reading.templates.keys.sorted()
    guard let template = reading.templates[instance.template] else {
      let nearest = Spelling.nearest(to: instance.template, among: known)
      reading.report(
        .unknownName(instance.template, what: "template", nearest: nearest, known: known), at: value.position)
      return nil
    }
    guard !reading.making.contains(instance.template) else {
      reading.report(
        .misplacedKey("make", why: "the template '\(instance.template.excerpt)' would make itself"), at: value.position)
      return nil
    }
    guard reading.instanceCount < FixtureReading.maximumInstanceCount else {
      if reading.instanceCount == FixtureReading.maximumInstanceCount {
        let why = "templates are made more than \(FixtureReading.maximumInstanceCount) times"
        reading.report(.misplacedKey("make", why: why), at: value.position)
      }
      return reading.making(instance.template) { _ in nil }
    }
    let parameters = properties(of: template).merging(instance.values) { _, given in given }
    let text = Parameters(of: template)
    for (name, given) in instance.values.sorted(by: { $0.key < $1.key })
    where !text.contains(name) && properties(of: template)[name] == nil {
      let known = (Array(properties(of: template).keys) + text.names).sorted()
      reading.report(
        .unknownKey(name, path: reading.keyPath, nearest: Spelling.nearest(to: name, among: known)), at: given.position)
    }
    let filled = template.filling(parameters)
    return reading.making(instance.template) { read(filled, instance, &$0) }
  }

  /// Returns the initial values of a template's properties.
  private static func properties(of template: JSONValue) -> [String: JSONValue] {
    guard case .object(let members) = template.content,
      case .object(let properties)? = members.first(where: { $0.key == "properties" })?.value.content
    else { return [:] }
    return Dictionary(properties.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// The names that stand as `$name` in a template.
  private struct Parameters {
    private(set) var names: [String] = []

    init(of template: JSONValue) {
      var pending = [template]
      while let value = pending.popLast() {
        switch value.content {
        case .string(let text) where text.hasPrefix("$"): names.append(String(text.dropFirst()))
        case .array(let elements): pending += elements
        case .object(let members): pending += members.map(\.value)
        default: break
        }
      }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
  }
}

extension JSONValue {
  /// The value, each string `$name` replaced by what has that name.
  fileprivate func filling(_ parameters: [String: JSONValue]) -> JSONValue {
    switch content {
    case .string(let text) where text.hasPrefix("$"): parameters[String(text.dropFirst())] ?? self
    case .array(let elements): JSONValue(.array(elements.map { $0.filling(parameters) }), at: position)
    case .object(let members):
      JSONValue(.object(members.map { $0.filling(parameters) }), at: position)
    default: self
    }
  }
}

extension JSONMember {
  fileprivate func filling(_ parameters: [String: JSONValue]) -> JSONMember {
    JSONMember(key: key, keyPosition: keyPosition, value: value.filling(parameters))
  }
}

extension View {
  /// The ids of toolbars' items among the view and those below it.
  fileprivate var itemIDs: [String] { items.compactMap(\.id) + subviews.flatMap(\.itemIDs) }
}

extension ValueFormat where Value == JSONValue {
  /// Whatever it is: who uses it reads it.
  static let anything = ValueFormat(
    "a value", .anything("a value"), read: { value, _ in value }, write: { $0 })
}

extension ValueFormat where Value == [String: JSONValue] {
  /// Controllers and views by names, which are read where they are made.
  static let templates = ValueFormat.members(
    "an object of controllers and views by names",
    ValueFormat<JSONValue>(
      "a controller or a view, an object",
      .anything("a [Controller](#Controller) or a [View](#View)"),
      read: { value, reading in
        if case .object = value.content { return value }
        reading.reportKind(of: value, expected: "a controller or a view, an object")
        return nil
      }, write: { $0 }))
}
