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

  /// Adds a layer above all others.
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Adds a layer at an index.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.endIndex) } }

  /// Adds a layer below another.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling } ?? all.startIndex }
  }

  /// Adds a layer above another.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.endIndex }
  }

  /// Puts a layer where another is.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, at place: ([CALayer]) -> Int) {
    guard layer !== self, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    var all = orderedSublayers.filter { $0 !== layer }
    all.insert(layer, at: place(all))
    own = all
    layer.parent = self
    setNeedsLayout()
  }

  private func isInside(_ layer: CALayer) -> Bool {
    var next = superlayer
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// Takes it out of its superlayer.
  public func removeFromSuperlayer() {
    guard let parent else { return }
    parent.own.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
  }
}
