import Documents
import LayoutModel
import LayoutResolution

/// Reads the images that views show: those of the project by their sizes, the system's symbols by their configurations.
///
///     <imageView image="star.fill" catalog="system">
///         <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" pointSize="18"/>
enum ImporterImages {
  /// The image of an image view; `nil` if it shows none, or one of unknown size.
  static func image(ofImageView element: ResolvedElement, _ file: InterfaceBuilderFile) -> ContentSettings.Image? {
    let reference = element.child(forKey: "image")
    return image(
      Reference(element["image"] ?? reference?["image"], element["catalog"] ?? reference?["catalog"], reference),
      element.child(forKey: "preferredSymbolConfiguration"), font: nil, file)
  }

  /// The image of a button's normal state.
  static func image(ofButton normal: XMLElement, _ file: InterfaceBuilderFile) -> ContentSettings.Image? {
    image(Reference(normal), normal.child(forKey: "preferredSymbolConfiguration"), font: nil, file)
  }

  /// The image of a button's configuration. A symbol without a font of its own has the title's.
  static func image(
    ofConfiguration configuration: XMLElement, _ normal: XMLElement?, titleFont: Font?, _ file: InterfaceBuilderFile
  ) -> ContentSettings.Image? {
    let own = Reference(configuration)
    return image(
      own.name == nil ? normal.map(Reference.init) ?? own : own,
      configuration.child(forKey: "preferredSymbolConfigurationForImage"), font: titleFont, file)
  }

  /// The reference of an element to an image: in its own attributes, or since Xcode 13 in an element of its own.
  private struct Reference {
    let name: String?
    let catalog: String?
    let symbolScale: String?

    init(_ name: String?, _ catalog: String?, _ reference: XMLElement?) {
      self.name = name
      self.catalog = catalog
      symbolScale = reference?["symbolScale"]
    }

    init(_ element: XMLElement) {
      let reference = element.child(forKey: "image")
      self.init(element["image"] ?? reference?["image"], element["catalog"] ?? reference?["catalog"], reference)
    }
  }

  private static func image(
    _ reference: Reference, _ configuration: XMLElement?, font: Font?, _ file: InterfaceBuilderFile
  ) -> ContentSettings.Image? {
    guard let name = reference.name else { return nil }
    guard reference.catalog == "system" || file.symbolNames.contains(name) else {
      return file.imageSize(named: name).map { ContentSettings.Image(size: $0) }
    }
    let size = configuration?.number(of: "pointSize").flatMap { Magnitude.isSoundFontSize($0) ? $0 : nil }
    let declared = ImporterContent.font(configuration?.child(forKey: "fontDescription"), file)
    return SymbolSize.image(
      named: name, noted: file.imageSizes[name],
      font: declared ?? size.map { .system(size: $0) } ?? font ?? .system(size: SymbolSize.standardPointSize),
      scale: [configuration?["scale"], reference.symbolScale].compactMap { $0.flatMap(SymbolSize.Scale.init) }.first
        ?? .medium,
      weight: configuration?["weight"].flatMap(FontWeight.init) ?? .regular)
  }
}
