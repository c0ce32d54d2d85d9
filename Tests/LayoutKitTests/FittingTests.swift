import Checks
import LayoutEngine
import LayoutKit
import LayoutModel
import LayoutTestSupport
import Notations
import Testing

/// Sizes that views' own constraints give them.
struct FittingTests {
  private let traits = Traits(
    userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
    interfaceOrientation: .portrait)

  /// A cell: an icon of 40 by 40 and a title of 100 by 20 beside it, 8 around and between.
  private func cell(titleResists: Priority = .defaultHigh) throws -> View {
    let icon = View("icon", translatesAutoresizingMaskIntoConstraints: false)
    let title = View(
      "title", translatesAutoresizingMaskIntoConstraints: false,
      intrinsicContentSize: IntrinsicContentSize(width: 100, height: 20),
      contentCompressionResistancePriority: AxisPriorities(horizontal: titleResists, vertical: .defaultHigh))
    let constraints = try [
      "icon.leading == cell.leading + 8", "icon.top == cell.top + 8", "icon.bottom <= cell.bottom - 8",
      "icon.width == 40", "icon.height == 40", "title.leading == icon.trailing + 8",
      "title.trailing == cell.trailing - 8",
      "title.top == cell.top + 8", "title.bottom <= cell.bottom - 8",
    ].map { try Constraint($0) }
    return View(
      "cell", frame: Rect(x: 5, y: 5, width: 999, height: 999), constraints: constraints, subviews: [icon, title])
  }

  @Test("Compressed, the content's priorities give the size, and what surrounds it")
  func compressed() throws {
    let size = try cell().systemLayoutSizeFitting(.layoutFittingCompressedSize, for: traits)
    #expect(size == Size(width: 8 + 40 + 8 + 100 + 8, height: 56))
  }

  @Test("Expanded, hugging at 250 outweighs the fitting priority of 50, and inequalities don't")
  func expanded() throws {
    let size = try cell().systemLayoutSizeFitting(.layoutFittingExpandedSize, for: traits)
    #expect(size == Size(width: 164, height: 10_000))
  }

  @Test("A required width is the width, and the height is fitted, as of a cell in a table")
  func cellInTable() throws {
    let size = try cell().systemLayoutSizeFitting(
      Size(width: 320, height: 0), withHorizontalFittingPriority: .required, for: traits)
    #expect(size == Size(width: 320, height: 56))
  }

  @Test("What fits is neither rounded nor written anywhere")
  func unrounded() throws {
    let root = View(
      "root", constraints: [try Constraint("root.width == 70.3333"), try Constraint("root.height == 0.5 * root.width")])
    let size = try root.systemLayoutSizeFitting(.layoutFittingCompressedSize, for: traits)
    #expect(abs(size.width - 70.3333) < 1e-9 && abs(size.height - 35.16665) < 1e-9)
  }

  @Test("Weak content gives way to a target that matters more")
  func target() throws {
    let size = try cell(titleResists: 40).systemLayoutSizeFitting(Size(width: 100, height: 80), for: traits)
    #expect(size == Size(width: 100, height: 80))
  }

  @Test("A view that says something impossible is refused with every problem")
  func invalid() {
    let view = View("a", constraints: [Constraint(.id("b"), .width, .equal, nil, constant: 3)])
    #expect(throws: InvalidScene.self) {
      try view.systemLayoutSizeFitting(.layoutFittingCompressedSize, for: traits)
    }
  }
}
