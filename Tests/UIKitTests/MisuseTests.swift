import Foundation
import Testing

@testable import UIKit

/// Impossible and endless layouts: UIKit's exception with its place, or a layout that ends.
@MainActor struct MisuseTests {
  /// The text that a program printed before it stopped.
  private static func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  // MARK: Exceptions

  @Test("Two views in no common view: the exception names the line that made the constraint")
  func noCommonAncestor() async {
    // Within the test of an exit every line counts as its first.
    let line = #line + 1
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
    }
    let text = Self.text(result)
    #expect(text.contains("NSGenericException") && text.contains("they have no common ancestor"))
    #expect(text.contains("UIKitTests/MisuseTests.swift:\(line):"))
  }

  @Test("A view in itself, and one in its own subtree")
  func ownSubtree() async {
    let own = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
    #expect(Self.text(own).contains("Can't add self as subview"))
    let outer = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      inner.addSubview(view)
    }
    #expect(Self.text(outer).contains("Can't add superview as subview"))
  }

  @Test("A multiplier of 0 with a location, and one that is no number")
  func multipliers() async {
    let line = #line + 1
    let zero = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let (view, inner) = (UIView(), UIView())
      view.addSubview(inner)
      _ = NSLayoutConstraint(
        item: inner, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left, multiplier: 0, constant: 8)
    }
    #expect(Self.text(zero).contains("A multiplier of 0"))
    #expect(Self.text(zero).contains("UIKitTests/MisuseTests.swift:\(line):"))
    let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
    }
    #expect(Self.text(none).contains("Multiplier is not finite"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0, constant: 30).isActive = true
    view.layoutIfNeeded()
    #expect(inner.frame.width == 30)
  }

  @Test("Frames and constants that are no numbers")
  func noNumbers() async {
    let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIView().frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
    }
    #expect(Self.text(frame).contains("'CALayerInvalidGeometry', reason: 'CALayer position contains NaN: [nan 0.0]"))
    let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIView().bounds.size.height = .nan
    }
    #expect(Self.text(bounds).contains("CALayer bounds contains NaN: [0.0 0.0; 0.0 nan]"))
    let constant = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      UIView().widthAnchor.constraint(equalToConstant: 10).constant = .infinity
    }
    #expect(Self.text(constant).contains("constant is not finite"))
  }

  @Test("A layout on another thread")
  func otherThread() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      MainThread.check()
      let thread = Thread { MainThread.check() }
      thread.start()
      while !thread.isFinished { await Task.yield() }
    }
    #expect(Self.text(result).contains("must not be performed from a background thread"))
  }

  // MARK: Changes during a layout

  /// A view that does something in each of its layouts.
  private final class Acting: UIView {
    var action: ((Acting) -> Void)?
    private(set) var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      action?(self)
    }
  }

  private func pin(_ view: UIView, to edge: NSLayoutYAxisAnchor, in superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: edge, constant: 8),
      view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 8),
      view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test("Views that are taken away in a layout, by themselves and by those beside them, with what holds them")
  func removedInLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    var views: [Acting?] = (0..<4).map { _ in Acting() }
    for (place, view) in views.enumerated() {
      guard let view else { continue }
      root.addSubview(view)
      pin(view, to: place == 0 ? root.topAnchor : views[place - 1]?.bottomAnchor ?? root.topAnchor, in: root)
    }
    views[0]?.action = { _ in
      views[1]?.removeFromSuperview()
      views[1] = nil
    }
    views[2]?.action = { $0.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(root.subviews.count == 2)
    #expect(views[0]?.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
    #expect(views[3]?.frame.size == CGSize(width: 40, height: 20))
    #expect(views[2]?.superview == nil)
  }

  @Test("A view that takes its own superview away in a layout")
  func superviewRemovedInLayout() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (outer, inner, innermost) = (UIView(), Acting(), Acting())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(innermost)
    pin(outer, to: window.topAnchor, in: window)
    pin(inner, to: outer.topAnchor, in: outer)
    pin(innermost, to: inner.topAnchor, in: inner)
    innermost.action = { _ in outer.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(outer.superview == nil && window.subviews.isEmpty)
    #expect(innermost.frame == CGRect(x: 8, y: 8, width: 40, height: 20))
  }

  @Test("A view that is dirty for ever is named, and the layout ends")
  func dirtyForEver() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = Acting()
      window.addSubview(view)
      view.action = { $0.setNeedsLayout() }
      window.layoutIfNeeded()
      precondition(view.count == 100)
    }
    #expect(Self.text(result).contains("[LayoutLoop] Acting asked for a layout in each of 100 rounds"))
  }

  @Test("A view whose constraints and constants change in each layout, without end")
  func changingForEver() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let view = Acting()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      view.action = { _ in width.constant += 1 }
      window.layoutIfNeeded()
      precondition(width.constant == 110)
    }
    #expect(Self.text(result).contains("[LayoutLoop]"))
  }

  // MARK: Many

  @Test("2,000 views in each other are laid out, moved, measured and given back")
  func deep() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let outermost = UIView()
    var outer = outermost
    var innermost = outer
    for _ in 0..<2_000 {
      let view = UIView()
      outer.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 20),
      ])
      (outer, innermost) = (view, view)
    }
    window.addSubview(outermost)
    window.layoutIfNeeded()
    #expect(innermost.convert(CGPoint.zero, to: nil).y == 2_000)
    outermost.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    window.layoutIfNeeded()
    #expect(innermost.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 2_010))
    #expect(window.hitTest(CGPoint(x: 15, y: 15), with: nil) != nil)
    #expect(outermost.viewWithTag(7) == nil)
    outermost.tintColor = .red
    outermost.overrideUserInterfaceStyle = .dark
    #expect(innermost.traitCollection.userInterfaceStyle == .dark)
    outermost.removeFromSuperview()
    #expect(innermost.window == nil)
  }

  @Test("Masks 2,000 views deep follow at once")
  func deepMasks() {
    let outermost = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var innermost = outermost
    for _ in 0..<2_000 {
      let view = UIView(frame: innermost.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      innermost.addSubview(view)
      innermost = view
    }
    outermost.frame.size = CGSize(width: 300, height: 200)
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
  }

  @Test("Many views beside each other come and go, one by one and all at once")
  func wide() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    window.layoutIfNeeded()
    var views: [UIView] = []
    for _ in 0..<5_000 {
      let view = UIView()
      root.addSubview(view)
      pin(view, to: root.topAnchor, in: root)
      views.append(view)
    }
    window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == CGRect(x: 8, y: 8, width: 40, height: 20) })
    for view in views.prefix(2_000) { view.removeFromSuperview() }
    for view in views.suffix(2_000).reversed() { view.removeFromSuperview() }
    window.layoutIfNeeded()
    #expect(root.subviews.count == 1_000 && root.constraints.count == 2_000)
    #expect(views[2_500].frame == CGRect(x: 8, y: 8, width: 40, height: 20))
  }
}
