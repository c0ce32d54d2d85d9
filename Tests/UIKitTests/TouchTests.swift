import LayoutModel
import Testing

@testable import UIKit

extension RunningAppTests {
  /// Fingers on an app's screen: through hit testing, gestures and controls, on a clock that is moved by hand.
  @MainActor @Suite(.serialized) struct TouchTests {
    /// The events, in order.
    private final class Record: NSObject, UIGestureRecognizerDelegate {
      var events: [String] = []
      var isSimultaneous = false
      func note(_ recognizer: UIGestureRecognizer) {
        events.append("\(recognizer.name ?? "") \(recognizer.state)")
      }
      func down() { events.append("down") }
      func up() { events.append("up") }
      func outside() { events.append("outside") }
      func cancel() { events.append("cancel") }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { isSimultaneous }
    }

    private final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }

    private let app: RunningApp
    private let record = Record()
    private let root: UIView

    init() throws {
      app = try RunningApp(in: Conditions(device: "iphone-17")) { Delegate() }
      root = app.window.rootViewController?.view ?? UIView()
    }

    private func add<Recognizer: UIGestureRecognizer>(
      _ recognizer: Recognizer, _ name: String, to view: UIView? = nil
    ) -> Recognizer {
      recognizer.name = name
      recognizer.addTarget(record, action: Selector("note:", Record.note(_:)))
      recognizer.delegate = record
      (view ?? root).addGestureRecognizer(recognizer)
      return recognizer
    }

    private func button() -> UIButton {
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      button.addTarget(record, action: Selector("down", Record.down), for: .touchDown)
      button.addTarget(record, action: Selector("up", Record.up), for: .touchUpInside)
      button.addTarget(record, action: Selector("outside", Record.outside), for: .touchUpOutside)
      button.addTarget(record, action: Selector("cancel", Record.cancel), for: .touchCancel)
      root.addSubview(button)
      return button
    }

    @Test func hoversTakeNoTouches() {
      _ = add(UIHoverGestureRecognizer(), "hover")
      _ = add(UITapGestureRecognizer(), "tap")
      app.tap(at: CGPoint(x: 10, y: 10))
      app.tap(at: CGPoint(x: 10, y: 10))
      #expect(record.events == ["tap ended", "tap ended"])
    }

    @Test func doubleTapsGoFirst() {
      let double = add(UITapGestureRecognizer(), "double")
      double.numberOfTapsRequired = 2
      let single = add(UITapGestureRecognizer(), "single")
      single.require(toFail: double)
      app.tap(at: CGPoint(x: 10, y: 10))
      #expect(record.events == ["single ended"])
      app.tap(at: CGPoint(x: 10, y: 10), count: 2)
      #expect(record.events == ["single ended", "double ended"])
      #expect(GestureSession.current == nil)
      #expect(single.state == .possible)
    }

    @Test func longPresses() {
      let press = add(UILongPressGestureRecognizer(), "press")
      _ = add(UITapGestureRecognizer(), "tap")
      app.press(at: CGPoint(x: 10, y: 10), for: 0.6)
      #expect(record.events == ["press began", "press ended"])
      app.press(at: CGPoint(x: 10, y: 10), for: 0.3)
      #expect(record.events.last == "tap ended")
      press.minimumPressDuration = 0.1
      app.press(at: CGPoint(x: 10, y: 10), for: 0.3)
      #expect(record.events.suffix(2) == ["press began", "press ended"])
    }

