import Documents
import LayoutModel

/// Reads what views show: texts and fonts, by which baselines are told, and sizes where none are stored.
enum ImporterContent {
  /// The content of an element, in a file's language or as it was drawn.
  static func content(of element: ResolvedElement, _ file: InterfaceBuilderFile, isDrawn: Bool = false)
    -> ContentSettings
  {
    let texts = isDrawn ? LocalizedTexts() : file.texts
    var content = ContentSettings()
    switch element.element.name {
    case "label", "textView":
      content.text = texts["text", of: element.element] ?? text(of: element)
      content.font = font(element.child(forKey: "fontDescription"), file)
      if let lines = element["numberOfLines"].flatMap({ Int($0) }), lines >= 0 { content.numberOfLines = lines }
      if let width = element.number("preferredMaxLayoutWidth"), width > 0 { content.preferredMaxLayoutWidth = width }
    case "textField":
      content.text = texts["text", of: element.element] ?? text(of: element)
      content.placeholder = texts["placeholder", of: element.element] ?? element["placeholder"]
      content.font = font(element.child(forKey: "fontDescription"), file)
      content.borderStyle = element["borderStyle"].flatMap { ContentSettings.BorderStyle(rawValue: $0) } ?? .none
    case "button":
      let normal = element.child(forKey: "normal")
      content.text =
        texts["configuration.title", of: element.element] ?? element.child(forKey: "configuration")?["title"]
        ?? texts["normalTitle", of: element.element] ?? normal?["title"]
      content.font = font(element.child(forKey: "fontDescription"), file)
      content.image = normal?["image"].flatMap(file.imageSize).map { ContentSettings.Image(size: $0) }
      content.contentEdgeInsets = insets(element.child(forKey: "contentEdgeInsets"))
    case "imageView":
      content.image = element["image"].flatMap(file.imageSize).map { ContentSettings.Image(size: $0) }
    case "segmentedControl":
      let segments = element.element.child(forKey: "segments") ?? element.element.child("segments")
      content.segments =
        segments?.children.enumerated().map { index, segment in
          texts["segmentTitles[\(index)]", of: element.element] ?? segment["title"] ?? ""
        } ?? []
    case "pageControl":
      content.numberOfPages = element["numberOfPages"].flatMap { Int($0) }.map { min(max(0, $0), 1_000) } ?? 0
    case "activityIndicatorView":
      content.style = ["whiteLarge", "large"].contains(element["style"]) ? .large : .medium
    default: break
    }
    return content
  }

  /// The insets that an `inset` tells; none where all are 0, which is how a button says nothing.
  private static func insets(_ element: XMLElement?) -> EdgeInsets? {
    guard let element, element.name == "inset" else { return nil }
    let insets = EdgeInsets(
      top: element.number(of: "minY") ?? 0, left: element.number(of: "minX") ?? 0,
      bottom: element.number(of: "maxY") ?? 0, right: element.number(of: "maxX") ?? 0)
    return insets == .zero ? nil : insets
  }

  private static func text(of element: ResolvedElement) -> String? {
    if let text = element["text"] { return text }
    guard let child = element.child(forKey: "text") ?? element.child(forKey: "attributedText") else { return nil }
    if child.name == "attributedString" {
      return child.children.filter { $0.name == "fragment" }.map { fragment in
        fragment["content"] ?? fragment.child(forKey: "content")?.decodedText ?? ""
      }.joined()
    }
    let text = child.decodedText
    return text.isEmpty ? nil : text
  }

  /// The font that a description tells.
  static func font(_ description: XMLElement?, _ file: InterfaceBuilderFile) -> Font? {
    guard let description, description.name == "fontDescription" else { return nil }
    if let style = description["style"], let textStyle = textStyles[style] { return .textStyle(textStyle) }
    let size = description.number(of: "pointSize").flatMap { Magnitude.isSoundFontSize($0) ? $0 : nil }
    guard let size = size ?? namedSizes[description["size"] ?? ""] else { return nil }
    if let name = description["name"] { return .named(name, size: size, face: file.face?(name)) }
    let weight = description["weight"].flatMap { FontWeight(rawValue: $0) }
    return .system(size: size, weight: description["type"] == "boldSystem" ? .bold : weight ?? .regular)
  }

  static let namedSizes: [String: Double] = ["system": 14, "smallSystem": 12, "button": 18, "label": 17]

  static let textStyles: [String: TextStyle] = [
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2, "UICTFontTextStyleFootnote": .footnote,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
  ]
}
