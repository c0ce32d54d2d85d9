import Testing
import UIKit
import _Testing_CoreGraphics
import _Testing_CoreImage
import _Testing_UIKit

/// Tests of behaviours that move views as bodies: they are held, and what snaps is there at once.
@MainActor struct DynamicsTests {
  private final class Falling: UIDynamicBehavior {
    var told: [Bool] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) { told.append(dynamicAnimator != nil) }
  }

  /// A behaviour in another one snaps too, and knows its animator until it is removed.
  @Test func children() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (animator, falling) = (UIDynamicAnimator(), Falling())
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 50, y: 60))
    falling.addChildBehavior(snap)
    #expect(view.center == CGPoint(x: 5, y: 5) && snap.dynamicAnimator == nil)
    animator.addBehavior(falling)
    #expect(view.center == CGPoint(x: 50, y: 60) && snap.dynamicAnimator === animator)
    #expect(animator.items(in: CGRect(x: 40, y: 50, width: 6, height: 6)).count == 1)
    #expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty)
    animator.removeAllBehaviors()
    #expect(snap.dynamicAnimator == nil && falling.told == [true, false])
  }

  /// Forces have an angle and a strength, and an attachment the distance that it begins with.
  @Test func forces() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 3, dy: 4)
    #expect(push.magnitude == 5)
    push.magnitude = 10
    #expect(abs(push.pushDirection.dx - 6) < 1e-9 && abs(push.pushDirection.dy - 8) < 1e-9)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 8, y: 9))
    #expect(attachment.length == 5 && attachment.attachedBehaviorType == .anchor)
    let item = UIDynamicItemBehavior(items: [view])
    item.addLinearVelocity(CGPoint(x: 1, y: 2), for: view)
    item.addLinearVelocity(CGPoint(x: 1, y: 2), for: view)
    #expect(item.linearVelocity(for: view) == CGPoint(x: 2, y: 4))
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 10, y: 0))
    #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds.width == 10)
  }
}
