import Foundation
import Testing
import UIKit

/// Classes that are values, as Objective-C's runtime takes them: by initializers that aren't `required`, and by messages.
@MainActor struct ClassValueTests {
  private final class FramedLabel: UILabel {
    let padding: CGFloat
    override init(frame: CGRect) {
      padding = frame.width
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class NamedController: UIViewController {
    let name: String
    override init(nibName: String?, bundle: Bundle?) {
      name = nibName ?? "none"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class OwnButton: UIButton {}

  private func made<View: UIView>(_ type: View.Type, in area: CGRect) -> View { type.dynamicInit(frame: area) }

  @Test("A view of a class that is a value is of that class, and has run its own initializer")
  func views() {
    let area = CGRect(x: 1, y: 2, width: 30, height: 4)
    let type: UILabel.Type = FramedLabel.self
    let label = made(type, in: area)
    #expect((label as? FramedLabel)?.padding == 30)
    #expect(label.frame == area)
    #expect((type.dynamicInit() as? FramedLabel)?.padding == 0)
    #expect(made(UIButton.self, in: area).frame == area)
    let button: UIButton.Type = OwnButton.self
    #expect(button.dynamicInit(type: .contactAdd) is OwnButton)
    #expect(button.dynamicInit(type: .contactAdd).buttonType == .contactAdd)
  }

  @Test("A controller likewise")
  func controllers() {
    let type: UIViewController.Type = NamedController.self
    #expect((type.dynamicInit(nibName: "Start", bundle: nil) as? NamedController)?.name == "Start")
    #expect((type.dynamicInit() as? NamedController)?.name == "none")
  }

  @Test("The app's class gives the app to code that asks by name, and answers nothing else")
  func messages() throws {
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let app = try unsafe #require(UIApplication.perform(NSSelectorFromString("sharedApplication")))
      .takeUnretainedValue()
    let isShared = app === UIApplication.shared
    #expect(isShared)
    #expect(!UIApplication.responds(to: NSSelectorFromString("otherApplication")))
    #expect(!UIView.responds(to: NSSelectorFromString("sharedApplication")))
  }

  @Test("The runtime has no methods, as on a device it has none of Swift's")
  func methods() {
    let name = NSSelectorFromString("viewDidLoad")
    #expect(unsafe class_getInstanceMethod(UIViewController.self, name) == nil)
    #expect(unsafe class_getMethodImplementation(UIViewController.self, name) == nil)
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
  }

  private final class Moved: UICollectionViewUpdateItem {
    override var updateAction: Action { .move }
    override var indexPathAfterUpdate: IndexPath? { IndexPath(item: 2, section: 0) }
  }

  @Test("A change of a list may be a subclass's own")
  func updates() {
    #expect(Moved().updateAction == .move)
    #expect(Moved().indexPathBeforeUpdate == nil)
  }
}
