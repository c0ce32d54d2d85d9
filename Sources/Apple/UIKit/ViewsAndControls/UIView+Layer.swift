import LayoutModel
public import QuartzCore

/// A view as what its layer shows.
extension UIView: @preconcurrency CALayerOwner {
  /// Makes its layer: of the class that it names.
  func makeLayer() -> CALayer {
    let layer = LayerMaker.layer(of: type(of: self).layerClass)
    _ = AnimationClock.drivesTransactions
    layer.owner = self
    layer.delegate = self
    return layer
  }

  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }

  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }

  package var layerAnchorPoint: CGPoint {
    get { anchorPointOfLayer }
    set {
      let center = centerInPlace
      rareState.anchorPoint = newValue
      setCenter(center)
    }
  }

  package var layerTransform: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }

  package var layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  package var layerOpacity: Float {
    get { Float(alpha) }
    set { alpha = CGFloat(newValue) }
  }

  package var layerIsOpaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  package var layerMasksToBounds: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }

  package var layerBackgroundColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  package var layerSuperlayer: CALayer? { superview?.layer }
  package var layerSublayers: [CALayer] { subviews.map(\.layer) }
  package func layerSetNeedsLayout() { setNeedsLayout() }
  package func layerLayoutIfNeeded() { layoutIfNeeded() }
  package func layerRemoveAnimations() { AnimationState.removeAnimations(of: self) }
  package func layerSetNeedsDisplay() { setNeedsDisplay() }
}

extension UIView: @preconcurrency CALayerDelegate {}

extension UIView {
  /// Lays out the subviews, through the layer where code has used the layer: before, nobody can have told it of anything.
  func layoutThroughLayer() {
    guard let layer = rare?.layer else { return layoutSubviewsWithController() }
    layer.layoutSublayers()
    layer.layoutPlainSublayers()
  }

  /// Places the subviews, between what its controller does before and behind.
  func layoutSubviewsWithController() {
    let controller = rare?.viewController
    controller?.updateContentUnavailableIfNeeded()
    controller?.note(.viewWillLayoutSubviews)
    controller?.viewWillLayoutSubviews()
    ControllerRecord.current?.noteMore(self, "layoutSubviews")
    layoutSubviews()
    controller?.note(.viewDidLayoutSubviews)
    controller?.viewDidLayoutSubviews()
  }
}

/// Makes layers of classes that views name.
@MainActor private enum LayerMaker {
  /// A layer of a class: as from a file, which every layer can be made from.
  static func layer(of type: AnyClass) -> CALayer {
    guard let type = type as? CALayer.Type, type != CALayer.self else { return CALayer() }
    return type.init(coder: NSCoder()) ?? CALayer()
  }
}
