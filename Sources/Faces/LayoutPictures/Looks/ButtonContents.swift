import LayoutModel
import LayoutResolution
import ViewKinds

/// A button's image, title and subtitle, with their places in it.
struct ButtonContents {
  private let context: LookContext
  private let color: Shade
  private let configuration: ButtonConfiguration?
  private let title: String
  private let subtitle: String
  private let font: ResolvedFont
  private let subtitleFont: ResolvedFont
  /// The image's size in points; zero if there is none.
  private let imageSize: Size
  /// The width that the button's content was measured with elsewhere; 0 where nobody measured it.
  private let measuredWidth: Double
  /// The area of the contents.
  private let area: Area

  init(_ context: LookContext, _ color: Shade) {
    let content = context.view.content
    self.context = context
    self.color = color
    configuration = content.configuration
    title = context.shown(content.text ?? "")
    subtitle = context.shown(configuration?.subtitle ?? "")
    font = Self.weighed(context.font(configuration?.fontSize ?? Button.titleFontSize(of: content.buttonType)), context)
    subtitleFont = ResolvedFont(size: ButtonConfiguration.subtitleFontSize)
    let hasImage = context.appearance.imageName != nil || context.appearance.systemImageName != nil
    let isSymbol = context.appearance.systemImageName != nil
    imageSize =
      !hasImage ? .zero : isSymbol ? Size(width: 18, height: 18) : content.image?.size ?? Size(width: 20, height: 20)
    measuredWidth = context.measuredWidth
    let insets =
      configuration == nil
      ? content.contentEdgeInsets
      : configuration?.contentInsets?.insets(for: context.isRightToLeft ? .rightToLeft : .leftToRight)
    area = Area.all.inset(insets ?? .zero)
  }

  /// The marks to draw.
  var marks: [Mark] {
    guard imageSize != .zero else { return texts(in: area, side) }
    guard !title.isEmpty else { return imageAlone }
    let isVertical = configuration?.imagePlacement.isVertical ?? false
    return isVertical ? column : row
  }

  private var side: TextMark.Side { context.alignment(.center) }
  private var edgeInsets: (title: EdgeInsets, image: EdgeInsets) {
    configuration == nil ? (context.appearance.titleEdgeInsets, context.appearance.imageEdgeInsets) : (.zero, .zero)
  }
  private var isImageFirst: Bool {
    let isLeading = configuration.map { [.leading, .top].contains($0.imagePlacement) } ?? true
    return isLeading != (context.isRightToLeft && configuration?.imagePlacement.isVertical != true)
  }
  private var gap: Double {
    configuration?.imagePadding ?? (context.view.content.contentEdgeInsets == nil ? 0 : 4)
  }

  // MARK: Parts

  private func width(_ text: String, _ font: ResolvedFont) -> Double {
    text.isEmpty ? 0 : ShownText(text, font: font, width: 10_000, numberOfLines: 1).lines.first?.width ?? 0
  }

  private var textWidth: Double { max(width(title, font), width(subtitle, subtitleFont)) }

  /// A symbol and a template take the tint, whatever the title's colour; with a configuration both have its foreground.
  private var imageColor: Shade {
    guard configuration == nil, context.era != .gloss else { return color }
    return context.view.isEnabled ? context.tint : context.tint.opacity(0.35)
  }

  private func image(in area: Area) -> [Mark] {
    context.tinted(imageColor).imageMarks(
      in: area.shifted(by: edgeInsets.image, side), .scaleAspectFit,
      isTemplate: context.view.content.buttonType == .system)
  }

  /// The image in the middle of the contents, no larger than they are.
  private var imageAlone: [Mark] {
    guard context.appearance.imageName.map({ context.image($0) != nil }) ?? true else { return image(in: area) }
    let marks = image(in: Area(middle(across: area), middle(down: area), imageSize.width, imageSize.height))
    return marks.map { $0.bounded(by: area) }
  }

