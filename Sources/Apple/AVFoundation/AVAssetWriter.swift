public import CoreMedia
public import Foundation

/// An object that writes a file of media: it fails here.
open class AVAssetWriter: NSObject {
  /// The state of writing.
  public enum Status: Int, Sendable {
    case unknown = 0, writing, completed, failed, cancelled
  }
  /// The state that it is in.
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.unknown) }
  /// A Boolean that makes a file that can be played while it comes.
  open var shouldOptimizeForNetworkUse = false
  /// Makes a writer of a file.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {}
  /// Tells whether something can be written: no.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  /// Adds what is written.
  open func add(_ input: AVAssetWriterInput) {}
  @discardableResult
  open func startWriting() -> Bool { false }
  /// Begins at a time.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Ends at a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  open func cancelWriting() {}
}

/// A track that is written into a file of media.
open class AVAssetWriterInput: NSObject {
  /// The kind of media.
  public let mediaType: AVMediaType
  /// A Boolean that writes what comes now.
  open var expectsMediaDataInRealTime = false
  /// The transform of pictures.
  open var transform = CGAffineTransform.identity
  /// A Boolean that tells whether more can come: no.
  open var isReadyForMoreMediaData: Bool { false }
  /// Makes an input of a kind of media.
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
  ) {
    self.mediaType = mediaType
  }
  /// Calls when more can come: never.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
}

/// An object that reads a file of media: it fails here.
open class AVAssetReader: NSObject {
  /// The state of reading.
  public enum Status: Int, Sendable {
    case unknown = 0, reading, completed, failed, cancelled
  }
  /// The state that it is in.
  open var status: Status { .failed }
  /// The part that is read.
  open var timeRange = CMTimeRange.zero
  /// Makes a reader of a film.
  public init(asset: AVAsset) throws {}
  /// Tells whether something can be read: no.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  /// Adds what is read.
  open func add(_ output: AVAssetReaderOutput) {}
  @discardableResult
  open func startReading() -> Bool { false }
  open func cancelReading() {}
}

/// The media that are read of a file.
open class AVAssetReaderOutput: NSObject {
  /// A Boolean that gives copies.
  open var alwaysCopiesSampleData = true
  /// Gives the next media: nothing.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// Pictures that are read.
open class AVAssetReaderVideoCompositionOutput: AVAssetReaderOutput {
  /// The way they are put together.
  open var videoComposition: AVVideoComposition?
  public init(videoTracks: [AVAssetTrack], videoSettings: [String: Any]?) {}
}

/// Sound that is read.
open class AVAssetReaderAudioMixOutput: AVAssetReaderOutput {
  public init(audioTracks: [AVAssetTrack], audioSettings: [String: Any]?) {}
}
