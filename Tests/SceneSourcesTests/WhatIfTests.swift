import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import Notations
import SceneSources
import Testing

/// Changes that are tried before a screen is laid out.
struct WhatIfTests {
  private func scene() throws -> Scene {
    let title = View(
      "title", class: "UILabel", translatesAutoresizingMaskIntoConstraints: false,
      intrinsicContentSize: IntrinsicContentSize(width: 50, height: 20))
    var lead = try Constraint("title.leading == root.leading + 20")
    lead.id = "lead"
    let pull = try Constraint("title.leading == root.leading + 60 @500")
    let top = try Constraint("title.top == root.top + 30")
    return try Scene(
      name: "Form", device: "iphone-8", view: View("root", constraints: [lead, pull, top], subviews: [title]))
  }

  private func title(_ changes: String...) throws -> ViewLayout? {
    let changed = try WhatIf.apply(try changes.map { try WhatIf($0) }, to: scene())
    return try changed.layout(in: .portrait)["title"]
  }

  @Test("Constants, priorities and what is active move a view; so do several changes at once")
  func changesConstraints() throws {
    #expect(try title()?.frame.x == 20)
    #expect(try title("lead.constant = 40")?.frame.x == 40)
    #expect(try title("lead.isActive = false")?.frame.x == 60)
    #expect(try title("lead.priority = 250")?.frame.x == 60)
    #expect(
      try title("root/constraints[2].constant = 8", "lead.constant=4")?.frame == Rect(x: 4, y: 8, width: 50, height: 20)
    )
  }

  @Test("Views are hidden, and say other texts, without the quotes about them")
  func changesViews() throws {
    #expect(try title("title.isHidden = true")?.view.isHidden == true)
    #expect(try title("title.text = Welcome")?.view.declaration.content.text == "Welcome")
    #expect(try title("title.text = \" a = b \"")?.view.declaration.content.text == " a = b ")
  }

  @Test("What can't be tried says why")
  func refuses() throws {
    #expect(throws: WhatIf.Failure.malformed("lead")) { try WhatIf("lead") }
    #expect(throws: WhatIf.Failure.unknownProperty("constnt", nearest: "constant")) { try WhatIf("lead.constnt = 1") }
    #expect(throws: WhatIf.Failure.malformedValue("wide", property: "constant", takes: "a number of points")) {
      try WhatIf("lead.constant = wide")
    }
    #expect(throws: WhatIf.Failure.unknownTarget("leed", isConstraint: true, nearest: "lead")) {
      try title("leed.constant = 1")
    }
  }
}
