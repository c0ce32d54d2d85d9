import LayoutModel
import LayoutTestSupport
import Testing

@testable import ViewKinds

/// Long texts are measured once, and what is kept of them is what measuring them again would give.
struct TextMemoryTests {
  private static let font = ResolvedFont(size: 17)
  private static let long = String(repeating: "evening widths at considerable whose short ", count: 40)

  private static func measure(_ text: MeasuredText, _ width: Double?, _ numberOfLines: Int) -> BrokenText {
    let lines = TextLines(text, width: width, numberOfLines: numberOfLines)
    return BrokenText(
      size: Size(width: lines.widest, height: lines.height(text.font)), lineCount: lines.count, widths: lines.widths)
  }

  /// Measures a text at widths, and returns how often it was measured, and whether each size is that of its own.
  private static func measurements(
    of text: MeasuredText, at widths: [Double?], numberOfLines: Int = 0
  ) -> (count: Int, areTrue: Bool) {
    let memory = TextMemory()
    var count = 0
    let areTrue = widths.map { width in
      let own = measure(text, width, numberOfLines)
      let kept = memory.size(of: text, width: width, numberOfLines: numberOfLines) { text, width, lines in
        count += 1
        return measure(text, width, lines)
      }
      return kept.size == own.size && kept.lineCount == own.lineCount
    }
    return (count, areTrue.allSatisfy(\.self))
  }

  @Test("A long text is measured once for all widths at which it breaks alike, and once without one")
  func once() {
    let text = MeasuredText(Self.long, Self.font)
    #expect(Self.measurements(of: text, at: [100, 100, nil, nil, 100, 0, -1]) == (2, true))
  }

  @Test("A short text is measured each time")
  func short() {
    #expect(Self.measurements(of: MeasuredText("two words", Self.font), at: [50, 50, nil, nil]) == (4, true))
  }

  @Test("At every width the size is that of the text measured there", arguments: 0...2)
  func widths(numberOfLines: Int) {
    var random = SeededGenerator(seed: UInt64(numberOfLines + 1))
    let widths = (0..<400).map { _ in Double.random(in: 40...120, using: &random) }
    let (count, areTrue) = Self.measurements(
      of: MeasuredText(Self.long, Self.font), at: widths, numberOfLines: numberOfLines)
    #expect(areTrue && count < widths.count)
  }

  @Test("Texts of one length, in other fonts or lines, are told apart")
  func texts() {
    let memory = TextMemory()
    let texts = [
      MeasuredText(Self.long, Self.font), MeasuredText(Self.long, ResolvedFont(size: 18)),
      MeasuredText(Self.long.replacing("w", with: "m"), Self.font),
    ]
    for lines in [0, 1, 0, 1] {
      for text in texts {
        let kept = memory.size(of: text, width: 90, numberOfLines: lines, measuring: Self.measure)
        #expect(kept.size == Self.measure(text, 90, lines).size)
      }
    }
  }

  @Test("A measurer of one's own measures each time")
  func ownMeasurer() {
    let own = TextMeasurer { _, _, _, _ in Size(width: 7, height: 9) }
    #expect(own.remembering.size(of: Self.long, font: Self.font, scale: 1) == Size(width: 7, height: 9))
    #expect(!own.remembering.isStandard && TextMeasurer.standard.remembering.isStandard)
  }
}
