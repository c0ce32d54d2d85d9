import Testing

@testable import UIKit

/// Frames, coordinates and distances that lie apart from the usual.
@MainActor struct PlaceTests {
  @Test("A frame turned by quarters has whole numbers")
  func quarterTurns() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    for quarters in 1...4 {
      view.transform = CGAffineTransform(rotationAngle: .pi / 2 * CGFloat(quarters))
      let isAcross = quarters % 2 == 1
      #expect(
        view.frame
          == CGRect(
            x: isAcross ? 25 : 0, y: isAcross ? -25 : 0, width: isAcross ? 50 : 100, height: isAcross ? 100 : 50))
    }
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 40, height: 80)
    #expect(view.bounds.size == CGSize(width: 80, height: 40))
  }

  @Test("Points go from one hierarchy to another by the places of their topmost views")
  func betweenHierarchies() {
    let (one, other) = (
      UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)),
      UIView(frame: CGRect(x: 30, y: 5, width: 50, height: 50))
    )
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
    one.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 3, y: 3), to: other) == CGPoint(x: -16, y: 20))
    #expect(inner.convert(CGPoint(x: -16, y: 20), from: other) == CGPoint(x: 3, y: 3))
    #expect(inner.convert(inner.bounds, to: other) == CGRect(x: -19, y: 17, width: 10, height: 10))
  }

  @Test("A distance between two lines may be negative, and its constraints say how long it is")
  func distances() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let views = (0..<3).map { _ in UIView() }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    }
    views[0].leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 200).isActive = true
    views[1].leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 150).isActive = true
    let distance = views[0].leadingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    views[1].leadingAnchor.anchorWithOffset(to: views[2].leadingAnchor).constraint(equalTo: distance, multiplier: 2)
      .isActive = true
    window.layoutIfNeeded()
    #expect(views[2].frame.minX == 50)
    let back = views[2].leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
    #expect(back.constraint(equalToConstant: 150).isActive == false)
  }

  private final class Notched: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 70, left: 5, bottom: 0, right: 0) }
  }

  @Test("A window's own safe area reaches into its views, and its guide")
  func ownSafeArea() {
    let window = Notched(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (view, inner) = (UIView(frame: window.bounds), UIView())
    window.addSubview(view)
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: window.safeAreaLayoutGuide.leadingAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.safeAreaInsets.top == 70)
    #expect(inner.frame.origin == CGPoint(x: 5, y: 70))
  }

  @Test("What a mask places keeps its exact frame among constraints")
  func exactMasks() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10.2, y: 3.3, width: 50.1, height: 10.7)))
    outer.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(outer)
    outer.frame.size = CGSize(width: 100, height: 100)
    inner.autoresizingMask = .flexibleWidth
    outer.addSubview(inner)
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 100)])
    window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10.2, y: 3.3, width: 50.1, height: 10.7))
    width.constant = 150
    window.layoutIfNeeded()
    #expect(inner.frame.minX == 10.2 && abs(inner.frame.width - 100.1) < 1e-9)
  }

  @Test("A length that would be negative is 0, and grows again from what it would be")
  func negativeLengths() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
    inner.autoresizingMask = .flexibleWidth
    view.addSubview(inner)
    view.frame.size.width = 10
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 0, height: 80))
    view.frame.size.width = 60
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 40, height: 80))
  }
}
