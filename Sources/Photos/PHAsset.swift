public import CoreLocation
public import Foundation

/// A thing of the library of pictures.
open class PHObject: NSObject, @unchecked Sendable {
  /// Its name.
  open var localIdentifier: String { "" }
}

/// What a thing of the library is.
public enum PHAssetMediaType: Int, Sendable {
  /// What it is.
  case unknown = 0, image, video, audio
}

/// What kind of picture or film it is.
public struct PHAssetMediaSubtype: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// A kind by its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A wide picture.
  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  /// A picture of light and dark.
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  /// A picture of the screen.
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  /// A picture that moves a little.
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
  /// A picture with depth.
  public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 16)
  /// A slow film.
  public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
  /// A fast film.
  public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
}

/// A picture or a film of the library, which is empty here.
open class PHAsset: PHObject, @unchecked Sendable {
  /// What it is.
  open var mediaType: PHAssetMediaType { .unknown }
  /// What kind it is.
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  /// Its width, in pixels.
  open var pixelWidth: Int { 0 }
  /// Its height, in pixels.
  open var pixelHeight: Int { 0 }
  /// When it was made.
  open var creationDate: Date? { nil }
  /// When it was changed.
  open var modificationDate: Date? { nil }
  /// Where it was made.
  open var location: CLLocation? { nil }
  /// A film's length, in seconds.
  open var duration: TimeInterval { 0 }
  /// A Boolean that tells whether the user likes it.
  open var isFavorite: Bool { false }

  /// What is in an album: nothing.
  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
  /// What has the names: nothing.
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

/// Who made an album.
public enum PHAssetCollectionType: Int, Sendable {
  /// Who.
  case album = 1, smartAlbum, moment
}

/// What an album is for.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// What for.
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
  /// Its title.
  open var localizedTitle: String? { nil }
}

/// An album: there is none here.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
  /// Who made it.
  open var assetCollectionType: PHAssetCollectionType { .album }
  /// What it is for.
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  /// The number of things in it, as far as it is known.
  open var estimatedAssetCount: Int { 0 }
  /// All albums: none.
  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// What is looked for in the library.
open class PHFetchOptions: NSObject {
  /// Which things.
  open var predicate: NSPredicate?
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of them.
  open var fetchLimit = 0
  /// A Boolean that finds hidden things too.
  open var includeHiddenAssets = false
}

/// What was found in the library: nothing here.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  /// The number of things.
  open var count: Int { 0 }
  /// The first one.
  open var firstObject: ObjectType? { nil }
  /// The last one.
  open var lastObject: ObjectType? { nil }
  /// One by its position: there is none.
  open func object(at index: Int) -> ObjectType { preconditionFailure("index \(index) beyond bounds") }
  /// One by its position: there is none.
  open subscript(index: Int) -> ObjectType { object(at: index) }
  /// Those at positions.
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
  /// What changed in what was found.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

/// What changed in what was found.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
  /// What was found before.
  open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// What is found now.
  open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
  /// A Boolean that tells whether each change is known.
  open var hasIncrementalChanges: Bool { false }
}
