import LayoutModel

/// Controls, each at its own size and as the system version draws them.
enum ControlLooks {
  static let `switch`: LookTable.Row = { context in
    var look = Look()
    let isOn = context.appearance.isOn ?? false
    let fade = context.view.isEnabled ? 1.0 : 0.5
    let thumb = (Shade(context.appearance.thumbTintColor) ?? Shade("ffffff")).opacity(fade)
    guard context.era != .gloss else {
      let on = Shade(context.appearance.onTintColor) ?? Shade("2571d1")
      let label = TextMark(
        text: isOn ? "ON" : "OFF", font: ResolvedFont(size: 15, weight: .bold), color: isOn ? thumb : Shade("7f7f7f"),
        area: Area(left: isOn ? .start : .start + 27, top: .start, right: isOn ? .end - 27 : .end, bottom: .end),
        alignment: .center)
      look.marks = [
        .box(
          Area(.middle, .middle, 77, 27), radius: 14, Paint(fill: isOn ? on : Shade("ededed"), line: Shade("8c8c8c"))),
        .text(label),
        .box(
          Area(isOn ? .middle + 25 : .middle - 25, .middle, 27, 27), radius: 14,
          Paint(fill: thumb, line: Shade("999999"))),
      ]
      return look
    }
    let on = (Shade(context.appearance.onTintColor) ?? .system("systemGreen")).opacity(fade)
    let off = Shade.system("secondarySystemFill")
    let isWide = context.era == .glass
    let (width, height) = isWide ? (63.0, 28.0) : (51.0, 31.0)
    let knob = isWide ? Size(width: 39, height: 24) : Size(width: 27, height: 27)
    let reach = (width - knob.width) / 2 - 2
    look.marks = [
      .box(Area(.middle, .middle, width, height), radius: height / 2, Paint(fill: isOn ? on : off)),
      .box(
        Area(isOn == !context.isRightToLeft ? .middle + reach : .middle - reach, .middle, knob.width, knob.height),
        radius: knob.height / 2, Paint(fill: thumb, line: Shade("0000000f"), lineWidth: 0.5)),
    ]
    return look
  }

  /// The position of a value in its range, from 0 to 1.
  private static func share(_ context: LookContext) -> Double {
    let appearance = context.appearance
    let span = appearance.maximumValue - appearance.minimumValue
    guard span > 0 else { return 0 }
    return min(1, max(0, ((appearance.value ?? appearance.minimumValue) - appearance.minimumValue) / span))
  }

  static let slider: LookTable.Row = { context in
    var look = Look()
    let part = share(context)
    let thumb =
      context.era == .glass
      ? Size(width: 38, height: 24)
      : Size(width: context.era == .gloss ? 23 : 28, height: context.era == .gloss ? 23 : 28)
    let line = context.era == .gloss ? 9.0 : context.era == .glass ? 6 : 4
    let x = Anchor(part, (0.5 - part) * thumb.width)
    let done = Shade(context.appearance.onTintColor) ?? (context.era == .gloss ? Shade("3f7fd0") : context.tint)
    let rest =
      Shade(context.appearance.trackTintColor) ?? (context.era == .gloss ? Shade("ffffff") : .system("systemFill"))
    let edge = context.era == .gloss ? Shade("8c8c8c") : nil
    let (top, bottom) = (Anchor.middle - line / 2, Anchor.middle + line / 2)
    let track = Area(left: .start + 2, top: top, right: .end - 2, bottom: bottom)
    var filled = track
    if context.isRightToLeft { filled.left = Anchor(1 - part, -(0.5 - part) * thumb.width) } else { filled.right = x }
    look.marks = [
      .box(track, radius: line / 2, Paint(fill: rest, line: edge)),
      .box(filled, radius: line / 2, Paint(fill: done)),
      .box(
        Area(context.isRightToLeft ? filled.left : x, .middle, thumb.width, thumb.height), radius: thumb.height / 2,
        Paint(
          fill: Shade(context.appearance.thumbTintColor) ?? Shade("ffffff"), line: Shade("00000026"), lineWidth: 0.5)),
    ]
    return look
  }

  static let progress: LookTable.Row = { context in
    var look = Look()
    let rest =
      Shade(context.appearance.trackTintColor) ?? Shade(context.era == .gloss ? "d0d0d0" : "e5e5ea", dark: "3a3a3c")
    let part = share(context)
    var filled = Area.all
    if context.isRightToLeft { filled.left = Anchor(1 - part) } else { filled.right = Anchor(part) }
    look.marks = [
      .box(.all, radius: 1_000, Paint(fill: rest)),
      .box(filled, radius: 1_000, Paint(fill: Shade(context.appearance.onTintColor) ?? context.tint)),
    ]
    return look
  }

