import LayoutModel
import ViewKinds

/// The status bar: the time and the battery.
enum StatusBarLook {
  /// The status bar's marks in the window.
  ///
  /// - Parameters:
  ///   - height: Its height, in points, which is the window's upper inset.
  ///   - traits: The screen's traits.
  ///   - ground: The colour behind it.
  /// - Returns: The marks.
  static func marks(height: Double, _ traits: Traits, over ground: Shade) -> [Mark] {
    let color = ground.contrast
    // Beside a notch or an island there is room for larger signs, a little below the middle.
    let isTall = height >= 40
    let (left, right) = isTall ? (Anchor(0.165), Anchor(0.865)) : (Anchor.start + 28, Anchor.end - 20)
    let middle = Anchor.start + height * (isTall ? 0.55 : 0.5)
    let isCentred = !isTall && (traits.userInterfaceIdiom == .phone || traits.systemVersion.major < 12)
    var marks: [Mark] = [
      .text(
        TextMark(
          text: "9:41", font: ResolvedFont(size: isTall ? 17 : 12, weight: .semibold), color: color,
          area: Area(isCentred ? .middle : left, middle, 60, 22), alignment: .center))
    ]
    let (width, length) = isTall ? (25.0, 13.0) : (21.0, 10.0)
    marks += [
      .box(Area(right, middle, width, length), radius: length / 3, Paint(line: color.opacity(0.4))),
      .box(Area(right, middle, width - 4, length - 4), radius: length / 5, Paint(fill: color)),
      .box(Area(right + (width / 2 + 2), middle, 1.5, 4), radius: 0.75, Paint(fill: color.opacity(0.4))),
    ]
    guard traits.userInterfaceIdiom == .phone else { return marks }
    for bar in 0..<4 {
      let height = (4 + 2.4 * Double(bar)) * length / 13
      let x = (isTall ? right - 58 : Anchor.start + 12) + Double(bar) * 4.5
      marks.append(
        .box(
          Area(left: x - 1.5, top: middle + (length / 2 - height), right: x + 1.5, bottom: middle + length / 2),
          radius: 0.8, Paint(fill: color)))
    }
    return marks
  }
}
