import Differences
import LayoutModel
import LayoutOutput
import Testing

/// The report on dumps that differ.
struct LayoutDifferenceTests {
  /// A screen with two boxes; the second holds a label at its trailing edge.
  private let screen: FrameDump.LayoutRecord

  init() throws {
    let text = """
      {"format": "layout-dump/1", "fixture": "Login", "layouts": [{
        "device": "iphone-17", "requestedOrientation": "portrait", "orientation": "portrait", "window": [0, 0, 402, 874],
        "views": [
          {"id": "root", "class": "UIView", "depth": 0, "frame": [0, 0, 402, 874]},
          {"id": "title", "class": "UILabel", "depth": 1, "superview": "root", "frame": [20, 64, 100, 20]},
          {"id": "box", "class": "UIView", "depth": 1, "superview": "root", "frame": [20, 100, 200, 50]},
          {"id": "inner", "class": "UILabel", "depth": 2, "superview": "box", "frame": [150, 10, 40, 20]}
        ],
        "diagnostics": [{"severity": "warning", "code": "ambiguous-layout", "message": "'title' is open", "items": ["title"]}]
      }]}
      """
    screen = try FrameDump(reading: Array(text.utf8)).layouts[0]
  }

  private func layout(_ device: String = "iphone-17", scene: String? = nil) -> FrameDump.LayoutRecord {
    var layout = screen
    layout.device = device
    layout.scene = scene
    return layout
  }

  /// A view like another, under another name.
  private func view(
    _ id: String, class className: String, _ frame: [Double], like view: FrameDump.ViewRecord
  ) -> FrameDump.ViewRecord {
    var view = view
    view.id = id
    view.className = className
    view.frame = frame
    return view
  }

  private func differences(
    _ layouts: [FrameDump.LayoutRecord], _ change: (inout FrameDump.LayoutRecord) -> Void
  ) -> [String] {
    let expected = FrameDump(fixture: "Login", layouts: layouts)
    var actual = expected
    for place in layouts.indices { change(&actual.layouts[place]) }
    return actual.differences(from: expected).map(\.description)
  }

  @Test("A difference names view, number and conditions, equal ones of several conditions once")
  func tellsNumbers() {
    let found = differences([layout(), layout("iphone-8"), layout("ipad-2")]) { $0.views[1].frame[1] = 72 }
    #expect(found == ["title: y 64 → 72 (iphone-17/portrait and 2 more)"])
  }

  @Test("The scene of a file of several is named, and scenes of one device aren't taken for each other")
  func tellsScenes() {
    let scenes = [layout(scene: "one"), layout(scene: "two")]
    let found = differences(scenes) { if $0.scene == "two" { $0.views[1].frame = [20, 64, 90, 21.5] } }
    #expect(found == ["two: title: width 100 → 90, height 20 → 21.5 (iphone-17/portrait)"])
  }

