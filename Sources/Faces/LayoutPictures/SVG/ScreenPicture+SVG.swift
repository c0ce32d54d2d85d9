import Documents
import LayoutModel
import LayoutResolution
import ViewKinds

extension ScreenPicture {
  /// The picture as SVG: every visible view is a group in the tree's order, with its rectangle first.
  package var svg: String { svg(prefix: "") }

  /// The picture as SVG.
  ///
  /// - Parameter prefix: The prefix of its elements' ids, for several pictures in one page.
  /// - Returns: The document.
  package func svg(prefix: String) -> String {
    var writer = PictureWriter(style: style.interfaceStyle, prefix: prefix)
    writer.isInOtherFonts = style.isInOtherFonts
    let ground = screen.traits.systemVersion.major < 7 ? Shade("000000") : Shade.system("systemBackground")
    writer.begin(size, title, ground: style.hasGround ? ground : nil)
    writer.write(views, in: size, recedes: style.recedes)
    if let overlook {
      writer.text += "<g class=\"over\" pointer-events=\"none\">"
      for mark in overlook.marks { writer.write(mark, in: Rect(size)) }
      writer.text += "</g>\n"
    }
    writer.text += overlayMarkup()
    writer.end()
    return writer.text
  }
}

/// The writer of a picture's elements.
struct PictureWriter {
  let style: UserInterfaceStyle
  /// A Boolean value that tells whether the system's fonts aren't there (`PictureStyle`).
  var isInOtherFonts = false
  /// The prefix of ids.
  let prefix: String
  var text = ""
  /// The number of elements with ids.
  private var idCount = 0

  init(style: UserInterfaceStyle, prefix: String) {
    (self.style, self.prefix) = (style, prefix)
  }

  /// The system's font, and fonts elsewhere with nearly its widths. Lines take their measured width in any.
  static let fontFamily =
    "-apple-system, 'SF Pro Text', 'Helvetica Neue', Inter, Helvetica, Arial, "
    + "'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

  /// Begins a picture, on the colour behind all views. Until iOS 6 the part that no view covers is the black status bar.
  mutating func begin(_ size: Size, _ title: String, ground: Shade?) {
    let (width, height) = (Markup.number(max(1, size.width)), Markup.number(max(1, size.height)))
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" "
    text += "width=\"\(width)\" height=\"\(height)\" role=\"img\" font-family=\"\(Self.fontFamily)\">\n<title>"
    Markup.append(title, to: &text)
    text += "</title>\n"
    guard let ground else { return }
    text += "<rect width=\"\(width)\" height=\"\(height)\""
    Markup.append("fill", ground[style], to: &text)
    text += "/>\n"
  }

  mutating func end() { text += "</svg>\n" }

  /// Writes views in preorder. A hidden view is left out with its subviews.
  ///
  /// - Parameters:
  ///   - views: The views.
  ///   - size: The window's size.
  ///   - recedes: A Boolean that tells whether everything behind a card recedes.
  mutating func write(_ views: [DrawnView], in size: Size, recedes: Bool) {
    var open: [(depth: Int, end: String)] = []
    var hiddenDepth: Int?
    let behind = recedes ? Recession.card(of: views) : nil
    if let behind { begin(Recession(behind: views[behind.card].frame, in: size), in: size) }
    for (index, view) in views.enumerated() {
      if let hidden = hiddenDepth, view.depth > hidden { continue }
      hiddenDepth = view.isShown ? nil : view.depth
      while let last = open.last, last.depth >= view.depth {
        text += last.end
        open.removeLast()
      }
      if index == behind?.end { text += "</g></g>\n" }
      guard view.isShown else { continue }
      if view.isPresented {
        text += "<rect width=\"\(Markup.number(size.width))\" height=\"\(Markup.number(size.height))\" "
        text += "fill=\"#000\" fill-opacity=\"0.2\"/>\n"
      }
      open.append((view.depth, write(view)))
    }
    while let last = open.popLast() { text += last.end }
  }

