import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutTestSupport
import Testing

/// The resolved views, with all that they leave open settled.
struct ResolvedViewTests {
  private let window = Window.plain(320, 480)

  private func tree(_ root: View) throws -> ViewTree {
    try ViewTree(root, for: window.traits, windowSize: window.size)
  }

  @Test("A resolved view is two words, as a declared one is")
  func isSmall() {
    #expect(MemoryLayout<ResolvedView>.size == 16)
  }

  @Test("What is settled leaves the declaration as it is")
  func keepsDeclarations() throws {
    var label = View("title", class: "UILabel")
    label.text = "abc"
    label.contentHuggingPriority.vertical = 700
    let tree = try tree(View("root", subviews: [label]))
    let resolved = tree[try #require(tree.index(ofID: "title"))]
    #expect(resolved.declaration == label)
    #expect(resolved.declaration.intrinsicContentSize == .unspecified && resolved.frame == .zero)
    #expect(resolved.intrinsicContentSize.height == 20.5)
    #expect(resolved.contentHuggingPriority == ContentPriorities(horizontal: 251, vertical: 700))
    #expect(tree[tree.root].frame == Rect(window.size) && tree[tree.root].declaration.id == "root")
  }

  @Test("A plain view asks for what it declares, and for nothing along an axis where it declares nothing")
  func settlesPlainViews() throws {
    var view = View("box")
    view.intrinsicContentSize.height = 40
    let tree = try tree(View("root", subviews: [view, View("other", class: "MKMapView")]))
    let box = tree[try #require(tree.index(ofID: "box"))]
    #expect(box.intrinsicContentSize.width == nil && box.intrinsicContentSize.height == 40)
    let other = tree[try #require(tree.index(ofID: "other"))]
    #expect(other.intrinsicContentSize.width == nil && other.intrinsicContentSize.height == nil)
    #expect(other.contentHuggingPriority == ContentPriorities(horizontal: 250, vertical: 250))
  }

  @Test("Guides are no views: a layout tells them apart")
  func tellsGuidesApart() throws {
    var root = View("root")
    root.layoutGuides = [LayoutGuide("column")]
    let column = LayoutGuide("column")
    root.constraints = [
      column.leading == root.leading + 20, column.width == 100, column.top == root.top + 30, column.height == 50,
    ]
    let layout = try LayoutPlan(tree(root)).layout(in: window)
    #expect(layout["column"] == nil && layout.guide("root") == nil && layout["root"] != nil)
    #expect(layout.guide("column")?.layoutFrame == Rect(x: 20, y: 30, width: 100, height: 50))
    #expect(layout.tree.viewCount == 1 && layout.tree.count == 2)
    let index = try #require(layout.tree.index(ofID: "column"))
    #expect(layout.tree.isGuide(index) && layout.tree.name(of: index) == "column")
  }

  @Test("Constraints without ids are called by their holders")
  func namesConstraints() throws {
    let box = View("box", translatesAutoresizingMaskIntoConstraints: false)
    var root = View("root", subviews: [box])
    root.constraints = [box.leading == root.leading, (box.width == 10).with(id: "width")]
    let tree = try tree(root)
    #expect(tree.constraints.map(tree.name(of:)) == ["root/constraints[0]", "width"])
    #expect(tree.constraintIndex(ofID: "width") != nil && tree.constraintIndex(ofID: "root/constraints[0]") != nil)
    #expect(tree.constraintIndex(ofID: "root/constraints[2]") == nil)
  }
}

/// Properties and what they become.
struct ViewSettingTests {
  @Test("A setting tells its property and its value, and equals another of both")
  func tellsItsValue() {
    let setting = ViewSetting(\.frame, Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(setting.sets(\.frame) && !setting.sets(\.alpha))
    #expect(setting.value(of: \.frame) == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(setting.value(of: \.alpha) == nil)
    let all = [
      setting, ViewSetting(\.alpha, 0.5), ViewSetting(\.alpha, 1), ViewSetting(\.isHidden, true),
      ViewSetting(\.stack.spacing, 1), ViewSetting(\.content.text, "a"),
    ]
    for (place, one) in all.enumerated() {
      for (other, another) in all.enumerated() { #expect((one == another) == (place == other)) }
    }
    #expect(Set(all + all).count == all.count)
  }

  @Test("A setting of few values leaves the others: priorities of one axis, properties of a stack view")
  func leavesOthers() {
    var view = View(class: "UIStackView", contentHuggingPriority: AxisPriorities(horizontal: 300, vertical: 400))
    view.apply(ViewSetting(\.contentHuggingPriority, AxisPriorities(vertical: 500)))
    #expect(view.contentHuggingPriority == AxisPriorities(horizontal: 300, vertical: 500))
    view.apply(ViewSetting(\.stack.axis, .vertical))
    view.apply(ViewSetting(\.stack.spacing, 8))
    #expect(view.stack.axis == .vertical && view.stack.spacing == 8)
    view.apply(ViewSetting(\.frame, nil))
    #expect(view.frame == nil)
  }
}
