import LayoutModel
import Testing

@testable import UIKit

extension RunningAppTests {
  /// Popovers of live controllers: the host behind, the place by the rules, taps beside, delegates, turns.
  @MainActor @Suite(.serialized) struct PopoverTests {
    /// A controller with a button, at which its content comes up in a popover.
    private final class Host: UIViewController, UIPopoverControllerDelegate, UIPopoverPresentationControllerDelegate {
      let camera = UIButton(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
      let other = UIButton(frame: CGRect(x: 600, y: 800, width: 44, height: 44))
      let content = UIViewController()
      var popover: UIPopoverController?
      var told: [String] = []
      var mayGo = true

      override func viewDidLoad() {
        super.viewDidLoad()
        for button in [camera, other] { view.addSubview(button) }
        other.addAction(UIAction { [unowned self] _ in told.append("other") }, for: .touchUpInside)
        content.preferredContentSize = CGSize(width: 320, height: 400)
      }

      func show() {
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = self
        self.popover = popover
        popover.present(from: camera.bounds, in: camera, permittedArrowDirections: .up, animated: true)
      }

      func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        told.append("should")
        return mayGo
      }
      func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { told.append("did") }
      func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
        told.append("presentation")
      }
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        told.append("dismissed")
      }
    }

    private func app(_ major: Int, _ minor: Int, _ host: Host) throws -> RunningApp {
      try RunningApp(
        in: Conditions(
          device: major > 12 ? "ipad-pro-11" : "ipad-air", systemVersion: SystemVersion(major: major, minor: minor)),
        showing: { host })
    }

    @Test func placesThePopoverAndKeepsTheHost() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.show()
      app.advance(by: 1)
      // The arrow's tip is at the button's lower edge, 144: 13 points of arrow, then the content.
      let frame = try #require(host.content.view?.convert(host.content.view.bounds, to: nil))
      #expect(frame.size == CGSize(width: 320, height: 400))
      #expect(frame.minY == 157)
      #expect(host.view.window === app.window && host.content.view.window === app.window)
      #expect(host.popover?.isPopoverVisible == true)
      #expect(host.popover?.popoverArrowDirection == .up)
    }

    /// Until iOS 7 nothing is presented.
    @Test(arguments: [(7, nil as Bool?), (8, true)]) func presents(major: Int, isPresented: Bool?) throws {
      let host = Host()
      let app = try app(major, major == 7 ? 1 : 0, host)
      host.show()
      app.advance(by: 1)
      #expect((host.presentedViewController === host.content) == (isPresented ?? false))
      #expect((host.content.presentingViewController === host) == (isPresented ?? false))
      host.popover?.dismiss(animated: false)
    }

    @Test func aTapBesideDismissesAndTellsTheDelegate() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.show()
      app.advance(by: 1)
      app.tap(at: CGPoint(x: 600, y: 800))
      app.advance(by: 1)
      #expect(host.told == ["should", "did"])
      #expect(host.popover?.isPopoverVisible == false)
      #expect(host.content.viewIfLoaded?.window == nil)
      app.tap(at: CGPoint(x: 610, y: 810))
      #expect(host.told.last == "other")
    }

    @Test func aDelegateMayForbidIt() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.mayGo = false
      host.show()
      app.advance(by: 1)
      app.tap(at: CGPoint(x: 600, y: 800))
      app.advance(by: 1)
      #expect(host.told == ["should"] && host.popover?.isPopoverVisible == true)
      host.content.isModalInPopover = true
      app.tap(at: CGPoint(x: 600, y: 800))
      #expect(host.told == ["should"])
    }

    @Test func passthroughViewsAreTouched() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.show()
      host.popover?.passthroughViews = [host.other]
      app.advance(by: 1)
      app.tap(at: CGPoint(x: 610, y: 810))
      #expect(host.told == ["other"] && host.popover?.isPopoverVisible == true)
    }

    /// Dismissed by code, it tells nobody.
    @Test func codeDismisses() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.show()
      app.advance(by: 1)
      host.popover?.dismiss(animated: true)
      host.popover = nil
      app.advance(by: 1)
      #expect(host.told.isEmpty && host.content.viewIfLoaded?.window == nil)
    }

    @Test(arguments: [(12, "presentation"), (26, "dismissed")])
    func presentationsTellTheirDelegates(major: Int, method: String) throws {
      let host = Host()
      let app = try app(major, 0, host)
      host.content.modalPresentationStyle = .popover
      host.content.popoverPresentationController?.sourceView = host.camera
      host.content.popoverPresentationController?.delegate = host
      host.present(host.content, animated: true)
      app.advance(by: 1)
      app.tap(at: CGPoint(x: 600, y: 800))
      app.advance(by: 1)
      #expect(host.told == [method])
      #expect(host.presentedViewController == nil)
    }

    @Test func turnsWithTheInterface() throws {
      let host = Host()
      let app = try app(7, 1, host)
      host.show()
      app.advance(by: 1)
      app.window.turn(to: .landscapeLeft)
      app.advance(by: 1)
      let frame = host.content.view.convert(host.content.view.bounds, to: nil)
      #expect(frame.size == CGSize(width: 320, height: 400) && frame.minY == 157)
      #expect(host.popover?.isPopoverVisible == true)
    }

    /// The sheet of a navigation controller has its place, with the dimming view behind.
    @Test func sheets() throws {
      let host = Host()
      let app = try app(7, 1, host)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.modalPresentationStyle = .formSheet
      host.present(navigation, animated: true)
      app.advance(by: 1)
      #expect(navigation.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
      let shown = try CapturedWindow(of: app.window).scenes(
        in: Conditions(device: "ipad-air", systemVersion: SystemVersion(major: 7, minor: 1)), name: "")
      #expect(shown.presented.map(\.frame.width) == [768, 540])
      #expect(shown.presented.first?.scene.rootViewController.view.className == "UIDimmingView")
      app.tap(at: CGPoint(x: 10, y: 10))
      #expect(host.presentedViewController === navigation)
    }
  }
}
