public import Foundation
public import LayoutModel

/// An app that runs, as a test or a tool drives it: it starts under conditions, and its time is moved by hand.
///
///     let app = try RunningApp(in: Conditions(device: "iphone-17")) { AppDelegate() }
///     app.tap(at: CGPoint(x: 20, y: 80))
///     app.advance(by: 0.4)
///     let scene = try Scene(capturing: app.window.rootViewController!.view)
///
/// Animations, display links and gestures that take their time go by this clock. What waits on the system's own (`Timer`,
/// `DispatchQueue.main`, `Task`) runs in ``settle()``.
@MainActor public final class RunningApp {
  public let application: UIApplication
  private let clock = AnimationClock()
  private let start: AppStart
  private let fingers = Fingers()
  private let formerEnvironment: ScreenEnvironment
  private let formerBundle: Bundle
  private let formerInformation: AppInformation

  /// An app that has started.
  ///
  /// - Parameters:
  ///   - conditions: The device, its orientation and the user's settings.
  ///   - bundle: The folder with its storyboards, images and `Info.plist`; the main bundle without one.
  ///   - options: The reasons for which it starts.
  ///   - delegate: Makes its delegate.
  /// - Throws: `DeviceError` where there is no such device.
  public convenience init(
    in conditions: Conditions = .current, bundle: Bundle? = nil,
    options: [UIApplication.LaunchOptionsKey: Any]? = nil, delegate: () -> any UIApplicationDelegate
  ) throws(DeviceError) {
    try self.init(before: conditions, bundle)
    application.delegate = delegate()
    start.run(options)
    layOut()
  }

  /// An app that shows a controller alone, in a window of the conditions: neither a delegate nor a scene is asked for.
  ///
  /// - Parameters:
  ///   - conditions: The device, its orientation, the window's size and the user's settings.
  ///   - controller: Makes the controller.
  /// - Throws: `DeviceError`, and what making the controller throws.
  package convenience init(in conditions: Conditions, showing controller: () throws -> UIViewController) throws {
    try self.init(before: conditions, nil)
    let window = try application.connectAlone(in: conditions)
    window.rootViewController = try controller()
    window.makeKeyAndVisible()
  }

  /// An app that hasn't started.
  private init(before conditions: Conditions, _ bundle: Bundle?) throws(DeviceError) {
    let environment = try ScreenEnvironment(conditions)
    UIApplication.end()
    formerEnvironment = UIScreen.main.environment
    UIScreen.main.environment = environment
    (formerBundle, formerInformation) = (UIApplication.bundle, AppInformation.main)
    UIApplication.bundle = bundle ?? .main
    AppInformation.main = AppInformation(of: UIApplication.bundle)
    AnimationClock.current = clock
    Keyboard.isThere = false
    FirstResponder.current = nil
    Keyboard.isThere = true
    application = UIApplication.shared
    start = AppStart(application, AppInformation.main)
  }

  /// The screen, the time and the bundle are as before it, unless another app runs by then.
  isolated deinit {
    guard AnimationClock.current === clock else { return }
    AnimationClock.current = nil
    Keyboard.isThere = false
    UIScreen.main.environment = formerEnvironment
    (UIApplication.bundle, AppInformation.main) = (formerBundle, formerInformation)
  }

  /// Its window: the one that gets what is typed.
  ///
  /// - Precondition: It has shown one.
  public var window: UIWindow {
    guard let window = application.keyWindow ?? application.windows.last else {
      preconditionFailure("the app has shown no window: its delegate makes none, and Info.plist names no storyboard")
    }
    return window
  }

  /// The time since it began, in seconds.
  public var time: TimeInterval { clock.time }

  // MARK: Time

  /// Moves its time: animations end, display links are called 60 times a second, gestures that wait go on, timers that are due fire.
  public func advance(by seconds: TimeInterval) {
    let timers = Date().addingTimeInterval(max(0, seconds))
    pass(seconds)
    while let due = RunLoop.main.limitDate(forMode: .default), due <= timers, due > .distantPast {
      guard RunLoop.main.run(mode: .default, before: due) else { break }
      if due <= Date() { break }
    }
    layOut()
  }

