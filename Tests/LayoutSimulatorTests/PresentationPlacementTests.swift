import Checks
import LayoutModel
import LayoutResolution
import LayoutSimulator
import LayoutTestSupport
import Testing

/// The places of presented views, and the effect on the presenter (<doc:Presentations>).
struct PresentationPlacementTests {
  // MARK: Sheets

  /// <doc:Presentations#Page-sheets>
  @Test("Cards stand where they were seen")
  func placesCards() throws {
    let phones: [(device: String, versions: [Int], frame: Rect)] = [
      ("iphone-14-pro", [16, 18, 26], Rect(x: 0, y: 59, width: 393, height: 793)),
      ("iphone-8", [16, 26], Rect(x: 0, y: 30, width: 375, height: 637)),
      ("iphone-xs-max", [13, 15], Rect(x: 0, y: 54, width: 414, height: 842)),
      ("iphone-x", [13, 15], Rect(x: 0, y: 54, width: 375, height: 758)),
    ]
    for phone in phones {
      for version in phone.versions {
        let environment = try PresentationEnvironment(phone.device, iOS: version)
        for style in [ModalPresentationStyle.pageSheet, .formSheet, .popover] {
          let placement = try PresentationPlacement(style, in: environment)
          #expect(placement.frame == phone.frame, "\(style) on \(phone.device)")
          #expect(placement.safeAreaInsets == EdgeInsets(bottom: environment.window.safeAreaInsets.bottom))
        }
      }
    }
    let old = try PresentationPlacement(.pageSheet, in: try PresentationEnvironment("iphone-8", iOS: 13))
    #expect(old.frame == Rect(x: 0, y: 20, width: 375, height: 647))
  }

  @Test("In compact height a sheet fills the window from iOS 13 on", arguments: [13, 18, 26])
  func fillsCompactHeight(version: Int) throws {
    for device in ["iphone-8", "iphone-14-pro", "iphone-xr"] {
      let environment = try PresentationEnvironment(device, iOS: version, .landscapeLeft)
      for style in [ModalPresentationStyle.pageSheet, .formSheet] {
        let placement = try PresentationPlacement(style, in: environment)
        #expect(placement.frame == environment.bounds)
        #expect(placement.safeAreaInsets == environment.window.safeAreaInsets)
        #expect(placement.style == style)
        #expect(!placement.hasSheetNavigationBar)
      }
    }
  }

  @Test("A page sheet on a pad")
  func placesPageSheets() throws {
    func frame(_ device: String, _ version: Int, _ orientation: InterfaceOrientation = .portrait) throws -> Rect {
      try PresentationPlacement(.pageSheet, in: try PresentationEnvironment(device, iOS: version, orientation)).frame
    }
    for version in [5, 9, 12] {
      #expect(try frame("ipad-9-7", version) == Rect(x: 0, y: 20, width: 768, height: 1004))
      #expect(try frame("ipad-9-7", version, .landscapeLeft) == Rect(x: 128, y: 20, width: 768, height: 748))
    }
    #expect(try frame("ipad-10-9", 26) == Rect(x: 0, y: 42, width: 820, height: 1138))
    // Between, wider than a form sheet and narrower than the screen: chosen.
    #expect(try frame("ipad-9-7", 13) == Rect(x: 32, y: 40, width: 704, height: 944))
    #expect(try frame("ipad-9-7", 15, .landscapeLeft) == Rect(x: 160, y: 40, width: 704, height: 688))
    // A phone of regular width: the shorter side, under a hidden status bar.
    #expect(try frame("iphone-6-plus", 9, .landscapeLeft) == Rect(x: 161, y: 0, width: 414, height: 414))
  }

  /// <doc:Presentations#Form-sheets>
  @Test("A form sheet on a pad is centred in the screen")
  func centresFormSheets() throws {
    for version in [5, 7, 9, 13, 15] {
      let portrait = try PresentationEnvironment("ipad-9-7", iOS: version)
      let landscape = try PresentationEnvironment("ipad-9-7", iOS: version, .landscapeRight)
      for (environment, x, y) in [(portrait, 114.0, 202.0), (landscape, 242, 74)] {
        let placement = try PresentationPlacement(.formSheet, in: environment)
        #expect(placement.frame == Rect(x: x, y: y, width: 540, height: 620))
        #expect(placement.safeAreaInsets == .zero)
        #expect(placement.horizontalSizeClass == .compact)
        #expect(placement.verticalSizeClass == .regular)
      }
    }
  }

