import LayoutModel

/// `UIColorWell`: a colour that is chosen.
enum ColorWell {
  static let kind = KindDescription(
    .colorWell, element: "colorWell", isControl: true,
    sizes: ClassDefaults(looks: [ClassDefaults.Look(since: 14, width: 28, height: 28, evidence: .measured(2))]),
    look: look)

  private static let look: KindDescription.Drawing = { context in
    var look = Look()
    look.marks = [
      .box(Area(.middle, .middle, 26, 26), radius: 13, Paint(line: .system("systemPink"), lineWidth: 3)),
      .box(Area(.middle, .middle, 18, 18), radius: 9, Paint(fill: context.background ?? context.tint)),
    ]
    return look
  }
}