  /// Moves the clock, with the display's frames where a link waits for them.
  private func pass(_ seconds: TimeInterval) {
    let end = clock.time + max(0, seconds)
    while clock.time < end {
      clock.advance(by: DisplayLinks.isWatched ? min(DisplayLinks.frame, end - clock.time) : end - clock.time)
      DisplayLinks.show(at: clock.time)
    }
  }

  /// Lets the main queue, tasks of the main actor and timers that are due run, for a few turns, and lays out.
  public func settle() async {
    for _ in 0..<8 {
      await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
      await Task.yield()
    }
    layOut()
  }

  private func layOut() {
    for window in application.windows { window.layoutIfNeeded() }
  }

  // MARK: Fingers

  /// Taps at a point of its window, as often as is said, with one finger.
  ///
  /// - Returns: The view that was touched; `nil` where nothing can be.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> UIView? {
    var touched: UIView?
    for _ in 0..<max(1, count) {
      touched = fingers.down(at: [point], in: window, clock)
      pass(0.05)
      fingers.up(clock)
      pass(0.05)
    }
    pass(Fingers.timeBetweenTaps)
    layOut()
    return touched
  }

  /// Taps in the middle of a view.
  @discardableResult
  public func tap(_ view: UIView) -> UIView? {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil as UIView?))
  }

  /// Puts a finger on a point of its window for a time, in seconds.
  @discardableResult
  public func press(at point: CGPoint, for seconds: TimeInterval = 1) -> UIView? {
    let touched = fingers.down(at: [point], in: window, clock)
    pass(seconds)
    fingers.up(clock)
    layOut()
    return touched
  }

  /// Moves a finger from a point of its window to another, in a time in seconds: a short one is a swipe.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, in seconds: TimeInterval = 0.5) -> UIView? {
    drag(from: [start], to: [end], in: seconds)
  }

  /// Moves fingers from points of its window to others, one finger a point: two to pinch or to turn.
  @discardableResult
  public func drag(from starts: [CGPoint], to ends: [CGPoint], in seconds: TimeInterval = 0.5) -> UIView? {
    guard starts.count == ends.count, !starts.isEmpty, seconds.isFinite else { return nil }
    let touched = fingers.down(at: starts, in: window, clock)
    let steps = Int(min(10_000, max(2, (seconds / DisplayLinks.frame).rounded())))
    for step in 1...steps {
      pass(seconds / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      fingers.move(
        to: zip(starts, ends).map { CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part) }, clock)
    }
    fingers.up(clock)
    layOut()
    return touched
  }

  // MARK: Keyboard

  /// Types a text into what is edited.
  ///
  /// - Returns: Whether something is edited.
  @discardableResult
  public func type(_ text: String) -> Bool {
    guard let input = FirstResponder.current as? any UIKeyInput else { return false }
    for character in text { input.insertText(String(character)) }
    layOut()
    return true
  }

  /// Taps the return key.
  ///
  /// - Returns: Whether something is edited.
  @discardableResult
  package func pressReturn() -> Bool {
    guard let input = FirstResponder.current as? any UIKeyInput else { return false }
    if let field = input as? UITextField { field.pressReturn() } else { input.insertText("\n") }
    layOut()
    return true
  }

  /// Taps the key that deletes.
  @discardableResult
  public func deleteBackward() -> Bool {
    guard let input = FirstResponder.current as? any UIKeyInput, input.hasText else { return false }
    input.deleteBackward()
    layOut()
    return true
  }

  // MARK: The device

  /// Sends it to the background.
  public func enterBackground() { start.enterBackground() }
  /// Brings it back to the front.
  public func enterForeground() {
    start.activate()
    layOut()
  }
  /// Takes events from it, as a call does.
  public func resignActive() { start.deactivate() }
  /// Tells it that memory is short.
  public func receiveMemoryWarning() {
    application.delegate?.applicationDidReceiveMemoryWarning(application)
    NotificationCenter.default.post(
      name: UIApplication.didReceiveMemoryWarningNotification, object: application)
  }
}
