public import CoreLocation
public import Foundation

/// A thing of the library of pictures.
open class PHObject: NSObject, @unchecked Sendable {
  open var localIdentifier: String { "" }
}

/// The kind of media of a thing of the library.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0, image, video, audio
}

/// The finer kind of a picture or film.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// A kind by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture of light and dark.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves a little.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture with depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A picture or a film of the library, which is empty here.
open class PHAsset: PHObject, @unchecked Sendable {
  /// The kind of media.
  open var mediaType: PHAssetMediaType { .unknown }
  /// The finer kind of it.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Its width, in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// The place where it was made.
  open var location: CLLocation? { nil }
  /// A film's length, in seconds.
  open var duration: TimeInterval { 0 }
  /// A Boolean that tells whether the user likes it.
  open var isFavorite: Bool { false }

  /// Gives the things in an album: nothing.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// Gives the things that have the names: nothing.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All pictures or films: none.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// All there is: nothing.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// The kind of maker of an album.
public enum PHAssetCollectionType: Int, Sendable {
  case album = 1, smartAlbum, moment
}

/// The purpose of an album.
public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumRecentlyAdded = 206
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case any = 9_223_372_036_854_775_807
}

/// Albums and folders of them.
open class PHCollection: PHObject, @unchecked Sendable {
  open var localizedTitle: String? { nil }
}

/// An album: there is none here.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// The kind of its maker.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// The purpose of it.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The number of things in it, as far as it is known.
  open var estimatedAssetCount: Int { 0 }
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// The options of a search in the library.
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of them.
  open var fetchLimit = 0
  /// A Boolean that finds hidden things too.
  open var includeHiddenAssets = false
}

/// The things that were found in the library: nothing here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The number of things.
  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  /// One by its position: there is none.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds") }
  /// One by its position: there is none.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { object(at: $0) } }
  /// Tells whether one is there: no.
  open func contains(_ anObject: ObjectType) -> Bool { false }
  /// The position of one.
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  /// Calls for each: never.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
  /// Calls for each: never.
  open func enumerateObjects(
    options opts: NSEnumerationOptions = [], using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

/// A change of the library: none comes.
open class PHChange: NSObject, @unchecked Sendable {
  /// Gives the changes in the things that were found: none.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// The changes in the things that were found.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// The things that were found before.
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// The things that are found now.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// A Boolean that tells whether each change is known.
  open var hasIncrementalChanges: Bool { false }
}