  @Test("A form sheet takes the size that its controller prefers from iOS 7 on")
  func takesPreferredSize() throws {
    func frame(_ size: Size, _ version: Int) throws -> Rect {
      try PresentationPlacement(.formSheet, size, in: try PresentationEnvironment("ipad-9-7", iOS: version)).frame
    }
    let size = Size(width: 400, height: 300)
    #expect(try frame(size, 7) == Rect(x: 184, y: 362, width: 400, height: 300))
    #expect(try frame(size, 6) == Rect(x: 114, y: 202, width: 540, height: 620))
    #expect(try frame(Size(width: 0, height: 300), 9) == Rect(x: 114, y: 362, width: 540, height: 300))
    #expect(try frame(Size(width: 5000, height: 5000), 9) == Rect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test("The keyboard moves a form sheet up in landscape alone")
  func makesRoomForKeyboard() throws {
    let landscape = try PresentationEnvironment("ipad-9-7", iOS: 9, .landscapeLeft, keyboard: true)
    func frame(_ size: Size?, _ environment: PresentationEnvironment) throws -> Rect {
      try PresentationPlacement(.formSheet, size, in: environment).frame
    }
    // The keyboard's top is at 768 - 352 = 416.
    let small = Size(width: 300, height: 200)
    #expect(try frame(small, landscape) == Rect(x: 362, y: 216, width: 300, height: 200))
    #expect(try frame(Size(width: 300, height: 60), landscape) == Rect(x: 362, y: 354, width: 300, height: 60))
    #expect(try frame(nil, landscape) == Rect(x: 242, y: 20, width: 540, height: 396))
    let portrait = try PresentationEnvironment("ipad-9-7", iOS: 9, keyboard: true)
    #expect(try frame(nil, portrait) == Rect(x: 114, y: 202, width: 540, height: 620))
  }

  @Test("A pad beside another window shows sheets as cards, or in full before iOS 13")
  func placesInSplitView() throws {
    func placement(_ version: Int) throws -> PresentationPlacement {
      let environment = try PresentationEnvironment("ipad-9-7", iOS: version, .landscapeLeft).split(toWidth: 320)
      return try PresentationPlacement(.formSheet, in: environment)
    }
    #expect(try placement(12).style == .fullScreen)
    #expect(try placement(12).frame == Rect(x: 0, y: 0, width: 320, height: 768))
    #expect(try placement(26).frame == Rect(x: 0, y: 42, width: 320, height: 726))
    #expect(try placement(26).style == .formSheet)
  }

  @Test("A sheet's navigation bar is 56 high from iOS 13 to 18 where the sheet doesn't fill the window")
  func knowsNavigationBar() throws {
    for (version, expected) in [(12, false), (13, true), (18, true), (26, false)] {
      for device in ["iphone-8", "ipad-9-7"] {
        let environment = try PresentationEnvironment(device, iOS: version)
        #expect(try PresentationPlacement(.formSheet, in: environment).hasSheetNavigationBar == expected)
        #expect(try PresentationPlacement(.fullScreen, in: environment).hasSheetNavigationBar == false)
        #expect((environment.behavior.sheetNavigationBarHeight == 56) == expected)
      }
    }
  }

  // MARK: Other styles

  @Test("Full screen fills the window, contexts their controller's view, and a custom presentation what it says")
  func placesOthers() throws {
    var environment = try PresentationEnvironment("iphone-x", iOS: 15)
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom] {
      let placement = try PresentationPlacement(style, in: environment)
      #expect(placement.frame == environment.bounds)
      #expect(placement.safeAreaInsets == EdgeInsets(top: 44, bottom: 34))
      #expect(placement.dimming == nil)
    }
    environment.contextFrame = Rect(x: 0, y: 20, width: 375, height: 500)
    let context = try PresentationPlacement(.overCurrentContext, in: environment)
    #expect(context.frame == environment.contextFrame)
    #expect(context.safeAreaInsets == EdgeInsets(top: 24))
    var custom = ModalPresentation(.custom)
    custom.frame = Rect(x: 10, y: 600, width: 300, height: 212)
    let placement = try PresentationPlacement(of: custom, preferredContentSize: nil, in: environment)
    #expect(placement.frame == custom.frame)
    #expect(placement.safeAreaInsets == EdgeInsets(bottom: 34))
  }

  @Test("Sheets darken the whole window", arguments: [(9, 0.4), (13, 0.2), (26, 0.2)])
  func dims(version: Int, alpha: Double) throws {
    let environment = try PresentationEnvironment("ipad-9-7", iOS: version)
    for style in [ModalPresentationStyle.pageSheet, .formSheet] {
      let dimming = try #require(try PresentationPlacement(style, in: environment).dimming)
      #expect(dimming.alpha == alpha)
      #expect(dimming.frame == environment.bounds)
    }
    #expect(try PresentationPlacement(.popover, in: environment).dimming == nil)
  }

