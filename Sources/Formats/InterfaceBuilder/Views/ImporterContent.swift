import Documents
import LayoutModel
import ViewKinds

/// Reads the content of views: texts and fonts, which determine baselines, and sizes if none are stored.
enum ImporterContent {
  /// The content of an element, as it was drawn.
  static func drawnContent(of element: ResolvedElement, _ file: InterfaceBuilderFile) -> ContentSettings {
    var view = View()
    read(element, LocalizedTexts(), file, into: &view)
    return view.content
  }

  /// Reads what an element's kind has of its own, and its content, in some texts of a language.
  static func read(
    _ element: ResolvedElement, _ texts: LocalizedTexts, _ file: InterfaceBuilderFile, into view: inout View
  ) {
    KindSettingReader(file: file, texts: texts).assign(element, to: &view)
    switch element.element.name {
    case "button": read(button: element, texts, file, &view.content)
    case "imageView": view.content.image = ImporterImages.image(ofImageView: element, file)
    default: break
    }
  }

  private static func read(
    button element: ResolvedElement, _ texts: LocalizedTexts, _ file: InterfaceBuilderFile,
    _ content: inout ContentSettings
  ) {
    let normal = element.child(forKey: "normal")
    let configured = element.child(forKey: "configuration")
    content.text = texts["configuration.title", of: element.element] ?? configured?["title"]
    if content.text == nil, !saysNoTitle(configured) {
      content.text = texts["normalTitle", of: element.element] ?? normal?["title"]
    }
    let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
    content.font =
      font(element.child(forKey: "fontDescription"), file) ?? (isCustom ? .system(size: sizeOfCustomTitles) : nil)
    content.image = normal.flatMap { ImporterImages.image(ofButton: $0, file) }
    content.buttonType = buttonType(of: element, showsImage: content.image != nil)
    guard let configured, configured.name == "buttonConfiguration" else { return }
    content.configuration = buttonConfiguration(configured)
    content.configuration?.subtitle = texts["configuration.subtitle", of: element.element] ?? configured["subtitle"]
    content.font = font(configured.child(forKey: "titleFontDescription"), file)
    content.image =
      ImporterImages.image(ofConfiguration: configured, normal, titleFont: content.font, file) ?? content.image
  }

  /// The font size of a custom button's title that names no font, in points (<doc:CanvasRules#Controls-on-the-canvas>).
  private static let sizeOfCustomTitles = 18.0

  /// The type of a button, if it affects the size: a system icon, or a custom button with an image.
  private static func buttonType(of element: ResolvedElement, showsImage: Bool) -> ContentSettings.ButtonType {
    let type = element["buttonType"].map { ContentSettings.ButtonType(rawValue: $0) ?? .system } ?? .custom
    return type == .custom && !showsImage ? .system : type
  }

  /// Tells whether a configuration shows no title. Interface Builder leaves the state's title in the file, but it isn't
  /// shown.
  private static func saysNoTitle(_ configuration: XMLElement?) -> Bool {
    configuration?.name == "buttonConfiguration" && configuration?.child(forKey: "attributedTitle") == nil
  }

