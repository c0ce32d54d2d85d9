import Testing

@testable import UIKit

/// Gestures that code fires, and taps that find their way.
@MainActor struct GestureTests {
  /// What gestures tell.
  private final class Target: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var places: [CGPoint] = []
    var begins = true
    var isSimultaneous = false
    func recognized(_ recognizer: UIGestureRecognizer) {
      states.append(recognizer.state)
      places.append(recognizer.location(in: recognizer.view))
    }
    func panned(_ recognizer: UIPanGestureRecognizer) {
      states.append(recognizer.state)
      places.append(recognizer.translation(in: recognizer.view))
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  init() { root.addSubview(inner) }

  private func tap(_ target: Target) -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: target, action: Selector("recognized:", Target.recognized(_:)))
  }

  @Test func taps() {
    let (own, outer) = (Target(), Target())
    inner.addGestureRecognizer(tap(own))
    root.addGestureRecognizer(tap(outer))
    #expect(root.tap(at: CGPoint(x: 60, y: 70)) === inner)
    #expect(own.states == [.ended])
    #expect(own.places == [CGPoint(x: 10, y: 20)])
    #expect(outer.states.isEmpty)
    #expect(root.tap(at: CGPoint(x: 10, y: 10)) === root)
    #expect(outer.places == [CGPoint(x: 10, y: 10)])
    #expect(root.gestureRecognizers?.first?.state == .possible)
    inner.isUserInteractionEnabled = false
    root.tap(at: CGPoint(x: 60, y: 70))
    #expect(outer.states.count == 2)
  }

  @Test func delegates() {
    let (own, outer) = (Target(), Target())
    let recognizer = tap(own)
    recognizer.delegate = own
    inner.addGestureRecognizer(recognizer)
    root.addGestureRecognizer(tap(outer))
    own.isSimultaneous = true
    root.tap(at: CGPoint(x: 60, y: 70))
    #expect((own.states.count, outer.states.count) == (1, 1))
    own.begins = false
    root.tap(at: CGPoint(x: 60, y: 70))
    #expect((own.states.count, outer.states.count) == (1, 2))
    recognizer.isEnabled = false
    #expect(!recognizer.recognize(at: .zero))
  }

  @Test func controlsKeepTaps() {
    let (outer, button) = (Target(), UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    root.addGestureRecognizer(tap(outer))
    root.addSubview(button)
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect((count, outer.states.count) == (1, 0))
    let own = Target()
    button.addGestureRecognizer(tap(own))
    root.tap(at: CGPoint(x: 10, y: 10))
    #expect((count, own.states.count) == (1, 1))
  }

  @Test func pans() {
    let target = Target()
    let recognizer = UIPanGestureRecognizer(target: target, action: Selector("panned:", Target.panned(_:)))
    inner.addGestureRecognizer(recognizer)
    #expect(recognizer.pan(from: .zero, through: [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 5)]))
    #expect(target.states == [.began, .changed, .changed, .ended])
    #expect(target.places == [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 5), CGPoint(x: 30, y: 5)])
  }

  @Test func longPresses() {
    let target = Target()
    let recognizer = UILongPressGestureRecognizer(
      target: target, action: Selector("recognized:", Target.recognized(_:)))
    inner.addGestureRecognizer(recognizer)
    #expect(recognizer.recognize(at: CGPoint(x: 5, y: 5)))
    #expect(target.states == [.began, .changed, .ended])
    #expect(inner.gestureRecognizers == [recognizer])
    root.addGestureRecognizer(recognizer)
    #expect(inner.gestureRecognizers == nil)
  }

  @Test func scrolling() {
    final class Pages: NSObject, UIScrollViewDelegate {
      var events: [String] = []
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("drag") }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        events.append("end \(decelerate)")
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("still") }
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }
    let (view, pages) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Pages())
    view.contentSize = CGSize(width: 300, height: 100)
    view.isPagingEnabled = true
    view.delegate = pages
    view.drag(by: CGPoint(x: -70, y: 0))
    #expect(view.contentOffset == CGPoint(x: 100, y: 0))
    #expect(pages.events == ["drag", "end true", "still"])
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)))
    view.maximumZoomScale = 2
    view.zoomScale = 3
    #expect(view.zoomScale == 2)
    #expect(view.contentSize == CGSize(width: 600, height: 200))
  }
}
