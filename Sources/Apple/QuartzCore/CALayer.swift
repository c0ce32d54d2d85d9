public import CoreGraphics
public import Foundation

/// A layer: a rectangle with its looks, held as data. The layer of a view shows the view's geometry.
open class CALayer: NSObject, CAMediaTiming {
  /// The view of the layer, which holds the layer's geometry.
  package weak var owner: (any CALayerOwner)?
  private var ownGeometry = Geometry()
  /// The layers that were put into it.
  var own: [CALayer] = []
  /// The layer that it was put into.
  weak var parent: CALayer?
  private var isLayoutDue = false
  private var isDisplayDue = false
  /// The animations, each with its key.
  var animations: [(key: String, animation: CAAnimation)] = []
  private var valuesByKey: [String: Any] = [:]

  /// The geometry of a layer without an owner.
  private struct Geometry {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var isHidden = false
    var opacity: Float = 1
    var isOpaque = false
    var masksToBounds = false
    var backgroundColor: CGColor?
  }

  /// A layer of no size.
  public override init() { super.init() }

  /// A layer like another.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    ownGeometry.bounds = layer.bounds
    ownGeometry.position = layer.position
    ownGeometry.anchorPoint = layer.anchorPoint
    ownGeometry.transform = layer.transform
    ownGeometry.isHidden = layer.isHidden
    ownGeometry.opacity = layer.opacity
    ownGeometry.backgroundColor = layer.backgroundColor
    ownGeometry.masksToBounds = layer.masksToBounds
    (cornerRadius, borderWidth, borderColor) = (layer.cornerRadius, layer.borderWidth, layer.borderColor)
  }

  /// A layer of no size: layers aren't archived.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: - Geometry

  /// The visible rectangle, in the layer's own coordinates.
  open var bounds: CGRect {
    get { owner?.layerBounds ?? ownGeometry.bounds }
    set {
      if let owner { return owner.layerBounds = newValue }
      if newValue.size != ownGeometry.bounds.size { setNeedsLayout() }
      ownGeometry.bounds = newValue
    }
  }

  /// The place of its anchor in the superlayer.
  open var position: CGPoint {
    get { owner?.layerPosition ?? ownGeometry.position }
    set { if let owner { owner.layerPosition = newValue } else { ownGeometry.position = newValue } }
  }

  /// The anchor: the point of its bounds, from 0 to 1, that lies at the position.
  open var anchorPoint: CGPoint {
    get { owner?.layerAnchorPoint ?? ownGeometry.anchorPoint }
    set { if let owner { owner.layerAnchorPoint = newValue } else { ownGeometry.anchorPoint = newValue } }
  }

  /// The transform about its anchor.
  open var transform: CATransform3D {
    get { owner?.layerTransform ?? ownGeometry.transform }
    set { if let owner { owner.layerTransform = newValue } else { ownGeometry.transform = newValue } }
  }

  /// The transform of the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The smallest rectangle around it in the superlayer.
  open var frame: CGRect {
    get { CGRect(around: bounds.corners.map(toSuperlayer)) }
    set {
      let bounds = bounds
      let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transform))
      let size = CATransform3DIsIdentity(transform) ? newValue.size : newValue.size.applying(inverse)
      self.bounds = CGRect(
        x: bounds.origin.x, y: bounds.origin.y, width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: newValue.origin.x + anchorPoint.x * newValue.width, y: newValue.origin.y + anchorPoint.y * newValue.height)
      let moved = frame
      position.x += newValue.origin.x - moved.origin.x
      position.y += newValue.origin.y - moved.origin.y
    }
  }

  /// The distance from the viewer.
  open var zPosition: CGFloat = 0
  /// The anchor's distance from the viewer.
  open var anchorPointZ: CGFloat = 0
  /// The transform of all sublayers.
  open var sublayerTransform = CATransform3DIdentity
  /// A Boolean that tells whether y grows upward.
  open var isGeometryFlipped = false
  /// A Boolean that tells whether it is seen from behind.
  open var isDoubleSided = true
  /// A Boolean that tells whether it isn't shown.
  open var isHidden: Bool {
    get { owner?.layerIsHidden ?? ownGeometry.isHidden }
    set { if let owner { owner.layerIsHidden = newValue } else { ownGeometry.isHidden = newValue } }
  }

  // MARK: - Looks

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { owner?.layerOpacity ?? ownGeometry.opacity }
    set { if let owner { owner.layerOpacity = newValue } else { ownGeometry.opacity = newValue } }
  }
  /// A Boolean that tells whether nothing shines through.
  open var isOpaque: Bool {
    get { owner?.layerIsOpaque ?? ownGeometry.isOpaque }
    set { if let owner { owner.layerIsOpaque = newValue } else { ownGeometry.isOpaque = newValue } }
  }
  /// A Boolean that tells whether sublayers are cut at the bounds.
  open var masksToBounds: Bool {
    get { owner?.layerMasksToBounds ?? ownGeometry.masksToBounds }
    set { if let owner { owner.layerMasksToBounds = newValue } else { ownGeometry.masksToBounds = newValue } }
  }
  /// The colour of the ground.
  open var backgroundColor: CGColor? {
    get { if let owner { owner.layerBackgroundColor } else { ownGeometry.backgroundColor } }
    set { if let owner { owner.layerBackgroundColor = newValue } else { ownGeometry.backgroundColor = newValue } }
  }
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor? = .black
  /// The colour of the shadow.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow.
  open var shadowOpacity: Float = 0
  /// The shift of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow.
  open var shadowRadius: CGFloat = 3
  /// The shape of the shadow.
  open var shadowPath: CGPath?
  /// The layer whose opacity cuts this one.
  open var mask: CALayer?
  /// The image that it shows.
  open var contents: Any?
  /// The part of the image that it shows, from 0 to 1.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the image that is scaled, from 0 to 1.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The place of the image.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// The format of the image.
  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  /// The way the image is made smaller.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The way the image is made larger.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// A filter of what is below.
  open var compositingFilter: Any?
  /// Filters of the contents.
  open var filters: [Any]?
  /// Filters of what is behind.
  open var backgroundFilters: [Any]?
  /// A Boolean that tells whether it is drawn once as an image.
  open var shouldRasterize = false
  /// Pixels per point of that image.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean that tells whether the opacity holds for it and its sublayers together.
  open var allowsGroupOpacity = true
  /// A Boolean that tells whether its edges may be drawn smoothly.
  open var allowsEdgeAntialiasing = false
  /// The edges that are drawn smoothly.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A Boolean that tells whether it is drawn in another thread.
  open var drawsAsynchronously = false
  /// A Boolean that tells whether a new size makes drawing due.
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  /// The actions by key.
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  /// The object that is asked for contents, layout and actions.
  open weak var delegate: (any CALayerDelegate)?

  /// The factor by which a curve makes corners larger.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  // MARK: - Time

  /// The time at which it begins.
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  /// The speed of its time.
  open var speed: Float = 1
  /// The shift of its time.
  open var timeOffset: CFTimeInterval = 0
  /// The number of times that it runs.
  open var repeatCount: Float = 0
  /// The duration for which it runs again and again.
  open var repeatDuration: CFTimeInterval = 0
  /// True if the animation also runs backward.
  open var autoreverses = false
  /// The values shown before and after it runs.
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: - Hierarchy

  /// The layer that this one is in.
  open var superlayer: CALayer? { parent ?? owner?.layerSuperlayer }

  /// The layers in it, lowest first.
  open var sublayers: [CALayer]? {
    get {
      let all = orderedSublayers
      return all.isEmpty ? nil : all
    }
    set {
      for layer in own where layer.owner == nil { layer.parent = nil }
      own = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  // MARK: - Layout and display

  /// Marks the layout of its sublayers as due.
  open func setNeedsLayout() { if let owner { owner.layerSetNeedsLayout() } else { isLayoutDue = true } }

  /// Tells whether the layout of its sublayers is due.
  open func needsLayout() -> Bool { isLayoutDue }

  /// Lays out the sublayers and their descendants, where due.
  open func layoutIfNeeded() {
    if let owner { return owner.layerLayoutIfNeeded() }
    if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for layer in own { layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers without a view, where due.
  package func layoutPlainSublayers() {
    for layer in own where layer.owner == nil { layer.layoutIfNeeded() }
  }

  /// Lays out its sublayers: asks its delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size that it would like.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Marks drawing as due.
  open func setNeedsDisplay() {
    isDisplayDue = true
    owner?.layerSetNeedsDisplay()
  }

  /// Marks drawing of a part as due.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Tells whether drawing is due.
  open func needsDisplay() -> Bool { isDisplayDue }

  /// Ends that drawing is due; nothing is drawn.
  open func displayIfNeeded() { isDisplayDue = false }

  open func display() { isDisplayDue = false }

  open func draw(in ctx: CGContext) {}

  open func render(in ctx: CGContext) {
    ctx.ground = nil
    unsafe Self.onRendering?(self)
  }

  /// Called with each layer that is rendered: nothing else comes of it here.
  nonisolated(unsafe) package static var onRendering: ((CALayer) -> Void)?

  open class func needsDisplay(forKey key: String) -> Bool { false }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The layer itself: animations end at once.
  open func presentation() -> Self? { self }

  open func model() -> Self { self }

  /// The action of a key: the delegate's, else its own.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
  }

  // MARK: - Values by key

  /// A value that was set by key.
  open func value(forKey key: String) -> Any? { valuesByKey[key] }

  /// Keeps a value by key.
  open func setValue(_ value: Any?, forKey key: String) { valuesByKey[key] = value }

  /// A value that was set by key path.
  open func value(forKeyPath keyPath: String) -> Any? { valuesByKey[keyPath] }

  /// Keeps a value by key path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { valuesByKey[keyPath] = value }

  /// A point of its own coordinates in another layer's; in the topmost layer's superlayer without one.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = ancestors.reduce(p) { $1.toSuperlayer($0) }
    return l?.ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) } ?? top
  }

  /// A point of another layer's coordinates in its own.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let top = l?.ancestors.reduce(p) { $1.toSuperlayer($0) } ?? p
    return ancestors.reversed().reduce(top) { $1.fromSuperlayer($0) }
  }

  /// The smallest rectangle in another layer around one of its own.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CGRect(around: r.corners.map { convert($0, to: l) }) }

  /// The smallest rectangle around one of another layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(around: r.corners.map { convert($0, from: l) })
  }

  /// A time of its own in another layer's.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.fromRoot(toRoot(t)) ?? toRoot(t)
  }

  /// A time of another layer in its own.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { fromRoot(l?.toRoot(t) ?? t) }

  /// Tells whether a point of its own coordinates is in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The topmost layer in it, or itself, at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let point = fromSuperlayer(p)
    if masksToBounds, !contains(point) { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return contains(point) ? self : nil
  }

  open func scroll(_ p: CGPoint) {}

  open func scrollRectToVisible(_ r: CGRect) {}

  /// Adds a layer above all others.
  open func addSublayer(_ layer: CALayer) { insert(layer) { $0.endIndex } }

  /// Adds a layer at an index.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { min(Int(idx), $0.endIndex) } }

  /// Adds a layer below another.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling } ?? all.startIndex }
  }

  /// Adds a layer above another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { all in all.firstIndex { $0 === sibling }.map { $0 + 1 } ?? all.endIndex }
  }

  /// Puts a layer where another is.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes it out of its superlayer.
  open func removeFromSuperlayer() {
    guard let parent else { return }
    parent.own.removeAll { $0 === self }
    self.parent = nil
    parent.setNeedsLayout()
  }

  /// Holds an animation by a key, in place of one of the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { animations.removeAll { $0.key == key } }
    let key = key ?? "animation-\(animations.count)"
    animations.append((key, anim))
    CATransaction.begin(anim) { [weak self, weak anim] in
      guard let self, let anim, anim.isRemovedOnCompletion else { return }
      self.animations.removeAll { $0.animation === anim }
    }
  }

  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

  open func removeAllAnimations() {
    animations = []
    owner?.layerRemoveAnimations()
  }

  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

  /// The keys of the animations.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
}