  /// <doc:Presentations#Who-is-notified>
  @Test("Presenters are told that they disappear where they do")
  func notifiesPresenters() throws {
    let filling: Set<ModalPresentationStyle> = [.fullScreen, .currentContext]
    let filledUntil12: Set<ModalPresentationStyle> = [.pageSheet, .formSheet, .popover]
    let others: Set<ModalPresentationStyle> = [.custom, .overFullScreen, .overCurrentContext]
    for device in ["iphone-8", "ipad-9-7"] {
      for style in filling.union(filledUntil12).union(others) {
        for version in [8, 12, 13, 26] {
          let step = try played(style, on: device, iOS: version)
          // In compact width sheets and popovers are full screen until iOS 12.
          let isFilled = device == "iphone-8" && version < 13 && filledUntil12.contains(style)
          let expected = filling.contains(style) || isFilled
          let isNotified = step.calls.contains { $0.receiver == "list" && $0.message == "viewWillDisappear" }
          #expect(isNotified == expected, "\(style) on \(device), iOS \(version)")
          #expect(step.layout.views.contains { $0.name == "listView" } == !expected)
        }
      }
    }
  }

  @Test("Styles that fill the window alone decide orientations")
  func decidesOrientations() throws {
    func isTurned(_ style: ModalPresentationStyle, _ device: String, _ version: Int) throws -> Bool {
      try played(style, on: device, iOS: version).layout.orientation.isLandscape
    }
    for style in ModalPresentationStyle.allCases where style != .none {
      let expected = [.fullScreen, .overFullScreen, .automatic].contains(style)
      #expect(try isTurned(style, "ipad-9-7", 12) == expected, "\(style)")
    }
    #expect(try isTurned(.formSheet, "iphone-8", 12))
    #expect(try isTurned(.formSheet, "iphone-8", 13) == false)
  }

  /// Returns the effects when a controller that allows landscape alone is presented over one that stands in portrait.
  private func played(
    _ style: ModalPresentationStyle, on device: String, iOS version: Int
  ) throws -> TraceStep {
    let device = try #require(DeviceCatalogue.device(named: device, systemVersion: SystemVersion(major: version)))
    let modal = ViewController(id: "modal", view: View("modalView"), supportedInterfaceOrientations: .landscape)
    var presentation = ModalPresentation(.declared(modal), style: style)
    presentation.popover = PopoverSettings(anchor: .view("listView", Rect(x: 100, y: 100, width: 1, height: 1)))
    let scene = try Scene(
      name: "presents", rootViewController: ViewController(id: "list", view: View("listView")),
      events: [Event(.action(.present(presentation, from: "list")))])
    let trace = try ScreenTrace(of: scene, on: device)
    #expect(trace.exception == nil)
    return try #require(trace.steps.last)
  }

  @Test("A popover's content and a wide sheet have their own size class")
  func choosesSizeClasses() throws {
    let pad = try PresentationEnvironment("ipad-9-7", iOS: 12)
    #expect(try PresentationPlacement(.popover, in: pad).horizontalSizeClass == .compact)
    #expect(try PresentationPlacement(.pageSheet, in: pad).horizontalSizeClass == .regular)
    #expect(try PresentationPlacement(.fullScreen, in: pad).horizontalSizeClass == .regular)
    let wide = try PresentationPlacement(.formSheet, Size(width: 700, height: 700), in: pad)
    #expect(wide.horizontalSizeClass == .regular)
  }

  @Test("Every presented view lies in the window, on every device, in every era and orientation")
  func staysInside() throws {
    let sizes: [Size?] = [
      nil, Size(width: 100, height: 100), Size(width: 900, height: 50), Size(width: 1e9, height: 1e9),
    ]
    for name in DeviceCatalogue.familyIDs {
      for version in [5, 7, 9, 13, 16, 26] {
        for orientation in InterfaceOrientation.allCases {
          for keyboard in [false, true] {
            let environment = try PresentationEnvironment(name, iOS: version, orientation, keyboard: keyboard)
            for style in ModalPresentationStyle.allCases where style != .none {
              for size in sizes {
                let frame = try PresentationPlacement(style, size, in: environment).frame
                #expect(environment.bounds.holds(frame), "\(style) \(name) \(version) \(orientation) \(frame)")
                #expect(frame.width >= 0 && frame.height >= 0)
              }
            }
          }
        }
      }
    }
  }
}
