import Testing

@testable import UIKit

/// Looks of classes, which their views take as they come into a window.
@MainActor struct AppearanceTests {
  private final class Fancy: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Fancier: UILabel {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  private final class Box: UIView {}

  @Test("Views of the class take its looks in a window; a view's own settings win")
  func looks() {
    Fancy.appearance().font = .systemFont(ofSize: 31)
    Fancy.appearance().textColor = .red
    let (plain, own, other) = (Fancy(), Fancy(), UILabel())
    own.font = .systemFont(ofSize: 9)
    #expect(plain.font.pointSize == 17)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for view in [plain, own, other] { window.addSubview(view) }
    #expect(plain.font.pointSize == 31 && plain.textColor == .red)
    #expect(own.font.pointSize == 9 && own.textColor == .red)
    #expect(other.font.pointSize == 17)
  }

  @Test("Looks inside of a container win where it is around the view")
  func containers() {
    Fancier.appearance().textColor = .red
    Fancier.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .blue
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (box, inside, outside) = (Box(), Fancier(), Fancier())
    window.addSubview(box)
    box.addSubview(inside)
    window.addSubview(outside)
    #expect(inside.textColor == .blue && outside.textColor == .red)
  }
}

/// Looks of bars' items, which are held for who sets them.
@MainActor struct ItemLooksTests {
  @Test("A class has one proxy for a place")
  func proxies() {
    UITabBarItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal)?.count == 1)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal) == nil)
    let inside = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    inside.tintColor = .red
    #expect(UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]) === inside)
    #expect(UIBarButtonItem.appearance().tintColor == nil)
  }
}

/// Looks of bars, which bars and items copy.
@MainActor struct BarAppearanceTests {
  @Test func copies() {
    let look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: ""))
    bar.standardAppearance = look
    item.scrollEdgeAppearance = look
    look.backgroundColor = .red
    look.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(item.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(bar.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.standardAppearance.backgroundColor == .blue)
  }

  @Test func copiesOfTabs() {
    let (look, bar) = (UITabBarAppearance(), UITabBar())
    look.stackedItemSpacing = 7
    look.stackedLayoutAppearance.normal.iconColor = .red
    bar.standardAppearance = look
    look.stackedLayoutAppearance.normal.iconColor = .blue
    #expect(bar.standardAppearance.stackedItemSpacing == 7)
    #expect(bar.standardAppearance.stackedLayoutAppearance.normal.iconColor == .red)
  }
}
