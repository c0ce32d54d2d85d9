import FBSnapshotTestCase

@testable import App

class OlderTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
  }

  func testStamp() {
    let stamp = StampView(text: "Older")
    stamp.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
    FBSnapshotVerifyView(stamp, identifier: "small")
  }

  func testController() {
    FBSnapshotVerifyViewController(TicketController(ticket: Ticket(title: "Othello", seat: "9 F")))
  }
}