  static let segmentedControl: LookTable.Row = { context in
    var look = Look()
    let titles = context.view.content.segments
    let count = Double(max(1, titles.count))
    let selected = context.appearance.selectedSegmentIndex ?? 0
    let isOld = context.traits.systemVersion.major < 13
    let color = Shade(context.appearance.tintColor) ?? context.tint
    let font = ResolvedFont(size: 13, weight: .regular)
    func segment(_ index: Int) -> Area {
      let position = context.isRightToLeft ? titles.count - 1 - index : index
      return Area(
        left: Anchor(Double(position) / count), top: .start, right: Anchor(Double(position + 1) / count), bottom: .end)
    }
    let middle = Area(left: .start, top: .middle - 14, right: .end, bottom: .middle + 14)
    let isGloss = context.era == .gloss
    look.marks.append(
      isOld
        ? .box(
          Area.all.inset(x: 0.5, y: 0.5), radius: isGloss ? 7 : 4,
          Paint(fill: isGloss ? Shade("ffffff") : nil, line: isGloss ? Shade("8c8c8c") : color))
        : .box(.all, radius: context.era == .glass ? 1_000 : 8, Paint(fill: .system("tertiarySystemFill"))))
    for (index, title) in titles.enumerated() {
      let area = segment(index)
      let isSelected = index == selected
      if isSelected {
        look.marks.append(
          isOld
            ? .box(area.inset(x: 0.5, y: 0.5), radius: isGloss ? 7 : 3, Paint(fill: isGloss ? Shade("4f7fc4") : color))
            : .box(
              area.inset(x: 2, y: 2), radius: context.era == .glass ? 1_000 : 7,
              Paint(
                fill: Shade(context.appearance.onTintColor) ?? Shade("ffffff", dark: "636366"), line: Shade("0000000a"),
                lineWidth: 0.5)))
      } else if index > 0, index - 1 != selected {
        let line = Area(
          left: area.left - 0.5, top: isOld ? .start : .start + 8, right: area.left + 0.5,
          bottom: isOld ? .end : .end - 8)
        look.marks.append(
          .box(line, radius: 0, Paint(fill: isOld ? (isGloss ? Shade("8c8c8c") : color) : .system("opaqueSeparator"))))
      }
      var text = TextMark(
        text: context.shown(title), font: font,
        color: isOld ? (isSelected ? Shade("ffffff") : isGloss ? Shade("7f7f7f") : color) : .system("label"),
        area: area.inset(x: 4), alignment: .center)
      if isSelected, !isOld { text.font.weight = .medium }
      look.marks.append(.text(text))
    }
    if titles.isEmpty { look.marks.append(.box(middle, radius: 8, Paint(fill: .system("tertiarySystemFill")))) }
    return look
  }

  static let stepper: LookTable.Row = { context in
    var look = Look()
    let isOld = context.traits.systemVersion.major < 13
    let color = isOld ? (context.era == .gloss ? Shade("666666") : context.tint) : Shade.system("label")
    let box = Area(.middle, .middle, 94, context.era == .gloss ? 27 : isOld ? 29 : 32)
    look.marks.append(
      isOld
        ? .box(box.inset(x: 0.5, y: 0.5), radius: 4, Paint(line: color))
        : .box(box, radius: context.era == .glass ? 1_000 : 8, Paint(fill: .system("tertiarySystemFill"))))
    look.marks.append(
      .box(
        Area(.middle, .middle, 1, isOld ? 29 : 18), radius: 0, Paint(fill: isOld ? color : .system("opaqueSeparator"))))
    let side = context.isRightToLeft ? -23.5 : 23.5
    look.marks += SymbolLook.marks("minus", in: Area(.middle - side, .middle, 20, 20), color: color)
    look.marks += SymbolLook.marks("plus", in: Area(.middle + side, .middle, 20, 20), color: color)
    return look
  }

  static let pageControl: LookTable.Row = { context in
    var look = Look()
    let count = min(context.view.content.numberOfPages, 100)
    let current = Shade(context.appearance.onTintColor) ?? Shade("ffffff")
    let other = Shade(context.appearance.trackTintColor) ?? Shade("ffffff").opacity(0.4)
    for index in 0..<max(0, count) {
      let fromMiddle = (Double(index) - Double(count - 1) / 2) * 16
      let x = Anchor(0.5, context.isRightToLeft ? -fromMiddle : fromMiddle)
      let isCurrent = index == context.appearance.currentPage
      look.marks.append(
        .box(
          Area(x, .middle, 7, 7), radius: 4,
          Paint(fill: isCurrent ? current : other, line: Shade("0000001f"), lineWidth: 0.5)))
    }
    return look
  }

  static let activityIndicator: LookTable.Row = { context in
    var look = Look()
    let color = Shade(context.appearance.tintColor) ?? .system("systemGray")
    let radius = context.view.content.style == .large ? 17.0 : 9.0
    for (index, direction) in spokes.enumerated() {
      func spot(_ distance: Double) -> Mark.Spot {
        Mark.Spot(.middle + direction.0 * distance, .middle + direction.1 * distance)
      }
      look.marks.append(
        .path(
          [spot(radius * 0.5), spot(radius * 0.95)], isClosed: false,
          Paint(line: color.opacity(1 - Double(index) * 0.1), lineWidth: radius > 10 ? 3 : 2)))
    }
    return look
  }

  /// The directions of eight spokes, from the top clockwise.
  private static let spokes: [(Double, Double)] = [
    (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0), (-0.7071, -0.7071),
  ]

  static let colorWell: LookTable.Row = { context in
    var look = Look()
    look.marks = [
      .box(Area(.middle, .middle, 26, 26), radius: 13, Paint(line: .system("systemPink"), lineWidth: 3)),
      .box(Area(.middle, .middle, 18, 18), radius: 9, Paint(fill: context.background ?? context.tint)),
    ]
    return look
  }
}
