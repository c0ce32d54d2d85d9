import Foundation
import LayoutModel
import Testing

@testable import UIKit

/// Sentences of the book in a few lines of Swift each, as a reader would try them: `Fixtures/Texts/claims.tsv` names the
/// test beside the fixture.
@MainActor @Suite(.serialized) struct BookSentenceTests {
  private func window(_ device: String = "iphone-5s") throws -> UIWindow {
    UIDevice.current.hold(.portrait)
    return try UIWindow(Conditions(device: device, systemVersion: SystemVersion(major: 7, minor: 1)))
  }

  private final class Answering: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
  }

  /// The navigation controller that answers as its top controller.
  private final class MyNavigationController: UINavigationController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
      topViewController?.supportedInterfaceOrientations ?? .all
    }
  }

  // MARK: Orientations

  @Test("By default a controller allows all orientations on a pad, and all but upside down on a phone")
  func defaults() throws {
    for (device, mask) in [("iphone-5s", UIInterfaceOrientationMask.allButUpsideDown), ("ipad-air", .all)] {
      let window = try window(device)
      let controller = UIViewController()
      window.rootViewController = controller
      #expect(controller.supportedInterfaceOrientations == mask, "\(device)")
    }
  }

  @Test("A root that allows both landscapes alone stands in one of them from the beginning")
  func landscapeOnly() throws {
    let window = try window()
    let game = Answering()
    game.mask = .landscape
    window.rootViewController = game
    #expect(game.interfaceOrientation.isLandscape)
    #expect(window.environment.orientation.isLandscape)
  }

  @Test("A navigation controller that answers as its top one turns nothing as it pushes, and refuses the next turn")
  func topAnswers() throws {
    let window = try window()
    defer { UIDevice.current.hold(.portrait) }
    let navigation = MyNavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    window.turn(to: .landscapeLeft)
    #expect(navigation.interfaceOrientation == .landscapeRight)
    navigation.pushViewController(Answering(), animated: false)
    #expect(navigation.interfaceOrientation == .landscapeRight)
    window.turn(to: .landscapeRight)
    #expect(navigation.interfaceOrientation == .landscapeRight, "it stays as it stood, though it may not stand so")
    window.turn(to: .portrait)
    #expect(navigation.interfaceOrientation == .portrait)
  }

  @Test("The device's landscape left is the interface's landscape right, and the reverse")
  func sides() throws {
    let window = try window()
    defer { UIDevice.current.hold(.portrait) }
    let controller = UIViewController()
    window.rootViewController = controller
    window.turn(to: .landscapeLeft)
    #expect(controller.interfaceOrientation == .landscapeRight)
    window.turn(to: .landscapeRight)
    #expect(controller.interfaceOrientation == .landscapeLeft)
    window.turn(to: .faceUp)
    #expect(controller.interfaceOrientation == .landscapeLeft)
  }

  @Test("A mask has a bit for each orientation, and a set is their union")
  func bitmasks() {
    let masks: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
    #expect(masks.map(\.rawValue) == [2, 4, 8, 16])
    let both: UIInterfaceOrientationMask = [.portrait, .landscapeLeft]
    #expect(both.rawValue == 18)
    #expect(both.contains(.landscapeLeft))
    #expect(both.isDisjoint(with: .portraitUpsideDown))
  }

  @Test("The callbacks of a turn name the new orientation before it and the former one behind it")
  func callbacks() throws {
    final class Turning: UIViewController {
      var calls: [String] = []
      override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("will \(toInterfaceOrientation.rawValue) from \(interfaceOrientation.rawValue)")
      }
      override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        calls.append("animates \(toInterfaceOrientation.rawValue) for \(duration)")
      }
      override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        calls.append("did \(fromInterfaceOrientation.rawValue)")
      }
    }
    let (clock, former) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    defer {
      AnimationClock.current = former
      UIDevice.current.hold(.portrait)
    }
    let window = try window()
    let turning = Turning()
    window.rootViewController = turning
    window.turn(to: .landscapeLeft)
    clock.advance(by: 1)
    #expect(turning.calls == ["will 3 from 1", "animates 3 for 0.3", "did 1"])
  }

  // MARK: Relationships

  @Test("Controllers of a family of three levels find their ancestors by a search upward, and nil where there is none")
  func family() throws {
    let window = try window()
    let controller = UIViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    #expect(controller.parent === navigation && navigation.parent === tabs)
    #expect(controller.navigationController === navigation && controller.tabBarController === tabs)
    #expect(controller.splitViewController == nil && tabs.navigationController == nil)
    #expect(navigation.viewControllers == [controller] && tabs.viewControllers == [navigation])
    #expect(controller.view.isDescendant(of: navigation.view) && navigation.view.isDescendant(of: tabs.view))
  }

  @Test("The oldest of a family presents, and relations of parents don't cross families")
  func families() throws {
    let window = try window("ipad-air")
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    window.rootViewController = tabs
    let detail = UIViewController()
    let other = UINavigationController(rootViewController: detail)
    other.modalPresentationStyle = .formSheet
    list.present(other, animated: false)
    #expect(other.presentingViewController === tabs && detail.presentingViewController === tabs)
    #expect(tabs.presentedViewController === other)
    #expect(detail.tabBarController == nil && detail.navigationController === other && other.parent == nil)
  }

  @Test("A context that a controller defines interrupts the search, and the bar around it stays")
  func context() throws {
    let window = try window("ipad-air")
    let list = UIViewController()
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    list.definesPresentationContext = true
    let detail = UIViewController()
    detail.modalPresentationStyle = .currentContext
    list.present(detail, animated: false)
    window.layoutIfNeeded()
    #expect(detail.presentingViewController === list)
    #expect(navigation.navigationBar.window === window)
    #expect(!UIViewController().definesPresentationContext)
  }

  @Test("A controller whose view isn't in the window yet presents nothing")
  func beforeTheWindow() throws {
    final class Eager: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        present(UIViewController(), animated: false)
      }
    }
    let window = try window()
    let eager = Eager()
    window.rootViewController = eager
    window.layoutIfNeeded()
    #expect(eager.presentedViewController == nil)
  }

  // MARK: Notifications

  @Test("Who observes a name is sent it whoever posts, and nil as the name stands for every one")
  func notifications() {
    let center = NotificationCenter()
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let log = Log()
    let poster = NSObject()
    let named = center.addObserver(forName: Notification.Name("LostDog"), object: nil, queue: nil) { note in
      log.lines.append("\(note.name.rawValue) \(note.userInfo?["Name"] as? String ?? "none")")
    }
    let all = center.addObserver(forName: nil, object: poster, queue: nil) { note in
      log.lines.append("all: \(note.name.rawValue)")
    }
    center.post(name: Notification.Name("LostDog"), object: nil, userInfo: ["Name": "Fido"])
    center.post(name: Notification.Name("FoundDog"), object: poster)
    center.removeObserver(named)
    center.post(name: Notification.Name("LostDog"), object: nil)
    center.removeObserver(all)
    #expect(log.lines == ["LostDog Fido", "all: FoundDog"])
  }
}