  /// Writes the beginning of the part that recedes behind a card.
  private mutating func begin(_ recession: Recession, in size: Size) {
    let (width, height) = (Markup.number(size.width), Markup.number(size.height))
    text += "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#000\"/>\n"
    text += "<clipPath id=\"\(prefix)behind\"><rect width=\"\(width)\" height=\"\(height)\""
    Markup.append("rx", recession.cornerRadius, to: &text)
    text += "/></clipPath>"
    text += "<g transform=\"translate(\(Markup.number(recession.origin.x)) \(Markup.number(recession.origin.y))) "
    text += "scale(\(JSONText.number(recession.scale)))\"><g clip-path=\"url(#\(prefix)behind)\">\n"
  }

  /// Writes the beginning of a view; returns the end, which follows its subviews.
  private mutating func write(_ view: DrawnView) -> String {
    text += "<g data-id=\""
    Markup.append(view.name, to: &text)
    text += "\" data-class=\""
    Markup.append(view.className, to: &text)
    text += "\""
    if view.alpha < 1 { Markup.append("opacity", view.alpha, to: &text) }
    if view.transform != .identity { text += " transform=\"\(Self.matrix(view.transform, about: view.frame))\"" }
    text += ">"
    // A sheet's lower corners lie below the visible area.
    var shape = view.frame
    let radius = min(view.look.cornerRadius, min(shape.width, shape.height) / 2)
    if view.look.isRoundAboveAlone { shape.height += radius }
    // The first rectangle is the view's frame, whatever outline it has.
    if view.look.isRoundAboveAlone || view.look.layer != .standard {
      write(rect: view.frame, radius: 0)
      text += " fill=\"none\"/>"
    }
    // The fill throws the shadow; without a fill the whole view does.
    let isWholeShadowed = view.look.layer.shadow != nil && (view.look.background?[style].alpha ?? 0) == 0
    let shadow = view.look.layer.shadow.map { shadowFilter($0, in: isWholeShadowed ? nil : shape) }
    if let shadow, isWholeShadowed { text += "<g\(shadow)>" }
    write(outline: shape, radius: radius, view.look.layer)
    Markup.append("fill", view.look.background?[style], to: &text)
    if let shadow, !isWholeShadowed { text += shadow }
    text += "/>"
    if let gradient = view.look.layer.gradient {
      let id = write(gradient)
      write(outline: shape, radius: radius, view.look.layer)
      text += " fill=\"url(#\(id))\"/>"
    }
    if let border = view.look.border, view.look.borderWidth > 0 {
      let half = view.look.borderWidth / 2
      let inner = Rect(
        x: view.frame.x + half, y: view.frame.y + half, width: max(0, view.frame.width - 2 * half),
        height: max(0, view.frame.height - 2 * half))
      write(outline: inner, radius: max(0, view.look.cornerRadius - half), view.look.layer)
      text += " fill=\"none\""
      Markup.append("stroke", border[style], to: &text)
      Markup.append("stroke-width", view.look.borderWidth, to: &text)
      text += "/>"
    }
    var end = isWholeShadowed ? "</g></g>\n" : "</g>\n"
    if view.look.clips, !(view.look.marks.isEmpty && view.contentOffset == .zero && !hasRoom(view)) {
      let id = nextID()
      text += "<clipPath id=\"\(id)\">"
      write(outline: shape, radius: radius, view.look.layer)
      text += "/></clipPath><g clip-path=\"url(#\(id))\">"
      end = "</g>" + end
    }
    for mark in view.look.marks { write(mark, in: view.frame) }
    text += "\n"
    guard view.contentOffset != .zero else { return end }
    text +=
      "<g transform=\"translate(\(Markup.number(-view.contentOffset.x)) \(Markup.number(-view.contentOffset.y)))\">"
    return "</g>" + end
  }

  /// Tells whether anything of a view can be visible.
  private func hasRoom(_ view: DrawnView) -> Bool { view.frame.width > 0 || view.frame.height > 0 }

