import QuartzCore
import Testing

@testable import UIKit

/// The calls of a layout, and the traits under which they come.
@MainActor @Suite(.serialized) struct LayoutPassTests {
  private final class LayerDelegateView: UIView {
    let gradient = CALayer()
    var calls: [String] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      layer.addSublayer(gradient)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSublayers(of layer: CALayer) {
      calls.append("before")
      super.layoutSublayers(of: layer)
      calls.append("behind")
      if layer === self.layer { gradient.frame = bounds }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls.append("subviews")
    }
  }

  @Test("A view lays out its subviews as its layer's delegate")
  func layoutSublayers() {
    let view = LayerDelegateView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(view.layer.delegate === view)
    view.layoutIfNeeded()
    #expect(view.calls == ["before", "subviews", "behind"])
    #expect(view.gradient.frame == view.bounds)
    view.layer.setNeedsLayout()
    view.layer.layoutIfNeeded()
    #expect(view.calls.count == 6)
  }

  private final class OwnLayer: CALayer {
    var count = 0
    override func layoutSublayers() {
      super.layoutSublayers()
      count += 1
    }
  }

  private final class OwnLayerView: UIView {
    override class var layerClass: AnyClass { OwnLayer.self }
  }

  @Test("A layer of an own class lays out what it holds, and so does a layer without a view in it")
  func ownLayers() throws {
    let view = OwnLayerView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    let inner = OwnLayer()
    view.layer.addSublayer(inner)
    inner.setNeedsLayout()
    view.layoutIfNeeded()
    #expect((view.layer as? OwnLayer)?.count == 1)
    #expect(inner.count == 1)
  }

  private final class StyleView: UIView {
    var style = UIUserInterfaceStyle.unspecified
    override func layoutSubviews() {
      super.layoutSubviews()
      style = UITraitCollection.current.userInterfaceStyle
    }
  }

  @Test("Code in a layout runs under its view's traits")
  func traits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (light, dark) = (StyleView(), StyleView())
    window.addSubview(dark)
    window.addSubview(light)
    dark.overrideUserInterfaceStyle = .dark
    let former = UITraitCollection.current
    window.layoutIfNeeded()
    #expect(dark.style == .dark && light.style == .light)
    #expect(UITraitCollection.current.userInterfaceStyle == former.userInterfaceStyle)
  }

  @Test("Transactions of layers end by the clock of animations")
  func transactions() {
    let (clock, former) = (AnimationClock(), AnimationClock.current)
    AnimationClock.current = clock
    defer { AnimationClock.current = former }
    var hasEnded = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { hasEnded = true }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 0.5
    UIView().layer.add(animation, forKey: "fade")
    CATransaction.commit()
    clock.advance(by: 0.4)
    #expect(!hasEnded)
    clock.advance(by: 0.2)
    #expect(hasEnded)
  }

  private final class Drawing: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      setNeedsDisplay()
    }
  }

  @Test("Uses of what has no effect are counted, by the class whose layout they are in")
  func uses() {
    UIKitUse.reset()
    let view = Drawing()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.setNeedsDisplay()
    let uses = UIKitUse.notModelled.filter { $0.symbol == "UIView.setNeedsDisplay()" }
    #expect(uses.contains { $0.place == "Drawing" && $0.count == 2 })
    #expect(uses.contains { $0.place == nil && $0.count >= 1 })
  }

  @Test("A view that was laid out by itself comes into a window that is laid out")
  func ownLayoutBefore() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(other)
    other.widthAnchor.constraint(equalToConstant: 30).isActive = true
    window.layoutIfNeeded()
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 50)
    window.addSubview(outer)
    inner.trailingAnchor.constraint(equalTo: window.trailingAnchor).isActive = true
    outer.frame.size.width = 200
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 300, y: 0, width: 100, height: 0))
    #expect(other.frame.width == 30)
  }

  private final class Margined: UIView {}

  @Test("Margins that change after a layout are followed: the view's own, its superview's, the window's safe area")
  func margins() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (outer, inner, innermost) = (UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 400)), UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(innermost)
    for view in [inner, innermost] { view.translatesAutoresizingMaskIntoConstraints = false }
    inner.preservesSuperviewLayoutMargins = true
    let left = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    NSLayoutConstraint.activate([
      left, inner.widthAnchor.constraint(equalToConstant: 300), inner.heightAnchor.constraint(equalToConstant: 100),
      innermost.leadingAnchor.constraint(equalTo: inner.layoutMarginsGuide.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(innermost.frame.minX == 8)
    outer.layoutMargins.left = 30
    window.layoutIfNeeded()
    #expect(innermost.frame.minX == 30)
    left.constant = 10
    window.layoutIfNeeded()
    #expect(innermost.frame.minX == 20)
    inner.layoutMargins.left = 50
    window.layoutIfNeeded()
    #expect(innermost.frame.minX == 50)
  }

  @Test("A view whose superview came to its end is laid out in the next one")
  func superviewThatEnded() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 275))
    let content = UIView(frame: view.bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    content.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: content.topAnchor), inner.leftAnchor.constraint(equalTo: content.leftAnchor),
      inner.rightAnchor.constraint(equalTo: content.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    for size in [CGSize(width: 375, height: 275), CGSize(width: 320, height: 44)] {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      view.frame.size = size
      outer.addSubview(view)
      outer.layoutIfNeeded()
      #expect(inner.frame == CGRect(origin: .zero, size: size))
      // It is out of date as its superview ends.
      withExtendedLifetime(outer) { view.frame.size.height += 1 }
    }
  }
}
