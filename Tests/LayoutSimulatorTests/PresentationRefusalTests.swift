import LayoutModel
import LayoutSimulator
import LayoutTestSupport
import Testing

/// The presentations that UIKit refuses, warns of, and how long the rest takes.
struct PresentationRefusalTests {
  private static let anchored = PopoverSettings(anchor: .view("button", nil))

  private func refusal(
    _ presentation: ModalPresentation, on device: String = "ipad-9-7", iOS version: Int = 12,
    _ parties: PresentationParties = PresentationParties(presented: "detail", presenter: "root"),
    insidePopover: Bool = false
  ) throws -> PresentationRefusal? {
    var environment = try PresentationEnvironment(device, iOS: version)
    environment.isInsidePopover = insidePopover
    do {
      try PresentationRefusal.check(presentation, parties, in: environment)
      return nil
    } catch {
      return error
    }
  }

  private func presentation(
    _ style: ModalPresentationStyle, _ transition: ModalTransitionStyle = .coverVertical,
    _ popover: PopoverSettings? = nil
  ) -> ModalPresentation {
    ModalPresentation(.named("detail"), style: style, transitionStyle: transition, popover: popover)
  }

  @Test("A UIPopoverController is refused on a phone")
  func refusesPopoverControllers() throws {
    var popover = presentation(.popover, .coverVertical, Self.anchored)
    #expect(try refusal(popover, on: "iphone-8", iOS: 9) == nil)
    #expect(try refusal(popover, on: "iphone-5", iOS: 7) == .popoverControllerOnPhone)
    #expect(try refusal(popover, on: "ipad-9-7", iOS: 7) == nil)
    popover.isPopoverController = true
    #expect(try refusal(popover, on: "iphone-8", iOS: 9) == .popoverControllerOnPhone)
    #expect(try refusal(popover) == nil)
  }

  @Test("Until iOS 7.0 no UIPopoverController is replaced while its popover is up; other presentations don't do that")
  func keepsVisiblePopovers() throws {
    let parties = PresentationParties(presented: "detail", presenter: "root", holdsVisiblePopover: true)
    var popover = presentation(.popover, .coverVertical, Self.anchored)
    #expect(try refusal(popover, iOS: 7, parties) == .visiblePopoverReleased)
    #expect(try refusal(popover, iOS: 8, parties) == nil)
    popover.isPopoverController = true
    #expect(try refusal(popover, iOS: 8, parties) == nil)
    #expect(try refusal(presentation(.fullScreen), iOS: 7, parties) == nil)
  }

  /// <doc:Presentations#What-throws>
  @Test(
    "Exceptions have UIKit's names, and its words where they are known",
    arguments: [
      (
        .popoverControllerOnPhone, "NSInvalidArgumentException",
        "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
      ),
      (
        .popoverFromViewWithoutWindow, "NSGenericException",
        "Popovers cannot be presented from a view which does not have a window."
      ),
      (.popoverWithoutAnchor, "NSGenericException", nil), (.visiblePopoverReleased, "NSGenericException", nil),
      (.alreadyPresented("detail"), "NSInvalidArgumentException", nil), (.noStyle, "NSInvalidArgumentException", nil),
    ] as [(PresentationRefusal, String, String?)])
  func saysWhatUIKitSays(refusal: PresentationRefusal, name: String, reason: String?) {
    #expect(refusal.exceptionName == name)
    if let reason { #expect(refusal.reason == reason) }
  }

  @Test("A popover needs an anchor where it is shown as one")
  func needsAnchor() throws {
    #expect(try refusal(presentation(.popover)) == .popoverWithoutAnchor)
    #expect(try refusal(presentation(.popover), on: "iphone-8") == nil)
    #expect(try refusal(presentation(.popover, .coverVertical, Self.anchored)) == nil)
    let pad = try PresentationEnvironment("ipad-9-7", iOS: 12)
    #expect(throws: PresentationRefusal.popoverWithoutAnchor) {
      try PresentationPlacement(of: presentation(.popover), preferredContentSize: nil, in: pad)
    }
    #expect(throws: PresentationRefusal.noStyle) { try PresentationPlacement(ModalPresentationStyle.none, in: pad) }
  }

