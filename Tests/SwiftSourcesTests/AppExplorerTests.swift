import Checks
import LayoutModel
import ScreenAnswers
import Testing

@testable import SwiftSources

/// The order in which an app is explored, and what is made of the outcomes.
struct AppExplorerTests {
  /// An app in which each screen leads to others, by the keys of actions.
  private struct App: Sendable {
    /// The actions of screens: the key, the list that it is a part of, and the screen that it leads to; `nil` where it ends the app.
    var screens: [String: [(key: String, group: String, target: String?)]]
    /// The screens that are the system's.
    var alerts: Set<String> = []

    func state(after way: [String]) -> Result<ExploredState, ScreenFailure> {
      var screen = "Home"
      for key in way {
        guard let action = screens[screen, default: []].first(where: { $0.key == key }) else {
          return .failure(ScreenFailure(reason: "\(screen) has no \(key)"))
        }
        guard let target = action.target else { return .failure(ScreenFailure(reason: "a trap", in: "A.swift", at: 3)) }
        screen = target
      }
      let actions = screens[screen, default: []].map { PossibleAction(key: $0.key, label: $0.key, group: $0.group) }
      return .success(
        ExploredState(
          controllers: ["\(screen)Controller"], owner: alerts.contains(screen) ? "" : "\(screen)Controller",
          shape: screen, state: screen, isOfSystem: alerts.contains(screen), labels: way, actions: actions,
          screen: .blank, processorTime: 1))
    }
  }

  private func explored(_ app: App, steps: Int = 100, seconds: Double = 1000, jobs: Int = 2) -> AppExploration {
    var limits = ExplorationLimits()
    (limits.steps, limits.seconds, limits.jobs) = (steps, seconds, jobs)
    var explorer = AppExplorer(within: limits) { way in app.state(after: way.map(\.key)) }
    explorer.run()
    return explorer.exploration
  }

  private static let app = App(
    screens: [
      "Home": [("tap settings", "", "Settings"), ("tap broken", "", nil), ("tap reset", "", "Alert")],
      "Settings": [("tap about", "", "About"), ("tap home", "", "Home")],
      "Alert": [("choice Reset", "", "Done")],
    ], alerts: ["Alert"])

  @Test("Screens are named by their ways, and an alert is a part of a way")
  func finds() {
    let found = explored(Self.app)
    #expect(
      found.screens.map(\.name) == [
        "launch", "launch › tap settings", "launch › tap settings › tap about", "launch › tap reset › choice Reset",
      ], "\(found.screens.map(\.name))")
    let arrows = found.arrows.map { "\(found.screens[$0.source].owner) \($0.label) \(found.screens[$0.target].owner)" }
    #expect(
      Set(arrows) == [
        "HomeController tap settings SettingsController", "SettingsController tap about AboutController",
        "SettingsController tap home HomeController", "HomeController tap reset › choice Reset DoneController",
      ])
    #expect(found.endings.map(\.name) == ["launch › tap broken"])
    #expect(found.endings.first?.reason == "a trap" && found.endings.first?.line == 3)
    #expect(found.steps == 6 && found.left == 0)
  }

  @Test("What is found doesn't depend on the number of threads")
  func repeats() { #expect(explored(Self.app, jobs: 1) == explored(Self.app, jobs: 8)) }

  @Test("Rows that lead to one and the same screen are taken as leading there")
  func samples() {
    let rows = (0..<50).map { (key: "row \($0)", group: "rows", target: Optional("Detail")) }
    #expect(explored(App(screens: ["Home": rows])).steps == 3)
    let others = (0..<50).map { (key: "row \($0)", group: "rows", target: Optional("Detail\($0)")) }
    #expect(explored(App(screens: ["Home": others])).screens.count == 51)
  }

  @Test("An item of a tab bar is tapped once, for it does the same on every screen")
  func tabs() {
    let tabs: [(key: String, group: String, target: String?)] = [("tab A", "", "A"), ("tab B", "", "B")]
    #expect(explored(App(screens: ["Home": tabs, "A": tabs, "B": tabs])).steps == 2)
  }

  @Test("No more is done than the limits allow, and what is left is counted")
  func limits() {
    let found = explored(Self.app, steps: 2)
    #expect(found.steps == 2 && found.left > 0)
    // Each visit takes a second.
    let rows = (0..<50).map { (key: "row \($0)", group: "", target: Optional("Detail\($0)")) }
    let late = explored(App(screens: ["Home": rows]), seconds: 10)
    #expect(late.steps == 16 && late.left == 34, "\(late.steps)")
  }

  @Test("An exploration is read from its record, and from no other")
  func records() throws {
    let found = explored(Self.app)
    let text = found.text("signature")
    #expect(AppExploration(Array(text.utf8), "signature") == found)
    #expect(AppExploration(Array(text.utf8), "another") == nil)
    #expect(AppExploration(Array("{}".utf8), "signature") == nil)
    #expect(AppExploration(Array(text.prefix(200).utf8), "signature") == nil)
  }
}
