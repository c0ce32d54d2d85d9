import LayoutModel

/// The places of a button's title and image within its content's rectangle.
struct ButtonLayout {
  let content: CGRect
  let horizontal: UIControl.ContentHorizontalAlignment
  let vertical: UIControl.ContentVerticalAlignment
  var isMirrored = false
  var scale: CGFloat = 1
  var imageSize = CGSize.zero
  var subtitleSize = CGSize.zero
  /// The size of the title in a width; `nil` without a title.
  var measureTitle: ((CGFloat) -> CGSize)?
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var placement = ButtonConfiguration.ImagePlacement.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var titleAlignment = UIButton.Configuration.TitleAlignment.automatic

  private(set) var title = CGRect.zero
  private(set) var subtitle = CGRect.zero
  private(set) var image = CGRect.zero
  /// The height of all of them together.
  private(set) var contentHeight: CGFloat = 0

  init(
    content: CGRect, horizontal: UIControl.ContentHorizontalAlignment, vertical: UIControl.ContentVerticalAlignment
  ) {
    (self.content, self.horizontal, self.vertical) = (content, horizontal, vertical)
  }

  // MARK: Without a configuration

  /// Places image and title beside each other, each within its own insets. A line of the title is whole points high and wide.
  mutating func placeByInsets() {
    let titleArea = content.inset(by: titleInsets)
    let imageArea = content.inset(by: imageInsets)
    var titleSize = CGSize.zero
    if let measureTitle {
      let size = measureTitle(max(0, titleArea.width - imageSize.width))
      titleSize = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    let pair = titleSize.width + imageSize.width
    func left(in area: CGRect, _ width: CGFloat) -> CGFloat {
      switch horizontal {
      case .left, .fill, .leading: area.minX
      case .right, .trailing: area.maxX - pair
      case .center: area.minX + max(0, (area.width - pair) / 2)
      }
    }
    let imageWidth = min(imageSize.width, max(0, imageArea.width))
    image = CGRect(
      x: left(in: imageArea, imageWidth) + (isMirrored ? titleSize.width : 0), y: 0, width: imageWidth,
      height: min(imageSize.height, max(0, imageArea.height)))
    title = CGRect(
      x: left(in: titleArea, titleSize.width) + (isMirrored ? 0 : imageSize.width), y: 0,
      width: min(titleSize.width, max(0, titleArea.width - imageSize.width)),
      height: min(titleSize.height, max(0, titleArea.height)))
    if horizontal == .fill, measureTitle == nil {
      (image.origin.x, image.size.width) = (imageArea.minX, max(0, imageArea.width))
    }
    place(&image, vertically: imageArea)
    place(&title, vertically: titleArea)
    if horizontal == .right || horizontal == .trailing, title.minX < titleArea.minX { title.origin.x = titleArea.minX }
    round()
  }

  private func place(_ rect: inout CGRect, vertically area: CGRect) {
    switch vertical {
    case .top: rect.origin.y = area.minY
    case .bottom: rect.origin.y = area.maxY - rect.height
    case .center: rect.origin.y = area.minY + (area.height - rect.height) / 2
    case .fill: (rect.origin.y, rect.size.height) = (area.minY, max(0, area.height))
    }
  }

  // MARK: With a configuration

  /// Places the image on its side of title and subtitle, all of them together as the button is aligned.
  mutating func placeByConfiguration() {
    let hasText = measureTitle != nil || subtitleSize != .zero
    let gap = imageSize == .zero || !hasText ? 0 : imagePadding
    let room = placement.isVertical ? content.width : content.width - imageSize.width - gap
    let titleSize = measureTitle?(max(0, room)) ?? .zero
    let textGap = titleSize == .zero || subtitleSize == .zero ? 0 : titlePadding
    let text = CGSize(
      width: min(max(0, room), max(titleSize.width, subtitleSize.width)),
      height: titleSize.height + textGap + subtitleSize.height)
    let whole =
      placement.isVertical
      ? CGSize(width: max(text.width, imageSize.width), height: text.height + gap + imageSize.height)
      : CGSize(width: text.width + gap + imageSize.width, height: max(text.height, imageSize.height))
    contentHeight = whole.height
    let block = placed(whole)
    var textRect: CGRect
    switch (placement, isMirrored) {
    case (.leading, false), (.trailing, true):
      image = CGRect(origin: CGPoint(x: block.minX, y: block.midY - imageSize.height / 2), size: imageSize)
      textRect = CGRect(x: image.maxX + gap, y: block.midY - text.height / 2, width: text.width, height: text.height)
    case (.trailing, false), (.leading, true):
      textRect = CGRect(x: block.minX, y: block.midY - text.height / 2, width: text.width, height: text.height)
      image = CGRect(origin: CGPoint(x: textRect.maxX + gap, y: block.midY - imageSize.height / 2), size: imageSize)
    case (.top, _):
      image = CGRect(origin: CGPoint(x: across(imageSize.width, block), y: block.minY), size: imageSize)
      textRect = CGRect(x: across(text.width, block), y: image.maxY + gap, width: text.width, height: text.height)
    case (.bottom, _):
      textRect = CGRect(x: across(text.width, block), y: block.minY, width: text.width, height: text.height)
      image = CGRect(origin: CGPoint(x: across(imageSize.width, block), y: textRect.maxY + gap), size: imageSize)
    }
    title = line(titleSize, in: textRect, y: textRect.minY)
    subtitle = line(subtitleSize, in: textRect, y: title.maxY + textGap)
    round()
  }

  /// The place of what is shown, as the button is aligned.
  private func placed(_ size: CGSize) -> CGRect {
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: content.minX
      case .right, .trailing: content.maxX - size.width
      case .center: content.midX - size.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top: content.minY
      case .bottom: content.maxY - size.height
      case .center, .fill: content.midY - size.height / 2
      }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }

  private func across(_ width: CGFloat, _ block: CGRect) -> CGFloat {
    switch horizontal {
    case .left, .leading: block.minX
    case .right, .trailing: block.maxX - width
    case .center, .fill: block.midX - width / 2
    }
  }

  private func line(_ size: CGSize, in area: CGRect, y: CGFloat) -> CGRect {
    let width = min(size.width, area.width)
    let isLeft =
      switch titleAlignment {
      case .leading: !isMirrored
      case .trailing: isMirrored
      case .automatic, .center: false
      }
    let isCentred = titleAlignment == .center || titleAlignment == .automatic
    let x = isCentred ? area.midX - width / 2 : isLeft ? area.minX : area.maxX - width
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  /// Puts origins on the pixel grid.
  private mutating func round() {
    func pixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    for rect in [\ButtonLayout.title, \.subtitle, \.image] {
      self[keyPath: rect].origin = CGPoint(x: pixel(self[keyPath: rect].minX), y: pixel(self[keyPath: rect].minY))
    }
  }
}
