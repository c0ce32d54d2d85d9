package import LayoutModel

/// `UIButton`: a title or an image that is tapped (<doc:Controls#Buttons>).
package enum Button {
  static let kind = KindDescription(
    .button, element: "button", isControl: true, sizes: ClassDefaults(content: Content.init),
    specimens: [
      specimen("“Button” of 15 points", since: eras) { $0.text = "Button" },
      specimen("“Button” of 17 points", since: eras) { ($0.text, $0.font) = ("Button", .system(size: 17)) },
      specimen(
        "“Button”, plain, gray, tinted or filled configuration", since: [ControlSpecimen.Era(15, .measured(21))]
      ) { ($0.text, $0.configuration) = ("Button", ButtonConfiguration()) },
      specimen("detailDisclosure, infoLight, infoDark", since: [ControlSpecimen.Era(3, .tally)]) {
        $0.buttonType = .detailDisclosure
      },
      specimen("contactAdd", since: [ControlSpecimen.Era(3, .tally)]) { $0.buttonType = .contactAdd },
    ],
    drawnSize: { _ in .kept },
    settings: [buttonType, contentEdgeInsets, titleEdgeInsets, imageEdgeInsets, lineBreakMode])

  private static let eras = [ControlSpecimen.Era(3, .inferred()), ControlSpecimen.Era(7, .measured(1_114))]

  private static func specimen(
    _ look: String, since eras: [ControlSpecimen.Era], _ change: (inout ContentSettings) -> Void
  ) -> ControlSpecimen {
    ControlSpecimen(.button, look, since: eras) { change(&$0.content) }
  }

  package static let buttonType = KindSetting(
    "buttonType",
    .word(
      ContentSettings.ButtonType.allCases.map(\.rawValue),
      also: ["roundedRect": "system", "plain": "system", "close": "system"]),
    place: ScenePlace(SceneProperties.buttonType))
  package static let contentEdgeInsets = KindSetting(
    "contentEdgeInsets", .insets, place: ScenePlace(SceneProperties.contentEdgeInsets))
  package static let titleEdgeInsets = KindSetting(
    "titleEdgeInsets", .insets, place: ScenePlace(SceneProperties.titleEdgeInsets))
  package static let imageEdgeInsets = KindSetting(
    "imageEdgeInsets", .insets, place: ScenePlace(SceneProperties.imageEdgeInsets))
  package static let lineBreakMode = TextSettings.lineBreakMode(standard: .byTruncatingMiddle)

  /// The size of the title's font where none is set, in points: a custom button's is 18, whatever its look, and others' 15. (A
  /// library's tests hold real buttons of iOS 12 to that, and stored custom buttons without a font are 34 high: 18 points.)
  package static func titleFontSize(of type: ContentSettings.ButtonType) -> Double { type == .custom ? 18 : 15 }

  /// The content of a `UIButton` (<doc:Controls#Buttons>).
  private struct Content: MeasuredContent {
    private let title: String
    private let font: Font?
    private let image: ContentSettings.Image?
    private let type: ContentSettings.ButtonType
    private let contentEdgeInsets: EdgeInsets?
    private let configuration: ButtonConfiguration?

    init(_ view: View) {
      let content = view.content
      title = content.text ?? ""
      font = content.font
      image = content.image
      type = content.buttonType
      contentEdgeInsets = content.contentEdgeInsets
      configuration = content.configuration
    }

    /// The room above and below a title, whose line counts in whole points: 30 high at 15 points, 33 at 17.
    private static let padding = 6.0
    private static let leastWidth = 30.0
    /// The size of an icon in a configured button.
    private static let configuredIcon = Size(width: 26, height: 20)

    /// A Boolean that tells whether the type has an icon of the system: a title stands beside the icon, an image in the icon's place.
    private var isOfIcon: Bool { ![.system, .custom].contains(type) }
    private var showsIcon: Bool { isOfIcon && image == nil && (configuration == nil || title.isEmpty) }

    /// The title's font; that of a button with an icon of the system can't be changed.
    private func resolvedFont(_ measure: ContentMeasure) -> ResolvedFont {
      let isOwn = isOfIcon && configuration == nil
      return measure.font(isOwn ? nil : font, standardSize: configuration?.fontSize ?? Button.titleFontSize(of: type))
    }

    /// The size: without an image and insets a title has at least 30 points and 12 beside its line. Widths are in whole points,
    /// as heights are; those of a configured button are in pixels.
    func size(_ measure: ContentMeasure) -> MeasuredSize {
      if showsIcon, configuration != nil { return configuredIconSize }
      let font = resolvedFont(measure)
      let size = contentSize(measure, font)
      guard configuration != nil || contentEdgeInsets != nil || hasNoPadding else {
        return (max(Self.leastWidth, size.width), lineHeight(measure, font) + 2 * Self.padding)
      }
      return (max(0, size.width + insets.left + insets.right), max(0, size.height + insets.top + insets.bottom))
    }

    /// A Boolean that tells whether there is no room around the content: where there is an image.
    private var hasNoPadding: Bool { image != nil || isOfIcon }

    /// The size of the image: for a symbol, a configured button has the height of a line, and others have that of its drawing.
    private func imageSize(_ measure: ContentMeasure) -> Size {
      guard let image else { return showsIcon ? icon(measure.traits.systemVersion.major) : .zero }
      return configuration == nil ? image.drawnSize(measure) : image.size(measure)
    }

    /// The size of title and image beside or above each other, without the room around them. Without a title there is the height of
    /// its line all the same, but for a button with an icon of the system.
    private func contentSize(_ measure: ContentMeasure, _ font: ResolvedFont) -> Size {
      let width = max(measure.size(of: title, font).width, subtitleSize(measure).width)
      let imageSize = imageSize(measure)
      guard let configuration else {
        let line = isOfIcon && title.isEmpty ? 0 : lineHeight(measure, font)
        return Size(width: width.rounded(.up) + imageSize.width, height: max(line, imageSize.height))
      }
      guard !title.isEmpty else { return imageSize }
      let line = lineHeight(measure, font) + subtitleSize(measure).height
      let gap = imageSize == .zero ? 0 : configuration.imagePadding
      return configuration.imagePlacement.isVertical
        ? Size(width: max(width, imageSize.width), height: line + gap + imageSize.height)
        : Size(width: width + gap + imageSize.width, height: max(line, imageSize.height))
    }

    /// The size of a configuration's second text, below the title.
    private func subtitleSize(_ measure: ContentMeasure) -> Size {
      guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return .zero }
      let font = measure.font(.system(size: ButtonConfiguration.subtitleFontSize))
      return Size(width: measure.size(of: subtitle, font).width, height: measure.lineHeight(font))
    }

    /// The height of the title's line: in whole points, or in pixels for a configured button.
    private func lineHeight(_ measure: ContentMeasure, _ font: ResolvedFont) -> Double {
      configuration == nil ? font.drawnLineHeight.rounded(.up) : measure.lineHeight(font)
    }

    func textFit(_ measure: ContentMeasure, in size: Size) -> TextFit? {
      guard !title.isEmpty else { return nil }
      let font = resolvedFont(measure)
      let insets = configuration == nil ? contentEdgeInsets ?? .zero : insets
      let width =
        configuration == nil
        ? measure.size(of: title, font).width + imageSize(measure).width : contentSize(measure, font).width
      return TextFit(
        needed: Size(width: width + insets.left + insets.right, height: 0), available: size, lines: 1,
        fontSize: font.size
      )
    }

    /// The size of a configured button that shows an icon of the system alone.
    private var configuredIconSize: MeasuredSize {
      (
        Self.configuredIcon.width + insets.left + insets.right,
        Self.configuredIcon.height + insets.top + insets.bottom
      )
    }

    /// The size of the system's icon.
    private func icon(_ version: Int) -> Size {
      if type == .contactAdd, version >= 26 { return Size(width: 26, height: 26) }
      // Canvases of Xcode 10 to 12 show 24.
      let side = (12...14).contains(version) ? 24.0 : 22
      return Size(width: side, height: side)
    }

    /// The baselines: the line is centred at the height that the button asks for.
    func baselines(_ measure: ContentMeasure, height: Double?) -> EdgeInsets? {
      guard !title.isEmpty else { return nil }
      let font = resolvedFont(measure)
      let line = lineHeight(measure, font)
      let below = insets.bottom + subtitleSize(measure).height
      let height = height ?? line + insets.top + below
      let room = max(0, height - line - insets.top - below) / 2
      return measure.centredBaselines(font, lineHeight: line, above: insets.top + room, below: below + room)
    }

    /// The insets around the title. Declared insets count alone: a title of 15 points with none above and below is 18
    /// high, as buttons in public files are.
    private var insets: EdgeInsets {
      configuration?.insets.insets(for: .leftToRight) ?? contentEdgeInsets
        ?? (hasNoPadding ? .zero : EdgeInsets(top: Self.padding, bottom: Self.padding))
    }
  }
}
