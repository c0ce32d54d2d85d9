import Foundation

// Layers in layers.
extension CALayer {
  /// The plain sublayers and those of subviews, each where it was put; subviews' layers are in their views' order.
  var orderedSublayers: [CALayer] {
    guard let owner else { return own }
    var views = owner.layerSublayers.filter { $0.parent == nil }[...]
    guard !views.isEmpty else { return own.filter { $0.parent === self } }
    let ordered = own.compactMap { $0.parent === self ? $0 : views.popFirst() }
    return ordered + views
  }

  func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard layer !== self, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    var all = orderedSublayers.filter { $0 !== layer }
    all.insert(layer, at: place(all))
    own = all
    layer.parent = self
    setNeedsLayout()
  }

  func isInside(_ layer: CALayer) -> Bool {
    var next = superlayer
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }
}
