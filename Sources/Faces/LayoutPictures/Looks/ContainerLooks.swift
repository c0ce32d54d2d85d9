import LayoutModel
import ViewKinds

/// Views that hold others: scroll views, tables and their rows, effects; and views of other frameworks, by their names.
enum ContainerLooks {
  static let scrollView: LookTable.Row = { context in
    var look = Look()
    look.clips = true
    return look
  }

  static let table: LookTable.Row = { context in
    var look = Look()
    look.clips = true
    let isGrouped = context.appearance.tableStyle != .plain
    look.background = context.background ?? .system(isGrouped ? "systemGroupedBackground" : "systemBackground")
    return look
  }

  static let cell: LookTable.Row = { context in
    var look = Look()
    look.clips = false
    let isGrouped = (context.table?.tableStyle ?? .plain) != .plain
    look.background =
      context.background ?? (isGrouped ? .system("secondarySystemGroupedBackground") : .system("systemBackground"))
    look.marks = accessory(context)
    return look
  }

  private static func accessory(_ context: LookContext) -> [Mark] {
    let gray = Shade.system("systemGray3")
    let inset = context.safeSides.trailing
    func place(_ distance: Double, _ size: Double) -> Area {
      let distance = distance + inset
      return Area(context.isRightToLeft ? .start + distance : .end - distance, .middle, size, size)
    }
    let chevron = context.isRightToLeft ? "chevron.left" : "chevron.right"
    switch context.appearance.accessoryType {
    case .none: return []
    case .disclosureIndicator: return SymbolLook.marks(chevron, in: place(22, 17), color: gray)
    case .checkmark: return SymbolLook.marks("checkmark", in: place(24, 17), color: context.tint)
    case .detailButton: return detail(place(26, 21), context.tint)
    case .detailDisclosureButton:
      return detail(place(46, 21), context.tint) + SymbolLook.marks(chevron, in: place(20, 17), color: gray)
    }
  }

  private static func detail(_ area: Area, _ color: Shade) -> [Mark] {
    [
      .box(area, radius: 1_000, Paint(line: color, lineWidth: 1.5)),
      .text(
        TextMark(text: "i", font: ResolvedFont(size: 14, weight: .medium), color: color, area: area, alignment: .center)
      ),
    ]
  }

  static let effect: LookTable.Row = { context in
    var look = Look()
    look.background = context.background ?? Shade("f2f2f7cc", dark: "1c1c1ecc")
    return look
  }

  /// The view that dims everything behind a sheet, by its opacity.
  static let dimming: LookTable.Row = { _ in
    var look = Look()
    look.background = Shade("000000")
    return look
  }

  /// A view of which only the class is known.
  static func named(_ name: String, _ color: String) -> LookTable.Row {
    { context in
      var look = Look()
      look.clips = true
      let ground = context.background ?? Shade(color)
      look.background = ground
      look.marks = [
        .text(
          TextMark(
            text: name, font: ResolvedFont(size: 13), color: ground.isBright ? Shade("00000066") : Shade("ffffff99"),
            alignment: .center))
      ]
      return look
    }
  }
}
