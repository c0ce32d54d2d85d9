import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// The style that is really used (<doc:Presentations#Adaptation>).
struct PresentationAdaptationTests {
  private func style(
    _ style: ModalPresentationStyle, _ device: String, iOS version: Int,
    _ orientation: InterfaceOrientation = .portrait, adapting answer: ModalPresentationStyle? = nil
  ) throws -> ModalPresentationStyle {
    let environment = try PresentationEnvironment(device, iOS: version, orientation)
    return PresentationAdaptation(of: ModalPresentation(style, adapting: answer), in: environment).style
  }

  @Test("Automatic is a page sheet from iOS 13 on, full screen before")
  func resolvesAutomatic() throws {
    for device in ["iphone-8", "ipad-9-7"] {
      #expect(try style(.automatic, device, iOS: 12) == .fullScreen)
      #expect(try style(.automatic, device, iOS: 13) == .pageSheet)
    }
  }

  @Test("In compact width presentations are in full until iOS 12, and cards since, which popovers are as form sheets")
  func adaptsToCompactWidth() throws {
    for asked in [ModalPresentationStyle.popover, .formSheet, .pageSheet] {
      for version in [8, 12] { #expect(try style(asked, "iphone-8", iOS: version) == .fullScreen, "\(asked)") }
      let card = asked == .popover ? .formSheet : asked
      for version in [13, 26] { #expect(try style(asked, "iphone-8", iOS: version) == card, "\(asked)") }
    }
  }

  @Test("Before iOS 8 phones show sheets in full, and pads as they are")
  func adaptsByIdiomAtFirst() throws {
    for sheet in [ModalPresentationStyle.pageSheet, .formSheet] {
      #expect(try style(sheet, "iphone-5", iOS: 7) == .fullScreen)
      #expect(try style(sheet, "ipad-9-7", iOS: 7) == sheet)
      #expect(try style(sheet, "ipad-9-7", iOS: 12) == sheet)
    }
  }

  @Test("Phones of regular width keep their sheets and popovers in landscape")
  func keepsInRegularWidth() throws {
    for asked in [ModalPresentationStyle.pageSheet, .formSheet, .popover] {
      #expect(try style(asked, "iphone-6-plus", iOS: 9, .landscapeLeft) == asked)
      #expect(try style(asked, "iphone-6-plus", iOS: 9) == .fullScreen)
    }
    #expect(try style(.popover, "iphone-xr", iOS: 15, .landscapeLeft) == .popover)
  }

  @Test("A pad beside another window adapts")
  func adaptsInSplitView() throws {
    for (version, expected) in [(12, ModalPresentationStyle.fullScreen), (13, .formSheet)] {
      let environment = try PresentationEnvironment("ipad-9-7", iOS: version, .landscapeLeft)
      let presentation = ModalPresentation(.popover)
      #expect(PresentationAdaptation(of: presentation, in: environment).style == .popover)
      let split = PresentationAdaptation(of: presentation, in: environment.split(toWidth: 320))
      #expect(split.style == expected)
      #expect(split.isAdapted)
      #expect(split.requestedStyle == .popover)
    }
  }

  @Test("The delegate's answer comes first")
  func asksDelegate() throws {
    #expect(try style(.popover, "iphone-8", iOS: 9, adapting: ModalPresentationStyle.none) == .popover)
    #expect(try style(.popover, "iphone-8", iOS: 26, adapting: ModalPresentationStyle.none) == .popover)
    #expect(try style(.popover, "iphone-8", iOS: 26, adapting: .fullScreen) == .fullScreen)
    #expect(try style(.formSheet, "iphone-8", iOS: 9, adapting: .overFullScreen) == .overFullScreen)
    #expect(try style(.popover, "iphone-8", iOS: 26, adapting: .pageSheet) == .pageSheet)
    #expect(try style(.pageSheet, "iphone-8", iOS: 26, .landscapeLeft, adapting: .fullScreen) == .fullScreen)
    // Answers that UIKit doesn't follow, and environments in which it doesn't ask.
    #expect(try style(.popover, "iphone-8", iOS: 9, adapting: .formSheet) == .fullScreen)
    #expect(try style(.popover, "iphone-8", iOS: 26, adapting: .custom) == .formSheet)
    #expect(try style(.popover, "ipad-9-7", iOS: 26, adapting: .fullScreen) == .popover)
    #expect(try style(.fullScreen, "iphone-8", iOS: 26, adapting: .pageSheet) == .fullScreen)
  }

  @Test("A UIPopoverController never adapts")
  func keepsPopoverController() throws {
    var presentation = ModalPresentation(.automatic, adapting: .fullScreen)
    presentation.isPopoverController = true
    let split = try PresentationEnvironment("ipad-9-7", iOS: 9, .landscapeLeft).split(toWidth: 320)
    #expect(PresentationAdaptation(of: presentation, in: split).style == .popover)
    #expect(try style(.popover, "ipad-9-7", iOS: 6) == .popover)
  }

  @Test("Adapting what is adapted changes nothing")
  func isIdempotent() throws {
    let answers: [ModalPresentationStyle?] = [nil] + ModalPresentationStyle.allCases
    for device in ["iphone-8", "iphone-xr", "ipad-9-7"] {
      for version in [6, 7, 8, 12, 13, 18, 26] {
        for orientation in [InterfaceOrientation.portrait, .landscapeLeft] {
          let environment = try PresentationEnvironment(device, iOS: version, orientation)
          for asked in ModalPresentationStyle.allCases {
            for answer in answers {
              var presentation = ModalPresentation(asked, adapting: answer)
              let first = PresentationAdaptation(of: presentation, in: environment).style
              presentation.style = first
              #expect(PresentationAdaptation(of: presentation, in: environment).style == first, "\(asked) \(device)")
            }
          }
        }
      }
    }
  }
}
