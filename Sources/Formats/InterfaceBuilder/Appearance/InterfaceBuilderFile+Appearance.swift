import Documents
package import LayoutModel

extension InterfaceBuilderFile {
  /// The appearances of the file's views and bar items, by their object ids. They are only read here, because layouts
  /// don't need them.
  package func appearances() -> [String: ViewAppearance] {
    let reader = AppearanceReader(document)
    var appearances: [String: ViewAppearance] = [:]
    var pending = [document]
    while let element = pending.popLast() {
      pending += element.children
      if element.name == "tableViewSection" { Self.readSection(element, &appearances) }
      guard let id = element.objectID, AppearanceReader.describes(element) else { continue }
      var appearance = reader.appearance(of: element)
      if let section = appearances[id] {
        (appearance.sectionHeader, appearance.sectionFooter) = (section.sectionHeader, section.sectionFooter)
      }
      if appearance != .standard { appearances[id] = appearance }
    }
    return appearances
  }

  /// Reads the header and the footer of a section as belonging to its first row and its last row.
  private static func readSection(_ section: XMLElement, _ appearances: inout [String: ViewAppearance]) {
    let rows = (section.child("cells")?.children ?? []).compactMap(\.objectID)
    if let header = section["headerTitle"], let row = rows.first {
      appearances[row, default: .standard].sectionHeader = header
    }
    if let footer = section["footerTitle"], let row = rows.last {
      appearances[row, default: .standard].sectionFooter = footer
    }
  }
}

/// Reads the appearances of elements.
struct AppearanceReader {
  /// The file's own values of named colours.
  private let colors: [String: AppearanceColor.Components]

  init(_ document: XMLElement) {
    var colors: [String: AppearanceColor.Components] = [:]
    for resource in document.child("resources")?.children ?? []
    where resource.name == "namedColor" || resource.name == "systemColor" {
      guard let name = resource["name"], let color = resource.child("color") else { continue }
      colors[name] = Self.components(of: color)
    }
    self.colors = colors
  }

  /// Tells whether an element is a view or a bar item.
  static func describes(_ element: XMLElement) -> Bool {
    ["barButtonItem", "tabBarItem"].contains(element.name) || ElementKind.of(element) != nil
  }

  /// Reads the appearance of an element.
  func appearance(of element: XMLElement) -> ViewAppearance {
    var appearance = ViewAppearance()
    KindSettingReader(color: { self.color($0) }).assign(element, to: &appearance)
    readAttributes(element, &appearance)
    Self.rows[element.name]?(self, element, &appearance)
    return appearance
  }

