import Testing
import UIKit

/// Names for numbers, which code moves by numbers.
@MainActor struct NumberedNameTests {
  @Test("Priorities, weights and levels are compared, and moved by numbers")
  func arithmetic() {
    var priority = UILayoutPriority.defaultHigh - 1
    #expect(priority.rawValue == 749)
    priority += 2
    #expect(priority == .defaultHigh + 1)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UILayoutPriority.required - .defaultHigh == 250)
    #expect(UIWindow.Level.alert + 1 > .alert)
    #expect(UIFont.Weight.bold > .regular)
  }

  @Test("A constraint takes a priority beside a named one")
  func priority() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 10)
    constraint.priority = .defaultLow + 1
    #expect(constraint.priority.rawValue == 251)
  }
}
