import LayoutModel

/// Pickers: wheels, and dates.
enum PickerLooks {
  static let picker: KindDescription.Drawing = { context in
    wheels(context, columns: [["Paris", "London", "Rome", "Vienna", "Oslo"]])
  }

  static let datePicker: KindDescription.Drawing = { context in
    switch context.view.content.datePickerStyle {
    case .wheels: return wheels(context, columns: columns(context.view.content.datePickerMode))
    case .inline: return calendar(context)
    case .compact: return compact(context)
    case .automatic:
      // Until iOS 13 pickers were wheels. Later the height of the file's own frame tells which of the two it is.
      return context.traits.systemVersion.major < 14 || (context.view.frame?.height ?? 0) > 100
        ? wheels(context, columns: columns(context.view.content.datePickerMode)) : compact(context)
    }
  }

  private static func columns(_ mode: ContentSettings.DatePickerMode) -> [[String]] {
    let hours = ["7", "8", "9", "10", "11"]
    let minutes = ["39", "40", "41", "42", "43"]
    switch mode {
    case .time: return [hours, minutes, ["", "", "AM", "PM", ""]]
    case .date:
      return [
        ["November", "December", "January", "February", "March"], ["7", "8", "9", "10", "11"],
        ["2005", "2006", "2007", "2008", "2009"],
      ]
    case .countDownTimer: return [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    case .dateAndTime, .yearAndMonth:
      return [
        ["Sun Jan 7", "Mon Jan 8", "Tue Jan 9", "Wed Jan 10", "Thu Jan 11"], hours, minutes, ["", "", "AM", "PM", ""],
      ]
    }
  }

  /// Rows around a middle row, paler with their distance from it.
  private static func wheels(_ context: LookContext, columns: [[String]]) -> Look {
    var look = Look()
    look.clips = true
    let isGloss = context.era == .gloss
    look.background = context.background ?? (isGloss ? Shade("f3f4f7") : nil)
    let band = Area(left: .start + 9, top: .middle - 16, right: .end - 9, bottom: .middle + 16)
    if isGloss {
      look.marks.append(.box(Area.all.inset(x: 0.5, y: 0.5), radius: 0, Paint(line: Shade("2d3642"), lineWidth: 6)))
      look.marks.append(.box(band, radius: 0, Paint(fill: Shade("9fb1d366"), line: Shade("8390ad"))))
    } else if context.traits.systemVersion.major < 14 {
      for edge in [band.top, band.bottom] {
        look.marks.append(
          .box(
            Area(left: .start, top: edge, right: .end, bottom: edge + 0.5), radius: 0, Paint(fill: .system("separator"))
          ))
      }
    } else {
      look.marks.append(.box(band, radius: context.era == .glass ? 16 : 7, Paint(fill: .system("tertiarySystemFill"))))
    }
    // A column is as wide as the number of letters in its widest row.
    let widths = columns.map { column in Double((column.map(\.count).max() ?? 1) + 2) }
    let sum = widths.reduce(0, +)
    var start = 0.0
    for (column, width) in zip(columns, widths) {
      for (row, text) in column.enumerated() where !text.isEmpty {
        let distance = Double(row - 2)
        let y = Anchor.middle + distance * 32
        let fade = row == 2 ? 1 : 0.6 - abs(distance) * 0.15
        look.marks.append(
          .text(
            TextMark(
              text: text, font: ResolvedFont(size: row == 2 ? 21 : 20), color: Shade.system("label").opacity(fade),
              area: Area(left: Anchor(start / sum), top: y - 16, right: Anchor((start + width) / sum), bottom: y + 16),
              alignment: .center)))
      }
      start += width
    }
    return look
  }

  private static func compact(_ context: LookContext) -> Look {
    var look = Look()
    look.marks = [
      .box(
        Area(left: .start, top: .middle - 17, right: .end, bottom: .middle + 17), radius: 8,
        Paint(fill: .system("tertiarySystemFill"))),
      .text(
        TextMark(
          text: context.view.content.datePickerMode == .time ? "9:41 AM" : "Jan 9, 2007", font: ResolvedFont(size: 17),
          color: .system("label"), alignment: .center)),
    ]
    return look
  }

  private static func calendar(_ context: LookContext) -> Look {
    var look = Look()
    look.marks.append(
      .text(
        TextMark(
          text: "January 2007", font: ResolvedFont(size: 17, weight: .semibold), color: .system("label"),
          area: Area(left: .start + 16, top: .start + 8, right: .end, bottom: .start + 40))))
    for day in 1...31 {
      let (column, row) = (day % 7, (day) / 7)
      let x = Anchor((Double(column) + 0.5) / 7)
      let y = Anchor((Double(row) + 0.5) / 5 * 0.78 + 0.2)
      if day == 9 { look.marks.append(.box(Area(x, y, 36, 36), radius: 18, Paint(fill: context.tint.opacity(0.15)))) }
      look.marks.append(
        .text(
          TextMark(
            text: "\(day)", font: ResolvedFont(size: 18), color: day == 9 ? context.tint : .system("label"),
            area: Area(x, y, 40, 30), alignment: .center)))
    }
    return look
  }
}