  mutating func write(rect: Rect, radius: Double) {
    text += "<rect"
    Markup.append("x", rect.x, to: &text)
    Markup.append("y", rect.y, to: &text)
    Markup.append("width", rect.width, to: &text)
    Markup.append("height", rect.height, to: &text)
    let shown = min(radius, min(rect.width, rect.height) / 2)
    if shown > 0 { Markup.append("rx", shown, to: &text) }
  }

  /// A transform about a view's centre.
  private static func matrix(_ transform: AffineTransform, about frame: Rect) -> String {
    let (x, y) = (frame.midX, frame.midY)
    let numbers = [
      transform.a, transform.b, transform.c, transform.d,
      x + transform.tx - transform.a * x - transform.c * y, y + transform.ty - transform.b * x - transform.d * y,
    ]
    return "matrix(\(numbers.map { JSONText.number($0) }.joined(separator: " ")))"
  }

  // MARK: Marks

  mutating func write(_ mark: Mark, in frame: Rect) {
    switch mark {
    case .box(let area, let radius, let paint):
      write(rect: area.rect(in: frame), radius: radius)
      write(paint)
      text += "/>"
    case .path(let spots, let isClosed, let paint):
      text += isClosed ? "<polygon points=\"" : "<polyline points=\""
      text += spots.map { spot in
        "\(Markup.number(frame.x + spot.x.place(in: frame.width))),"
          + Markup.number(frame.y + spot.y.place(in: frame.height))
      }.joined(separator: " ")
      text += "\""
      write(paint)
      if paint.line != nil { text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"" }
      text += "/>"
    case .text(let mark): write(mark, in: mark.area.rect(in: frame))
    case .image(let mark): write(mark, in: mark.area.rect(in: frame).bounded(by: mark.room.rect(in: frame)))
    case .symbol(let mark): write(mark, in: mark.area.rect(in: frame).bounded(by: mark.room.rect(in: frame)))
    case .shape(let shape): write(shape, at: frame)
    }
  }

  private mutating func write(_ paint: Paint) {
    Markup.append("fill", paint.fill?[style], to: &text)
    guard let line = paint.line else { return }
    Markup.append("stroke", line[style], to: &text)
    if paint.lineWidth != 1 { Markup.append("stroke-width", paint.lineWidth, to: &text) }
  }

