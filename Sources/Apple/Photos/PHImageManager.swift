public import AVFoundation
public import UIKit

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// As large as the picture is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// The way a picture fills the size asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

/// The good and the quick in a picture.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0, highQualityFormat, fastFormat
}

/// The nearness of a picture's size to the one asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// A degree of nearness.
  case none = 0, fast, exact
}

/// Which version of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  case current = 0, unadjusted, original
}

/// The options with which a picture is asked for.
open class PHImageRequestOptions: NSObject {
  open var version = PHImageRequestOptionsVersion.current
  /// The good or the quick.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// The nearness of its size to the one asked for.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// The part of it, in shares of it.
  open var normalizedCropRect = CGRect.zero
  /// A Boolean that lets it come over the network.
  open var isNetworkAccessAllowed = false
  /// A Boolean that waits for it.
  open var isSynchronous = false
}

/// The good and the quick in a film.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic = 0, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Which version of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  case current = 0, original
}

/// The options with which a film is asked for.
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  /// The good or the quick.
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// A Boolean that lets it come over the network.
  open var isNetworkAccessAllowed = false
}

/// An object that gives the library's pictures: none here.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let shared = PHImageManager()
  open class func `default`() -> PHImageManager { shared }

  /// Gives a picture: none.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gives a picture's file: none.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UInt32, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, 1, nil)
    return PHInvalidImageRequestID
  }
  /// Gives what can be played: nothing.
  @discardableResult
  open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gives a film: none.
  @discardableResult
  open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    resultHandler(nil, nil, nil)
    return PHInvalidImageRequestID
  }
  /// Gives a request up.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// An object that gives the library's pictures, and makes some ready.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// Makes pictures ready: none.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
