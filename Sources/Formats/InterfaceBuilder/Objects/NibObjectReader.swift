import Documents
import LayoutModel

/// Reads a file's objects with their classes and connections.
struct NibObjectReader {
  private let colors: AppearanceReader
  private var byID: [String: NibObject] = [:]
  private var topLevel: [String] = []
  private var owner: String?
  private var placeholders: [String: NibObjects.Placeholder] = [:]

  /// The objects of a document.
  static func objects(of document: XMLElement) -> NibObjects {
    var reader = NibObjectReader(document)
    reader.read(document)
    return NibObjects(
      byID: reader.byID, topLevel: reader.topLevel, owner: reader.owner, placeholders: reader.placeholders)
  }

  private init(_ document: XMLElement) { colors = AppearanceReader(document) }

  /// Elements in which no objects are.
  private static let passedOver: Set<String> = [
    "resources", "dependencies", "variation", "designables", "classes", "connections", "userDefinedRuntimeAttributes",
  ]

  private mutating func read(_ document: XMLElement) {
    var pending = [Step(element: document, isTopLevel: false)]
    while let step = pending.popLast() {
      let element = step.element
      let id = element.objectID
      if let id { note(element, id, step) }
      let scene = element.name == "scene" ? element["sceneID"] : step.scene
      for child in element.children.reversed() where !Self.passedOver.contains(child.name) {
        pending.append(
          Step(element: child, scene: scene, parent: id ?? step.parent, isTopLevel: element.name == "objects"))
      }
    }
  }

  /// An element, and what it is in.
  private struct Step {
    let element: XMLElement
    var scene: String?
    var parent: String?
    let isTopLevel: Bool
  }

  private mutating func note(_ element: XMLElement, _ id: String, _ step: Step) {
    // Of two objects of one id, the first is the one that others name.
    if byID[id] == nil { byID[id] = object(element, id, step) }
    switch (element.name, element["placeholderIdentifier"]) {
    case ("placeholder", "IBFilesOwner"):
      owner = id
      placeholders[id] = .filesOwner
    case ("placeholder", "IBFirstResponder"): placeholders[id] = .firstResponder
    case ("exit", _): placeholders[id] = .exit
    case ("placeholder", _): break
    default: if step.isTopLevel { topLevel.append(id) }
    }
  }

  private func object(_ element: XMLElement, _ id: String, _ step: Step) -> NibObject {
    NibObject(
      id: id, kind: element.name, customClass: element["customClass"].flatMap { $0.isEmpty ? nil : $0 },
      customModule: element["customModule"].flatMap { $0.isEmpty ? nil : $0 }, settings: element.attributes,
      values: values(of: element),
      connections: (element.child("connections")?.children ?? []).compactMap(connection),
      runtimeAttributes: (element.child("userDefinedRuntimeAttributes")?.children ?? []).compactMap(attribute),
      parent: step.parent, scene: step.scene, position: element.position)
  }

  private func values(of element: XMLElement) -> [String: [String: String]] {
    var values: [String: [String: String]] = [:]
    for child in element.children where child.objectID == nil {
      if let key = child["key"], values[key] == nil { values[key] = child.attributes }
    }
    return values
  }

  // MARK: Connections

  private func connection(_ element: XMLElement) -> NibConnection? {
    guard let destination = element["destination"] else { return nil }
    let kind: NibConnection.Kind
    switch element.name {
    case "outlet":
      guard let property = element["property"] else { return nil }
      kind = .outlet(property: property)
    case "outletCollection":
      guard let property = element["property"] else { return nil }
      kind = .outletCollection(property: property)
    case "action":
      guard let selector = element["selector"] else { return nil }
      kind = .action(selector: selector, event: element["eventType"])
    case "segue": kind = .segue(segue(element))
    default: return nil
    }
    return NibConnection(kind: kind, destination: destination, position: element.position)
  }

  private func segue(_ element: XMLElement) -> NibSegue {
    NibSegue(
      kind: element["kind"] ?? "", identifier: element["identifier"].flatMap { $0.isEmpty ? nil : $0 },
      customClass: element["customClass"].flatMap { $0.isEmpty ? nil : $0 },
      customModule: element["customModule"].flatMap { $0.isEmpty ? nil : $0 },
      isAnimated: element["animates"] != "NO", relationship: element["relationship"],
      unwindAction: element["unwindAction"],
      popoverAnchor: element["popoverAnchorBarButtonItem"] ?? element["popoverAnchorView"],
      popoverArrowDirections: element.child(forKey: "popoverArrowDirection").map { directions in
        ["up", "down", "left", "right"].filter { directions[$0] == "YES" }
      },
      modalPresentationStyle: element["modalPresentationStyle"], modalTransitionStyle: element["modalTransitionStyle"],
      destinationCreationSelector: element["destinationCreationSelector"], trigger: element["trigger"])
  }

  // MARK: Runtime attributes

  private func attribute(_ element: XMLElement) -> NibRuntimeAttribute? {
    guard let keyPath = element["keyPath"], !keyPath.isEmpty else { return nil }
    return NibRuntimeAttribute(keyPath: keyPath, value: value(of: element), position: element.position)
  }

  private func value(of element: XMLElement) -> NibRuntimeAttribute.Value {
    let inner = element.child(forKey: "value")
    func number(_ name: String) -> Double { inner?.number(of: name) ?? 0 }
    switch element["type"] {
    case "boolean": return .boolean(element["value"] == "YES")
    case "number":
      let number = inner?.number(of: "value") ?? element.number(of: "value")
      return number.map { .number($0) } ?? .none
    case "string": return .string(element["value"] ?? inner?.text ?? "")
    case "localizedString", "localizedKey": return .localizedString(element["value"] ?? inner?.text ?? "")
    case "color": return inner.flatMap(colors.color).map { .color($0) } ?? .none
    case "point": return .point(x: number("x"), y: number("y"))
    case "size": return .size(width: number("width"), height: number("height"))
    case "rect":
      return .rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    case "range": return .range(location: Int(number("location")), length: Int(number("length")))
    case "image":
      let name = element["value"] ?? inner?["image"] ?? inner?["name"]
      return name.map { .image($0, isSymbol: (inner ?? element)["catalog"] == "system") } ?? .none
    default: return .none
    }
  }
}
