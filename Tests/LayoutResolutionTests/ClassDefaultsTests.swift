import Checks
import LayoutModel
import LayoutResolution
import Testing

/// The sizes that views ask for by their class, and by themselves.
struct ClassDefaultsTests {
  private func resolved(_ view: View, on version: Int = 26, measurer: TextMeasurer = .standard) throws -> ResolvedView {
    let traits = Traits(
      userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      interfaceOrientation: .portrait, systemVersion: SystemVersion(major: version))
    let tree = try ViewTree(
      View("root", subviews: [view]), for: traits, windowSize: Size(width: 320, height: 480), textMeasurer: measurer)
    let index = try #require(tree.subviews(of: tree.root).first { _ in true })
    return tree[index]
  }

  @Test(
    "Controls have their size in each era (<doc:Controls#Sizes-of-controls>)",
    arguments: [
      ("UISwitch", 4, 94, 27), ("UISwitch", 6, 79, 27), ("UISwitch", 7, 49, 31), ("UISwitch", 18, 49, 31),
      ("UISwitch", 26, 61, 28), ("UISlider", 6, nil, 23), ("UISlider", 18, nil, 30), ("UISlider", 26, nil, 34),
      ("UIStepper", 12, 94, 29), ("UIStepper", 13, 94, 32), ("UIProgressView", 6, nil, 9),
      ("UIProgressView", 13, nil, 2), ("UIProgressView", 14, nil, 4), ("UIActivityIndicatorView", 12, 20, 20),
      ("UIPickerView", 12, 320, 216), ("UIDatePicker", 13, 320, 216), ("UISearchBar", 10, nil, 44),
      ("UISearchBar", 11, nil, 56), ("UISearchBar", 26, nil, 44), ("UIToolbar", 18, nil, 44),
      ("UIToolbar", 26, nil, 48), ("UITabBar", 18, nil, 49), ("UINavigationBar", 18, nil, 44),
      ("UINavigationBar", 26, nil, 54), ("UIColorWell", 18, 28, 28), ("UIScrollView", 18, nil, nil),
      ("UIView", 18, nil, nil), ("UILabel", 18, 0, 0), ("UIImageView", 18, nil, nil),
    ] as [(String, Int, Double?, Double?)])
  func sizes(className: String, version: Int, width: Double?, height: Double?) throws {
    let size = try resolved(View(class: className), on: version).intrinsicContentSize
    #expect(size.width == width && size.height == height)
  }

  @Test("Priorities are the class's where nothing is said, axis by axis")
  func priorities() throws {
    for (className, horizontal, vertical) in [
      ("UILabel", 251, 251), ("UISwitch", 750, 750), ("UIProgressView", 250, 750), ("UIButton", 250, 250),
      ("UIView", 250, 250),
    ] as [(String, Priority, Priority)] {
      let view = try resolved(View(class: className))
      #expect(view.contentHuggingPriority == ContentPriorities(horizontal: horizontal, vertical: vertical))
      #expect(view.contentCompressionResistancePriority == ContentPriorities(horizontal: 750, vertical: 750))
    }
    var label = View(class: "UILabel")
    label.contentHuggingPriority.horizontal = 250
    #expect(try resolved(label).contentHuggingPriority == ContentPriorities(horizontal: 250, vertical: 251))
  }

  @Test("What is said wins, axis by axis, also that it asks for none")
  func saidWins() throws {
    var view = View(class: "UISwitch")
    view.intrinsicContentSize.height = 40
    #expect(try resolved(view).intrinsicContentSize == IntrinsicContentSize(width: 61, height: 40))
    view.intrinsicContentSize.width = nil
    #expect(try resolved(view).intrinsicContentSize == IntrinsicContentSize(width: nil, height: 40))
    view.alignmentRectInsets = .zero
    #expect(try resolved(view).alignmentRectInsets == .zero)
  }

  @Test("Buttons are 12 higher than their line in whole points, and at least 30 wide (<doc:Controls#Buttons>)")
  func buttons() throws {
    for (points, height) in [(15.0, 30.0), (17, 33), (14, 29), (12, 27), (20, 36), (24, 41), (28, 46)] {
      var button = View(class: "UIButton")
      button.text = "I"
      button.font = .system(size: points)
      #expect(try resolved(button).intrinsicContentSize == IntrinsicContentSize(width: 30, height: height))
    }
  }

  @Test("A measurer of one's own is asked")
  func ownMeasurer() throws {
    var label = View(class: "UILabel")
    label.text = "abc"
    let measurer = TextMeasurer { text, _, _, _ in Size(width: Double(text.count) * 10.3, height: 12.6) }
    let size = try resolved(label, measurer: measurer).intrinsicContentSize
    #expect(size == IntrinsicContentSize(width: 31, height: 13))
  }

  @Test("A font that can't be is refused")
  func refusesFonts() {
    var label = View("label", class: "UILabel")
    label.font = .system(size: .nan)
    #expect(throws: InvalidScene.self) { try Scene(name: "wrong", view: label) }
  }
}
