import LayoutEngine
import LayoutModel

/// The way in which a view's geometry changes what depends on it.
extension UIView {
  /// The frame before the transform.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedSize) }

  var anchorPointOfLayer: CGPoint { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The frame with the transform.
  var transformedFrame: CGRect {
    guard let transform = rare?.transform else { return untransformedFrame }
    let (anchor, size) = (anchorPointOfLayer, storedSize)
    let center = CGPoint(x: storedOrigin.x + anchor.x * size.width, y: storedOrigin.y + anchor.y * size.height)
    let own = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    let shown = own.applying(transform)
    return CGRect(x: shown.minX + center.x, y: shown.minY + center.y, width: shown.width, height: shown.height)
  }

  /// Sets the frame by hand: what it holds and what is around it follow.
  func setFrame(_ frame: CGRect) {
    var frame = frame.standardized
    if let transform = rare?.transform {
      let (anchor, inverse) = (anchorPointOfLayer, transform.inverted())
      let size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
      let own = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
      let shown = own.applying(transform)
      let center = CGPoint(x: frame.minX - shown.minX, y: frame.minY - shown.minY)
      frame = CGRect(
        x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
        height: size.height)
    }
    checkNumbers(frame)
    change(to: frame)
    tellLayoutOfFrame()
  }

  /// Changes the frame before the transform, and lets masks place what is in it.
  private func change(to frame: CGRect) {
    let former = storedSize
    guard frame.origin != storedOrigin || frame.size != former else { return }
    storedOrigin = frame.origin
    storedSize = frame.size
    if former != frame.size {
      autoresizeSubviews(from: former)
      setNeedsLayout()
      surroundingsChanged()
    }
    updateSafeArea()
  }

  /// Sets the size and the origin of its own coordinates: the centre stays.
  func setBounds(_ bounds: CGRect) {
    let bounds = bounds.standardized
    checkNumbers(bounds)
    if bounds.origin != storedBoundsOrigin {
      storedBoundsOrigin = bounds.origin
      if let node, let layout = hierarchyLayout { layout.setBoundsOrigin(bounds.origin, of: node) }
      for view in subviews { view.updateSafeArea() }
      setNeedsLayout()
    }
    guard bounds.size != storedSize else { return }
    let anchor = anchorPointOfLayer
    change(
      to: CGRect(
        x: storedOrigin.x + anchor.x * (storedSize.width - bounds.width),
        y: storedOrigin.y + anchor.y * (storedSize.height - bounds.height), width: bounds.width,
        height: bounds.height))
    tellLayoutOfFrame()
  }

  /// Moves it so that its anchor point lies at a point of the superview.
  func setCenter(_ center: CGPoint) {
    let anchor = anchorPointOfLayer
    let origin = CGPoint(
      x: center.x - anchor.x * storedSize.width, y: center.y - anchor.y * storedSize.height)
    checkNumbers(CGRect(origin: origin, size: storedSize))
    change(to: CGRect(origin: origin, size: storedSize))
    tellLayoutOfFrame()
  }

  private func checkNumbers(_ frame: CGRect) {
    for number in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] where !number.isFinite {
      raise(
        .internalInconsistency,
        "CALayer position contains NaN: [\(frame.origin.x) \(frame.origin.y)]. Layer: \(ConstraintWords.item(self))")
    }
  }

  /// Tells the layout of the hierarchy the frame that was set by hand.
  func tellLayoutOfFrame() {
    guard let node, let layout = hierarchyLayout else { return }
    layout.setFrame(of: self, node)
  }

  // MARK: Autoresizing

  /// Places subviews by their masks, after the size changed: in arithmetic, at once.
  private func autoresizeSubviews(from former: CGSize) {
    guard flags.contains(.autoresizesSubviews) else { return }
    for view in subviews where view.flags.contains(.translatesMask) && !view.storedMask.isEmpty {
      view.autoresize(from: former, to: storedSize)
    }
  }

  private func autoresize(from former: CGSize, to size: CGSize) {
    let own = Rect(untransformedFrame)
    let placed = own.autoresized(storedMask, from: Size(former), to: Size(size))
    let frame = CGRect(placed)
    guard frame != untransformedFrame else { return }
    let formerSize = storedSize
    storedOrigin = frame.origin
    storedSize = frame.size
    if formerSize != frame.size {
      autoresizeSubviews(from: formerSize)
      setNeedsLayout()
    }
    updateSafeArea()
  }

  // MARK: What a layout gives

  /// Takes the frame that a layout gave, as bounds and centre, which subclasses may override.
  func take(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    if frame.size != storedSize {
      flags.insert(.isLayingOut)
      bounds = CGRect(origin: storedBoundsOrigin, size: frame.size)
      flags.remove(.isLayingOut)
    }
    storedOrigin = frame.origin
    updateSafeArea()
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Size {
  init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
