import LayoutModel
import ScreenAnswers
import Testing

@testable import SwiftSources

/// Recorded descriptions of hierarchies beside ours.
struct FrameMatchTests {
  private static let text = """
    <App.LoginView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
       | <UILabel; frame = (16 20; 288 25.5); text = 'Log in
    again'; layer = <_UILabelLayer>>
       | <UITableView; frame = (0 60; 320 508); dataSource: <App.LoginView; frame = (0 0; 320 568)>>
       |    | <_UIScrollViewScrollIndicator; frame = (315 0; 2.5 7); alpha = 0>
       |    | <App.Cell; baseClass = UITableViewCell; frame = (0 -44.333; 320 44.333)>
    no view
    """

  @Test("A line gives the depth, the class without its module, and the view's own frame")
  func reads() {
    let views = HierarchyText.views(in: Self.text)
    #expect(views.map(\.depth) == [0, 1, 1, 2, 2])
    #expect(views.map(\.className) == ["LoginView", "UILabel", "UITableView", "_UIScrollViewScrollIndicator", "Cell"])
    #expect(views[2].frame == Rect(x: 0, y: 60, width: 320, height: 508))
    #expect(views[4].frame == Rect(x: 0, y: -44.333, width: 320, height: 44.333))
    #expect(HierarchyText.views(in: "<UIView; frame = (0 0; inf 1)>\n<UIView; frame = (0 0 1)>") == [])
  }

  @Test("Views pair by class and order below what pairs, and are equal within half a point")
  func pairs() {
    func view(_ depth: Int, _ name: String, _ numbers: [Double]) -> DescribedView {
      DescribedView(
        depth: depth, className: name,
        frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
    let ours = [
      view(0, "LoginView", [0, 0, 320, 568]), view(1, "UIView", [0, 0, 1, 1]), view(1, "UILabel", [16, 20, 288, 25]),
      view(1, "UITableView", [0, 61, 320, 508]), view(2, "Cell", [0, -44, 320, 44]),
    ]
    let match = FrameMatch(HierarchyText.views(in: Self.text), ours)
    #expect(match.pairs.map(\.isEqual) == [true, true, false, false, true])
    #expect(match.pairs.map { $0.ours?.className } == ["LoginView", "UILabel", "UITableView", nil, "Cell"])
    #expect(match.equalCount == 3)
    #expect(match.added == [ours[1]] && !match.isWhole)
    #expect(FrameMatch(ours, ours).isWhole && !FrameMatch(Array(ours.dropLast()), ours).isWhole)
    #expect(FrameMatch(match.pairs.map(\.theirs), []).equalCount == 0)
  }

  @Test("Very many views, and views very deep in each other, come to an end")
  func bounds() {
    let frame = Rect(x: 0, y: 0, width: 1, height: 1)
    let wide = (0..<20_000).map { DescribedView(depth: $0 == 0 ? 0 : 1, className: "UIView", frame: frame) }
    #expect(FrameMatch(wide, wide).equalCount == 20_000)
    let deep = (0..<20_000).map { DescribedView(depth: $0, className: "UIView", frame: frame) }
    #expect(FrameMatch(deep, deep).equalCount == 20_000)
  }
}