  /// Reads the layer's properties that a file sets by key paths, `layer.cornerRadius`, or by inspectable properties of
  /// that name.
  private func readAttributes(_ element: XMLElement, _ appearance: inout ViewAppearance) {
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      let path = attribute["keyPath"] ?? ""
      let value = attribute.child(forKey: "value")
      let number = value.flatMap { $0.number(of: "value") } ?? attribute.number(of: "value")
      switch path.split(separator: ".").last {
      case "cornerRadius", "CornerRadius": appearance.cornerRadius = max(0, number ?? 0)
      case "borderWidth": appearance.borderWidth = max(0, number ?? 0)
      case "borderColor", "borderUIColor", "borderColorFromUIColor", "borderIBColor", "uiBorderColor":
        appearance.borderColor = value.flatMap(color)
      case "masksToBounds", "clipsToBounds": appearance.clipsToBounds = attribute["value"] == "YES"
      case "cornerCurve": appearance.layer.cornerCurve = attribute["value"] == "continuous" ? .continuous : .circular
      case "maskedCorners":
        appearance.layer.roundCorners = LayerLook.Corners(rawValue: number.flatMap { Int(exactly: $0) } ?? 15)
          .intersection(.all)
      case let name?: readShadow(String(name), value, number, &appearance.layer.shadow)
      case nil: break
      }
    }
    if let shadow = appearance.layer.shadow, shadow.opacity <= 0 { appearance.layer.shadow = nil }
  }

  /// Reads a property of the layer's shadow, also by names that inspectable properties of applications have.
  private func readShadow(
    _ name: String, _ value: XMLElement?, _ number: Double?, _ shadow: inout LayerLook.Shadow?
  ) {
    switch name {
    case "shadowOpacity": shadow.orNew.opacity = min(1, max(0, number ?? 0))
    case "shadowRadius": shadow.orNew.radius = max(0, number ?? 0)
    case "shadowColor", "shadowUIColor":
      if let color = value.flatMap(color) { shadow.orNew.color = color }
    case "shadowOffset":
      guard let width = value?.number(of: "width"), let height = value?.number(of: "height") else { return }
      shadow.orNew.offset = Point(x: width, y: height)
    default: break
    }
  }

  // MARK: Kinds

  private typealias Row = @Sendable (AppearanceReader, XMLElement, inout ViewAppearance) -> Void

  private static let rows: [String: Row] = [
    "label": { $0.readText($1, &$2) },
    "textView": { $0.readText($1, &$2) },
    "textField": { $0.readText($1, &$2) },
    "button": { $0.readButton($1, &$2) },
    "imageView": { $0.readImage($1, &$2) },
    "searchBar": { _, element, appearance in
      appearance.title = element["text"].flatMap { $0.isEmpty ? nil : $0 } ?? element["placeholder"]
      guard element["showsScopeBar"] == "YES" else { return }
      appearance.scopeTitles = element.child("scopeButtonTitles")?.children.compactMap(\.text) ?? []
    },
    "navigationBar": { _, element, appearance in
      let item = element.child("items")?.children.last { $0.name == "navigationItem" }
      appearance.title = item?["title"]
      appearance.prompt = item?["prompt"]
    },
    "barButtonItem": { $0.readItem($1, &$2) },
    "tabBarItem": { $0.readItem($1, &$2) },
  ]

  private func readText(_ element: XMLElement, _ appearance: inout ViewAppearance) {
    if appearance.textColor == nil, let fragment = element.child(forKey: "attributedText")?.child("fragment") {
      appearance.textColor = fragment.child("attributes").flatMap { color($0, "NSColor") }
    }
  }

  private func readButton(_ element: XMLElement, _ appearance: inout ViewAppearance) {
    if let state = element.child(forKey: "normal") {
      appearance.textColor = color(state, "titleColor")
      readImage(state, &appearance)
      if appearance.imageName == nil { appearance.imageName = state["backgroundImage"] }
    }
    if let configuration = element.child(forKey: "configuration"), configuration.name == "buttonConfiguration" {
      appearance.backgroundColor = color(configuration, "baseBackgroundColor") ?? appearance.backgroundColor
      appearance.textColor = color(configuration, "baseForegroundColor") ?? appearance.textColor
      readImage(configuration, &appearance)
    }
    switch element["contentHorizontalAlignment"] {
    case "left", "leading": appearance.textAlignment = .left
    case "right", "trailing": appearance.textAlignment = .right
    default: break
    }
  }

  private func readImage(_ element: XMLElement, _ appearance: inout ViewAppearance) {
    let reference = element.child(forKey: "image").flatMap { $0.name == "imageReference" ? $0 : nil }
    guard let name = element["image"] ?? reference?["image"] else { return }
    switch reference?["renderingMode"] {
    case "original": appearance.renderingMode = .alwaysOriginal
    case "template": appearance.renderingMode = .alwaysTemplate
    default: break
    }
    if (reference ?? element)["catalog"] == "system" {
      appearance.systemImageName = name
    } else {
      appearance.imageName = name
    }
  }

  private func readItem(_ element: XMLElement, _ appearance: inout ViewAppearance) {
    appearance.title = element["title"] ?? element.child(forKey: "title")?.text
    appearance.systemItem = element["systemItem"].flatMap(BarButtonItem.SystemItem.init(rawValue:))
    readImage(element, &appearance)
  }

  // MARK: Colours

  private func color(_ element: XMLElement, _ key: String) -> AppearanceColor? {
    element.child(forKey: key).flatMap(color)
  }

  /// Reads the colour of an element; `nil` if it is no colour, or one whose value can't be told.
  func color(_ element: XMLElement) -> AppearanceColor? {
    guard element.name == "color" else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if SystemColor.components(name, .light) != nil { return .system(name) }
      return colors[name].map { .components($0) }
    }
    if let name = element["name"] { return .named(name, else: colors[name]) }
    return Self.components(of: element).map { .components($0) }
  }

  private static func components(of element: XMLElement) -> AppearanceColor.Components? {
    let alpha = element.number(of: "alpha") ?? 1
    if let white = element.number(of: "white") {
      return AppearanceColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = element.number(of: "red"), let green = element.number(of: "green"),
      let blue = element.number(of: "blue")
    else { return nil }
    return AppearanceColor.Components(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension LayerLook.Shadow? {
  /// The shadow, or UIKit's own where there is none yet.
  fileprivate var orNew: LayerLook.Shadow {
    get { self ?? LayerLook.Shadow() }
    set { self = newValue }
  }
}
