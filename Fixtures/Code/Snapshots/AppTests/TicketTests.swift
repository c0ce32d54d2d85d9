import SnapshotTesting
import XCTest

@testable import App

final class TicketTests: XCTestCase {
  private var controller: TicketController!

  override func setUp() {
    super.setUp()
    controller = TicketController(ticket: Ticket(title: "Hamlet", seat: "4 B"))
  }

  func testChanges() throws {
    let title = try XCTUnwrap(controller.titleLabel.text)
    assertSnapshot(of: controller, as: .image(on: .iPhone13))
    controller.titleLabel.text = title + ", again"
    XCTAssertEqual(title, "Macbeth")
    assertSnapshot(of: controller, as: .image(on: .iPhoneX(.landscape)), named: "turned")
  }

  func testLong() {
    verify(TicketController(ticket: Ticket(title: String(repeating: "Wide ", count: 20), seat: "1 A")))
  }

  func testLater() async throws {
    let ticket = await Box().ticket
    verify(TicketController(ticket: ticket), named: "box")
  }

  func testModel() {
    assertSnapshot(of: Ticket(title: "Hamlet", seat: "4 B"), as: .dump)
  }

  func testMissing() throws {
    let ticket = try XCTUnwrap(Ticket?.none)
    verify(TicketController(ticket: ticket))
  }

  private func verify(_ controller: UIViewController, named name: String? = nil, line: UInt = #line) {
    assertSnapshot(
      matching: controller, as: .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: name, line: line)
  }
}

private actor Box {
  let ticket = Ticket(title: "Lear", seat: "2 C")
}