  /// The title, and below it the subtitle, centred in an area.
  private func texts(in area: Area, _ side: TextMark.Side) -> [Mark] {
    guard !title.isEmpty else { return [] }
    var mark = TextMark(
      text: title, font: font, color: color, area: area.shifted(by: edgeInsets.title, self.side), alignment: side,
      numberOfLines: 1, mode: context.appearance.lineBreakMode)
    // A button without an image is as wide as its title and the room at its sides.
    if imageSize == .zero, measuredWidth > 0 {
      mark.takeMeasuredWidth(measuredWidth + area.right.points - area.left.points)
    }
    guard !subtitle.isEmpty else { return [.text(mark)] }
    let middle = middle(down: area)
    let (line, second) = (font.lineHeight, subtitleFont.lineHeight)
    mark.area = Area(
      left: area.left, top: middle - (line + second) / 2, right: area.right, bottom: middle + (line - second) / 2)
    let below = TextMark(
      text: subtitle, font: subtitleFont, color: color,
      area: Area(
        left: area.left, top: middle + (line - second) / 2, right: area.right, bottom: middle + (line + second) / 2),
      alignment: side)
    return [.text(mark), .text(below)]
  }

  // MARK: Arrangements

  /// Image and texts side by side.
  private var row: [Mark] {
    let total = imageSize.width + gap + textWidth
    let start: Anchor =
      switch side {
      case .left: area.left
      case .center: middle(across: area) - total / 2
      case .right: area.right - total
      }
    let middle = middle(down: area)
    let imageStart = isImageFirst ? start : start + (textWidth + gap)
    let textStart = isImageFirst ? start + (imageSize.width + gap) : start
    let picture = Area(
      left: imageStart, top: middle - imageSize.height / 2, right: imageStart + imageSize.width,
      bottom: middle + imageSize.height / 2)
    // The second of the two is cut off if there isn't room.
    let words = Area(
      left: textStart, top: area.top, right: isImageFirst ? area.right : textStart + textWidth, bottom: area.bottom)
    return image(in: picture) + texts(in: words, .left)
  }

  /// Image and texts one above the other.
  private var column: [Mark] {
    let lines = font.lineHeight + (subtitle.isEmpty ? 0 : subtitleFont.lineHeight)
    let top = middle(down: area) - (imageSize.height + gap + lines) / 2
    let imageTop = isImageFirst ? top : top + (lines + gap)
    let textTop = isImageFirst ? top + (imageSize.height + gap) : top
    let x: Anchor =
      switch side {
      case .left: area.left + imageSize.width / 2
      case .center: middle(across: area)
      case .right: area.right - imageSize.width / 2
      }
    let picture = Area(
      left: x - imageSize.width / 2, top: imageTop, right: x + imageSize.width / 2, bottom: imageTop + imageSize.height)
    return image(in: picture)
      + texts(in: Area(left: area.left, top: textTop, right: area.right, bottom: textTop + lines), side)
  }

  private func middle(across area: Area) -> Anchor { Anchor.between(area.left, area.right) }
  private func middle(down area: Area) -> Anchor { Anchor.between(area.top, area.bottom) }

  /// Until iOS 6 titles are bold.
  private static func weighed(_ font: ResolvedFont, _ context: LookContext) -> ResolvedFont {
    guard context.era == .gloss, font.name == nil, font.weight == .regular else { return font }
    var font = font
    font.weight = .bold
    return font
  }
}

extension Area {
  /// The area moved by edge insets: by half their difference if it is centred, or by the inset of its own side.
  fileprivate func shifted(by insets: EdgeInsets, _ side: TextMark.Side) -> Area {
    guard insets != .zero else { return self }
    let x: Double =
      switch side {
      case .left: insets.left
      case .center: (insets.left - insets.right) / 2
      case .right: -insets.right
      }
    let y = (insets.top - insets.bottom) / 2
    return Area(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension Mark {
  /// An image or a symbol in an area that isn't larger than another in any size of the view.
  fileprivate func bounded(by room: Area) -> Mark {
    switch self {
    case .image(var mark):
      mark.room = room
      return .image(mark)
    case .symbol(var mark):
      mark.room = room
      return .symbol(mark)
    default: return self
    }
  }
}
