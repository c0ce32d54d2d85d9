import SnapshotTesting
import SwiftUI
import Testing
import UIKit

@testable import App

@Suite(.snapshots(record: .missing)) @MainActor struct StampTests {
  let stamp = StampView(text: "Paid")

  @Test("As large as it asks to be") func fitting() {
    stamp.frame.size = stamp.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(stamp.frame.width > 0)
    assertSnapshots(of: stamp, as: [.image, .image(size: CGSize(width: 120, height: 44))])
  }

  @Test(arguments: ["Paid", "Open"]) func texts(text: String) {
    assertSnapshot(of: StampView(text: text), as: .image)
  }

  @Test func swiftUI() {
    assertSnapshot(of: Text("Paid"), as: .image)
  }
}
