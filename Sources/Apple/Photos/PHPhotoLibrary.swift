public import CoreLocation
public import UIKit

/// The rights to see the library of pictures.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined = 0, restricted, denied, authorized, limited
}

/// The use that is made of the library.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1, readWrite
}

/// The library of pictures: the user refused it.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()
  open class func shared() -> PHPhotoLibrary { library }
  /// The right to see it: denied.
  open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
  /// The right to do something with it: denied.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
  /// Asks the user, who has refused.
  open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Asks the user, who has refused.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  /// Asks the user, who has refused.
  open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  /// Tells an object of changes: none comes.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Tells an object no more.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, PHPhotosError(.accessUserDenied))
  }
}

/// The reason for which the library can't be used.
public struct PHPhotosError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    /// The user refused it.
    case accessUserDenied = 3311
  }
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// An object that is told of changes of the library.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
  /// Told of a change.
  func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// A change of a thing of the library, which isn't made.
open class PHAssetChangeRequest: NSObject {
  /// The thing that it would be afterwards.
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  /// When it was made.
  open var creationDate: Date?
  /// The place where it was made.
  open var location: CLLocation?
  open var isFavorite = false
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  /// Adds a picture's file.
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  /// Adds a film's file.
  open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
  open class func deleteAssets(_ assets: [PHAsset]) {}
}

/// A thing that is to be in the library.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
