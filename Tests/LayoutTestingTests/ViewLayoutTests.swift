#if os(Linux)
  import Differences
  import FileSystem
  import Foundation
  import LayoutTestSupport
  import LayoutTesting
  import Testing
  import UIKit

  /// The results of tests of views in code.
  @MainActor struct ViewLayoutTests {
    /// A view that chooses by its width, in code.
    private final class ChoosingView: UIView {
      let box = UILabel()

      init(text: String = "Hello") {
        super.init(frame: .zero)
        backgroundColor = .systemYellow
        box.text = text
        box.textColor = .systemRed
        addSubview(box)
      }

      required init?(coder: NSCoder) { nil }

      override func layoutSubviews() {
        super.layoutSubviews()
        let size = box.sizeThatFits(bounds.size)
        box.frame = CGRect(
          x: bounds.width > 500 ? 100 : 20, y: 100, width: min(size.width, bounds.width - 40), height: size.height)
      }
    }

    private let conditions = [
      Conditions(device: "iphone-17", orientation: .portrait),
      Conditions(device: "iphone-17", orientation: .landscapeLeft),
    ]

    private func verdict(_ text: String, _ path: Path, _ mode: RecordMode) throws -> LayoutVerdict {
      let screens = try conditions.map {
        (scene: try Scene(capturing: ChoosingView(text: text), in: $0), conditions: $0)
      }
      return LayoutVerdict(of: screens, at: path, mode, isRecordingAsked: false)
    }

    @Test("A view is made anew for each of the conditions, so that each layout is that of its code")
    func golden() throws {
      try TemporaryFolder.with { folder in
        let path = Path("\(folder.path)/__Layouts__/Tests/choosing.json")
        #expect(try verdict("Hello", path, .missing).message?.hasPrefix("there was no golden file") == true)
        #expect(try verdict("Hello", path, .never).message == nil)
        let dump = try String(contentsOfFile: path.description, encoding: .utf8)
        #expect(dump.contains(#""id": "box""#))
        #expect(dump.contains("[20, 100, "))
        #expect(dump.contains("[100, 100, "))
        let changed = try #require(try verdict("Hello, world", path, .never).message)
        #expect(changed.contains("(UILabel): width "))
      }
    }

    @Test("Without conditions there is nothing to compare")
    func noConditions() {
      let verdict = LayoutVerdict(of: [], at: "/nowhere/none.json", .never, isRecordingAsked: false)
      #expect(verdict.message == "/nowhere/none.json: there are no conditions")
    }

    @Test("Findings are those of lint, of the view as it was laid out")
    func findings() throws {
      final class CutView: UIView {
        let title = UILabel(frame: CGRect(x: 20, y: 100, width: 40, height: 20))

        override init(frame: CGRect) {
          super.init(frame: frame)
          title.text = "Much too long for it"
          addSubview(title)
        }

        required init?(coder: NSCoder) { nil }
      }
      let found = try LayoutTesting.findings(of: { CutView() }, in: conditions[0])
      #expect(found.map(\.key.rule).contains("text-truncated"))
      #expect(found.first?.key.view == "title")
      #expect(found.first?.key.path == "CutView")
      let whole = try LayoutTesting.findings(of: { ChoosingView() }, in: conditions[0])
      #expect(!whole.map(\.key.rule).contains("text-truncated"))
    }

    @Test("A picture has the colours and the text of the view")
    func picture() throws {
      let picture = try LayoutTesting.picture(of: { ChoosingView() }, in: conditions[0])
      #expect(picture.hasPrefix("<svg "))
      #expect(picture.contains("Hello"))
      #expect(picture.contains(#"data-id="box""#))
    }
  }
#endif
