import LayoutModel
import LayoutResolution
import Testing

/// Controls whose size depends on what they show, against those that Xcode stored in public files and nothing stretched.
struct MeasuredControlTests {
  private func size(_ view: View, on system: Int, scale: Double = 2) -> (width: Double?, height: Double?) {
    view.contentSize(
      for: Traits(
        userInterfaceIdiom: .phone, horizontalSizeClass: .compact, verticalSizeClass: .regular,
        interfaceOrientation: .portrait, displayScale: scale, systemVersion: SystemVersion(major: system)),
      wrappedTo: 0)
  }

  @Test(
    "Segments are as wide as the widest title, with a point between two of them",
    arguments: [
      (["Matrix Users", "Local Contacts"], 10, 211.0), (["None", "\"Title\""], 12, 105),
      (["None", "\"Placeholder\""], 12, 195), (["disabled", "enabled"], 12, 133), (["Bottom", "Top"], 12, 119),
      (["First", "Second"], 11, 121), (["All", "Mine"], 13, 99), (["Timestamp", "Hexadecimal"], 16, 197),
      (["Accept List", "Reject List"], 18, 176), (["FullScreen", "Popover"], 14, 169), (["User", "Group"], 13, 115),
      (["Audio Call", "Video Call"], 13, 163), (["Sign Up", "Login"], 16, 135),
    ])
  func segments(titles: [String], system: Int, width: Double) throws {
    var control = View(class: "UISegmentedControl")
    control.content.segments = titles
    let size = size(control, on: system)
    // A point for each of two titles: the font's quotes and some of its letters were narrower in those years.
    #expect(abs(try #require(size.width) - width) <= 2)
    #expect(size.height == (system < 13 ? 28 : 31))
  }

  @Test("No segments are as wide as nothing")
  func noSegments() {
    #expect(size(View(class: "UISegmentedControl"), on: 18).width == 0)
  }

  @Test(
    "An image alone has nothing around it, and one with a custom button's title neither; a system button's title has",
    arguments: [
      (nil, ContentSettings.ButtonType.system, 24.0, 24.0, 24.0), (nil, .custom, 14, 14, 22), (nil, .custom, 7, 7, 22),
      ("Button", .custom, 24, 79, 24), ("Accept", .custom, 21.5, 78.5, 22),
    ])
  func imageButtons(title: String?, type: ContentSettings.ButtonType, side: Double, width: Double, height: Double)
    throws
  {
    var button = View(class: "UIButton")
    button.content.text = title
    button.content.font = .system(size: 18)
    button.content.buttonType = type
    button.content.image = ContentSettings.Image(size: Size(width: side, height: side))
    let size = size(button, on: 12)
    #expect(abs(try #require(size.width) - width) <= 1)
    #expect(abs(try #require(size.height) - height) <= 0.5)
  }

  @Test("A configured button with a symbol is a line high, however high its symbol is")
  func configuredSymbol() throws {
    var button = View(class: "UIButton")
    button.content.configuration = ButtonConfiguration()
    button.content.image = SymbolSize.image(
      named: "square.and.arrow.up", noted: Size(width: 108, height: 128), font: .system(size: 17), scale: .large,
      weight: .medium)
    let size = size(button, on: 18, scale: 3)
    #expect(abs(try #require(size.width) - 48.667) < 0.34)
    #expect(abs(try #require(size.height) - 34.333) < 0.01)
  }

  @Test("One of the system's icons has a configuration's room around it")
  func configuredIcon() throws {
    var button = View(class: "UIButton")
    button.content.buttonType = .infoLight
    #expect(size(button, on: 18) == (22, 22))
    button.content.configuration = ButtonConfiguration()
    #expect(size(button, on: 18) == (50, 34))
  }

  @Test(
    "Fields without a border are a little higher than a line from iOS 13 on, those with one were 30 high before",
    arguments: [
      (17.0, ContentSettings.BorderStyle.none, 12, 20.5), (14, .none, 12, 20.5), (17, .none, 16, 22),
      (28, .none, 16, 35),
      (14, .roundedRect, 12, 30), (17, .roundedRect, 12, 30), (19, .roundedRect, 12, 30), (17, .roundedRect, 16, 34),
    ])
  func fields(pointSize: Double, border: ContentSettings.BorderStyle, system: Int, height: Double) {
    var field = View(class: "UITextField")
    field.content.font = .system(size: pointSize)
    field.content.borderStyle = border
    #expect(size(field, on: system).height == height)
  }
}
