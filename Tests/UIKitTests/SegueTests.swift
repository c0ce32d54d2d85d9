import Testing

@testable import UIKit

/// Segues of storyboards: what begins them, what they ask, and where they lead.
@MainActor @Suite(.serialized) struct SegueTests {
  private typealias File = SegueStoryboard

  private func segue(_ kind: String, to destination: String, _ attributes: String = "") -> String {
    """
    <segue destination="\(destination)" kind="\(kind)" \(attributes) id="seg-\(kind)-\(destination)-\(abs(attributes.hashValue))"/>
    """
  }

  private func stack(_ root: String) -> String {
    File.container(
      "stack", "navigationController", "", #"<navigationBar key="navigationBar" id="bar" largeTitles="YES"/>"#,
      segue("relationship", to: root, #"relationship="rootViewController""#))
  }

  private func finish() { SegueStoryboard.finish() }

  @Test func showing() throws {
    let window = try File.show(
      File.storyboard(
        stack("one"),
        File.scene("one", views: File.button("button", segue("show", to: "two", #"identifier="next""#))),
        File.scene("two"), initial: "stack"))
    let stack = try #require(window.rootViewController as? UINavigationController)
    #expect(stack.navigationBar.prefersLargeTitles)
    #expect(stack.viewControllers.map(\.title) == ["one"])
    let one = try #require(stack.topViewController as? WayController)
    let button = try #require(one.view.subviews.first as? UIButton)
    one.lets = false
    button.sendActions(for: .touchUpInside)
    #expect(stack.viewControllers.count == 1)
    one.lets = true
    button.sendActions(for: .touchUpInside)
    finish()
    #expect(stack.viewControllers.map(\.title) == ["one", "two"])
    #expect(WayController.events == ["one: should next", "one: should next", "one: prepare next to two"])
  }

  @Test func performingByIdentifier() throws {
    let window = try File.show(
      File.storyboard(
        stack("one"), File.scene("one", segues: segue("push", to: "two", #"identifier="next""#)), File.scene("two"),
        initial: "stack"))
    let stack = try #require(window.rootViewController as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "next", sender: nil)
    finish()
    // Code that performs a segue isn't asked whether it should.
    #expect(WayController.events == ["one: prepare next to two"])
    #expect(stack.topViewController?.title == "two")
  }

  @Test func presenting() throws {
    let style = #"identifier="form" modalPresentationStyle="formSheet" modalTransitionStyle="crossDissolve""#
    let window = try File.show(
      File.storyboard(
        File.scene("one", segues: segue("presentation", to: "two", style)), File.scene("two"), initial: "one"),
      on: "ipad-air")
    let one = try #require(window.rootViewController)
    one.performSegue(withIdentifier: "form", sender: nil)
    finish()
    let two = try #require(one.presentedViewController)
    #expect(two.title == "two")
    #expect((two.modalPresentationStyle, two.modalTransitionStyle) == (.formSheet, .crossDissolve))
  }

  @Test func stylesOfControllers() throws {
    let window = try File.show(
      File.storyboard(
        File.scene("one", segues: segue("modal", to: "two", #"identifier="full" animates="NO""#)),
        File.scene("two", #"modalPresentationStyle="fullScreen" modalTransitionStyle="flipHorizontal""#),
        initial: "one"))
    let one = try #require(window.rootViewController)
    one.performSegue(withIdentifier: "full", sender: nil)
    let two = try #require(one.presentedViewController)
    #expect((two.modalPresentationStyle, two.modalTransitionStyle) == (.fullScreen, .flipHorizontal))
    #expect(two.view.window === window)
  }

  @Test func popovers() throws {
    let item = """
      <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="add">
        <connections>
          <segue destination="two" kind="popoverPresentation" identifier="menu" popoverAnchorBarButtonItem="add" id="seg-1">
            <popoverArrowDirection key="popoverArrowDirection" up="YES" down="YES"/>
          </segue>
        </connections>
      </barButtonItem></navigationItem>
      """
    let window = try File.show(
      File.storyboard(stack("one"), File.scene("one", items: item), File.scene("two"), initial: "stack"),
      on: "ipad-air")
    let stack = try #require(window.rootViewController as? UINavigationController)
    let one = try #require(stack.topViewController)
    let button = try #require(one.navigationItem.rightBarButtonItem)
    button.fire()
    finish()
    let two = try #require(stack.presentedViewController)
    let popover = try #require(two.popoverPresentationController)
    #expect(popover.barButtonItem === button)
    #expect(popover.permittedArrowDirections == [.up, .down])
    #expect(WayController.events == ["one: should menu", "one: prepare menu to two"])
  }

  @Test func details() throws {
    let split = File.container(
      "split", "splitViewController", #"preferredDisplayMode="beside""#, "",
      segue("relationship", to: "one", #"relationship="masterViewController""#)
        + segue("relationship", to: "two", #"relationship="detailViewController""#))
    let window = try File.show(
      File.storyboard(
        split, File.scene("one", segues: segue("showDetail", to: "three", #"identifier="detail""#)), File.scene("two"),
        File.scene("three"), initial: "split"),
      on: "ipad-air")
    let controller = try #require(window.rootViewController as? UISplitViewController)
    #expect(controller.viewControllers.map(\.title) == ["one", "two"])
    #expect(controller.preferredDisplayMode == .oneBesideSecondary)
    controller.viewControllers[0].performSegue(withIdentifier: "detail", sender: nil)
    #expect(controller.viewControllers.map(\.title) == ["one", "three"])
  }

  @Test func columns() throws {
    let split = File.container(
      "split", "splitViewController", #"allowDoubleColumnStyle="YES" behavior="tile" primaryBackgroundStyle="sidebar""#,
      "",
      segue("relationship", to: "one", #"relationship="masterViewController""#)
        + segue("relationship", to: "two", #"relationship="supplementaryViewController""#)
        + segue("relationship", to: "three", #"relationship="detailViewController""#))
    let controller = try #require(
      File.storyboard(split, File.scene("one"), File.scene("two"), File.scene("three"), initial: "split")
        .instantiateInitialViewController() as? UISplitViewController)
    #expect(controller.style == .tripleColumn)
    #expect(controller.preferredSplitBehavior == .tile)
    #expect(controller.primaryBackgroundStyle == .sidebar)
    let roots = [UISplitViewController.Column.primary, .supplementary, .secondary].map {
      (controller.viewController(for: $0) as? UINavigationController)?.topViewController?.title
    }
    #expect(roots == ["one", "two", "three"])
  }

  @Test func tabs() throws {
    func tab(_ attributes: String) -> String { #"<tabBarItem key="tabBarItem" \#(attributes)/>"# }
    let tabs = File.container(
      "tabs", "tabBarController", "", #"<tabBar key="tabBar" id="bar" translucent="NO"/>"#,
      ["one", "two"].map { segue("relationship", to: $0, #"relationship="viewControllers""#) }.joined())
    let window = try File.show(
      File.storyboard(
        tabs, File.scene("one", items: tab(#"title="First" badgeValue="3" tag="4" id="tab-1""#)),
        File.scene("two", items: tab(#"systemItem="search" id="tab-2""#)), initial: "tabs"))
    let controller = try #require(window.rootViewController as? UITabBarController)
    #expect(controller.viewControllers?.map(\.title) == ["one", "two"])
    #expect(!controller.tabBar.isTranslucent)
    let items = try #require(controller.tabBar.items)
    #expect(items.map(\.title) == ["First", "Search"])
    #expect((items[0].badgeValue, items[0].tag) == ("3", 4))
  }

  @Test func itemsOfBars() throws {
    let items = """
      <navigationItem key="navigationItem" title="Title" prompt="Prompt" leftItemsSupplementBackButton="YES" largeTitleDisplayMode="never" id="item">
        <barButtonItem key="backBarButtonItem" title="Back there" id="back"/>
        <leftBarButtonItems><barButtonItem title="Left" style="done" tag="7" enabled="NO" id="left"/></leftBarButtonItems>
        <rightBarButtonItems>
          <barButtonItem systemItem="trash" id="trash"/>
          <barButtonItem id="own"><view key="customView" id="own-view"><rect key="frame" x="0" y="0" width="60" height="30"/></view></barButtonItem>
        </rightBarButtonItems>
        <view key="titleView" id="title-view"><rect key="frame" x="0" y="0" width="120" height="40"/></view>
      </navigationItem>
      <toolbarItems><barButtonItem systemItem="compose" id="compose"/><barButtonItem systemItem="flexibleSpace" id="space"/></toolbarItems>
      """
    let controller = try File.storyboard(
      File.scene("one", #"hidesBottomBarWhenPushed="YES""#, items: items), initial: "one"
    ).instantiateInitialViewController()
    let one = try #require(controller)
    #expect(!one.isViewLoaded)
    let item = one.navigationItem
    #expect((item.title, item.prompt, item.largeTitleDisplayMode) == ("Title", "Prompt", .never))
    #expect(item.leftItemsSupplementBackButton)
    #expect(item.backBarButtonItem?.title == "Back there")
    let left = try #require(item.leftBarButtonItem)
    #expect((left.title, left.style, left.tag, left.isEnabled) == ("Left", .done, 7, false))
    let right = try #require(item.rightBarButtonItems)
    #expect(right.map(\.systemItem) == [.trash, nil])
    #expect(right[1].customView?.frame.size == CGSize(width: 60, height: 30))
    #expect(item.titleView?.frame.size == CGSize(width: 120, height: 40))
    #expect(one.toolbarItems?.map(\.systemItem) == [.compose, .flexibleSpace])
    #expect(one.hidesBottomBarWhenPushed)
  }

  @Test func gestures() throws {
    let tap = """
      <tapGestureRecognizer id="tap"><connections><segue destination="two" kind="show" identifier="tapped" id="seg-1"/></connections></tapGestureRecognizer>
      """
    let view = """
      <view contentMode="scaleToFill" id="box"><rect key="frame" x="0" y="100" width="100" height="100"/>
        <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="col-1"/></connections>
      </view>
      """
    let window = try File.show(
      File.storyboard(
        stack("one"), File.scene("one", views: view, others: tap), File.scene("two"), initial: "stack"))
    let stack = try #require(window.rootViewController as? UINavigationController)
    let box = try #require(stack.topViewController?.view.subviews.first)
    box.gestureRecognizers?.first?.recognize(at: .zero)
    finish()
    #expect(stack.topViewController?.title == "two")
  }

  @Test func ownClasses() throws {
    let own = #"identifier="own" customClass="OwnSegue" customModule="UIKitTests""#
    let window = try File.show(
      File.storyboard(File.scene("one", segues: segue("custom", to: "two", own)), File.scene("two"), initial: "one"))
    let one = try #require(window.rootViewController)
    one.performSegue(withIdentifier: "own", sender: nil)
    #expect(one.children.map(\.title) == ["two"])
  }

  @Test func makingByTheSource() throws {
    let making = #"identifier="made" destinationCreationSelector="makeOther:sender:identifier:""#
    let window = try File.show(
      File.storyboard(
        stack("one"), File.scene("one", segues: segue("show", to: "two", making)), File.scene("two"), initial: "stack"))
    let stack = try #require(window.rootViewController as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "made", sender: nil)
    finish()
    #expect((stack.topViewController as? WayController)?.made == "made")
  }

  @Test func unknownSegue() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let storyboard = try SegueStoryboard.storyboard(SegueStoryboard.scene("one"), initial: "one")
        storyboard.instantiateInitialViewController()?.performSegue(withIdentifier: "nothing", sender: nil)
      }
    }
  }

  @Test func pushWithoutStack() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let segue = #"<segue destination="two" kind="push" identifier="next" id="seg"/>"#
        let window = try SegueStoryboard.show(
          SegueStoryboard.storyboard(
            SegueStoryboard.scene("one", segues: segue), SegueStoryboard.scene("two"), initial: "one"))
        window.rootViewController?.performSegue(withIdentifier: "next", sender: nil)
      }
    }
  }

  @Test func storyboardsWithoutEnd() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let tabs = SegueStoryboard.container(
          "tabs", "tabBarController", "", "",
          #"<segue destination="tabs" kind="relationship" relationship="viewControllers" id="seg"/>"#)
        _ = try SegueStoryboard.storyboard(tabs, initial: "tabs").instantiateInitialViewController()
      }
    }
  }
}

/// Segues that lead back.
@MainActor @Suite(.serialized) struct UnwindTests {
  private typealias File = SegueStoryboard

  private let back =
    #"<segue destination="exit-three" kind="unwind" identifier="back" unwindAction="goBackWithSegue:" id="seg-back"/>"#

  private func show(_ id: String) -> String {
    #"<segue destination="\#(id)" kind="show" identifier="next" id="seg-to-\#(id)"/>"#
  }

  private func stack() throws -> (UIWindow, UINavigationController) {
    let window = try File.show(
      File.storyboard(
        File.container(
          "stack", "navigationController", "", "",
          #"<segue destination="one" kind="relationship" relationship="rootViewController" id="seg-root"/>"#),
        File.scene("one", segues: show("two")), File.scene("two", segues: show("three")),
        File.scene(
          "three", segues: back + #"<segue destination="four" kind="presentation" identifier="over" id="seg-over"/>"#),
        File.scene("four", segues: back.replacingOccurrences(of: "seg-back", with: "seg-back-4")), initial: "stack"))
    let stack = try #require(window.rootViewController as? UINavigationController)
    for _ in 0..<2 {
      stack.topViewController?.performSegue(withIdentifier: "next", sender: nil)
      SegueStoryboard.finish()
    }
    WayController.events = []
    return (window, stack)
  }

  @Test func popping() throws {
    let (window, stack) = try stack()
    defer { withExtendedLifetime(window) {} }
    #expect(stack.viewControllers.map(\.title) == ["one", "two", "three"])
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    SegueStoryboard.finish()
    #expect(stack.viewControllers.map(\.title) == ["one", "two"])
    #expect(WayController.events == ["two: can true", "three: prepare back to two", "two: back from three"])
  }

  @Test func passingBy() throws {
    let (window, stack) = try stack()
    defer { withExtendedLifetime(window) {} }
    (stack.viewControllers[1] as? WayController)?.isTarget = false
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    SegueStoryboard.finish()
    #expect(stack.viewControllers.map(\.title) == ["one"])
    #expect(WayController.events.prefix(2) == ["two: can true", "one: can true"])
  }

  @Test func dismissing() throws {
    let (window, stack) = try stack()
    defer { withExtendedLifetime(window) {} }
    stack.topViewController?.performSegue(withIdentifier: "over", sender: nil)
    SegueStoryboard.finish()
    let four = try #require(stack.presentedViewController)
    (stack.topViewController as? WayController)?.isTarget = false
    four.performSegue(withIdentifier: "back", sender: nil)
    SegueStoryboard.finish()
    #expect(stack.presentedViewController == nil)
    #expect(four.view.window == nil)
    #expect(stack.viewControllers.map(\.title) == ["one", "two"])
  }

  @Test func nobodyTakesIt() throws {
    let (window, stack) = try stack()
    defer { withExtendedLifetime(window) {} }
    for case let controller as WayController in stack.viewControllers { controller.isTarget = false }
    stack.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    SegueStoryboard.finish()
    #expect(stack.viewControllers.count == 3)
    #expect(!WayController.events.contains { $0.contains("prepare") })
  }

  @Test func acrossTabs() throws {
    let window = try File.show(
      File.storyboard(
        File.container(
          "tabs", "tabBarController", "", "",
          ["one", "two"].map {
            #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="seg-\#($0)"/>"#
          }.joined()),
        File.scene("one"), File.scene("two", segues: back), initial: "tabs"))
    let tabs = try #require(window.rootViewController as? UITabBarController)
    tabs.selectedIndex = 1
    SegueStoryboard.finish()
    tabs.selectedViewController?.performSegue(withIdentifier: "back", sender: nil)
    SegueStoryboard.finish()
    #expect(tabs.selectedIndex == 0)
  }
}