  @Test("What moved because its superview did isn't told again")
  func tellsOwnMovesAlone() {
    // The box is wider, and what stands at its trailing edge goes with that.
    let wider = differences([layout()]) {
      $0.views[2].frame[2] = 230
      $0.views[3].frame[0] = 180
    }
    #expect(wider == ["box: width 200 → 230 (iphone-17/portrait)"])
    // What moved otherwise moved by itself.
    let both = differences([layout()]) {
      $0.views[2].frame[2] = 230
      $0.views[3].frame[0] = 160
    }
    #expect(
      both == [
        "box: width 200 → 230 (iphone-17/portrait)", "inner: x 150 → 160 (iphone-17/portrait)",
      ])
    let taller = differences([layout()]) {
      $0.window[3] = 900
      $0.views[0].frame[3] = 900
    }
    #expect(taller == ["window 402 × 874 → 402 × 900 (iphone-17/portrait)"])
  }

  @Test("Views of one superview that moved alike are told together")
  func tellsRows() {
    let found = differences([layout()]) {
      $0.views[1].frame[1] += 8
      $0.views[2].frame[1] += 8
    }
    #expect(found == ["title: y 64 → 72, as box by +8 (iphone-17/portrait)"])
  }

  @Test("A screen that lost or won a view says so once, with what stood in it")
  func tellsLostViews() {
    #expect(
      differences([layout()]) { $0.views.removeLast(2) } == [
        "box: is gone (UIView), and 1 view within it (iphone-17/portrait)"
      ])
    let won = differences([layout()]) {
      $0.views.append(view("more", class: "UIButton", [0, 0, 9, 9], like: $0.views[1]))
    }
    #expect(won == ["more: is new (UIButton) (iphone-17/portrait)"])
  }

  @Test("Views without ids stay with their partners when one before them goes")
  func pairsUnnamedViews() {
    func label(_ number: Int, _ frame: [Double]) -> FrameDump.ViewRecord {
      view("root/UILabel[\(number)]", class: "UILabel", frame, like: screen.views[1])
    }
    var rows = layout()
    rows.views[1...] = [label(0, [0, 0, 10, 10]), label(1, [0, 20, 20, 10]), label(2, [0, 40, 30, 10])]
    let found = differences([rows]) {
      $0.views[1...] = [label(0, [0, 20, 20, 10]), label(1, [0, 44, 30, 10])]
    }
    #expect(
      found == [
        "root/UILabel[0]: is gone (UILabel) (iphone-17/portrait)", "root/UILabel[2]: y 40 → 44 (iphone-17/portrait)",
      ])
  }

  @Test("Findings are paired by severity, code and items; their words and places don't count")
  func pairsFindings() {
    #expect(differences([layout()]) { $0.diagnostics[0].message = "in other words" } == [])
    #expect(
      differences([layout()]) { $0.diagnostics = [] } == [
        "gone warning: 'title' is open [ambiguous-layout] (iphone-17/portrait)"
      ])
    // A view's open attributes aren't told a second time.
    let new = differences([layout()]) { layout in
      layout.views[2].ambiguous = ["x"]
      layout.views[3].ambiguous = ["y"]
      layout.diagnostics += ["box", "inner"].map { id in
        var finding = screen.diagnostics[0]
        finding.items = [id]
        return finding
      }
    }
    #expect(new == ["box: new warning [ambiguous-layout], as inner (iphone-17/portrait)"])
  }

  @Test("Layouts are paired by device, scene and all conditions")
  func pairsByConditions() {
    var large = layout()
    large.contentSizeCategory = .extraLarge
    large.views[1].frame[3] = 30
    let expected = FrameDump(fixture: "Login", layouts: [layout(), large])
    let turned = FrameDump(fixture: "Login", layouts: [large, layout()])
    #expect(turned.differences(from: expected) == [])
    let without = FrameDump(fixture: "Login", layouts: [layout()])
    #expect(
      without.differences(from: expected).map(\.description) == [
        "is no longer laid out (iphone-17/portrait/extraLarge)"
      ])
    #expect(
      expected.differences(from: without).map(\.description) == ["isn't expected (iphone-17/portrait/extraLarge)"])
  }

  @Test("Every other number and word of a view is compared")
  func tellsTheRest() {
    let found = differences([layout()]) {
      $0.orientation = "landscapeLeft"
      $0.views[1].isHidden = true
      $0.views[1].className = "UIButton"
      $0.views[2].alpha = 0.5
      $0.views[2].contentSize = [200, 500]
      $0.views[3].transform = [0, 1, -1, 0, 0, 0]
      $0.views[3].bounds = [0, 0, 40, 20]
      $0.views[3].center = [170, 20]
      $0.views[3].frame = [160, 0, 20, 40]
    }
    #expect(
      found == [
        "orientation portrait → landscapeLeft (iphone-17/portrait)",
        "title: class UILabel → UIButton, hidden false → true (iphone-17/portrait)",
        "box: alpha 1 → 0.5, contentSize none → [200, 500] (iphone-17/portrait)",
        "inner: transform none → [0, 1, -1, 0, 0, 0] (iphone-17/portrait)",
      ])
  }
}
