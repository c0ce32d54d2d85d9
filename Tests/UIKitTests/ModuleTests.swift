import Testing
import UIKit

/// Tests of what importing UIKit brings.
struct ModuleTests {
  /// A selector keeps its name.
  @Test func selector() {
    #expect(Selector("tapped(_:)").description == "tapped(_:)")
  }
}
