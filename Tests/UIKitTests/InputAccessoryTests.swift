import LayoutModel
import Testing

@testable import UIKit

/// The bar that a first responder has at the bottom of the window.
@MainActor struct InputAccessoryTests {
  /// A conversation with a bar for the next message.
  private final class Conversation: UIViewController {
    var bar: UIView?
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  /// A bar of a field with distances of 8, above the safe area's bottom.
  private final class Bar: UIView {
    let field = UITextField()
    override init(frame: CGRect) {
      super.init(frame: frame)
      autoresizingMask = .flexibleHeight
      field.translatesAutoresizingMaskIntoConstraints = false
      addSubview(field)
      NSLayoutConstraint.activate([
        field.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        field.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        field.heightAnchor.constraint(equalToConstant: 36),
        field.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      ])
    }
    required init?(coder: NSCoder) { nil }
  }

  private func shown(_ bar: UIView, on device: String = "iphone-17") throws -> (Conversation, RunningApp) {
    let controller = Conversation()
    controller.bar = bar
    return (controller, try RunningApp(in: Conditions(device: device), showing: { controller }))
  }

  @Test func barIsAtTheBottom() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (controller, app) = try shown(bar)
    #expect(controller.isFirstResponder)
    #expect(bar.convert(bar.bounds, to: app.window) == CGRect(x: 0, y: 874 - 50, width: 402, height: 50))
    #expect(bar.next?.next === controller)
    controller.resignFirstResponder()
    #expect(bar.window == nil)
  }

  @Test func barSizesItself() throws {
    let bar = Bar()
    let (_, app) = try shown(bar)
    // 8 + 36 + 8, and the room of the home indicator.
    #expect(bar.convert(bar.bounds, to: app.window) == CGRect(x: 0, y: 874 - 86, width: 402, height: 86))
    #expect(bar.field.convert(bar.field.bounds, to: app.window) == CGRect(x: 16, y: 874 - 78, width: 370, height: 36))
  }

  @Test func barOfConstraintsSizesItself() throws {
    let bar = Bar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    let (_, app) = try shown(bar, on: "iphone-8")
    #expect(bar.convert(bar.bounds, to: app.window) == CGRect(x: 0, y: 667 - 52, width: 375, height: 52))
  }

  @Test func barStaysWhileItsFieldIsEdited() throws {
    let bar = Bar()
    let (controller, app) = try shown(bar)
    #expect(bar.field.becomeFirstResponder())
    AnimationClock.current?.advance(by: 1)
    let height = try #require(app.window.environment.keyboardHeight)
    #expect(bar.convert(bar.bounds, to: app.window).maxY == app.window.bounds.height - CGFloat(height))
    #expect(!controller.isFirstResponder)
  }

  @Test func barGoesWithItsScreen() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (controller, next) = (Conversation(), UIViewController())
    controller.bar = bar
    let navigation = UINavigationController(rootViewController: controller)
    let app = try RunningApp(in: Conditions(device: "iphone-17"), showing: { navigation })
    #expect(bar.window === app.window)
    navigation.pushViewController(next, animated: false)
    app.window.layoutIfNeeded()
    #expect(bar.window == nil && !controller.isFirstResponder)
    navigation.popViewController(animated: false)
    app.window.layoutIfNeeded()
    #expect(bar.window === app.window)
    app.window.rootViewController = UIViewController()
    #expect(bar.window == nil && FirstResponder.current == nil)
  }

  /// The screen has the bar, whose content its own constraints place.
  @Test func captured() throws {
    let bar = Bar()
    let (controller, app) = try shown(bar)
    let scene = try Scene(capturing: controller.view, in: Conditions(device: "iphone-17"))
    let captured = try #require(scene.rootViewController.view.subviews.last)
    #expect(captured.frame == Rect(x: 0, y: 874 - 86, width: 402, height: 86))
    #expect(captured.subviews.map(\.id) == ["field"])
    #expect(captured.constraints.count == 4)
    withExtendedLifetime(app) {}
  }
}
