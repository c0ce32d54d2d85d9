package import Checks
package import LayoutModel

/// The answer of a program of screens to a request.
///
/// The program isn't trusted: its scenes are checked where they are read.
package enum ScreenAnswer {
  /// The screen as it was made.
  case screen(CapturedScreen)
  /// The start of a screen, and what followed each event.
  case trace([PlayedStep])
  /// What a snapshot test hands over.
  case snapshots(TakenSnapshots)
  /// The app after a user's way.
  case explored(ExploredState)
  /// The reason why there is no screen, and whether a snapshot test ran as it is meant and handed over no view.
  case failure(reason: String, isOfNoView: Bool)

  /// Returns the answer as a line, without its end.
  package func line() -> [UInt8] {
    var line = PackedLine()
    var answer = self
    line.pass(&answer)
    return line.text
  }

  /// Reads the answer of a line; `nil` if the line is none.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - face: Finds the face of a font by its name.
  /// - Throws: `InvalidScene` where what it gives can't be a screen.
  package init?(_ line: [UInt8], face: @escaping (String) -> FontFace?) throws(InvalidScene) {
    var line = PackedLine(line, face: face)
    self = .blank
    line.pass(&self)
    guard !line.isBroken else { return nil }
    switch self {
    case .screen(let screen):
      guard screen.isSound else { return nil }
      try screen.scene.check()
    case .explored(let state):
      guard state.screen.isSound, Magnitude.isSound(state.processorTime) else { return nil }
      try state.screen.scene.check()
    case .trace(let steps):
      guard !steps.isEmpty else { return nil }
      for step in steps {
        let times = [step.time, step.duration] + step.calls.map(\.time)
        let frames = [step.frame].compactMap(\.self) + step.presented.map(\.frame)
        guard times.allSatisfy({ $0 >= 0 && Magnitude.isSound($0) }), frames.allSatisfy(\.isSound) else { return nil }
        try step.scene.check()
        for presented in step.presented { try presented.scene.check() }
      }
    case .snapshots(let taken): guard try taken.check() else { return nil }
    case .failure: break
    }
  }
}

extension CapturedScreen {
  /// A Boolean value that tells whether the frames in which numbers stay may be views' frames.
  fileprivate var isSound: Bool { stays.allSatisfy { $0?.isSound ?? true } }
}

extension Rect {
  /// A Boolean value that tells whether it may be a view's frame: a program may say any numbers.
  fileprivate var isSound: Bool {
    [x, y, width, height].allSatisfy(Magnitude.isSound) && width >= 0 && height >= 0
  }
}

extension ScreenAnswer: Packable {
  package static var blank: ScreenAnswer { .failure(reason: "", isOfNoView: false) }

  package mutating func pass(through line: inout PackedLine) {
    var choice =
      switch self {
      case .screen: 0
      case .trace: 1
      case .explored: 2
      case .failure: 3
      case .snapshots: 4
      }
    line.pass(&choice, below: 5)
    switch choice {
    case 0:
      var screen = if case .screen(let screen) = self { screen } else { CapturedScreen.blank }
      line.pass(&screen)
      self = .screen(screen)
    case 1:
      var steps = if case .trace(let steps) = self { steps } else { [PlayedStep]() }
      line.pass(&steps)
      self = .trace(steps)
    case 2:
      var state = if case .explored(let state) = self { state } else { ExploredState.blank }
      line.pass(&state)
      self = .explored(state)
    case 4:
      var taken = if case .snapshots(let taken) = self { taken } else { TakenSnapshots.blank }
      line.pass(&taken)
      self = .snapshots(taken)
    default:
      var (reason, isOfNoView) =
        if case .failure(let reason, let isOfNoView) = self { (reason, isOfNoView) } else { ("", false) }
      line.pass(&reason)
      line.pass(&isOfNoView)
      self = .failure(reason: reason, isOfNoView: isOfNoView)
    }
  }
}

/// A step of a trace: the start or an event, what the app's classes were told, and the screen after it.
package struct PlayedStep: Sendable {
  package var event: String
  /// The time from the start on, in seconds.
  package var time: Double
  package var duration: Double
  /// The name of the conditions that the screen has then.
  package var conditions: String
  package var calls: [TraceCall]
  package var scene: Scene
  /// The frame of the scene's view in the window, in points; `nil` where the scene itself says it.
  package var frame: Rect?
  /// The views of presentations in front of the scene, back to front.
  package var presented: [PresentedScene]

  /// Creates a step from its parts.
  package init(
    event: String, time: Double, duration: Double, conditions: String, calls: [TraceCall], scene: Scene,
    frame: Rect? = nil, presented: [PresentedScene] = []
  ) {
    (self.event, self.time, self.duration) = (event, time, duration)
    (self.conditions, self.calls) = (conditions, calls)
    (self.scene, self.frame, self.presented) = (scene, frame, presented)
  }
}

/// A view that a presentation puts in front of a screen, as a scene that fills the view.
package struct PresentedScene: Sendable {
  /// The frame in the window, in points.
  package var frame: Rect
  package var scene: Scene

  package init(frame: Rect, scene: Scene) { (self.frame, self.scene) = (frame, scene) }
}

extension PresentedScene: Packable {
  package static var blank: PresentedScene {
    PresentedScene(frame: Rect(x: 0, y: 0, width: 0, height: 0), scene: .blank)
  }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&frame)
    line.pass(&scene)
  }
}

extension PlayedStep: Packable {
  package static var blank: PlayedStep {
    PlayedStep(event: "", time: 0, duration: 0, conditions: "", calls: [], scene: .blank)
  }

  package mutating func pass(through line: inout PackedLine) {
    line.pass(&event)
    line.pass(&time)
    line.pass(&duration)
    line.pass(&conditions)
    line.pass(&calls)
    line.pass(&scene)
    line.pass(&frame)
    line.pass(&presented)
  }
}

extension TraceCall: Packable {
  package static var blank: TraceCall { TraceCall(time: 0, kind: .note, receiver: "", message: "") }
  package mutating func pass(through line: inout PackedLine) {
    var (time, kind, receiver, message) = (time, kind, receiver, message)
    line.pass(&time)
    line.pass(&kind)
    line.pass(&receiver)
    line.pass(&message)
    self = TraceCall(time: time, kind: kind, receiver: receiver, message: message)
  }
}

extension TraceCall.Kind: PackableChoice {}

/// A scene as it is captured of a live screen: a controller with a view. All else is as whoever reads it says.
extension Scene: Packable {
  package static var blank: Scene {
    Scene(
      checked: ViewController(), name: "", device: nil, systemVersion: nil, application: Application(),
      orientation: .portrait, userSettings: UserSettings())
  }

  package mutating func pass(through line: inout PackedLine) {
    var (controller, orientation, fileNames) = (rootViewController, orientation, fileNames)
    line.pass(&controller.view)
    controller.passAnswers(through: &line)
    line.pass(&orientation)
    line.pass(&fileNames)
    guard line.isRead else { return }
    self = Scene(
      checked: controller, name: name, device: device, systemVersion: systemVersion, application: application,
      orientation: orientation, userSettings: userSettings)
    self.fileNames = fileNames
  }

  /// Checks what a program says of a screen. Its controller has the answers of containers too, which a plain one has not.
  func check() throws(InvalidScene) {
    var controller = rootViewController
    (controller.navigation, controller.split) = (NavigationSettings(), SplitSettings())
    try SceneChecker.check(controller, viewControllers: [], events: [], application: application)
  }
}

extension InterfaceOrientation: PackableChoice {}
