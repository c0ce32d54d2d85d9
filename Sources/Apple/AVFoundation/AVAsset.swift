public import CoreMedia
public import Foundation

/// Sound or a film: nothing of it is read here.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Sound or a film at an address.
  public convenience init(url URL: URL) { self.init() }
  open var duration: CMTime { .zero }
  open var tracks: [AVAssetTrack] { [] }
  /// A Boolean that tells whether it can be played: no.
  open var isPlayable: Bool { false }
  /// Its tracks of media: none.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  /// Loads the tracks of a media type: none.
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Reads what is asked for: at once, as nothing is read.
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil
  ) {
    handler?()
  }
  /// Tells how far something is read.
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
    .failed
  }
}

/// A property of an asset that is loaded when it is asked for.
public struct AVAsyncProperty<Root, Value>: Sendable {
  let value: @Sendable (Root) -> Value
}

extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init { $0.duration } }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init { $0.isPlayable } }
  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsset {
  /// Loads a property: at once, as nothing is read.
  public func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T { property.value(self) }
  /// Loads two properties.
  public func load<A, B>(
    _ a: AVAsyncProperty<AVAsset, A>, _ b: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) { (a.value(self), b.value(self)) }
}

/// The state of reading something.
public enum AVKeyValueStatus: Int, Sendable {
  case unknown = 0, loading, loaded, failed, cancelled
}

/// Sound or a film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  /// Sound or a film at an address.
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init()
  }
}

/// A part of sound or of a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// Its pictures in a second.
  open var nominalFrameRate: Float { 0 }
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var formatDescriptions: [Any] { [] }
  /// Its place in time.
  open var timeRange: CMTimeRange { .zero }
}

/// An object that makes pictures of a film: none here.
open class AVAssetImageGenerator: NSObject {
  /// The largest size of a picture.
  open var maximumSize = CGSize.zero
  /// A Boolean that turns pictures as the film says.
  open var appliesPreferredTrackTransform = false
  public let asset: AVAsset
  /// Makes a generator of pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A picture at a time: it can't be had.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decodeFailed)
  }
}

/// The reason for which media can't be had.
public struct AVError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
  }
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// An object that writes a film in another form: it fails here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The state of writing.
  public enum Status: Int, Sendable {
    case unknown = 0, waiting, exporting, completed, failed, cancelled
  }
  /// The place that it writes to.
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  /// The part that it writes.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// The way pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// A Boolean that makes a file that can be played while it comes.
  open var shouldOptimizeForNetworkUse = false
  /// The state that it is in.
  open private(set) var status = Status.unknown
  open var error: (any Error)? { status == .failed ? AVError(.decodeFailed) : nil }
  /// The share that is done.
  open var progress: Float { 0 }
  /// Makes a session that writes a film in a quality.
  public init?(asset: AVAsset, presetName: String) {}
  /// The qualities that a film can have: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }
  open func cancelExport() { status = .cancelled }
}

/// The way the pictures of films are put together; it is held.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  open var renderSize: CGSize { .zero }
}

/// The way the pictures of films are put together, changeable.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  private var size = CGSize.zero
  open override var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// The time of a picture.
  open var frameDuration = CMTime.zero
  /// The factor by which they are enlarged.
  open var renderScale: Float = 1
  open var instructions: [AVMutableVideoCompositionInstruction] = []
  public override init() {}
  /// As a film says.
  public init(propertiesOf asset: AVAsset) {}
}

/// A step of how pictures are put together.
open class AVMutableVideoCompositionInstruction: NSObject {
  open var timeRange = CMTimeRange.zero
  /// The steps for the tracks.
  open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
}

/// A step for a track.
open class AVMutableVideoCompositionLayerInstruction: NSObject {
  /// Makes a step for a track.
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }
  /// Sets a transform from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Sets how much is seen from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// The way tracks of sound are put together; it is held.
open class AVAudioMix: NSObject, @unchecked Sendable {}
