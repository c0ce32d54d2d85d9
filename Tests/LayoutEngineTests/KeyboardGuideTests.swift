import Checks
import LayoutEngine
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Testing

/// A view's `keyboardLayoutGuide`.
struct KeyboardGuideTests {
  /// A bar on the keyboard guide of a view.
  private func root(_ change: (inout View) -> Void = { _ in }) -> View {
    let bar = View("bar", translatesAutoresizingMaskIntoConstraints: false)
    var root = View("root", subviews: [bar])
    root.constraints = [
      bar.leading == root.keyboardLayoutGuide.leading, bar.trailing == root.keyboardLayoutGuide.trailing,
      bar.top == root.keyboardLayoutGuide.top, bar.bottom == root.keyboardLayoutGuide.bottom,
    ]
    change(&root)
    return root
  }

  private func window(
    _ version: SystemVersion = SystemVersion(major: 17, minor: 0), keyboard: Double? = nil,
    size: Size = Size(width: 390, height: 844)
  ) throws -> Window {
    var window = try #require(DeviceCatalogue.device(named: "iphone-14")).window(in: .portrait)
    window.size = size
    window.traits.systemVersion = version
    window.keyboardHeight = keyboard
    return window
  }

  private func layout(_ root: View, in window: Window) throws -> Layout {
    try LayoutPlan(ViewTree(root, for: window.traits, windowSize: window.size)).layout(in: window)
  }

  @Test("Without a keyboard the guide is what the safe area leaves out below, with one what that covers")
  func guideIsOneOfTwo() throws {
    #expect(try layout(root(), in: window())["bar"]?.frame == Rect(x: 0, y: 810, width: 390, height: 34))
    #expect(try layout(root(), in: window(keyboard: 335))["bar"]?.frame == Rect(x: 0, y: 509, width: 390, height: 335))
    // One that hardly reaches into the window leaves the safe area as it is.
    #expect(try layout(root(), in: window(keyboard: 20))["bar"]?.frame.height == 34)
    #expect(try layout(root(), in: window(keyboard: -400))["bar"]?.frame.height == 34)
  }

  @Test("Where the safe area doesn't count the guide begins at the view's bottom, from iOS 17 on")
  func heedsItsSetting() throws {
    let root = root { $0.keyboardLayoutGuideSettings.usesBottomSafeArea = false }
    #expect(try layout(root, in: window())["bar"]?.frame == Rect(x: 0, y: 844, width: 390, height: 0))
    #expect(try layout(root, in: window(keyboard: 335))["bar"]?.frame.height == 335)
    let before = try layout(root, in: window(SystemVersion(major: 16, minor: 4)))
    #expect(before["bar"]?.frame.height == 34)
    #expect(before.diagnostics.map(\.code) == [.unavailable] && before.diagnostics.first?.severity == .error)
  }

  @Test("Before iOS 15 there is none, which is told once for each view", arguments: [9, 14, 15, 26])
  func tellsOfOldVersions(version: Int) throws {
    let layout = try layout(root(), in: window(SystemVersion(major: version, minor: 0)))
    let words = "the keyboardLayoutGuide of 'root' came with iOS 15, and isn't there in iOS \(version)"
    #expect(layout.diagnostics.map(\.message) == (version < 15 ? [words] : []))
  }

  @Test("A setting that comes too soon is told where no constraint names the guide", arguments: [14, 15, 16, 17])
  func tellsOfSettings(version: Int) throws {
    var root = View("root")
    root.keyboardLayoutGuideSettings.usesBottomSafeArea = false
    let told = try layout(root, in: window(SystemVersion(major: version, minor: 0))).diagnostics.map(\.message)
    let (property, since) = version < 15 ? ("", 15) : (".usesBottomSafeArea", 17)
    let words =
      "the keyboardLayoutGuide\(property) of 'root' came with iOS \(since), and isn't there in iOS \(version)"
    #expect(told == (version < 17 ? [words] : []))
  }

  @Test("A keyboard of any height comes to a layout", arguments: [0, 1e-9, 844, 5_000, 1e9, -1e9])
  func takesAnyHeight(height: Double) throws {
    let layout = try layout(root(), in: window(keyboard: height))
    let bar = try #require(layout["bar"]?.unroundedFrame)
    #expect(bar.maxY == 844 && bar.height == max(34, height) && layout.diagnostics.isEmpty)
  }

  @Test("An inner view is covered by what reaches into it, also where it is scrolled")
  func coversInnerViews() throws {
    let tag = View("tag", translatesAutoresizingMaskIntoConstraints: false)
    var page = View("page", frame: Rect(x: 0, y: 100, width: 390, height: 800), subviews: [tag])
    page.constraints = [
      tag.top == page.keyboardLayoutGuide.top, tag.leading == page.leading, tag.width == 10, tag.height == 10,
    ]
    var scroll = View(
      "scroll", class: "UIScrollView", frame: Rect(x: 0, y: 44, width: 390, height: 700), subviews: [page])
    scroll.scroll.contentOffset = Point(x: 0, y: 50)
    let root = View("root", subviews: [scroll])
    // The page is seen from 94 on, and reaches to 894; the keyboard begins at 509.
    #expect(try layout(root, in: window(keyboard: 335))["tag"]?.frame.y == 415)
  }
}
