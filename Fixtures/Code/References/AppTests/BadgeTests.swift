import SnapshotTesting
import XCTest

@testable import App

final class BadgeTests: XCTestCase {
  override func setUp() {
    super.setUp()
    record = false
  }

  func testBox() {
    let badge = Badge()
    assertSnapshot(matching: badge, as: .image)
    assertSnapshot(matching: badge, as: .recursiveDescription)
    assertSnapshot(matching: badge.box.frame.width, as: .dump)
    assertSnapshot(matching: badge, as: .image(size: CGSize(width: 30, height: 40)))
  }

  func testLoop() {
    for left in [10, 11, 12] {
      assertSnapshot(matching: Badge(left: CGFloat(left)), as: .image, named: "left \(left), \(UIScreen.main.scale)x")
    }
    for _ in 0..<2 { assertSnapshot(matching: Badge(), as: .image) }
  }

  func testSafeArea() {
    let controller = UIViewController()
    controller.view = Badge()
    assertSnapshot(matching: controller, as: .recursiveDescription(on: .iPhoneSe))
  }

  func testStatusBar() {
    let controller = UIViewController()
    controller.view = Badge()
    controller.view.frame.size.height = 80
    assertSnapshot(matching: controller, as: .recursiveDescription)
    assertSnapshot(matching: UITableViewController(), as: .recursiveDescription)
    assertSnapshot(matching: controller, as: .recursiveDescription(on: .iPhoneX(.landscape)))
  }

  func testRows() {
    assertSnapshot(matching: Rows(), as: .recursiveDescription(size: CGSize(width: 320, height: 200)))
  }

  func testOwnStrategy() {
    assertSnapshot(matching: Badge(), as: .doubled)
  }

  func testFailing() throws {
    assertSnapshot(matching: Badge(), as: .image)
    guard UIScreen.main.bounds.width < 100 else { throw Failure.noWatch }
    assertSnapshot(matching: Badge(), as: .image)
  }

  private enum Failure: Error {
    case noWatch
  }

  func testTrap() {
    precondition(UIScreen.main.bounds.width < 100, "only on a watch")
    assertSnapshot(matching: Badge(), as: .image)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The view twice as wide, as this strategy draws it.
  fileprivate static var doubled: Snapshotting {
    SimplySnapshotting.image.pullback { view in
      view.frame.size.width *= 2
      view.layoutIfNeeded()
      return UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
    }
  }
}