  /// Reads the parts of a button's configuration that affect its size.
  private static func buttonConfiguration(_ element: XMLElement) -> ButtonConfiguration {
    var configuration = ButtonConfiguration(element["style"].flatMap(ButtonConfiguration.Style.init) ?? .plain)
    if let insets = element.child(forKey: "contentInsets"), insets.name == "directionalEdgeInsets" {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets.number(of: "top") ?? 0, leading: insets.number(of: "leading") ?? 0,
        bottom: insets.number(of: "bottom") ?? 0, trailing: insets.number(of: "trailing") ?? 0)
    }
    configuration.buttonSize = element["buttonSize"].flatMap(ButtonConfiguration.ButtonSize.init) ?? .medium
    configuration.imagePadding = element.number(of: "imagePadding") ?? 0
    configuration.imagePlacement =
      element["imagePlacement"].flatMap(ButtonConfiguration.ImagePlacement.init) ?? .leading
    return configuration
  }

  /// Reads the insets of an `inset`; `nil` if all are 0, which is how a button gives none.
  static func insets(_ element: XMLElement?) -> EdgeInsets? {
    guard let element, element.name == "inset" else { return nil }
    let insets = EdgeInsets(
      top: element.number(of: "minY") ?? 0, left: element.number(of: "minX") ?? 0,
      bottom: element.number(of: "maxY") ?? 0, right: element.number(of: "maxX") ?? 0)
    return insets == .zero ? nil : insets
  }

  /// The text of an attribute, or of the element that stands for it where it has lines or attributes.
  static func text(_ attribute: String, of element: ResolvedElement) -> String? {
    if let text = element[attribute] { return text }
    let attributed = "attributed" + attribute.prefix(1).uppercased() + attribute.dropFirst()
    guard let child = element.child(forKey: attribute) ?? element.child(forKey: attributed) else { return nil }
    if child.name == "attributedString" { return fragments(child).map(\.text).joined() }
    let text = child.decodedText
    return text.isEmpty ? nil : text
  }

  // MARK: Attributed texts

  /// The parts of an attributed string, and their texts.
  private static func fragments(_ string: XMLElement) -> [(element: XMLElement, text: String)] {
    string.children.filter { $0.name == "fragment" }.map { fragment in
      (fragment, fragment["content"] ?? fragment.child(forKey: "content")?.decodedText ?? "")
    }
  }

  /// The runs of an attributed string; none for any other element.
  static func runs(of string: XMLElement?, _ file: InterfaceBuilderFile) -> [AttributedRun] {
    guard let string, string.name == "attributedString" else { return [] }
    return fragments(string).map { fragment, text in
      let attributes = fragment.child("attributes")
      return AttributedRun(
        text, font: attributedFont(attributes?.child(forKey: "NSFont"), file),
        paragraphStyle: paragraphStyle(attributes?.child(forKey: "NSParagraphStyle")),
        kern: attributes?.child(forKey: "NSKern")?.number(of: "value") ?? 0)
    }
  }

  /// The font of a run; the system's by its names too. It is `nil` if no size is given, since Interface Builder then
  /// uses that of macOS.
  private static func attributedFont(_ element: XMLElement?, _ file: InterfaceBuilderFile) -> Font? {
    guard let element, let size = element.number(of: "size"), Magnitude.isSoundFontSize(size) else { return nil }
    if let name = element["name"] {
      guard systemNames.contains(where: name.hasPrefix) else { return .named(name, size: size, face: file.face?(name)) }
      let weight = FontWeight.allCases.first {
        name.hasSuffix($0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst())
      }
      return .system(size: size, weight: weight ?? .regular)
    }
    return .system(size: size, weight: element["metaFont"] == "systemBold" ? .bold : .regular)
  }

  /// The prefixes of names of the system font.
  private static let systemNames = [".AppleSystemUIFont", ".SF"]

  private static func paragraphStyle(_ element: XMLElement?) -> ParagraphStyle {
    var style = ParagraphStyle()
    func read(_ attribute: String, _ path: WritableKeyPath<ParagraphStyle, Double>) {
      guard let value = element?.number(of: attribute), value >= 0, Magnitude.isSound(value) else { return }
      style[keyPath: path] = value
    }
    read("lineSpacing", \.lineSpacing)
    read("lineHeightMultiple", \.lineHeightMultiple)
    read("minimumLineHeight", \.minimumLineHeight)
    read("maximumLineHeight", \.maximumLineHeight)
    return style
  }

  /// Reads the font of a description.
  static func font(_ description: XMLElement?, _ file: InterfaceBuilderFile) -> Font? {
    guard let description, description.name == "fontDescription" else { return nil }
    if let style = description["style"], let textStyle = textStyles[style] { return .textStyle(textStyle) }
    let declared = description.number(of: "pointSize")
    // The system font without a size has 12 points, as in UIKit.
    let isSizeless = declared == 0 && description["name"] == nil
    let size = isSizeless ? sizeOfSizelessFonts : declared.flatMap { Magnitude.isSoundFontSize($0) ? $0 : nil }
    guard let size = size ?? namedSizes[description["size"] ?? ""] else { return nil }
    if let name = description["name"] { return .named(name, size: size, face: file.face?(name)) }
    let weight = description["weight"].flatMap { FontWeight(rawValue: $0) }
    return .system(size: size, weight: description["type"] == "boldSystem" ? .bold : weight ?? .regular)
  }

  private static let sizeOfSizelessFonts = 12.0

  static let namedSizes: [String: Double] = ["system": 14, "smallSystem": 12, "button": 18, "label": 17]

  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]
}