  private mutating func write(_ mark: TextMark, in area: Rect) {
    let font = mark.font
    let fitting = max(1, font.lineCount(in: area.height + 1))
    let most = mark.numberOfLines > 0 ? min(mark.numberOfLines, fitting) : fitting
    // As wide as it was measured elsewhere it is shown whole, closer together than its font has it here.
    let isWhole = mark.measuredWidth > 0 && area.width >= mark.measuredWidth - TextMark.roundingOfWidths
    let shown = ShownText(mark.text, font: font, width: isWhole ? 10_000 : area.width, numberOfLines: most, mark.mode)
    guard !shown.lines.isEmpty else { return }
    let height = Double(shown.lines.count) * font.drawnLineHeight
    var y = mark.vertical == .center ? area.midY - height / 2 : area.y
    y += font.ascender
    let (anchor, x): (String?, Double) =
      switch mark.alignment {
      case .left: (nil, area.x)
      case .center: ("middle", area.midX)
      case .right: ("end", area.maxX)
      }
    for line in shown.lines {
      defer { y += font.drawnLineHeight }
      guard line.width > 0 else { continue }
      let isJustified = mark.isJustified && line.isWrapped
      let words =
        isJustified || isInOtherFonts && !isWhole
        ? PlacedWords(line, font: font, width: isJustified ? area.width : line.width) : nil
      let start =
        isJustified || anchor == nil ? area.x : anchor == "end" ? area.maxX - line.width : area.midX - line.width / 2
      text += "<text"
      Markup.append("x", words == nil ? x : start, to: &text)
      Markup.append("y", y, to: &text)
      Markup.append("font-size", font.size, to: &text)
      if let weight = Self.weights[font.weight] { text += " font-weight=\"\(weight)\"" }
      if isInOtherFonts, font.weight == .medium {
        Markup.append("stroke", mark.color[style], to: &text)
        Markup.append("stroke-width", font.size * Self.outlineOfMediumTexts, to: &text)
      }
      if let name = font.name {
        text += " font-family=\""
        Markup.append("'\(name.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " })', ", to: &text)
        text += Self.fontFamily
        text += "\""
      }
      if let anchor, words == nil { text += " text-anchor=\"\(anchor)\"" }
      if words == nil {
        Markup.append("textLength", isWhole ? min(line.width, area.width) : line.width, to: &text)
        text += " lengthAdjust=\"spacingAndGlyphs\""
      }
      Markup.append("fill", mark.color[style], to: &text)
      text += ">"
      if let words {
        for word in words.words {
          text += "<tspan"
          Markup.append("x", start + word.x, to: &text)
          text += ">"
          Markup.append(word.text, to: &text)
          text += "</tspan>"
        }
      } else {
        Markup.append(line.text, to: &text)
      }
      text += "</text>"
    }
  }

  /// The width of the line that makes a regular letter a medium one, in ems.
  private static let outlineOfMediumTexts = 0.024

  /// The weights that aren't regular, as style sheets have them.
  static let weights: [FontWeight: Int] = [
    .ultraLight: 100, .thin: 200, .light: 300, .medium: 500, .semibold: 600, .bold: 700, .heavy: 800, .black: 900,
  ]

  private mutating func write(_ mark: ImageMark, in area: Rect) {
    let filter = mark.tint.map { tintFilter($0) }
    text += "<image"
    write(ImagePlace(mark.mode, mark.image.size, in: area))
    if let filter { text += " filter=\"url(#\(filter))\"" }
    text += " href=\""
    Markup.append(mark.image.address ?? "", to: &text)
    text += "\"/>"
  }

  /// Writes the frame of an image's or a symbol's element.
  mutating func write(_ place: ImagePlace) {
    Markup.append("x", place.rect.x, to: &text)
    Markup.append("y", place.rect.y, to: &text)
    Markup.append("width", place.rect.width, to: &text)
    Markup.append("height", place.rect.height, to: &text)
    text += " preserveAspectRatio=\"\(place.aspect)\""
  }

  /// The next id of an element.
  mutating func nextID() -> String {
    defer { idCount += 1 }
    return "\(prefix)c\(idCount)"
  }
}

/// The rectangle of an image in its area, and the way it keeps its proportions.
struct ImagePlace {
  let rect: Rect
  let aspect: String

  init(_ mode: ViewAppearance.ContentMode, _ size: Size?, in area: Rect) {
    switch mode {
    case .scaleToFill, .redraw: (rect, aspect) = (area, "none")
    case .scaleAspectFit: (rect, aspect) = (area, "xMidYMid meet")
    case .scaleAspectFill: (rect, aspect) = (area, "xMidYMid slice")
    case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
      guard let size else {
        (rect, aspect) = (area, "xMidYMid meet")
        return
      }
      let name = mode.rawValue.lowercased()
      let x =
        name.holds("left") ? area.x : name.holds("right") ? area.maxX - size.width : area.midX - size.width / 2
      let y =
        name.hasPrefix("top")
        ? area.y : name.hasPrefix("bottom") ? area.maxY - size.height : area.midY - size.height / 2
      (rect, aspect) = (Rect(x: x, y: y, width: size.width, height: size.height), "none")
    }
  }
}

extension Rect {
  /// The part of the rectangle within another: the middle of it where it is larger.
  fileprivate func bounded(by room: Rect) -> Rect {
    guard width > room.width || height > room.height else { return self }
    let (w, h) = (min(width, room.width), min(height, room.height))
    return Rect(x: midX - w / 2, y: midY - h / 2, width: w, height: h)
  }
}

extension TextMark {
  /// The rounding of widths to pixels, in points.
  fileprivate static let roundingOfWidths = 0.51
}
