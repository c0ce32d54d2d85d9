public import CoreGraphics
public import Foundation

/// A layer that shows a path.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  /// The colour of its inside.
  open var fillColor: CGColor? = .black
  /// The rule by which the inside is found.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of its line.
  open var strokeColor: CGColor?
  /// The share of the line at which it begins.
  open var strokeStart: CGFloat = 0
  /// The share of the line at which it ends.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit of sharp corners.
  open var miterLimit: CGFloat = 10
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The beginning of dashes, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps.
  open var lineDashPattern: [NSNumber]?
}

/// A layer that shows a gradient.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  /// The places of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The point where it begins, from 0 to 1.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point where it ends, from 0 to 1.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

/// A layer that shows text.
open class CATextLayer: CALayer {
  /// The text: a string or an attributed one.
  open var string: Any?
  open var font: CFTypeRef?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text.
  open var foregroundColor: CGColor? = .white
  /// A Boolean that tells whether lines are broken.
  open var isWrapped = false
  /// The way text is cut.
  open var truncationMode = CATextLayerTruncationMode.none
  /// The alignment of lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// A Boolean that tells whether pixels' parts are used to draw text.
  open var allowsFontSubpixelQuantization = false
}

/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// The number of times.
  open var instanceCount = 1
  /// A Boolean that tells whether depth is kept.
  open var preservesDepth = false
  /// The time between copies.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from a copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy.
  open var instanceColor: CGColor? = .white
  /// The change of red.
  open var instanceRedOffset: Float = 0
  /// The change of green.
  open var instanceGreenOffset: Float = 0
  /// The change of blue.
  open var instanceBlueOffset: Float = 0
  /// The change of opacity.
  open var instanceAlphaOffset: Float = 0
}

/// A layer that shows a part of its sublayers.
open class CAScrollLayer: CALayer {
  /// The axes along which it scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }

  /// Scrolls so that a rectangle is seen.
  open func scroll(to r: CGRect) {
    var origin = bounds.origin
    origin.x = min(r.minX, max(origin.x, r.maxX - bounds.width))
    origin.y = min(r.minY, max(origin.y, r.maxY - bounds.height))
    bounds.origin = origin
  }
}

/// A layer whose sublayers are in space.
open class CATransformLayer: CALayer {}

/// A layer that shows large contents in tiles.
open class CATiledLayer: CALayer {
  /// The time in which a tile appears.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// The number of smaller versions.
  open var levelsOfDetail = 1
  /// The number of larger versions.
  open var levelsOfDetailBias = 0
  /// The size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
}
