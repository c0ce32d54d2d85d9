public import CoreMedia
public import Foundation

/// Sound or a film: nothing of it is read here.
open class AVAsset: NSObject, @unchecked Sendable {
  /// Sound or a film at an address.
  public convenience init(url URL: URL) { self.init() }
  /// Its length: 0.
  open var duration: CMTime { .zero }
  /// Its tracks: none.
  open var tracks: [AVAssetTrack] { [] }
  /// A Boolean that tells whether it can be played: no.
  open var isPlayable: Bool { false }
  /// Its tracks of media: none.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
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

/// How far something is read.
public enum AVKeyValueStatus: Int, Sendable {
  /// How far.
  case unknown = 0, loading, loaded, failed, cancelled
}

/// Sound or a film at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
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
  /// Their size.
  open var naturalSize: CGSize { .zero }
  /// Their transform.
  open var preferredTransform: CGAffineTransform { .identity }
  /// Their form.
  open var formatDescriptions: [Any] { [] }
  /// Where it is.
  open var timeRange: CMTimeRange { .zero }
}

/// What makes pictures of a film: none here.
open class AVAssetImageGenerator: NSObject {
  /// The largest size of a picture.
  open var maximumSize = CGSize.zero
  /// A Boolean that turns pictures as the film says.
  open var appliesPreferredTrackTransform = false
  /// The film.
  public let asset: AVAsset
  /// What makes pictures of a film.
  public init(asset: AVAsset) { self.asset = asset }
  /// A picture at a time: it can't be had.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw AVError(.decodeFailed)
  }
}

/// The reason for which media can't be had.
public struct AVError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The reason.
    case unknown = -11800
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
  }
  /// The reason.
  public let code: Code
  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}

/// What writes a film in another form: it fails here.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// How far.
    case unknown = 0, waiting, exporting, completed, failed, cancelled
  }
  /// Where it writes.
  open var outputURL: URL?
  /// The form.
  open var outputFileType: AVFileType?
  /// The part that it writes.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// How pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// A Boolean that makes a file that can be played while it comes.
  open var shouldOptimizeForNetworkUse = false
  /// How far it is.
  open private(set) var status = Status.unknown
  /// Why it failed.
  open var error: (any Error)? { status == .failed ? AVError(.decodeFailed) : nil }
  /// The share that is done.
  open var progress: Float { 0 }
  /// What writes a film in a quality.
  public init?(asset: AVAsset, presetName: String) {}
  /// The qualities that a film can have: none.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  /// Fails.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    status = .failed
    handler()
  }
  /// Gives it up.
  open func cancelExport() { status = .cancelled }
}

/// How the pictures of films are put together; it is held.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// Their size.
  open var renderSize: CGSize { .zero }
}

/// How the pictures of films are put together, changeable.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  private var size = CGSize.zero
  /// Their size.
  open override var renderSize: CGSize {
    get { size }
    set { size = newValue }
  }
  /// The time of a picture.
  open var frameDuration = CMTime.zero
  /// How much they are enlarged.
  open var renderScale: Float = 1
  /// The steps.
  open var instructions: [AVMutableVideoCompositionInstruction] = []
  /// As it is.
  public override init() {}
  /// As a film says.
  public init(propertiesOf asset: AVAsset) {}
}

/// A step of how pictures are put together.
open class AVMutableVideoCompositionInstruction: NSObject {
  /// When.
  open var timeRange = CMTimeRange.zero
  /// What becomes of the tracks.
  open var layerInstructions: [AVMutableVideoCompositionLayerInstruction] = []
}

/// What becomes of a track.
open class AVMutableVideoCompositionLayerInstruction: NSObject {
  /// What becomes of a track.
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }
  /// Sets a transform from a time on.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Sets how much is seen from a time on.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// How tracks of sound are put together; it is held.
open class AVAudioMix: NSObject, @unchecked Sendable {}
