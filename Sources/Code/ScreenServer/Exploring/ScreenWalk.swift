import Foundation
import LayoutModel
import ScreenAnswers
import UIKit

/// An app that was started, and a user's way through it.
@MainActor struct ScreenWalk {
  /// A step of a way: an action, by its key and by its label where the screen has no such key.
  struct Step {
    let key: String
    let label: String
  }

  /// The reason why a way can't be gone.
  enum Failure: Error, CustomStringConvertible {
    case noAction(String, known: [String])

    var description: String {
      switch self {
      case .noAction(let label, let known):
        "its way has '\(label)', which isn't on the screen then"
          + (known.isEmpty ? "" : ": there is \(known.joined(separator: ", "))")
      }
    }
  }

  private let app: RunningApp
  private let name: String
  private let conditions: Conditions
  /// The labels of the actions, as they read when they were done.
  private var labels: [String] = []

  /// Starts an app, and goes a way.
  ///
  /// - Parameters:
  ///   - screen: The app.
  ///   - way: The actions.
  ///   - conditions: The conditions.
  /// - Throws: `Failure`, and what starting the app throws.
  init(through screen: HostedScreen, _ way: [Step], under conditions: Conditions) throws {
    name = screen.name
    self.conditions = conditions
    app = try screen.app(in: conditions)
    settle()
    waitForBeginning()
    for step in way {
      let actions = UserActions(in: app.window)
      guard let action = actions.action(step.key, label: step.label) else {
        throw Failure.noAction(step.label, known: actions.all.prefix(Self.maximumKnown).map { "'\($0.label)'" })
      }
      labels.append(action.label)
      action.act(app)
      settle()
    }
  }

  /// The maximum number of actions that a message names.
  private static let maximumKnown = 8

  // MARK: Waiting

  /// Waits for the end of a first screen on which nothing can be done: an app may show its name for a while.
  private func waitForBeginning() {
    let patience = Date().addingTimeInterval(Self.longestWait)
    while UserActions(in: app.window).all.isEmpty, Date() < patience {
      RunLoop.main.run(until: Date().addingTimeInterval(Self.longPause))
      settle()
    }
  }

  /// Waits for the end of animations, and for work in the background: until nothing changes.
  private func settle() {
    app.advance(by: Self.timeOfAnimations)
    let end = Date().addingTimeInterval(Self.longestUnrest)
    var (last, quiet) = (content, 0)
    while quiet < Self.quietLooks, Date() < end {
      RunLoop.main.run(until: Date().addingTimeInterval(Self.pause))
      app.window.layoutIfNeeded()
      UnplacedViews.place(in: app.window)
      let now = content
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
  }

  /// The text that changes with what is shown.
  private var content: String { WindowShape(of: app.window).state + app.window.shownTexts }

  /// The time after which transitions and most animations are over, in seconds.
  private static let timeOfAnimations = 1.0
  /// The time between two looks at a screen.
  private static let pause = 0.03
  /// The number of looks without a change after which an app is quiet: a request fails without a network meanwhile.
  private static let quietLooks = 5
  /// The same while an app begins.
  private static let longPause = 0.2
  private static let longestUnrest = 1.0
  private static let longestWait = 3.0

  // MARK: Answers

  /// The screen at the way's end, inside the bars and the sheet that present it.
  ///
  /// - Throws: `DeviceError`, `InvalidScene`.
  func screen() throws -> CapturedScreen {
    let front = CapturedWindow(of: app.window).front
    let (scene, stays) = try Scene.captured(front, in: conditions, name: name)
    return CapturedScreen(
      scene: scene, reads: ConditionReads.noted, stays: stays, leftOut: LeftOutCode.passed)
  }

  /// The state at the way's end, and what can be done there.
  ///
  /// - Throws: `DeviceError`, `InvalidScene`.
  func state() throws -> ExploredState {
    let shape = WindowShape(of: app.window)
    return ExploredState(
      controllers: shape.controllers, owner: shape.owner, shape: shape.shape, state: shape.state,
      isOfSystem: shape.isOfSystem, labels: labels, actions: UserActions(in: app.window).all.map(\.answer),
      screen: try screen(), processorTime: Self.processorTime)
  }

  /// The program's processor time since the start, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    guard unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

extension UIView {
  /// The texts in it, one after another.
  fileprivate var shownTexts: String {
    var texts = ""
    func look(in view: UIView) {
      if let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle { texts += text }
      view.subviews.forEach(look)
    }
    look(in: self)
    return texts
  }
}