  @Test("The style none is refused, and a controller that is presented already")
  func refusesNone() throws {
    #expect(try refusal(presentation(.none)) == .noStyle)
    let parties = PresentationParties(presented: "detail", isPresented: true, presenter: "root")
    #expect(try refusal(presentation(.fullScreen), parties) == .alreadyPresented("detail"))
  }

  @Test("A partial curl needs full screen on both sides")
  func limitsPartialCurl() throws {
    for style in ModalPresentationStyle.allCases where ![.none, .popover].contains(style) {
      let fits = style == .fullScreen || style == .automatic
      #expect(try refusal(presentation(style, .partialCurl)) == (fits ? nil : .partialCurl("detail")), "\(style)")
    }
    #expect(try refusal(presentation(.automatic, .partialCurl), iOS: 13) == .partialCurl("detail"))
    let small = PresentationParties(presented: "detail", presenter: "root", presenterFillsWindow: false)
    #expect(try refusal(presentation(.fullScreen, .partialCurl), small) == .partialCurl("root"))
    let curled = PresentationParties(presented: "detail", presenter: "root", isPresenterPartiallyCurled: true)
    #expect(try refusal(presentation(.fullScreen), curled) == .partiallyCurledPresenter("root"))
    #expect(try refusal(presentation(.formSheet, .flipHorizontal)) == nil)
  }

  @Test("Contexts inside a popover take coverVertical alone")
  func limitsContexts() throws {
    for style in [ModalPresentationStyle.currentContext, .overCurrentContext] {
      for transition in ModalTransitionStyle.allCases where transition != .partialCurl {
        let inside = try refusal(presentation(style, transition), insidePopover: true)
        #expect(inside == (transition == .coverVertical ? nil : .contextInPopover(transition)))
        #expect(try refusal(presentation(style, transition)) == nil)
      }
    }
    #expect(try refusal(presentation(.formSheet, .crossDissolve), insidePopover: true) == nil)
  }

  @Test("Presenting twice is a warning")
  func warns() throws {
    #expect(PresentationWarning(presented: "b", asked: "root", presenter: "root", standing: nil) == nil)
    let warning = try #require(PresentationWarning(presented: "b", asked: "root", presenter: "root", standing: "a"))
    #expect(warning.message == "Attempt to present <b> on <root> which is already presenting <a>")
  }

  @Test("Transitions last as chosen")
  func lasts() throws {
    func duration(_ presentation: ModalPresentation, _ version: Int) throws -> Double {
      TransitionTiming(of: presentation, in: try PresentationEnvironment("ipad-9-7", iOS: version)).duration
    }
    #expect(try duration(presentation(.fullScreen), 6) == 0.4)
    #expect(try duration(presentation(.fullScreen), 7) == 0.5)
    #expect(try duration(presentation(.fullScreen, .crossDissolve), 7) == 0.4)
    #expect(try duration(presentation(.fullScreen, .flipHorizontal), 6) == 0.5)
    #expect(try duration(presentation(.popover, .coverVertical, Self.anchored), 9) == 0.4)
    var still = presentation(.fullScreen)
    still.isAnimated = false
    #expect(try duration(still, 9) == 0)
  }

  @Test("The keyboard is as high as it was seen")
  func knowsKeyboard() throws {
    func heights(_ name: String, _ version: Int) throws -> [Double] {
      let device = try #require(DeviceCatalogue.device(named: name, systemVersion: SystemVersion(major: version)))
      let behavior = SystemBehavior(device.systemVersion)
      return [InterfaceOrientation.portrait, .landscapeLeft].map { behavior.keyboardHeight(on: device, in: $0) }
    }
    #expect(try heights("iphone-3gs", 3) == [216, 140])
    #expect(try heights("iphone-4", 7) == [216, 162])
    #expect(try heights("iphone-se-3rd-gen", 26) == [260, 206])
    #expect(try heights("iphone-16-pro", 26) == [335, 208])
    #expect(try heights("iphone-16-pro-max", 26) == [345, 209])
    #expect(try heights("ipad-9-7", 9) == [264, 352])
    #expect(try heights("ipad-10-2", 26) == [320, 408])
    #expect(try heights("ipad-10-9", 26) == [337, 422])
    #expect(try heights("ipad-mini-8-3", 26) == [340, 428])
    #expect(try heights("ipad-11", 26) == [340, 428])
    #expect(try heights("ipad-pro-13-m4", 26) == [403, 498])
  }
}
