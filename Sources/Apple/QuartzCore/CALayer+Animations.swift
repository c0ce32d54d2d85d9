import Foundation

// Animations by key.
extension CALayer {
  /// Holds an animation by a key, in place of one of the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { animations.removeAll { $0.key == key } }
    let key = key ?? "animation-\(animations.count)"
    animations.append((key, anim))
    CATransaction.begin(anim) { [weak self, weak anim] in
      guard let self, let anim, anim.isRemovedOnCompletion else { return }
      self.animations.removeAll { $0.animation === anim }
    }
  }

  public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  public func removeAllAnimations() {
    animations = []
    owner?.layerRemoveAnimations()
  }

  /// The animation of a key.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the animations.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
}