    @Test func pans() {
      let pan = add(UIPanGestureRecognizer(), "pan")
      _ = add(UISwipeGestureRecognizer(), "swipe")
      app.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10), in: 1)
      #expect(record.events.first == "pan began")
      #expect(record.events.last == "pan ended")
      #expect(!record.events.contains { $0.hasPrefix("swipe") })
      pan.isEnabled = false
      record.events = []
      app.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 10), in: 0.1)
      #expect(record.events == ["swipe ended"])
    }

    @Test func simultaneousGestures() {
      record.isSimultaneous = true
      _ = add(UIPanGestureRecognizer(), "outer")
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      root.addSubview(inner)
      _ = add(UIPanGestureRecognizer(), "inner", to: inner)
      app.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), in: 0.5)
      #expect(record.events.prefix(2) == ["inner began", "outer began"])
      record.events = []
      record.isSimultaneous = false
      app.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 10), in: 0.5)
      #expect(!record.events.contains { $0.hasPrefix("outer") })
    }

    @Test func pinches() {
      let pinch = add(UIPinchGestureRecognizer(), "pinch")
      var scales: [CGFloat] = []
      app.drag(
        from: [CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100)], to: [CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100)])
      #expect(record.events.first == "pinch began")
      #expect(record.events.last == "pinch ended")
      scales.append(pinch.scale)
      #expect(scales == [1])
    }

    @Test func controls() {
      let button = button()
      #expect(app.tap(at: CGPoint(x: 150, y: 120)) === button)
      #expect(record.events == ["down", "up"])
      record.events = []
      app.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 400))
      #expect(record.events == ["down", "outside"])
      _ = add(UITapGestureRecognizer(), "around")
      record.events = []
      app.tap(button)
      #expect(record.events == ["down", "up"])
    }

    @Test func scrollingTakesTouches() {
      let scroll = UIScrollView(frame: root.bounds)
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: root.bounds.width, height: 3000)
      root.addSubview(scroll)
      scroll.addSubview(button())
      app.drag(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 150, y: 20))
      #expect(record.events == ["down", "cancel"])
      #expect(scroll.contentOffset.y > 80)
      #expect(scroll.contentOffset.y <= 100)
    }

    @Test func typing() {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      root.addSubview(field)
      #expect(!app.type("a"))
      app.tap(field)
      #expect(field.isFirstResponder)
      #expect(app.type("Hello"))
      #expect(app.deleteBackward())
      #expect(field.text == "Hell")
    }

    @Test func keyboard() {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      let bar = UIView()
      bar.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(field)
      root.addSubview(bar)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: root.trailingAnchor), bar.heightAnchor.constraint(equalToConstant: 44),
        bar.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ])
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [record] note in
          let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
          MainActor.assumeIsolated { record.events.append("\(name.rawValue.dropFirst(10).dropLast(12)) \(frame.minY)") }
        }
      }
      app.advance(by: 0)
      #expect(bar.frame.maxY == 840)
      app.tap(field)
      // A tap takes longer than the keyboard: it ends when no second one can follow.
      #expect(record.events == ["WillShow 539.0", "DidShow 539.0"])
      #expect(bar.frame.maxY == 539)
      field.resignFirstResponder()
      app.advance(by: 0.3)
      #expect(record.events.suffix(2) == ["WillHide 874.0", "DidHide 874.0"])
      #expect(bar.frame.maxY == 840)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    @Test func clock() async {
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        record.events.append("end")
      }
      app.advance(by: 0.2)
      #expect(record.events.isEmpty)
      app.advance(by: 0.2)
      #expect(record.events == ["end"])
      @MainActor final class Frames: NSObject {
        var count = 0
        func frame(_ link: CADisplayLink) { count += 1 }
      }
      let frames = Frames()
      let link = CADisplayLink(target: frames, selector: Selector("frame:", Frames.frame(_:)))
      link.add(to: .main, forMode: .common)
      app.advance(by: 0.5)
      #expect(frames.count == 30)
      link.invalidate()
      app.advance(by: 0.5)
      #expect(frames.count == 30)
      DispatchQueue.main.async { [record] in MainActor.assumeIsolated { record.events.append("queue") } }
      Task { @MainActor [record] in record.events.append("task") }
      await app.settle()
      #expect(Set(record.events) == ["end", "queue", "task"])
    }
  }
}
