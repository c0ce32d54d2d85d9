import Foundation
import LayoutTestSupport
import Testing

/// Events that are played on screens in code.
@Suite(.enabled(if: ScreenBuilding.isHere, "\(ScreenBuilding.reason)"), .serialized)
struct CodeTraceTests {
  private func traced(
    _ file: String, of project: String = "Events", _ events: [String], _ options: String...
  ) throws -> ChildProcess.Result {
    try SharedProject.with(project) { folder, build in
      try InnerCommand.run(
        ["trace", folder.appendingPathComponent(file).path, "--build-folder", build]
          + events.flatMap { ["--event", $0] } + options)
    }
  }

  @Test("Turns, sizes, settings, taps and keys are steps, with the callbacks that the app's classes override")
  func plays() throws {
    let result = try traced(
      "CounterController.swift",
      [
        "tap addButton", "tap nameField", "type Ada", "returnKey", "rotateDevice landscapeLeft",
        "contentSizeCategory accessibilityLarge", "userInterfaceStyle dark", "wait 0.5",
      ], "--device", "iphone-17", "--format", "text")
    let recorded = Checkout.path("Fixtures/Code/Events/CounterController.played.txt")
    #expect(result.output == (try String(contentsOfFile: recorded, encoding: .utf8)), "\(result.errors)")
  }

  @Test("A resized window is told beforehand, and a button that isn't there with those that are")
  func resizes() throws {
    let resized = try traced(
      "CounterController.swift", ["size 500x800"], "--device", "ipad-pro-11", "--format", "text")
    #expect(resized.output.contains("viewWillTransition(to: 500 × 800, with: coordinator)"), "\(resized.output)")
    let absent = try traced("CounterController.swift", ["tap nothing"])
    #expect(absent.errors.contains("no view 'nothing' to tap is on the screen; properties hold addButton, "))
    #expect(absent.status == 1)
  }

  @Test("What an event ends is told up to there, with the reason")
  func ends() throws {
    let result = try traced(
      "ListController.swift", ["wait 1", "rotateDevice landscapeLeft", "tap openButton", "wait 2", "tap openButton"],
      "--format", "text")
    #expect(result.status == 1)
    let events = result.output.split(separator: "\n").filter { $0.contains(" s  ") }.map {
      $0.split(separator: "  ").last
    }
    #expect(events == ["launch", "wait 1", "rotateDevice landscapeLeft", "tap openButton"], "\(result.output)")
    #expect(result.errors.contains("screen-failed: ListController: Index out of range"))
  }

  @Test("Words that are no event, and events for a fixture, are refused")
  func refuses() throws {
    let wrong = try traced("CounterController.swift", ["turn left"])
    #expect(wrong.status == 64 && wrong.errors.contains("'turn left' is no value of '--event';"))
    let fixture = try InnerCommand.run(
      "trace", Checkout.path("Fixtures/BigNerdRanch/heavy-rotation-phone.json"), "--event", "returnKey")
    #expect(fixture.status == 64 && fixture.errors.contains("'--event' is for the screens of Swift files"))
  }

  @Test("What code prints, what observers get and what an exception says are lines of the trace")
  func prints() throws {
    let dog = try traced("LostDogController.swift", of: "Chapters/Listings", ["tap postButton"], "--format", "text")
    #expect(
      dog.output.contains(
        """
            notification  LostDogController  retrieveDog: LostDog, object LostDogController, userInfo {Name = Fido}
            output        app                LostDog: Fido
        """), "\(dog.output)\(dog.errors)")
    let animated = try traced(
      "ScriptController.swift", of: "Chapters/ObjectiveScript",
      ["tap specialView", "tap scaleButton", "tap specialView", "wait 1"], "--device", "iphone-4s", "--system-version",
      "6.1", "--format", "text")
    #expect(animated.output.contains("output  app  finished: true"), "\(animated.output)\(animated.errors)")
  }

  @Test("An exception that code raises is UIKit's own in the trace")
  func raises() throws {
    let result = try traced(
      "RaisingController.swift", of: "Chapters/Listings", ["tap raiseButton"], "--format", "text")
    #expect(result.status == 1)
    #expect(result.errors.contains("Wrong initializer: Use initForNewItem:"), "\(result.errors)")
    let popover = try traced(
      "RaisingController.swift", of: "Chapters/Listings", ["tap popoverButton"], "--device", "ipad-air",
      "--system-version", "7.0", "--format", "text")
    #expect(popover.errors.contains("NSGenericException: -[UIPopoverController dealloc] reached while popover"))
  }

  @Test("A popover keeps its host behind, and a form sheet from its content comes in front")
  func presents() throws {
    let result = try traced(
      "ModalFromPopover.swift", of: "Chapters/Listings", ["tap Go", "tap launchButton", "tap dismissButton"], "--scene",
      "BaseController", "--device", "ipad-air", "--system-version", "7.1", "--format", "text")
    let steps = result.output.components(separatedBy: " s  tap ")
    #expect(steps.count == 4, "\(result.output)\(result.errors)")
    for (step, classes) in zip(
      steps, [[], ["UIPopoverView"], ["UIPopoverView", "UIDimmingView"], ["UIPopoverView"]] as [[String]])
    {
      for name in ["UIPopoverView", "UIDimmingView"] {
        #expect(step.contains("<\(name): ") == classes.contains(name), "\(step)")
      }
      #expect(step.contains("<UIToolbar: toolbar; frame = (0 20; 768 44)"))
    }
  }
}
