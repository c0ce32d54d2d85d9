import SnapshotTesting
import XCTest

@testable import App

final class SettingTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    if UIDevice.current.userInterfaceIdiom != .pad { XCTFail("only on a pad") }
  }

  func testMissing() throws {
    let badge = UIScreen.main.bounds.width > 700 ? Badge() : nil
    assertSnapshot(of: try XCTUnwrap(badge), as: .image)
  }
}
