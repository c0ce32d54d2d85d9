public import Foundation

/// A finder of things in images: nothing is found.
open class CIDetector: NSObject, @unchecked Sendable {
  /// A finder of things of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Finds things in an image: none.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Finds things in an image, as options say: none.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}

/// A thing in an image.
open class CIFeature: NSObject, @unchecked Sendable {
  open var type: String { "" }
  /// Its rectangle in the image, in pixels.
  open var bounds: CGRect { .zero }
}

/// A face in an image.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  open override var type: String { CIFeatureTypeFace }
  /// A Boolean that tells whether it smiles.
  open var hasSmile: Bool { false }
  /// A Boolean that tells whether its left eye is known.
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  /// A Boolean that tells whether its right eye is known.
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  /// A Boolean that tells whether its mouth is known.
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
}

/// A QR code in an image.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open override var type: String { CIFeatureTypeQRCode }
  open var messageString: String? { nil }
}

/// The kind of faces.
public let CIFeatureTypeFace = "Face"
/// The kind of QR codes.
public let CIFeatureTypeQRCode = "QRCode"
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Looks for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of how well it looks.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of how the image is turned.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
