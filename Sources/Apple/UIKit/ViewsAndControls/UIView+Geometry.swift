import LayoutEngine
import LayoutModel

/// The effects of a view's geometry on dependent values.
extension UIView {
  /// The frame before the transform.
  var untransformedFrame: CGRect { CGRect(origin: storedOrigin, size: storedSize) }

  /// The rectangle in its own coordinates.
  var boundsInPlace: CGRect { CGRect(origin: storedBoundsOrigin, size: storedSize) }

  /// The place of its anchor point in its superview.
  var centerInPlace: CGPoint {
    let anchor = anchorPointOfLayer
    return CGPoint(x: storedOrigin.x + anchor.x * storedSize.width, y: storedOrigin.y + anchor.y * storedSize.height)
  }

  var anchorPointOfLayer: CGPoint { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The frame with the transform.
  var transformedFrame: CGRect {
    guard let transform = rare?.transform?.settled else { return untransformedFrame }
    if let known = rare?.transformedFrame, known.isOf(self) { return known.frame }
    let (anchor, size) = (anchorPointOfLayer, storedSize)
    let center = CGPoint(x: storedOrigin.x + anchor.x * size.width, y: storedOrigin.y + anchor.y * size.height)
    let own = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    let shown = own.applying(transform)
    return CGRect(x: shown.minX + center.x, y: shown.minY + center.y, width: shown.width, height: shown.height)
  }

  /// Sets the frame by hand: subviews and surroundings follow.
  func setFrame(_ frame: CGRect) {
    var frame = frame.standardized
    let wanted = frame
    if let transform = rare?.transform?.settled {
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
    rare?.transformedFrame = rare?.transform.map { TransformedFrame(frame: wanted, of: self, under: $0) }
    tellLayoutOfFrame()
  }

  /// Changes the frame before the transform, and lets masks place what is in it.
  private func change(to frame: CGRect) {
    let former = sizeForMasks
    guard frame.origin != storedOrigin || frame.size != storedSize else { return }
    AnimationState.noteChange(.frame, of: self)
    storedOrigin = frame.origin
    storedSize = frame.size
    if rare?.missingSize != nil { rare?.missingSize = nil }
    if former != sizeForMasks {
      autoresizeSubviews(from: former)
      setNeedsLayout()
      surroundingsChanged()
    }
    updateSafeArea()
    insetsMayDiffer()
    valuesMayHaveChanged()
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

  /// Raises what Core Animation raises for a frame that has no numbers.
  private func checkNumbers(_ frame: CGRect) {
    guard frame.size.width.isFinite, frame.size.height.isFinite else {
      raise(
        .invalidGeometry,
        "CALayer bounds contains NaN: [\(storedBoundsOrigin.x) \(storedBoundsOrigin.y); \(frame.size.width) \(frame.size.height)]. Layer: \(ConstraintWords.item(self))"
      )
    }
    guard frame.origin.x.isFinite, frame.origin.y.isFinite else {
      raise(
        .invalidGeometry,
        "CALayer position contains NaN: [\(frame.origin.x) \(frame.origin.y)]. Layer: \(ConstraintWords.item(self))")
    }
  }

  /// Tells the layout of the hierarchy the frame that was set by hand.
  func tellLayoutOfFrame() {
    guard let node, let layout = hierarchyLayout else { return }
    layout.setFrame(of: self, node)
  }

  // MARK: Autoresizing

  /// The size that masks go by: negative where struts left less than nothing, so that growing back restores the frames.
  private var sizeForMasks: Size {
    let size = Size(storedSize)
    guard let missing = rare?.missingSize else { return size }
    return Size(width: size.width - missing.width, height: size.height - missing.height)
  }

  /// Places the views in it by their masks, after the size changed: in arithmetic, at once.
  private func autoresizeSubviews(from former: Size) {
    guard !subviews.isEmpty else { return }
    var resized = [(view: self, former: former)]
    var moved: [UIView] = []
    while let (outer, former) = resized.popLast() {
      guard outer.flags.contains(.autoresizesSubviews) else { continue }
      for view in outer.subviews where view.flags.contains(.translatesMask) && !view.storedMask.isEmpty {
        let formerSize = view.sizeForMasks
        if view.autoresize(from: former, to: outer.sizeForMasks) { moved.append(view) }
        if view.sizeForMasks != formerSize { resized.append((view, formerSize)) }
      }
    }
    for view in moved {
      view.updateSafeArea()
      view.insetsMayDiffer()
    }
  }

  /// Places it by its mask.
  ///
  /// - Returns: Whether its frame changed.
  private func autoresize(from former: Size, to size: Size) -> Bool {
    let (origin, own) = (storedOrigin, sizeForMasks)
    let placed = Rect(x: Double(origin.x), y: Double(origin.y), width: own.width, height: own.height)
      .autoresized(storedMask, from: former, to: size)
    // A length that would be negative is 0, and grows again from what it would be.
    let missing = Size(width: max(0, -placed.width), height: max(0, -placed.height))
    if rare?.missingSize != nil || missing != .zero { rareState.missingSize = missing == .zero ? nil : missing }
    let frame = CGRect(x: placed.x, y: placed.y, width: max(0, placed.width), height: max(0, placed.height))
    let formerSize = storedSize
    guard frame != untransformedFrame else { return false }
    storedOrigin = frame.origin
    storedSize = frame.size
    if formerSize != frame.size { setNeedsLayout() }
    return true
  }

  // MARK: What a layout gives

  /// Takes the frame that a layout gave, as bounds and centre, which subclasses may override.
  func take(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    AnimationState.noteChange(.frame, of: self)
    if frame.size != storedSize {
      flags.insert(.isLayingOut)
      bounds = CGRect(origin: storedBoundsOrigin, size: frame.size)
      flags.remove(.isLayingOut)
    }
    storedOrigin = frame.origin
    updateSafeArea()
    insetsMayDiffer()
    valuesMayHaveChanged()
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

extension CGAffineTransform {
  /// The transform without what is left of a turn by quarters: a cosine of 6e-17 is 0, one of 0.9999999999999999 is 1.
  var settled: CGAffineTransform {
    func settle(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded()
      return abs(value - whole) < 1e-15 && abs(whole) <= 1 ? whole : value
    }
    return CGAffineTransform(a: settle(a), b: settle(b), c: settle(c), d: settle(d), tx: tx, ty: ty)
  }
}
