package import CoreGraphics
package import Foundation

/// The object that owns a layer and holds its geometry: a view.
package protocol CALayerOwner: AnyObject {
  var layerBounds: CGRect { get set }
  /// The place of the anchor in the superlayer.
  var layerPosition: CGPoint { get set }
  /// The anchor: the point of the bounds, from 0 to 1, that lies at the position.
  var layerAnchorPoint: CGPoint { get set }
  /// The transform about the anchor.
  var layerTransform: CATransform3D { get set }
  /// A Boolean that tells whether it isn't shown.
  var layerIsHidden: Bool { get set }
  var layerOpacity: Float { get set }
  /// A Boolean that tells whether nothing shines through.
  var layerIsOpaque: Bool { get set }
  /// A Boolean that tells whether sublayers are cut at the bounds.
  var layerMasksToBounds: Bool { get set }
  /// The colour of the ground.
  var layerBackgroundColor: CGColor? { get set }
  /// The layer of the superview.
  var layerSuperlayer: CALayer? { get }
  /// The layers of the subviews, lowest first.
  var layerSublayers: [CALayer] { get }
  /// Marks the owner's layout as due.
  func layerSetNeedsLayout()
  /// Lays out the owner if that is due.
  func layerLayoutIfNeeded()
  /// Takes the animations of the owner's values away.
  func layerRemoveAnimations()
  /// Marks the owner's drawing as due.
  func layerSetNeedsDisplay()
}
