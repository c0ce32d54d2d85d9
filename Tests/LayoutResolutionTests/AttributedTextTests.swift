import LayoutModel
import LayoutResolution
import Testing

/// Texts in runs that have fonts of their own.
struct AttributedTextTests {
  private let traits = Traits(
    userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    interfaceOrientation: .portrait)
  private let small = ResolvedFont(size: 13)
  private let large = ResolvedFont(size: 24)

  private func text(_ runs: [(String, ResolvedFont)], _ style: ParagraphStyle = ParagraphStyle()) -> MeasuredText {
    MeasuredText(
      runs.map { AttributedRun($0.0, font: .system(size: $0.1.size), paragraphStyle: style) }, ResolvedFont(size: 17)
    ) { $0.resolved(for: .large) }
  }

  private func size(_ text: MeasuredText, width: Double? = nil, lines: Int = 0) -> Size {
    TextMeasurer.standard.size(of: text, width: width, numberOfLines: lines, for: traits)
  }

  @Test("A text cut into runs of one font is as large as it is whole, at every width, and breaks at the same ones")
  func agreesWithWhole() {
    let whole = MeasuredText("Forgot your password? Ask for another\none, or wait.", small)
    let parts = text([
      ("Forgot your ", small), ("password? Ask", small), (" for another\none, ", small), ("or wait.", small),
    ])
    #expect(whole.text == parts.text)
    for width in stride(from: 20.0, through: 400, by: 7) {
      for lines in 0...3 {
        #expect(
          size(whole, width: width, lines: lines) == size(parts, width: width, lines: lines), "\(width), \(lines)")
        let (a, b) = (
          TextMeasurer.standard.broken(whole, width: width, numberOfLines: lines, for: traits),
          TextMeasurer.standard.broken(parts, width: width, numberOfLines: lines, for: traits)
        )
        #expect(a.alike == b.alike, "\(width), \(lines)")
      }
    }
    #expect(size(whole) == size(parts))
  }

  @Test("What stands between two lines is the upper one's, and a run without text is none")
  func spacing() {
    var spaced = ParagraphStyle()
    spaced.lineSpacing = 10
    func height(_ first: ParagraphStyle, _ second: ParagraphStyle) -> Double {
      let runs = [AttributedRun("x\n", paragraphStyle: first), AttributedRun("y", paragraphStyle: second)]
      return size(MeasuredText(runs, small) { $0.resolved(for: .large) }).height
    }
    let bare = height(ParagraphStyle(), ParagraphStyle())
    #expect(height(spaced, ParagraphStyle()) == bare + 10)
    #expect(height(ParagraphStyle(), spaced) == bare)
    #expect(text([("", large), ("x", small), ("", large)]) == text([("x", small)]))
  }

  @Test("A line is as high as its tallest font, wherever the text breaks")
  func heights() {
    let text = text([("one two ", small), ("big", large), (" three", small)])
    let (low, high) = (small.lineHeight, large.lineHeight)
    func expectHeight(_ width: Double, _ heights: [Double]) {
      let expected = (heights.reduce(0, +) * traits.displayScale - 1e-6).rounded(.up) / traits.displayScale
      #expect(size(text, width: width).height == expected, "\(width)")
    }
    func width(_ parts: (String, ResolvedFont)...) -> Double { size(self.text(parts)).width }
    expectHeight(400, [high])
    expectHeight(width(("one two ", small), ("big", large)), [high, low])
    expectHeight(max(width(("one two", small)), width(("big", large), (" three", small))), [low, high])
    expectHeight(width(("big", large)), [low, low, high, low])
  }

  @Test("A paragraph's style says how high its lines are, and what stands between them")
  func styles() {
    var style = ParagraphStyle()
    style.lineSpacing = 3
    #expect(size(text([("a\nb\nc", large)], style)).height == (3 * large.lineHeight + 6).rounded(.up))
    style = ParagraphStyle()
    style.minimumLineHeight = 40
    #expect(size(text([("a\n", small), ("b", large)], style)).height == 80)
    style.maximumLineHeight = 12
    #expect(size(text([("a\n", small), ("b", large)], style)).height == 24)
  }

  @Test("A text that is set takes the place of runs, and runs that of a text")
  func replaces() {
    var content = ContentSettings()
    content.text = "before"
    content.attributedText = [AttributedRun("one "), AttributedRun("two", font: .system(size: 24))]
    #expect(content.text == "one two")
    content.text = "behind"
    #expect(content.text == "behind" && content.attributedText == [])
    content.attributedText = [AttributedRun("one")]
    content.attributedText = []
    #expect(content.text == nil)
  }

  @Test("A measurer of one's own measures runs as one text in their largest font")
  func asksOthers() {
    let measurer = TextMeasurer { text, font, _, _ in Size(width: Double(text.count), height: font.size) }
    let size = measurer.size(of: text([("one ", small), ("two", large)]), for: traits)
    #expect(size == Size(width: 7, height: 24))
  }
}
