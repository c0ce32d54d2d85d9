import LayoutModel
import ViewKinds

/// The keyboard: its letters on keys, at UIKit's height.
enum KeyboardLook {
  /// The keyboard's marks in the window, at the lower edge.
  ///
  /// - Parameters:
  ///   - height: Its height, in points.
  ///   - traits: The screen's traits.
  /// - Returns: The marks.
  static func marks(height: Double, _ traits: Traits) -> [Mark] {
    let isGloss = traits.systemVersion.major < 7
    // Suggestions are above the keys from iOS 8 on. With a home indicator there is a row of its own below them.
    let suggestions = traits.systemVersion.major >= 8 ? 44.0 : 0
    let bottom = height > 280 && traits.userInterfaceIdiom == .phone ? 75.0 : 0
    let pitch = (height - suggestions - bottom) / 4
    let key = Paint(fill: isGloss ? Shade("f4f4f6") : Shade("ffffff", dark: "6b6b6e"))
    var marks: [Mark] = [
      .box(
        Area(left: .start, top: .end - height, right: .end, bottom: .end), radius: 0,
        Paint(fill: isGloss ? Shade("8a94a1") : Shade("d1d3d9", dark: "2b2b2d")))
    ]
    let color = isGloss ? Shade("000000") : Shade.system("label")
    func add(_ text: String, from start: Double, to end: Double, row: Int) {
      let top = Anchor.end - (height - suggestions - pitch * Double(row))
      let area = Area(
        left: Anchor(start, 3), top: top + pitch * 0.1, right: Anchor(end, -3), bottom: top + pitch * 0.9)
      marks.append(.box(area, radius: traits.systemVersion.major >= 26 ? 8 : 5, key))
      let size = text.count > 1 ? 15.0 : min(22, pitch * 0.5)
      marks.append(
        .text(TextMark(text: text, font: ResolvedFont(size: size), color: color, area: area, alignment: .center)))
    }
    for (row, letters) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
      let start = Double(10 - letters.count) / 20
      for (index, letter) in letters.enumerated() {
        add(String(letter), from: start + Double(index) / 10, to: start + Double(index + 1) / 10, row: row)
      }
    }
    add("123", from: 0, to: 0.25, row: 3)
    add("space", from: 0.25, to: 0.75, row: 3)
    add("return", from: 0.75, to: 1, row: 3)
    return marks
  }
}
